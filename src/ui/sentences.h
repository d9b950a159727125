#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "paint/canvas.h"

namespace terramorph {

/// Sentences for the player at the bottom of the screen, the newest lowest. Each leaves once it has been
/// read.
class Sentences {
  public:
    /// The id is a literal.
    void add(std::string_view id, std::string_view words);
    /// Returns true if one has left.
    bool advance(double seconds);
    /// Above this row of the picture.
    void draw(Canvas& canvas, float bottom) const;

  private:
    struct Sentence {
        std::string_view id;
        std::string words;
        double seconds;
    };

    std::vector<Sentence> sentences_;  // the newest first
};

}  // namespace terramorph

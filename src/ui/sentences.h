#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "paint/canvas.h"

namespace terramorph {

/// Sentences for the player in the middle of the screen's upper edge, where pages have nothing, the newest
/// at the top. Each leaves once it has been read.
class Sentences {
  public:
    /// The id is a literal.
    void add(std::string_view id, std::string_view words);
    /// Returns true if one has left.
    bool advance(double seconds);
    void draw(Canvas& canvas, float head = 0) const;

  private:
    struct Sentence {
        std::string_view id;
        std::string words;
        double seconds;
    };

    std::vector<Sentence> sentences_;  // the newest first
};

}  // namespace terramorph

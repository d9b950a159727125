#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "paint/canvas.h"
#include "ui/sound/sound.h"

namespace terramorph {

/// What is heard, as short words in a quiet line, with the side that it comes from: "thunder, right". For
/// whoever doesn't hear it.
class HeardLine {
  public:
    /// Call with every sound that is played; those without a name stay out.
    void note(const Sound& sound);
    void clear() { heard_.clear(); }
    /// Returns true if anything is or was visible.
    bool advance(double seconds);
    /// In the middle of the place, as many of the newest as fit.
    void draw(Canvas& canvas, Rect place) const;

    static float height(const Canvas& canvas);

  private:
    struct Heard {
        std::string_view name;  // English
        int side;               // -1 left, 0 anywhere, 1 right
        double left;            // seconds
    };

    std::vector<Heard> heard_;  // in the order in which they began
};

}  // namespace terramorph

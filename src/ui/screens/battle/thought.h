#pragma once

#include <string>
#include <vector>

#include "ai/thought.h"
#include "match/match.h"
#include "paint/canvas.h"
#include "ui/landscape/camera.h"

namespace terramorph {

/// How a computer aimed, drawn over the battlefield: the ways that it weighed, the better the warmer, and the
/// one that it chose.
class ThoughtPicture {
  public:
    /// Call when the shot is fired, while everything is where it was when it was aimed.
    void remember(const Thought& thought, const Match& match);
    void forget() { *this = {}; }
    bool known() const { return !ways_.empty(); }
    void toggle() { shown_ = !shown_; }
    bool shown() const { return shown_ && known(); }
    void draw(Canvas& canvas, const View& view) const;

  private:
    /// A shell's way as far as it is in one piece: where it wraps around the level another one begins.
    struct Way {
        std::vector<Vec2<float>> places;  ///< columns
        float worth;                      ///< 0 .. 1
        bool chosen;
    };

    void add(const Flight& flight, const Field& field, float worth, bool chosen);
    void draw_words(Canvas& canvas) const;

    std::vector<Way> ways_;
    std::vector<Vec2<float>> victim_;  // where it stood, if there is one
    Color color_;
    Color victim_color_;
    std::string words_;
    bool shown_ = false;
};

}  // namespace terramorph

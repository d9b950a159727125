#pragma once

#include <string>
#include <vector>

#include "ai/thought.h"
#include "match/match.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// A computer's thought, drawn over the battlefield: the paths it considered, warmer if better, and the one
/// it chose.
class ThoughtPicture {
  public:
    /// Call when the shot is fired, while everything is still in place.
    void remember(const Thought& thought, const Match& match);
    void forget() { *this = {}; }
    bool known() const { return !ways_.empty(); }
    void toggle() { shown_ = !shown_; }
    bool shown() const { return shown_ && known(); }
    void draw(Canvas& canvas, const View& view) const;

  private:
    /// A continuous piece of a shell's path; wrapping around the level begins another.
    struct Way {
        std::vector<Vec2<float>> places;  ///< columns
        float worth;                      ///< 0 .. 1
        bool chosen;
    };

    void add(const Flight& flight, const CollisionScene& scene, float worth, bool chosen);
    void draw_words(Canvas& canvas) const;

    std::vector<Way> ways_;
    std::vector<Vec2<float>> victim_;  // the victim's position, if there is one
    Color color_;
    Color victim_color_;
    std::string words_;
    bool shown_ = false;
};

}  // namespace terramorph

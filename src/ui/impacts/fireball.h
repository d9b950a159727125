#pragma once

#include <vector>

#include "paint/soft/brush.h"
#include "ui/camera/camera.h"
#include "ui/impacts/blast_look.h"

namespace terramorph {

/// The fire of a blast, which cools to smoke: a ball whose parts rise as a plume or, if it's large, as a
/// mushroom. Every part's place is a function of time alone.
class Fireball {
  public:
    static constexpr float kLongestSmoke = 1.3f;  ///< of the time that a blast's weight gives it

    explicit Fireball(const BlastLook& blast);

    /// `age` in seconds.
    void draw(SoftBrush& brush, const View& view, float age) const;
    std::size_t size() const { return parts_.size(); }
    /// The middle of all its smoke, in columns.
    Vec2<float> middle(float age) const;

  private:
    /// Places and sizes in radii.
    struct Part {
        Vec2<float> ball;   ///< while it burns
        Vec2<float> cloud;  ///< where it's going
        float size = 0, cloud_size = 0;
        float heat = 0;
        float cools = 0;  ///< time until it's smoke
        float life = 1;   ///< share of the smoke's time
        float shade = 0;  ///< how little light it gets from above
        bool stem = false;
        // Of a plume's part:
        float turns = 0, pace = 0,
              phase = 0;   ///< the circle it turns in, radians in a unit of time, and at first
        float lift = 0;    ///< how fast it goes on rising
        float drifts = 1;  ///< how much of the wind it takes
    };

    void add_plume();
    void add_mushroom();
    Part ball_part(int number, int count) const;
    float draw_from(int part, int number, float low, float high) const;
    Vec2<float> place(const Part& part, float age) const;
    Vec2<float> place_in_plume(const Part& part, float age) const;
    Vec2<float> place_in_mushroom(const Part& part, float age) const;
    void draw_part(SoftBrush& brush, const View& view, const Part& part, float age) const;
    void draw_bed(SoftBrush& brush, const View& view, float age) const;
    void draw_folds(SoftBrush& brush, const View& view, float age) const;
    void draw_seam(SoftBrush& brush, const View& view, float age) const;
    void draw_core(SoftBrush& brush, const View& view, float age) const;

    BlastLook blast_;
    float pace_;   // seconds in one of a nuke's
    float smoke_;  // seconds until it's gone
    std::vector<Part> parts_;
};

}  // namespace terramorph

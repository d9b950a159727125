#pragma once

#include <span>
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

    static constexpr float kCapUp = 1.12f;  ///< radii from the blast to the middle of its cap, if it has one

    explicit Fireball(const BlastLook& blast);

    /// `age` in seconds. `standing`: the middles of tanks, in columns, before which smoke is thin. `wrecks`:
    /// likewise, unless it's a mushroom's.
    void draw(SoftBrush& brush, const View& view, float age, std::span<const Vec2<float>> standing = {},
              std::span<const Vec2<float>> wrecks = {}) const;
    bool seen(float age) const { return age <= kLongestSmoke * smoke_; }
    std::size_t size() const { return parts_.size(); }
    /// The middle of all its smoke, in columns.
    Vec2<float> middle(float age) const;

  private:
    static constexpr float kGolden = 2.3999632f;  ///< radians from one part to the next

    /// What a mushroom consists of.
    enum class Of { skirt, stem, collar, dome, roll };

    /// Places and sizes in radii.
    struct Part {
        Vec2<float> ball;   ///< while it burns
        Vec2<float> cloud;  ///< where it's going
        float size = 0, cloud_size = 0;
        float heat = 0;
        float rank = 0;   ///< the later it's drawn while it burns
        float cools = 0;  ///< time until it's smoke
        float life = 1;   ///< share of the smoke's time
        float shade = 0;  ///< how little light it gets from above
        float turns = 0, pace = 0,
              phase = 0;  ///< the circle it turns in, radians in a unit of time, and at first
        float lift = 0;   ///< how fast it goes on rising
        // Of a mushroom's part:
        Of part_of = Of::stem;
        float ring = 0;  ///< how far to the right on the ring that rolls, -1 to 1 ...
        float near = 0;  ///< ... and how far to the front
        float side = 1;  ///< of a stem: 1 right, -1 left
        // Of a plume's part:
        float drifts = 1;  ///< how much of the wind it takes
    };

    /// When a part burns out and grows, and how fast it spreads then.
    struct Course {
        float burns, grows, spreads;
    };
    static constexpr Course kMushroomCourse = {0.12f, 0.34f, 0.22f}, kPlumeCourse = {0.2f, 0.5f, 0.5f};
    /// How a part's smoke is seen.
    struct Smoke {
        float lit;            ///< share of the light that it gets
        float shade;          ///< how much darker its bright side is
        float soft;           ///< its edge
        float seen = 1;       ///< share of it that's there
        float flickers = 1;   ///< of its size
        float one_cloud = 0;  ///< so much less its dark side is shaded than if it were a ball
    };

    void add_plume();
    void add_mushroom();
    void add_to_skirt(Part& part, int k);
    void add_to_stem(Part& part, int k);
    void add_to_collar(Part& part, int k);
    void add_to_cap(Part& part, int k);
    Part ball_part(int number, int count) const;
    void rise_in_order();
    float lobed(float turn) const;
    float draw_from(int part, int number, float low, float high) const;
    Vec2<float> place(const Part& part, float age) const;
    Vec2<float> place_in_plume(const Part& part, float age) const;
    Vec2<float> place_in_mushroom(const Part& part, float age) const;
    Vec2<float> place_in_cloud(const Part& part, float time) const;
    float turned(const Part& part, float time) const;
    float shade_in_mushroom(const Part& part, float time) const;
    float lit_from_below(const Part& part, float time) const;
    void light_in_mushroom(const Part& part, float time, Puff& puff) const;
    static float softness(const Part& part);
    Smoke smoke_of_mushroom(const Part& part, float time) const;
    static Smoke smoke_of_plume(const Part& part, float time, float cold);
    float seam_light(float time) const;
    static float grown_ball(float time);
    float sway(float up, float time) const;
    float foot() const;
    static float wind_at(float up);
    void draw_mushroom(SoftBrush& brush, const View& view, float age,
                       std::span<const Vec2<float>> standing) const;
    void draw_as_ball(SoftBrush& brush, const View& view, float age,
                      std::span<const Vec2<float>> standing) const;
    void draw_part(SoftBrush& brush, const View& view, const Part& part, float age,
                   std::span<const Vec2<float>> standing, std::span<const Vec2<float>> wrecks = {}) const;
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

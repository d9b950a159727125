#pragma once

#include <optional>
#include <span>

#include "paint/soft/half_painting.h"
#include "paint/soft/light_field.h"
#include "ui/impacts/dust_wave.h"
#include "ui/impacts/feel.h"
#include "ui/impacts/fire/fireball.h"
#include "ui/impacts/rim.h"

namespace terramorph {

/// Where a blast happened.
struct BlastPlace {
    const Ground& ground;
    bool digs = true;
    Color earth;  ///< its colour
};

/// What stands around a blast.
struct BlastScene {
    std::span<const Vec2<float>> standing = {};  ///< middles of tanks, in columns, which no smoke hides ...
    std::span<const Vec2<float>> wrecks = {};    ///< ... and of wrecks, which only a mushroom's does
    Floor ground = {};  ///< the land's top, at which a shock ends; none: there's none
};

/// One blast over time: light, fire, smoke, dust and the glowing rim of its crater.
class Burst {
  public:
    Burst(const BlastLook& look, const BlastPlace& place);

    void advance(double seconds) { age_ += static_cast<float>(seconds); }
    void keep_edges(const Ground& ground) { rim_.keep_edges(ground); }
    bool over() const;
    /// True while it gives light.
    bool lit() const { return time() < kLight && look_.kind != BlastKind::earth; }
    /// True while it's so bright that it counts as a flash.
    bool flashes() const { return look_.flashes && age_ < 0.25f; }
    /// True if its fire is larger than that blast and all around it.
    bool swallows(const BlastLook& other) const;
    const BlastLook& look() const { return look_; }
    float age() const { return age_; }

    /// The light that it gives at this moment.
    Lamp lamp(const View& view) const;
    void shine(LightField& light, const View& view) const;
    /// `flash`: how much of white light people want to see, 0 to 1.
    void flash(LightField& light, float flash) const;
    /// What lies on the ground, behind the fire. What's large and soft is painted by way of `half`.
    void draw_ground(SoftBrush& brush, HalfPainting& half, const View& view, const Ground& ground) const;
    void draw(SoftBrush& brush, HalfPainting& half, const View& view, const BlastScene& scene = {}) const;
    /// Its shock bends what is behind it.
    void bend(SoftBrush& brush, const View& view, Floor ground = {}) const;

  private:
    static constexpr float kLight = 1.5f;  ///< seconds of a nuke's

    /// The age in seconds of a nuke's.
    float time() const { return age_ / pace_; }
    void draw_fire(SoftBrush& brush, HalfPainting& half, const View& view, const BlastScene& scene) const;
    void draw_blade(SoftBrush& brush, const View& view) const;
    void draw_force(SoftBrush& brush, const View& view) const;
    template <class Paint>
    void by_size(SoftBrush& brush, HalfPainting& half, const View& view, Paint paint) const;
    Color light_color() const;
    Color blade_light() const;

    BlastLook look_;
    Weight weight_;
    float pace_;  // seconds in one of a nuke's
    float age_ = 0;
    std::optional<Fireball> fire_;
    std::optional<DustWave> dust_;
    GlowingRim rim_;
};

}  // namespace terramorph

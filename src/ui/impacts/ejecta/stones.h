#pragma once

#include <span>
#include <vector>

#include "base/random.h"
#include "paint/canvas.h"
#include "paint/soft/light_field.h"
#include "terrain/ground/ground.h"
#include "ui/camera/camera.h"
#include "ui/impacts/blast_look.h"

namespace terramorph {

/// Clods and stones that were flung: they fly, land, and lie for a while.
class Stones {
  public:
    static constexpr std::size_t kMaxStones = 700;

    struct Stone {
        Vec2<float> at;        ///< columns
        Vec2<float> velocity;  ///< columns per second
        float radius = 1;      ///< columns
        Color color;
        float age = 0;   ///< seconds since it was flung, or since it lies
        float turn = 0;  ///< its angle
        bool lies = false;
        std::uint32_t chance = 0;
    };

    void fling(const Stone& stone);
    /// Returns true if any is visible in motion. `gravity` in columns per second squared.
    bool advance(double seconds, const Ground& ground, float gravity);
    void draw_lying(Canvas& canvas, const View& view) const;
    /// `lamps` light them from the side.
    void draw_flying(Canvas& canvas, const View& view, std::span<const Lamp> lamps) const;
    void clear() { stones_.clear(); }

    /// True while any is in the air.
    bool flying() const { return flying_; }
    const std::vector<Stone>& all() const { return stones_; }

  private:
    /// A stone's colours, and from where it's lit.
    struct Lit {
        Color face, edge;
        Point toward;
    };

    bool move(Stone& stone, float seconds, const Ground& ground, float gravity) const;
    static Lit light_on(Point at, Color color, std::span<const Lamp> lamps);
    void draw_stone(Canvas& canvas, const View& view, const Stone& stone, float shown,
                    std::span<const Lamp> lamps) const;

    std::vector<Stone> stones_;
    std::uint32_t revision_ = 0;  // of the ground on which they lie
    bool flying_ = false;
};

}  // namespace terramorph

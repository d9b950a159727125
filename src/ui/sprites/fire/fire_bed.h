#pragma once

#include <span>
#include <vector>

#include "battle/shell.h"
#include "paint/canvas.h"
#include "terrain/ground/ground.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Some columns of ground on which fire lies, or did a moment ago.
struct HotSpot {
    static constexpr int kWide = 3;  ///< columns

    int number = 0;    ///< of the spot, from the left
    float height = 0;  ///< of the ground, in columns
    float fire = 0;    ///< 1 while something burns on it, then falling to 0
    float heat = 0;    ///< of the ground: likewise, but slowly
    float burnt = 0;   ///< seconds of fire so far

    Vec2<float> middle() const { return {(static_cast<float>(number) + 0.5f) * kWide, height}; }
};

/// What burning liquid leaves on its way: flames that linger where it was, and ground that glows, cools and
/// stays black.
class FireBed {
  public:
    /// Returns true if anything is hot.
    bool advance(double seconds, std::span<const OngoingEffect> all, const Ground& ground);
    /// The glow of the ground.
    void draw(Canvas& canvas, const View& view) const;
    std::span<const HotSpot> spots() const { return spots_; }
    /// The ground that has been burnt black since the last call.
    std::vector<Vec2<float>> take_blackened();
    void clear();

  private:
    void cool(float seconds);
    void light(const OngoingEffect& drop, const Ground& ground, float seconds);
    void lick(int number, float height, int way, const Ground& ground);
    HotSpot& spot_at(int number, float height);
    void blacken();

    std::vector<HotSpot> spots_;  // from left to right, the lower first
    std::vector<Vec2<float>> blackened_;
    std::uint32_t revision_ = 0;  // of the ground
    double time_ = 0;
};

}  // namespace terramorph

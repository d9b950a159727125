#include "ui/camera/uncut.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace terramorph {

namespace {

constexpr float kLeastAir =
    45;  // columns from a tank's middle to the picture's side: it has a hull and a barrel
constexpr float kAir = 0.05f;  // likewise, of the width: what's seen from afar is drawn larger
constexpr std::array kWidened = {1.0f, 1.07f, 1.15f};
constexpr int kShifts = 10;         // to either side ...
constexpr float kShift = 1.0f / 4;  // ... each of so much of that air

float air_in(const Extent& seen) { return std::max(kLeastAir, kAir * seen.wide); }

/// Beyond the level's ends there's nothing to see.
Extent on_level(Extent seen, float level) {
    const float half = std::min(seen.wide, level) / 2;
    return {std::clamp(seen.middle, half, level - half), 2 * half};
}

bool cuts(const Extent& seen, float level, const Tank& tank) {
    const auto near = [&](float side) { return std::abs(tank.body.at.x - side) < air_in(seen); };
    return tank.alive &&
           ((seen.left() > 0 && near(seen.left())) || (seen.right() < level && near(seen.right())));
}

bool holds(const Extent& seen, const Stretch& keep) {
    return seen.left() <= keep.low.x && seen.right() >= keep.high.x;
}

}  // namespace

Extent uncut(Extent wanted, const Stretch& keep, const BattleState& battle) {
    const auto level = static_cast<float>(battle.ground.width());
    const bool held = holds(on_level(wanted, level), keep);
    for (const float widened : kWidened)
        for (int k = 0; k <= 2 * kShifts; ++k) {
            Extent seen = {wanted.middle, wanted.wide * widened};
            const int shift = k % 2 == 0 ? k / 2 : -(k + 1) / 2;  // the least first
            seen.middle += static_cast<float>(shift) * kShift * air_in(seen);
            seen = on_level(seen, level);
            if (held && !holds(seen, keep)) continue;
            if (std::ranges::none_of(battle.tanks, [&](const Tank& tank) { return cuts(seen, level, tank); }))
                return seen;
        }
    return wanted;
}

}  // namespace terramorph

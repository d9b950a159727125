#include "app/teaching/rough_aim.h"

#include <algorithm>

#include "app/teaching/coach.h"

namespace terramorph {

namespace {

constexpr int kPowerTo = 10, kAngleTo = 10;          // whoever sets the figure hits, or nearly
constexpr int kAroundPower = 15, kAroundAngle = 35;  // on both sides of what the figure leaves open

/// How far it is from `from` to the whole step nearest to a value on that side; at least one of them.
int to_whole(int value, int from, int step) {
    const int change = (value + step / 2) / step * step - from;
    if (change != 0 && (change > 0) == (value > from)) return change;
    return value < from ? -step : step;
}

AimZone zone_around(int middle, int half, int most) {
    return {std::clamp(middle - half, 0, most), std::clamp(middle + half, 0, most)};
}

}  // namespace

RoughAim rough_aim(const BetterAim& better, int angle, int power) {
    RoughAim rough;
    if (better.angle != angle) rough.turn = to_whole(better.angle, angle, kAngleTo);
    rough.angle = zone_around(angle + rough.turn, kAroundAngle, kHalfTurn);
    if (better.power != power) {
        rough.push = to_whole(better.power, power, kPowerTo);
        rough.power = zone_around(power + rough.push, kAroundPower, kFullPower);
    }
    return rough;
}

}  // namespace terramorph

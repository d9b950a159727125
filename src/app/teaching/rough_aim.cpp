#include "app/teaching/rough_aim.h"

#include <algorithm>
#include <cstdlib>

#include "app/teaching/coach.h"

namespace terramorph {

namespace {

constexpr int kFarPush = 100;  // from which on steps are wide
constexpr int kNearStep = 10, kFarStep = 20, kTurnAbout = 50;
constexpr int kAroundPower = 10, kAroundAngle = 15;  // on both sides of what a step leaves open

int step_of(int push) { return std::abs(push) < kFarPush ? kNearStep : kFarStep; }

/// To whole steps, and at least one of them.
int in_steps(int value, int step) {
    const int steps = std::max(1, (std::abs(value) + step / 2) / step);
    return value < 0 ? -steps * step : steps * step;
}

AimZone zone_around(int middle, int half, int most) {
    return {std::clamp(middle - half, 0, most), std::clamp(middle + half, 0, most)};
}

}  // namespace

RoughAim rough_aim(const BetterAim& better, int angle, int power) {
    RoughAim rough;
    if (const int turn = better.angle - angle; turn != 0) rough.turn = in_steps(turn, kTurnAbout);
    rough.angle = zone_around(angle + rough.turn, kTurnAbout / 2 + kAroundAngle, kHalfTurn);
    if (const int push = better.power - power; push != 0) {
        rough.push = in_steps(push, step_of(push));
        rough.power = zone_around(power + rough.push, step_of(push) / 2 + kAroundPower, kFullPower);
    }
    return rough;
}

}  // namespace terramorph

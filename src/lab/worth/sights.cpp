#include "lab/worth/sights.h"

#include <algorithm>
#include <cmath>

#include "base/trig.h"

namespace terramorph {

namespace {

constexpr int kElevations[] = {300, 500, 700};  // tenths of a degree above the horizontal
constexpr int kBesideElevation = 500;
constexpr int kPowerStep = 6;
constexpr float kBeside = 70;  // columns before the mark, and behind it, where rollers and diggers are to land
constexpr float kNear = 40;    // columns

/// The power at which a shell lands nearest to `x`, a column; none if that's nowhere near.
int best_power(const Battle& battle, TankId shooter, int angle, float x) {
    int best = 0;
    float least = kNear;
    for (int power = kPowerStep; power <= kFullPower; power += kPowerStep) {
        const Prediction end = battle.predict_shot(shooter, angle, power);
        if (end.end != FlightEnd::hit) continue;
        const float miss = std::abs(columns_of(end.contact.at).x - x);
        if (miss < least) {
            least = miss;
            best = power;
        }
    }
    return best;
}

/// The angle of a straight line between two tanks, as beams want it.
int straight(Vec2<float> from, Vec2<float> to) {
    const double angle = arctangent(to.y - from.y, to.x - from.x);
    return std::clamp(static_cast<int>(std::lround(angle * kHalfTurn / kPi)), 0, kHalfTurn);
}

}  // namespace

std::vector<Sight> sights(const Battle& battle, TankId shooter) {
    std::vector<Sight> found;
    const auto& tanks = battle.state().tanks;
    const float own = tanks[shooter].body.at.x;
    for (const TankId mark : ids<TankId>(tanks)) {
        if (mark == shooter || !tanks[mark].alive) continue;
        const float x = tanks[mark].body.at.x;
        const auto add = [&](int elevation, float at) {
            const int angle = x > own ? elevation : kHalfTurn - elevation;
            if (const int power = best_power(battle, shooter, angle, at)) found.push_back({angle, power, mark});
        };
        for (const int elevation : kElevations) add(elevation, x);
        found.push_back({straight(tanks[shooter].body.at, tanks[mark].body.at), kFullPower, mark});
        for (const float beside : {-kBeside, kBeside}) add(kBesideElevation, x + beside);
    }
    return found;
}

}  // namespace terramorph

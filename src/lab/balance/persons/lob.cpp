#include "lab/balance/persons/lob.h"

#include <algorithm>

namespace terramorph {

namespace {

constexpr int kLobStep = 40;  // tenths of a degree between the elevations that are tried
constexpr int kPowerSteps[] = {32, 8, 2};
constexpr float kFarAway = 100000;  // columns: of a shot that leaves the level

/// The shot at this angle and power, and how near it comes.
Candidate lob(const BattleView& view, const Hull& victim, int angle, int power) {
    const Prediction end = view.predict(angle, power);
    const Vec2<float> at = columns_of(end.contact.at);
    const bool hits = end.contact.with == Contact::With::tank && end.contact.tank == victim.tank;
    const float miss = hits ? 0 : distance_to(victim, at);
    return {angle, power, victim.tank, end.end == FlightEnd::hit ? miss : kFarAway, 0, at};
}

/// The best power at this angle: first roughly, then more and more finely.
Candidate best_power(const BattleView& view, const Hull& victim, int angle) {
    Candidate best = {angle, 0, victim.tank, 2 * kFarAway, 0, {}};
    int low = kPowerSteps[0];
    int high = view.power_limit();
    for (const int step : kPowerSteps) {
        for (int power = low; power <= high; power += step)
            if (const Candidate each = lob(view, victim, angle, power); each.miss < best.miss) best = each;
        low = std::max(1, best.power - step);
        high = std::min(view.power_limit(), best.power + step);
    }
    return best;
}

}  // namespace

Candidate find_lob(const BattleView& view, TankId victim, int preferred) {
    const auto& hulls = view.battle().state().hulls;
    const auto hull = std::ranges::find(hulls, victim, [](const Hull& each) { return TankId(each.tank); });
    const bool right = view.tank(victim).body.at.x > view.tank().body.at.x;
    const auto angle_of = [&](int elevation) { return right ? elevation : kHalfTurn - elevation; };
    Candidate best = best_power(view, *hull, angle_of(preferred));
    for (int elevation = kFlattestLob; elevation <= kOverAHill; elevation += kLobStep) {
        if (best.miss <= kCloseMiss) break;
        const Candidate other = best_power(view, *hull, angle_of(elevation));
        if (other.miss < best.miss) best = other;
    }
    return best;
}

}  // namespace terramorph

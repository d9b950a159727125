#include "ai/aiming/aim_search.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "ai/aiming/gunner.h"

namespace terramorph {

namespace {

constexpr int kPowersAround = 240;       // of the last power, to both sides
constexpr int kSteps[] = {12, 6, 3, 1};  // of the power, each around the best so far
constexpr int kFlat = 350, kHigh = 500;  // tenths of a degree

bool is_near(float one, float other) { return std::abs(one - other) <= kSameAimPlace; }

/// The last shot of the round that flew to this mark; none if one of the two tanks has moved since.
const PastShot* shot_before(const BattleView& view, TankId mark) {
    const auto& shots = view.match().tally().shots();
    for (auto shot = shots.rbegin(); shot != shots.rend(); ++shot) {
        if (shot->player != view.player() || mark_of(view, *shot) != mark) continue;
        if (!at(view.match().arsenal().weapons, shot->weapon).shell) continue;
        const bool stay = is_near(at(shot->columns, mark), view.tank(mark).body.at.x) &&
                          is_near(at(shot->columns, view.own_tank()), view.tank().body.at.x);
        return stay ? &*shot : nullptr;
    }
    return nullptr;
}

/// The power about this one with which a shot at this angle comes nearest.
std::optional<Candidate> nearest_power(const BattleView& view, TankId mark, int angle, int power,
                                       int& predictions) {
    std::optional<Candidate> best;
    int far = kPowersAround;
    for (const int step : kSteps) {
        const int middle = best ? best->power : power;
        for (int change = -far; change <= far; change += step) {
            const int pushed = middle + change;
            if (pushed < 1 || pushed > view.power_limit()) continue;
            const Prediction end = view.predict(angle, pushed);
            predictions -= view.cost(end);
            const auto aim = aim_at(view, angle, pushed, mark, end);
            if (aim && (!best || aim->miss < best->miss)) best = aim;
        }
        if (!best || best->miss == 0) break;
        far = step;
    }
    return best;
}

/// The kind of path that an aim is for this temperament.
Way way_of(const BattleView& view, const Temperament& temperament, const Candidate& aim) {
    const auto tries = [&](Way way) { return std::ranges::count(temperament.ways, way) > 0; };
    if (is_banked(view, aim.angle, aim.power, view.predict(aim.angle, aim.power))) return Way::bank;
    if (tries(Way::direct) && elevation(aim.angle) <= kFlat) return Way::direct;
    return tries(Way::lob) && elevation(aim.angle) >= kHigh ? Way::lob : Way::any;
}

}  // namespace

std::optional<FoundAims> bracketing_aim(const BattleView& view, const Temperament& temperament, TankId mark,
                                        Random hand, int& predictions) {
    const PastShot* const last = shot_before(view, mark);
    if (!last) return std::nullopt;
    const Gunner gunner(view, view.match().player(view.player()).difficulty, temperament, mark);
    const Weapon& weapon = at(view.match().arsenal().weapons, last->weapon);
    const int angle = last->angle - gunner.stray(weapon, last->power, false, hand).angle;
    if (angle < 0 || angle > kHalfTurn) return std::nullopt;
    const auto aim = nearest_power(view, mark, angle, last->power, predictions);
    if (!aim || aim->miss > kCloseMiss) return std::nullopt;
    return FoundAims{mark, 0, way_of(view, temperament, *aim), {*aim}};
}

}  // namespace terramorph

#include "ai/items/threat.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "battle/aiming/aim_bias.h"
#include "battle/driving_range.h"

namespace terramorph {

namespace {

constexpr float kNear = 320;  // columns from a tank, where a shot at it comes down
constexpr int kDodge = 30;    // columns: past kSameAimPlace, and no farther

float place_of(const Match& match, PlayerId player) { return match.state().tank(player).body.at.x; }

bool was_here(const Match& match, const PastShot& shot, PlayerId player) {
    return std::abs(at(shot.columns, tank_of(player)) - place_of(match, player)) <= kSameAimPlace;
}

int own_shots_from_here(const Match& match, PlayerId player) {
    const auto& shots = match.tally().shots();
    return static_cast<int>(std::ranges::count_if(
        shots, [&](const PastShot& shot) { return shot.player == player && was_here(match, shot, player); }));
}

bool is_dry(const Match& match, int x) {
    const BattleState& state = match.battle().state();
    return state.ground.top(x) >= water_over(state, x);
}

}  // namespace

int shots_nearby(const Match& match, PlayerId player) {
    const auto& shots = match.tally().shots();
    return static_cast<int>(std::ranges::count_if(shots, [&](const PastShot& shot) {
        return shot.end && !match.state().allies(player, shot.player) && was_here(match, shot, player) &&
               std::abs(shot.end->x - place_of(match, player)) <= kNear;
    }));
}

std::optional<int> way_to_dodge(const Match& match, PlayerId player, int after, float fuel) {
    const Tank& tank = match.state().tank(player);
    const int nearby = shots_nearby(match, player);
    if (tank.body.buried || nearby < after) return std::nullopt;
    if (2 * nearby <= own_shots_from_here(match, player)) return std::nullopt;
    const DrivingRange range = driving_range(match.battle(), tank_of(player), fuel);
    const Ground& ground = match.battle().state().ground;
    std::optional<int> best;
    for (const int way : {kDodge, -kDodge}) {
        const int x = range.column + way;
        if (!range.fuel_to(x) || !is_dry(match, x)) continue;
        if (!best || ground.top(x) > ground.top(range.column + *best)) best = way;
    }
    return best;
}

}  // namespace terramorph

#include "app/teaching/first_flight.h"

#include <algorithm>

#include "app/teaching/flown_way.h"

namespace terramorph {

namespace {

constexpr int kShotsShown = 4;  // before the last of them it's hardly seen any more

}  // namespace

float FirstFlight::wanted(const Match& match) const {
    const bool together = match.settings().turn_mode() == TurnMode::simultaneous;
    if (together || match.round() > 1) return 0;
    const auto fired = std::ranges::count(match.tally().shots(), match.player(), &PastShot::player);
    return 1 - static_cast<float>(std::min<std::ptrdiff_t>(fired, kShotsShown)) / kShotsShown;
}

void FirstFlight::look(const Match& match, bool aiming, bool shows) {
    strength_ = aiming && shows ? wanted(match) : 0;
    if (strength_ <= 0) return path_.clear();
    const Tank& tank = match.state().tank(match.player());
    const int wind = match.battle().state().air.wind;
    const Aimed now = {match.turn(), tank.angle, tank.power, wind, tank.body.at};
    if (now == aimed_ && !path_.empty()) return;
    aimed_ = now;
    path_ = way_of(BattleView(match, match.player(), wind), tank.angle, tank.power).places;
    path_.resize((path_.size() + 2) / 3);
}

}  // namespace terramorph

#include "app/teaching/first_mark.h"

#include <algorithm>

#include "ai/battle_view.h"

namespace terramorph {

namespace {

constexpr int kMarkStep = 5, kMarkRound = 10;
constexpr int kMarkTries = 48;
constexpr int kMarkAround = 12;  // on both sides of the figure

}  // namespace

/// The first stretch of powers that hit: the shot that flies lowest. What was found before is true enough
/// until the next search has ended.
void FirstMark::look(const Match& match, bool aims) {
    if (!aims) return void(*this = {});
    const Tank& tank = match.state().tank(match.player());
    const Aimed now = {match.turn(), tank.angle, match.battle().state().air.wind, tank.body.at};
    if (aimed_ != now) aimed_ = now, tried_ = 0, hits_.reset();
    const int limit = power_limit(match.battle().state(), tank_of(match.player()));
    if (tried_ > limit) return;
    const BattleView view(match, match.player(), now.wind);
    if (view.enemies().empty()) return;
    const TankId mark = view.nearest_enemy();
    for (int tries = kMarkTries; tries > 0 && tried_ <= limit; --tries) {
        tried_ += kMarkStep;
        const Prediction end = view.predict(tank.angle, tried_);
        const bool hits = tried_ <= limit && end.end == FlightEnd::hit && end.contact.tank == mark;
        if (hits) hits_ = AimZone{hits_ ? hits_->from : tried_, tried_};
        if (!hits && hits_) tried_ = limit + 1;
    }
    if (tried_ <= limit) return;
    found_ = true;
    power_.reset();
    if (hits_)
        power_ =
            std::max(kMarkRound, ((hits_->from + hits_->to) / 2 + kMarkRound / 2) / kMarkRound * kMarkRound);
}

std::optional<AimZone> FirstMark::zone() const {
    if (!power_) return std::nullopt;
    return AimZone{std::max(0, *power_ - kMarkAround), std::min(kFullPower, *power_ + kMarkAround)};
}

}  // namespace terramorph

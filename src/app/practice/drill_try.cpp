#include "app/practice/drill_try.h"

#include <algorithm>
#include <cmath>
#include <variant>

#include "app/player/preferences.h"
#include "app/session.h"
#include "base/index.h"

namespace terramorph {

namespace {

constexpr int kStarBits = 2;  // for each lesson
constexpr TankId kDrillTank = 0;

int kept_stars(const Session& session) { return static_cast<int>(preference(session, Preference::practice)); }

}  // namespace

DrillTry::DrillTry(Drill drill, const Match& match) : asks_(kind_of(drill).asks) {
    const BattleState& state = match.battle().state();
    begin_ = state.tank(kDrillTank).body.at;
    for (const Tank& tank : state.tanks) heights_.push_back(tank.body.at.y);
    hit_.resize(heights_.size());
}

void DrillTry::note(const MatchEvent& event) {
    if (const auto* fired = std::get_if<event::Fired>(&event); fired && fired->tank == kDrillTank) {
        ++fired_;
        last_hit_ = false;
    }
    const auto* hurt = std::get_if<event::Hurt>(&event);
    if (!hurt || hurt->by != kDrillTank || hurt->tank == kDrillTank) return;
    hit_[at(hurt->tank)] = true;
    if (asks_.targets > 0 && !std::exchange(last_hit_, true)) ++hits_;
}

void DrillTry::look(const Match& match) {
    const BattleState& state = match.battle().state();
    const Tank& own = state.tank(kDrillTank);
    driven_ = std::max(driven_, static_cast<int>(std::abs(own.body.at.x - begin_.x)));
    shielded_ |= own.shield.up();
    for (const TankId tank : ids<TankId>(state.tanks))
        if (tank != kDrillTank)
            lowered_ = std::max(lowered_, static_cast<int>(heights_[at(tank)] - state.tank(tank).body.at.y));
    if (asks_.lowered > 0 && lowered_ >= asks_.lowered) hits_ = 1;
}

int DrillTry::targets_hit() const { return static_cast<int>(std::ranges::count(hit_, true)); }

bool DrillTry::won() const {
    return targets_hit() >= asks_.targets && lowered_ >= asks_.lowered && driven_ >= asks_.driven &&
           (shielded_ || !asks_.shielded);
}

int DrillTry::stars() const {
    return won() ? std::clamp(kMostStars + 1 - std::max(1, misses()), 1, kMostStars) : 0;
}

int stars_of(const Session& session, Drill drill) {
    return kept_stars(session) >> (kStarBits * static_cast<int>(drill)) & kMostStars;
}

void keep_stars(Session& session, Drill drill, int stars) {
    if (stars <= stars_of(session, drill)) return;
    const int shift = kStarBits * static_cast<int>(drill);
    prefer(session, Preference::practice, (kept_stars(session) & ~(kMostStars << shift)) | stars << shift);
}

}  // namespace terramorph

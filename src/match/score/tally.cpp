#include "match/score/tally.h"

#include <algorithm>
#include <utility>

#include "base/index.h"
#include "base/overloads.h"

namespace terramorph {

namespace {

template <class Kind, class... Kinds>
constexpr bool kIsOneOf = (std::is_same_v<Kind, Kinds> || ...);
template <class Kind>
concept EndsShot = kIsOneOf<Kind, event::Exploded, event::Dug, event::Heaped, event::StartedRolling,
                            event::LeftLevel, event::Fizzled, event::CaughtFire, event::Traced>;

}  // namespace

Tally::Tally(int players) : players_(players), damage_(at(players * players), 0) {}

void Tally::begin_round(std::vector<float> seats) {
    shots_.clear();
    seats_ = std::move(seats);
}

const PastShot* Tally::last_shot(PlayerId player) const {
    const auto found = std::find_if(shots_.rbegin(), shots_.rend(),
                                    [player](const PastShot& shot) { return shot.player == player; });
    return found == shots_.rend() ? nullptr : &*found;
}

int Tally::damage(PlayerId by, PlayerId to) const { return at(damage_, by * players_ + to); }

/// A shot ends where it first has an effect.
void Tally::end_shot(TankId tank, Vec2<float> at) {
    const auto open = std::ranges::find_if(shots_, [&](const PastShot& shot) {
        return !shot.end && shot.turn == shots_.back().turn &&
               (!tank.exists() || player_of(tank) == shot.player);
    });
    if (open != shots_.end()) open->end = at;
}

void Tally::record_hurt(const event::Hurt& hurt) {
    if (hurt.by >= 0) at(damage_, hurt.by * players_ + hurt.tank) += hurt.health;
}

void Tally::record(const BattleEvent& event) {
    std::visit(
        Overloads{[this](const event::Hurt& hurt) { record_hurt(hurt); },
                  [this]<EndsShot Kind>(const Kind& end) { end_shot(end.tank, end.at); }, [](const auto&) {}},
        event);
}

}  // namespace terramorph

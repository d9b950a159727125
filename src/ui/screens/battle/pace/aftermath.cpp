#include "ui/screens/battle/pace/aftermath.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace terramorph {

namespace {

bool ends_turn(const MatchEvent& event) {
    return std::holds_alternative<event::TurnBegan>(event) ||
           std::holds_alternative<event::RoundEnded>(event);
}

bool starts_afresh(const MatchEvent& event) { return std::holds_alternative<event::NewLevel>(event); }

}  // namespace

MatchEvents Aftermath::take(MatchEvents events) {
    const auto first = holds() ? events.begin() : std::ranges::find_if(events, ends_turn);
    std::move(first, events.end(), std::back_inserter(kept_));
    events.erase(first, events.end());
    if (std::ranges::any_of(kept_, starts_afresh)) return release();  // nothing of the shot is left to see
    return events;
}

MatchEvents Aftermath::release() { return std::exchange(kept_, {}); }

void Aftermath::note(const MatchEvent& event, const Match& match) {
    if (ends_turn(event) || starts_afresh(event)) shot_ = std::nullopt;
    if (const auto* hurt = std::get_if<event::Hurt>(&event))
        matters_ |= match.player(player_of(hurt->tank)).kind.is_person();
    matters_ |= std::holds_alternative<event::Died>(event);
    const auto* fired = std::get_if<event::Fired>(&event);
    if (!fired || match.settings().turn_mode() == TurnMode::simultaneous) return;
    matters_ = false;
    const BattleState& state = match.battle().state();
    shot_ = {player_of(fired->tank), fired->weapon, state.air.wind, state.weather};
}

bool Aftermath::is_brief(const Match& match) const {
    if (!shot_ || matters_ || match.phase() != Phase::aiming) return false;
    const auto lives = [&](PlayerId player) {
        return match.player(player).kind.is_person() && match.state().tank(player).alive;
    };
    return !match.player(shot_->player).kind.is_person() && !match.player(match.player()).kind.is_person() &&
           std::ranges::any_of(match.state().order, lives);
}

bool Aftermath::is_read_later(const Match& match) {
    return match.phase() == Phase::aiming && match.player(match.player()).kind != kPerson;
}

}  // namespace terramorph

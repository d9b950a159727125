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
    const auto* fired = std::get_if<event::Fired>(&event);
    if (!fired || match.settings().turn_mode() == TurnMode::simultaneous) return;
    const BattleState& state = match.battle().state();
    shot_ = {player_of(fired->tank), fired->weapon, state.air.wind, state.weather};
}

}  // namespace terramorph

#include "ui/screens/battle/hud/cards/turn_order.h"

#include <algorithm>

namespace terramorph {

namespace {

bool holds(const OrderOfTurns& order, PlayerId player) {
    return std::ranges::count(order.places, player, &OrderOfTurns::Place::player) > 0;
}

/// Two take turns to begin. More players' order is still to be drawn.
std::vector<PlayerId> next_volley(const Match& match) {
    const MatchState& state = match.state();
    std::vector<PlayerId> alive;
    for (const PlayerId player : state.order)
        if (state.tank(player).alive) alive.push_back(player);
    const bool known = alive.size() == 2 && match.settings().turn_mode() != TurnMode::simultaneous;
    if (!known) return {};
    std::ranges::reverse(alive);
    return alive;
}

/// The order stays put; only the frame moves.
OrderOfTurns fixed_order(const Match& match) {
    const MatchState& state = match.state();
    OrderOfTurns order;
    for (const bool lives : {true, false})
        for (const PlayerId player : state.order)
            if (state.tank(player).alive == lives) order.places.push_back({player, !lives, !lives});
    order.volley = order.places.size();
    return order;
}

}  // namespace

OrderOfTurns turn_order(const Match& match, PlayerId now) {
    const MatchState& state = match.state();
    const bool together = match.settings().turn_mode() == TurnMode::simultaneous;
    if (!together && match.settings().turn_order() == TurnOrder::round_robin) return fixed_order(match);
    const bool ahead = now != match.player() && state.place == 0;  // the next volley has begun
    OrderOfTurns order;
    order.places.reserve(match.settings().players.size());
    if (state.tank(now).alive) order.places.push_back({now});
    if (ahead) order.volley = order.places.size();
    for (std::size_t k = state.place; k < state.order.size(); ++k)
        if (state.order[k] != now && state.tank(state.order[k]).alive)
            order.places.push_back({state.order[k]});
    if (!ahead) order.volley = order.places.size();
    if (!ahead) order.next = next_volley(match);
    for (const PlayerId player : ids<PlayerId>(match.settings().players))
        if (state.tank(player).alive && !holds(order, player)) order.places.push_back({player, !together});
    for (const PlayerId player : ids<PlayerId>(match.settings().players))
        if (!holds(order, player)) order.places.push_back({player, true, true});
    return order;
}

}  // namespace terramorph

#include "match/turns.h"

#include <algorithm>
#include <utility>

#include "base/index.h"
#include "match/rounds.h"
#include "match/turn_order.h"

namespace terramorph {

namespace {

constexpr int kMaxTurnsPerTank = 100;  // in a round; then it ends without a winner

bool alive(const MatchState& match, PlayerId player) { return match.tank(player).alive; }

/// Limits a theft to what its victim has.
void steal(MatchState& match, event::Stole& theft) {
    theft.dollars = std::min(theft.dollars, match.money(player_of(theft.victim)));
    at(match.loot, theft.victim) -= theft.dollars;
    at(match.loot, theft.thief) += theft.dollars;
}

/// Ore, robbery and high ground are paid for where money buys anything.
void pay(const MatchState& match, int& dollars, int& loot) {
    if (!match.settings.has_armory()) dollars = 0;
    loot += dollars;
}

MatchEvent match_event(const BattleEvent& event) {
    return std::visit([](const auto& each) { return MatchEvent(each); }, event);
}

/// Records the battle's events and passes them on.
void take_from_battle(MatchState& match) {
    for (BattleEvent& event : match.battle->take_events()) {
        if (std::holds_alternative<event::TradeAgreed>(event) && match.next_bargain() == 0) continue;
        if (auto* theft = std::get_if<event::Stole>(&event)) steal(match, *theft);
        if (auto* found = std::get_if<event::FoundOre>(&event))
            pay(match, found->dollars, at(match.loot, found->tank));
        if (auto* robbed = std::get_if<event::Robbed>(&event))
            pay(match, robbed->dollars, at(match.loot, robbed->tank));
        if (auto* held = std::get_if<event::HeldGround>(&event))
            pay(match, held->dollars, at(match.loot, held->tank));
        match.tally.record(event);
        match.events.push_back(match_event(event));
        match.scores.record(match.events.back());
    }
}

void fire(MatchState& match, PlayerId player) {
    const Tank& tank = match.tank(player);
    WeaponId& weapon = at(match.weapons, player);
    const BattleState& state = match.battle->state();
    match.tally.record_shot({player, weapon, tank.angle, tank.power, match.turn, state.air.wind,
                             columns_of_tanks(state), tank.target});
    match.battle->fire(tank_of(player), weapon);
    match.fired = true;
    match.phase = Phase::flying;
    if (weapon_stock(match.battle->state(), tank_of(player), weapon) == 0) weapon = 0;
}

void begin_volley(MatchState& match) {
    std::vector<bool> living;
    for (const Tank& tank : match.battle->state().tanks) living.push_back(tank.alive);
    match.order = next_volley(match.settings.turn_order(), match.order, living, match.random);
}

/// The tanks of the next players to begin a turn: one, or everybody left if all fire at once.
std::vector<TankId> next_tanks(MatchState& match) {
    std::vector<TankId> next;
    const std::size_t players = match.order.size();
    if (match.simultaneous()) match.place = players - 1;
    do {
        if (!match.simultaneous() && match.place + 1 == players) begin_volley(match);
        match.place = (match.place + 1) % players;
        if (alive(match, match.player())) next.push_back(tank_of(match.player()));
    } while (next.empty() || (match.simultaneous() && match.place + 1 < players));
    while (tank_of(match.player()) != next.front()) match.place = (match.place + 1) % players;
    return next;
}

void end_turn(MatchState& match) {
    if (is_round_undecided(match.battle->state()) && !std::exchange(match.ending, true)) {
        match.battle->end_turn();
        take_from_battle(match);
        match.phase = Phase::flying;
        if (!match.battle->at_rest()) return;
    }
    const int max_turns = kMaxTurnsPerTank * static_cast<int>(match.order.size());
    if (!is_round_undecided(match.battle->state()) || match.round_turns >= max_turns) return end_round(match);
    const PlayerId last = match.player();
    match.battle->begin_turn(next_tanks(match));
    take_from_battle(match);
    begin_turn(match, !match.simultaneous() && match.player() == last);
    match.volley_turn = match.turn;
}

void fire_all(MatchState& match) {
    match.place = 0;
    while (!alive(match, match.player())) ++match.place;
    bool any = false;
    for (const PlayerId each : match.order) {
        const Commitment decided = std::exchange(at(match.commitments, each), Commitment::none);
        if (decided != Commitment::fires) continue;
        if (!alive(match, each)) continue;  // died in the meantime
        fire(match, each);
        any = true;
    }
    any ? take_from_battle(match) : end_turn(match);
}

void next_to_aim(MatchState& match) {
    do ++match.place;
    while (match.place < match.order.size() && !alive(match, match.player()));
    match.place < match.order.size() ? begin_turn(match) : fire_all(match);
}

void end_move(MatchState& match) {
    if (!is_round_undecided(match.battle->state())) return end_turn(match);
    if (alive(match, match.player()))
        match.phase = Phase::aiming;
    else
        match.simultaneous() ? next_to_aim(match) : end_turn(match);
}

}  // namespace

void wait_for(MatchState& match, Phase phase) {
    ++match.turn;
    match.turn_began = match.ticks;
    match.phase = phase;
    match.recording.record_state(match.turn, match.ticks, match.hash());
}

void begin_turn(MatchState& match, bool again) {
    ++match.round_turns;
    match.ending = false;
    wait_for(match, Phase::aiming);
    match.events.emplace_back(event::TurnBegan{match.player(), again});
}

void commit(MatchState& match, PlayerId player, Commitment commitment) {
    if (match.simultaneous()) {
        at(match.commitments, player) = commitment;
        return next_to_aim(match);
    }
    if (commitment == Commitment::passes) return end_turn(match);
    fire(match, player);
    take_from_battle(match);
}

void begin_move(MatchState& match) {
    take_from_battle(match);
    match.moving = true;
    match.phase = Phase::flying;
}

void step(MatchState& match) {
    if (match.phase != Phase::flying) return;
    ++match.ticks;
    match.battle->step();
    take_from_battle(match);
    if (!match.battle->at_rest()) return;
    std::exchange(match.moving, false) ? end_move(match) : end_turn(match);
}

}  // namespace terramorph

#include "match/rounds.h"

#include <algorithm>
#include <utility>

#include "base/index.h"
#include "match/shopping_phase.h"
#include "match/turn_order.h"
#include "match/turns.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kLaterStream = 203;  // for matches that continue after rounds played elsewhere

int players_of(const MatchState& match) { return static_cast<int>(match.settings.players.size()); }

void draw_level(MatchState& match) { match.journey.draw_level(match.settings, *match.planets, match.round); }

/// A player's pay for the round, negative if it must pay.
int pay(const MatchState& match, int player) {
    const auto dollars = [&](Rule rule) { return std::int64_t{static_cast<int>(match.settings.rule(rule))}; };
    const Score& round = at(match.scores.round(), player);
    const bool survived = match.tank(player).alive && match.winner >= 0;
    const std::int64_t survival = survived ? dollars(Rule::pay_survival) : 0;
    const std::int64_t pay = round.damage * dollars(Rule::pay_damage) +
                             round.kills * dollars(Rule::pay_kill) + survival -
                             (round.own_goals + round.ally_kills) * dollars(Rule::fine);
    return static_cast<int>(std::clamp<std::int64_t>(pay, -kMaxMoney, kMaxMoney));
}

/// Pays out interest on savings, stolen money, and the pay for the round.
void pay_out(MatchState& match) {
    for (int k = 0; k < players_of(match); ++k) {
        const int worth = pay(match, k);
        match.shop.return_kit(k, match.tank(k).kit);
        int gain = match.shop.earn(k, match.shop.interest(k));
        gain += match.shop.earn(k, std::exchange(at(match.loot, k), 0));
        gain += match.shop.earn(k, worth);
        match.scores.record_money(k, gain, match.shop.worth(k));
    }
}

void record_round_result(MatchState& match) {
    RoundResult result;
    result.turn = match.turn;
    result.tick = match.ticks;
    result.checks = match.recording.checks.size();
    match.journey.save(result);
    for (const Score& score : match.scores.round()) result.players.push_back({score});
    record_goods(result, match.shop, *match.arsenal, match.settings);
    match.recording.round_results.push_back(std::move(result));
}

}  // namespace

void begin_round(MatchState& match) {
    if (match.round > 0) match.journey.travel(match.settings, match.round);
    ++match.round;
    const auto rule = static_cast<TurnOrder>(match.settings.rule(Rule::turn_order));
    match.order = turn_order(rule, match.scores.ranking(), match.round, match.random);
    match.scores.begin_round();
    draw_level(match);
    begin_battle(match);
    if (!match.settings.has_armory()) return begin_fight(match);
    begin_shopping(match);
}

void begin_battle(MatchState& match) {
    std::vector<Kit> kits;
    for (int k = 0; k < players_of(match); ++k) kits.push_back(match.shop.kit(k));
    const LevelSettings& level = match.journey.level();
    match.battle = std::make_shared<Battle>(battle_rules(match.settings, level), level, *match.arsenal,
                                            std::move(kits), match.journey.battle_seed());
    for (int k = 0; k < players_of(match); ++k) match.battle->set_team(k, match.player(k).team);
    std::ranges::fill(match.weapons, 0);
    std::ranges::fill(match.loot, 0);
    match.tally.begin_round();
    match.place = 0;
    match.fired = false;
    match.winner = -1;
    match.moving = false;
    match.round_turns = 0;
    match.events.emplace_back(event::NewLevel{});
}

void begin_fight(MatchState& match) {
    std::ranges::fill(match.commitments, Commitment::none);
    begin_turn(match);
}

void restart_round(MatchState& match) {
    match.scores.restart_round();
    match.journey.leave_map();
    draw_level(match);
    begin_battle(match);
    begin_fight(match);
}

void end_round(MatchState& match) {
    for (const int each : match.order)
        if (!is_round_undecided(match.battle->state()) && match.tank(each).alive) match.winner = each;
    match.phase = match.round < match.settings.rounds() ? Phase::round_over : Phase::match_over;
    for (const int each : match.order)
        if (match.winner >= 0 && match.allies(each, match.winner) && match.tank(each).alive)
            match.scores.record(event::RoundEnded{each});
    pay_out(match);
    match.events.emplace_back(event::RoundEnded{match.winner});
    if (match.phase == Phase::match_over)
        match.events.emplace_back(event::MatchEnded{match.scores.sides().front().players.front()});
    match.recording.record_state(match.turn, match.ticks, match.hash());
    record_round_result(match);
}

void continue_after(MatchState& match, std::vector<RoundResult> past) {
    for (RoundResult& result : past) {
        result.turn = 0;
        result.tick = 0;
        result.checks = 0;
        match.scores.begin_round();
        for (int k = 0; k < players_of(match); ++k) match.scores.record_round(k, at(result.players, k).score);
    }
    match.round = static_cast<int>(past.size());
    match.shop.restore(past.back());
    match.journey.restore(past.back(), match.settings, match.round);
    match.random = Random(mix(match.settings.seed + static_cast<std::uint32_t>(match.round)), kLaterStream);
    match.recording.round_results = std::move(past);
}

}  // namespace terramorph

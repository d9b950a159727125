#include "match/rounds.h"

#include <algorithm>
#include <utility>

#include "base/index.h"
#include "battle/scars/scarred_land.h"
#include "match/economy/pay.h"
#include "match/galaxy/people.h"
#include "match/shopping_phase.h"
#include "match/turn_order.h"
#include "match/turns.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kLaterStream = 203;  // for matches that continue after rounds played elsewhere

Ids<PlayerId> players_of(const MatchState& match) { return ids<PlayerId>(match.settings.players); }

void draw_level(MatchState& match) { match.journey.draw_level(match.settings, *match.planets, match.round); }

/// Pays out interest on savings, stolen money, and the pay for the round.
void pay_out(MatchState& match) {
    const std::vector<int> pay = pay_of_round(match);
    for (const PlayerId each : players_of(match)) {
        match.shop.return_kit(each, match.tank(each).kit);
        match.shop.set_bargain(each, trades_with(match.battle->state(), tank_of(each)));
        int gain = match.shop.earn(each, match.shop.interest(each));
        gain += match.shop.earn(each, std::exchange(at(match.loot, each), 0));
        gain += match.shop.earn(each, pay[each]);
        match.scores.record_money(each, gain, match.shop.worth(each));
    }
}

void record_round_result(MatchState& match) {
    RoundResult result;
    result.turn = match.turn;
    result.tick = match.ticks;
    result.checks = match.recording.checks.size();
    match.journey.save(result);
    if (match.journey.comes_back(match.settings, *match.planets))
        result.scars = scars_of(match.battle->state());
    for (const Score& score : match.scores.round()) result.players.push_back({score});
    record_goods(result, match.shop, *match.arsenal, match.settings);
    match.recording.round_results.push_back(std::move(result));
}

}  // namespace

void begin_round(MatchState& match) {
    if (match.round > 0) match.journey.travel(match.settings, match.round);
    ++match.round;
    const auto rule = match.settings.turn_order();
    match.order = turn_order(rule, match.scores.ranking(), match.round, match.random);
    match.scores.begin_round();
    draw_level(match);
    begin_battle(match);
    if (!match.settings.has_armory()) return begin_fight(match);
    begin_shopping(match);
}

std::unique_ptr<Battle> battle_on(const Journey& journey, const MatchState& match) {
    std::vector<Kit> kits;
    for (const PlayerId each : players_of(match)) kits.push_back(match.shop.kit(each));
    const LevelSettings& level = journey.level();
    LandLeft left;
    LevelSettings level_before;
    if (const int before = journey.last_round_here(match.settings, *match.planets); before > 0) {
        left.scars = at(match.recording.round_results, before - 1).scars;
        level_before = journey.level_of(match.settings, before);
        left.level = &level_before;
    }
    BattleRules rules = battle_rules(match.settings, level);
    if (const World* const world = journey.world()) {
        rules.plants_grow = world->living;
        rules.natives = has_natives(*world, match.settings);
        if (rules.natives) rules.gun_crew = people_of(*world).crew;
    }
    return std::make_unique<Battle>(rules, level, *match.arsenal, std::move(kits), journey.battle_seed(),
                                    left);
}

void begin_battle(MatchState& match) {
    match.battle = battle_on(match.journey, match);
    for (const PlayerId each : players_of(match))
        match.battle->set_team(tank_of(each), match.player(each).team);
    std::ranges::fill(match.weapons, WeaponId(0));
    std::ranges::fill(match.loot, 0);
    match.tally.begin_round(columns_of_tanks(match.battle->state()));
    match.place = 0;
    match.fired = false;
    match.winner = {};
    match.moving = false;
    match.round_turns = 0;
    match.events.emplace_back(event::NewLevel{match.scarred_in()});
}

void begin_fight(MatchState& match) {
    std::ranges::fill(match.commitments, Commitment::none);
    begin_turn(match);
    match.volley_turn = match.turn;
}

void restart_round(MatchState& match) {
    match.scores.restart_round();
    match.journey.leave_map();
    draw_level(match);
    begin_battle(match);
    begin_fight(match);
}

void end_round(MatchState& match) {
    for (const PlayerId each : match.order)
        if (!is_round_undecided(match.battle->state()) && match.tank(each).alive) match.winner = each;
    match.phase = match.round < match.settings.rounds() ? Phase::round_over : Phase::match_over;
    for (const PlayerId each : match.order)
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
        for (const PlayerId each : players_of(match))
            match.scores.record_round(each, at(result.players, each).score);
    }
    match.round = static_cast<int>(past.size());
    match.shop.restore(past.back());
    match.journey.restore(past, match.settings);
    match.random = Random(mix(match.settings.seed + static_cast<std::uint32_t>(match.round)), kLaterStream);
    match.recording.round_results = std::move(past);
}

}  // namespace terramorph

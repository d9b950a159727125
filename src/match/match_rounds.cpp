// How a round begins, at the armory or at once, and how it ends.
#include <algorithm>

#include "base/index.h"
#include "match/galaxy/cut_advance.h"
#include "match/match.h"
#include "match/turn_order.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kLevelStream = 201;
constexpr std::uint32_t kPlanetStream = 202;
constexpr std::uint32_t kLaterStream = 203;  // of a match that goes on after rounds that it has not played

}  // namespace

/// Decides where the next round is: what is known of the map as it is, or a fresh one.
void Match::travel() {
    if (galaxy_) {
        const bool known = round_ < static_cast<int>(galaxy_->route.size());
        route_.push_back(next_world());
        map_drawn_ = known ? 0 : levels_drawn_;
    } else if (settings_.rule(Rule::cut_advance) > 0) {
        ++cut_advances_;
    } else {
        map_drawn_ = levels_drawn_;
    }
}

void Match::begin_round() {
    if (round_ > 0) travel();
    ++round_;
    order_ = turn_order(static_cast<TurnOrder>(settings_.rule(Rule::turn_order)), scores_.ranking(), round_,
                        random_);
    scores_.begin_round();
    draw_level();
    begin_battle();
    if (!settings_.has_armory()) return begin_fight();
    shop_.open(round_);
    place_ = static_cast<std::size_t>(-1);
    go_shopping();
}

/// As if they had been played: chance alone is another.
void Match::go_on_after(std::vector<RoundResult> past) {
    for (RoundResult& round_result : past) {
        round_result.turn = 0;
        round_result.tick = 0;
        round_result.checks = 0;
        scores_.begin_round();
        for (int k = 0; k < static_cast<int>(order_.size()); ++k)
            scores_.record_round(k, at(round_result.players, k).score);
        if (galaxy_ && ++round_ < static_cast<int>(past.size())) route_.push_back(next_world());
    }
    round_ = static_cast<int>(past.size());
    const RoundResult& last = past.back();
    shop_.restore(last);
    levels_drawn_ = last.levels;
    map_drawn_ = last.map;
    cut_advances_ = last.cut_advances;
    random_ = Random(mix(settings_.seed + static_cast<std::uint32_t>(round_)), kLaterStream);
    recording_.round_results = std::move(past);
}

void Match::record_round_result() {
    RoundResult round_result;
    round_result.turn = turn_;
    round_result.tick = ticks_;
    round_result.checks = recording_.checks.size();
    round_result.levels = levels_drawn_;
    round_result.map = map_drawn_;
    round_result.cut_advances = cut_advances_;
    for (const Score& score : scores_.round()) round_result.players.push_back({score});
    record_goods(round_result, shop_, *arsenal_, settings_);
    recording_.round_results.push_back(std::move(round_result));
}

bool Match::shops(int player) const {
    return this->player(player).kind.is_person() || settings_.rule(Rule::computers_buy) != 0;
}

void Match::go_shopping() {
    do ++place_;
    while (place_ < order_.size() && !shops(order_[place_]));
    shop_.enter();
    if (place_ < order_.size()) return wait_for(Phase::shopping, Event::Kind::armory_opened);
    shop_.close();
    begin_battle();
    begin_fight();
}

LevelSettings Match::level_of_round() const {
    LevelSettings level = galaxy_ ? at(galaxy_->worlds, route_.back()).level : settings_.level;
    if (map_drawn_ > 0) {
        const auto drawn = static_cast<std::int32_t>(map_drawn_);
        level.terrain.seed = next_seed(bits(settings_.seed, kLevelStream, drawn, 0));
        level.terrain.placed.clear();  // it stood on another map
    }
    if (galaxy_) return level;
    if (settings_.planets() == PlanetRule::random) {
        const std::uint32_t lot = bits(settings_.seed, kPlanetStream, round_, 0);
        level.planet = (*planets_)[lot % planets_->size()];
    }
    return advance_cut(level, static_cast<int>(settings_.rule(Rule::cut_advance)), cut_advances_);
}

void Match::draw_level() {
    level_ = level_of_round();
    battle_seed_ = mix(settings_.seed + levels_drawn_);
    ++levels_drawn_;
}

/// On the level that was drawn, with what everybody owns now.
void Match::begin_battle() {
    std::vector<Kit> kits;
    const int players = static_cast<int>(settings_.players.size());
    for (int k = 0; k < players; ++k) kits.push_back(shop_.kit(k));
    battle_ = std::make_shared<Battle>(battle_rules(settings_, level_), level_, *arsenal_, std::move(kits),
                                       battle_seed_);
    for (int k = 0; k < players; ++k) battle_->join(k, player(k).team);
    std::fill(weapon_.begin(), weapon_.end(), 0);
    std::fill(loot_.begin(), loot_.end(), 0);
    shots_.clear();
    place_ = 0;
    fired_ = false;
    winner_ = -1;
    moving_ = false;
    round_turns_ = 0;
    Event drawn;
    drawn.kind = Event::Kind::new_level;
    events_.push_back(drawn);
}

void Match::begin_fight() {
    std::fill(committed_.begin(), committed_.end(), Commitment::none);
    begin_turn();
}

void Match::end_round() {
    for (const int each : order_)
        if (!battle_->contested() && at(battle_->tanks(), each).alive) winner_ = each;
    phase_ = round_ < settings_.rounds() ? Phase::round_over : Phase::match_over;
    for (const int each : order_) {
        if (winner_ < 0 || !allies(each, winner_)) continue;
        Event won;
        won.kind = Event::Kind::round_ended;
        won.tank = each;
        if (at(battle_->tanks(), each).alive) scores_.record(won);
    }
    pay_out();
    Event ended;
    ended.kind = Event::Kind::round_ended;
    ended.tank = winner_;
    events_.push_back(ended);
    if (phase_ == Phase::match_over) {
        ended.kind = Event::Kind::match_ended;
        ended.tank = scores_.sides().front().players.front();
        events_.push_back(ended);
    }
    recording_.record_state(turn_, ticks_, hash());
    record_round_result();
}

/// Interest on what was saved, what thieves took and brought, and what the round is worth.
void Match::pay_out() {
    const auto dollars = [&](Rule rule) { return std::int64_t{static_cast<int>(settings_.rule(rule))}; };
    for (int k = 0; k < static_cast<int>(order_.size()); ++k) {
        const Tank& tank = at(battle_->tanks(), k);
        const Score& round = at(scores_.round(), k);
        const std::int64_t survival = tank.alive && winner_ >= 0 ? dollars(Rule::pay_survival) : 0;
        const std::int64_t pay = round.damage * dollars(Rule::pay_damage) +
                                 round.kills * dollars(Rule::pay_kill) + survival -
                                 (round.own_goals + round.ally_kills) * dollars(Rule::fine);
        shop_.return_kit(k, tank.kit);
        int gain = shop_.earn(k, shop_.interest(k));
        gain += shop_.earn(k, std::exchange(at(loot_, k), 0));
        gain += shop_.earn(k, static_cast<int>(std::clamp<std::int64_t>(pay, -kMostMoney, kMostMoney)));
        scores_.record_money(k, gain, shop_.worth(k));
    }
}

}  // namespace terramorph

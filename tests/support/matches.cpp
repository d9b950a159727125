#include "support/matches.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/text.h"
#include "match/recording/line_checksum.h"
#include "support/battles.h"

namespace terramorph::test {

MatchSettings small_match(int players, int rounds, std::uint32_t seed) {
    MatchSettings settings = default_settings();
    while (static_cast<int>(settings.players.size()) < players)
        settings.players.push_back(another_player(settings.players));
    settings.set(Rule::rounds, rounds);
    settings.seed = seed;
    settings.level = hilly_level("circle-hill", 640, seed);
    for (const Rule rule : {Rule::crates, Rule::sudden_death, Rule::armory}) settings.set(rule, 0);
    settings.set(Rule::stock, 1);
    return settings;
}

std::string without_line_checksums(std::string_view written) {
    std::string bare;
    LineChecksum checksum;
    for (const auto line : split(written.substr(0, written.size() - 1), '\n'))
        bare += concat(checksum.verify(line).value(), "\n");
    return bare;
}

std::shared_ptr<const Arsenal> the_arsenal() { return std::make_shared<Arsenal>(built_in_arsenal()); }

MatchEvents play_out(Match& match) {
    MatchEvents all = match.take_events();
    for (int tick = 0; match.phase() == Phase::flying; ++tick) {
        if (tick > BattleState::kMaxShotTicks + BattleState::kMaxDriftingTicks + 600) {
            ADD_FAILURE() << "turn " << match.turn() << " does not end";
            break;
        }
        match.step();
        for (const MatchEvent& event : match.take_events()) all.push_back(event);
    }
    return all;
}

MatchEvents give(Match& match, const Command& command) {
    const Refusal refusal = match.apply(command);
    EXPECT_FALSE(refusal) << command_text(command) << ": " << refusal->text();
    return play_out(match);
}

void play_any_turn(Match& match, Random& random) {
    if (match.phase() == Phase::round_over) give(match, NextRound{});
    if (match.phase() != Phase::aiming) return;
    const int player = match.player();
    const int weapon = random.below(static_cast<int>(match.arsenal().weapons.size()));
    if (weapon_stock(match.battle().state(), player, weapon) != 0) give(match, Choose{player, weapon});
    const int angle = random.from_to(0, kHalfTurn);
    give(match, Aim{player, angle, random.from_to(0, power_limit(match.battle().state(), player))});
    switch (random.below(20)) {
        case 0:
            give(match, Pass{player});
            break;
        case 1:
            give(match, NewLevel{});
            break;
        default:
            give(match, Fire{player});
    }
}

namespace {

using Wrongs = std::vector<std::string>;

void check_phase(const Match& match, Wrongs& wrong) {
    const auto& players = match.settings().players;
    if (match.round() < 1 || match.round() > match.settings().rounds())
        wrong.push_back(concat("round ", match.round()));
    if (match.phase() == Phase::round_over && match.round() == match.settings().rounds())
        wrong.emplace_back("the last round is over and the match is not");
    if (match.phase() == Phase::match_over && match.round() < match.settings().rounds())
        wrong.emplace_back("the match is over before its last round");
    if (match.phase() == Phase::shopping && !match.settings().has_armory())
        wrong.emplace_back("there is no armory, and somebody is in it");
    std::vector<int> order = match.state().order;
    std::sort(order.begin(), order.end());
    for (std::size_t k = 0; k < order.size(); ++k)
        if (order[k] != static_cast<int>(k)) wrong.emplace_back("the order of turns is no order");
    if (match.player() < 0 || match.player() >= static_cast<int>(players.size()))
        wrong.push_back(concat("it is the turn of player ", match.player()));
}

void check_turn(const Match& match, Wrongs& wrong) {
    if (match.phase() != Phase::aiming) return;
    if (!match.battle().state().tanks[match.player()].alive)
        wrong.emplace_back("it is the turn of a tank that is destroyed");
    if (!match.battle().at_rest()) wrong.emplace_back("a turn begins before all is quiet");
    if (!is_round_undecided(match.battle().state()))
        wrong.emplace_back("nobody is left to fight, and the round goes on");
    if (match.state().committed(match.player())) wrong.emplace_back("somebody aims who is ready to fire");
}

void check_stock(const Match& match, int player, int number, Wrongs& wrong) {
    const Weapon& thing = good(match.arsenal(), number);
    const int weapons = static_cast<int>(match.arsenal().weapons.size());
    const int least = thing.unlimited ? -1 : 0;
    const int most = thing.unlimited ? -1 : kMaxPerGood;
    const int owned = match.shop().stock(player, number);
    const int carried = number < weapons ? weapon_stock(match.battle().state(), player, number)
                                         : match.battle().state().tank(player).kit.items[number - weapons];
    for (const int count : {owned, carried})
        if (count < least || count > most)
            wrong.push_back(concat("player ", player, " has ", count, " of the ", thing.name));
}

void check_money(const Match& match, Wrongs& wrong) {
    const bool rests = match.phase() == Phase::round_over || match.phase() == Phase::match_over;
    for (int player = 0; player < static_cast<int>(match.settings().players.size()); ++player) {
        if (match.money(player) < 0 || match.money(player) > kMaxMoney)
            wrong.push_back(concat("player ", player, " has $", match.money(player)));
        for (int k = 0; k < goods(match.arsenal()); ++k) check_stock(match, player, k, wrong);
        const int points = match.scores().match()[player].points;
        if (rests && match.settings().scoring() == Scoring::greedy && points != match.shop().worth(player))
            wrong.push_back(concat("player ", player, " owns $", match.shop().worth(player), " and has ",
                                   points, " points"));
    }
}

void check_market(const Match& match, Wrongs& wrong) {
    const bool is_free = match.settings().rule(Rule::free_market) != 0;
    const int swing = is_free ? static_cast<int>(match.settings().rule(Rule::price_swing)) : 1;
    for (int k = 0; k < goods(match.arsenal()); ++k) {
        const int factor = match.shop().market().factor(k);
        if (factor < kOwnPrice / swing || factor > kOwnPrice * swing)
            wrong.push_back(concat("the ", good(match.arsenal(), k).name, " costs ", factor, " thousandths"));
        if (match.shop().market().factors(k).size() > kMaxPriceHistory)
            wrong.push_back(
                concat("the prices of the ", good(match.arsenal(), k).name, " are never forgotten"));
    }
}

}  // namespace

std::vector<std::string> violations(const Match& match) {
    std::vector<std::string> wrong = violations(match.battle());
    for (const auto check : {check_phase, check_turn, check_money, check_market}) check(match, wrong);
    return wrong;
}

std::vector<std::string> Watch::violations() {
    Wrongs wrong = test::violations(match_);
    check_progress(wrong);
    if (shop_) check_visits(wrong);
    remember();
    return wrong;
}

void Watch::check_progress(Wrongs& wrong) {
    // A shot, and then what the sky sends at the end of the turn, each with what it sets in motion.
    constexpr int kMaxFlyingTicks = 2 * (BattleState::kMaxShotTicks + BattleState::kMaxDriftingTicks) + 600;
    constexpr int kMaxThoughtTicks = 900;
    constexpr int kMaxTurnsPerTank = 102;  // 100, one at the armory, and one that all begin together
    const bool goes_on = match_.phase() == phase_ && match_.turn() == turn_;
    ticks_ = goes_on ? ticks_ + 1 : 0;
    if (match_.turn() < turn_) wrong.emplace_back("turns are counted backwards");
    if (match_.phase() == Phase::flying && ticks_ > kMaxFlyingTicks)
        wrong.emplace_back("a turn does not end");
    if (match_.phase() == Phase::aiming && ticks_ > kMaxThoughtTicks)
        wrong.emplace_back("somebody thinks for ever");
    if (match_.round() != round_) round_began_ = match_.turn();
    const auto players = static_cast<int>(match_.settings().players.size());
    if (match_.turn() - round_began_ > kMaxTurnsPerTank * players) wrong.emplace_back("a round does not end");
}

/// The commands since the last tick, at the prices that were, come to the money and the goods that are.
void Watch::check_visits(Wrongs& wrong) const {
    const int players = static_cast<int>(match_.settings().players.size());
    const auto& lines = match_.recording().lines;
    for (int player = 0; player < players; ++player) {
        int money = shop_->money(player);
        std::vector<int> owned(static_cast<std::size_t>(goods(match_.arsenal())));
        for (std::size_t k = 0; k < owned.size(); ++k) owned[k] = shop_->stock(player, static_cast<int>(k));
        for (std::size_t k = lines_; k < lines.size(); ++k) {
            const Buy* buy = std::get_if<Buy>(&lines[k].command);
            if (!buy || buy->player != player) continue;
            money -= shop_->price(buy->good);
            int& count = owned[buy->good];
            count = std::min(kMaxPerGood, count + good(match_.arsenal(), buy->good).bundle);
        }
        if (money != match_.shop().money(player))
            wrong.push_back(concat("player ", player, " should have $", money, " and has $",
                                   match_.shop().money(player)));
        for (std::size_t k = 0; k < owned.size(); ++k)
            if (owned[k] != match_.shop().stock(player, static_cast<int>(k)))
                wrong.push_back(concat("player ", player, " has not got what it bought"));
    }
}

void Watch::remember() {
    phase_ = match_.phase();
    turn_ = match_.turn();
    round_ = match_.round();
    lines_ = match_.recording().lines.size();
    shop_.reset();
    if (phase_ == Phase::shopping) shop_.emplace(match_.shop());
}

}  // namespace terramorph::test

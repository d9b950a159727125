#include "support/matches.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/text.h"
#include "match/recording/line_checksum.h"
#include "support/battles.h"

namespace terramorph::test {

MatchSettings small_match(int players, int rounds, std::uint32_t seed) {
    MatchSettings settings = default_settings();
    settings.set(Rule::health, 100);
    settings.set(Rule::direct_hit, 1);
    settings.set(Rule::damage_weakens, 1);
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
    for (Ticks tick; match.phase() == Phase::flying; ++tick) {
        if (tick > BattleState::kMaxShotTicks + BattleState::kMaxDriftingTicks + 10 * kSecond) {
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

std::string refused(Match& match, const Command& command) {
    match.take_events();
    const std::uint64_t before = match.hash();
    const std::size_t recorded = match.recording().lines.size();
    const Refusal foreseen = match.validate(command);
    const Refusal refusal = match.apply(command);
    EXPECT_EQ(refusal.has_value(), foreseen.has_value()) << command_text(command);
    EXPECT_EQ(match.hash(), before) << command_text(command);
    EXPECT_EQ(match.recording().lines.size(), recorded) << command_text(command);
    EXPECT_TRUE(match.take_events().empty()) << command_text(command);
    return refusal ? refusal->text() : "nothing";
}

void play_any_turn(Match& match, Random& random) {
    if (match.phase() == Phase::round_over) give(match, NextRound{});
    if (match.phase() != Phase::aiming) return;
    const PlayerId player = match.player();
    const WeaponId weapon = WeaponId::at(random.below(static_cast<int>(match.arsenal().weapons.size())));
    const TankId tank = tank_of(player);
    if (weapon_stock(match.battle().state(), tank, weapon) != 0) give(match, Choose{player, weapon});
    const int angle = random.from_to(0, kHalfTurn);
    give(match, Aim{player, angle, random.from_to(0, power_limit(match.battle().state(), tank))});
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
    std::vector<PlayerId> order = match.state().order;
    std::sort(order.begin(), order.end());
    for (const PlayerId player : ids<PlayerId>(order))
        if (order[player] != player) wrong.emplace_back("the order of turns is no order");
    if (!ids<PlayerId>(players).contains(match.player()))
        wrong.push_back(concat("it is the turn of player ", match.player()));
}

void check_turn(const Match& match, Wrongs& wrong) {
    if (match.phase() != Phase::aiming) return;
    if (!match.state().tank(match.player()).alive)
        wrong.emplace_back("it is the turn of a tank that is destroyed");
    if (!match.battle().at_rest()) wrong.emplace_back("a turn begins before all is quiet");
    if (!is_round_undecided(match.battle().state()))
        wrong.emplace_back("nobody is left to fight, and the round goes on");
    if (match.state().committed(match.player())) wrong.emplace_back("somebody aims who is ready to fire");
}

void check_stock(const Match& match, PlayerId player, GoodId number, Wrongs& wrong) {
    const Weapon& thing = good(match.arsenal(), number);
    const int least = thing.unlimited ? -1 : 0;
    const int most = thing.unlimited ? -1 : kMaxPerGood;
    const int owned = match.shop().stock(player, number);
    const Kit& kit = match.state().tank(player).kit;
    const int carried = thing.unlimited ? -1 : stock_of(kit, match.arsenal(), number);
    for (const int count : {owned, carried})
        if (count < least || count > most)
            wrong.push_back(concat("player ", player, " has ", count, " of the ", thing.name));
}

void check_money(const Match& match, Wrongs& wrong) {
    const bool rests = match.phase() == Phase::round_over || match.phase() == Phase::match_over;
    for (const PlayerId player : ids<PlayerId>(match.settings().players)) {
        if (match.money(player) < 0 || match.money(player) > kMaxMoney)
            wrong.push_back(concat("player ", player, " has $", match.money(player)));
        for (const GoodId good : goods(match.arsenal())) check_stock(match, player, good, wrong);
        const int points = match.scores().match()[player].points;
        if (rests && match.settings().scoring() == Scoring::greedy && points != match.shop().worth(player))
            wrong.push_back(concat("player ", player, " owns $", match.shop().worth(player), " and has ",
                                   points, " points"));
    }
}

void check_market(const Match& match, Wrongs& wrong) {
    const bool is_free = match.settings().rule(Rule::free_market) != 0;
    const int swing = is_free ? static_cast<int>(match.settings().rule(Rule::price_swing)) : 1;
    for (const GoodId number : goods(match.arsenal())) {
        const int factor = match.shop().market().factor(number);
        if (factor < kOwnPrice / swing || factor > kOwnPrice * swing)
            wrong.push_back(
                concat("the ", good(match.arsenal(), number).name, " costs ", factor, " thousandths"));
        if (match.shop().market().factors(number).size() > kMaxPriceHistory)
            wrong.push_back(
                concat("the prices of the ", good(match.arsenal(), number).name, " are never forgotten"));
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
    constexpr Ticks kMaxFlyingTicks =
        2 * (BattleState::kMaxShotTicks + BattleState::kMaxDriftingTicks) + 10 * kSecond;
    constexpr Ticks kMaxThoughtTicks = 15 * kSecond;
    constexpr int kMaxTurnsPerTank = 102;  // 100, one at the armory, and one that all begin together
    const bool goes_on = match_.phase() == phase_ && match_.turn() == turn_;
    ticks_ = goes_on ? ticks_ + kTick : 0;
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
    for (const PlayerId player : ids<PlayerId>(players)) {
        int money = shop_->money(player);
        std::vector<int> owned;
        for (const GoodId number : goods(match_.arsenal())) owned.push_back(shop_->stock(player, number));
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
        for (const GoodId number : goods(match_.arsenal()))
            if (owned[number] != match_.shop().stock(player, number))
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

// What the soak would tell of broken matches.
#include <gtest/gtest.h>

#include <algorithm>

#include "support/battles.h"
#include "support/matches.h"

namespace terramorph {
namespace {

MatchSettings at_the_armory() {
    MatchSettings settings = test::small_match(3, 1, 1);
    settings.set(Rule::armory, 1);
    settings.set(Rule::start_cash, 20000);
    return settings;
}

/// A match whose insides a test can spoil.
struct Spoilt {
    explicit Spoilt(const MatchSettings& settings) : match(settings, test::the_arsenal()), watch(match) {}

    Shop& shop() { return test::state_of(match).shop; }
    Battle& battle() { return test::battle_of(match); }
    bool tells(std::string_view words) {
        return std::ranges::any_of(watch.violations(), [&](const std::string& wrong) {
            return wrong.find(words) != std::string::npos;
        });
    }

    Match match;
    test::Watch watch;
};

TEST(Watch, HasNothingToSayOfAnHonestVisit) {
    Spoilt play(at_the_armory());
    const PlayerId player = play.match.player();
    test::give(play.match, Buy{player, find_good(*test::the_arsenal(), "missile")});
    test::give(play.match, Ready{player});
    EXPECT_TRUE(play.watch.violations().empty());
    EXPECT_TRUE(play.watch.violations().empty());
}

TEST(Watch, TellsOfMoneyThatNobodyHasEarned) {
    Spoilt play(at_the_armory());
    play.shop().earn(play.match.player(), 5);
    EXPECT_TRUE(play.tells("should have $20000 and has $20005"));
}

TEST(Watch, TellsOfGoodsThatNobodyHasAskedFor) {
    Spoilt play(at_the_armory());
    play.shop().buy(play.match.player(), find_good(*test::the_arsenal(), "missile"));
    EXPECT_TRUE(play.tells("has not got what it bought"));
}

TEST(Watch, TellsOfStocksThatNobodyCanHave) {
    Spoilt play(test::small_match(2));
    play.battle().world().tank(1).kit.items.front() = kMaxPerGood + 1;
    EXPECT_TRUE(play.tells("player 1 has 100 of the"));
    play.battle().world().tank(1).kit.items.front() = -1;
    EXPECT_TRUE(play.tells("player 1 has -1 of the"));
}

TEST(Watch, TellsOfPointsThatAreNotWhatSomebodyOwns) {
    MatchSettings settings = test::small_match(2, 1);
    settings.set(Rule::scoring, static_cast<double>(Scoring::greedy));
    Spoilt play(settings);
    test::destroy(play.battle(), tank_of(test::the_other(play.match.player())), -1);
    test::give(play.match, Fire{play.match.player()});
    ASSERT_EQ(play.match.phase(), Phase::match_over);
    EXPECT_TRUE(play.watch.violations().empty());
    play.shop().earn(0, 7);
    EXPECT_TRUE(play.tells(" points"));
}

TEST(Watch, TellsOfAThoughtWithoutEnd) {
    Spoilt play(test::small_match(2));
    bool told = false;
    for (int tick = 0; tick < 1000; ++tick) told = play.tells("thinks for ever");
    EXPECT_TRUE(told);
}

}  // namespace
}  // namespace terramorph

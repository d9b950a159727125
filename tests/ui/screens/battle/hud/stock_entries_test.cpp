#include "ui/screens/battle/hud/stock_entries.h"

#include <gtest/gtest.h>

#include "support/matches.h"
#include "ui/game.h"

namespace terramorph {

namespace {

/// A match of two rounds with one weapon that never runs out, and one of which nothing is left.
struct StockEntries : testing::Test {
    StockEntries() {
        game.session().settings.set(Rule::crates, 0);
        game.start();
        test::battle_state_of(game.match()).tank(tank_of(game.match().player())).kit.weapons[1] = 0;
    }
    void set(Rule rule, double value) { test::state_of(game.match()).settings.set(rule, value); }
    std::size_t count() { return weapon_entries(game.match()).size(); }
    std::string source() { return weapon_entries(game.match()).at(1).source; }

    MemoryStorage storage;
    Game game{storage};
};

}  // namespace

TEST_F(StockEntries, LeaveOutWhatCanNotBeHad) {
    EXPECT_EQ(count(), 1u) << "there's no armory, and no crate comes down";
    game.key("w");
    EXPECT_FALSE(game.has("stock_list/boulder"));
    EXPECT_FALSE(game.has("stock_list/folded"));
}

TEST_F(StockEntries, SayThatTheArmorySellsIt) {
    set(Rule::armory, 1);
    EXPECT_EQ(source(), "Buy it in the armory after this round.");
    game.end_round();
    ASSERT_EQ(game.match().phase(), Phase::round_over);
    test::state_of(game.match()).round = 2;
    EXPECT_EQ(count(), 1u) << "no armory opens any more";
}

TEST_F(StockEntries, SayThatACrateMayHoldIt) {
    set(Rule::crates, 30);
    EXPECT_EQ(source(), "A crate may hold it.");
}

TEST_F(StockEntries, HaveNoSourceForWhatIsOwned) {
    set(Rule::armory, 1);
    EXPECT_EQ(weapon_entries(game.match()).at(0).source, "");
}

}  // namespace terramorph

// Natives as whoever plays sees and reads of them.
#include <gtest/gtest.h>

#include "battle/natives/town.h"
#include "support/matches.h"
#include "ui/game.h"

namespace terramorph {
namespace {

/// A battle of two people on land where natives live.
struct NativeGame : Game {
    explicit NativeGame(MemoryStorage& kept, bool armory = false) : Game(kept, 2, 1280, 720) {
        MatchSettings& settings = session().settings;
        settings.level.terrain.width = 1600;
        settings.set(Rule::direct_hit, 0);
        settings.set(Rule::armory, armory);
        settings.set(Rule::health, 500);
        settings.set(Rule::living_land, static_cast<double>(LivingLand::in_play));
        start();
        for (int k = 0; k < 8 && match().phase() == Phase::shopping; ++k) key("space"), wait(1);
        state().rules.natives = true;
        settle_natives(state(), {}, {});
        wait(1);
    }
    BattleState& state() { return test::battle_state_of(match()); }
    void wrong(TankId by) {
        begin_deed(state(), by);
        resent(state(), by);
    }
    void pass() {
        (void)give(Pass{match().player()});
        wait_for_turn();
    }
};

TEST(NativesOnTheScreen, AreToldOfWhenTheyAnswer) {
    MemoryStorage storage;
    NativeGame game(storage);
    ASSERT_NE(gun_of(game.state()), nullptr);
    EXPECT_FALSE(game.has("natives"));
    const PlayerId first = game.match().player();
    game.wrong(tank_of(first));
    game.wrong(tank_of(first));
    EXPECT_FALSE(game.has("natives")) << "not after this turn";
    game.pass();
    while (game.match().player() != first) game.pass();
    EXPECT_TRUE(game.shows_in("natives", "2 shots")) << game.text_of("natives");
    (void)game.give(Pass{game.match().player()});
    EXPECT_TRUE(game.wait_until([&] { return game.shows("The natives shoot back"); }, 0.1, 10));
    game.wait_for_turn();
    EXPECT_FALSE(game.has("natives"));
}

TEST(NativesOnTheScreen, SayWhatTheyWillSellFor) {
    MemoryStorage storage;
    NativeGame game(storage, true);
    ASSERT_NE(gun_of(game.state()), nullptr);
    EXPECT_FALSE(game.has("bargain"));
    game.state().natives.regards[static_cast<std::size_t>(game.match().player().value())].trades = true;
    EXPECT_TRUE(game.shows_in("bargain", "20%")) << game.text_of("bargain");
}

}  // namespace
}  // namespace terramorph

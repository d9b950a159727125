#include "ui/captions/hit_words.h"

#include <gtest/gtest.h>

#include <memory>

#include "support/matches.h"
#include "ui/game.h"

namespace terramorph {

namespace {

/// Two or more on a small level, of whom the first, a person, has just fired.
struct HitGame : Game {
    explicit HitGame(MemoryStorage& kept, int players = 2) : Game(kept, players) {
        session().settings.set(Rule::armory, 1);
        start();
        hit.note(event::Fired{.tank = TankId(0)}, match());
    }
    void hurt(PlayerId victim, int health) {
        hit.note(event::Hurt{.tank = tank_of(victim), .by = TankId(0), .health = health}, match());
    }
    std::string told(double seconds = 1) { return hit.advance(seconds, match()).value_or(""); }
    const std::string& name(PlayerId player) { return match().player(player).name; }

    HitWords hit;
};

/// Whoever plays takes an aim that hurts the other. False if there's none.
bool aims_at_the_other(Game& game) {
    const PlayerId own = game.match().player(), other = test::the_other(own);
    const bool right = game.tank(other).body.at.x > game.playing().body.at.x;
    for (int up = 450; up <= 800; up += 50)
        for (int power = 100; power <= kFullPower; power += 10) {
            const Aim aim = {own, right ? up : kHalfTurn - up, power};
            const std::unique_ptr<Match> tried = game.match().fork();
            if (tried->apply(aim) || tried->apply(Fire{own})) continue;
            while (tried->phase() == Phase::flying) tried->step();
            if (tried->state().tank(other).health < game.tank(other).health) return !game.give(aim);
        }
    return false;
}

}  // namespace

TEST(HitWords, SayWhoWasHitAndHowMuchInAllOnceNothingMoreComes) {
    MemoryStorage storage;
    HitGame game(storage);
    game.hurt(PlayerId(1), 30);
    EXPECT_EQ(game.told(0.2), "") << "it's seen first";
    game.hurt(PlayerId(1), 20);
    EXPECT_EQ(game.told(0.7), "");
    EXPECT_EQ(game.told(), "Hit! " + game.name(PlayerId(1)) + " loses 50 health");
    EXPECT_EQ(game.told(), "") << "once";
    EXPECT_EQ(game.hit.player(), PlayerId(0));
}

TEST(HitWords, NameAllWhomOneShotHits) {
    MemoryStorage storage;
    HitGame game(storage, 3);
    game.hurt(PlayerId(1), 30);
    game.hurt(PlayerId(2), 15);
    EXPECT_EQ(game.told(),
              "Hit! " + game.name(PlayerId(1)) + ", " + game.name(PlayerId(2)) + " lose 45 health in all");
}

TEST(HitWords, PraiseNobodyForItsOwnWoundsAndLeaveDeathsToOthers) {
    MemoryStorage storage;
    HitGame game(storage);
    game.hurt(PlayerId(0), 30);
    EXPECT_EQ(game.told(), "");
    game.hurt(PlayerId(1), 30);
    game.hit.note(event::Died{.tank = TankId(1), .by = TankId(0)}, game.match());
    EXPECT_EQ(game.told(), "");
}

TEST(HitWords, LeaveOutMoneyThatAKillHasEarnedAsWell) {
    for (const TankId killer : {TankId(), TankId(0)}) {
        const bool kills = killer.exists();
        MemoryStorage storage;
        HitGame game(storage, 3);
        game.hurt(PlayerId(1), 30);
        test::state_of(game.match())
            .scores.record(event::Hurt{.tank = TankId(1), .by = TankId(0), .health = 30});
        game.hit.note(event::Died{.tank = TankId(2), .by = killer}, game.match());
        EXPECT_EQ(game.told().find("$") == std::string::npos, kills);
    }
}

TEST(HitWords, SayWhatItEarnsAndStayLongEnoughToBeReadBeforeAComputersTurnIsAnnounced) {
    MemoryStorage storage;
    Game game(storage);
    game.session().settings.players[1].kind = computer("moron");
    for (const Rule rule : {Rule::direct_hit, Rule::damage_weakens}) game.session().settings.set(rule, 0);
    game.session().settings.set(Rule::health, 1000);
    game.session().settings.set(Rule::armory, 1);
    game.session().lineup = Lineup::alone;
    game.session().settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
    game.start();
    ASSERT_TRUE(game.wait_until([&] {
        return game.match().player() == PlayerId(0) && game.match().phase() == Phase::aiming &&
               !game.has("aftermath");
    }));
    ASSERT_TRUE(aims_at_the_other(game));
    game.key("space");
    ASSERT_TRUE(game.wait_until([&] { return game.shows_in("banner", "Hit! "); }, kFrame, 15));
    EXPECT_TRUE(game.shows_in("banner", "loses ")) << game.text_of("banner");
    EXPECT_TRUE(game.shows_in("banner", " · +$")) << game.text_of("banner");
    double read = 0, calm = 0;
    for (; game.shows_in("banner", "Hit! ") && read < 9; read += kFrame) {
        game.wait(kFrame);
        if (game.has("aftermath")) calm = read;
    }
    EXPECT_GT(calm, 1.2) << "nobody acts while one looks";
    EXPECT_GT(read, 1.8);
    EXPECT_LT(read, 4);
    EXPECT_TRUE(game.wait_until([&] { return game.shows_in("banner", "'s turn"); }, kFrame, 4))
        << "and then whose turn it is";
    EXPECT_EQ(game.match().phase(), Phase::aiming) << "before it fires";
}

}  // namespace terramorph

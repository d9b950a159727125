#include <gtest/gtest.h>

#include <optional>

#include "ui/game.h"
#include "ui/screens/battle/pace/aftermath.h"

namespace terramorph {

namespace {

/// A large blast on the land, far from both tanks: it hurts nobody, and there's much to see.
void fire_at_land(Game& game) {
    (void)game.give(Choose{game.match().player(), WeaponId(1)});
    const bool left = game.playing().body.at.x < 320;
    ASSERT_FALSE(game.give(Aim{game.match().player(), left ? 800 : 1000, 500}));
    game.key("space");
}

/// Whether such a blast is still to be seen when all has come to rest.
bool comes_to_rest_unseen(Game& game) {
    fire_at_land(game);
    game.wait_for_rest();
    return game.has("aftermath");
}

}  // namespace

TEST(Aftermath, TheNextTurnIsShownOnceTheShotHasBeenSeen) {
    MemoryStorage storage;
    Game game(storage);
    game.session().settings.set(Rule::living_land, static_cast<double>(LivingLand::scenery));  // no trees
    game.start();
    const PlayerId shooter = game.match().player();
    const std::string name = game.match().player(shooter).name;
    game.wait(2);
    fire_at_land(game);
    game.wait_for_rest();
    ASSERT_EQ(game.match().phase(), Phase::aiming);
    ASSERT_NE(game.match().player(), shooter);
    EXPECT_FALSE(game.has("banner"));
    EXPECT_TRUE(game.shows_in("player", name));
    EXPECT_FALSE(game.has("fire")) << "nobody is to aim yet";
    game.wait_for_turn();
    game.wait(0.1);
    EXPECT_TRUE(game.has("banner"));
    EXPECT_TRUE(game.shows_in("player", game.match().player(game.match().player()).name));
}

namespace {

/// Two people far apart, in the first frame of the second one's turn: the first one's shot has just been
/// seen, at the other end of the level.
struct FarFromTheShot {
    FarFromTheShot() {
        game.session().settings.level.terrain.width = 2048;
        game.start();
        game.wait(3);
        const bool left = game.playing().body.at.x < 1024;
        (void)game.give(Aim{game.match().player(), left ? 800 : 1000, 400});
        game.key("space");
        game.wait_for_rest();
        game.wait_while("aftermath", kFrame, 30);
    }

    MemoryStorage storage;
    Game game = Game(storage);
};

}  // namespace

TEST(Aftermath, ControlsStandThereAndTheTurnIsToldOnceTheCameraShowsWhoAims) {
    FarFromTheShot far;
    EXPECT_FALSE(far.game.has("banner") || far.game.has("fire")) << "the camera is still at the shot";
    EXPECT_TRUE(far.game.wait_for("fire", kFrame, 1));
    EXPECT_TRUE(far.game.wait_for("banner", kFrame, 2 * kFrame));
}

TEST(Aftermath, WhoeverPlaysAtOnceHasTheControlsAtOnce) {
    FarFromTheShot far;
    const int power = far.game.playing().power;
    far.game.key("up");
    far.game.wait(kFrame);
    EXPECT_EQ(far.game.playing().power, power + 1) << "the first press counts";
    EXPECT_TRUE(far.game.has("fire"));
}

TEST(Aftermath, WhoeverHasSeenEnoughPressesFireWhichFiresNothing) {
    MemoryStorage storage;
    Game game(storage);
    game.session().settings.set(Rule::living_land, static_cast<double>(LivingLand::scenery));  // no trees
    game.start();
    ASSERT_TRUE(comes_to_rest_unseen(game));
    game.key("space");
    EXPECT_EQ(game.match().phase(), Phase::aiming);
    EXPECT_FALSE(game.has("aftermath"));
    EXPECT_TRUE(game.wait_for("banner", kFrame, 1));
}

TEST(Aftermath, WhoeverBeginsToAimHasSeenEnoughAndAims) {
    MemoryStorage storage;
    Game game(storage);
    game.session().settings.set(Rule::living_land, static_cast<double>(LivingLand::scenery));  // no trees
    game.start();
    ASSERT_TRUE(comes_to_rest_unseen(game));
    const int power = game.playing().power;
    game.key("up");
    game.wait(0.1);
    EXPECT_FALSE(game.has("aftermath"));
    EXPECT_EQ(game.playing().power, power + 1) << "the first press counts";
}

TEST(Aftermath, WordsOnAShotAreReadWhileAComputerPlaysAndBeforeAPersonDoes) {
    for (const bool computer_follows : {false, true}) {
        MemoryStorage storage;
        Game game(storage);
        game.session().settings.set(Rule::living_land, static_cast<double>(LivingLand::scenery));  // no trees
        game.session().settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
        if (computer_follows) game.session().settings.players[1].kind = computer("moron");
        game.start();
        ASSERT_EQ(game.match().player(), PlayerId(0));
        const bool left = game.playing().body.at.x < 320;
        ASSERT_FALSE(game.give(Aim{0, left ? 800 : 1000, 500}));
        game.key("space");
        ASSERT_TRUE(game.wait_for("fall_of_shot", kFrame, 30));
        double read = 0;
        for (; game.match().phase() == Phase::flying || game.has("aftermath"); read += kFrame)
            game.app.advance(kFrame);
        EXPECT_EQ(read < 1.7, computer_follows) << read;
        for (; game.has("fall_of_shot"); read += kFrame) game.app.advance(kFrame);
        EXPECT_GT(read, 2);
    }
}

TEST(Aftermath, TheBarsShowTheFiredWeaponWhileItFlies) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    for (int shot = 0; shot < 4; ++shot) {
        (void)game.give(Choose{game.match().player(), WeaponId(1)});
        const std::string held =
            game.match().arsenal().weapons[game.match().state().weapon(game.match().player())].name;
        fire_at_land(game);
        game.wait(0.2);
        ASSERT_EQ(game.match().phase(), Phase::flying);
        EXPECT_TRUE(game.shows_in("weapon", held)) << shot;
        game.wait_for_turn();
        if (game.match().phase() != Phase::aiming) return;
    }
}

TEST(Aftermath, NobodyWaitsForAComputersShotThatIsHurried) {
    MemoryStorage storage;
    Game game(storage);
    for (Player& player : game.session().settings.players) player.kind = computer("moron");
    game.start();
    game.session().speed = 4;
    for (int part = 0; part < 200 && game.match().turn() < 5; ++part) {
        game.wait(0.1);
        ASSERT_FALSE(game.has("aftermath"));
    }
    EXPECT_GE(game.match().turn(), 3);
}

TEST(Aftermath, TheMatchIsTheSameWhetherItIsWaitedForOrNot) {
    MemoryStorage storage;
    Game patient(storage), hasty(storage);
    hasty.session().settings = patient.session().settings;
    patient.start();
    hasty.start();
    for (int shot = 0; shot < 3 && patient.match().phase() == Phase::aiming; ++shot) {
        fire_at_land(patient);
        fire_at_land(hasty);
        patient.wait_for_turn();
        hasty.wait_for_rest();
        if (hasty.has("aftermath")) hasty.key("space");
        EXPECT_EQ(patient.match().hash(), hasty.match().hash());
    }
}

TEST(Aftermath, BetweenComputersAGlanceIsEnoughUnlessAPersonIsHurt) {
    const auto brief = [](bool hurts) -> std::optional<bool> {
        for (int person = 0; person < 3; ++person) {  // one who isn't the first to play
            MemoryStorage storage;
            Game game(storage, 3);
            for (Player& player : game.session().settings.players) player.kind = computer("moron");
            game.session().settings.players[at(person)].kind = kPerson;
            game.start();
            const PlayerId now = game.match().player();
            if (now == PlayerId::at(person)) continue;
            Aftermath aftermath;
            event::Fired fired;
            fired.tank = tank_of(now);
            aftermath.note(fired, game.match());
            event::Hurt hurt;
            hurt.tank = tank_of(hurts ? PlayerId::at(person) : now);
            hurt.by = tank_of(now);
            aftermath.note(hurt, game.match());
            return aftermath.is_brief(game.match());
        }
        return std::nullopt;
    };
    EXPECT_EQ(brief(false), true);
    EXPECT_EQ(brief(true), false);
}

}  // namespace terramorph

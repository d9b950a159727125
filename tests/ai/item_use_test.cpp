#include "ai/item_use.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "ai/computer_player.h"
#include "base/text.h"
#include "battle/world/places.h"
#include "support/battles.h"
#include "support/matches.h"

namespace terramorph {
namespace {

using test::arsenal_of;
using test::give;

constexpr std::string_view kArsenal = R"(
[missile]
name = "Missile"
unlimited = true
on_impact = [{ effect = "blast", radius = 28 }]
[mirv]
name = "MIRV"
at_apex = [{ effect = "split", heads = 3, on_impact = [{ effect = "blast", radius = 30 }] }]
)";
constexpr std::string_view kShields = R"(
[light]
name = "Light Shield"
role = "item"
price = 10
on_use = [{ effect = "shield", strength = 50 }]
[heavy]
name = "Heavy Shield"
role = "item"
price = 30
on_use = [{ effect = "shield", strength = 150 }]
)";
constexpr std::string_view kRepairs = R"(
[battery]
name = "Battery"
role = "item"
bundle = 10
on_use = [{ effect = "repair", health = 10 }]
[kit]
name = "Kit"
role = "item"
on_use = [{ effect = "repair", health = 30 }]
)";
constexpr std::string_view kFuel = R"(
[can]
name = "Can"
role = "item"
on_use = [{ effect = "fuel", columns = 300 }]
)";
constexpr std::string_view kTeleport = R"(
[teleport]
name = "Teleport"
role = "item"
price = 5
on_use = [{ effect = "teleport" }]
)";
constexpr std::string_view kGuidance = R"(
[heat]
name = "Heat"
role = "item"
on_use = [{ effect = "guide", kind = "heat" }]
[level]
name = "Level"
role = "item"
on_use = [{ effect = "guide", kind = "horizontal" }]
)";
constexpr std::string_view kTrigger = R"(
[trigger]
name = "Trigger"
role = "item"
on_use = [{ effect = "arm" }]
)";

/// Two computers on flat land, 200 columns high, with one bundle of each of some items, and the turn of one.
struct Turn {
    /// `water` high, in columns.
    explicit Turn(std::string_view items, PlayerKind mind = computer("cyborg"), double water = 0,
                  int fuel = 0, int water_damage = 5)
        : match(settings(mind, water, fuel, water_damage),
                std::make_shared<Arsenal>(arsenal_of(concat(kArsenal, items)))),
          player(match.player()) {
        place(512);
        place(900, 1 - player);
    }

    static MatchSettings settings(const PlayerKind& mind, double water, int fuel, int water_damage) {
        MatchSettings settings = test::small_match(2, 1);
        settings.level = test::flat_level();
        settings.level.planet.set(PlanetValue::water, water * 100 / settings.level.level_height());
        for (Player& player : settings.players) player.kind = mind;
        settings.set(Rule::fuel, fuel);
        settings.set(Rule::water_damage, water_damage);
        return settings;
    }

    Battle& battle() { return const_cast<Battle&>(match.battle()); }
    Tank& tank() { return battle().world().tank(player); }
    void place(int x, int who = -1) {
        const int number = who < 0 ? player : who;
        battle().world().place_tank(number, standing_place(battle().world().view(), number, {x, 4000}));
        test::settle(battle());
        match.take_events();
    }
    /// Digs a hollow about a place: so deep in its middle, rising to both sides by `rise` columns in 10.
    void hollow(int x, int deep, int rise) {
        Shape shape{x - 10 * deep / rise, {}};
        for (int away = -10 * deep / rise; away <= 10 * deep / rise; ++away)
            shape.chords.push_back({(200 - deep) * kSub + std::abs(away) * rise * kSub / 10, 400 * kSub});
        battle().world().carve(shape);
        place(x);
    }

    std::optional<Command> wish() const {
        return command_before_shot(match, player, temperament(match.player(player).kind));
    }
    /// The id of the item that it would use now; "drive" and "nothing" are what they say.
    std::string wished() const {
        const auto command = wish();
        if (!command) return "nothing";
        const Use* use = std::get_if<Use>(&*command);
        return use ? match.arsenal().items[use->item].id : "drive";
    }
    /// Does what it wishes, until it wishes nothing.
    std::vector<std::string> all() {
        std::vector<std::string> done;
        while (match.phase() == Phase::aiming && match.player() == player && done.size() < 50) {
            done.push_back(wished());
            if (done.back() == "nothing") break;
            give(match, *wish());
        }
        return done;
    }

    Match match;
    int player;
};

using Things = std::vector<std::string>;

TEST(Belongings, WhoHasNothingDoesNothing) { EXPECT_EQ(Turn("").wished(), "nothing"); }

TEST(Belongings, TheDearestShieldIsRaisedAndNoOtherOverIt) {
    Turn turn(kShields);
    EXPECT_EQ(turn.all(), Things({"heavy", "nothing"}));
    turn.tank().shield.strength = 1;
    EXPECT_EQ(turn.wished(), "nothing");
    turn.tank().shield = {};
    EXPECT_EQ(turn.all(), Things({"light", "nothing"}));
}

TEST(Belongings, RepairsWasteNothing) {
    Turn turn(kRepairs);
    EXPECT_EQ(turn.wished(), "nothing");
    turn.tank().health = 91;
    EXPECT_EQ(turn.wished(), "nothing");
    turn.tank().health = 85;
    EXPECT_EQ(turn.all(), Things({"battery", "nothing"}));
    EXPECT_EQ(turn.tank().health, 95);
    turn.tank().health = 55;
    EXPECT_EQ(turn.all(), Things({"kit", "battery", "nothing"}));
}

TEST(Belongings, WhoIsHardlyAliveDoesNotMindAWaste) {
    constexpr std::string_view kLarge = R"(
[large]
name = "Large"
role = "item"
on_use = [{ effect = "repair", health = 90 }]
)";
    Turn turn(kLarge);
    turn.tank().health = 40;
    EXPECT_EQ(turn.wished(), "nothing");
    turn.tank().health = 20;
    EXPECT_EQ(turn.all(), Things({"large", "nothing"}));
}

TEST(Belongings, AFewThingsATurnAreEnough) {
    constexpr std::string_view kDrops = R"(
[drop]
name = "Drop"
role = "item"
bundle = 50
on_use = [{ effect = "repair", health = 1 }]
)";
    Turn turn(kDrops);
    turn.tank().health = 30;
    const std::size_t done = turn.all().size();
    EXPECT_GT(done, 2u);
    EXPECT_LT(done, 10u);
}

TEST(Belongings, AMoronForgetsWhatItHas) {
    Turn turn(concat(kShields, kRepairs), computer("moron"));
    turn.tank().health = 10;
    EXPECT_EQ(turn.wished(), "nothing");
}

TEST(Belongings, GuidanceIsForThoseWhoStrayAndEnemiesThatAreFar) {
    Turn shooter(kGuidance, computer("shooter"));
    EXPECT_EQ(shooter.all(), Things({"heat", "nothing"}));
    Turn near(kGuidance, computer("shooter"));
    near.place(650, 1 - near.player);
    EXPECT_EQ(near.wished(), "nothing");
    EXPECT_EQ(Turn(kGuidance, computer("cyborg")).wished(), "nothing");
}

TEST(Belongings, ATriggerGoesWithWhatIsADudWithoutIt) {
    Turn turn(kTrigger);
    EXPECT_EQ(turn.wished(), "nothing");
    give(turn.match, Choose{turn.player, 1});
    EXPECT_EQ(turn.all(), Things({"trigger", "nothing"}));
}

TEST(Belongings, WhoStandsInWaterDrivesAshore) {
    Turn turn("", computer("cyborg"), 190, 300);
    EXPECT_EQ(turn.wished(), "nothing");
    turn.hollow(512, 40, 3);
    ASSERT_LT(turn.tank().middle().y * kSub, turn.battle().state().water);
    EXPECT_EQ(turn.all(), Things({"drive", "nothing"}));
    EXPECT_GT(turn.tank().middle().y * kSub, turn.battle().state().water);
}

TEST(Belongings, WhereWaterDoesNoHarmNobodyFleesIt) {
    for (const bool harmful : {true, false}) {
        Turn turn("", computer("cyborg"), 190, 300, harmful ? 5 : 0);
        turn.hollow(512, 40, 3);
        EXPECT_EQ(turn.wished(), harmful ? "drive" : "nothing");
    }
}

TEST(Belongings, FuelIsTakenFromACanWhereItIsNotEnough) {
    Turn turn(kFuel, computer("cyborg"), 190, 0);
    EXPECT_EQ(turn.wished(), "nothing");
    turn.hollow(512, 40, 3);
    EXPECT_EQ(turn.all(), Things({"can", "drive", "nothing"}));
    EXPECT_GT(turn.tank().middle().y * kSub, turn.battle().state().water);
}

TEST(Belongings, NobodyDrivesUpWhatIsTooSteep) {
    Turn turn(concat(kFuel, kTeleport), computer("cyborg"), 190, 300);
    turn.hollow(512, 40, 12);
    ASSERT_LT(turn.tank().middle().y * kSub, turn.battle().state().water);
    EXPECT_EQ(turn.wished(), "teleport");
}

TEST(Belongings, OutOfAPitLeadsATeleportOnce) {
    constexpr std::string_view kMany = R"(
[teleport]
name = "Teleport"
role = "item"
bundle = 5
on_use = [{ effect = "teleport" }]
)";
    Turn turn(kMany);
    turn.battle().world().carve({470, std::vector<Span>(84, Span{80 * kSub, 400 * kSub})});
    turn.place(512);
    EXPECT_EQ(turn.all(), Things({"teleport", "nothing"}));
}

TEST(Belongings, ItHangsOnNothingButTheMatch) {
    Turn turn(concat(kShields, kRepairs));
    turn.tank().health = 40;
    const std::uint64_t before = turn.match.hash();
    const auto first = turn.wish();
    const auto again = turn.wish();
    ASSERT_TRUE(first && again);
    EXPECT_EQ(command_text(*first), command_text(*again));
    EXPECT_EQ(turn.match.hash(), before);
}

/// In any state of any battle with a bundle of everything.
TEST(Belongings, NothingIsEverRefusedAndItAlwaysEnds) {
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed, 6);
        const int players = random.from_to(2, 5);
        MatchSettings settings = test::small_match(players, 1, seed);
        settings.set(Rule::fuel, random.below(300));
        settings.level.planet.set(PlanetValue::water, random.below(60));
        Match match(settings, test::the_arsenal());
        for (int turn = 0; turn < 6 && match.phase() == Phase::aiming; ++turn) {
            const int player = match.player();
            auto& battle = const_cast<Battle&>(match.battle());
            battle.world().hurt(player, random.below(90), -1);
            const auto mind = player_kinds()[random.from_to(1, 7)];
            int things = 0;
            while (match.phase() == Phase::aiming && match.player() == player) {
                const auto command = command_before_shot(match, player, temperament(mind));
                if (!command) break;
                give(match, *command);
                ASSERT_LT(++things, 10);
            }
            if (match.phase() == Phase::aiming && match.player() == player)
                test::play_any_turn(match, random);
        }
        if (HasFailure()) return;
    }
}

}  // namespace
}  // namespace terramorph

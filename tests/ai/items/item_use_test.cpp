#include "ai/items/item_use.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "ai/computer_player.h"
#include "base/text.h"
#include "battle/motion/crates.h"
#include "battle/world/places.h"
#include "support/battles.h"
#include "support/good_table.h"
#include "support/matches.h"

namespace terramorph {
namespace {

using test::arsenal_of;
using test::give;
using test::item_table;
using test::weapon_table;

const std::string kArsenal =
    weapon_table("missile", "unlimited = true", R"(on_impact = [{ effect = "blast", radius = 28 }])") +
    weapon_table(
        "mirv",
        R"(at_apex = [{ effect = "split", heads = 3, on_impact = [{ effect = "blast", radius = 30 }] }])");
const std::string kShields =
    item_table("light", "price = 10", R"(on_use = [{ effect = "shield", strength = 50 }])") +
    item_table("heavy", "price = 30", R"(on_use = [{ effect = "shield", strength = 150 }])");
const std::string kRepairs =
    item_table("battery", "bundle = 10", R"(on_use = [{ effect = "repair", health = 10 }])") +
    item_table("kit", R"(on_use = [{ effect = "repair", health = 30 }])");
const std::string kFuel = item_table("can", R"(on_use = [{ effect = "fuel", columns = 300 }])");
const std::string kTeleport = item_table("teleport", "price = 5", R"(on_use = [{ effect = "teleport" }])");
const std::string kGuidance = item_table("heat", R"(on_use = [{ effect = "guide", kind = "heat" }])") +
                              item_table("level", R"(on_use = [{ effect = "guide", kind = "horizontal" }])");
const std::string kTrigger = item_table("trigger", R"(on_use = [{ effect = "arm" }])");

/// Two computers on flat land, 200 columns high, with one bundle of each of some items, and the turn of one.
struct Turn {
    /// `water` high, in columns.
    explicit Turn(std::string_view items, PlayerKind kind = computer("cyborg"), double water = 0,
                  int fuel = 0, int water_damage = 5, LivingLand land = LivingLand::scenery)
        : match(settings(kind, water, fuel, water_damage, land),
                std::make_shared<Arsenal>(arsenal_of(concat(kArsenal, items)))),
          player(match.player()) {
        place(512);
        place(900, tank_of(test::the_other(player)));
    }

    static MatchSettings settings(const PlayerKind& kind, double water, int fuel, int water_damage,
                                  LivingLand land) {
        MatchSettings settings = test::small_match(2, 1);
        settings.level = test::flat_level();
        settings.level.planet.set(PlanetValue::water, water * 100 / settings.level.level_height());
        for (Player& player : settings.players) player.kind = kind;
        settings.set(Rule::fuel, fuel);
        settings.set(Rule::water_damage, water_damage);
        settings.set(Rule::living_land, static_cast<double>(land));
        return settings;
    }

    Battle& battle() { return test::battle_of(match); }
    Tank& tank() { return battle().world().tank(tank_of(player)); }
    void place(int x) { place(x, tank_of(player)); }
    void place(int x, TankId number) {
        battle().world().place_tank(number, standing_place(battle().world().view(), number, {x, 4000}));
        test::settle(battle());
        match.take_events();
    }
    /// Digs a hollow about a place: so deep in its middle, rising to both sides by `rise` columns in 10.
    void hollow(int x, int deep, int rise) {
        Shape shape{x - 10 * deep / rise, {}};
        for (int away = -10 * deep / rise; away <= 10 * deep / rise; ++away)
            shape.chords.push_back(
                {(200 - deep) * kColumn + std::abs(away) * rise * kColumn / 10, 400 * kColumn});
        battle().world().carve(shape);
        place(x);
    }

    std::optional<Command> next() const {
        return command_before_shot(match, player, temperament(match.player(player).kind));
    }
    /// The id of the item that it would use now; "drive" and "nothing" are what they say.
    std::string next_id() const {
        const auto command = next();
        if (!command) return "nothing";
        const Use* use = std::get_if<Use>(&*command);
        return use ? match.arsenal().items[use->item].id : "drive";
    }
    /// Plays on until it has nothing more to do.
    std::vector<std::string> all() {
        std::vector<std::string> done;
        while (match.phase() == Phase::aiming && match.player() == player && done.size() < 50) {
            done.push_back(next_id());
            if (done.back() == "nothing") break;
            give(match, *next());
        }
        return done;
    }

    Match match;
    PlayerId player;
};

using Things = std::vector<std::string>;

TEST(ItemUse, WhoHasNothingDoesNothing) { EXPECT_EQ(Turn("").next_id(), "nothing"); }

TEST(ItemUse, TheDearestShieldIsRaisedAndNoOtherOverIt) {
    Turn turn(kShields);
    EXPECT_EQ(turn.all(), Things({"heavy", "nothing"}));
    turn.tank().shield.strength = 1;
    EXPECT_EQ(turn.next_id(), "nothing");
    turn.tank().shield = {};
    EXPECT_EQ(turn.all(), Things({"light", "nothing"}));
}

TEST(ItemUse, RepairsWasteNothing) {
    Turn turn(kRepairs);
    EXPECT_EQ(turn.next_id(), "nothing");
    turn.tank().health = 91;
    EXPECT_EQ(turn.next_id(), "nothing");
    turn.tank().health = 85;
    EXPECT_EQ(turn.all(), Things({"battery", "nothing"}));
    EXPECT_EQ(turn.tank().health, 95);
    turn.tank().health = 55;
    EXPECT_EQ(turn.next_id(), "nothing") << "one repair a turn";
    turn.tank().repaired = false;
    EXPECT_EQ(turn.all(), Things({"kit", "nothing"}));
}

TEST(ItemUse, WhoIsHardlyAliveDoesNotMindAWaste) {
    const std::string kLarge = item_table("large", R"(on_use = [{ effect = "repair", health = 90 }])");
    Turn turn(kLarge);
    turn.tank().health = 40;
    EXPECT_EQ(turn.next_id(), "nothing");
    turn.tank().health = 20;
    EXPECT_EQ(turn.all(), Things({"large", "nothing"}));
}

TEST(ItemUse, AFewThingsATurnAreEnough) {
    const std::string kDrops =
        item_table("drop", "bundle = 50", R"(on_use = [{ effect = "repair", health = 1 }])");
    Turn turn(kDrops);
    turn.tank().health = 30;
    int done = 0;
    for (; turn.next_id() != "nothing" && done < 50; ++done) {
        give(turn.match, *turn.next());
        turn.tank().repaired = false;  // as if that went more than once
    }
    EXPECT_GT(done, 2);
    EXPECT_LT(done, 10);
}

TEST(ItemUse, NobodyMendsATankTwiceInOneTurn) {
    Turn turn(kRepairs);
    turn.tank().health = 20;
    const Things done = turn.all();
    EXPECT_EQ(std::ranges::count(done, "battery") + std::ranges::count(done, "kit"), 1);
}

TEST(ItemUse, AMoronForgetsWhatItHas) {
    Turn turn(concat(kShields, kRepairs), computer("moron"));
    turn.tank().health = 10;
    EXPECT_EQ(turn.next_id(), "nothing");
}

TEST(ItemUse, GuidanceIsForEnemiesThatAreFar) {
    Turn shooter(kGuidance, computer("shooter"));
    EXPECT_EQ(shooter.all(), Things({"heat", "nothing"}));
    Turn near(kGuidance, computer("shooter"));
    near.place(650, tank_of(test::the_other(near.player)));
    EXPECT_EQ(near.next_id(), "nothing");
}

TEST(ItemUse, ATriggerGoesWithWhatIsADudWithoutIt) {
    Turn turn(kTrigger);
    EXPECT_EQ(turn.next_id(), "nothing");
    give(turn.match, Choose{turn.player, 1});
    EXPECT_EQ(turn.all(), Things({"trigger", "nothing"}));
}

TEST(ItemUse, WhoStandsInWaterDrivesAshore) {
    Turn turn("", computer("cyborg"), 190, 300);
    EXPECT_EQ(turn.next_id(), "nothing");
    turn.hollow(512, 40, 3);
    ASSERT_LT(turn.tank().middle().y, to_columns(turn.battle().state().water));
    EXPECT_EQ(turn.all(), Things({"drive", "nothing"}));
    EXPECT_GT(turn.tank().middle().y, to_columns(turn.battle().state().water));
}

TEST(ItemUse, WhoStandsInALakeDrivesAshore) {
    Turn turn("", computer("cyborg"), 230, 300, 5, LivingLand::in_play);
    Shape shore{540, {}};
    for (int x = 540; x < 720; ++x)
        shore.chords.push_back({200 * kColumn, 200 * kColumn + (x - 540) * 3 * kColumn / 10});
    turn.battle().world().heap(shore);
    turn.place(512);
    const auto is_under_water = [&] {
        const Vec2<float> middle = turn.tank().middle();
        return middle.y < to_columns(water_at(turn.battle().state(), middle));
    };
    ASSERT_TRUE(is_under_water());
    EXPECT_EQ(turn.all(), Things({"drive", "nothing"}));
    EXPECT_FALSE(is_under_water());
}

TEST(ItemUse, WhereWaterDoesNoHarmNobodyFleesIt) {
    for (const bool harmful : {true, false}) {
        Turn turn("", computer("cyborg"), 190, 300, harmful ? 5 : 0);
        turn.hollow(512, 40, 3);
        EXPECT_EQ(turn.next_id(), harmful ? "drive" : "nothing");
    }
}

TEST(ItemUse, FuelIsTakenFromACanWhereItIsNotEnough) {
    Turn turn(kFuel, computer("cyborg"), 190, 0);
    EXPECT_EQ(turn.next_id(), "nothing");
    turn.hollow(512, 40, 3);
    EXPECT_EQ(turn.all(), Things({"can", "drive", "nothing"}));
    EXPECT_GT(turn.tank().middle().y, to_columns(turn.battle().state().water));
}

TEST(ItemUse, NobodyDrivesUpWhatIsTooSteep) {
    Turn turn(concat(kFuel, kTeleport), computer("cyborg"), 190, 300);
    turn.hollow(512, 40, 12);
    ASSERT_LT(turn.tank().middle().y, to_columns(turn.battle().state().water));
    EXPECT_EQ(turn.next_id(), "teleport");
}

TEST(ItemUse, OutOfAPitLeadsATeleportOnce) {
    const std::string kMany = item_table("teleport", "bundle = 5", R"(on_use = [{ effect = "teleport" }])");
    Turn turn(kMany);
    turn.battle().world().carve({470, std::vector<Span>(84, Span{80 * kColumn, 400 * kColumn})});
    turn.place(512);
    EXPECT_EQ(turn.all(), Things({"teleport", "nothing"}));
}

/// An enemy's shot that comes down where it will.
void note_shot(Turn& turn, PlayerId by, float end) {
    PastShot shot{.player = by, .weapon = 0, .angle = 450, .power = 500, .turn = turn.match.turn()};
    for (const Tank& tank : turn.match.battle().state().tanks) shot.columns.push_back(tank.body.at.x);
    shot.end = Vec2<float>{end, 200};
    test::state_of(turn.match).tally.record_shot(shot);
}

/// A turn with fuel, after some near shots of the other player and some of its own.
Turn under_fire(Difficulty difficulty, int shots, int own = 0, std::string_view items = "", int fuel = 100) {
    Turn turn(items, computer("cyborg"), 0, fuel);
    test::state_of(turn.match).settings.players[turn.player].difficulty = difficulty;
    for (int k = 0; k < shots; ++k) note_shot(turn, test::the_other(turn.player), 540);
    for (int k = 0; k < own; ++k) note_shot(turn, turn.player, 900);
    return turn;
}

TEST(ItemUse, WhoIsFoundDrivesOutOfAimOnceATurnUnlessItIsEasy) {
    EXPECT_EQ(under_fire(Difficulty::hard, 1).all(), Things({"drive", "nothing"}));
    EXPECT_EQ(under_fire(Difficulty::normal, 2).all(), Things({"drive", "nothing"}));
    EXPECT_EQ(under_fire(Difficulty::normal, 1).next_id(), "nothing") << "that may have been luck";
    EXPECT_EQ(under_fire(Difficulty::easy, 9).next_id(), "nothing");
    Turn turn = under_fire(Difficulty::expert, 2);
    const float before = turn.tank().body.at.x;
    turn.all();
    EXPECT_GT(std::abs(turn.tank().body.at.x - before), 24) << "others have to aim anew";
}

TEST(ItemUse, WhoHasLearnedFarMoreThanItsEnemiesStays) {
    EXPECT_EQ(under_fire(Difficulty::hard, 2, 3).next_id(), "drive");
    EXPECT_EQ(under_fire(Difficulty::hard, 2, 4).next_id(), "nothing");
}

/// A crate that has landed so many columns to the right of the tank whose turn it is.
void land_crate(Turn& turn, int columns) {
    const Ground& ground = turn.battle().state().ground;
    Debris crate;
    crate.kind = Debris::Kind::crate;
    crate.radius = crate.half_width = kCrateSize;
    const int x = static_cast<int>(turn.tank().body.at.x) + columns;
    crate.body.at = {static_cast<float>(x), to_columns(ground.top(x)) + kCrateSize};
    turn.battle().world().add_debris(crate);
}

TEST(ItemUse, ACrateWithinReachIsFetched) {
    for (const int way : {60, -60}) {
        Turn turn = under_fire(Difficulty::normal, 0);
        land_crate(turn, way);
        const auto command = turn.next();
        ASSERT_TRUE(command && std::holds_alternative<Drive>(*command)) << way;
        EXPECT_EQ(std::get<Drive>(*command).columns, way);
    }
}

TEST(ItemUse, ACrateBeyondTheFuelOrInTheAirIsLeft) {
    Turn far = under_fire(Difficulty::normal, 0);
    land_crate(far, 140);
    EXPECT_EQ(far.next_id(), "nothing");
    Turn behind = under_fire(Difficulty::normal, 0);
    behind.battle().world().carve({560, std::vector<Span>(20, Span{100 * kColumn, 400 * kColumn})});
    test::settle(behind.battle());
    land_crate(behind, 90);
    EXPECT_EQ(behind.next_id(), "nothing") << "a gap is in the way";
    Turn high = under_fire(Difficulty::normal, 0);
    land_crate(high, 60);
    test::battle_state_of(high.match).debris.back().parachute = 50;
    EXPECT_EQ(high.next_id(), "nothing");
    Turn near = under_fire(Difficulty::normal, 0);
    land_crate(near, 0);
    EXPECT_EQ(near.next_id(), "nothing") << "there's no way to drive";
    Turn easy = under_fire(Difficulty::easy, 0);
    land_crate(easy, 60);
    EXPECT_EQ(easy.next_id(), "nothing") << "it takes no trouble";
}

TEST(ItemUse, WhoIsFoundWithoutFuelTakesACan) {
    EXPECT_EQ(under_fire(Difficulty::hard, 2, 0, kFuel, 0).all(), Things({"can", "drive", "nothing"}));
    EXPECT_EQ(under_fire(Difficulty::hard, 0, 0, kFuel, 0).next_id(), "nothing");
}

TEST(ItemUse, WhoIsWeakAndFoundFlees) {
    Turn turn = under_fire(Difficulty::normal, 2, 0, kTeleport, 0);
    EXPECT_EQ(turn.next_id(), "nothing") << "it's sound, and has no fuel";
    turn.tank().health = turn.battle().state().rules.health / 3;
    EXPECT_EQ(turn.next_id(), "teleport");
}

TEST(ItemUse, EasyComputersRaiseNoShieldBeforeTheyHaveFired) {
    Turn turn = under_fire(Difficulty::easy, 0, 0, kShields);
    EXPECT_EQ(turn.next_id(), "nothing");
    note_shot(turn, turn.player, 900);
    EXPECT_EQ(turn.next_id(), "heavy");
    EXPECT_EQ(under_fire(Difficulty::normal, 0, 0, kShields).next_id(), "heavy");
}

TEST(ItemUse, AFanBlowsAgainstAStrongWind) {
    constexpr std::string_view kFan = R"(
[fan]
name = "Fan"
role = "item"
on_use = [{ effect = "blow", way = "shift", by = 15 }]
)";
    Turn turn(kFan);
    turn.battle().world().set_wind(0);
    EXPECT_EQ(turn.next_id(), "nothing");
    turn.battle().world().set_wind(20);
    turn.tank().angle = 600;
    EXPECT_EQ(turn.next_id(), "nothing") << "it would blow with the wind";
    turn.tank().angle = 1200;
    EXPECT_EQ(turn.all(), Things({"fan", "nothing"}));
    EXPECT_EQ(turn.battle().state().air.wind, 5);
}

TEST(ItemUse, OutOfAPitARocketLiftsASoundTankOnce) {
    constexpr std::string_view kRockets = R"(
[rocket]
name = "Rocket"
role = "item"
bundle = 5
on_use = [{ effect = "rocket" }]
)";
    Turn turn(kRockets);
    turn.battle().world().carve({470, std::vector<Span>(84, Span{80 * kColumn, 400 * kColumn})});
    turn.place(512);
    turn.tank().health = turn.battle().state().rules.health / 2;
    EXPECT_EQ(turn.next_id(), "nothing");
    turn.tank().health = turn.battle().state().rules.health;
    EXPECT_EQ(std::ranges::count(turn.all(), "rocket"), 1);
}

TEST(ItemUse, ItHangsOnNothingButTheMatch) {
    Turn turn(concat(kShields, kRepairs));
    turn.tank().health = 40;
    const std::uint64_t before = turn.match.hash();
    const auto first = turn.next();
    const auto again = turn.next();
    ASSERT_TRUE(first && again);
    EXPECT_EQ(command_text(*first), command_text(*again));
    EXPECT_EQ(turn.match.hash(), before);
}

/// In any state of any battle with a bundle of everything.
TEST(ItemUse, NothingIsEverRefusedAndItAlwaysEnds) {
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed, 6);
        const int players = random.from_to(2, 5);
        MatchSettings settings = test::small_match(players, 1, seed);
        settings.set(Rule::fuel, random.below(300));
        settings.level.planet.set(PlanetValue::water, random.below(60));
        Match match(settings, test::the_arsenal());
        for (int turn = 0; turn < 6 && match.phase() == Phase::aiming; ++turn) {
            const PlayerId player = match.player();
            auto& battle = test::battle_of(match);
            battle.world().hurt(tank_of(player), random.below(90), -1);
            const auto kind = player_kinds()[random.from_to(1, 7)];
            int things = 0;
            while (match.phase() == Phase::aiming && match.player() == player) {
                const auto command = command_before_shot(match, player, temperament(kind));
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

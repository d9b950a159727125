// Items, drives and targets as commands of a match.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/text.h"
#include "match/match.h"
#include "match/recording/playback.h"
#include "support/battles.h"
#include "support/good_table.h"
#include "support/matches.h"
#include "support/recordings.h"

namespace terramorph {
namespace {

using test::arsenal_of;
using test::count;
using test::first;
using test::give;
using test::item_table;
using test::weapon_table;

const std::string kItems =
    weapon_table("missile", "unlimited = true", R"(on_impact = [{ effect = "blast", radius = 28 }])") +
    weapon_table("bomb", "bundle = 2", R"(on_impact = [{ effect = "blast", radius = 60 }])") +
    item_table("kit", "bundle = 2", R"(on_use = [{ effect = "repair", health = 20 }])") +
    item_table("shield", R"(on_use = [{ effect = "shield", strength = 100 }])") +
    item_table("parachute", R"(on_fall = [{ effect = "parachute" }])") +
    item_table("teleport", R"(on_use = [{ effect = "teleport" }])") +
    item_table("bang", R"(on_use = [{ effect = "blast", radius = 60, strength = 400 }])") +
    item_table("armour", "lasting = true", R"(on_round = [{ effect = "armour", percent = 50 }])") +
    item_table("revenge", R"(on_death = [{ effect = "blast", radius = 300 }])") +
    item_table("rocket", R"(on_use = [{ effect = "rocket", speed = 200 }])");

/// A match on level ground with a little arsenal.
struct ItemMatch {
    explicit ItemMatch(int players = 3, int rounds = 2, int fuel = 100)
        : match(settings(players, rounds, fuel), std::make_shared<Arsenal>(arsenal_of(kItems))) {
        match.take_events();
    }
    static MatchSettings settings(int players, int rounds, int fuel) {
        MatchSettings settings = test::small_match(players, rounds);
        settings.level = test::flat_level(640 + 200 * players, 200);
        settings.set(Rule::fuel, fuel);
        settings.set(Rule::wind, 0);
        settings.set(Rule::crates, 0);
        return settings;
    }
    ItemId item(std::string_view id) const { return match.arsenal().find_item(id); }
    const Tank& tank(int number) const { return match.battle().state().tanks[number]; }
    std::string refused(const Command& command) { return test::refused(match, command); }

    Match match;
};

TEST(MatchItems, EverybodyBeginsARoundWithBundlesOfThem) {
    ItemMatch play;
    for (const PlayerId player : ids<PlayerId>(3)) {
        EXPECT_EQ(play.match.battle().state().tank(tank_of(player)).kit.items[play.item("kit")], 2);
        EXPECT_EQ(play.match.battle().state().tank(tank_of(player)).kit.items[play.item("shield")], 1);
        EXPECT_EQ(play.match.battle().state().tank(tank_of(player)).kit.items[play.item("parachute")], 1);
        EXPECT_EQ(play.match.battle().state().tank(tank_of(player)).kit.items[play.item("armour")], 0)
            << "what lasts is to be earned";
        EXPECT_EQ(play.match.battle().state().tank(tank_of(player)).kit.items[play.item("revenge")], 0);
        EXPECT_EQ(play.tank(player).armour, 0);
        EXPECT_EQ(weapon_stock(play.match.battle().state(), tank_of(player), 1), 2);
        EXPECT_EQ(play.tank(player).fuel, 100);
    }
}

TEST(MatchItems, UsingOneIsNoShotTheTurnGoesOn) {
    ItemMatch play;
    const PlayerId player = play.match.player();
    const MatchEvents events = give(play.match, Use{player, play.item("shield")});
    EXPECT_EQ(first<event::UsedItem>(events).tank, tank_of(player));
    EXPECT_EQ(first<event::ShieldRaised>(events).tank, tank_of(player));
    EXPECT_EQ(count<event::TurnBegan>(events), 0);
    EXPECT_EQ(play.match.phase(), Phase::aiming);
    EXPECT_EQ(play.match.player(), player);
    EXPECT_EQ(play.match.turn(), 1);
    EXPECT_FALSE(play.match.state().fired);
    EXPECT_EQ(play.match.battle().state().tank(tank_of(player)).kit.items[play.item("shield")], 0);
    give(play.match, Fire{player});
    EXPECT_NE(play.match.player(), player);
}

TEST(MatchItems, WhatIsRefusedChangesNothingAndSaysWhy) {
    ItemMatch play(3, 2, 0);
    const PlayerId player = play.match.player();
    const PlayerId other = play.match.state().order[1];
    const ItemId beyond = ItemId::at(static_cast<int>(play.match.arsenal().items.size()));
    const int width = play.match.level().width();
    const std::string not_yours = "it\'s " + play.match.player(player).name + "\'s turn";
    EXPECT_EQ(play.refused(Use{other, 0}), not_yours);
    EXPECT_EQ(play.refused(Drive{other, 10}), not_yours);
    EXPECT_EQ(play.refused(Target{other, 10, 10}), not_yours);
    EXPECT_EQ(play.refused(Use{99, 0}), not_yours);
    EXPECT_EQ(play.refused(Use{player, -1}), "no such item");
    EXPECT_EQ(play.refused(Use{player, beyond}), "no such item");
    EXPECT_EQ(play.refused(Use{player, play.item("parachute")}), "Parachute works by itself");
    EXPECT_EQ(play.refused(Use{player, play.item("kit")}), "the tank is at full health");
    EXPECT_EQ(play.refused(Drive{player, 0}), "a tank drives left or right");
    EXPECT_EQ(play.refused(Drive{player, 10}), "no fuel left");
    EXPECT_EQ(play.refused(Target{player, -1, 10}), "the target must be inside the level");
    EXPECT_EQ(play.refused(Target{player, width, 10}), "the target must be inside the level");
    EXPECT_EQ(play.refused(Target{player, 10, -1}), "the target must be inside the level");
    EXPECT_EQ(play.refused(Target{player, 10, 1000000}), "the target must be inside the level");

    give(play.match, Use{player, play.item("teleport")});
    play.match.take_events();
    EXPECT_EQ(play.refused(Use{player, play.item("teleport")}), "no Teleport left");
    ASSERT_FALSE(play.match.apply(Fire{player}));
    play.match.take_events();
    for (const Command& command :
         {Command(Use{player, 0}), Command(Drive{player, 5}), Command(Target{player, 5, 5})})
        EXPECT_EQ(play.refused(command), "wait until everything has settled");
}

TEST(MatchItems, ATargetIsKeptFromTurnToTurn) {
    ItemMatch play(2);
    const PlayerId player = play.match.player();
    EXPECT_FALSE(play.tank(player).target);
    give(play.match, Target{player, 77, 210});
    EXPECT_EQ(play.tank(player).target, (Vec2<int>{77, 210}));
    EXPECT_EQ(play.match.phase(), Phase::aiming);
    give(play.match, Pass{player});
    EXPECT_EQ(play.tank(player).target, (Vec2<int>{77, 210}));
}

TEST(MatchItems, DrivingIsNoShotEither) {
    ItemMatch play(2);
    const PlayerId player = play.match.player();
    const float before = play.tank(player).body.at.x;
    const int columns = before < 500 ? 40 : -40;
    ASSERT_FALSE(play.match.apply(Drive{player, columns}));
    EXPECT_EQ(play.match.phase(), Phase::flying);
    EXPECT_EQ(play.refused(Drive{player, 10}), "wait until everything has settled");
    test::play_out(play.match);
    EXPECT_NEAR(play.tank(player).body.at.x - before, static_cast<float>(columns), 8);
    EXPECT_EQ(play.match.player(), player);
    EXPECT_EQ(play.match.phase(), Phase::aiming);
    give(play.match, Drive{player, -columns});
    EXPECT_LT(play.tank(player).fuel, 35);
    give(play.match, Fire{player});
    EXPECT_NE(play.match.player(), player);
}

TEST(MatchItems, AWeaponThatIsUsedUpLeavesTheHandAndCannotBeChosen) {
    ItemMatch play(2);
    const PlayerId player = play.match.player();
    for (int shot = 0; shot < 2; ++shot) {
        give(play.match, Choose{player, 1});
        give(play.match, Aim{player, play.tank(player).body.at.x < 500 ? 1200 : 600, 300});
        give(play.match, Fire{player});
        if (shot == 0) {
            EXPECT_EQ(play.match.state().weapon(player), 1);
        }
        while (play.match.player() != player) give(play.match, Pass{play.match.player()});
    }
    EXPECT_EQ(play.match.state().weapon(player), 0);
    EXPECT_EQ(play.refused(Choose{player, 1}), "no Bomb left");
}

TEST(MatchItems, WhoDiesOfAnItemHasHadHisTurn) {
    ItemMatch play(3);
    const PlayerId player = play.match.player();
    const MatchEvents events = give(play.match, Use{player, play.item("bang")});
    EXPECT_EQ(first<event::Died>(events).tank, tank_of(player));
    EXPECT_EQ(first<event::Died>(events).by, tank_of(player));
    EXPECT_EQ(play.match.phase(), Phase::aiming);
    EXPECT_EQ(play.match.player(), play.match.state().order[1]);
    EXPECT_EQ(play.match.turn(), 2);
}

TEST(MatchItems, WhoDiesOfAnItemLeavesTheRoundToTheLast) {
    ItemMatch play(2);
    const PlayerId player = play.match.player();
    give(play.match, Use{player, play.item("bang")});
    EXPECT_EQ(play.match.phase(), Phase::round_over);
    EXPECT_EQ(play.match.state().winner, test::the_other(player));
}

TEST(MatchItems, ANewRoundBringsNewKitsAndFuel) {
    ItemMatch play(2);
    const PlayerId player = play.match.player();
    give(play.match, Use{player, play.item("shield")});
    give(play.match, Drive{player, 20});
    give(play.match, Use{player, play.item("bang")});
    ASSERT_EQ(play.match.phase(), Phase::round_over);
    give(play.match, NextRound{});
    EXPECT_EQ(play.match.battle().state().tank(tank_of(player)).kit.items[play.item("shield")], 1);
    EXPECT_EQ(play.match.battle().state().tank(tank_of(player)).kit.items[play.item("bang")], 1);
    EXPECT_EQ(play.tank(player).fuel, 100);
    EXPECT_FALSE(play.tank(player).shield.up());
}

/// A turn with everything in it that a turn can have.
void play_busy_turn(Match& match, Random& random) {
    if (match.phase() == Phase::round_over) give(match, NextRound{});
    if (match.phase() != Phase::aiming) return;
    const PlayerId player = match.player();
    for (int deed = random.below(4); deed > 0 && match.phase() == Phase::aiming; --deed) {
        Command command = Target{player, random.below(match.level().width()), random.below(400)};
        const int kind = random.below(3);
        const int lot = random.below(60);
        if (kind == 0)
            command = Use{player, ItemId::at(lot % static_cast<int>(match.arsenal().items.size()))};
        if (kind == 1) command = Drive{player, lot < 30 ? lot - 60 : lot};
        if (!match.validate(command)) give(match, command);
        if (match.phase() != Phase::aiming || match.player() != player) return;
    }
    const int angle = random.from_to(0, kHalfTurn);
    give(match, Aim{player, angle, random.from_to(0, power_limit(match.battle().state(), tank_of(player)))});
    give(match, Fire{player});
}

TEST(MatchItems, AMatchWithUsesAndDrivesIsPlayedBackHashForHash) {
    for (std::uint32_t seed = 1; seed <= 4; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        MatchSettings settings = ItemMatch::settings(4, 2, 300);
        settings.seed = seed;
        settings.set(Rule::crates, 50);
        settings.level = test::hilly_level("circle-hill", 800, seed);
        const auto arsenal = std::make_shared<const Arsenal>(arsenal_of(kItems));
        Match match(settings, arsenal);
        Random random(seed, 9);
        for (int turn = 0; turn < 14 && match.phase() != Phase::match_over; ++turn) {
            play_busy_turn(match, random);
            for (const std::string& wrong : test::violations(match)) ADD_FAILURE() << wrong;
        }
        const auto read = parse_recording(recording_text(match.recording()), "busy.rec");
        ASSERT_TRUE(read) << read.error().text();
        const auto again = test::play_back(*read, arsenal);
        ASSERT_TRUE(again) << again.error().text();
        EXPECT_EQ((*again)->hash(), match.hash());
    }
}

}  // namespace
}  // namespace terramorph

// All aim in secret, then all fire at once.
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

using test::count;
using test::give;
using test::item_table;
using test::of_kind;
using test::weapon_table;

const std::string kSlowArsenal =
    weapon_table("missile", "unlimited = true", R"(on_impact = [{ effect = "blast", radius = 28 }])") +
    item_table("kit", "bundle = 2", R"(on_use = [{ effect = "repair", health = 20 }])") +
    item_table("bang", R"(on_use = [{ effect = "blast", radius = 60, strength = 400 }])") +
    item_table("big_bang", R"(on_use = [{ effect = "blast", radius = 330, strength = 500 }])") +
    item_table("jolt", R"(on_use = [{ effect = "blast", radius = 330, strength = 100 }])");

MatchSettings secret_settings(int players, int rounds = 2, std::uint32_t seed = 1) {
    MatchSettings settings = test::small_match(players, rounds, seed);
    settings.level = test::flat_level(900);
    settings.set(Rule::turn_mode, static_cast<double>(TurnMode::simultaneous));
    settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
    settings.set(Rule::wind, 0);
    settings.set(Rule::fuel, 100);
    settings.set(Rule::living_land, static_cast<double>(LivingLand::scenery));
    return settings;
}

std::shared_ptr<const Arsenal> small_arsenal() {
    return std::make_shared<Arsenal>(test::arsenal_of(kSlowArsenal));
}

/// A match in which all fire at once, from left to right as round robin has it: 0, 1, 2 ...
struct Secret {
    explicit Secret(int players, std::uint32_t seed = 1) : Secret(secret_settings(players, 2, seed)) {}
    explicit Secret(const MatchSettings& settings) : match(settings, small_arsenal()) { match.take_events(); }

    ItemId item(std::string_view id) const { return match.arsenal().find_item(id); }
    const Tank& tank(PlayerId player) const { return match.battle().state().tanks[player]; }
    /// A shot that harms nobody: far out of the level.
    MatchEvents fire() {
        const bool right = 2 * tank(match.player()).body.at.x > static_cast<float>(match.level().width());
        give(match, Aim{match.player(), right ? 450 : 1350,
                        power_limit(match.battle().state(), tank_of(match.player()))});
        return give(match, Fire{match.player()});
    }
    /// Straight up, and down upon itself.
    MatchEvents fire_at_itself() {
        give(match, Aim{match.player(), 900, 100});
        return give(match, Fire{match.player()});
    }
    MatchEvents pass() { return give(match, Pass{match.player()}); }

    Match match;
};

TEST(Simultaneous, NothingFliesUntilTheLastHasAimed) {
    Secret play(3);
    for (const PlayerId player : ids<PlayerId>(2)) {
        EXPECT_EQ(play.match.player(), player);
        EXPECT_EQ(count<event::Fired>(play.fire()), 0);
        EXPECT_EQ(play.match.phase(), Phase::aiming);
        EXPECT_TRUE(play.match.tally().shots().empty());
        EXPECT_FALSE(play.match.state().fired);
    }
    EXPECT_EQ(play.match.player(), 2);
    ASSERT_FALSE(play.match.apply(Fire{2}));
    EXPECT_EQ(play.match.phase(), Phase::flying);
    EXPECT_EQ(count<event::Fired>(play.match.take_events()), 3) << "before any time has gone by";
    EXPECT_EQ(play.match.tally().shots().size(), 3u);
    play.match.step();
    EXPECT_EQ(play.match.battle().state().shells.size(), 3u);
}

TEST(Simultaneous, EveryoneIsToldWhenItIsToAim) {
    Secret play(3);
    const MatchEvents events = play.fire();
    ASSERT_EQ(count<event::TurnBegan>(events), 1);
    EXPECT_EQ(test::first<event::TurnBegan>(events).player, 1);
    EXPECT_EQ(play.match.turn(), 2);
}

TEST(Simultaneous, WhoeverHasFiredOrPassedIsCommittedUntilAllFire) {
    Secret play(4);
    play.fire();
    play.pass();
    EXPECT_TRUE(play.match.state().committed(0));
    EXPECT_TRUE(play.match.state().committed(1));
    EXPECT_FALSE(play.match.state().committed(2));
    play.fire();
    play.fire();
    for (const PlayerId player : ids<PlayerId>(4)) EXPECT_FALSE(play.match.state().committed(player));
    EXPECT_EQ(play.match.player(), 0);
}

TEST(Simultaneous, WhatIsCommittedCannotBeTakenBack) {
    Secret play(3);
    play.fire();
    for (const Command& command : {Command(Aim{0, 900, 10}), Command(Fire{0}), Command(Pass{0}),
                                   Command(Choose{0, 0}), Command(Use{0, 0}), Command(Drive{0, 5})})
        EXPECT_EQ(play.match.validate(command)->text(), "it\'s " + play.match.player(1).name + "\'s turn")
            << command_text(command);
}

TEST(Simultaneous, EachFiresAsItHasAimed) {
    Secret play(3);
    const int angles[] = {700, 800, 1000};
    for (const PlayerId player : ids<PlayerId>(3)) {
        give(play.match, Aim{player, angles[player], 300 + player});
        ASSERT_FALSE(play.match.apply(Fire{player}));
    }
    ASSERT_EQ(play.match.tally().shots().size(), 3u);
    for (const PlayerId player : ids<PlayerId>(3)) {
        const PastShot& shot = play.match.tally().shots()[player];
        EXPECT_EQ(shot.player, player);
        EXPECT_EQ(shot.angle, angles[player]);
        EXPECT_EQ(shot.power, 300 + player);
    }
    test::play_out(play.match);
    for (const PastShot& shot : play.match.tally().shots()) EXPECT_TRUE(shot.end) << shot.player;
}

TEST(Simultaneous, WhoeverPassesDoesNotFire) {
    Secret play(3);
    play.fire();
    play.pass();
    const MatchEvents events = play.fire();
    EXPECT_EQ(count<event::Fired>(events), 2);
    for (const PastShot& shot : play.match.tally().shots()) EXPECT_NE(shot.player, 1);
}

TEST(Simultaneous, WhereAllPassTheNextAimingBegins) {
    Secret play(3);
    for (int volley = 0; volley < 3; ++volley)
        for (const PlayerId player : ids<PlayerId>(3)) {
            EXPECT_EQ(play.match.player(), player);
            EXPECT_EQ(count<event::Fired>(play.pass()), 0);
            EXPECT_EQ(play.match.phase(), Phase::aiming);
        }
    EXPECT_EQ(play.match.turn(), 10);
}

TEST(Simultaneous, WhereAllPassForEverTheRoundEndsWithoutAWinner) {
    Secret play(2);
    int turns = 0;
    for (; play.match.phase() == Phase::aiming; ++turns) play.pass();
    EXPECT_EQ(turns, 200);
    EXPECT_EQ(play.match.phase(), Phase::round_over);
    EXPECT_EQ(play.match.state().winner, -1);
}

TEST(Simultaneous, TheDeadArePassedOver) {
    Secret play(4);
    play.fire();
    play.fire_at_itself();
    play.fire();
    play.fire();
    ASSERT_FALSE(play.tank(1).alive);
    ASSERT_EQ(tanks_alive(play.match.battle().state()), 3);
    for (const PlayerId player : {PlayerId(0), PlayerId(2), PlayerId(3), PlayerId(0)}) {
        EXPECT_EQ(play.match.player(), player);
        play.fire();
    }
}

TEST(Simultaneous, WhereTheFirstIsDeadTheSecondBegins) {
    Secret play(3);
    play.fire_at_itself();
    play.fire();
    play.fire();
    ASSERT_FALSE(play.tank(0).alive);
    EXPECT_EQ(play.match.player(), 1);
    EXPECT_FALSE(play.match.state().committed(0));
}

TEST(Simultaneous, TwoMayDestroyThemselvesAtOnceAndNobodyWins) {
    Secret play(2);
    play.fire_at_itself();
    play.fire_at_itself();
    EXPECT_EQ(tanks_alive(play.match.battle().state()), 0);
    EXPECT_EQ(play.match.phase(), Phase::round_over);
    EXPECT_EQ(play.match.state().winner, -1);
    for (const Score& score : play.match.scores().match()) {
        EXPECT_EQ(score.wins, 0);
        EXPECT_EQ(score.own_goals, 1);
        EXPECT_EQ(score.shots, 1);
    }
}

TEST(Simultaneous, OneMayDriveAndUseThingsBeforeItIsCommitted) {
    Secret play(3);
    play.fire();
    const float before = play.tank(1).body.at.x;
    const MatchEvents driven = give(play.match, Drive{1, 20});
    EXPECT_GT(play.tank(1).body.at.x, before + 10);
    EXPECT_EQ(count<event::Fired>(driven), 0);
    EXPECT_EQ(play.match.phase(), Phase::aiming);
    EXPECT_EQ(play.match.player(), 1);
    EXPECT_FALSE(play.match.state().committed(1));
    EXPECT_TRUE(play.match.state().committed(0));
    give(play.match, Use{1, play.item("bang")});
    EXPECT_FALSE(play.tank(1).alive);
    EXPECT_EQ(play.match.player(), 2) << "whoever destroys itself aims no more";
    EXPECT_EQ(count<event::Fired>(play.fire()), 2);
}

TEST(Simultaneous, WhoeverIsHurtBeforeAllFireFiresWithThePowerThatItHasLeft) {
    for (std::uint32_t seed = 1; seed < 200; ++seed) {
        Secret play(4, seed);
        give(play.match, Aim{0, 900, power_limit(play.match.battle().state(), 0)});
        const int aimed = play.tank(0).power;
        give(play.match, Fire{0});
        give(play.match, Use{1, play.item("jolt")});
        if (!play.tank(0).alive || play.tank(0).health == 100) continue;
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        const int limit = power_limit(play.match.battle().state(), 0);
        while (play.match.phase() == Phase::aiming && play.match.tally().shots().empty()) play.fire();
        ASSERT_FALSE(play.match.tally().shots().empty());
        EXPECT_EQ(play.match.tally().shots()[0].player, 0);
        EXPECT_EQ(play.match.tally().shots()[0].power, limit);
        EXPECT_LT(limit, aimed);
        return;
    }
    FAIL() << "no bang hurt the first of the four";
}

TEST(Simultaneous, WhoeverDiesBeforeAllFireDoesNotFire) {
    for (std::uint32_t seed = 1; seed < 200; ++seed) {
        Secret play(4, seed);
        play.fire();
        play.fire();
        give(play.match, Use{2, play.item("big_bang")});
        if (play.tank(0).alive || !play.tank(1).alive || !play.tank(3).alive) continue;
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        EXPECT_TRUE(play.match.state().committed(0));
        EXPECT_EQ(play.match.player(), 3);
        const MatchEvents events = play.fire();
        EXPECT_EQ(count<event::Fired>(events), 2);
        for (const PastShot& shot : play.match.tally().shots())
            EXPECT_TRUE(shot.player == 1 || shot.player == 3);
        EXPECT_EQ(play.match.scores().round()[0].shots, 0);
        EXPECT_EQ(play.match.player(), 1);
        return;
    }
    FAIL() << "no bang destroyed the first of the four and left the second and the last";
}

TEST(Simultaneous, WhereTheLastToAimDiesTheOthersFire) {
    Secret play(3);
    play.fire();
    play.fire();
    const MatchEvents events = give(play.match, Use{2, play.item("bang")});
    ASSERT_FALSE(play.tank(2).alive);
    ASSERT_EQ(tanks_alive(play.match.battle().state()), 2);
    EXPECT_EQ(count<event::Fired>(events), 2);
    EXPECT_EQ(play.match.player(), 0);
    EXPECT_EQ(play.match.phase(), Phase::aiming);
}

TEST(Simultaneous, WhereOnlyOneIsLeftBeforeAllFireTheRoundIsOver) {
    Secret play(2);
    play.fire();
    const MatchEvents events = give(play.match, Use{1, play.item("bang")});
    EXPECT_EQ(count<event::Fired>(events), 0);
    EXPECT_EQ(play.match.phase(), Phase::round_over);
    EXPECT_EQ(play.match.state().winner, 0);
    give(play.match, NextRound{});
    EXPECT_FALSE(play.match.state().committed(0)) << "of the round before";
}

TEST(Simultaneous, AFreshLevelTakesBackWhatWasCommitted) {
    Secret play(3);
    play.fire();
    give(play.match, NewLevel{});
    EXPECT_FALSE(play.match.state().committed(0));
    EXPECT_EQ(play.match.player(), 0);
    for (int turn = 0; turn < 2; ++turn) play.pass();
    EXPECT_EQ(count<event::Fired>(play.fire()), 1);
}

TEST(Simultaneous, WhatIsCommittedIsPartOfTheHash) {
    Secret fires(3), passes(3), fires_too(3);
    give(fires.match, Fire{0});
    give(passes.match, Pass{0});
    give(fires_too.match, Fire{0});
    EXPECT_NE(fires.match.hash(), passes.match.hash());
    EXPECT_EQ(fires.match.hash(), fires_too.match.hash());
}

TEST(Simultaneous, TheOrderOfAimingIsNoAdvantageInWhatFlies) {
    // The one who aims first and the one who aims last fire in the same tick.
    Secret play(2);
    for (const PlayerId player : ids<PlayerId>(2)) {
        give(play.match, Aim{player, 900, 500});
        ASSERT_FALSE(play.match.apply(Fire{player}));
    }
    std::vector<Ticks> ended(2);
    while (play.match.phase() == Phase::flying) {
        play.match.step();
        for (const auto& exploded : of_kind<event::Exploded>(play.match.take_events()))
            if (exploded.tank >= 0 && ended[exploded.tank] == 0)
                ended[exploded.tank] = play.match.battle().state().tick;
    }
    const auto [sooner, later] = std::minmax(ended[0], ended[1]);
    EXPECT_GT(sooner, Ticks());
    EXPECT_LE(later - sooner, 2 * kTick) << "on even ground both come down together";
}

std::unique_ptr<Match> played_by_lot(std::uint32_t seed, int turns) {
    MatchSettings settings = test::small_match(2 + static_cast<int>(seed % 4), 3, seed);
    settings.set(Rule::turn_mode, static_cast<double>(TurnMode::simultaneous));
    settings.set(Rule::armory, seed % 2);
    auto match = std::make_unique<Match>(settings, test::the_arsenal());
    Random random(seed, 7);
    for (int turn = 0; turn < turns && match->phase() != Phase::match_over; ++turn) {
        while (match->phase() == Phase::shopping) give(*match, Ready{match->player()});
        const PlayerId player = match->player();
        if (match->phase() == Phase::aiming && random.below(4) == 0 &&
            !match->validate(Command(Drive{player, 15})))
            give(*match, Drive{player, 15});
        test::play_any_turn(*match, random);
        for (const std::string& wrong : test::violations(*match)) ADD_FAILURE() << wrong;
    }
    return match;
}

TEST(Simultaneous, ARecordingPlaysBackWhereverItEnds) {
    for (std::uint32_t seed = 1; seed <= 6; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        const auto original = played_by_lot(seed, 16 + static_cast<int>(seed));
        const auto recording = parse_recording(recording_text(original->recording()), "match.rec");
        ASSERT_TRUE(recording) << recording.error().text();
        auto again = test::play_back(*recording, test::the_arsenal());
        ASSERT_TRUE(again) << again.error().text();
        EXPECT_EQ((*again)->hash(), original->hash());
        EXPECT_EQ((*again)->phase(), original->phase());
        for (const PlayerId player : ids<PlayerId>(original->state().order))
            EXPECT_EQ((*again)->state().committed(player), original->state().committed(player));
    }
}

}  // namespace
}  // namespace terramorph

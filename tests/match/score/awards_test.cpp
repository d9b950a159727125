#include "match/score/awards.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace terramorph {
namespace {

using Players = std::vector<PlayerId>;

/// A match of four that happens as a test has it.
struct Course {
    explicit Course(std::vector<int> teams = {0, 0, 0, 0}) : scores(std::move(teams), Scoring::standard) {
        scores.begin_round();
    }
    void fire(PlayerId player, int count = 1, float from = 0) {
        for (int k = 0; k < count; ++k) scores.record(event::Fired{.tank = tank_of(player), .at = {from, 0}});
    }
    void hurt(PlayerId player, PlayerId by, int amount, float at = 0) {
        scores.record(
            event::Hurt{.tank = tank_of(player), .by = tank_of(by), .health = amount, .at = {at, 0}});
    }
    void kill(PlayerId player, PlayerId by) {
        scores.record(event::Died{.tank = tank_of(player), .by = tank_of(by)});
    }
    void leave(PlayerId player, int count = 1) {
        for (int k = 0; k < count; ++k) scores.record(event::LeftLevel{.tank = tank_of(player)});
    }
    void fall(PlayerId player, int count = 1) {
        for (int k = 0; k < count; ++k) scores.record(event::Fell{.tank = tank_of(player)});
    }
    void win(PlayerId player) { scores.record(event::RoundEnded{.winner = player}); }
    /// Some shots; the first `hits` of them hit.
    void shoot(PlayerId player, int hits, int shots) {
        for (int k = 0; k < shots; ++k) {
            fire(player);
            if (k < hits) hurt(PlayerId::at((player + 1) % 3), player, 1);
        }
    }

    Award award(std::string_view name) const {
        for (const Award& each : awards(scores))
            if (each.name == name) return each;
        return {};
    }
    void expect(std::string_view name, const Players& players, std::string_view words) const {
        const Award given = award(name);
        EXPECT_EQ(given.players, players) << name;
        EXPECT_EQ(given.words.text(), words) << name;
    }
    void expect_nobody(std::string_view name) const { expect(name, {}, ""); }

    Scoreboard scores;
};

TEST(Awards, WhereNothingHappensNobodyHasAny) { EXPECT_TRUE(awards(Course().scores).empty()); }

TEST(Awards, EachHasANameOfItsOwn) {
    Course course({1, 1, 0, 0});
    course.shoot(0, 5, 6);
    for (const PlayerId player : {PlayerId(1), PlayerId(2)}) course.fire(player);
    course.hurt(1, 0, 20);
    course.hurt(2, 0, 20);
    course.kill(2, 0);
    course.kill(1, 1);
    course.leave(0);
    course.fall(0);
    course.win(0);
    course.scores.record_money(0, 100, 100);
    const std::vector<Award> all = awards(course.scores);
    EXPECT_GE(all.size(), 12u);
    std::set<std::string_view> names;
    for (const Award& each : all) names.insert(each.name);
    EXPECT_EQ(names.size(), all.size());
}

TEST(Awards, TheSharpshooterHasTheGreatestShareOfHits) {
    Course course;
    course.shoot(0, 4, 8);
    course.shoot(1, 6, 10);
    course.shoot(2, 20, 40);
    course.expect("Sharpshooter", {1}, "landed 6 of 10 shots");
}

TEST(Awards, FourShotsMakeNoSharpshooterButFiveDo) {
    Course course;
    course.shoot(0, 4, 4);
    course.expect_nobody("Sharpshooter");
    course.fire(0);
    course.expect("Sharpshooter", {0}, "landed 4 of 5 shots");
}

TEST(Awards, WhoeverNeverHitsIsNoSharpshooter) {
    Course course;
    course.fire(0, 10);
    course.expect_nobody("Sharpshooter");
}

TEST(Awards, OfEquallyGoodShotsTheOneWhoFiredMoreIsSharper) {
    Course course;
    course.shoot(0, 4, 6);
    course.shoot(2, 6, 9);
    course.expect("Sharpshooter", {2}, "landed 6 of 9 shots");
    course.shoot(1, 6, 9);
    course.expect("Sharpshooter", {1, 2}, "landed 6 of 9 shots");
}

TEST(Awards, TheWreckingBallDidTheMostDamage) {
    Course course;
    course.hurt(1, 0, 900);
    course.hurt(0, 1, 700);
    course.hurt(2, 1, 560);
    course.expect("Wrecking ball", {1}, "dealt 1,260 damage");
}

TEST(Awards, TheHeadhunterDestroyedTheMostTanks) {
    Course course;
    course.kill(1, 0);
    course.expect("Headhunter", {0}, "destroyed 1 tank");
    course.kill(0, 2);
    course.kill(1, 2);
    course.expect("Headhunter", {2}, "destroyed 2 tanks");
}

TEST(Awards, TheLastOneStandingOutlivedTheMostRounds) {
    Course course;
    course.win(1);
    course.expect("Last one standing", {1}, "survived 1 of 1 round");
    for (const PlayerId winner : {PlayerId(2), PlayerId(1)}) {
        course.scores.begin_round();
        course.win(winner);
    }
    course.expect("Last one standing", {1}, "survived 2 of 3 rounds");
}

TEST(Awards, OneShotGoesToTheMostDamageAtOnce) {
    Course course;
    course.fire(0);
    course.hurt(1, 0, 60);
    course.fire(0);
    course.hurt(1, 0, 60);
    course.fire(1);
    course.hurt(0, 1, 40);
    course.hurt(2, 1, 45);
    course.expect("One shot", {1}, "dealt 85 damage with a single shot");
}

TEST(Awards, TheLongArmHitFromFarthestAway) {
    Course course;
    course.fire(0, 1, 100);
    course.hurt(1, 0, 1, 912);
    course.fire(1, 1, 1500);
    course.hurt(1, 1, 1, 0);
    course.fire(2, 1, 600);
    course.hurt(0, 2, 90, 100);
    course.expect("Long arm", {0}, "hit from 812 m away");
}

TEST(Awards, TheTycoonEarnedTheMost) {
    Course course;
    course.scores.record_money(0, 12500, 100);
    course.scores.record_money(1, 900, 99000);
    course.expect("Tycoon", {0}, "earned $12,500");
}

TEST(Awards, NobodyIsATycoonWhereMoneyBuysNothing) {
    Course course;
    course.scores.record_money(0, 12500, 100);
    EXPECT_EQ(awards(course.scores, true).size(), 1u);
    EXPECT_TRUE(awards(course.scores, false).empty());
}

TEST(Awards, WhoeverOnlyLostMoneyIsNoTycoon) {
    Course course;
    for (const PlayerId k : ids<PlayerId>(2)) course.scores.record_money(k, -10 * (k + 1), 50);
    course.scores.record_money(2, -5, 50);
    course.expect_nobody("Tycoon");
}

TEST(Awards, ThePunchingBagTookTheMost) {
    Course course;
    course.hurt(1, 0, 30);
    course.hurt(1, -1, 40);
    course.hurt(0, 1, 50);
    course.expect("Punching bag", {1}, "took 70 damage");
}

TEST(Awards, OnesOwnWorstEnemyDestroyedItself) {
    Course course;
    course.kill(1, 1);
    course.kill(0, 1);
    course.expect("Own worst enemy", {1}, "destroyed itself once");
    course.kill(1, 1);
    course.expect("Own worst enemy", {1}, "destroyed itself 2 times");
}

TEST(Awards, OnlyHarmingAlliesIsTreacherous) {
    Course course({3, 3, 0, 0});
    course.hurt(2, 1, 90);
    course.hurt(1, 1, 90);
    course.expect_nobody("Traitor");
    course.hurt(1, 0, 12);
    course.expect("Traitor", {0}, "dealt 12 damage to allies");
}

TEST(Awards, TheStargazerShootsOutOfTheLevel) {
    Course course;
    for (const PlayerId player : {PlayerId(0), PlayerId(2)}) {
        course.fire(player, 4);
        course.leave(player, 3);
        course.fire(player);
        course.leave(player);
    }
    course.fire(2);
    course.expect("Stargazer", {0}, "sent 2 of 5 shots off the map");
}

TEST(Awards, TheTestPilotFellMostOften) {
    Course course;
    course.fall(0);
    course.fall(2, 3);
    course.expect("Test pilot", {2}, "fell 3 times");
}

TEST(Awards, ThePacifistFiresNothingAndHurtsNobody) {
    Course course;
    for (const PlayerId player : {PlayerId(0), PlayerId(3)}) course.fire(player);
    course.hurt(0, 1, 5);
    course.expect("Pacifist", {2}, "didn't fire a shot in 1 round");
    course.fire(2);
    course.expect_nobody("Pacifist");
}

TEST(Awards, WhoAreAlikeShareAnAward) {
    Course course;
    course.hurt(1, 0, 50);
    course.hurt(0, 2, 50);
    course.expect("Wrecking ball", {0, 2}, "dealt 50 damage");
}

TEST(Awards, WhatMoreThanHalfWouldShareNobodyHas) {
    Course course;
    for (const PlayerId player : ids<PlayerId>(3)) course.hurt(PlayerId::at((player + 1) % 3), player, 50);
    course.expect_nobody("Wrecking ball");
    course.expect_nobody("Punching bag");
    course.hurt(0, 2, 1);
    course.expect("Wrecking ball", {2}, "dealt 51 damage");
}

TEST(Awards, NobodyIsGivenWhatItDoesNotDeserve) {
    Course course;
    for (const PlayerId player : {PlayerId(0), PlayerId(3)}) course.fire(player, 3);
    const std::vector<Award> all = awards(course.scores);
    ASSERT_EQ(all.size(), 1u);
    EXPECT_EQ(all[0].name, "Pacifist");
}

}  // namespace
}  // namespace terramorph

#include "match/match.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

#include "support/battles.h"
#include "support/matches.h"

namespace terramorph {
namespace {

using test::count;
using test::give;
using test::play_any_turn;
using test::play_out;
using test::small_match;
using test::the_arsenal;

/// A match and a hand that plays it.
struct TestMatch {
    explicit TestMatch(const MatchSettings& settings) : match(settings, the_arsenal()) {}

    /// Whoever's turn it is fires straight up, and the shell comes down on its own tank.
    MatchEvents die() {
        const int limit = power_limit(match.battle().state(), tank_of(match.player()));
        give(match, Aim{match.player(), 900, std::min(limit, 200)});
        return give(match, Fire{match.player()});
    }
    const Tank& tank(int number) const { return match.battle().state().tanks[number]; }

    Match match;
};

TEST(Match, BeginsWithTheFirstTurnOfTheFirstRound) {
    TestMatch play(small_match(3));
    EXPECT_EQ(play.match.phase(), Phase::aiming);
    EXPECT_EQ(play.match.round(), 1);
    EXPECT_EQ(play.match.turn(), 1);
    EXPECT_EQ(play.match.player(), play.match.state().order[0]);
    EXPECT_FALSE(play.match.state().fired);
    EXPECT_EQ(play.match.level(), play.match.settings().level);
    const MatchEvents events = play.match.take_events();
    EXPECT_EQ(count<event::NewLevel>(events), 1);
    EXPECT_EQ(test::first<event::TurnBegan>(events).player, play.match.player());
}

TEST(Match, TheOrderOfTurnsIsDrawnForEveryRound) {
    std::set<std::vector<PlayerId>> orders;
    for (std::uint32_t seed = 0; seed < 80; ++seed)
        orders.insert(TestMatch(small_match(3, 1, seed)).match.state().order);
    EXPECT_EQ(orders.size(), 6u);
    for (const auto& order : orders)
        EXPECT_TRUE(std::is_permutation(order.begin(), order.end(), std::begin({0, 1, 2})));
}

TEST(Match, EveryVolleyHasAnOrderOfItsOwnInWhichNobodyHasTwoTurnsInARow) {
    TestMatch play(small_match(4));
    std::set<std::vector<PlayerId>> orders;
    PlayerId last = -1;
    for (int volley = 0; volley < 20; ++volley) {
        std::vector<PlayerId> order;
        for (int turn = 0; turn < 4; ++turn) {
            EXPECT_NE(play.match.player(), last);
            EXPECT_EQ(play.match.turn(), 4 * volley + turn + 1);
            last = play.match.player();
            order.push_back(last);
            give(play.match, Pass{last});
        }
        EXPECT_TRUE(std::is_permutation(order.begin(), order.end(), std::begin({0, 1, 2, 3})));
        orders.insert(order);
    }
    EXPECT_GE(orders.size(), 10u);
}

TEST(Match, RoundRobinKeepsItsOrderForTheWholeRound) {
    MatchSettings settings = small_match(4);
    settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
    TestMatch play(settings);
    for (int turn = 0; turn < 20; ++turn) {
        EXPECT_EQ(play.match.player(), PlayerId::at(turn % 4));
        give(play.match, Pass{play.match.player()});
    }
}

TEST(Match, TwoTakeTurnsToBegin) {
    TestMatch play(small_match(2));
    const PlayerId first = play.match.player();
    for (int volley = 0; volley < 6; ++volley)
        for (int turn = 0; turn < 2; ++turn) {
            EXPECT_EQ(play.match.player() == first, volley % 2 == turn);
            give(play.match, Pass{play.match.player()});
        }
}

TEST(Match, WhatIsRefusedChangesNothingAndSaysWhy) {
    TestMatch play(small_match(3));
    Match& match = play.match;
    const PlayerId player = match.player();
    const PlayerId other = match.state().order[1];
    const WeaponId beyond = WeaponId::at(static_cast<int>(match.arsenal().weapons.size()));
    match.take_events();
    const auto refused = [&](const Command& command) { return test::refused(match, command); };
    const std::string not_yours = "it\'s " + match.player(player).name + "\'s turn";
    EXPECT_EQ(refused(Aim{other, 450, 500}), not_yours);
    EXPECT_EQ(refused(Fire{other}), not_yours);
    EXPECT_EQ(refused(Pass{other}), not_yours);
    EXPECT_EQ(refused(Choose{other, 0}), not_yours);
    EXPECT_EQ(refused(Fire{99}), not_yours);
    EXPECT_EQ(refused(Fire{-1}), not_yours);
    EXPECT_EQ(refused(Aim{player, -1, 500}), "the angle must be 0 to 180 degrees");
    EXPECT_EQ(refused(Aim{player, 1801, 500}), "the angle must be 0 to 180 degrees");
    EXPECT_EQ(refused(Aim{player, 450, 1001}), "the power must be 0 to 1000: a damaged tank has less");
    EXPECT_EQ(refused(Aim{player, 450, -1}), "the power must be 0 to 1000: a damaged tank has less");
    EXPECT_EQ(refused(Choose{player, beyond}), "no such weapon");
    EXPECT_EQ(refused(Choose{player, -1}), "no such weapon");
    EXPECT_EQ(refused(NextRound{}), "the round isn't over");

    ASSERT_FALSE(match.apply(Fire{player}));
    match.take_events();
    for (const Command& command : {Command(Aim{player, 450, 500}), Command(Fire{player}),
                                   Command(Pass{player}), Command(Choose{player, 0})})
        EXPECT_EQ(refused(command), "wait until everything has settled");
    EXPECT_EQ(refused(NewLevel{}), "a new level can only be drawn between shots");
    EXPECT_EQ(refused(NextRound{}), "the round isn't over");
}

TEST(Match, NothingCanBeDoneWhenTheRoundIsOver) {
    TestMatch play(small_match(2, 2));
    play.die();
    ASSERT_EQ(play.match.phase(), Phase::round_over);
    EXPECT_EQ(play.match.apply(Fire{play.match.player()})->text(), "the round is over");
    EXPECT_TRUE(play.match.apply(NewLevel{}));
    const std::uint64_t hash = play.match.hash();
    play.match.step();
    EXPECT_EQ(play.match.hash(), hash);
}

TEST(Match, AimingTurnsTheTurret) {
    TestMatch play(small_match(2));
    const PlayerId player = play.match.player();
    give(play.match, Aim{player, 1234, 321});
    EXPECT_EQ(play.tank(player).angle, 1234);
    EXPECT_EQ(play.tank(player).power, 321);
    EXPECT_EQ(play.match.phase(), Phase::aiming);
    EXPECT_EQ(play.match.turn(), 1);
}

TEST(Match, AHurtTankCannotAimWithMorePowerThanItHas) {
    for (std::uint32_t seed = 1; seed < 40; ++seed) {
        TestMatch play(small_match(3, 1, seed));
        Random random(seed, 7);
        for (int turn = 0; turn < 30 && play.match.phase() == Phase::aiming; ++turn) {
            const PlayerId player = play.match.player();
            const int limit = power_limit(play.match.battle().state(), tank_of(player));
            EXPECT_LE(play.tank(player).power, limit);
            if (limit < 1000) {
                EXPECT_FALSE(play.match.validate(Command(Aim{player, 450, limit})));
                EXPECT_TRUE(play.match.validate(Command(Aim{player, 450, limit + 1})));
                return;
            }
            play_any_turn(play.match, random);
        }
    }
    FAIL() << "nobody was hurt";
}

TEST(Match, WeaponsRunOut) {
    MatchSettings settings = small_match(2, 1);
    settings.set(Rule::stock, 1);
    TestMatch play(settings);
    const WeaponId tracer = test::weapon("tracer");
    const PlayerId first = play.match.player();
    const int bundle = play.match.arsenal().weapons[tracer].bundle;
    for (int shot = 0; shot < bundle; ++shot) {
        EXPECT_EQ(weapon_stock(play.match.battle().state(), tank_of(first), tracer), bundle - shot);
        give(play.match, Choose{first, tracer});
        EXPECT_EQ(play.match.state().weapon(first), tracer);
        give(play.match, Fire{first});
        while (play.match.player() != first) give(play.match, Pass{play.match.player()});
    }
    EXPECT_EQ(weapon_stock(play.match.battle().state(), tank_of(first), tracer), 0);
    EXPECT_EQ(play.match.state().weapon(first), 0);
    EXPECT_EQ(play.match.apply(Choose{first, tracer})->text(), "no Tracer left");
    EXPECT_EQ(weapon_stock(play.match.battle().state(), tank_of(test::the_other(first)), tracer), bundle);
}

TEST(Match, TheFirstWeaponNeverRunsOut) {
    MatchSettings settings = small_match(2, 1);
    settings.set(Rule::stock, 0);
    TestMatch play(settings);
    for (const WeaponId weapon : ids<WeaponId>(play.match.arsenal().weapons))
        EXPECT_EQ(weapon_stock(play.match.battle().state(), 0, weapon), weapon == 0 ? -1 : 0);
    EXPECT_FALSE(play.match.validate(Command(Fire{play.match.player()})));
}

TEST(Match, AFreshLevelBeforeTheFirstShotBeginsTheRoundAnew) {
    TestMatch play(small_match(3));
    const LevelSettings before = play.match.level();
    const std::vector<PlayerId> order = play.match.state().order;
    give(play.match, Pass{play.match.player()});
    const MatchEvents events = give(play.match, NewLevel{});
    EXPECT_EQ(count<event::NewLevel>(events), 1);
    EXPECT_NE(play.match.level().terrain.seed, before.terrain.seed);
    LevelSettings same = play.match.level();
    same.terrain.seed = before.terrain.seed;
    EXPECT_EQ(same, before);
    EXPECT_EQ(play.match.round(), 1);
    EXPECT_EQ(play.match.state().order, order);
    EXPECT_EQ(play.match.player(), order[0]);
    EXPECT_EQ(play.match.turn(), 3);
}

TEST(Match, AFreshLevelAfterShotsForgetsThem) {
    TestMatch play(small_match(3));
    Random random(2, 7);
    while (play.match.scores().match()[0].damage == 0 && play.match.round() == 1)
        play_any_turn(play.match, random);
    if (play.match.phase() != Phase::aiming) give(play.match, NextRound{});
    const Scoreboard& scores = play.match.scores();
    give(play.match, Fire{play.match.player()});
    ASSERT_EQ(play.match.phase(), Phase::aiming);
    std::vector<Score> expected(scores.match().size());
    for (std::size_t round = 0; round + 1 < scores.rounds().size(); ++round)
        for (std::size_t k = 0; k < expected.size(); ++k) expected[k] += scores.rounds()[round][k];
    give(play.match, NewLevel{});
    EXPECT_EQ(scores.match(), expected);
    EXPECT_FALSE(play.match.state().fired);
    for (const PlayerId player : ids<PlayerId>(3)) {
        EXPECT_TRUE(play.tank(player).alive);
        EXPECT_EQ(play.tank(player).health, 100);
    }
}

TEST(Match, EveryFreshLevelIsAnother) {
    TestMatch play(small_match(2));
    std::set<std::uint32_t> seeds = {play.match.level().terrain.seed};
    for (int k = 0; k < 50; ++k) {
        give(play.match, NewLevel{});
        seeds.insert(play.match.level().terrain.seed);
    }
    EXPECT_EQ(seeds.size(), 51u);
}

TEST(Match, WhatAPersonPlacedStaysWithItsMap) {
    MatchSettings settings = small_match(2);
    settings.level.terrain.placed[{100, 200}] = Feature::sign;
    settings.level.terrain.strokes[{{100, 200}, 3}] = 4;
    settings.level.terrain.roads = {{{100, 200}, {300, 200}}};
    TestMatch play(settings);
    EXPECT_EQ(play.match.level().terrain.placed.size(), 1u);
    EXPECT_EQ(play.match.level().terrain.roads.size(), 1u);
    EXPECT_EQ(play.match.level().terrain.strokes.size(), 1u);
    give(play.match, NewLevel{});
    EXPECT_TRUE(play.match.level().terrain.placed.empty());
    EXPECT_TRUE(play.match.level().terrain.strokes.empty());
    EXPECT_TRUE(play.match.level().terrain.roads.empty());
}

TEST(Match, WhatAPersonPlacedAndBrushedStaysWhileTheCutMovesOn) {
    MatchSettings settings = small_match(2);
    settings.set(Rule::rounds, 2);
    settings.set(Rule::cut_advance, 40);
    settings.level.terrain.placed[{100, 200}] = Feature::sign;
    settings.level.terrain.strokes[{{100, 200}, 3}] = 4;
    settings.level.terrain.roads = {{{100, 200}, {300, 200}}};
    TestMatch play(settings);
    play.die();
    give(play.match, NextRound{});
    EXPECT_NE(play.match.level().cut, settings.level.cut);
    EXPECT_EQ(play.match.level().terrain, settings.level.terrain);
}

TEST(Match, TheDeadArePassedOver) {
    TestMatch play(small_match(4));
    const std::vector<PlayerId> order = play.match.state().order;
    const MatchEvents events = play.die();
    ASSERT_EQ(test::first<event::Died>(events).tank, tank_of(order[0]));
    ASSERT_EQ(tanks_alive(play.match.battle().state()), 3);
    for (const std::size_t place : {1u, 2u, 3u}) {
        EXPECT_EQ(play.match.player(), order[place]);
        give(play.match, Pass{play.match.player()});
    }
    for (int turn = 0; turn < 9; ++turn) {  // in volleys of new orders
        EXPECT_NE(play.match.player(), order[0]);
        give(play.match, Pass{play.match.player()});
    }
}

TEST(Match, TheLastOneLeftWinsTheRound) {
    TestMatch play(small_match(2, 3));
    const PlayerId loser = play.match.player();
    const MatchEvents events = play.die();
    EXPECT_EQ(play.match.phase(), Phase::round_over);
    EXPECT_EQ(play.match.state().winner, 1 - loser);
    EXPECT_EQ(test::first<event::RoundEnded>(events).winner, 1 - loser);
    EXPECT_EQ(play.match.scores().match()[1 - loser].wins, 1);
    EXPECT_EQ(play.match.scores().match()[loser].own_goals, 1);
    give(play.match, NextRound{});
    EXPECT_EQ(play.match.round(), 2);
    EXPECT_EQ(play.match.phase(), Phase::aiming);
    EXPECT_EQ(tanks_alive(play.match.battle().state()), 2);
    EXPECT_EQ(play.match.state().winner, -1);
}

TEST(Match, NobodyWinsWhereAllDie) {
    MatchSettings settings = small_match(2, 2);
    settings.set(Rule::health, 10);
    settings.set(Rule::stock, 20);
    for (std::uint32_t seed = 1; seed < 60; ++seed) {
        settings.level.terrain.seed = settings.seed = seed;
        TestMatch play(settings);
        give(play.match, Choose{play.match.player(), test::weapon("nuke")});
        // between the two, near enough to both
        const float middle = (play.tank(0).body.at.x + play.tank(1).body.at.x) / 2;
        int best = 0;
        float nearest = 1e9f;
        const PlayerId player = play.match.player();
        const int angle = play.tank(player).body.at.x < middle ? 700 : 1100;
        for (int power = 0; power <= 1000; power += 5) {
            const Prediction end = play.match.battle().predict_shot(tank_of(player), angle, power);
            const float away = std::abs(columns_of(end.contact.at).x - middle);
            if (end.end != FlightEnd::hit || away >= nearest) continue;
            nearest = away;
            best = power;
        }
        give(play.match, Aim{player, angle, best});
        const MatchEvents events = give(play.match, Fire{player});
        if (tanks_alive(play.match.battle().state()) > 0) continue;
        EXPECT_EQ(play.match.phase(), Phase::round_over);
        EXPECT_EQ(play.match.state().winner, -1);
        EXPECT_EQ(test::first<event::RoundEnded>(events).winner, -1);
        for (const Score& score : play.match.scores().match()) EXPECT_EQ(score.wins, 0);
        return;
    }
    FAIL() << "no shot destroyed both";
}

TEST(Match, TheLastRoundEndsTheMatch) {
    TestMatch play(small_match(2, 2));
    play.die();
    give(play.match, NextRound{});
    const MatchEvents events = play.die();
    EXPECT_EQ(play.match.phase(), Phase::match_over);
    EXPECT_EQ(test::first<event::MatchEnded>(events).winner, play.match.scores().ranking()[0]);
    EXPECT_TRUE(play.match.apply(NextRound{}));
    EXPECT_TRUE(play.match.apply(NewLevel{}));
    EXPECT_TRUE(play.match.apply(Fire{0}));
}

TEST(Match, ARoundInWhichNobodyShootsEndsWithoutAWinner) {
    TestMatch play(small_match(2, 2));
    int turns = 0;
    for (; play.match.phase() == Phase::aiming; ++turns) give(play.match, Pass{play.match.player()});
    EXPECT_EQ(turns, 200);
    EXPECT_EQ(play.match.phase(), Phase::round_over);
    EXPECT_EQ(play.match.state().winner, -1);
}

TEST(Match, TenPlayAndAThousandRoundsArePossible) {
    TestMatch play(small_match(10, 1000));
    Random random(1, 7);
    for (int turn = 0; turn < 25; ++turn) {
        play_any_turn(play.match, random);
        for (const std::string& wrong : test::violations(play.match)) ADD_FAILURE() << wrong;
    }
    for (int round = 1; round < 40; ++round) {
        while (play.match.phase() == Phase::aiming) play.die();
        ASSERT_EQ(play.match.phase(), Phase::round_over);
        give(play.match, NextRound{});
    }
    EXPECT_GE(play.match.round(), 40);
}

TEST(Match, WhatHoldsHoldsAtEveryTick) {
    for (std::uint32_t seed = 1; seed <= 6; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        MatchSettings settings = small_match(2 + static_cast<int>(seed) % 5, 2, seed);
        settings.set(Rule::walls, seed % 4);
        TestMatch play(settings);
        Random random(seed, 7);
        for (int turn = 0; turn < 25 && play.match.phase() != Phase::match_over; ++turn) {
            if (play.match.phase() == Phase::round_over) give(play.match, NextRound{});
            const PlayerId player = play.match.player();
            give(play.match,
                 Aim{player, random.from_to(0, kHalfTurn),
                     random.from_to(0, power_limit(play.match.battle().state(), tank_of(player)))});
            ASSERT_FALSE(play.match.apply(Fire{player}));
            while (play.match.phase() == Phase::flying) {
                play.match.step();
                for (const std::string& wrong : test::violations(play.match)) ADD_FAILURE() << wrong;
            }
        }
    }
}

TEST(Match, StatesOfDifferentHashesDifferInAFieldThatHasANameOfItsOwn) {
    TestMatch play(small_match(4, 1, 3));
    std::vector<StateField> before;
    std::uint64_t hash = play.match.hash();
    give(play.match, Aim{play.match.player(), 600, 500});
    ASSERT_FALSE(play.match.apply(Fire{play.match.player()}));
    while (play.match.phase() == Phase::flying) {
        play.match.step();
        std::vector<StateField> now = state_fields(play.match);
        std::set<std::string_view> names;
        for (const StateField& field : now) EXPECT_TRUE(names.insert(field.name).second) << field.name;
        EXPECT_EQ(play.match.hash() == hash, now == before);
        hash = play.match.hash();
        before = std::move(now);
    }
    EXPECT_GT(before.size(), 2000u);
}

}  // namespace
}  // namespace terramorph

#include "ui/screens/battle/pace/pace.h"

#include <gtest/gtest.h>

#include "app/teaching/lesson.h"
#include "support/matches.h"
#include "ui/game.h"

namespace terramorph {

namespace {

struct BattlePace : testing::Test {
    /// The first player is a person, or none is.
    void start(int players, bool person = true) {
        MatchSettings& settings = game.session().settings;
        while (static_cast<int>(settings.players.size()) < players)
            settings.players.push_back(another_player(settings.players));
        for (Player& player : settings.players) player.kind = computer("moron");
        if (person) settings.players[0].kind = kPerson;
        game.start();
    }
    void wait_for(PlayerId player) {
        for (int frame = 0; frame < 36000 && game.match().phase() != Phase::round_over &&
                            (game.match().phase() != Phase::aiming || game.match().player() != player);
             ++frame)
            game.app.advance(kFrame);
        ASSERT_EQ(game.match().player(), player);
        ASSERT_EQ(game.match().phase(), Phase::aiming);
    }
    /// A shot straight up; with full power, or what a hit has left of it, it flies for long.
    void fire_up(int power = kFullPower) {
        const PlayerId player = game.match().player();
        power = std::min(power, power_limit(game.match().battle().state(), tank_of(player)));
        ASSERT_FALSE(game.give(Aim{player, 900, power}));
        ASSERT_FALSE(game.give(Fire{game.match().player()}));
    }
    int ticks_in(double seconds) {
        return ticks_of([&] { game.wait(seconds); });
    }
    template <class Act>
    int ticks_of(const Act& act) {
        const Ticks before = game.match().battle().state().tick;
        act();
        return static_cast<int>((game.match().battle().state().tick - before).count());
    }
    /// The person's tank is no more.
    void destroy_person() {
        wait_for(0);
        for (int shot = 0; shot < 10 && game.tank(0).alive; ++shot) {
            wait_for(0);
            ASSERT_FALSE(game.give(Aim{0, 900, 10}));
            game.key("space");
            game.wait_for_turn();
        }
        ASSERT_FALSE(game.tank(0).alive);
    }

    MemoryStorage storage;
    Game game{storage};
};

}  // namespace

TEST_F(BattlePace, FGoesThroughThePacesAndTheBarSaysWhich) {
    start(2);
    for (const int speed : {2, 4, kSkip, 1}) {
        game.key("f");
        EXPECT_EQ(game.session().speed, speed);
        EXPECT_EQ(game.shows_in("speed", speed_words(speed)), speed > 1) << speed;
        EXPECT_TRUE(game.has("hints/faster")) << speed;
    }
}

TEST_F(BattlePace, ShotsOfComputersGoByAsFastAsWasChosen) {
    start(2);
    wait_for(1);
    fire_up();
    EXPECT_NEAR(ticks_in(0.1), 6, 1);
    game.session().speed = 2;
    EXPECT_NEAR(ticks_in(0.1), 12, 1);
    game.session().speed = 4;
    EXPECT_NEAR(ticks_in(0.1), 24, 1);
    game.session().speed = kSkip;
    EXPECT_NEAR(ticks_in(kFrame), kSkip, 1);
}

TEST_F(BattlePace, ShellsOfComputersFlyALittleFasterThanThoseOfPeople) {
    start(2);
    for (const auto& [player, ticks] : {std::pair(PlayerId(0), 60), std::pair(PlayerId(1), 69)}) {
        start_match(game.app);
        wait_for(player);
        fire_up(300);
        EXPECT_NEAR(ticks_in(1), ticks, 2) << player.value();
    }
}

TEST_F(BattlePace, WhereNoPersonIsMeantShellsOfComputersHurry) {
    game.session().settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
    start(3);
    const auto at = [&](PlayerId player) {
        const Vec2<float> middle = game.match().battle().state().tank(tank_of(player)).middle();
        return Target{1, static_cast<int>(middle.x), static_cast<int>(middle.y)};
    };
    for (const auto& [mark, ticks] : {std::pair(PlayerId(0), 69), std::pair(PlayerId(2), 90)}) {
        start_match(game.app);
        ASSERT_FALSE(game.give(Pass{0}));
        wait_for(1);
        ASSERT_GT(std::abs(at(0).x - at(1).x), 160);
        ASSERT_GT(std::abs(at(0).x - at(2).x), 160);
        ASSERT_FALSE(game.give(at(mark)));
        fire_up(300);
        EXPECT_NEAR(ticks_in(0.5), ticks / 2, 3) << mark.value();
    }
}

TEST_F(BattlePace, WhatTumblesOnIsHurriedUnlessATankStillFalls) {
    start(2);
    wait_for(0);
    fire_up();
    BattleState& battle = test::battle_state_of(game.match());
    battle.shells.clear(), battle.launched.clear();
    ASSERT_FALSE(in_action(battle));
    battle.settling = 10 * kTick;
    EXPECT_EQ(natural_pace(game.match(), 1), 1) << "one sees how it falls";
    battle.settling = kSecond;
    EXPECT_EQ(natural_pace(game.match(), 1), 3);
    EXPECT_EQ(natural_pace(game.match(), 2), 1) << "that's fast enough";
    battle.tanks[1].airborne = 5 * kTick;
    EXPECT_EQ(natural_pace(game.match(), 1), 1);
}

TEST_F(BattlePace, LobsOfComputersHurryWhileTheyAreHighAboveTheGround) {
    start(2);
    wait_for(1);
    fire_up();
    std::vector<int> ticks;
    do ticks.push_back(ticks_in(0.1));
    while (!game.match().battle().state().shells.empty());
    EXPECT_NEAR(std::ranges::max(ticks), 15, 1) << "two and a half times as fast as the rules' clock";
    EXPECT_LE(ticks.back(), 10) << "it comes down at a speed at which one sees where";
}

TEST_F(BattlePace, TheLongerAPersonWaitsTheFasterComputersAimAndTheirShellsFly) {
    start(4);
    wait_for(0);
    ASSERT_FALSE(game.give(Aim{0, game.playing().body.at.x < 320 ? 1350 : 450, 200}));
    ASSERT_FALSE(game.give(Fire{0}));
    std::vector<double> paces;
    while (game.match().phase() != Phase::round_over &&
           (game.match().phase() == Phase::flying || game.match().player() != PlayerId(0))) {
        game.app.advance(kFrame);
        if (game.match().phase() != Phase::aiming || game.match().player() == PlayerId(0)) continue;
        if (const double now = natural_pace(game.match(), 1); paces.empty() || paces.back() != now)
            paces.push_back(now);
    }
    ASSERT_GE(paces.size(), 2u);
    EXPECT_TRUE(std::ranges::is_sorted(paces));
    EXPECT_GT(paces.back(), 1.2 * paces.front()) << "who aims first after the person takes its time";
    EXPECT_LE(paces.back(), 2 * paces.front());
}

TEST_F(BattlePace, OnceTheyHaveBeenSeenToPlayManyComputersAreQuickFromTheFirstOn) {
    const auto pace_of_first = [&](int players, int turns) {
        start(players);
        for (int turn = 0; turn < turns; ++turn) {
            wait_for(0);
            EXPECT_FALSE(game.give(Aim{0, game.playing().body.at.x < 320 ? 1350 : 450, 200}));
            EXPECT_FALSE(game.give(Fire{0}));
            while (game.match().phase() == Phase::flying) game.app.advance(kFrame);
        }
        return natural_pace(game.match(), 1);
    };
    game.session().settings.set(Rule::direct_hit, 0);
    game.session().settings.set(Rule::health, 1000);
    game.session().settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
    const double one = pace_of_first(2, 3), usual = pace_of_first(5, 1);
    EXPECT_EQ(one, usual) << "one is no crowd";
    EXPECT_GT(pace_of_first(5, 2), 1.2 * usual);
}

TEST_F(BattlePace, ComputersAmongThemselvesTakeTheirTime) {
    start(3, false);
    game.wait(20);
    EXPECT_EQ(game.match().tally().shots().empty(), false);
    while (game.match().phase() != Phase::aiming) game.app.advance(kFrame);
    EXPECT_EQ(natural_pace(game.match(), 1), 1);
}

TEST_F(BattlePace, NoTurnBeginsWithALeapOverTheTimeInWhichAShotWasSeen) {
    start(2);
    for (int turn = 0; turn < 4; ++turn) {
        wait_for(0);
        game.wait_for_turn();
        if (game.match().phase() != Phase::aiming || game.match().player() != PlayerId(0)) continue;
        ASSERT_FALSE(game.give(Aim{0, game.playing().body.at.x < 320 ? 1350 : 450, 1000}));
        ASSERT_FALSE(game.give(Fire{0}));
        EXPECT_LE(ticks_of([&] { game.app.advance(kFrame); }), 2);
        game.wait_for_turn();
    }
}

TEST_F(BattlePace, WhereGravityIsLowTimeGoesByFasterWhileSomethingFlies) {
    game.session().settings.set(Rule::gravity, 25);
    start(2);
    wait_for(0);
    EXPECT_TRUE(game.shows_in("time_lapse", "2×"))
        << "a quarter of the gravity makes falls last twice as long";
    game.wait_for_turn();
    fire_up();
    EXPECT_NEAR(ticks_in(1), 120, 2);
}

TEST_F(BattlePace, HighGravityHurriesAndSlowsNothing) {
    game.session().settings.set(Rule::gravity, 200);
    start(2);
    wait_for(0);
    EXPECT_FALSE(game.has("time_lapse"));
    game.wait_for_turn();
    fire_up();
    EXPECT_NEAR(ticks_in(1), 60, 1);
}

TEST_F(BattlePace, ALongFrameSkipsNoMoreThanAShortOne) {
    start(2);
    game.session().speed = kSkip;
    wait_for(1);
    fire_up();
    EXPECT_NEAR(ticks_of([&] { game.app.advance(3); }), kSkip, 1);
}

TEST_F(BattlePace, HardThinkingHasAFrameOfItsOwnAndHesitationNone) {
    game.session().settings.players[1].kind = computer("spoiler");
    Match same(game.session().settings, game.session().arsenal);
    if (same.player() == 0) (void)same.apply(Pass{0});
    while (same.phase() == Phase::flying) same.step();
    int hard = 0, calls = 0;
    for (ComputerPlayers computers; same.phase() == Phase::aiming; ++calls) {
        computers.think(same);
        hard += computers.busy() ? 1 : 0;
    }
    game.session().speed = kSkip;
    start_match(game.app);
    if (game.match().player() == 0) (void)game.give(Pass{0});
    game.wait_for_turn();
    int frames = 0;
    for (; game.match().phase() == Phase::aiming; ++frames) game.app.advance(kFrame);
    EXPECT_GT(hard, 1);
    EXPECT_GT(calls, hard + 20);
    EXPECT_GE(frames, hard);
    EXPECT_LE(frames, hard + 3);
}

TEST_F(BattlePace, ComputersHurryWhileTheKeyThatFiresIsHeldAndNoLonger) {
    game.session().settings.set(Rule::health, 1000);
    game.session().settings.set(Rule::direct_hit, 0);
    start(2);
    wait_for(1);
    EXPECT_TRUE(game.has("hints/hurry"));
    fire_up();
    game.down("space");
    EXPECT_NEAR(ticks_in(0.1), 24, 1);
    game.up("space");
    EXPECT_LT(ticks_in(0.1), 20);
    game.down("space");
    const auto comes = [&] {
        return game.match().player() == PlayerId(0) && game.match().phase() == Phase::aiming &&
               !game.has("aftermath");
    };
    for (int part = 0; part < 600 && !comes(); ++part) game.wait(0.1);
    ASSERT_TRUE(comes());
    game.wait(1);
    EXPECT_EQ(game.match().phase(), Phase::aiming) << "it fires nothing";
    EXPECT_FALSE(game.has("hints/hurry"));
    game.up("space");
}

TEST_F(BattlePace, IsToldHowToHurryComputersInOnePlaceAtATime) {
    game.session().preferences[at(Preference::tips)] = static_cast<double>(TipsWanted::beginners);
    game.session().preferences[at(Preference::lessons)] = kAllLessons;
    game.session().settings.set(Rule::health, 1000);
    game.session().settings.set(Rule::direct_hit, 0);
    start(3);
    bool hint = false, box = false;
    for (int part = 0; part < 600; ++part) {
        if (game.match().player() == PlayerId(0) && game.match().phase() == Phase::aiming) fire_up();
        game.wait(0.1);
        hint |= game.has("hints/hurry"), box |= game.has("wait_hint");
        EXPECT_FALSE(game.has("hints/hurry") && game.has("wait_hint"));
    }
    EXPECT_TRUE(hint && box);
}

TEST_F(BattlePace, ShotsOfPeopleAreNeverHurried) {
    start(2);
    game.session().speed = kSkip;
    wait_for(0);
    fire_up();
    EXPECT_NEAR(ticks_in(1), 60, 1);
}

TEST_F(BattlePace, ShotsAreHeardUnlessTheyAreSkipped) {
    start(2);
    for (const int speed : {1, 4, kSkip}) {
        game.session().speed = 1;
        wait_for(1);
        game.session().speed = speed;
        ASSERT_FALSE(game.give(Aim{1, game.playing().body.at.x < 320 ? 1100 : 700, 1000}));
        ASSERT_FALSE(game.give(Fire{1}));
        game.app.take_sounds();
        game.app.advance(kFrame);
        EXPECT_EQ(game.app.take_sounds().empty(), speed == kSkip) << speed;
        game.wait_for_turn();
        while (game.match().player() == 0) {
            ASSERT_FALSE(game.give(Pass{0}));
            game.wait_for_turn();
        }
    }
}

TEST_F(BattlePace, WhenNoPersonIsLeftTheRoundEndsFastAndByItself) {
    start(3);
    destroy_person();
    game.wait(kFrame);
    if (game.match().phase() == Phase::round_over) GTEST_SKIP() << "the others are gone as well";
    EXPECT_TRUE(game.shows_in("fast_forward", "×4"));
    game.key("f");
    EXPECT_TRUE(game.shows_in("fast_forward", speed_words(kSkip)));
    game.key("f");
    EXPECT_TRUE(game.shows_in("fast_forward", "×4")) << "never slower than that";
    game.session().speed = kSkip;
    for (int second = 0; second < 600 && game.match().phase() != Phase::round_over; ++second) game.wait(1);
    EXPECT_EQ(game.match().phase(), Phase::round_over);
}

TEST_F(BattlePace, WhoeverIsOutIsToldSoAndSkipsToTheResultByKeyByClickAndByTheHint) {
    start(4);
    destroy_person();
    for (int frame = 0; frame < 600 && !(game.match().at_turn_start() && game.has("out")); ++frame)
        game.app.advance(kFrame);
    if (game.match().phase() == Phase::round_over) GTEST_SKIP() << "the others are gone as well";
    EXPECT_TRUE(game.shows_in("out", "[") || game.shows_in("out", "Space")) << game.text_of("out");
    EXPECT_TRUE(game.shows_in("out", "×4"));
    EXPECT_TRUE(game.has("hints/result"));
    const std::unique_ptr<Match> same = game.match().fork();
    game.key("space");
    EXPECT_TRUE(game.has("play_out")) << "nothing of the rest is shown";
    int frames = 0;
    for (; frames < 3600 && !game.has("results"); ++frames) game.app.advance(kFrame);
    EXPECT_TRUE(game.has("results"));
    EXPECT_LT(frames, 600);
    for (ComputerPlayers others; same->phase() == Phase::aiming || same->phase() == Phase::flying;) {
        others.think(*same);
        same->step();
    }
    EXPECT_EQ(same->hash(), game.match().hash()) << "the rest was played as it would have been";
    EXPECT_EQ(game.session().speed, 1) << "the next round is as slow as this one was";
}

TEST_F(BattlePace, AClickOnTheCardShowsTheResult) {
    start(3);
    destroy_person();
    if (game.match().phase() == Phase::round_over) GTEST_SKIP() << "the others are gone as well";
    game.wait(kFrame);
    game.click_on("out");
    EXPECT_TRUE(game.has("play_out"));
}

TEST_F(BattlePace, WhoeverStillPlaysIsNotOut) {
    start(3);
    wait_for(0);
    EXPECT_FALSE(game.has("out"));
    EXPECT_FALSE(game.has("hints/result"));
}

TEST_F(BattlePace, AMatchOfComputersEndsWithoutAPress) {
    game.session().settings.set(Rule::armory, 1);
    game.session().settings.set(Rule::stock, 0);
    start(3, false);
    EXPECT_FALSE(game.has("fast_forward")) << "whoever watches computers wants to see them";
    game.session().speed = kSkip;
    for (int second = 0; second < 900 && game.match().phase() != Phase::match_over; ++second) game.wait(1);
    EXPECT_EQ(game.match().phase(), Phase::match_over);
    EXPECT_EQ(game.match().round(), 2);
}

TEST(BattleEnd, TheResultsFollowSoonAfterTheLastShotHasBeenSeen) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    test::battle_state_of(game.match()).tank(tank_of(game.match().player())).health = 1;
    (void)game.give(Aim{game.match().player(), 900, 20});
    game.key("space");
    ASSERT_TRUE(game.wait_until([&] { return game.match().phase() == Phase::round_over; }));
    ASSERT_TRUE(game.wait_while("aftermath", kFrame, 30));
    EXPECT_TRUE(game.has("banner")) << "who wins is said first";
    EXPECT_FALSE(game.has("results"));
    EXPECT_TRUE(game.wait_for("results", 0.1, 1.2));
}

}  // namespace terramorph

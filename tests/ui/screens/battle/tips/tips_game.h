#pragma once

#include <gtest/gtest.h>

#include "app/player/controls.h"
#include "support/matches.h"
#include "ui/game.h"
#include "ui/screens/battle/tips/tips.h"

namespace terramorph {

/// A duel on a small level by somebody who is new, or wants what the test says.
struct TipsGame : Game {
    explicit TipsGame(MemoryStorage& kept, TipsWanted tips = TipsWanted::beginners,
                      CoachWanted coach = CoachWanted::off)
        : Game(kept, 2, 1280, 720) {
        set(Preference::tips, static_cast<double>(tips));
        set(Preference::coach, static_cast<double>(coach));
        session().settings.set(Rule::crates, 0);
    }
    void set(Preference which, double value) { session().preferences[at(which)] = value; }
    int remembered(Preference which) { return static_cast<int>(preference(session(), which)); }
    bool teaches(std::string_view words) { return shows_in("tip", words); }
    bool is_right() { return playing().body.at.x > static_cast<float>(match().level().width()) / 2; }
    /// Whoever aims turns the barrel by tenths of a degree to the left, or changes the power.
    void turn_by(int tenths) {
        EXPECT_FALSE(give(Aim{match().player(), playing().angle + tenths, playing().power}));
    }
    void push_by(int power) {
        EXPECT_FALSE(give(Aim{match().player(), playing().angle, playing().power + power}));
    }
    /// Whoever aims sets the power that the lesson of a first shot names.
    void push_as_told() {
        ASSERT_TRUE(teaches("until the power is about ")) << text_of("tip");
        push_by(numbers_in("tip").at(0) - playing().power);
    }
    /// Whoever aims fires to the nearer side: into the ground there, or out of the level.
    void fire_away() { fire(is_right() ? 800 : 1000, 300); }
    void fire_out() { fire(is_right() ? 500 : 1300, 1000); }
    /// Towards the other tank, and far too short.
    void fire_short() { fire(is_right() ? 1200 : 600, 150); }
    void wait_for_turn_of(PlayerId player) {
        for (int part = 0; part < 600 && (match().phase() != Phase::aiming || match().player() != player ||
                                          has("aftermath"));
             ++part)
            wait(0.1);
        wait(0.1);
    }
    void fire(int angle, int power) {
        (void)give(Aim{match().player(), angle, power});
        wait(0.1);
        fire_as_aimed();
    }
    void fire_as_aimed() {
        key("space");
        wait_for_turn();
        wait(1.2);  // until the camera has come
    }
    /// Somebody who has had all lessons of shooting but this one fires and misses.
    void miss_before(Lesson lesson) {
        session().settings.set(Rule::direct_hit, 0);
        set(Preference::lessons, kAllLessons & ~(1 << static_cast<int>(lesson)));
        start();
        EXPECT_FALSE(has("tip"));
        fire_away();
    }
};

/// Somebody alone against a computer that stands and waits, with whatever help the test sets.
struct LonelyGame : TipsGame {
    explicit LonelyGame(MemoryStorage& kept, CoachWanted coach = CoachWanted::beginners)
        : TipsGame(kept, TipsWanted::off, coach) {
        session().settings.players[1].kind = computer("moron");
        session().settings.set(Rule::direct_hit, 0);
        session().settings.set(Rule::health, 1000);
        session().settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
        start();
    }
    /// The person's shot falls far too short, and the coach speaks of it. False if he doesn't.
    bool miss_until_told() {
        wait_for_turn_of(PlayerId(0));
        if (give(Aim{PlayerId(0), is_right() ? 1200 : 600, 150})) return false;
        key("space");
        return wait_for("coach", kFrame, 30);
    }
    /// The person's shot falls far too short, and it's that person's turn again.
    void miss() {
        wait_for_turn_of(PlayerId(0));
        fire_short();
        wait_for_turn_of(PlayerId(0));
    }
};

/// A shot that a coach watches, on a land and in a wind of the test's choice.
struct CoachedShot {
    CoachedShot() : game(storage, TipsWanted::off, CoachWanted::whole) {
        game.session().settings.set(Rule::direct_hit, 0);
        game.session().settings.set(Rule::damage_weakens, 0);
        game.start();
        shooter = game.match().player();
        mark = tank_of(PlayerId::at(shooter == PlayerId(0) ? 1 : 0));
    }
    Tank& tank(TankId which) { return test::battle_state_of(game.match()).tank(which); }
    bool to_right() { return tank(mark).body.at.x > game.playing().body.at.x; }
    void hear() {
        for (const MatchEvent& event : game.session().runner->take_events()) coach.note(event, game.match());
        coach.advance(game.match(), predictions);
    }
    const Advice* fire(int up, int power, const std::vector<MatchEvent>& also = {}) {
        (void)game.give(Aim{shooter, to_right() ? up : kHalfTurn - up, power});
        (void)game.session().runner->take_events();
        fire_on(also);
        return coach.advice(shooter, game.match());
    }
    /// Whoever's turn it is, as it has aimed.
    void fire_on(const std::vector<MatchEvent>& also = {}) {
        (void)game.give(Fire{game.match().player()});
        hear();
        for (const MatchEvent& event : also) coach.note(event, game.match());
        for (int tick = 0; tick < 6000 && game.match().phase() == Phase::flying; ++tick) {
            game.session().runner->step();
            hear();
        }
    }

    MemoryStorage storage;
    TipsGame game;
    Coach coach{game.session()};
    int predictions = Coach::kPredictionsPerFrame;
    PlayerId shooter;
    TankId mark;
};

/// Two people of whom the first has missed, in its next turn.
struct SecondTurn {
    explicit SecondTurn(TipsWanted tips = TipsWanted::off) : game(storage, tips, CoachWanted::whole) {
        game.session().settings.set(Rule::direct_hit, 0);
        game.session().settings.set(Rule::damage_weakens, 0);
        game.start();
        first = game.match().player();
        game.fire_out();
        for (int shots = 0; shots < 2 && game.match().player() != first; ++shots) game.fire_out();
    }
    void blow(int wind) {
        test::battle_state_of(game.match()).air.wind = wind;
        game.wait(0.6);
    }
    TankId mark() const { return tank_of(PlayerId::at(first == PlayerId(0) ? 1 : 0)); }

    MemoryStorage storage;
    TipsGame game;
    PlayerId first;
};

}  // namespace terramorph

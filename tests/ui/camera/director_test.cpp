#include "ui/camera/director.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "support/matches.h"

namespace terramorph {
namespace {

/// A match of two people on a level of the usual width, and what the camera makes of it.
class DirectorOf : public testing::Test {
  protected:
    explicit DirectorOf(int players = 2, PlayerKind kind = kPerson)
        : match_(settings(players, kind), test::the_arsenal()), camera_(match_.level().width()) {
        note(match_.take_events());
        camera_.jump();
    }

    static MatchSettings settings(int players, PlayerKind kind) {
        MatchSettings settings = test::small_match(players);
        for (Player& player : settings.players) player.kind = kind;
        settings.level.terrain.width = 2048;
        return settings;
    }

    void note(const MatchEvents& events) {
        for (const MatchEvent& event : events) director_.note(event, match_);
        direct();
    }
    void direct(bool aims = true) { director_.direct(camera_, match_, aims); }
    void wait(double seconds, bool aims = true) {
        for (int frame = 0; frame < static_cast<int>(seconds * 60); ++frame) {
            director_.advance(1.0 / 60);
            direct(aims);
            camera_.advance(1.0 / 60);
        }
    }
    View view() const { return camera_.view(1280, 720); }
    bool sees(Vec2<float> place) const {
        const Point at = view().point(place);
        return at.x > 0 && at.x < 1280 && at.y > 0 && at.y < 720;
    }
    int tanks_seen() const {
        return static_cast<int>(std::ranges::count_if(match_.battle().state().tanks,
                                                      [&](const Tank& tank) { return sees(tank.body.at); }));
    }
    /// Whether each living tank is in the picture, with all of it and its barrel, or out of it.
    bool cuts_no_tank() const {
        const float hull = 1.5f * kHullHalfWidth * view().scale;
        const bool left = view().left > 0,
                   right = view().column_at(1280) < static_cast<float>(match_.level().width()) - 1;
        return std::ranges::none_of(match_.battle().state().tanks, [&](const Tank& tank) {
            const float x = view().x_of(tank.body.at.x);
            return tank.alive && ((left && std::abs(x) < hull) || (right && std::abs(x - 1280) < hull));
        });
    }
    const Tank& playing() const { return match_.state().tank(match_.player()); }
    void slip(int from, int to) {
        const float middle = static_cast<float>(from + to) / 2;
        director_.note(event::Slipped{.from = from, .to = to, .rows = 48, .at = {middle, 300}}, match_);
    }
    void strike(float column, float radius) {
        director_.note(event::Exploded{.radius = radius, .at = {column, 300}}, match_);
    }

    Match match_;
    Camera camera_;
    Director director_;
};

class DirectorOfEight : public DirectorOf {
  protected:
    explicit DirectorOfEight(PlayerKind kind = kPerson) : DirectorOf(8, kind) {}

    std::vector<Tank>& tanks() { return test::battle_state_of(match_).tanks; }
};

class DirectorOfComputers : public DirectorOfEight {
  protected:
    DirectorOfComputers() : DirectorOfEight(computer("spoiler")) {}
};

TEST_F(DirectorOf, WhoseTurnBeginsIsSeenCloselyForAMoment) {
    const float hull = 2 * kHullHalfWidth * view().scale;
    EXPECT_GE(hull, 60);
    EXPECT_LE(hull, 90);
    EXPECT_TRUE(sees(playing().body.at));
    const float closest = view().zoom;
    wait(3);
    EXPECT_LT(view().zoom, closest);
}

TEST_F(DirectorOf, WhoAimsSeesAllTanks) {
    wait(3);
    for (const Tank& tank : match_.battle().state().tanks) EXPECT_TRUE(sees(tank.body.at));
}

TEST_F(DirectorOfEight, WhoAimsIsSeenCloselyWithTheNearestEnemyAndNotEverybody) {
    wait(3);
    const float hull = 2 * kHullHalfWidth * view().scale;
    EXPECT_GE(hull, 58);
    EXPECT_LE(hull, 90);
    EXPECT_TRUE(sees(playing().body.at));
    EXPECT_GE(tanks_seen(), 2);
    EXPECT_LT(tanks_seen(), 8);
}

TEST_F(DirectorOfEight, WhoAimsSeesThoseTheAdviceIsAbout) {
    wait(3);
    const auto far = std::ranges::max_element(
        tanks(), {}, [&](const Tank& tank) { return std::abs(tank.body.at.x - playing().body.at.x); });
    EXPECT_FALSE(sees(far->body.at));
    director_.set_advised(std::array{playing().body.at, far->body.at}, match_);
    wait(1);
    EXPECT_TRUE(sees(playing().body.at) && sees(far->body.at));
}

TEST_F(DirectorOfEight, ATankThatDrivesAwayStaysInSight) {
    wait(3);
    for (float column = playing().body.at.x; column < 1900; column += 10) {
        tanks()[match_.player().value()].body.at.x = column;
        wait(0.2);
        EXPECT_TRUE(sees(playing().body.at)) << column;
    }
}

TEST_F(DirectorOfComputers, WhoWatchesSeesWhoPlaysAndItsMarkFromNear) {
    wait(3);
    EXPECT_GE(2 * kHullHalfWidth * view().scale, 50);
    EXPECT_TRUE(sees(playing().body.at));
    EXPECT_GE(tanks_seen(), 2);
    const auto farthest = std::ranges::max_element(
        tanks(), {}, [&](const Tank& tank) { return std::abs(tank.body.at.x - playing().body.at.x); });
    const Vec2<float> mark = farthest->body.at;
    EXPECT_FALSE(sees(mark));
    match_.apply(Target{match_.player(), static_cast<int>(mark.x), static_cast<int>(mark.y)});
    match_.apply(Fire{match_.player()});
    note(match_.take_events());
    wait(1, false);
    EXPECT_TRUE(sees(playing().body.at) && sees(mark));
}

TEST_F(DirectorOfComputers, AHighLobDoesNotMakeSpecksOfTanks) {
    match_.apply(Aim{match_.player(), 870, 1000});
    match_.apply(Fire{match_.player()});
    float smallest = 1000, highest = 0;
    for (int frame = 0; frame < 120; ++frame) {
        match_.step();
        note(match_.take_events());
        wait(1.0 / 60, false);
        smallest = std::min(smallest, 2 * kHullHalfWidth * view().scale);
        for (const Shell& shell : match_.battle().state().shells)
            highest = std::max(highest, columns_of(shell.flight.place()).y);
    }
    EXPECT_GT(highest, 900);
    EXPECT_GE(smallest, 36);
}

TEST_F(DirectorOf, WhereAShotFellIsShownWithBothTanksOfTheAdviceOnIt) {
    const std::array<Vec2<float>, 2> tanks = {{{900, 250}, {1500, 260}}};
    strike(880, 30);
    wait(2, false);
    EXPECT_FALSE(sees(tanks[1]));
    director_.set_advised(tanks, match_);
    wait(2, false);
    for (const Vec2<float>& tank : tanks) EXPECT_TRUE(sees(tank));
    EXPECT_TRUE(sees({880, 300}));
    EXPECT_GT(view().zoom, 1.2f) << "and still not from afar";
    director_.set_advised({}, match_);
    wait(2, false);
    EXPECT_FALSE(sees(tanks[1]));
}

TEST_F(DirectorOf, AimingEndsTheGreeting) {
    const float closest = view().zoom;
    match_.apply(Aim{match_.player(), playing().angle + 10, playing().power});
    wait(1);
    EXPECT_LT(view().zoom, closest);
}

TEST_F(DirectorOf, WhereThereIsMoreToSeeTheGreetingEnds) {
    const float closest = view().zoom;
    director_.end_greeting();
    wait(1);
    EXPECT_LT(view().zoom, closest);
    for (const Tank& tank : match_.battle().state().tanks) EXPECT_TRUE(sees(tank.body.at));
}

TEST_F(DirectorOf, TheLookChangesFromAllTanksToOnesOwnAndToTheWholeLevel) {
    wait(3);
    const float tanks = view().zoom;
    director_.change_look();
    wait(1);
    const float own = view().zoom;
    EXPECT_GT(own, tanks);
    director_.change_look();
    wait(1);
    EXPECT_EQ(view().zoom, 1);
    director_.change_look();
    wait(1);
    EXPECT_EQ(view().zoom, tanks);
}

TEST_F(DirectorOf, TheLookBecomesCloserStepByStepAndWiderAgain) {
    wait(3);
    const float tanks = view().zoom;
    const auto zoom_after = [&](bool closer) {
        director_.look_closer(closer);
        wait(1);
        return view().zoom;
    };
    const float own = zoom_after(true);
    EXPECT_GT(own, tanks);
    EXPECT_EQ(zoom_after(true), own) << "there's no closer one";
    EXPECT_EQ(zoom_after(false), tanks);
    EXPECT_EQ(zoom_after(false), 1);
    EXPECT_EQ(zoom_after(false), 1);
    EXPECT_EQ(zoom_after(true), tanks);
}

TEST_F(DirectorOf, WhereAShotStruckIsSeenCloselyUntilTheNextTurn) {
    wait(3);
    strike(300, 30);
    strike(340, 30);
    wait(1, false);
    EXPECT_TRUE(sees({300, 300}) && sees({340, 300}));
    EXPECT_GT(view().zoom, 2);
    director_.note(event::TurnBegan{match_.player()}, match_);
    wait(3);
    for (const Tank& tank : match_.battle().state().tanks) EXPECT_TRUE(sees(tank.body.at));
}

TEST_F(DirectorOf, AFireIsSeenUntilItIsOutAndACrateThatComesDownAfterwards) {
    wait(3);
    BattleState& battle = test::battle_state_of(match_);
    const Effect fire = make_effect("burn");
    OngoingEffect& flame = battle.ongoing.emplace_back();
    flame.effect = &fire;
    flame.context.at = fixed_of(Vec2<float>{300, 300});
    Debris& crate = battle.debris.emplace_back();
    crate.kind = Debris::Kind::crate;
    crate.parachute = 100;
    crate.body = {.at = {1700, 300}, .velocity = {0, -100}};
    crate.body.awake = true;
    wait(3, false);
    EXPECT_TRUE(sees({300, 300}));
    EXPECT_FALSE(sees({1700, 300}));
    battle.ongoing.clear();
    wait(1, false);
    EXPECT_TRUE(sees({300, 300}));
    wait(2, false);
    EXPECT_TRUE(sees({1700, 300}));
}

TEST_F(DirectorOf, ATankThatSomebodyHurtIsSeen) {
    wait(3);
    const Vec2<float> at = {1700, to_columns(match_.battle().state().ground.top(1700))};
    director_.note(event::Hurt{.tank = 1, .by = 0, .health = 10, .at = at}, match_);
    wait(2, false);
    EXPECT_TRUE(sees(at));
    EXPECT_GT(view().zoom, 2.3f);
}

TEST_F(DirectorOf, AStrikeDeepInTheLandIsSeenBelowSomeSky) {
    const Ground& ground = match_.battle().state().ground;
    int column = 200;  // of the highest hill
    for (int other = 200; other < 1848; ++other)
        if (ground.top(other) > ground.top(column)) column = other;
    const float x = static_cast<float>(column), top = to_columns(ground.top(column));
    ASSERT_GT(top, 300);
    for (const float deep : {60.0f, 230.0f, top - 20}) {
        director_.note(event::Fired{}, match_);
        director_.note(event::Exploded{.radius = 40, .at = {x, top - deep}}, match_);
        wait(1.5, false);
        EXPECT_TRUE(sees({x, top - deep})) << deep;
        bool sky = false;
        for (int other = 0; other < ground.width() && !sky; ++other)
            sky = sees({static_cast<float>(other), to_columns(ground.top(other))});
        EXPECT_TRUE(sky) << deep;
        EXPECT_GT(view().zoom, 1) << "as closely as that allows";
    }
}

TEST_F(DirectorOfEight, NoSideOfThePictureCutsATankInTwo) {
    for (float column = 60; column < 2000; column += 57) {
        director_.note(event::Fired{}, match_);
        strike(column, 30);
        wait(1.5, false);
        EXPECT_TRUE(sees({column, 300})) << column;
        EXPECT_TRUE(cuts_no_tank()) << "a strike at " << column;
        tanks()[match_.player().value()].body.at.x = column;
        note({event::TurnBegan{match_.player()}});
        wait(1);
        EXPECT_TRUE(sees(playing().body.at) && cuts_no_tank()) << "greeted at " << column;
        wait(2);
        EXPECT_TRUE(sees(playing().body.at) && cuts_no_tank()) << "aiming at " << column;
    }
}

TEST_F(DirectorOf, ANearMarkIsSeenFromTheBeginningOfTheTurn) {
    std::vector<Tank>& tanks = test::battle_state_of(match_).tanks;
    for (Tank& tank : tanks) tank.body.at = {&tank == &tanks[0] ? 900.0f : 1400.0f, 300};
    const float closest = view().zoom;
    note({event::TurnBegan{match_.player()}});
    wait(1);
    for (const Tank& tank : tanks) EXPECT_TRUE(sees(tank.body.at));
    EXPECT_NEAR(view().zoom, closest, 0.2f) << "and from no farther away";
}

TEST_F(DirectorOf, StrikesFarApartAreSeenTogether) {
    strike(200, 30);
    strike(1800, 30);
    wait(1, false);
    EXPECT_TRUE(sees({200, 300}) && sees({1800, 300}));
}

TEST_F(DirectorOf, AShellThatLeavesTheTanksBehindIsSeenWithTheWholeLevel) {
    wait(3);
    EXPECT_GT(view().zoom, 1);
    float sum = 0;
    for (const Tank& tank : match_.battle().state().tanks) sum += tank.body.at.x;
    const bool left = sum / 2 < 1024;
    match_.apply(Aim{match_.player(), left ? 450 : 1350, 1000});
    match_.apply(Fire{match_.player()});
    bool whole = false;
    for (int tick = 0; tick < 1200 && match_.phase() == Phase::flying && !whole; ++tick) {
        match_.step();
        wait(0.02, false);
        whole = view().zoom == 1;
    }
    EXPECT_TRUE(whole);
}

TEST_F(DirectorOf, AShellOnItsWayUpStaysInThePicture) {
    std::vector<Tank>& tanks = test::battle_state_of(match_).tanks;
    for (Tank& tank : tanks) tank.body.at.x = &tank == &tanks[0] ? 900 : 1100;
    note({event::TurnBegan{match_.player()}});
    wait(3);
    match_.apply(Aim{match_.player(), 800, 450});
    match_.apply(Fire{match_.player()});
    float highest = 0;
    for (int frame = 0; frame < 600 && match_.phase() == Phase::flying; ++frame) {
        match_.step();
        wait(1.0 / 60, false);
        if (match_.battle().state().shells.empty()) break;
        const Shell& shell = match_.battle().state().shells.front();
        if (columns_of(shell.flight.speed()).y <= 0) break;
        const Vec2<float> at = columns_of(shell.flight.place());
        highest = std::max(highest, at.y);
        EXPECT_TRUE(sees(at)) << at.y;
    }
    EXPECT_GT(highest, 600);
}

TEST_F(DirectorOf, TheCameraIsThereBeforeAShellStrikesAndHardlyMovesThen) {
    for (const int power : {350, 500, 640}) {
        wait(3);
        const bool left = playing().body.at.x < 1024;
        match_.apply(Aim{match_.player(), left ? 600 : 1200, power});
        match_.apply(Fire{match_.player()});
        std::optional<Vec2<float>> struck;
        for (int frame = 0; frame < 1200 && !struck; ++frame) {
            match_.step();
            for (const MatchEvent& event : match_.take_events()) {
                if (struck) continue;  // it's to be seen before the next turn
                director_.note(event, match_);
                if (const auto* exploded = std::get_if<event::Exploded>(&event)) struck = exploded->at;
            }
            direct(false);
            camera_.advance(1.0 / 60);
        }
        ASSERT_TRUE(struck);
        const Point before = view().point(*struck);
        EXPECT_GT(before.x, 100);
        EXPECT_LT(before.x, 1180);
        wait(0.2, false);
        EXPECT_LT(std::abs(view().x_of(struck->x) - before.x), 40) << power;
        while (match_.phase() == Phase::flying) match_.step();
        note({event::TurnBegan{match_.player()}});
    }
}

TEST_F(DirectorOf, AShellThatLeavesTheTanksForAPlaceOnTheLevelIsNotSeenFromAfar) {
    std::vector<Tank>& tanks = test::battle_state_of(match_).tanks;
    for (Tank& tank : tanks) tank.body.at.x = &tank == &tanks[0] ? 300 : 500;
    note({event::TurnBegan{match_.player()}});
    wait(3);
    match_.apply(Aim{match_.player(), 450, 800});
    match_.apply(Fire{match_.player()});
    float farthest = 0;
    for (int frame = 0; frame < 1200 && match_.phase() == Phase::flying; ++frame) {
        match_.step();
        note(match_.take_events());
        wait(1.0 / 60, false);
        farthest = std::max(farthest, view().column_at(1280) - view().left);
    }
    EXPECT_LT(farthest, 1700);
}

TEST_F(DirectorOf, ThePictureStaysWhereItIsWhileSomethingHoldsOnToIt) {
    wait(3);
    const View before = view();
    director_.set_steady(true);
    director_.change_look();
    wait(1);
    EXPECT_EQ(view(), before);
}

TEST_F(DirectorOf, BesideAMenuATankOrWhatWasStruckIsSeenWhereTheMenuDoesNotHideIt) {
    director_.set_beside_menu(0.44f);
    wait(3);
    const std::vector<Tank>& tanks = match_.battle().state().tanks;
    float rightmost = 0;
    for (const Tank& tank : tanks) rightmost = std::max(rightmost, view().x_of(tank.body.at.x));
    EXPECT_GT(rightmost, 0.44f * 1280) << "a tank is seen beside it";
    EXPECT_LT(rightmost, 1280);
    strike(1500, 40);
    wait(3, false);
    EXPECT_GT(view().x_of(1500), 0.44f * 1280);
    EXPECT_LT(view().x_of(1500), 1280);
    note({event::TurnBegan{match_.player()}});
    strike(20, 40);
    wait(3, false);
    float seen = 0;
    for (const Tank& tank : tanks) {
        const float at = view().x_of(tank.body.at.x);
        if (at < 1280) seen = std::max(seen, at);
    }
    EXPECT_GT(seen, 0.44f * 1280) << "what can't be seen beside it leaves the place to a tank";
}

TEST_F(DirectorOf, ACameraThatStandsStillShowsTheWholeLevel) {
    director_.set_moving(false);
    strike(300, 30);
    wait(1, false);
    EXPECT_EQ(view().zoom, 1);
    wait(1);
    EXPECT_EQ(view().zoom, 1);
}

TEST_F(DirectorOf, NoRowBelowTheBarsAtTheHeadCoversWhoAimsOnTheHighestGround) {
    Tank& tank = test::battle_state_of(match_).tank(tank_of(match_.player()));
    tank.body.at.y = to_columns(match_.battle().state().ground.highest(0, 2048)) + 40;
    camera_ = camera_over(match_.battle().state().ground);
    camera_.set_head(0.25f);
    director_.begin(match_);
    director_.set_moving(false);
    wait(1);
    EXPECT_GE(view().y_of(tank.body.at.y), 0.25f * 720 + 10);
}

TEST_F(DirectorOf, ABarAtTheFootCoversNoTankAndNoImpact) {
    camera_.set_foot(0.15f);
    const auto is_clear = [&](Vec2<float> place) { return view().point(place).y < 720 * 0.85f; };
    for (Tank& tank : test::battle_state_of(match_).tanks) tank.body.at.y = 25;
    note({event::TurnBegan{match_.player()}});
    wait(1);
    EXPECT_TRUE(is_clear(playing().body.at)) << "greeted";
    wait(3);
    for (const Tank& tank : match_.battle().state().tanks) EXPECT_TRUE(is_clear(tank.body.at));
    director_.set_moving(false);
    wait(1);
    for (const Tank& tank : match_.battle().state().tanks) EXPECT_TRUE(is_clear(tank.body.at)) << "the whole";
    director_.set_moving(true);
    director_.note(event::Exploded{.radius = 30, .at = {300, 30}}, match_);
    wait(1, false);
    EXPECT_TRUE(is_clear({300, 5}));
}

TEST_F(DirectorOf, ABarAtTheFootCoversNoPlaceThatTheAdviceIsAbout) {
    camera_.set_foot(0.15f);
    const Tank &own = playing(), &other = match_.state().tank(test::the_other(match_.player()));
    std::vector<Tank>& tanks = test::battle_state_of(match_).tanks;
    for (std::size_t k = 0; k < tanks.size(); ++k)
        tanks[k].body.at = {900 + 300 * static_cast<float>(k), 320};
    const Vec2<float> fell = {1050, 200};
    test::shots_of(match_).push_back({match_.player(), WeaponId(0), 600, 300, 0});
    test::shots_of(match_).back().end = fell;
    note({event::TurnBegan{match_.player()}});
    director_.set_advised(std::array{own.body.at, other.body.at}, match_);
    director_.end_greeting();
    wait(3);
    EXPECT_LT(view().point(fell).y, 720 * 0.85f - 20) << "and there's room for a ruler below it";
    EXPECT_TRUE(sees(own.body.at) && sees(other.body.at));
    test::shots_of(match_).clear();
}

TEST_F(DirectorOf, GroundThatSlipsIsSeenAllOfIt) {
    slip(1300, 1500);
    wait(3, false);
    EXPECT_TRUE(sees({1300, 300}) && sees({1500, 300}));
    EXPECT_LT(1280 / view().scale, 1500);
    slip(0, 2048);
    wait(3, false);
    EXPECT_TRUE(sees({5, 300}) && sees({2040, 300}));
}

}  // namespace
}  // namespace terramorph

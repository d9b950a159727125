#include "ui/screens/battle/battle_picture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ai/battle_view.h"
#include "app/language/language.h"
#include "battle/motion/going.h"
#include "match/economy/pay.h"
#include "support/matches.h"
#include "terrain/shape.h"
#include "ui/drawn.h"
#include "ui/picture.h"
#include "ui/screens/battle/hud/cards/fresh_pay.h"
#include "ui/screens/battle/hud/cards/player_card.h"
#include "ui/sprites/tanks.h"

namespace terramorph {

namespace {

/// Two tanks on a small level, and a picture of them.
struct TwoTanks {
    std::vector<Tank>& tanks() { return test::battle_state_of(match).tanks; }
    View view() const { return picture.view(640, 360); }
    void draw(Picture& on, const std::function<void()>& paths = {}) {
        picture.jump(match);
        picture.draw(on.canvas, match, 1, LabelRoom({0, 20, 640, 300}), paths);
    }

    Match match{test::small_match(2), test::the_arsenal()};
    BattlePicture picture{match};
};

}  // namespace

TEST(BattlePicture, NoArrowPointsToATankThatIsSeenBesideASlimBar) {
    TwoTanks two;
    two.picture.set_foot(0.3f);
    two.tanks()[0].body.at = {60, 40};  // 40 pixels above the lower edge, where a bar of 108 would cover it
    const auto arrows = [&] {
        Picture on(640, 360);
        two.draw(on);
        return drawn_on(on.canvas).find("arrow").has_value();
    };
    EXPECT_TRUE(arrows());
    two.picture.set_foot_open(true);
    EXPECT_FALSE(arrows());
}

TEST(BattlePicture, NoNameStandsOnATank) {
    TwoTanks two;
    two.tanks()[0].body.at = {300, 120};
    two.tanks()[1].body.at = {312, 120 + kTurretHeight + kBarrelLength + 16};
    Picture on(640, 360);
    two.draw(on);
    const DrawnScreen drawn = drawn_on(on.canvas);
    int names = 0;
    for (std::size_t k = 0; k < drawn.words.size(); ++k)
        for (const Player& player : two.match.settings().players) {
            if (!drawn.words[k].starts_with(player.name) || drawn.words[k].ends_with(" m")) continue;
            ++names;  // and no sign's
            for (const Tank& tank : two.tanks()) {
                const Rect hull = hull_in(two.view(), tank.body), name = drawn.places[k];
                EXPECT_FALSE(hull.x < name.x + name.w && name.x < hull.x + hull.w &&
                             hull.y < name.y + name.h && name.y < hull.y + hull.h)
                    << player.name;
            }
        }
    EXPECT_EQ(names, 2);
}

TEST(BattlePicture, TheHeightsOfShellsAboveItAreNotPrintedOverEachOther) {
    TwoTanks two;
    for (const int x : {300, 306, 500}) {
        Shell shell;
        shell.flight = begin_flight({}, {x * kFixedOne, 2000 * kFixedOne}, {});
        test::battle_state_of(two.match).shells.push_back(shell);
    }
    Picture on(640, 360);
    two.draw(on);
    const DrawnScreen drawn = drawn_on(on.canvas);
    EXPECT_EQ(std::ranges::count(drawn.words, "2,000 m up"), 2) << "one for the two that are side by side";
}

TEST(BattlePicture, PathsLieBehindTanks) {
    TwoTanks two;
    Picture without(640, 360), with(640, 360);
    const Point hull = hull_in(two.view(), two.tanks()[0].body).center();
    two.draw(without);
    two.draw(with, [&] { with.canvas.fill({0, 0, 640, 360}, {255, 0, 255}); });
    const auto at = [](const Image& image, Point point) {
        return image.row(static_cast<int>(point.y))[static_cast<int>(point.x)];
    };
    EXPECT_EQ(at(with.image, hull), at(without.image, hull));
    EXPECT_NE(at(with.image, {hull.x, 60}), at(without.image, {hull.x, 60}));
}

namespace {

/// A high shot that hits whoever stands at the other side.
Aim hitting_aim(const Match& match) {
    const BattleView view(match, match.player(), match.battle().state().air.wind);
    for (const int angle : {600, 1200, 700, 1100, 800, 1000})
        for (int power = 100; power <= kFullPower; power += 2)
            if (const Prediction end = view.predict(angle, power);
                end.end == FlightEnd::hit && std::ranges::count(view.enemies(), end.contact.tank) > 0)
                return {match.player(), angle, power};
    ADD_FAILURE() << "nothing hits";
    return {match.player(), 900, 20};
}

}  // namespace

TEST(BattlePicture, WhatAHitEarnsIsInThePurseAtOnce) {
    MatchSettings settings = test::small_match(2);
    settings.set(Rule::armory, 1);
    settings.set(Rule::direct_hit, 0);
    settings.set(Rule::pay_damage, 10);
    Match match(settings, test::the_arsenal());
    for (int each = 0; each < 2; ++each) EXPECT_FALSE(match.apply(Ready{match.player()}));
    const PlayerId player = match.player();
    FreshPay pay;
    const auto purse = [&] {
        Picture on(640, 360);
        draw_player_card(on.canvas, {0, 0, 300, 60}, match,
                         {.earned = pay.of(player), .shot = ShotShown{player, WeaponId(0)}});
        std::string told;
        for (const std::string& words : drawn_on(on.canvas).words) told += words + "\n";
        return told;
    };
    const int before = match.money(player);
    EXPECT_NE(purse().find(tr_money(before)), std::string::npos) << purse();
    EXPECT_FALSE(pay.advance(1, match));
    EXPECT_FALSE(match.apply(hitting_aim(match)));
    EXPECT_FALSE(match.apply(Fire{player}));
    for (int tick = 0; tick < 1200 && match.phase() == Phase::flying; ++tick) match.step();
    const std::int64_t earned = pay_for_hits(match.state(), player);
    ASSERT_GT(earned, 0);
    ASSERT_EQ(match.phase(), Phase::aiming);
    EXPECT_EQ(match.money(player), before) << "it's paid at the end of the round";
    EXPECT_NE(purse().find(tr_money(before + earned)), std::string::npos) << purse();
    EXPECT_EQ(purse().find('+'), std::string::npos) << purse();
    EXPECT_TRUE(pay.advance(1, match));
    EXPECT_NE(purse().find("+" + tr_money(earned)), std::string::npos) << purse();
    EXPECT_NE(purse().find(tr_money(before + earned)), std::string::npos) << purse();
    EXPECT_FALSE(pay.advance(FreshPay::kTold / 2, match));
    EXPECT_TRUE(pay.advance(FreshPay::kTold / 2, match)) << "it has been told";
    EXPECT_EQ(purse().find('+'), std::string::npos) << purse();
}

TEST(BattlePicture, WavesAreOfTheAirAndRestForWhoeverWantsLittleToMove) {
    MatchSettings settings = test::small_match(2);
    settings.level.planet = *find_planet(built_in_planets(), "great-lakes");
    Match match(settings, test::the_arsenal());
    test::battle_state_of(match).weather = Weather::fair;
    BattlePicture picture(match);
    Picture on(640, 360);
    const auto moved_in_a_second = [&] {
        std::array<int, 3> frames = {};
        for (int k = 0; k < 60; ++k) {
            ++frames[static_cast<std::size_t>(picture.advance(1.0 / 60, match))];
            picture.draw(on.canvas, match, 1, LabelRoom({0, 20, 640, 300}));
        }
        return frames;
    };
    for (int k = 0; k < 5; ++k) moved_in_a_second();
    const auto [still, air, all] = moved_in_a_second();
    EXPECT_GT(air, 10);
    EXPECT_EQ(all, 0) << "nothing has to be painted anew but the land";
    picture.set_watched(0);
    EXPECT_EQ(moved_in_a_second()[0], 60);
    picture.set_watched(1);
    picture.set_comfort({.travels = false});
    moved_in_a_second();
    EXPECT_EQ(moved_in_a_second()[0], 60);
}

/// How much greener than red a picture is around a place of the land, 24 by 16 pixels.
int green_around(const TwoTanks& two, const Picture& on, Vec2<float> place) {
    const Point at = two.view().point(place);
    int green = 0;
    for (int y = static_cast<int>(at.y) - 8; y < static_cast<int>(at.y) + 8; ++y)
        for (int x = static_cast<int>(at.x) - 12; x < static_cast<int>(at.x) + 12; ++x) {
            const std::uint32_t pixel = on.image.row(y)[x];
            green += std::max(0, static_cast<int>(pixel >> 8 & 0xff) - static_cast<int>(pixel >> 16 & 0xff));
        }
    return green;
}

/// A column of open land with grass on it, far from both tanks.
int open_column(const TwoTanks& two) {
    const auto& tanks = two.match.battle().state().tanks;
    int best = 320;
    float farthest = 0;
    for (int x = 100; x < 540; x += 10) {
        if (cover_at(two.match.battle().state(), x) == LandCover::road) continue;
        float nearest = 1000;
        for (const Tank& tank : tanks)
            nearest = std::min(nearest, std::abs(tank.body.at.x - static_cast<float>(x)));
        if (nearest > farthest) farthest = nearest, best = x;
    }
    return best;
}

TEST(BattlePicture, GrassBurnsBelowATreeThatDoes) {
    TwoTanks two;
    Picture on(640, 360);
    const int x = open_column(two);
    const float top = to_columns(two.match.battle().state().ground.top(x));
    const Vec2<float> foot = {static_cast<float>(x), top};
    two.picture.draw(on.canvas, two.match, 1, LabelRoom({0, 20, 640, 300}));
    const int before = green_around(two, on, foot);
    two.picture.note(two.match, {event::Kindled{.tank = TankId(), .at = foot + Vec2<float>{0, 20}}});
    two.picture.draw(on.canvas, two.match, 1, LabelRoom({0, 20, 640, 300}));
    EXPECT_LT(green_around(two, on, foot), before * 3 / 4);
}

TEST(BattlePicture, GrassComesBackInACraterAsTurnsGoBy) {
    TwoTanks two;
    Picture on(640, 360);
    Ground& ground = test::battle_state_of(two.match).ground;
    const int x = open_column(two);
    ground.carve(ellipse(x * kColumn, ground.top(x), 30 * kColumn, 12 * kColumn));
    const Vec2<float> floor = {static_cast<float>(x), to_columns(ground.top(x))};
    two.draw(on);
    const int bare = green_around(two, on, floor);
    for (int turn = 0; turn < 30; ++turn) two.picture.note(two.match, {event::TurnBegan{two.match.player()}});
    two.picture.draw(on.canvas, two.match, 1, LabelRoom({0, 20, 640, 300}));
    EXPECT_GT(green_around(two, on, floor), bare + 400);
}

}  // namespace terramorph

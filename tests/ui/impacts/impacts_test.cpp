#include "ui/impacts/impacts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "support/matches.h"
#include "ui/game.h"
#include "ui/impacts/ejecta/spray.h"
#include "ui/impacts/heat.h"
#include "ui/impacts/weapon_looks.h"
#include "ui/landscape/earth/earth_color.h"
#include "ui/picture.h"

namespace terramorph {

namespace {

constexpr int kWide = 640, kHigh = 360;

/// A battle on a level of its own, and blasts in it.
struct Land {
    Land() { impacts.remember(battle().state()); }

    const Battle& battle() { return game.match().battle(); }
    const Ground& ground() { return battle().state().ground; }
    Vec2<float> surface(int x) { return {static_cast<float>(x), to_columns(ground().top(x))}; }

    void happen(const MatchEvent& event) { impacts.note(event, battle(), landscape, view); }
    void explode(Vec2<float> at, float radius = 40) {
        happen(event::Exploded{.tank = 0, .radius = radius, .at = at});
    }
    /// Returns whether anything moves at last.
    bool wait(double seconds) {
        bool any = true;
        for (double time = 0; time < seconds; time += kFrame) any = impacts.advance(kFrame, battle());
        return any;
    }
    /// The mean brightness around a place.
    double brightness(Vec2<float> at) {
        Picture picture(kWide, kHigh);
        impacts.draw(picture.canvas, view);
        const Point middle = view.point(at);
        double sum = 0;
        for (int y = -3; y <= 3; ++y)
            for (int x = -3; x <= 3; ++x)
                sum += picture.grey(static_cast<int>(middle.x) + x, static_cast<int>(middle.y) + y);
        return sum / 49;
    }

    MemoryStorage storage;
    Game game{storage};
    Landscape landscape{(game.start(), game.match().level()), game.match().battle().state().ground};
    View view = Camera(640).view(kWide, kHigh);
    Impacts impacts;
};

BlastLook look_of(float radius, float wind = 0) {
    return {.at = {300, 200}, .radius = radius, .wind = wind, .chance = 7};
}

}  // namespace

TEST(Impacts, AFreshBlastTakesItsPlaceForASecondOrSo) {
    Land land;
    const Vec2<float> at = land.surface(300);
    land.explode(at, 40);
    const std::vector<Rect> places = land.impacts.fresh(land.view);
    ASSERT_EQ(places.size(), 1u);
    EXPECT_TRUE(places[0].holds(land.view.point(at)));
    EXPECT_TRUE(places[0].holds(land.view.point(at + Vec2<float>{36, 0})));
    land.wait(1);
    EXPECT_EQ(land.impacts.fresh(land.view).size(), 1u);
    land.wait(0.5);
    EXPECT_TRUE(land.impacts.fresh(land.view).empty());
}

TEST(WeaponLooks, AreOfWeaponsThatThereAre) {
    for (const WeaponLook& look : kWeaponLooks) {
        EXPECT_EQ(std::ranges::count(test::the_arsenal()->weapons, look.weapon, &Weapon::id), 1)
            << look.weapon;
        EXPECT_EQ(look_of_weapon(look.weapon), &look);
    }
    EXPECT_EQ(look_of_weapon("missile"), nullptr);
}

TEST(Weight, GrowsWithTheBlastAndHasItsFiguresWhereTheyAreGiven) {
    EXPECT_FLOAT_EQ(weight_of_blast(28).shake, 2);
    EXPECT_FLOAT_EQ(weight_of_blast(50).light, 0.21f);
    EXPECT_FLOAT_EQ(weight_of_blast(95).smoke, 4);
    EXPECT_FLOAT_EQ(weight_of_blast(170).breath, 0.067f);
    EXPECT_FLOAT_EQ(weight_of_blast(400).shake, 14);
    for (float radius = 1; radius < 200; ++radius) {
        const Weight less = weight_of_blast(radius - 1), more = weight_of_blast(radius);
        EXPECT_LE(less.shake, more.shake);
        EXPECT_LE(less.breath, more.breath);
        EXPECT_LE(less.light, more.light);
        EXPECT_LE(less.smoke, more.smoke);
    }
}

TEST(Smoke, TakesTheColourOfThePlanetsSky) {
    Palette red{}, blue{};
    red.horizon = red.halo = red.sky = red.zenith = {200, 60, 40};
    blue.horizon = blue.halo = blue.sky = blue.zenith = {40, 60, 200};
    for (const float old : {0.0f, 1.0f}) {
        const SmokeColors warm = smoke_colors(old, 0, air_light(red)),
                          cold = smoke_colors(old, 0, air_light(blue));
        EXPECT_GT(warm.lit.r, cold.lit.r + 30);
        EXPECT_GT(cold.dark.b, warm.dark.b + 30);
    }
}

TEST(Impacts, ABoulderThatLandsFlingsEarthAndShakesAndALightBallDoesNot) {
    for (const Debris::Kind kind : {Debris::Kind::boulder, Debris::Kind::roller}) {
        Land land;
        Debris& ball = test::battle_state_of(land.game.match()).debris.emplace_back();
        ball.kind = kind;
        ball.tank = 0;
        ball.radius = 22;
        land.happen(event::StartedRolling{.tank = 0, .at = land.surface(300)});
        const bool heavy = kind == Debris::Kind::boulder;
        EXPECT_EQ(land.impacts.bursts().size(), heavy ? 1u : 0u);
        EXPECT_EQ(land.impacts.stones().all().size() > 0, heavy);
        land.wait(0.05);
        EXPECT_EQ(land.impacts.shaken(land.view) != Point{}, heavy);
    }
}

TEST(Impacts, LiquidEarthSplashes) {
    Land land;
    land.happen(event::Heaped{.tank = 0, .at = land.surface(300)});
    EXPECT_EQ(land.impacts.bursts().size(), 1u);
    EXPECT_GT(land.impacts.stones().all().size(), 0u);
}

TEST(Heat, GoesFromEmberToWhite) {
    EXPECT_EQ(heat_color(1), (Color{255, 255, 255}));
    EXPECT_EQ(heat_color(0.6f), (Color{249, 146, 48}));
    EXPECT_EQ(heat_color(-1), heat_color(0));
    for (float heat = 0.02f; heat <= 1; heat += 0.02f)
        EXPECT_GE(heat_color(heat).g, heat_color(heat - 0.02f).g);
}

TEST(Impacts, ABlastIsWhiteAtFirstAndDarkensUntilItIsGone) {
    Land land;
    const Vec2<float> at = {300, 250};
    land.explode(at, 60);
    const double first = land.brightness(at);
    EXPECT_GT(first, 250);
    land.wait(0.3);
    const double later = land.brightness(at);
    EXPECT_LT(later, first);
    EXPECT_GT(later, 0);
    land.wait(6);
    EXPECT_EQ(land.brightness(at), 0);
}

TEST(Impacts, ItsSmokeDriftsWithTheWind) {
    const Fireball calm(look_of(100)), right(look_of(100, 20)), left(look_of(100, -20));
    for (const float age : {0.5f, 1.5f, 2.5f}) {
        EXPECT_GT(right.middle(age).x, calm.middle(age).x + 5);
        EXPECT_LT(left.middle(age).x, calm.middle(age).x - 5);
        EXPECT_GT(calm.middle(age).y, calm.middle(0).y) << "and rises";
    }
}

TEST(Impacts, TheRingGrowsToTwiceTheBlastAndEnds) {
    float before = 0;
    for (float time = 0.01f; time < 0.39f; time += 0.01f) {
        EXPECT_GT(shock_radius(time), before);
        EXPECT_LT(shock_radius(time), 2);
        before = shock_radius(time);
    }
    EXPECT_GT(before, 1.9f);
    EXPECT_EQ(shock_radius(0.4f), 0);
}

TEST(Impacts, StonesHaveTheColorsOfTheEarthThatWasDug) {
    Land land;
    land.explode(land.surface(300), 60);
    const auto& stones = land.impacts.stones().all();
    ASSERT_GT(stones.size(), 5u);
    const Palette& palette = land.landscape.palette();
    std::vector<Color> earths(palette.earth.begin(), palette.earth.end());
    earths.insert(earths.end(), {palette.grass_shade, palette.loose, rock_color(palette)});
    constexpr Color kDarker = {60, 44, 38};
    for (const Stones::Stone& stone : stones) {
        const bool found = std::ranges::any_of(earths, [&](Color earth) {
            for (float part = 0; part <= 0.3f; part += 0.01f) {
                const Color mix = mixed(earth, kDarker, part);
                if (std::abs(mix.r - stone.color.r) + std::abs(mix.g - stone.color.g) +
                        std::abs(mix.b - stone.color.b) <
                    6)
                    return true;
            }
            return false;
        });
        EXPECT_TRUE(found);
    }
}

TEST(Impacts, StonesFlyLandLieAndAreGone) {
    Land land;
    land.explode(land.surface(300), 60);
    EXPECT_TRUE(land.impacts.stones().flying());
    land.wait(4.5);
    EXPECT_FALSE(land.impacts.stones().flying());
    ASSERT_FALSE(land.impacts.stones().all().empty());
    for (const Stones::Stone& stone : land.impacts.stones().all()) {
        EXPECT_TRUE(stone.lies);
        EXPECT_NEAR(stone.at.y, land.surface(static_cast<int>(stone.at.x)).y, 4);
    }
    EXPECT_FALSE(land.wait(12)) << "and then nothing moves";
    EXPECT_TRUE(land.impacts.stones().all().empty());
}

TEST(Impacts, ABlastInTheAirFlingsNoEarth) {
    Land land;
    land.explode({300, land.surface(300).y + 150}, 60);
    EXPECT_TRUE(land.impacts.stones().all().empty());
    EXPECT_FALSE(land.impacts.bursts().empty());
}

TEST(Impacts, AFlatBlastIsDrawnAsFlatAsItIs) {
    Land land;
    const Vec2<float> at = {300, 230};
    land.happen(event::Exploded{.tank = 0, .radius = 200, .at = at, .height = 10});
    land.wait(0.06);
    Picture picture(kWide, kHigh);
    land.impacts.draw(picture.canvas, land.view);
    const Point middle = land.view.point(at);
    const int x = static_cast<int>(middle.x), y = static_cast<int>(middle.y);
    EXPECT_GT(picture.grey(x - 110, y), 0);
    EXPECT_GT(picture.grey(x + 110, y), 0);
    for (int off = 30; off < 90; ++off) {
        EXPECT_EQ(picture.grey(x, y - off), 0) << off;
        EXPECT_EQ(picture.grey(x + 60, y - off), 0) << off;
    }
}

TEST(Impacts, AtMostThreeFlashesBeginInAnySecond) {
    Land land;
    int begun = 0;
    for (int frame = 0; frame < 60; ++frame) {
        const std::size_t before = land.impacts.flashes();
        land.explode({300, 300});
        begun += land.impacts.flashes() > before;
        land.impacts.advance(kFrame, land.battle());
    }
    EXPECT_EQ(begun, kMaxFlashes);
    land.wait(1.1);
    land.explode({300, 300});
    EXPECT_EQ(land.impacts.flashes(), 1u) << "a second later one may flash again";
}

TEST(Impacts, OneBlastIsTheSamePixelsEachTime) {
    const auto picture_of = [] {
        Land land;
        land.explode(land.surface(300), 100);
        land.wait(0.5);
        Picture picture(kWide, kHigh);
        land.impacts.draw_ground(picture.canvas, land.view, land.ground());
        land.impacts.draw(picture.canvas, land.view);
        return picture.image;
    };
    EXPECT_TRUE(same(picture_of(), picture_of()));
}

TEST(Impacts, AMuzzleFlashesForAMomentAndNobodyWaitsForIt) {
    Land land;
    const Vec2<float> at = {300, 250};
    land.happen(event::Fired{.tank = 0, .weapon = 0, .at = at});
    EXPECT_GT(land.brightness(at), 150);
    EXPECT_FALSE(land.impacts.unseen());
    land.wait(0.2);
    EXPECT_EQ(land.brightness(at), 0);
}

TEST(Impacts, EarthThatBurstsGivesNoLight) {
    Land land;
    land.happen(event::Heaped{.tank = 0, .radius = 60, .at = land.surface(300)});
    EXPECT_FALSE(land.impacts.bursts().empty());
    EXPECT_FALSE(land.impacts.stones().all().empty());
    std::vector<float> edge(kWide, static_cast<float>(kHigh));
    LightField light;
    light.begin(kWide, kHigh, edge);
    land.impacts.shine(light, land.view);
    EXPECT_TRUE(light.dark());
}

TEST(GlowingRim, IsTheEdgeOfWhatWasDugUntilItFallsIn) {
    Land land;
    Ground ground = land.ground();
    const Vec2<float> at = {300, land.surface(300).y};
    ground.blast(300 * kColumn, Sixteenths::truncated(at.y), 50 * kColumn);
    GlowingRim rim({.at = at, .radius = 50}, ground);
    const std::size_t whole = rim.size();
    EXPECT_GT(whole, 20u);
    rim.keep_edges(ground);
    EXPECT_EQ(rim.size(), whole);
    ground.heap(disc(300 * kColumn, Sixteenths::truncated(at.y), 60 * kColumn));
    rim.keep_edges(ground);
    EXPECT_LT(rim.size(), whole / 4);
}

TEST(Impacts, AreUnseenUntilAMomentAfterTheLastLightAndTheLastStone) {
    Land land;
    EXPECT_FALSE(land.impacts.unseen());
    land.explode(land.surface(300), 50);
    double light = 0, time = 0;
    for (; land.impacts.unseen() && time < 20; time += kFrame) {
        land.impacts.advance(kFrame, land.battle());
        const bool lit = std::ranges::any_of(land.impacts.bursts(), &Burst::lit);
        if (lit || land.impacts.stones().flying()) light = time;
    }
    EXPECT_NEAR(time - light, kSeenAfter, 0.05);
}

TEST(Impacts, AQuakeCracksTheGroundBelowItsSurfaceUntilItHasPassed) {
    Land land;
    land.happen(event::Quaked{.tank = 0, .radius = 120, .at = land.surface(300)});
    EXPECT_GE(land.impacts.cracks().size(), 8u);
    EXPECT_TRUE(land.wait(3)) << "the dust has settled";
    Picture picture(kWide, kHigh);
    picture.canvas.clear(kWhite);
    land.impacts.draw_ground(picture.canvas, land.view, land.ground());
    int dark = 0, in_air = 0;
    for (int y = 0; y < kHigh; ++y)
        for (int x = 0; x < kWide; ++x) {
            if (picture.grey(x, y) > 200) continue;
            ++dark;
            const int column = static_cast<int>(land.view.column_at(static_cast<float>(x)));
            in_air += land.view.height_at(static_cast<float>(y)) > to_columns(land.ground().top(column)) + 4;
        }
    EXPECT_GT(dark, 60);
    EXPECT_EQ(in_air, 0);
    land.wait(4);
    EXPECT_EQ(land.impacts.cracks().size(), 0u);
}

/// How wide what an event stirs up is, in pixels, in its first frame and a quarter of a second later.
std::array<int, 2> stir_of(const MatchEvent& event) {
    Land land;
    land.happen(event);
    std::array<int, 2> wide{};
    for (int* each = wide.data(); const double seconds : {kFrame, 0.25}) {
        land.wait(seconds);
        Picture picture(kWide, kHigh);
        picture.canvas.clear({60, 60, 60});
        land.impacts.draw_ground(picture.canvas, land.view, land.ground());
        int left = kWide, right = 0;
        for (int y = 0; y < kHigh; ++y)
            for (int x = 0; x < kWide; ++x)
                if (picture.grey(x, y) > 80) left = std::min(left, x), right = std::max(right, x);
        *each++ = right - left;
    }
    return wide;
}

TEST(Impacts, AQuakeOrASlipIsSeenInItsFirstFrameAndRunsOutwards) {
    const Vec2<float> at = Land().surface(300);
    for (const MatchEvent& event : {MatchEvent(event::Quaked{.tank = 0, .radius = 140, .at = at}),
                                    MatchEvent(event::Slipped{.from = 160, .to = 440, .at = at})}) {
        const auto [first, later] = stir_of(event);
        EXPECT_GT(first, 16);
        EXPECT_GT(later, 2 * first);
    }
}

TEST(Impacts, GroundThatSlipsCracksAllOverItsStrip) {
    Land land;
    land.happen(event::Slipped{.from = 160, .to = 440, .at = land.surface(300)});
    EXPECT_GE(land.impacts.cracks().size(), 16u) << "not only at its ends";
}

TEST(Impacts, ABeamMeltsWhatItCutsAllAlong) {
    Land land;
    const Vec2<float> in = land.surface(200) - Vec2<float>{0, 10};
    land.happen(event::Beamed{.tank = 0, .radius = 5, .from = in, .to = in + Vec2<float>{200, -20}});
    EXPECT_GT(land.impacts.bursts().size(), 2u);
}

TEST(Impacts, EarthThatIsAboutToBreakIsSeenToCrack) {
    Land land;
    land.happen(event::Cracked{.tank = 0, .from = 200, .to = 280, .at = land.surface(240)});
    EXPECT_GE(land.impacts.cracks().size(), 2u);
}

TEST(Impacts, TheShockBendsThePictureUnlessMotionIsReduced) {
    for (const bool reduced : {false, true}) {
        Land land;
        if (reduced) land.impacts.set_comfort({.shake = 0, .breath = 0, .travels = false});
        land.explode({300, 260}, 100);
        land.wait(0.1);
        Picture striped(kWide, kHigh);
        for (int y = 0; y < kHigh; y += 4)
            striped.canvas.fill({0, static_cast<float>(y), kWide, 2}, {90, 90, 90});
        const Image before = striped.image;
        SoftBrush brush(striped.canvas);
        if (!reduced) {
            land.impacts.bursts().front().bend(brush, land.view);
            EXPECT_FALSE(same(before, striped.image));
        }
        // Where only the ring is, light is all that comes with reduced motion: nothing darkens.
        Picture drawn(kWide, kHigh);
        for (int y = 0; y < kHigh; y += 4)
            drawn.canvas.fill({0, static_cast<float>(y), kWide, 2}, {90, 90, 90});
        land.impacts.draw(drawn.canvas, land.view);
        const Point middle = land.view.point({300, 260});
        int darker = 0;
        for (int x = static_cast<int>(middle.x) + 150; x < kWide; ++x)
            for (int y = 0; y < kHigh; ++y)
                darker += drawn.grey(x, y) + 3 < static_cast<int>(before.row(y)[x] >> 8 & 0xff);
        EXPECT_EQ(darker == 0, reduced);
    }
}

/// Straight below a blast on level ground flies nothing else.
TEST(Impacts, TheShockEndsAtTheGround) {
    const auto ring_below = [](bool on_ground) {
        Land land;
        land.explode({300, 200}, 60);
        land.wait(0.13);
        const std::vector<float> ground(kWide, land.view.y_of(200));
        Picture picture(kWide, kHigh);
        for (int y = 0; y < kHigh; y += 4)
            picture.canvas.fill({0, static_cast<float>(y), kWide, 2}, {40, 40, 40});
        const Image before = picture.image;
        land.impacts.draw(picture.canvas, land.view, {.ground = on_ground ? Floor(ground) : Floor{}});
        int below = 0, above = 0;
        for (int x = 290; x <= 310; ++x)
            for (int far = 82; far < 125; ++far) {
                const auto differs = [&](float up) {
                    const Point at = land.view.point({static_cast<float>(x), 200 + up});
                    const int row = static_cast<int>(at.y), column = static_cast<int>(at.x);
                    return picture.image.row(row)[column] != before.row(row)[column];
                };
                below += differs(static_cast<float>(-far)), above += differs(static_cast<float>(far));
            }
        EXPECT_GT(above, 30);
        return below;
    };
    EXPECT_EQ(ring_below(true), 0);
    EXPECT_GT(ring_below(false), 30) << "in the air it's all around";
}

TEST(Impacts, LightTheFloorsOfCloudsAboveThem) {
    const auto floor_light = [](Vec2<float> cloud) {
        Land land;
        land.explode({300, 100}, 120);
        Picture picture(kWide, kHigh);
        const CloudPlace place = {cloud, 60, 24};
        land.impacts.light_clouds(picture.canvas, land.view, land.view, {&place, 1});
        return picture.area();
    };
    EXPECT_GT(floor_light({300, 300}), 20);
    EXPECT_GT(floor_light({300, 300}), 1.2 * floor_light({500, 340}));
    EXPECT_EQ(floor_light({300, 40}), 0) << "one below it has its floor turned away";
}

TEST(Impacts, WhatBurstsWithinAGreaterFireIsBehindIt) {
    Land land;
    land.explode({300, 200}, 170);
    land.explode({310, 200}, 40);
    ASSERT_EQ(land.impacts.bursts().size(), 2u);
    EXPECT_EQ(land.impacts.bursts().back().look().radius, 170);
    land.explode({600, 200}, 40);
    EXPECT_EQ(land.impacts.bursts().back().look().radius, 40) << "beside it, it's in front";
}

TEST(Impacts, ABeamThatEndsInTheAirIsSeenAsWell) {
    Land land;
    const Vec2<float> high = land.surface(300) + Vec2<float>{0, 120};
    land.happen(event::Beamed{.tank = 0, .radius = 3, .from = high, .to = high + Vec2<float>{200, 20}});
    land.wait(0.5 + kSeenAfter - 0.1);
    EXPECT_TRUE(land.impacts.unseen());
    land.wait(0.2);
    EXPECT_FALSE(land.impacts.unseen());
}

TEST(Impacts, NoMoreBlastsAreSeenAtOnceThanThereIsRoomFor) {
    Land land;
    for (int k = 0; k < 300; ++k) land.explode(land.surface(300), 150);
    EXPECT_LE(land.impacts.bursts().size(), Impacts::kMaxBursts);
    EXPECT_LE(land.impacts.stones().all().size(), Stones::kMaxStones);
}

TEST(Impacts, TimeGoesSlowlyAfterTheDeathThatLeavesOneSideOnly) {
    for (const bool last : {false, true}) {
        Land land;
        BattleState& state = test::battle_state_of(land.game.match());
        state.tanks[TankId(1)].alive = !last;
        land.happen(event::Died{.tank = 1, .at = land.surface(300)});
        double passed = 0;
        for (int frame = 0; frame < 60; ++frame) passed += land.impacts.pass(kFrame);
        if (last)
            EXPECT_LT(passed, 0.4);
        else
            EXPECT_GT(passed, 0.9);
    }
}

TEST(Impacts, ATanksEndIsNoFlashAndDarkensThePictureAroundItForAMoment) {
    Land land;
    const Vec2<float> at = land.surface(300);
    const Point place = land.view.point(at);
    const auto dark = [&] {
        Picture picture(kWide, kHigh);
        picture.canvas.clear(kWhite);
        land.impacts.hush(picture.canvas, land.view);
        EXPECT_EQ(picture.grey(static_cast<int>(place.x), static_cast<int>(place.y)), 255);
        return 255 - picture.grey(kWide - 1, 0);
    };
    EXPECT_EQ(dark(), 0);
    land.happen(event::Died{.tank = 1, .at = at});
    EXPECT_EQ(land.impacts.flashes(), 0u);
    land.wait(0.2);
    EXPECT_GT(dark(), 90);
    land.wait(1.2);
    EXPECT_EQ(dark(), 0);
    land.impacts.set_comfort({.breath = 0});
    land.happen(event::Died{.tank = 1, .at = at});
    land.wait(0.2);
    EXPECT_EQ(dark(), 0) << "who wants no held breath gets none";
}

TEST(Impacts, ACrackGapesAtTheSurface) {
    Land land;
    land.happen(event::Cracked{.tank = 0, .from = 200, .to = 440, .at = land.surface(320)});
    land.wait(1);
    Picture picture(kWide, kHigh);
    picture.canvas.clear(kWhite);
    land.impacts.draw_ground(picture.canvas, land.view, land.ground());
    const auto dark_at = [&](float below) {
        int count = 0;
        for (int x = 0; x < kWide; ++x) {
            const int column = static_cast<int>(land.view.column_at(static_cast<float>(x) + 0.5f));
            const float top = land.view.y_of(to_columns(land.ground().top(column)));
            count += picture.grey(x, static_cast<int>(top + below)) < 160;
        }
        return count;
    };
    const int mouths = dark_at(1.5f);
    EXPECT_GT(mouths, 12);
    EXPECT_GT(mouths, dark_at(24)) << "and narrows as it goes down";
}

/// A mound that's there at once, but grows in the picture.
TEST(Impacts, ABurstOfEarthHidesItsMoundAtFirst) {
    Land land;
    constexpr float kRadius = 70;
    const Vec2<float> at = land.surface(300);
    const Point middle = land.view.point(at);
    const auto hidden = [&](float age) {
        Burst burst({.kind = BlastKind::earth, .at = at, .radius = kRadius, .chance = 7},
                    {.ground = land.ground(), .earth = {200, 200, 200}});
        burst.advance(static_cast<double>(age));
        Picture picture(kWide, kHigh);
        SoftBrush brush(picture.canvas);
        HalfPainting half;
        burst.draw(brush, half, land.view);
        int covered = 0, all = 0;
        const float reach = 0.8f * kRadius * land.view.scale;
        for (float y = 0; y < reach; ++y)
            for (float x = -reach; x < reach; ++x) {
                if (x * x + y * y > reach * reach) continue;
                ++all;
                covered += picture.grey(static_cast<int>(middle.x + x), static_cast<int>(middle.y - y)) > 40;
            }
        return static_cast<double>(covered) / all;
    };
    EXPECT_GT(hidden(0.02f), 0.85);
    EXPECT_LT(hidden(0.8f), 0.5);
}

TEST(Jolts, ShakeThePictureForTheirTimeAndNeverTooFar) {
    Jolts jolts;
    for (int k = 0; k < 9; ++k) jolts.add(14, 0.5f);
    jolts.add(40, 0.5f);
    float most = 0;
    for (double time = 0; time < 0.5; time += kFrame) {
        const Point off = jolts.offset(720);
        most = std::max({most, std::abs(off.x), std::abs(off.y)});
        jolts.advance(kFrame);
    }
    EXPECT_LE(most, Jolts::kMaxShake);
    EXPECT_GT(most, 8);
    jolts.advance(kFrame);
    EXPECT_EQ(jolts.offset(720), Point());
    EXPECT_FALSE(jolts.advance(kFrame));
}

TEST(Impacts, ShakeLessFromAfar) {
    const auto most = [](float column) {
        Jolts jolts;
        jolts.add(16, 1, column);
        float far = 0;
        for (int k = 0; k < 30; ++k) {
            far = std::max(far, std::abs(jolts.offset(720, 1000, 800).x));
            jolts.advance(kFrame);
        }
        return far;
    };
    EXPECT_EQ(most(1000), most(1200)) << "within the picture";
    EXPECT_GT(most(1000), most(1600));
    EXPECT_GT(most(1600), most(3000));
    EXPECT_GT(most(3000), 0);
}

TEST(Jolts, AreScaledWithThePicture) {
    Jolts jolts;
    jolts.add(8, 1);
    jolts.advance(0.1);
    const Point small = jolts.offset(360), large = jolts.offset(1440);
    EXPECT_NEAR(large.x, 4 * small.x, 3);
    EXPECT_NEAR(large.y, 4 * small.y, 3);
}

TEST(HeldBreath, StopsTimeForAMomentSoonAfterABlow) {
    HeldBreath breath;
    EXPECT_EQ(breath.pass(0.1), 0.1);
    breath.hold(0.06);
    double passed = 0, shortest = 1;
    for (int frame = 0; frame < 60; ++frame) {
        const double each = breath.pass(kFrame);
        shortest = std::min(shortest, each);
        passed += each;
    }
    EXPECT_NEAR(passed, 1 - 0.06, 1e-9);
    EXPECT_EQ(shortest, 0) << "a whole frame stands still";
}

TEST(HeldBreath, SlowsTimeDownForAWhile) {
    HeldBreath breath;
    breath.slow_down(1);
    EXPECT_DOUBLE_EQ(breath.pass(0.1), 0.025);
    double passed = 0.025;
    for (int frame = 0; frame < 114; ++frame) passed += breath.pass(kFrame);
    EXPECT_NEAR(passed, 0.25 + 1, 1e-9) << "two seconds, of which one was slow";
}

/// Until no stone flies any more.
double stones_fly(const Ground& ground, Stones::Stone stone) {
    Stones stones;
    stones.fling(stone);
    double time = 0;
    for (; time < 10 && stones.flying(); time += kFrame)
        stones.advance(kFrame, ground, Impacts::kStoneGravity);
    return time;
}

TEST(Stones, DoNotHangOnAWall) {
    std::vector<Sixteenths> surface(200, 100 * kColumn);
    for (int x = 92; x < 108; ++x) surface[at(x)] = 10 * kColumn;
    const Ground ground(surface, 200);
    for (const float speed : {-300.0f, -90.0f, 60.0f, 200.0f})
        EXPECT_LT(stones_fly(ground, {.at = {100, 95}, .velocity = {speed, 120}, .radius = 2, .color = {}}),
                  2)
            << speed;
    EXPECT_LT(stones_fly(ground, {.at = {50, 60}, .velocity = {0, 40}, .radius = 2, .color = {}}), 1)
        << "within earth";
}

TEST(Stones, ComeToLieInALowHollow) {
    Ground ground(std::vector<Sixteenths>(200, 100 * kColumn), 200);
    (void)ground.carve(disc(100 * kColumn, 60 * kColumn, 5 * kColumn));
    EXPECT_LT(stones_fly(ground, {.at = {100, 60}, .velocity = {20, 0}, .radius = 2, .color = {}}), 1);
}

TEST(Stones, BesideTheLevelAreNotWaitedFor) {
    const Ground ground(std::vector<Sixteenths>(200, 100 * kColumn), 200);
    EXPECT_LT(stones_fly(ground, {.at = {190, 110}, .velocity = {400, 200}, .radius = 2, .color = {}}), 0.2);
}

}  // namespace terramorph

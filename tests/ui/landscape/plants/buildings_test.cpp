// Huts and signs as they're drawn.
#include "ui/landscape/plants/buildings.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>

#include "support/wood_battle.h"
#include "terrain/planet.h"
#include "ui/picture.h"

namespace terramorph {
namespace {

/// A level with something at 500, on flat land, seen from near.
struct BuildingPicture {
    explicit BuildingPicture(Feature feature)
        : battle(test::rules_in(LivingLand::in_play), test::wooded_level({500}, feature), built_in_arsenal(),
                 2, 1),
          state(battle.state()) {
        std::erase_if(state.things, [](const Thing& thing) { return std::abs(thing.at.x - 500) > 1; });
    }

    void draw() {
        picture.canvas.clear(kWhite);
        draw_buildings(picture.canvas, view, state, default_planet().palette);
    }
    Thing& thing() { return state.things.front(); }
    Color at(float x, float y) const {
        const Point place = view.point({500.5f + x, test::kFlat + y});
        const std::uint32_t pixel = picture.image.row(static_cast<int>(place.y))[static_cast<int>(place.x)];
        return {static_cast<std::uint8_t>(pixel >> 16 & 0xff), static_cast<std::uint8_t>(pixel >> 8 & 0xff),
                static_cast<std::uint8_t>(pixel & 0xff)};
    }
    bool is_drawn(float x, float y) const { return at(x, y).b < 250; }

    Battle battle;
    BattleState state;
    Picture picture{480, 480};
    View view = {.left = 440, .bottom = test::kFlat - 40, .scale = 4, .width = 480, .height = 480};
};

TEST(BuildingsPicture, ShowsAHutWhereShellsMeetIt) {
    for (const std::uint32_t lot : {7u, 70u, 123456u}) {
        BuildingPicture seen(Feature::hut);
        seen.thing().lot = lot;
        seen.draw();
        const float half = seen.thing().half_thick(), ridge = hut_height(seen.thing().size);
        for (const float side : {-1.0f, 1.0f}) {
            EXPECT_TRUE(seen.is_drawn(side * (half - 1), 4));
            EXPECT_TRUE(seen.is_drawn(side * 0.25f * half, ridge - 2));
            EXPECT_FALSE(seen.is_drawn(side * (half + 5), 4));
            EXPECT_FALSE(seen.is_drawn(side * (half - 3), ridge - 2));
        }
        EXPECT_FALSE(seen.is_drawn(0, ridge + 6));
        EXPECT_FALSE(seen.is_drawn(0, -4)) << "on flat land its footing isn't seen";
    }
}

TEST(BuildingsPicture, AHutStandsOnStonesWhereTheGroundFallsAway) {
    BuildingPicture seen(Feature::hut);
    seen.thing().at.y += 10;
    seen.draw();
    EXPECT_TRUE(seen.is_drawn(0, 5));
    EXPECT_FALSE(seen.is_drawn(0, -6));
}

TEST(BuildingsPicture, ABurningHutGrowsDarkAndAHitOneCracks) {
    BuildingPicture seen(Feature::hut);
    seen.draw();
    const Image whole = seen.picture.image;
    const Color before = seen.at(0, 6);
    seen.thing().fuel = 20 * kTick;
    seen.draw();
    EXPECT_LT(seen.at(0, 6).r, before.r - 20);
    seen.thing().fuel = Thing::kHutFuel;
    seen.thing().strength = 20;
    seen.draw();
    EXPECT_FALSE(same(whole, seen.picture.image));
}

TEST(BuildingsPicture, ASignPointsToTheNextTankThatLives) {
    BuildingPicture seen(Feature::sign);
    Tank& left = seen.state.tanks[0];
    Tank& right = seen.state.tanks[1];
    left.body.at.x = 500.5f - 320;
    right.body.at.x = 500.5f + 45;
    EXPECT_EQ(words_of_sign(seen.thing(), seen.state.tanks).side, 1);
    EXPECT_EQ(words_of_sign(seen.thing(), seen.state.tanks).columns, 45);
    const auto board_reaches = [&](float side) {
        seen.draw();
        float reach = 0;
        while (seen.is_drawn(side * reach, static_cast<float>(seen.thing().size) - 3)) reach += 0.25f;
        return reach > 11 && !seen.is_drawn(side * -(reach - 1), static_cast<float>(seen.thing().size) - 3);
    };
    EXPECT_TRUE(board_reaches(1));
    EXPECT_FALSE(board_reaches(-1));
    right.alive = false;
    EXPECT_EQ(words_of_sign(seen.thing(), seen.state.tanks).side, -1);
    EXPECT_EQ(words_of_sign(seen.thing(), seen.state.tanks).columns, 320);
    EXPECT_TRUE(board_reaches(-1));
    EXPECT_FALSE(board_reaches(1));
    left.alive = false;
    EXPECT_EQ(words_of_sign(seen.thing(), seen.state.tanks).side, 0) << "nobody is left";
}

TEST(BuildingsPicture, ASignSaysWhoseTankItPointsToWhereverItCanBeRead) {
    BuildingPicture seen(Feature::sign);
    seen.state.tanks[0].body.at.x = 500.5f - 320;
    seen.state.tanks[1].body.at.x = 500.5f + 45;
    const auto words_at = [&](float scale) {
        seen.view.scale = scale;
        Canvas canvas(seen.picture.image, plain_typeface());
        constexpr std::array<std::string_view, 2> kNames = {"Otto", "Bartholomew"};
        draw_buildings(canvas, seen.view, seen.state, default_planet().palette, {.names = kNames});
        const auto words = canvas.words_drawn();
        return words.empty() ? std::string() : words.front();
    };
    EXPECT_EQ(words_at(4), "Bartholomew 45 m");
    EXPECT_EQ(words_at(0.9f), "Bartholomew 45 m") << "in larger letters than the board would have";
    EXPECT_EQ(words_at(0.5f), "") << "nor in ones that nobody reads";
}

TEST(BuildingsPicture, ASignFromFarAwayHasNoScribbleInsteadOfWords) {
    BuildingPicture seen(Feature::sign);
    seen.view = {
        .left = 500.5f - 400, .bottom = test::kFlat - 40, .scale = 0.6f, .width = 480, .height = 480};
    seen.view.scale = 0.3f;
    seen.draw();
    const float middle = static_cast<float>(seen.thing().size) - 3;
    for (const float x : {-5.0f, 5.0f}) EXPECT_GT(seen.at(x, middle).r, 140) << x;
}

TEST(BuildingsPicture, ShowsWallsAndRoofsAsTheyLie) {
    Picture picture(200, 200);
    const View view = {.scale = 4, .width = 200, .height = 200};
    Thing wall;
    wall.kind = Thing::Kind::log;
    wall.was = Thing::Kind::hut;
    wall.size = 20;
    wall.fuel = Thing::kHutFuel;
    BodyState body;
    body.at = {25, 25};
    picture.canvas.clear(kWhite);
    draw_wood(picture.canvas, view, wall, body, {}, default_planet().palette);
    const int drawn = picture.count([](Color color) { return color.b < 250; });
    EXPECT_NEAR(drawn, 20 * 5 * 16, 20 * 16) << "20 long, 5 wide with its rim";
}

}  // namespace
}  // namespace terramorph

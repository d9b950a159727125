// Trees, logs and boulders as they're drawn, and fire on them.
#include "ui/landscape/plants/things_picture.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

#include "support/wood_battle.h"
#include "terrain/planet.h"
#include "ui/landscape/plants/boulders.h"
#include "ui/picture.h"
#include "ui/sprites/fire/tree_fire.h"

namespace terramorph {
namespace {

constexpr int kAcross = 120, kHighOf = 120;  // columns, and pixels for each four

/// Of 30 columns around a tree that's 40 high and stands at (30, 10).
struct TreePicture {
    TreePicture() : picture(4 * kAcross, 4 * kHighOf) {}

    void draw(const Thing& thing, const Palette& palette = default_planet().palette) {
        picture.canvas.clear(kWhite);
        draw_boulders(picture.canvas, view, {&thing, 1}, palette);
        things.draw(picture.canvas, view, {&thing, 1}, palette);
    }
    Color at(float x, float y) const {
        const Point place = view.point({x, y});
        const std::uint32_t pixel = picture.image.row(static_cast<int>(place.y))[static_cast<int>(place.x)];
        return {static_cast<std::uint8_t>(pixel >> 16 & 0xff), static_cast<std::uint8_t>(pixel >> 8 & 0xff),
                static_cast<std::uint8_t>(pixel & 0xff)};
    }
    bool is_drawn(float x, float y) const { return at(x, y).g < 250; }

    Picture picture;
    ThingsPicture things;
    View view = {.scale = 4, .width = 4 * kAcross, .height = 4 * kHighOf};
};

Thing oak_or_fir(std::uint32_t lot) {
    Thing tree;
    tree.at = {60, 10};
    tree.size = tree.full = 40;
    tree.lot = lot;
    return tree;
}

TEST(ThingsPicture, ShowsATreesTrunkAndCrownWhereShellsMeetThem) {
    for (const std::uint32_t lot : {7u, 70u, 123456u, 987654u}) {
        TreePicture seen;
        seen.draw(oak_or_fir(lot));
        EXPECT_TRUE(seen.is_drawn(60, 12));
        EXPECT_TRUE(seen.is_drawn(60, 50 - crown_radius(40)));
        EXPECT_FALSE(seen.is_drawn(50, 12));
        EXPECT_FALSE(seen.is_drawn(60, 60));
        EXPECT_FALSE(seen.is_drawn(85, 40));
    }
}

TEST(ThingsPicture, LeavesTakeTheColourOfThePlanetsSky) {
    constexpr std::uint32_t kOak = 70;
    Palette red = default_planet().palette, blue = red;
    red.sky = red.zenith = red.horizon = {220, 60, 40};
    blue.sky = blue.zenith = blue.horizon = {40, 60, 220};
    TreePicture warm, cold;
    warm.draw(oak_or_fir(kOak), red);
    cold.draw(oak_or_fir(kOak), blue);
    const float crown = 50 - static_cast<float>(crown_radius(40));
    EXPECT_GT(warm.at(60, crown).r, cold.at(60, crown).r + 10);
    EXPECT_GT(cold.at(60, crown).b, warm.at(60, crown).b + 10);
}

TEST(ThingsPicture, ShowsACharredTreeBlackAndWithoutLeaves) {
    TreePicture seen;
    Thing tree = oak_or_fir(80);
    seen.draw(tree);
    const Color leaves = seen.at(60, 38);
    tree.state = Thing::State::charred;
    tree.fuel = 0;
    seen.draw(tree);
    EXPECT_LT(seen.at(60.5f, 30).g, 100);
    EXPECT_NE(seen.at(60, 38).g, leaves.g);
}

TEST(ThingsPicture, ShowsAStumpLowAndALogAsItLies) {
    TreePicture seen;
    Thing stump = oak_or_fir(7);
    stump.state = Thing::State::stump;
    stump.size = Thing::kStump;
    seen.draw(stump);
    EXPECT_TRUE(seen.is_drawn(60, 12));
    EXPECT_FALSE(seen.is_drawn(60, 18));
    Thing log = oak_or_fir(7);
    log.kind = Thing::Kind::log;
    log.at = {60, 13};
    log.angle = 1.5707964f;
    seen.draw(log);
    EXPECT_TRUE(seen.is_drawn(78, 13)) << "its foot is on the right";
    EXPECT_FALSE(seen.is_drawn(60, 30));
}

TEST(ThingsPicture, ShowsABoulderWhereShellsMeetItLitFromAboveHoweverItIsTurned) {
    Thing boulder;
    boulder.kind = Thing::Kind::boulder;
    boulder.at = {60, 30};
    boulder.size = 28;
    for (const std::uint32_t lot : {7u, 70u, 123456u})
        for (int turn = 0; turn < 12; ++turn) {
            TreePicture seen;
            boulder.lot = lot;
            boulder.angle = 0.5f * static_cast<float>(turn);
            seen.draw(boulder);
            for (const float side : {-11.0f, 11.0f}) {
                EXPECT_TRUE(seen.is_drawn(60 + side, 30));
                EXPECT_TRUE(seen.is_drawn(60, 30 + side));
                EXPECT_FALSE(seen.is_drawn(60 + 1.5f * side, 30));
                EXPECT_FALSE(seen.is_drawn(60, 30 + 1.5f * side));
            }
            EXPECT_GT(seen.at(56, 40).g, seen.at(64, 20).g);
        }
}

TEST(ThingsPicture, BedsABoulderInACliffAndLetsItLieFreelyOnFlatLand) {
    TreePicture seen;
    const Image land(seen.view.width, seen.view.height, 0xff785028u);
    const PictureLayer layer = {
        &land, {0, 0, static_cast<float>(land.width()), static_cast<float>(land.height())}, 1, 0, {}};
    Thing boulder;
    boulder.kind = Thing::Kind::boulder;
    boulder.size = 28;
    const auto draw = [&](const Ground& ground) {
        seen.picture.canvas.clear(kWhite);
        draw_boulders(seen.picture.canvas, seen.view, {&boulder, 1}, default_planet().palette,
                      {{&layer, 1}, &ground});
    };
    boulder.at = {60, 44};
    draw(Ground(std::vector<Sixteenths>(kAcross, 30 * kColumn), 320));
    EXPECT_TRUE(seen.is_drawn(60, 55));
    EXPECT_TRUE(seen.is_drawn(60, 32));
    std::vector<Sixteenths> slope;  // which rises by 2 for each column
    for (int x = 0; x < kAcross; ++x) slope.push_back(std::clamp(2 * (x - 30), 10, 110) * kColumn);
    const Vec2<float> foot = {55, 50}, out = {-0.894f, 0.447f};
    boulder.at = foot + out * 14;
    draw(Ground(slope, 320));
    const auto is_drawn = [&](float away) {
        const Vec2<float> place = foot + out * away;
        return seen.is_drawn(place.x, place.y);
    };
    EXPECT_TRUE(is_drawn(4));
    EXPECT_TRUE(is_drawn(14));
    EXPECT_FALSE(is_drawn(23)) << "it would hang there";
    const Vec2<float> inside = foot + out * -4;
    EXPECT_EQ(seen.at(inside.x, inside.y).r, 0x78) << "the land is before it";
}

TEST(ThingsPicture, IsTheSameWhenItIsDrawnAgain) {
    TreePicture seen;
    seen.draw(oak_or_fir(7));
    const Image first = seen.picture.image;
    seen.draw(oak_or_fir(7));
    for (int y = 0; y < first.height(); ++y)
        for (int x = 0; x < first.width(); ++x) ASSERT_EQ(first.row(y)[x], seen.picture.image.row(y)[x]);
}

/// Boulders may lie nearer.
Thing& tree_at_500(BattleState& state) {
    return *std::ranges::min_element(state.things, {}, [](const Thing& thing) {
        return thing.has_trunk() ? std::abs(thing.at.x - 500) : 1e6f;
    });
}

TEST(TreeFirePicture, BurnsWithFlamesLightAndSmoke) {
    Battle battle(test::rules_in(LivingLand::in_play), test::wooded_level({500}), built_in_arsenal(), 2, 1);
    BattleState state = battle.state();
    Particles particles;
    TreeFire fire;
    EXPECT_FALSE(fire.advance(0.5, state, particles));
    EXPECT_EQ(particles.size(), 0u);
    Thing& tree = tree_at_500(state);
    tree.burning = true;
    tree.fuel = Thing::kFuel - 100 * kTick;
    EXPECT_TRUE(fire.advance(0.5, state, particles));
    EXPECT_GT(particles.size(), 0u);
    Picture picture(400, 400);
    const View view = {.left = 400, .bottom = 150, .scale = 2, .width = 400, .height = 400};
    fire.draw(picture.canvas, view, state);
    EXPECT_GT(picture.area(), 50);
    const Point beside = view.point({500.5f, tree.at.y - 100});
    EXPECT_EQ(picture.grey(static_cast<int>(beside.x), std::min(399, static_cast<int>(beside.y))), 0);
    std::vector<float> edge(400, 300);
    LightField light;
    light.begin(400, 400, edge);
    fire.shine(light, view, state);
    EXPECT_FALSE(light.dark());
}

/// A tree in flames on flat land, and a picture of it, two pixels for each column.
struct BurningTree {
    BurningTree()
        : battle(test::rules_in(LivingLand::in_play), test::wooded_level({500}), built_in_arsenal(), 2, 1) {
        tree = &tree_at_500(state);
        tree->burning = true;
        tree->fuel = Thing::kFuel - 100 * kTick;
    }

    Battle battle;
    BattleState state{battle.state()};
    Thing* tree = nullptr;
    View view = {.left = 300, .bottom = 50, .scale = 2, .width = 800, .height = 600};
};

TEST(TreeFirePicture, LightsTheLandFarAroundIt) {
    BurningTree burning;
    TreeFire fire;
    Particles particles;
    fire.advance(0.5, burning.state, particles);
    Picture picture(800, 600);
    picture.canvas.clear({90, 90, 90});
    const Point foot = burning.view.point(burning.tree->at);
    const std::vector<float> edge(800, foot.y);
    LightField light;
    light.begin(800, 600, edge);
    fire.shine(light, burning.view, burning.state);
    light.lay(picture.canvas);
    const auto grey = [&](float away) {
        return picture.grey(static_cast<int>(foot.x + away * burning.view.scale),
                            static_cast<int>(foot.y) + 4);
    };
    EXPECT_GT(grey(10), 125);
    EXPECT_GT(grey(80), 115) << "two trees' heights away";
    EXPECT_GT(grey(10), grey(80));
}

/// On average over trees, each of which burns in its own way.
TEST(TreeFirePicture, FlamesStandHighAboveTheTree) {
    constexpr std::uint32_t kTrees = 40;
    BurningTree burning;
    TreeFire fire;
    Particles particles;
    const Point top = burning.view.point(burning.tree->top());
    int bright = 0;
    for (std::uint32_t lot = 0; lot < kTrees; ++lot) {
        burning.tree->lot = lot;
        fire.advance(0.1, burning.state, particles);
        Picture picture(800, 600);
        fire.draw(picture.canvas, burning.view, burning.state);
        for (int y = 0; y < static_cast<int>(top.y) - 10; ++y)
            for (int x = 0; x < 800; ++x) bright += picture.grey(x, y) > 40;
    }
    EXPECT_GT(bright / static_cast<int>(kTrees), 100);
}

TEST(TreeFirePicture, SmokeHidesNoFlameAndEmbersFly) {
    BurningTree burning;
    TreeFire fire;
    Particles particles;
    for (int k = 0; k < 60; ++k) {
        fire.advance(1.0 / 60, burning.state, particles);
        particles.advance(1.0 / 60, burning.state.ground, 0);
    }
    Picture picture(800, 600);
    picture.canvas.clear({150, 150, 150});
    particles.draw(picture.canvas, burning.view);
    const Point top = burning.view.point(burning.tree->top());
    int dark = 0, glowing = 0;
    for (int y = static_cast<int>(top.y); y < 600; ++y)
        for (int x = 0; x < 800; ++x) dark += picture.grey(x, y) < 125;
    for (int y = 0; y < 600; ++y)
        for (int x = 0; x < 800; ++x) glowing += picture.grey(x, y) > 160;
    EXPECT_LT(dark, 60);
    EXPECT_GT(glowing, 150);
}

}  // namespace
}  // namespace terramorph

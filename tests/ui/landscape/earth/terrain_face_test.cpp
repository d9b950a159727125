#include "ui/landscape/earth/terrain_face.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "base/index.h"
#include "paint/canvas.h"
#include "terrain/planet.h"
#include "terrain/shape.h"

namespace terramorph {

namespace {

constexpr int kFlatWidth = 400, kFlatHigh = 300, kFlatTop = 240;
constexpr std::uint32_t kFarAway = 0xff9090e0u;  // what is seen behind the land

/// The face of a ground before what's far away, a pixel for each column.
Image face_of(const Ground& ground, std::span<const Scorch> scorches = {},
              std::span<const LandCover> covers = {}) {
    const View view = {.width = kFlatWidth, .height = kFlatHigh};
    const TerrainFaceLayers layers(ground);
    Image image(view.width, view.height), before(view.width, view.height, kFarAway);
    std::vector<FaceRows> rows(static_cast<std::size_t>(view.width));
    const LandColors land = {
        .layers = layers, .palette = default_planet().palette, .scorches = scorches, .covers = covers};
    draw_face(image, ground, view, land, {0, view.width}, rows);
    for (int x = 0; x < view.width; ++x)
        for (int y = 0; y < view.height; ++y) {
            const std::uint32_t pixel = image.row(y)[x];
            if (y < rows[x].first) EXPECT_EQ(pixel, 0u);
            if (y >= rows[x].solid) EXPECT_EQ(pixel >> 24, 255u);
        }
    Canvas(before, plain_typeface()).painted(image, 0, 0);
    return before;
}

/// Flat land, all of it in the picture.
struct FlatLand {
    FlatLand() : ground(std::vector(kFlatWidth, kFlatTop * kColumn), kFlatHigh) {}

    /// Takes out columns x0 .. x1 - 1 from one height to another.
    void cut(int x0, int x1, int bottom, int top) {
        const Span span = {bottom * kColumn, top * kColumn};
        ground.carve({x0, std::vector(static_cast<std::size_t>(x1 - x0), span)});
    }
    /// Adds earth on top of columns x0 .. x1 - 1.
    void heap(int x0, int x1, int high) {
        const Span span = {kFlatTop * kColumn, (kFlatTop + high) * kColumn};
        ground.heap({x0, std::vector(static_cast<std::size_t>(x1 - x0), span)});
    }
    Image picture() const { return face_of(ground); }

    Ground ground;
};

int brightness_of(const Image& image, int x, int height) {
    const std::uint32_t pixel = image.row(kFlatHigh - height)[x];
    return static_cast<int>((pixel >> 16 & 0xff) + (pixel >> 8 & 0xff) + (pixel & 0xff));
}

/// Far away it's blue, and earth is brown.
int blueness_of(const Image& image, int x, int height) {
    const std::uint32_t pixel = image.row(kFlatHigh - height)[x];
    return static_cast<int>(pixel & 0xff) - static_cast<int>(pixel >> 16 & 0xff);
}

/// Turf is green, and gravel isn't.
int greenness_of(const Image& image, int x, int height) {
    const std::uint32_t pixel = image.row(kFlatHigh - height)[x];
    return static_cast<int>(pixel >> 8 & 0xff) - static_cast<int>(pixel >> 16 & 0xff);
}

/// How much a row differs from pixel to pixel.
int unevenness(const Image& image, int x0, int x1, int height) {
    int sum = 0;
    for (int x = x0; x < x1; ++x)
        sum += std::abs(brightness_of(image, x + 1, height) - brightness_of(image, x, height));
    return sum;
}

}  // namespace

TEST(TerrainFace, GapsOfAColumnOrTwoAreNotSeenAndWiderOnesAre) {
    FlatLand whole, slit, tunnel;
    slit.cut(200, 202, 60, 180);
    tunnel.cut(196, 205, 60, 180);
    const int there = brightness_of(whole.picture(), 200, 120);
    EXPECT_EQ(brightness_of(slit.picture(), 200, 120), there);
    EXPECT_GT(std::abs(brightness_of(tunnel.picture(), 200, 120) - there), 20);
}

/// The longest vertical edge within these rows: where a column looks quite different from the next.
int tallest_edge(const Image& image, int first, int last) {
    int tallest = 0;
    for (int x = 0; x + 1 < image.width(); ++x)
        for (int y = first, edge = 0; y < last; ++y) {
            const auto red = [&](int column) { return static_cast<int>(image.row(y)[column] >> 16 & 0xff); };
            edge = std::abs(red(x) - red(x + 1)) > 8 ? edge + 1 : 0;
            tallest = std::max(tallest, edge);
        }
    return tallest;
}

TEST(TerrainFace, ShowsStonesWholeOrNotAtAll) {
    const View view = {.scale = 3, .width = 1600, .height = 900, .zoom = 3};
    const auto turf = static_cast<int>(30 * view.unit());
    int below_turf = 0, deep = 0;
    for (int top = 200; top < 240; ++top) {
        const Ground ground(std::vector<Sixteenths>(540, top * kColumn), 300);
        const TerrainFaceLayers layers(ground);
        Image image(view.width, view.height);
        std::vector<FaceRows> rows(static_cast<std::size_t>(view.width));
        draw_face(image, ground, view, {.layers = layers, .palette = default_planet().palette},
                  {0, view.width}, rows);
        const int surface = view.height - 3 * top;
        below_turf = std::max(below_turf, tallest_edge(image, surface + turf, surface + 2 * turf));
        deep = std::max(deep, tallest_edge(image, surface + 2 * turf, view.height - 60));
    }
    EXPECT_LT(2 * below_turf, 3 * deep) << "one is cut off where it comes too near to the turf";
}

TEST(TerrainFace, TurfDoesNotHangDownCliffsAndSteepSlopesHaveNone) {
    std::vector<Sixteenths> profile(kFlatWidth, kFlatTop * kColumn);
    for (int x = 150; x < kFlatWidth; ++x) profile[static_cast<std::size_t>(x)] = 160 * kColumn;
    for (int x = 300; x < kFlatWidth; ++x)
        profile[static_cast<std::size_t>(x)] = std::max(20, 160 - 5 * (x - 300)) * kColumn;
    const Ground ground(profile, kFlatHigh);
    const Image image = face_of(ground);
    const auto greens = [&](int x) {
        int count = 0;
        for (int y = 0; y < kFlatHigh; ++y) {
            const std::uint32_t pixel = image.row(y)[x];
            count += (pixel >> 8 & 0xff) > (pixel >> 16 & 0xff) && (pixel >> 8 & 0xff) > (pixel & 0xff);
        }
        return count;
    };
    const int level = greens(75);
    ASSERT_GT(level, 3);
    for (int x = 130; x < 150; ++x) EXPECT_LE(greens(x), level + 1) << x;
    EXPECT_LT(greens(148), level) << "its edge is round";
    for (int x = 308; x < 320; ++x) EXPECT_EQ(greens(x), 0) << x;
}

TEST(TerrainFace, DiggingChangesSandNoFartherOffThanItIsPaintedAnew) {
    Strata strata;
    strata.rock_top.assign(kFlatWidth, Sixteenths());
    strata.sand_bottom.assign(kFlatWidth, (kFlatTop - 60) * kColumn);
    Ground ground(std::vector(kFlatWidth, kFlatTop * kColumn), kFlatHigh, strata);
    const View view = {.bottom = kFlatTop - 60, .scale = 6, .width = kFlatWidth, .height = kFlatHigh};
    const TerrainFaceLayers layers(ground);
    const auto painted = [&] {
        Image image(view.width, view.height);
        std::vector<FaceRows> rows(static_cast<std::size_t>(view.width));
        draw_face(image, ground, view, {layers, default_planet().palette}, {0, view.width}, rows);
        return image;
    };
    const Image before = painted();
    ground.carve({0, std::vector(20, Span{(kFlatTop - 40) * kColumn, kFlatTop * kColumn})});
    const Image after = painted();
    EXPECT_NE(after.row(100)[60], before.row(100)[60]) << "nothing was dug";
    const int first = static_cast<int>(20 * view.scale) + face_margin(view) + 1;
    for (int y = 0; y < view.height; ++y)
        for (int x = first; x < view.width; ++x)
            ASSERT_EQ(after.row(y)[x], before.row(y)[x]) << x << ", " << y;
}

TEST(TerrainFace, SandHasNoHardEdges) {
    Strata strata;
    strata.rock_top.assign(kFlatWidth, Sixteenths());
    strata.sand_bottom.assign(kFlatWidth, kFlatTop * kColumn);
    const Ground bare(std::vector(kFlatWidth, kFlatTop * kColumn), kFlatHigh, strata);
    for (int x = 150; x < 250; ++x) strata.sand_bottom[x] = (kFlatTop - 60) * kColumn;
    const Ground sandy(std::vector(kFlatWidth, kFlatTop * kColumn), kFlatHigh, strata);
    const Image with = face_of(sandy), without = face_of(bare);
    const auto sand_at = [&](int x, int height) {  // the mean of some rows or columns, as it has grains
        return brightness_of(with, x, height) - brightness_of(without, x, height);
    };
    const auto in_column = [&](int x) {
        int sum = 0;
        for (int height = kFlatTop - 34; height < kFlatTop - 26; ++height) sum += sand_at(x, height);
        return sum / 8;
    };
    const auto in_row = [&](int height) {
        int sum = 0;
        for (int x = 190; x < 210; ++x) sum += sand_at(x, height);
        return sum / 20;
    };
    EXPECT_GT(in_column(200), 100) << "there's sand";
    EXPECT_LT(in_column(110), 5) << "and none elsewhere";
    EXPECT_LT(in_column(150), in_column(170) - 30) << "it thins out to its side";
    const int all = in_row(kFlatTop - 48);
    int thin = 0;
    for (int height = kFlatTop - 75; height < kFlatTop - 45; ++height)
        thin += in_row(height) * 6 > all && in_row(height) * 6 < 5 * all ? 1 : 0;
    EXPECT_GE(thin, 3) << "and downwards";
}

/// Shells meet it, and it holds water.
TEST(TerrainFace, ShowsAThinWallThatIsHigh) {
    FlatLand land;
    land.cut(150, 200, 160, 240);
    land.cut(202, 250, 160, 240);
    const Image picture = land.picture();
    for (const int height : {180, 200, 225}) {
        EXPECT_LT(blueness_of(picture, 200, height), 20) << height;
        EXPECT_LT(brightness_of(picture, 200, height) + 30, brightness_of(picture, 190, height)) << height;
    }
}

TEST(TerrainFace, AWallKeepsItsPlaceAndStepsInItAreSmooth) {
    FlatLand straight, stepped;
    straight.cut(150, 250, 60, 240);
    stepped.cut(150, 250, 60, 240);
    for (int height = 60; height < 240; height += 4) stepped.cut(148, 150, height, height + 2);
    const Image wall = straight.picture(), steps = stepped.picture();
    for (const int height : {100, 140, 200}) {
        const int inside = brightness_of(wall, 153, height), earth = brightness_of(wall, 146, height);
        EXPECT_GT(inside, earth + 40) << height;
        for (int row = height; row < height + 8; ++row)
            EXPECT_NEAR(brightness_of(steps, 149, row), brightness_of(steps, 149, height), 24) << row;
    }
}

TEST(TerrainFace, OpenedEarthIsCoveredWithClods) {
    FlatLand land;
    land.cut(100, 300, 120, 240);
    const Image image = land.picture();
    EXPECT_GT(unevenness(image, 150, 250, 116), 3 * unevenness(image, 150, 250, 90));
}

TEST(TerrainFace, TheClodsOfAHeapGoIntoTheLandBelowIt) {
    FlatLand heaped;
    heaped.heap(100, 300, 40);
    const Image image = heaped.picture();
    EXPECT_GT(unevenness(image, 130, 270, kFlatTop - 2), 300);
}

/// Seen closely: four pixels for each column.
TEST(TerrainFace, ClodsLieOnAHeapSoThatItHasNoStraightEdge) {
    FlatLand heaped;
    heaped.heap(100, 300, 40);
    const View view = {.left = 120, .bottom = 100, .scale = 4, .width = 1600, .height = 900};
    const TerrainFaceLayers layers(heaped.ground);
    Image image(view.width, view.height);
    std::vector<FaceRows> rows(static_cast<std::size_t>(view.width));
    draw_face(image, heaped.ground, view, {.layers = layers, .palette = default_planet().palette}, {0, 600},
              rows);
    const int edge = static_cast<int>(view.y_of(kFlatTop + 40));
    int higher = 0, steps = 0;
    for (int x = 1; x < 600; ++x) {
        EXPECT_LE(rows[at(x)].first, edge) << "none is missing";
        EXPECT_GE(rows[at(x)].first, edge - 8) << "they're clods, not boulders";
        higher += rows[at(x)].first < edge - 1;
        steps += rows[at(x)].first != rows[at(x - 1)].first;
    }
    EXPECT_GT(higher, 120);
    EXPECT_GT(steps, 100);
}

TEST(TerrainFace, AGalleryThrowsLessShadowIntoTheEarthThanAHole) {
    FlatLand hole, gallery;
    for (FlatLand* const land : {&hole, &gallery}) land->cut(100, 300, 100, 130);
    const std::array<Lining, 1> props = {
        {{.columns = {100, 300}, .opening = {100 * kColumn, 130 * kColumn}}}};
    gallery.ground.line(props);
    EXPECT_GT(brightness_of(gallery.picture(), 200, 133), brightness_of(hole.picture(), 200, 133) + 15);
}

TEST(TerrainFace, TheShadowBesideAShaftFadesTowardsItsGallery) {
    FlatLand bare, mined;
    const std::array<Lining, 1> props = {{{.columns = {200, 328}, .opening = {40 * kColumn, 80 * kColumn}}}};
    mined.ground.line(props);
    for (FlatLand* const land : {&bare, &mined}) {
        land->cut(144, 200, 40, kFlatTop);
        land->cut(200, 328, 40, 80);
    }
    const Image without = bare.picture(), with = mined.picture();
    const auto spared = [&](int height) {
        int sum = 0;
        for (int x = 202; x < 208; ++x)
            sum += brightness_of(with, x, height) - brightness_of(without, x, height);
        return sum / 6;
    };
    EXPECT_GT(spared(84), 12);
    EXPECT_LT(spared(200), 5);
    for (int height = 84; height < 200; ++height)
        EXPECT_LT(std::abs(spared(height + 1) - spared(height)), 8) << height;
}

TEST(TerrainFace, WhereNoEarthIsLeftAboveTheLandscapeIsSeenBehind) {
    FlatLand pit, tunnel;
    pit.cut(100, 300, 30, 240);
    tunnel.cut(100, 300, 30, 200);
    const Image open = pit.picture(), covered = tunnel.picture();
    for (const int height : {40, 110, 180}) {
        EXPECT_GT(blueness_of(open, 200, height), 20) << height;
        EXPECT_LT(blueness_of(covered, 200, height), 0) << height;
    }
    EXPECT_LT(brightness_of(open, 103, 140), brightness_of(open, 200, 140) - 15);  // beside its wall
}

TEST(TerrainFace, NoSliverOfRubbleStandsOnAPeak) {
    std::vector<Sixteenths> heights;
    for (int x = 0; x < kFlatWidth; ++x)
        heights.push_back((kFlatTop - 3 * std::abs(2 * x - kFlatWidth + 1) / 2) * kColumn);
    for (Sixteenths& height : heights) height = std::max(height, 40 * kColumn);
    const Ground ground(heights, kFlatHigh);
    const std::vector<Scorch> scorches = {{{kFlatWidth / 2 - 110.0f, 200}, 100}};
    const Image image = face_of(ground, scorches);
    for (int y = 0; y < kFlatHigh - kFlatTop - 3; ++y)
        for (int x = 0; x < kFlatWidth; ++x) ASSERT_EQ(image.row(y)[x], kFarAway) << x << " " << y;
}

TEST(TerrainFace, ACaveIsDarkerThanTheEarthAndAPitPaler) {
    FlatLand whole, cave, pit;
    cave.cut(100, 300, 60, 160);
    pit.cut(100, 300, 60, 240);
    const int earth = brightness_of(whole.picture(), 200, 110);
    EXPECT_LT(brightness_of(cave.picture(), 200, 110), earth - 20);
    EXPECT_GT(brightness_of(pit.picture(), 200, 110), earth + 40);
}

TEST(TerrainFace, ATunnelIsDarkerFurtherDownAndBesideItsWalls) {
    FlatLand land;
    land.cut(100, 300, 30, 220);
    const Image image = land.picture();
    EXPECT_GT(brightness_of(image, 200, 180), brightness_of(image, 200, 110) + 8);
    EXPECT_GT(brightness_of(image, 200, 140), brightness_of(image, 103, 140) + 3);
}

/// The soot that fire leaves at a column, on land that's level on the left and steep on the right.
TEST(TerrainFace, FireThatLayOnTheGroundLeavesItBlackOnLevelLandAndOnSlopes) {
    std::vector<Sixteenths> surface(kFlatWidth, 100 * kColumn);
    for (int x = 200; x < kFlatWidth; ++x) surface[x] = std::min(kFlatTop, 100 + 2 * (x - 200)) * kColumn;
    const Ground ground(surface, kFlatHigh);
    std::vector<Scorch> scorches;
    for (int x = 100; x <= 260; x += 6)
        scorches.push_back({.at = {static_cast<float>(x), to_columns(ground.top(x))},
                            .radius = 10,
                            .reach = 1,
                            .flat = true});
    const Image green = face_of(ground), black = face_of(ground, scorches);
    for (const int x : {110, 150, 190, 210, 230, 250}) {
        const int top = static_cast<int>(to_columns(ground.top(x)));
        EXPECT_LT(brightness_of(black, x, top - 3), 0.7 * brightness_of(green, x, top - 3)) << x;
        EXPECT_EQ(brightness_of(black, x, top - 70), brightness_of(green, x, top - 70)) << x;
    }
    EXPECT_EQ(brightness_of(black, 60, 97), brightness_of(green, 60, 97));
    EXPECT_EQ(brightness_of(black, 320, 237), brightness_of(green, 320, 237));
}

TEST(TerrainFace, ARoadIsPaleGravelInsteadOfTurfUntilItIsDugUp) {
    std::vector<LandCover> covers(kFlatWidth, LandCover::field);
    std::fill(covers.begin() + 100, covers.begin() + 300, LandCover::road);
    FlatLand land;
    const Image road = face_of(land.ground, {}, covers), turf = land.picture();
    const int on_it = kFlatTop - 2;
    for (int x = 105; x < 295; ++x) {
        EXPECT_GT(greenness_of(turf, x, on_it), 0) << x;
        EXPECT_LT(greenness_of(road, x, on_it), 0) << x;
    }
    for (const int x : {50, 90, 310})
        EXPECT_EQ(brightness_of(road, x, on_it), brightness_of(turf, x, on_it)) << x;

    land.cut(180, 220, 200, kFlatTop);
    const Image dug = face_of(land.ground, {}, covers), bare = land.picture();
    for (int x = 185; x < 215; ++x)
        for (int height = 150; height < 200; ++height)
            EXPECT_EQ(brightness_of(dug, x, height), brightness_of(bare, x, height)) << x << ", " << height;
}

TEST(TerrainFace, TurfThinsOutTowardsARoadInsteadOfEndingInAWall) {
    std::vector<LandCover> covers(kFlatWidth, LandCover::field);
    std::fill(covers.begin() + 100, covers.begin() + 300, LandCover::road);
    FlatLand land;
    const Image picture = face_of(land.ground, {}, covers);
    const auto green_rows = [&](int x) {
        int rows = 0;
        for (int height = kFlatTop; height > kFlatTop - 20; --height)
            rows += greenness_of(picture, x, height) > 0 ? 1 : 0;
        return rows;
    };
    for (const int side : {-1, 1}) {
        const int edge = side < 0 ? 99 : 300;
        const int far = green_rows(edge + side * 20), near = green_rows(edge);
        EXPECT_GT(near, 0) << "it's green up to the stones";
        EXPECT_LE(2 * near, far) << side;
    }
}

TEST(TerrainFace, StrataRideOnGroundThatSlips) {
    std::vector<Sixteenths> surface;
    for (int x = 0; x < kFlatWidth; ++x) surface.push_back((100 + x / 4) * kColumn);
    Ground ground(surface, kFlatHigh);
    TerrainFaceLayers layers(ground);
    const TerrainFaceLayers before = layers;
    std::vector<Sixteenths> rises(40, 24 * kColumn);
    ground.slip(100, rises, kFlatHigh * kColumn);
    EXPECT_EQ(layers.risen(ground, 120), 24);
    layers.follow(ground);
    EXPECT_EQ(layers.risen(ground, 120), 0);
    for (const std::size_t x : {99u, 100u, 139u, 140u}) {
        const float rise = x >= 100 && x < 140 ? 24.0f : 0.0f;
        EXPECT_EQ(layers.surface[x], before.surface[x] + rise);
        for (std::size_t n = 0; n < layers.edges.size(); ++n)
            EXPECT_EQ(layers.edges[n][x], before.edges[n][x] + rise);
    }
}

}  // namespace terramorph

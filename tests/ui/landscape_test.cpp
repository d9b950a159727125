#include "ui/landscape.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "picture.h"
#include "terrain/shape.h"

namespace terramorph {

namespace {

constexpr int kWidth = 640;

LevelSettings hills(std::uint32_t seed = 7) {
    LevelSettings level;
    level.terrain = standard_terrain(*find_generator("circle-hill"));
    level.terrain.seed = seed;
    level.terrain.width = kWidth;
    level.terrain.depth = 256;
    level.cut.position = 0.8;
    return level;
}

/// A level, its ground and its picture.
struct Scene {
    explicit Scene(int width = 320, int height = 180)
        : ground(level_surface(level), level.level_height()),
          view(Camera(kWidth).view(width, height)),
          landscape(level, ground) {}

    const Image& picture() { return landscape.picture(ground, view); }
    /// In 1/16 column, `deep` columns below the surface.
    void carve(int x, int deep, int radius) {
        ground.carve(disc(x * kSub, ground.generated_surface(x) - deep * kSub, radius * kSub));
    }

    LevelSettings level = hills();
    Ground ground;
    View view;
    Landscape landscape;
};

std::vector<std::uint32_t> pixel_column(const Image& image, int x) {
    std::vector<std::uint32_t> pixels;
    for (int y = 0; y < image.height(); ++y) pixels.push_back(image.row(y)[x]);
    return pixels;
}

/// Pixels of a column that are greener than anything but grass is.
int grass(const Image& image, int x) {
    int count = 0;
    for (const std::uint32_t pixel : pixel_column(image, x)) {
        const int red = pixel >> 16 & 0xff, green = pixel >> 8 & 0xff, blue = pixel & 0xff;
        count += green > red + 20 && green > blue + 20;
    }
    return count;
}

int pixel_at(const View& view, int column) {
    return static_cast<int>(view.x_of(static_cast<float>(column) + 0.5f));
}

}  // namespace

TEST(Landscape, ACraterChangesThePixelsOfItsColumnsAndNoOthers) {
    Scene scene;
    const Image before = scene.picture();
    scene.carve(300, 0, 40);
    const Image& after = scene.picture();
    const int margin = face_margin(scene.view) + 2;
    const int first = pixel_at(scene.view, 260) - margin, last = pixel_at(scene.view, 340) + margin;
    for (int x = 0; x < before.width(); ++x) {
        const bool same = pixel_column(before, x) == pixel_column(after, x);
        if (x < first || x > last) {
            EXPECT_TRUE(same) << x;
        }
        if (x > first + 2 * margin && x < last - 2 * margin) {
            EXPECT_FALSE(same) << x;
        }
    }
}

TEST(Landscape, DrawingWhatChangedGivesWhatDrawingAllGives) {
    for (std::uint32_t seed = 1; seed <= 6; ++seed) {
        SCOPED_TRACE(seed);
        Scene scene(seed % 2 == 0 ? 200 : 817, seed % 2 == 0 ? 113 : 459);
        Random random(seed, 0);
        for (int k = 0; k < 5; ++k) {
            const int x = random.below(kWidth), deep = random.from_to(-20, 60),
                      radius = random.from_to(3, 50);
            if (random.below(3) == 0)
                scene.ground.heap(
                    disc(x * kSub, (scene.ground.generated_surface(x) + deep * kSub), radius * kSub));
            else
                scene.carve(x, deep, radius);
            scene.ground.settle(8 * kSub);
            scene.picture();
        }
        Landscape fresh(scene.level, scene.ground);
        EXPECT_TRUE(same(scene.picture(), fresh.picture(scene.ground, scene.view)));
    }
}

TEST(Landscape, GrassGrowsAlongTheWholeSurfaceOfAFreshLevel) {
    Scene scene;
    for (int x = 0; x < scene.view.width; ++x) EXPECT_GE(grass(scene.picture(), x), 1) << x;
}

TEST(Landscape, NoGrassGrowsWhereTheSurfaceWasCutAway) {
    Scene scene;
    scene.carve(300, 10, 40);
    for (int column = 275; column <= 325; ++column)
        EXPECT_EQ(grass(scene.picture(), pixel_at(scene.view, column)), 0) << column;
    EXPECT_GE(grass(scene.picture(), pixel_at(scene.view, 200)), 1);
}

TEST(Landscape, NoGrassGrowsOnHeapedEarth) {
    Scene scene;
    const int top = scene.ground.generated_surface(300);
    scene.ground.heap(disc(300 * kSub, top + 20 * kSub, 30 * kSub));
    EXPECT_EQ(grass(scene.picture(), pixel_at(scene.view, 300)), 0);
}

TEST(Landscape, GrassStaysOnTheRoofOfACave) {
    Scene scene;
    scene.carve(300, 60, 25);
    EXPECT_GE(grass(scene.picture(), pixel_at(scene.view, 300)), 1);
}

TEST(Landscape, ACaveShowsWhatLiesBehind) {
    Scene scene;
    scene.carve(300, 60, 30);
    Image behind(scene.view.width, scene.view.height);
    draw_backdrop(behind, panorama_of(scene.level), scene.view, kDusk);
    const int x = pixel_at(scene.view, 300);
    const int y = static_cast<int>(
        scene.view.y_of(static_cast<float>(scene.ground.generated_surface(300)) / kSub - 60));
    EXPECT_EQ(scene.picture().row(y)[x], behind.row(y)[x]);
    EXPECT_NE(scene.picture().row(y + 25)[x], behind.row(y + 25)[x]) << "below the cave there is earth";
}

TEST(Landscape, ACratersRimIsPalerThanTheEarthBelowIt) {
    Scene scene(1280, 720);
    scene.carve(300, 0, 50);
    const int x = pixel_at(scene.view, 300);
    const int edge = static_cast<int>(scene.view.y_of(static_cast<float>(scene.ground.top(300)) / kSub));
    const auto red = [&](int y) { return static_cast<int>(scene.picture().row(y)[x] >> 16 & 0xff); };
    EXPECT_GT(std::max(red(edge), red(edge + 1)), red(edge + 6) + 40);
}

TEST(Landscape, TheLowestEarthIsBedrockThatIsDarkerThanAll) {
    Scene scene;
    const Image& picture = scene.picture();
    const auto brightness = [&](int y) { return static_cast<int>(picture.row(y)[100] >> 16 & 0xff); };
    EXPECT_EQ(picture.row(picture.height() - 1)[100], packed(kDusk.bedrock));
    const int above = static_cast<int>(scene.view.y_of(20));
    EXPECT_GT(brightness(above), brightness(picture.height() - 1));
}

TEST(Landscape, FurtherRidgesStandHigherAndPalerOverTheSameLand) {
    Panorama behind = panorama_of(hills());
    ASSERT_GT(behind.ridges.size(), 5u);
    for (Ridge& ridge : behind.ridges) std::fill(ridge.heights.begin(), ridge.heights.end(), 60.0f);
    const View view = Camera(kWidth).view(1280, 720);
    Image image(1280, 720);
    draw_backdrop(image, behind, view, kDusk);

    std::vector<int>
        bands;  // the reds of the flat colours from the bottom up; edges and sky are no flat colours
    for (int y = view.height - 2; y > 1 && bands.size() < 6; --y) {
        const std::uint32_t pixel = image.row(y)[30];
        const int red = static_cast<int>(pixel >> 16 & 0xff);
        if (pixel == image.row(y + 1)[30] && pixel == image.row(y - 1)[30] &&
            (bands.empty() || bands.back() != red))
            bands.push_back(red);
    }
    EXPECT_EQ(bands.size(), 6u);
    EXPECT_TRUE(std::is_sorted(bands.begin(), bands.end()));
}

TEST(Landscape, ALevelWithNothingBehindItStillHasASky) {
    LevelSettings level = hills();
    level.cut.position = 0;
    const Panorama panorama = panorama_of(level);
    EXPECT_TRUE(panorama.ridges.empty());
    Image image(320, 180);
    draw_backdrop(image, panorama, Camera(kWidth).view(320, 180), kDusk);
    for (const std::uint32_t pixel : image.pixels()) EXPECT_EQ(pixel >> 24, 0xffu);
}

TEST(Landscape, FillsPicturesOfAnySize) {
    for (const auto& [width, height] : {std::pair{800, 450}, {817, 459}, {1000, 333}, {333, 700}, {16, 9}}) {
        Scene scene(width, height);
        scene.carve(20, 0, 60);
        const Image& image = scene.picture();
        ASSERT_EQ(image.width(), width);
        ASSERT_EQ(image.height(), height);
        EXPECT_TRUE(std::all_of(image.pixels().begin(), image.pixels().end(),
                                [](std::uint32_t p) { return p >> 24 == 0xff; }));
    }
}

}  // namespace terramorph

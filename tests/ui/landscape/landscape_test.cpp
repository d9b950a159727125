#include "ui/landscape/landscape.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>
#include <span>
#include <string_view>

#include "base/random.h"
#include "battle/battle.h"
#include "paint/canvas.h"
#include "terrain/shape.h"
#include "ui/landscape/distance/backdrop.h"
#include "ui/landscape/distance/perspective.h"
#include "ui/landscape/in_front.h"
#include "ui/picture.h"

namespace terramorph {

namespace {

constexpr int kLandWidth = 640;

LevelSettings hills(std::uint32_t seed = 7) {
    LevelSettings level;
    level.terrain = default_terrain(*find_generator("circle-hill"));
    level.terrain.seed = seed;
    level.terrain.width = kLandWidth;
    level.terrain.depth = 256;
    level.cut.position = 0.8;
    return level;
}

/// A level, its ground and its picture.
struct Scene {
    explicit Scene(int width = 320, int height = 180)
        : ground(level_surface(level), level.level_height()),
          view(Camera(kLandWidth).view(width, height)),
          landscape(level, ground) {}

    const Image& picture() { return landscape.picture(ground, view); }
    /// In 1/16 column, `deep` columns below the surface.
    void carve(int x, int deep, int radius) {
        ground.carve(disc(x * kColumn, ground.generated_surface(x) - deep * kColumn, radius * kColumn));
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

/// Whether a pixel is greener than anything but grass is.
bool is_grass(std::uint32_t pixel) {
    const int red = pixel >> 16 & 0xff, green = pixel >> 8 & 0xff, blue = pixel & 0xff;
    return green > red + 20 && green > blue + 20;
}

/// In pixels of a column.
int grass(const Image& image, int x) {
    return static_cast<int>(std::ranges::count_if(pixel_column(image, x), is_grass));
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
            const int x = random.below(kLandWidth), deep = random.from_to(-20, 60),
                      radius = random.from_to(3, 50);
            if (random.below(3) == 0)
                scene.ground.heap(disc(x * kColumn, (scene.ground.generated_surface(x) + deep * kColumn),
                                       radius * kColumn));
            else
                scene.carve(x, deep, radius);
            scene.ground.settle(8 * kColumn);
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

TEST(Landscape, GrassReachesNoDeeperInAValleyThanItIsThick) {
    Scene scene(1600, 900);
    const Image& picture = scene.picture();
    const auto surface = [&](int x) {
        const int column = std::clamp(static_cast<int>(scene.view.column_at(static_cast<float>(x) + 0.5f)), 0,
                                      kLandWidth - 1);
        return scene.view.y_of(to_columns(scene.ground.generated_surface(column)));
    };
    constexpr int kThick = 28, kSlack = 4;
    for (int x = kThick; x < picture.width() - kThick; ++x) {
        float lowest = 0;
        for (int beside = -kThick; beside <= kThick; ++beside) lowest = std::max(lowest, surface(x + beside));
        for (int y = static_cast<int>(lowest) + kThick + kSlack; y < picture.height(); ++y)
            ASSERT_FALSE(is_grass(picture.row(y)[x])) << x << ' ' << y;
    }
}

TEST(Landscape, GrassGetsThinnerTowardsACut) {
    Scene scene(1600, 900);
    scene.carve(300, 10, 40);
    const Image& picture = scene.picture();
    int edge = pixel_at(scene.view, 300);
    while (grass(picture, edge) == 0) --edge;
    EXPECT_LT(2 * grass(picture, edge), grass(picture, edge - 20));
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
    const Sixteenths top = scene.ground.generated_surface(300);
    scene.ground.heap(disc(300 * kColumn, top + 20 * kColumn, 30 * kColumn));
    EXPECT_EQ(grass(scene.picture(), pixel_at(scene.view, 300)), 0);
}

TEST(Landscape, GrassStaysOnTheRoofOfACave) {
    Scene scene;
    scene.carve(300, 60, 25);
    EXPECT_GE(grass(scene.picture(), pixel_at(scene.view, 300)), 1);
}

TEST(Landscape, ACaveIsDarkBehind) {
    Scene scene;
    scene.carve(300, 60, 30);
    Image behind(scene.view.width, scene.view.height);
    draw_backdrop(behind, panorama_of(scene.level), scene.view, default_planet().palette);
    const int x = pixel_at(scene.view, 300);
    const int y = static_cast<int>(scene.view.y_of(to_columns(scene.ground.generated_surface(300)) - 60));
    const auto bright = [](std::uint32_t pixel) {
        return static_cast<int>((pixel >> 16 & 0xff) + (pixel >> 8 & 0xff) + (pixel & 0xff));
    };
    const int there = bright(scene.picture().row(y)[x]);
    EXPECT_LT(there + 20, bright(scene.picture().row(y)[pixel_at(scene.view, 350)]))
        << "darker than the earth around";
    EXPECT_LT(there, bright(behind.row(y)[x])) << "and not what is far away";
    EXPECT_NE(scene.picture().row(y + 25)[x], behind.row(y + 25)[x]) << "below the cave there is earth";
}

TEST(Landscape, ACratersWallIsDarkAndLessSoFurtherIntoTheEarth) {
    Scene scene(1280, 720);
    const Image before = scene.picture();
    scene.carve(300, 0, 50);
    const int x = pixel_at(scene.view, 300);
    const int edge = static_cast<int>(scene.view.y_of(to_columns(scene.ground.top(300))));
    const auto darker = [&](int y) {
        const auto green = [&](const Image& image) { return static_cast<int>(image.row(y)[x] >> 8 & 0xff); };
        return green(before) - green(scene.picture());
    };
    EXPECT_GT(darker(edge + 4), 18);
    EXPECT_GT(darker(edge + 4), darker(edge + 12));
    EXPECT_EQ(darker(edge + face_margin(scene.view) + 4), 0);
}

TEST(Landscape, AHoleStandsOutFromTheEarthAroundItOnEveryPlanet) {
    for (const Planet& planet : built_in_planets()) {
        LevelSettings level = hills();
        level.planet = planet;
        Ground ground(level_surface(level), level.level_height());
        ground.carve(disc(300 * kColumn, ground.generated_surface(300) - 20 * kColumn, 40 * kColumn));
        const View view = Camera(kLandWidth).view(640, 360);
        Landscape landscape(level, ground);
        landscape.set_water(0);
        const Image& image = landscape.picture(ground, view);
        const int x = pixel_at(view, 300), edge = static_cast<int>(view.y_of(to_columns(ground.top(300))));
        const auto bright = [&](int y) {
            const std::uint32_t pixel = image.row(y)[x];
            return static_cast<int>((2 * (pixel >> 16 & 0xff) + 5 * (pixel >> 8 & 0xff) + (pixel & 0xff)) /
                                    8);
        };
        EXPECT_GT(std::abs(bright(edge - 5) - bright(edge + 4)), 25) << planet.name;
    }
}

TEST(Landscape, BlastsLeaveRubbleOnTheRimOfTheirCraterAndOnlyInThePicture) {
    Scene scene(1280, 720);
    const float x = 320, top = to_columns(scene.ground.generated_surface(320));
    const Sixteenths before = scene.ground.top(320);
    const Image without = scene.picture();
    scene.landscape.scorch({{x, top}, 50});
    const Image& with = scene.picture();
    int heaped = 0;
    for (int column = 260; column < 380; ++column) {
        const int above = static_cast<int>(scene.view.y_of(to_columns(scene.ground.top(column)))) - 2;
        heaped +=
            with.row(above)[pixel_at(scene.view, column)] != without.row(above)[pixel_at(scene.view, column)];
    }
    EXPECT_GT(heaped, 8);
    EXPECT_EQ(scene.ground.top(320), before);
}

TEST(Landscape, HasSceneryUnlessTheRuleTakesItAway) {
    LevelSettings level;
    level.terrain = default_terrain(*find_generator("waves"));
    level.terrain.width = 1024;
    const Ground ground(level_surface(level), level.level_height());
    Landscape land(level, ground);
    land.set_living_land(LivingLand::scenery);
    EXPECT_FALSE(land.panorama().scenery.empty());
    land.set_living_land(LivingLand::off);
    EXPECT_TRUE(land.panorama().scenery.empty());
}

TEST(Landscape, HasNoTreesAtTheBottomOfALake) {
    BattleRules rules;
    rules.living_land = LivingLand::in_play;
    std::size_t drowned = 0;
    for (std::uint32_t seed = 0; seed < 6; ++seed) {
        LevelSettings level;
        level.terrain = default_terrain(*find_generator("waves"));
        level.terrain.seed = seed;
        const Battle battle(rules, level, built_in_arsenal(), 2, seed);
        Landscape land(level, battle.state().ground);
        const auto in_a_lake = [&] {
            return std::ranges::count_if(land.panorama().scenery, [&](const Standing& standing) {
                const int column =
                    std::clamp(static_cast<int>(standing.column), 0, battle.state().ground.width() - 1);
                return std::abs(standing.behind) <= kOnTheLevel &&
                       battle.state().ground.top(column) < water_over(battle.state(), column);
            });
        };
        drowned += static_cast<std::size_t>(in_a_lake());
        land.clear_lake_beds(battle.state());
        EXPECT_EQ(in_a_lake(), 0);
        EXPECT_FALSE(land.panorama().scenery.empty());
    }
    EXPECT_GT(drowned, 0u);
}

TEST(Landscape, ShowsADryBedWhereWaterStandsInBasins) {
    LevelSettings level = hills();
    level.planet = *find_planet(built_in_planets(), "great-lakes");
    Ground ground(level_surface(level), level.level_height());
    const Sixteenths water = water_surface(level);
    for (int x = 0; x < ground.width(); ++x) ground.carve({x, {{water / 2, Sixteenths{1 << 20}}}});
    const View view = Camera(ground.width()).view(640, 360);
    Landscape wet(level, ground);
    Landscape dry(level, ground);
    dry.set_living_land(LivingLand::in_play);
    const int row = static_cast<int>(view.y_of(to_columns(water) * 0.75f));
    const auto blue = [&](Landscape& land) {
        const std::uint32_t pixel = land.picture(ground, view).row(row)[320];
        return static_cast<int>(pixel & 0xffu) - static_cast<int>(pixel >> 16 & 0xffu);
    };
    EXPECT_GT(blue(wet), blue(dry) + 20);
}

/// Rows, one below another, in which water and land meet between the same two pixels.
TEST(Landscape, FarLakesEndInRoundShores) {
    for (const std::uint32_t seed : {1u, 3u, 12u}) {
        LevelSettings level;
        level.terrain = default_terrain(*find_generator("circle-hill"));
        level.terrain.seed = seed;
        level.planet = *find_planet(built_in_planets(), "great-lakes");
        Ground ground(level_surface(level), level.level_height());
        for (int x = 0; x < ground.width(); ++x) ground.carve({x, {{4 * kColumn, Sixteenths{1 << 20}}}});
        const View view = Camera(ground.width()).view(1280, 720);
        Landscape land(level, ground);
        land.set_living_land(LivingLand::in_play);
        const Image& picture = land.picture(ground, view);
        const auto blue = [&](int x, int y) {
            const std::uint32_t pixel = picture.row(y)[x];
            return static_cast<int>(pixel & 0xffu) - static_cast<int>(pixel >> 16 & 0xffu);
        };
        int longest = 0;
        for (int x = 1; x < picture.width(); ++x)
            for (int y = 0, run = 0; y < picture.height(); ++y) {
                run = std::abs(blue(x, y) - blue(x - 1, y)) > 40 ? run + 1 : 0;
                longest = std::max(longest, run);
            }
        EXPECT_LT(longest, 10) << seed;
    }
}

/// Behind a valley whose water has run out are hills, and no wall.
TEST(Landscape, BehindADryBedAreHills) {
    LevelSettings level = hills();
    level.planet = *find_planet(built_in_planets(), "great-lakes");
    Ground ground(level_surface(level), level.level_height());
    for (int x = 0; x < ground.width(); ++x) ground.carve({x, {{4 * kColumn, Sixteenths{1 << 20}}}});
    const View view = Camera(ground.width()).view(640, 360);
    Landscape land(level, ground);
    land.set_living_land(LivingLand::in_play);
    const Image& picture = land.picture(ground, view);
    std::set<std::uint32_t> colors;
    const int row = static_cast<int>(view.y_of(to_columns(water_surface(level)) - 30));
    for (int x = 20; x < 620; ++x) colors.insert(picture.row(row)[x]);
    EXPECT_GT(colors.size(), 8u);
}

TEST(Landscape, TheEarthNeverStandsBeforeTheSunOfTheMoon) {
    LevelSettings level = hills();
    level.planet = *find_planet(built_in_planets(), "moon");
    Panorama panorama = panorama_of(level);
    const View view = Camera(kLandWidth).view(640, 360);
    const auto blue = [&](float sun) {
        panorama.sun = sun;
        Image image(640, 360);
        draw_backdrop(image, panorama, view, level.planet.palette);
        return std::ranges::count_if(image.pixels(), [](std::uint32_t pixel) {
            return static_cast<int>(pixel & 0xff) > static_cast<int>(pixel >> 16 & 0xff) + 60;
        });
    };
    EXPECT_GT(blue(0.74f), 50);
    for (const float sun : {0.38f, 0.5f, 0.62f})
        EXPECT_GT(static_cast<double>(blue(sun)), 0.6 * static_cast<double>(blue(0.74f))) << sun;
}

TEST(Landscape, TheSunsGlowHasNoRim) {
    Image image(1280, 720);
    const Palette& palette = default_planet().palette;
    const View view = Camera(kLandWidth).view(1280, 720);
    Panorama panorama = panorama_of(hills());
    panorama.clouds = 0;
    panorama.ridges.clear();
    Palette starless = palette;
    starless.star.a = 0;
    draw_backdrop(image, panorama, view, starless);
    const int sun = static_cast<int>(panorama.sun * 1280);
    // Up from the sun's own edge the sky changes by no step that an eye could follow.
    int largest = 0;
    const int edge = static_cast<int>(Perspective(panorama, view).horizon() - 100 * view.unit());
    for (int y = 8; y < edge; ++y) {
        const auto mean = [&](int row) {
            int sum = 0;
            for (int x = sun - 8; x < sun + 8; ++x) sum += static_cast<int>(image.row(row)[x] >> 8 & 0xff);
            return sum / 16;
        };
        largest = std::max(largest, std::abs(mean(y) - mean(y - 1)));
    }
    EXPECT_LE(largest, 4);
}

TEST(Landscape, TheLowestEarthIsBedrockInLayersThatDarkensDownwards) {
    Scene scene;
    const Image& picture = scene.picture();
    const auto red = [&](int x, int y) { return static_cast<int>(picture.row(y)[x] >> 16 & 0xff); };
    const auto brightness = [&](int y) {
        int sum = 0;
        for (int x = 0; x < picture.width(); ++x) sum += red(x, y);
        return sum / picture.width();
    };
    const int last = picture.height() - 1;
    const int top = static_cast<int>(scene.view.y_of(to_columns(Ground::kBedrock))) + 3;
    ASSERT_LT(top + 2, last);
    EXPECT_LT(brightness(last), brightness(top));
    EXPECT_GE(4 * brightness(last), 3 * default_planet().palette.bedrock.r);
    EXPECT_GT(brightness(static_cast<int>(scene.view.y_of(20))), brightness(last));
    int paler = 0;  // pixels that are so than the ones above them
    for (int y = top; y < last; ++y) paler += red(100, y + 1) > red(100, y);
    EXPECT_GT(paler, 0) << "it's no even grey";
}

TEST(Landscape, FurtherRidgesStandHigherAndPalerOverTheSameLand) {
    Panorama behind = panorama_of(hills());
    ASSERT_GT(behind.ridges.size(), 5u);
    for (Ridge& ridge : behind.ridges) std::fill(ridge.heights.begin(), ridge.heights.end(), 60.0f);
    std::vector<Ridge> apart;  // far enough to see more of each than its edge
    for (std::size_t k = 0; k < behind.ridges.size(); k += 3) apart.push_back(behind.ridges[k]);
    behind.ridges = apart;
    ASSERT_GE(apart.size(), 4u);
    const View view = Camera(kLandWidth).view(1280, 720);
    Image image(1280, 720);
    draw_backdrop(image, behind, view, default_planet().palette);

    const Perspective seen(behind, view);
    std::vector<int> reds;  // of each ridge, just below its edge
    for (const Ridge& ridge : behind.ridges) {
        const int y = static_cast<int>(seen.y_of(60, seen.size_at(ridge.distance))) + 4;
        reds.push_back(static_cast<int>(image.row(y)[30] >> 16 & 0xff));
        if (reds.size() == 4) break;
    }
    EXPECT_EQ(reds.size(), 4u);
    EXPECT_TRUE(std::is_sorted(reds.begin(), reds.end()));
    EXPECT_GT(reds.back(), reds.front() + 20);
}

TEST(Landscape, WhereTheMapEndsGentleHillsStandBehindTheLevel) {
    LevelSettings edge = hills(), inside = hills();
    edge.cut.position = 0;
    const Panorama panorama = panorama_of(edge), usual = panorama_of(inside);
    ASSERT_EQ(panorama.ridges.size(), usual.ridges.size());
    for (std::size_t k = 0; k < panorama.ridges.size(); ++k) {
        EXPECT_EQ(panorama.ridges[k].distance, usual.ridges[k].distance);
        const auto& heights = panorama.ridges[k].heights;
        const auto [low, high] = std::minmax_element(heights.begin(), heights.end());
        EXPECT_GT(*high - *low, 5) << k;
        for (std::size_t x = 1; x < heights.size(); ++x)
            ASSERT_LT(std::abs(heights[x] - heights[x - 1]), 2) << k << " at " << x;
    }
}

TEST(Landscape, LimitlessLandHasItsOwnRidgesBehindEveryCut) {
    LevelSettings level = hills();
    level.terrain = default_terrain(*find_generator("waves"));
    level.terrain.width = kLandWidth;
    level.cut.position = 0;
    const Panorama panorama = panorama_of(level);
    const auto first = static_cast<int>(panorama.ridges.front().distance);
    const std::vector<int> distances = {first};
    const std::vector<Sixteenths> land =
        surface_of(level, ridgelines(level.terrain, level.cut, distances).front());
    for (int x = 20; x < kLandWidth - 20; x += 20)  // it is smoothed a little
        EXPECT_NEAR(panorama.ridges.front().heights[x], to_columns(land[x]), 12);
}

TEST(Landscape, EveryPlanetHasALookOfItsOwn) {
    std::vector<Image> pictures;
    for (const Planet& planet : built_in_planets()) {
        LevelSettings level = hills();
        level.planet = planet;
        const Ground ground(level_surface(level), level.level_height());
        pictures.push_back(Landscape(level, ground).picture(ground, Camera(kLandWidth).view(160, 90)));
    }
    for (std::size_t a = 0; a < pictures.size(); ++a)
        for (std::size_t b = 0; b < a; ++b) {
            int alike = 0;
            for (int y = 0; y < 90; ++y)
                for (int x = 0; x < 160; ++x) alike += pictures[a].row(y)[x] == pictures[b].row(y)[x];
            EXPECT_LT(alike, 160 * 90 / 10) << a << " and " << b;
        }
}

TEST(Landscape, WithoutAirThereIsNoHazeAndStarsShineDownToTheHorizon) {
    LevelSettings level = hills();
    level.planet = *find_planet(built_in_planets(), "moon");
    const Panorama panorama = panorama_of(level);
    EXPECT_EQ(panorama.air, 0);
    EXPECT_EQ(panorama.clouds, 0);
    EXPECT_GT(panorama_of(hills()).clouds, 0);
    const Palette& moon = level.planet.palette;
    Image image(640, 360);
    draw_backdrop(image, panorama, Camera(kLandWidth).view(640, 360), moon);
    const auto stars = [&](int from, int to) {
        int count = 0;
        for (int y = from; y < to; ++y)
            for (int x = 0; x < image.width(); ++x) count += (image.row(y)[x] >> 16 & 0xff) > 120;
        return count;
    };
    EXPECT_GT(stars(0, 60), 20);
    EXPECT_GT(stars(60, 120), 20);
}

/// A level of one height all over, with a pit in it.
struct Shore {
    explicit Shore(float columns) {
        level.planet = *find_planet(built_in_planets(), "great-lakes");
        ground = Ground(std::vector<Sixteenths>(kLandWidth, 120 * kColumn), level.level_height());
        ground.carve(disc(300 * kColumn, 120 * kColumn, 70 * kColumn));
        ground.carve(disc(500 * kColumn, 60 * kColumn, 15 * kColumn));
        view = Camera(kLandWidth).view(640, 360);
        Landscape dry(level, ground), wet(level, ground);
        dry.set_water(0);
        wet.set_water(columns);
        without = dry.picture(ground, view);
        with = wet.picture(ground, view);
    }
    std::uint32_t at(const Image& image, float column, float height) const {
        return image.row(static_cast<int>(view.y_of(height)))[static_cast<int>(view.x_of(column))];
    }
    bool changed(float column, float height) const {
        return at(with, column, height) != at(without, column, height);
    }

    LevelSettings level = hills();
    Ground ground;
    View view;
    Image without, with;
};

TEST(Landscape, WaterFillsTheAirBelowItsSurfaceInCratersAndCaves) {
    const Shore shore(100);
    EXPECT_TRUE(shore.changed(300, 95));
    EXPECT_TRUE(shore.changed(300, 60));
    EXPECT_TRUE(shore.changed(500, 60)) << "the cave";
}

TEST(Landscape, WaterCoversNoEarthAndNothingInTheLevelAboveItsSurface) {
    const Shore shore(100);
    for (const float column : {50.0f, 200.0f, 420.0f, 600.0f}) EXPECT_FALSE(shore.changed(column, 90));
    EXPECT_FALSE(shore.changed(300, 20));
    EXPECT_FALSE(shore.changed(100, 119)) << "turf";
}

TEST(Landscape, WaterIsDarkerFurtherDown) {
    const Shore shore(110);
    const auto green = [&](float height) { return shore.at(shore.with, 300, height) >> 8 & 0xff; };
    EXPECT_GT(green(106), green(60));
}

TEST(Landscape, LandBehindThatLiesBelowTheWaterIsHiddenByIt) {
    Panorama behind = panorama_of(hills());
    for (Ridge& ridge : behind.ridges) std::fill(ridge.heights.begin(), ridge.heights.end(), 60.0f);
    const View view = Camera(kLandWidth).view(320, 180);
    const Palette& colors = default_planet().palette;
    Image flooded(320, 180), drowned(320, 180);
    behind.water = 80;
    draw_backdrop(flooded, behind, view, colors);
    for (Ridge& ridge : behind.ridges)  // another land, as high on the whole, under the same water
        ridge.heights[100] = 70, ridge.heights[200] = 50;
    draw_backdrop(drowned, behind, view, colors);
    EXPECT_TRUE(same(flooded, drowned));
    for (Ridge& ridge : behind.ridges) ridge.heights[100] = 90;
    draw_backdrop(drowned, behind, view, colors);
    EXPECT_FALSE(same(flooded, drowned)) << "an island";
}

TEST(Landscape, RainDarkensTheSkyAndSunshineBrightensIt) {
    Scene scene;
    const auto sky = [&](float gloom) {
        scene.landscape.set_gloom(gloom);
        const Image& picture = scene.picture();
        int sum = 0;
        for (int x = 0; x < picture.width(); ++x) sum += static_cast<int>(picture.row(40)[x] >> 16 & 0xff);
        return sum;
    };
    const int fair = sky(0);
    EXPECT_LT(sky(1), fair);
    EXPECT_GT(sky(-1), fair);
    EXPECT_EQ(sky(0), fair);
}

TEST(Landscape, RainHidesTheSunAndMakesTheSkyDarkerButNoGreyer) {
    for (const std::string_view name : {"lush-islands", "great-lakes", "dusk", "ice", "volcano"}) {
        LevelSettings level = hills();
        level.planet = *find_planet(built_in_planets(), name);
        Ground ground(level_surface(level), level.level_height());
        Landscape landscape(level, ground);
        const Palette fair = landscape.palette();
        landscape.set_gloom(1);
        (void)landscape.picture(ground, Camera(kLandWidth).view(320, 180));
        const Palette& rain = landscape.palette();
        const auto most = [](Color color) { return std::max({color.r, color.g, color.b}); };
        const auto rich = [&](Color color) {
            return 1 - static_cast<float>(std::min({color.r, color.g, color.b})) / most(color);
        };
        EXPECT_EQ(rain.sun.a, 0) << name;
        for (const auto color : {&Palette::zenith, &Palette::sky, &Palette::horizon}) {
            EXPECT_LT(most(rain.*color), most(fair.*color)) << name;
            EXPECT_GE(rich(rain.*color), 0.8f * rich(fair.*color)) << name;
        }
        EXPECT_GT(rich(rain.horizon), 0.15f) << name;
    }
}

TEST(Landscape, DistantLandIsToldFromEarthOnEveryPlanet) {
    const auto apart = [](Color a, Color b) {
        return std::abs(a.r - b.r) + std::abs(a.g - b.g) + std::abs(a.b - b.b);
    };
    for (const Planet& planet : built_in_planets()) {
        const float air = std::min(1.0f, static_cast<float>(planet.value(PlanetValue::air)) / 100);
        for (const float haze : {0.0f, 0.5f, 1.0f})
            EXPECT_GT(apart(ridge_color(planet.palette, haze, air), planet.palette.earth[1]), 60)
                << planet.name << " " << haze;
    }
}

namespace {

/// How much of a blue tank is seen before brown earth.
int blue_seen(const Ground& ground, Point tank) {
    const View view = {.width = 200, .height = 200};
    Image land(200, 200, 0xff604020u);
    Image picture(200, 200, 0xff0000ffu);
    Canvas canvas(picture, plain_typeface());
    const PictureLayer layer = {&land, {0, 0, 200, 200}};
    BodyState body;
    body.at = {100, 60};
    draw_in_earth(canvas, std::span(&layer, 1), {70, 100, 60, 60}, body, ground, view);
    return static_cast<int>(picture.row(static_cast<int>(tank.y))[static_cast<int>(tank.x)] & 0xff);
}

}  // namespace

TEST(Landscape, EarthLiesBeforeABuriedTankAndNotBeforeOneThatStandsOnIt) {
    const auto flat = [] { return Ground(std::vector(200, 60 * kColumn), 200); };
    Ground free = flat(), buried = flat(), beside = flat();
    buried.heap({60, std::vector(80, Span{60 * kColumn, 110 * kColumn})});
    buried.carve({79, std::vector(42, Span{60 * kColumn, 80 * kColumn})});
    beside.heap({121, std::vector(20, Span{60 * kColumn, 80 * kColumn})});
    const Point hull = {100, 130};
    EXPECT_EQ(blue_seen(free, hull), 255);
    EXPECT_LT(blue_seen(buried, hull), 120);
    EXPECT_GT(blue_seen(buried, hull), 40) << "it's still to be found";
    EXPECT_LT(blue_seen(beside, {118, 138}), 120) << "earth has slid before its end";
    EXPECT_EQ(blue_seen(beside, {85, 130}), 255);
}

TEST(Landscape, OfAHighWallBesideATankLittleEarthLiesBeforeIt) {
    Ground high(std::vector(200, 60 * kColumn), 300);
    high.heap({121, std::vector(60, Span{60 * kColumn, 200 * kColumn})});
    EXPECT_LT(blue_seen(high, {118, 138}), 120) << "before its end";
    for (int x = 80; x < 112; ++x)
        EXPECT_EQ(blue_seen(high, {static_cast<float>(x), 125}), 255) << "its hull is seen, " << x;
}

TEST(Landscape, NoEarthHangsBelowATankThatIsWedgedOverAHole) {
    Ground shaft(std::vector(200, 90 * kColumn), 200);
    shaft.carve({84, std::vector(32, Span{10 * kColumn, 90 * kColumn})});
    EXPECT_LT(blue_seen(shaft, {100, 130}), 120) << "earth slides before its hull";
    EXPECT_EQ(blue_seen(shaft, {100, 150}), 255) << "10 columns below its tracks";
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

TEST(Landscape, FireBlackensTheEarthAroundACraterForGood) {
    Scene scene;
    const int x = 320;
    const float top = to_columns(scene.ground.generated_surface(x));
    const int column = static_cast<int>(scene.view.x_of(static_cast<float>(x)));
    const int row = static_cast<int>(scene.view.y_of(top - 45));
    const auto brightness = [&](int at) {
        const std::uint32_t pixel = scene.picture().row(at)[column];
        return static_cast<int>((pixel >> 16 & 0xff) + (pixel >> 8 & 0xff) + (pixel & 0xff));
    };
    const int before = brightness(row), far = static_cast<int>(scene.view.y_of(top - 75));
    const int far_before = brightness(far);
    const int inside = static_cast<int>(scene.view.y_of(top - 25)), inside_before = brightness(inside);
    scene.landscape.scorch({{static_cast<float>(x), top}, 40, 1});
    EXPECT_LT(brightness(row), before * 3 / 4);
    EXPECT_EQ(brightness(far), far_before) << "beyond its reach nothing changes";
    EXPECT_EQ(brightness(inside), inside_before) << "earth that has fallen into the crater is fresh";
    scene.landscape.clear_scorches();
    EXPECT_EQ(brightness(row), before);
}

TEST(Landscape, AHoleBelowGroundHasASootyRimUntilItHasFilledUp) {
    constexpr int kMiddle = 320, kDeep = 110, kRadius = 36;
    for (const bool filled : {false, true}) {
        Scene scene(1280, 720);
        if (!filled) scene.carve(kMiddle, kDeep, kRadius);
        const float middle = to_columns(scene.ground.generated_surface(kMiddle)) - kDeep;
        const auto rim = [&] {
            const int row = static_cast<int>(scene.view.y_of(middle + kRadius + 6));
            const std::uint32_t pixel = scene.picture().row(row)[pixel_at(scene.view, kMiddle)];
            return static_cast<int>((pixel >> 16 & 0xff) + (pixel >> 8 & 0xff) + (pixel & 0xff));
        };
        const int before = rim();
        scene.landscape.scorch({{kMiddle, middle}, kRadius});
        if (filled)
            EXPECT_EQ(rim(), before);
        else
            EXPECT_LT(rim(), before * 9 / 10);
    }
}

/// Views of a camera that is on its way to a place, or has arrived.
class LandscapeInMotion : public testing::Test {
  protected:
    LandscapeInMotion() : ground_(level_surface(level()), level().level_height()), land_(level(), ground_) {}

    static LevelSettings level() {
        LevelSettings level = hills();
        level.terrain.width = 1280;
        return level;
    }
    Views views() const { return camera_.views(320, 180); }
    Image picture() { return picture_of(land_, views()); }
    Image picture_of(Landscape& land, const Views& views) const {
        Image picture(views.now.width, views.now.height);
        Canvas(picture, plain_typeface()).lay(land.layers(ground_, views));
        return picture;
    }
    void go(Vec2<float> at, float columns, int frames = 60) {
        camera_.look_closely(at, columns);
        for (int frame = 0; frame < frames; ++frame) {
            camera_.advance(1.0 / 60);
            picture();
        }
    }
    /// The same view, painted from nothing.
    Image fresh() {
        Landscape other(level(), ground_);
        (void)other.layers(ground_, views());
        return picture_of(other, views());
    }

    Ground ground_;
    Landscape land_;
    Camera camera_{1280};
};

TEST_F(LandscapeInMotion, WhatWasPaintedOnTheWayEqualsWhatIsPaintedAtOnce) {
    go({600, 300}, 400);
    EXPECT_TRUE(std::ranges::equal(picture().pixels(), fresh().pixels()));
}

TEST_F(LandscapeInMotion, ACraterIsSeenFromEveryDistance) {
    go({600, 300}, 400);
    ground_.carve(disc(600 * kColumn, ground_.generated_surface(600), 40 * kColumn));
    const Image close = picture();
    EXPECT_TRUE(std::ranges::equal(close.pixels(), fresh().pixels()));
    camera_.look_at_all();
    camera_.jump();
    EXPECT_TRUE(std::ranges::equal(picture().pixels(), fresh().pixels()));
}

TEST_F(LandscapeInMotion, WhereMoreChangesThanAFrameHasTimeForAllOfItIsSeenSoonAfter) {
    const Views large = camera_.views(1600, 900);
    (void)land_.layers(ground_, large);
    for (int k = 1; k < 16; ++k)
        ground_.carve(disc(80 * k * kColumn, ground_.generated_surface(80 * k), 30 * kColumn));
    int frames = 0;
    for (bool done = false; !done && frames < 12; ++frames) {
        (void)land_.layers(ground_, large);
        done = land_.settled();
    }
    EXPECT_GT(frames, 1);
    EXPECT_TRUE(land_.settled());
    Landscape other(level(), ground_);
    EXPECT_TRUE(
        std::ranges::equal(picture_of(land_, large).pixels(), other.picture(ground_, large.whole).pixels()));
}

/// The land behind stays behind however closely one looks: nearly as large as it was, with all of its sky.
TEST_F(LandscapeInMotion, WhatIsFarAwayGrowsAndMovesLessThanTheLand) {
    const Palette& colors = default_planet().palette;
    const auto apart = [](std::uint32_t pixel, Color color) {
        int sum = 0;
        for (const auto& [shift, channel] : {std::pair{16, color.r}, {8, color.g}, {0, color.b}})
            sum += std::abs(static_cast<int>(pixel >> shift & 0xff) - channel);
        return sum;
    };
    // pixels of the highest row that show the top of the sky, and not what's above the horizon
    const auto high = [&] {
        const Image seen = picture();
        return std::count_if(seen.row(0), seen.row(0) + seen.width(), [&](std::uint32_t pixel) {
            return apart(pixel, colors.zenith) < apart(pixel, colors.horizon);
        });
    };
    go({600, 200}, 300, 400);
    ASSERT_GT(views().now.scale, 3 * views().whole.scale);
    EXPECT_LT(distant_view(views().now, views().whole).scale, 1.3f * views().whole.scale);
    EXPECT_GT(high(), 300);
}

TEST_F(LandscapeInMotion, OnTheWayTheLandIsWhereItWillBe) {
    go({600, 300}, 400, 12);
    const View view = views().now;
    ASSERT_NE(view, views().rest);
    const Image seen = picture();
    // the sky ends at the ground, a pixel more or less
    for (const int x : {60, 160, 260}) {
        const auto column = static_cast<int>(view.column_at(static_cast<float>(x) + 0.5f));
        const int top = static_cast<int>(view.y_of(to_columns(ground_.top(column))));
        int below = 0;
        for (int y = top + 2; y < top + 6; ++y) {
            const std::uint32_t pixel = seen.row(y)[x];
            below += (pixel >> 8 & 0xff) > (pixel & 0xff) + 20;
        }
        EXPECT_EQ(below, 4) << x;
    }
}

/// How many pixels differ by more than what rounding may do.
std::ptrdiff_t differing(const Image& a, const Image& b) {
    std::ptrdiff_t count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            for (const int shift : {0, 8, 16}) {
                const int one = a.row(y)[x] >> shift & 0xff, other = b.row(y)[x] >> shift & 0xff;
                count += std::abs(one - other) > 12;
            }
    return count;
}

/// As a camera follows a shell, it's on its way to another place in each frame.
TEST_F(LandscapeInMotion, ACraterIsSeenWhileTheCameraFollowsAShell) {
    const auto large = [this] { return camera_.views(1280, 720); };
    const float top = to_columns(ground_.generated_surface(440));
    camera_.look_closely({400, top}, 500);
    camera_.jump();
    for (int frame = 0; frame < 30; ++frame) picture_of(land_, large());
    for (int frame = 0; frame < 60; ++frame) {
        const auto far = static_cast<float>(frame);
        camera_.look_closely({400 + 2 * far, top + far}, 500 + 8 * far);
        camera_.advance(1.0 / 60);
        if (frame == 20) ground_.carve(disc(440 * kColumn, ground_.generated_surface(440), 40 * kColumn));
        const Image seen = picture_of(land_, large());
        if (frame < 30) continue;
        Landscape other(level(), ground_);
        const Image whole = picture_of(other, large());
        int torn = 0, all = 0;
        for (float x = 410; x <= 470; x += 2)
            for (float y = top - 25; y <= top + 25; y += 2, ++all) {
                const Point at = large().now.point({x, y});
                const auto pixel = [&](const Image& image) {
                    return image.row(static_cast<int>(at.y))[static_cast<int>(at.x)];
                };
                const std::uint32_t one = pixel(seen), another = pixel(whole);
                for (const int shift : {0, 8, 16})
                    torn += std::abs(static_cast<int>(one >> shift & 0xff) -
                                     static_cast<int>(another >> shift & 0xff)) > 60;
            }
        EXPECT_LT(torn, all / 10) << frame;
    }
}

TEST(LandscapeOfAWideLevel, WhatMovedAlongWithTheCameraIsWhatIsPaintedAtOnce) {
    LevelSettings level = hills();
    level.terrain.width = 4096;
    const Ground ground(level_surface(level), level.level_height());
    Landscape moved(level, ground), fresh(level, ground);
    Camera camera(level.width());
    (void)moved.layers(ground, camera.views(320, 180));
    for (const float column : {3400.0f, 700.0f}) {
        camera.look_at(column);
        for (int frame = 0; frame < 90; ++frame) {
            camera.advance(1.0 / 60);
            (void)moved.layers(ground, camera.views(320, 180));
        }
        const Views views = camera.views(320, 180);
        Image seen(320, 180);
        Canvas(seen, plain_typeface()).lay(moved.layers(ground, views));
        EXPECT_LT(differing(seen, fresh.picture(ground, views.whole)), 320 * 180 / 500) << column;
    }
}

TEST(LandscapeOfAWideLevel, WhatChangesWhileTheCameraMovesAlongIsSeenSoonAfterAndNothingIsMissingMeanwhile) {
    LevelSettings level = hills();
    level.terrain.width = 4096;
    Ground ground(level_surface(level), level.level_height());
    Landscape moved(level, ground);
    Camera camera(level.width());
    (void)moved.layers(ground, camera.views(640, 360));
    Image seen(640, 360);
    camera.look_at(3400);
    for (int frame = 0; frame < 90; ++frame) {
        if (frame < 60) ground.carve(disc((100 + 60 * frame) * kColumn, 60 * kColumn, 20 * kColumn));
        camera.advance(1.0 / 60);
        Canvas(seen, plain_typeface()).lay(moved.layers(ground, camera.views(640, 360)));
        for (int x = 0; x < 640; ++x) ASSERT_NE(seen.row(359)[x], 0u) << x << " " << frame;
        std::ranges::fill(seen.row(359), seen.row(359) + 640, 0u);
    }
    const Views views = camera.views(640, 360);
    Landscape fresh(level, ground);
    Canvas(seen, plain_typeface()).lay(moved.layers(ground, views));
    EXPECT_LT(differing(seen, fresh.picture(ground, views.whole)), 640 * 360 / 500);
    EXPECT_TRUE(moved.settled());
}

TEST_F(LandscapeInMotion, ALittleOtherWeatherIsSeenAsSoonAsAllOfItIsPainted) {
    const Image fair = picture();
    land_.set_gloom(0.125f);
    EXPECT_TRUE(std::ranges::equal(picture().pixels(), fair.pixels()));
    EXPECT_FALSE(land_.settled());
    for (int frame = 0; frame < 30; ++frame) picture();
    EXPECT_TRUE(land_.settled());
    Landscape other(level(), ground_);
    other.set_gloom(0.125f);
    EXPECT_TRUE(std::ranges::equal(picture().pixels(), picture_of(other, views()).pixels()));
}

TEST(Landscape, BlackenedEarthRidesOnGroundThatSlips) {
    Scene scene;
    scene.landscape.scorch({{300, 120}, 40, 1});
    scene.landscape.scorch({{500, 120}, 40, 1});
    (void)scene.landscape.picture(scene.ground, scene.view);
    std::vector<Sixteenths> rises(100, 20 * kColumn);
    scene.ground.slip(250, rises, scene.level.level_height() * kColumn);
    (void)scene.landscape.picture(scene.ground, scene.view);
    EXPECT_EQ(scene.landscape.scorches()[0].at.y, 140);
    EXPECT_EQ(scene.landscape.scorches()[1].at.y, 120);
}

}  // namespace terramorph

#include "terrain/level.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <limits>

#include "support/sixteenths.h"
#include "terrain/ground/ground.h"

namespace terramorph {
namespace {

using test::operator""_16ths;

LevelSettings level_of(int width, int height = 0) {
    LevelSettings settings;
    settings.terrain = default_terrain(*find_generator("circle-hill"));
    settings.terrain.width = width;
    settings.terrain.depth = 64;
    settings.height = height;
    return settings;
}

void expect_refused(const LevelSettings& settings, std::string_view text) {
    const Refusal refusal = validate(settings);
    ASSERT_TRUE(refusal) << text;
    EXPECT_EQ(refusal->text(), text);
}

TEST(Level, IsHalfAsHighAsWideUnlessToldOtherwise) {
    EXPECT_EQ(level_of(2048).level_height(), 1024);
    EXPECT_EQ(level_of(2048, 700).level_height(), 700);
}

TEST(Level, HeightsAreRoundedToASixteenthOfAColumn) {
    const std::array<float, 5> heights = {100, 100.03125f, 100.03f, 100.0625f, 99.96f};
    EXPECT_EQ(surface_of(level_of(2048), heights),
              (std::vector{1600_16ths, 1601_16ths, 1600_16ths, 1601_16ths, 1599_16ths}));
}

TEST(Level, HeightsAreScaledAndThenLifted) {
    LevelSettings settings = level_of(2048);
    settings.scale = 0.5;
    settings.lift = 20;
    EXPECT_EQ(surface_of(settings, std::array<float, 2>{100, 300}),
              (std::vector{70 * kColumn, 170 * kColumn}));
}

TEST(Level, TheLandOfALowLevelIsLowerInProportion) {
    const std::array<float, 1> heights = {400};
    EXPECT_EQ(surface_of(level_of(2048, 512), heights)[0], 200 * kColumn);
    EXPECT_EQ(surface_of(level_of(640), heights)[0], 125 * kColumn);
    EXPECT_EQ(surface_of(level_of(4096), heights)[0], 400 * kColumn) << "a high one has more sky";
}

TEST(Level, ATankHasGroundBelowAndSkyAbove) {
    const LevelSettings settings = level_of(2048);
    const std::vector<Sixteenths> surface = surface_of(settings, std::array<float, 2>{-5000, 5000});
    EXPECT_EQ(surface[0], lowest_surface(settings));
    EXPECT_EQ(surface[1], highest_surface(settings));
    EXPECT_GE(lowest_surface(settings), Ground::kBedrock);
    for (const int width : {640, 2048, 16384})
        EXPECT_LE(highest_surface(level_of(width)), level_of(width).level_height() * kColumn * 9 / 10)
            << width;
}

TEST(Level, IsTheCrossSectionFittedToItsHeight) {
    LevelSettings settings = level_of(640);
    settings.cut = {0.3, 12};
    EXPECT_EQ(level_surface(settings), surface_of(settings, cross_section(settings.terrain, settings.cut)));
    EXPECT_EQ(level_surface(settings).size(), 640u);
}

TEST(Level, TheHeightOfTheWaterOnTheMapIsThatOfItsSurfaceInTheLevel) {
    LevelSettings settings = level_of(2048);
    settings.planet.set(PlanetValue::water, 0);
    EXPECT_LT(water_on_map(settings), std::numeric_limits<float>::lowest());
    settings.planet.set(PlanetValue::water, 25);
    for (const double scale : {0.5, 1.0, 3.0})
        for (const double lift : {-50.0, 0.0, 70.0}) {
            settings.scale = scale;
            settings.lift = lift;
            const std::vector<float> height = {water_on_map(settings)};
            EXPECT_NEAR(surface_of(settings, height).front().count(), water_surface(settings).count(), 1);
        }
}

TEST(Level, AnyAllowedSettingsGiveGroundThatStands) {
    for (const double scale : {0.05, 8.0})
        for (const double lift : {-2000.0, 2000.0}) {
            LevelSettings settings = level_of(640);
            settings.scale = scale;
            settings.lift = lift;
            ASSERT_FALSE(validate(settings));
            const auto [low, high] = std::ranges::minmax(level_surface(settings));
            EXPECT_GE(low, lowest_surface(settings));
            EXPECT_LE(high, highest_surface(settings));
        }
}

TEST(Level, RefusesWhatIsOutsideItsRangeAndSaysWhatIsAllowed) {
    EXPECT_FALSE(validate(level_of(640)));
    EXPECT_FALSE(validate(level_of(16384, 8192)));
    expect_refused(level_of(639), "width can't be 639; allowed: 640 to 16384 m");
    expect_refused(level_of(16385), "width can't be 16385; allowed: 640 to 16384 m");
    expect_refused(level_of(2048, 319), "height can't be 319; allowed: 0 (half the width) or 320 to 8192 m");
    expect_refused(level_of(2048, -1), "height can't be -1; allowed: 0 (half the width) or 320 to 8192 m");
    expect_refused(level_of(2048, 8193), "height can't be 8193; allowed: 0 to 8192 m");
}

TEST(Level, RefusesABadCutScaleOrLift) {
    const auto changed = [](auto change) {
        LevelSettings settings = level_of(640);
        change(settings);
        return settings;
    };
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    expect_refused(changed([](auto& s) { s.cut.position = 1.01; }), "cut can't be 1.01; allowed: 0 to 1");
    expect_refused(changed([](auto& s) { s.cut.position = kNan; }), "cut can't be nan; allowed: 0 to 1");
    expect_refused(changed([](auto& s) { s.cut.angle = -91; }),
                   "angle can't be -91; allowed: -90 to 90 degrees");
    expect_refused(changed([](auto& s) { s.scale = 0; }), "scale can't be 0; allowed: 0.05 to 8");
    expect_refused(changed([](auto& s) { s.lift = 2001; }), "lift can't be 2001; allowed: -2000 to 2000 m");
    expect_refused(changed([](auto& s) { s.terrain.depth = 3; }), "depth can't be 3; allowed: 16 to 16384 m");
    expect_refused(changed([](auto& s) { s.terrain.generator = nullptr; }), "no generator is chosen");
}

}  // namespace
}  // namespace terramorph

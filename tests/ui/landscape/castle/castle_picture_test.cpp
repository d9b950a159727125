// A castle as it's painted.
#include <gtest/gtest.h>

#include <array>
#include <cmath>

#include "support/castle_battle.h"
#include "terrain/planet.h"
#include "ui/landscape/castle/banners.h"
#include "ui/landscape/castle/masonry_painter.h"
#include "ui/landscape/landscape.h"
#include "ui/picture.h"

namespace terramorph {
namespace {

using test::Siege;

constexpr int kSiegeWide = 1000, kSiegeHigh = 800;

/// The land about a castle, from near.
struct CastlePicture {
    CastlePicture() : land(siege.state().level, siege.state().ground) {
        land.set_battle(siege.state());
        const Range columns = siege.castle().columns;
        view = {.left = static_cast<float>(columns.x0) - 60,
                .bottom = siege.floor() - 40,
                .scale = 3,
                .width = kSiegeWide,
                .height = kSiegeHigh};
    }

    Color at(float column, float above) {
        const Image& image = land.picture(siege.state().ground, view);
        const Point place = view.point({column, siege.floor() + above});
        const std::uint32_t pixel = image.row(static_cast<int>(place.y))[static_cast<int>(place.x)];
        return {static_cast<std::uint8_t>(pixel >> 16 & 0xff), static_cast<std::uint8_t>(pixel >> 8 & 0xff),
                static_cast<std::uint8_t>(pixel & 0xff)};
    }
    /// The mean brightness of a square, and how much it varies.
    std::pair<float, float> light(float column, float above, int half = 4) {
        float sum = 0, squares = 0, count = 0;
        for (int x = -half; x <= half; ++x)
            for (int y = -half; y <= half; ++y, ++count) {
                const Color color =
                    at(column + static_cast<float>(x) * 0.5f, above + static_cast<float>(y) * 0.5f);
                const auto own = static_cast<float>(color.r + color.g + color.b) / 3;
                sum += own, squares += own * own;
            }
        const float mean = sum / count;
        return {mean, std::sqrt(std::max(0.0f, squares / count - mean * mean))};
    }

    Siege siege;
    Landscape land;
    View view;
};

TEST(CastlePicture, IsOfDressedStoneWithSeams) {
    CastlePicture seen;
    const CastleTower& tower = seen.siege.castle().towers.front();
    const float wall = static_cast<float>(tower.columns.x0) + 4;
    const auto [mean, varies] = seen.light(wall, 33, 5);
    const Color stone = wall_color(seen.land.palette());
    EXPECT_NEAR(mean, static_cast<float>(stone.r + stone.g + stone.b) / 3, 36);
    EXPECT_GT(varies, 6) << "mortar between its courses";
}

TEST(CastlePicture, ShowsAWallBehindItsRoomsInTheShade) {
    CastlePicture seen;
    const float middle = seen.siege.middle(CastleRoom::Kind::yard);
    const float behind = seen.light(middle + 3, 5, 2).first;
    const CastleTower& tower = seen.siege.castle().towers.front();
    EXPECT_LT(behind, seen.light(static_cast<float>(tower.columns.x0) + 4, 33).first - 15);
}

TEST(CastlePicture, ShowsTheSkyWhereAllOfItIsGone) {
    CastlePicture seen;
    const float middle = seen.siege.middle(CastleRoom::Kind::yard);
    const Color before = seen.at(middle, 30);
    const Range columns = seen.siege.castle().columns;
    seen.siege.battle.world().carve(
        {columns.x0 - 10, std::vector<Span>(static_cast<std::size_t>(columns.x1 - columns.x0 + 20),
                                            Span{seen.siege.castle().site.floor,
                                                 seen.siege.castle().site.floor + 400 * kColumn})});
    EXPECT_NE(seen.at(middle, 30), before);
    EXPECT_NEAR(seen.at(middle, 30).r, seen.at(middle, 34).r, 6) << "the sky is even";
}

/// How many pixels banners cover.
std::ptrdiff_t cloth_of(const BattleState& state, const View& view, double waves = 0) {
    Picture picture(kSiegeWide, kSiegeHigh);
    picture.canvas.clear({255, 255, 255, 255});
    draw_banners(picture.canvas, view, state, default_planet().palette, waves);
    const std::uint32_t* const first = picture.image.row(0);
    return kSiegeWide * kSiegeHigh - std::count(first, first + kSiegeWide * kSiegeHigh, 0xffffffffu);
}

TEST(Banners, WaveOverTheTowersThatStand) {
    const CastlePicture seen;
    BattleState state = seen.siege.state();
    const std::ptrdiff_t all = cloth_of(state, seen.view);
    EXPECT_GT(all, 300);
    state.fallen_towers[0] = true;
    const std::ptrdiff_t two = cloth_of(state, seen.view);
    EXPECT_LT(two, all);
    state.fallen_towers = {true, true, true};
    EXPECT_EQ(cloth_of(state, seen.view), 0);
    state.castle.reset();
    EXPECT_EQ(cloth_of(state, seen.view), 0);
}

TEST(Banners, MarkBothBordersOfAPlateauInTheColorOfWhoHoldsIt) {
    const Battle battle(BattleRules{}, test::flat_level(), built_in_arsenal(), 2, 1);
    BattleState state = battle.state();
    state.holdings = {{{300, 500}, test::kFlat * kColumn}};
    for (Tank& tank : state.tanks) tank.body.at = {900.5f, test::kFlat};
    constexpr std::array<Color, 2> kColors = {Color{255, 0, 255, 255}, Color{0, 255, 0, 255}};
    const View view = {.left = 280, .bottom = test::kFlat - 20, .scale = 1, .width = 240, .height = 120};
    /// How many pixels are drawn in the left half and in the right one, and how many in the first tank's
    /// color.
    const auto seen = [&] {
        Picture picture(view.width, view.height);
        picture.canvas.clear({255, 255, 255, 255});
        draw_holdings(picture.canvas, view, state, kColors, 0);
        std::array<int, 3> counts{};
        for (int y = 0; y < view.height; ++y)
            for (int x = 0; x < view.width; ++x)
                counts[x < view.width / 2 ? 0 : 1] += picture.image.row(y)[x] != 0xffffffffu;
        counts[2] = picture.count([](Color color) { return color.r > 150 && color.b > 150 && color.g < 90; });
        return counts;
    };
    const auto nobodys = seen();
    EXPECT_GT(nobodys[0], 20);
    EXPECT_GT(nobodys[1], 20);
    EXPECT_EQ(nobodys[2], 0);
    state.tanks[0].body.at.x = 400.5f;
    EXPECT_GT(seen()[2], 20) << "its holder's";
    state.tanks[1].body.at.x = 450.5f;
    EXPECT_EQ(seen()[2], 0) << "an enemy is there as well";
    state.holdings.clear();
    EXPECT_EQ(seen()[0], 0);
}

TEST(CastlePicture, IsLitByNightAlone) {
    Palette night = default_planet().palette, day = night;
    night.sky = night.horizon = {12, 14, 30};
    day.sky = day.horizon = {180, 210, 240};
    EXPECT_EQ(lit_by_night(day), 0);
    EXPECT_EQ(lit_by_night(night), 1);
}

}  // namespace
}  // namespace terramorph

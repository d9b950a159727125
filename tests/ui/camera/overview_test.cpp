#include "ui/camera/overview.h"

#include <gtest/gtest.h>

#include <cmath>

#include "support/matches.h"
#include "terrain/shape.h"
#include "ui/picture.h"
#include "ui/sprites/emblems.h"

namespace terramorph {

namespace {

struct OverviewOf : testing::Test {
    static constexpr Rect kPlace = {1000, 100, 256, 84};

    View close() const {
        View view = Camera(match.level().width()).view(1280, 720);
        view.scale *= 4;
        return view;
    }
    void draw() { overview.draw(picture.canvas, match, close(), {shot, drive}, kPlace); }
    std::uint32_t pixel(Point at) const {
        return picture.image.row(static_cast<int>(at.y))[static_cast<int>(at.x)] & 0xffffffu;
    }

    Match match{test::small_match(3), test::the_arsenal()};
    Picture picture{1280, 720};
    std::vector<Trails::Dot> shot;
    std::vector<DrivingLine::Piece> drive;
    Overview overview;
};

using OverviewTest = OverviewOf;

}  // namespace

TEST_F(OverviewTest, IsIdleWhereTheWholeLevelIsSeen) {
    EXPECT_TRUE(Overview::is_idle(Camera(match.level().width()).view(1280, 720), match.level().width()));
    EXPECT_FALSE(Overview::is_idle(close(), match.level().width()));
}

TEST_F(OverviewTest, MarksEverybodyWhereItsTankStands) {
    draw();
    for (const PlayerId number : ids<PlayerId>(match.settings().players)) {
        const Point at = overview.at(match.state().tank(number).body.at);
        EXPECT_TRUE(kPlace.holds(at));
        const float along = match.state().tank(number).body.at.x / static_cast<float>(match.level().width());
        EXPECT_NEAR(at.x, kPlace.x + along * kPlace.w, 8);
        bool found = false;
        const std::uint32_t color = packed(player_color(match.player(number).color)) & 0xffffffu;
        for (int y = -8; y <= 4; ++y) found |= pixel(at + Point{0, static_cast<float>(y)}) == color;
        EXPECT_TRUE(found) << match.player(number).name;
    }
}

TEST_F(OverviewTest, ShowsTheDeadNoMore) {
    test::battle_state_of(match).tank(TankId(1)).alive = false;
    draw();
    const Point at = overview.at(match.state().tank(PlayerId(1)).body.at);
    const std::uint32_t color = packed(player_color(match.player(PlayerId(1)).color)) & 0xffffffu;
    for (int y = -8; y <= 4; ++y) EXPECT_NE(pixel(at + Point{0, static_cast<float>(y)}), color);
}

TEST_F(OverviewTest, ShowsWhereWhoeverAimsCanDrive) {
    draw();
    const auto level = static_cast<float>(match.level().width());
    const Vec2<float> from = {level / 4, 0.8f * level * kPlace.h / kPlace.w}, to = {level / 3, from.y};
    const Point on = overview.at({(from.x + to.x) / 2, from.y});
    const std::uint32_t sky = pixel(on);
    drive = {{.places = {from, to}, .falls = false, .harm = 0}};
    draw();
    EXPECT_NE(pixel(on), sky);
}

TEST_F(OverviewTest, ShowsALastShotAndACraterOnceItIsDug) {
    draw();
    const auto level = static_cast<float>(match.level().width());
    const Vec2<float> high = {level / 2, 0.8f * level * kPlace.h / kPlace.w};
    const Point dot = overview.at(high);
    const std::uint32_t sky = pixel(dot);
    shot = {{high, {255, 255, 255}}};
    draw();
    EXPECT_NE(pixel(dot), sky);
    Ground& ground = test::battle_state_of(match).ground;
    const float top = to_columns(ground.top(10));
    const Point earth = overview.at({10, top - 30});
    const std::uint32_t before = pixel(earth);
    ground.carve(disc(10 * kColumn, static_cast<int>(top) * kColumn, 200 * kColumn));
    draw();
    EXPECT_NE(pixel(earth), before);
}

}  // namespace terramorph

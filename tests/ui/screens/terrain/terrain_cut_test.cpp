#include "ui/terrain_editor/cut.h"

#include <gtest/gtest.h>

#include <cmath>

namespace terramorph {

namespace {

constexpr MapView kView = {{100, 50, 400, 400}, 2001, 2001};
constexpr float kReach = 15;

InputEvent key(std::string_view name) {
    InputEvent press;
    EXPECT_TRUE(parse_key(name, press)) << name;
    return press;
}

TEST(TerrainCut, ItsEndsLieAtTheEdgesOfTheMap) {
    const auto [left, right] = cut_ends(kView, {0.25, 0});
    EXPECT_NEAR(left.x, 100, 0.1);
    EXPECT_NEAR(right.x, 500, 0.1);
    EXPECT_NEAR(left.y, 150, 0.1);
    EXPECT_NEAR(right.y, 150, 0.1);
}

TEST(TerrainCut, ItsEndsStayOnTheMapHoweverItIsTurned) {
    for (const double position : {0.0, 0.1, 0.5, 0.9, 1.0})
        for (double angle = -90; angle <= 90; angle += 7.5) {
            const auto [left, right] = cut_ends(kView, {position, angle});
            for (const Point end : {left, right}) {
                EXPECT_GE(end.x, 99.9) << position << " " << angle;
                EXPECT_LE(end.x, 500.1) << position << " " << angle;
                EXPECT_GE(end.y, 49.9) << position << " " << angle;
                EXPECT_LE(end.y, 450.1) << position << " " << angle;
            }
        }
}

TEST(TerrainCut, AboveZeroTheRightEndTurnsUp) {
    const auto [left, right] = cut_ends(kView, {0.5, 30});
    EXPECT_LT(right.y, 250);
    EXPECT_GT(left.y, 250);
}

TEST(TerrainCut, IsHeldByTheEndThatIsNearAndElseByItsMiddle) {
    const Cut cut = {0.5, 20};
    const auto [left, right] = cut_ends(kView, cut);
    EXPECT_EQ(cut_hold(kView, cut, left + Point{5, 5}, kReach), CutHold::left_end);
    EXPECT_EQ(cut_hold(kView, cut, right + Point{-5, 5}, kReach), CutHold::right_end);
    EXPECT_EQ(cut_hold(kView, cut, {300, 250}, kReach), CutHold::middle);
    EXPECT_EQ(cut_hold(kView, cut, {300, 100}, kReach), CutHold::middle);
}

TEST(TerrainCut, TheMiddleIsDraggedUpAndDownAndKeepsTheAngle) {
    const Cut moved = dragged(kView, {0.5, 33}, CutHold::middle, {420, 130}, false);
    EXPECT_NEAR(moved.position, 0.2, 1e-9);
    EXPECT_EQ(moved.angle, 33);
    EXPECT_EQ(dragged(kView, {0.5, 0}, CutHold::middle, {300, -900}, false).position, 0);
    EXPECT_EQ(dragged(kView, {0.5, 0}, CutHold::middle, {300, 9000}, false).position, 1);
}

TEST(TerrainCut, AnEndFollowsThePointerInAngle) {
    for (const double angle : {-90.0, -61.0, -10.0, 10.0, 45.0, 90.0}) {
        const auto [left, right] = cut_ends(kView, {0.4, angle});
        EXPECT_NEAR(dragged(kView, {0.4, 0}, CutHold::right_end, right, false).angle, angle, 0.01);
        EXPECT_NEAR(dragged(kView, {0.4, 0}, CutHold::left_end, left, false).angle, angle, 0.01);
    }
}

TEST(TerrainCut, AnEndNeverTurnsPastUprightAndKeepsThePosition) {
    const Cut turned = dragged(kView, {0.5, 80}, CutHold::right_end, {200, 60}, false);
    EXPECT_EQ(turned.angle, 90);
    EXPECT_EQ(turned.position, 0.5);
    EXPECT_EQ(dragged(kView, {0.5, -80}, CutHold::right_end, {200, 440}, false).angle, -90);
}

TEST(TerrainCut, AnEndTurnsByWholeDegreesOrFinelyByTenths) {
    const Point pointer = {500, 250 - 200 * std::tan(0.21f)};
    const double whole = dragged(kView, {0.5, 0}, CutHold::right_end, pointer, false).angle;
    EXPECT_EQ(whole, 12);
    EXPECT_NEAR(dragged(kView, {0.5, 0}, CutHold::right_end, pointer, true).angle, 12.0, 0.1);
    const Point near_flat = {500, 250 - 200 * std::tan(0.03f)};
    EXPECT_EQ(dragged(kView, {0.5, 20}, CutHold::right_end, near_flat, false).angle, 0);
    EXPECT_NEAR(dragged(kView, {0.5, 20}, CutHold::right_end, near_flat, true).angle, 1.7, 1e-9);
}

TEST(TerrainCut, OnAMapThatIsShownNarrowerTheEndStillFollowsThePointer) {
    const MapView view = {{0, 0, 600, 300}, 4001, 401};
    const Cut turned = dragged(view, {0.5, 0}, CutHold::right_end, {330, 20}, true);
    const auto [left, right] = cut_ends(view, turned);
    const Point along = right - left, to = Point{330, 20} - Point{300, 150};
    EXPECT_NEAR(std::atan2(-along.y, along.x), std::atan2(-to.y, to.x), 0.06);
}

TEST(TerrainCut, KeysTurnItByADegreeOrWithShiftByATenth) {
    const Cut cut = {0.5, 10};
    EXPECT_EQ(cut_after(key("left"), cut, 101)->angle, 11);
    EXPECT_EQ(cut_after(key("right"), cut, 101)->angle, 9);
    EXPECT_NEAR(cut_after(key("shift+left"), cut, 101)->angle, 10.1, 1e-9);
    EXPECT_NEAR(cut_after(key("shift+right"), cut, 101)->angle, 9.9, 1e-9);
    EXPECT_EQ(cut_after(key("0"), cut, 101), (Cut{0.5, 0}));
    EXPECT_EQ(cut_after(key("left"), {0.5, 90}, 101)->angle, 90);
    EXPECT_EQ(cut_after(key("right"), {0.5, -90}, 101)->angle, -90);
}

TEST(TerrainCut, HasNoUseForOtherKeys) {
    for (const char* name : {"enter", "r", "tab", "ctrl+left", "ctrl+up"})
        EXPECT_FALSE(cut_after(key(name), {}, 101)) << name;
}

}  // namespace

}  // namespace terramorph

#include "app/input/finger_scroll.h"

#include <gtest/gtest.h>

namespace terramorph {
namespace {

constexpr float kReach = 20, kRow = 30;
using Kind = InputEvent::Kind;

InputEvent finger(Kind kind, float x, float y) { return {.kind = kind, .at = {x, y}, .reach = kReach}; }

TEST(FingerScroll, LeavesWhatIsNoFingerAlone) {
    FingerScroll scroll;
    const InputEvent mouse = {.kind = Kind::pointer_down, .at = {5, 5}};
    ASSERT_EQ(scroll.meant(mouse, kRow).size(), 1u);
    EXPECT_EQ(scroll.meant({.kind = Kind::down, .key = Key::enter}, kRow).size(), 1u);
    EXPECT_EQ(scroll.meant(finger(Kind::pointer_down, 5, 5), 0).size(), 1u) << "nothing scrolls here";
}

TEST(FingerScroll, ATouchPressesWhatIsUnderItOnceTheFingerLeaves) {
    FingerScroll scroll;
    EXPECT_TRUE(scroll.meant(finger(Kind::pointer_down, 50, 50), kRow).empty());
    EXPECT_TRUE(scroll.meant(finger(Kind::pointer_move, 52, 53), kRow).empty());
    const auto meant = scroll.meant(finger(Kind::pointer_up, 52, 53), kRow);
    ASSERT_EQ(meant.size(), 2u);
    EXPECT_EQ(meant[0].kind, Kind::pointer_down);
    EXPECT_EQ(meant[1].kind, Kind::pointer_up);
}

TEST(FingerScroll, UpAndDownDrawsTheRowsAlong) {
    FingerScroll scroll;
    (void)scroll.meant(finger(Kind::pointer_down, 50, 200), kRow);
    int turned = 0;
    for (int y = 195; y >= 105; y -= 5)
        for (const InputEvent& turn :
             scroll.meant(finger(Kind::pointer_move, 50, static_cast<float>(y)), kRow)) {
            EXPECT_EQ(turn.kind, Kind::wheel);
            EXPECT_LT(turn.wheel, 0) << "a finger that moves up shows what's below";
            EXPECT_GT(turn.reach, 0);
            ++turned;
        }
    EXPECT_EQ(turned, 3) << "as many rows as the finger has passed";
    EXPECT_TRUE(scroll.meant(finger(Kind::pointer_up, 50, 105), kRow).empty()) << "and presses none";
    EXPECT_TRUE(scroll.meant(finger(Kind::pointer_down, 50, 105), kRow).empty());
    EXPECT_TRUE(scroll.meant(finger(Kind::pointer_move, 50, 115), kRow).empty());
}

TEST(FingerScroll, AFingerThatTouchesNothingPointsAtNothing) {
    FingerScroll scroll;
    EXPECT_TRUE(scroll.meant(finger(Kind::pointer_move, 50, 50), kRow).empty());
    EXPECT_EQ(scroll.meant({.kind = Kind::pointer_move, .at = {50, 50}}, kRow).size(), 1u) << "a mouse does";
    (void)scroll.meant(finger(Kind::pointer_down, 50, 50), 0);
    EXPECT_EQ(scroll.meant(finger(Kind::pointer_move, 50, 150), 0).size(), 1u) << "a drag goes on";
}

/// Draws a finger up, so many pixels a second, and lets go; returns how many rows go by in a second after.
int rows_after(FingerScroll& scroll, float speed, int frames_a_second) {
    const float frame = 1.0f / static_cast<float>(frames_a_second);
    float y = 400;
    (void)scroll.meant(finger(Kind::pointer_down, 50, y), kRow);
    for (int k = 0; k < frames_a_second / 4; ++k) {
        (void)scroll.meant(finger(Kind::pointer_move, 50, y -= speed * frame), kRow);
        (void)scroll.advance(frame);
    }
    (void)scroll.meant(finger(Kind::pointer_up, 50, y), kRow);
    int rows = 0;
    for (int k = 0; k < frames_a_second; ++k)
        for (const InputEvent& turn : scroll.advance(frame)) rows += turn.wheel < 0 ? 1 : -1;
    return rows;
}

TEST(FingerScroll, RowsGoOnWhenAFastFingerHasLeftThemHoweverManyFramesThereAre) {
    FingerScroll at_60, at_20, slow;
    const int rows = rows_after(at_60, 900, 60);
    EXPECT_GE(rows, 6);
    EXPECT_NEAR(rows_after(at_20, 900, 20), rows, 1);
    EXPECT_EQ(rows_after(slow, kRow, 60), 0);
}

TEST(FingerScroll, RowsThatGoOnComeToRest) {
    FingerScroll scroll;
    (void)rows_after(scroll, 900, 60);
    (void)scroll.advance(2);
    EXPECT_FALSE(scroll.going());
    EXPECT_TRUE(scroll.advance(1).empty());
}

TEST(FingerScroll, ATouchOnlyStopsRowsThatGoOn) {
    FingerScroll scroll;
    (void)rows_after(scroll, 2000, 60);
    ASSERT_TRUE(scroll.going());
    EXPECT_TRUE(scroll.meant(finger(Kind::pointer_down, 50, 60), kRow).empty());
    EXPECT_FALSE(scroll.going());
    EXPECT_TRUE(scroll.meant(finger(Kind::pointer_up, 50, 60), kRow).empty()) << "and presses nothing";
    EXPECT_TRUE(scroll.advance(0.1).empty());
}

TEST(FingerScroll, AFingerThatRestsBeforeItLeavesHoldsTheRows) {
    FingerScroll scroll;
    (void)scroll.meant(finger(Kind::pointer_down, 50, 400), kRow);
    (void)scroll.meant(finger(Kind::pointer_move, 50, 200), kRow);
    (void)scroll.advance(0.1);
    for (int frame = 0; frame < 30; ++frame) (void)scroll.advance(1.0 / 60);
    (void)scroll.meant(finger(Kind::pointer_up, 50, 200), kRow);
    EXPECT_FALSE(scroll.going());
}

TEST(FingerScroll, SidewaysDragsWhatIsUnderIt) {
    FingerScroll scroll;
    (void)scroll.meant(finger(Kind::pointer_down, 50, 50), kRow);
    const auto meant = scroll.meant(finger(Kind::pointer_move, 70, 55), kRow);
    ASSERT_EQ(meant.size(), 2u);
    EXPECT_EQ(meant[0].kind, Kind::pointer_down);
    EXPECT_FLOAT_EQ(meant[0].at.x, 50);
    EXPECT_EQ(meant[1].kind, Kind::pointer_move);
    EXPECT_EQ(scroll.meant(finger(Kind::pointer_move, 70, 150), kRow).size(), 1u) << "and goes on doing so";
    EXPECT_EQ(scroll.meant(finger(Kind::pointer_up, 70, 150), kRow).size(), 1u);
}

}  // namespace
}  // namespace terramorph

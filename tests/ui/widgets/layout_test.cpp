#include "ui/widgets/layout.h"

#include <gtest/gtest.h>

namespace terramorph {

TEST(Layout, AUnitIsAPixelInAWindowOf1600x900) {
    EXPECT_EQ(Scale(1600, 900)(44), 44);
    EXPECT_EQ(Scale(800, 450)(44), 22);
    EXPECT_EQ(Scale(3200, 900)(44), 44) << "the smaller side decides";
    EXPECT_EQ(Scale(800, 450)(3), 2) << "whole pixels";
}

TEST(Layout, LettersStayReadableInTheSmallestWindow) {
    EXPECT_EQ(Scale(800, 450).text(16), Scale::kMinText);
    EXPECT_EQ(Scale(1600, 900).text(16), 16);
}

TEST(Layout, PiecesAndTheRestFillThePlace) {
    Rect rest = {10, 20, 300, 200};
    EXPECT_EQ(take_top(rest, 50, 10), (Rect{10, 20, 300, 50}));
    EXPECT_EQ(take_bottom(rest, 40, 10), (Rect{10, 180, 300, 40}));
    EXPECT_EQ(take_left(rest, 100, 10), (Rect{10, 80, 100, 90}));
    EXPECT_EQ(take_right(rest, 20, 10), (Rect{290, 80, 20, 90}));
    EXPECT_EQ(rest, (Rect{120, 80, 160, 90}));
}

TEST(Layout, NoPieceIsLargerThanWhatIsLeft) {
    Rect rest = {0, 0, 10, 10};
    EXPECT_EQ(take_top(rest, 8, 5), (Rect{0, 0, 10, 8}));
    EXPECT_EQ(rest.h, 0);
    EXPECT_EQ(take_bottom(rest, 8, 5).h, 0);
    EXPECT_EQ(take_right(rest, 30, 5), (Rect{0, 10, 10, 0}));
    EXPECT_EQ(rest.w, 0);
}

TEST(Layout, EqualPiecesStandAGapApart) {
    const auto beside = columns({0, 0, 110, 20}, 3, 10);
    ASSERT_EQ(beside.size(), 3u);
    EXPECT_EQ(beside[2], (Rect{80, 0, 30, 20}));
    const auto below = rows({5, 5, 20, 100}, 2, 20);
    EXPECT_EQ(below[1], (Rect{5, 65, 20, 40}));
}

}  // namespace terramorph

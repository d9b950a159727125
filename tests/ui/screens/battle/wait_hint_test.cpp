#include "ui/screens/battle/pace/wait_hint.h"

#include <gtest/gtest.h>

#include "ui/game.h"

namespace terramorph {

namespace {

/// Somebody waits, and then it's its turn.
bool shown_in_a_wait(WaitHint& hint, double seconds) {
    bool shown = false;
    for (double waited = 0; waited < seconds; waited += 0.5) {
        hint.advance(0.5, true, false);
        shown |= hint.shown();
    }
    hint.advance(0.5, false, false);
    EXPECT_FALSE(hint.shown()) << "nobody waits any more";
    return shown;
}

}  // namespace

TEST(WaitHint, ComesOnlyAfterALongWaitAndLeavesOnceItHasBeenRead) {
    WaitHint hint;
    EXPECT_FALSE(shown_in_a_wait(hint, 4));
    EXPECT_TRUE(shown_in_a_wait(hint, 8));
    WaitHint other;
    other.advance(8, true, false);
    EXPECT_TRUE(other.shown());
    other.advance(30, true, false);
    EXPECT_FALSE(other.shown());
}

TEST(WaitHint, HidesNoLabel) {
    WaitHint hint;
    Image image(640, 360, 0xff000000u);
    Canvas canvas(image, plain_typeface());
    const Rect all = {0, 0, 640, 360};
    const Rect wanted = {300, 335, 40, 12};
    const auto label = [&] {
        LabelRoom room(all);
        hint.furnish(canvas, {}, all, room);
        return room.place_below(wanted);
    };
    EXPECT_EQ(label().y, wanted.y) << "it isn't shown yet";
    hint.advance(8, true, false);
    hint.draw(canvas, {}, all);
    EXPECT_LT(label().y + label().h, wanted.y);
}

TEST(WaitHint, IsntRepeatedForEver) {
    WaitHint hint;
    EXPECT_TRUE(shown_in_a_wait(hint, 8));
    EXPECT_TRUE(shown_in_a_wait(hint, 8));
    EXPECT_FALSE(shown_in_a_wait(hint, 8));
}

TEST(WaitHint, TellsNothingToWhoeverHasHurriedThem) {
    WaitHint hint;
    hint.advance(0.5, true, true);
    EXPECT_FALSE(shown_in_a_wait(hint, 8));
}

}  // namespace terramorph

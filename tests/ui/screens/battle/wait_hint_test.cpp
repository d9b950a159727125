#include "ui/screens/battle/pace/wait_hint.h"

#include <gtest/gtest.h>

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

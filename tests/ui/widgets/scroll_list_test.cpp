#include "ui/widgets/scroll_list.h"

#include <gtest/gtest.h>

namespace terramorph {

namespace {

/// Twenty rows of 10 pixels, of which five are in view.
struct ScrollListTest : testing::Test {
    ScrollListTest() {
        list.resize(20);
        lay();
    }
    void lay() { list.lay({100, 100, 50, 50}, 10, 5); }

    ScrollList list;
};

TEST_F(ScrollListTest, KeysMoveTheMarkAndTheViewFollows) {
    for (const Key key : {Key::page_down, Key::down, Key::down}) EXPECT_TRUE(list.press_key(key));
    lay();
    EXPECT_EQ(list.marked(), 7u);
    EXPECT_EQ(list.first(), 3u) << "no further than it takes";
    list.press_key(Key::end);
    lay();
    EXPECT_EQ(list.marked(), 19u);
    EXPECT_EQ(list.first(), 15u);
    EXPECT_EQ(list.end(), 20u);
    list.press_key(Key::home);
    lay();
    EXPECT_EQ(list.first(), 0u);
    EXPECT_FALSE(list.press_key(Key::space));
}

TEST_F(ScrollListTest, TheWheelMovesTheViewAwayFromTheMark) {
    for (int k = 0; k < 30; ++k) list.turn(-1);
    lay();
    EXPECT_EQ(list.first(), 15u);
    EXPECT_EQ(list.marked(), 0u);
    list.turn(1);
    lay();
    EXPECT_EQ(list.first(), 14u);
    list.press_key(Key::down);
    lay();
    EXPECT_EQ(list.first(), 1u) << "the view is back where the mark is";
}

TEST_F(ScrollListTest, FindsTheRowUnderThePointer) {
    list.turn(-1);
    EXPECT_EQ(list.row_at({110, 125}), 3u);
    EXPECT_EQ(list.row_at({99, 125}), std::nullopt);
    list.resize(2);
    lay();
    EXPECT_TRUE(list.holds({110, 125}));
    EXPECT_EQ(list.row_at({110, 125}), std::nullopt) << "nothing stands there";
}

TEST_F(ScrollListTest, MarksNothingBeyondItsRows) {
    list.mark(100);
    EXPECT_EQ(list.marked(), 19u);
    list.mark(-3);
    EXPECT_EQ(list.marked(), 0u);
    list.resize(0);
    list.mark(4);
    lay();
    EXPECT_EQ(list.marked(), 0u);
    EXPECT_EQ(list.end(), 0u);
}

}  // namespace

}  // namespace terramorph

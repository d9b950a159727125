#include "ui/screens/battle/pace/play_out.h"

#include <gtest/gtest.h>

#include "support/matches.h"
#include "ui/picture.h"

namespace terramorph {

TEST(PlayOut, ItsCardLeavesOnceItHasBeenReadAndComesBackInTheNextRound) {
    const Match match(test::small_match(2), test::the_arsenal());
    PlayOut play_out;
    const auto card = [&] {
        Picture picture(1280, 720);
        play_out.draw_card(picture.canvas, match, {}, {0, 0, 1280, 720});
        return play_out.place();
    };
    EXPECT_FALSE(play_out.advance(1, true));
    EXPECT_GT(card().w, 0);
    EXPECT_TRUE(play_out.advance(20, true));
    EXPECT_EQ(card(), Rect{}) << "and can't be clicked";
    EXPECT_FALSE(play_out.advance(1, true));
    play_out.advance(1, false);
    EXPECT_GT(card().w, 0);
}

}  // namespace terramorph

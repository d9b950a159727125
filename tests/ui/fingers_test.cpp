// What fingers do on every page.
#include <gtest/gtest.h>

#include "ui/game.h"
#include "ui/screens/options/options_screen.h"
#include "ui/widgets/layout.h"

namespace terramorph {
namespace {

constexpr float kFingerReach = 22;
using Kind = InputEvent::Kind;

struct Fingers : testing::Test {
    Fingers() {
        game.app.push(options_screen(game.app));
        game.key("q");
        game.key("q");  // to the list of controls, which is longer than the page
        game.words();
    }

    void finger(Kind kind, Point at) { game.app.press({.kind = kind, .at = at, .reach = kFingerReach}); }
    void draw(Point from, Point to) {
        finger(Kind::pointer_down, from);
        for (float part = 0; part <= 1; part += 0.05f) finger(Kind::pointer_move, from + (to - from) * part);
        finger(Kind::pointer_up, to);
    }

    MemoryStorage storage;
    Game game{storage, 2, 844, 390};
};

TEST_F(Fingers, GiveWayToKeysAndPads) {
    for (const bool pad : {false, true}) {
        finger(Kind::pointer_move, {5, 5});
        game.words();
        EXPECT_GT(Scale::finger(), 0);
        InputEvent press;
        ASSERT_TRUE(parse_key("down", press));
        if (pad) press.button = "a";
        game.app.press(press);
        game.words();
        EXPECT_EQ(Scale::finger(), 0) << pad;
    }
}

TEST_F(Fingers, DrawAListAlongAndPressNothingInIt) {
    finger(Kind::pointer_move, {5, 5});  // so that the page is laid out for fingers
    const auto before = game.words();
    draw({300, 280}, {300, 130});
    const auto after = game.words();
    EXPECT_NE(after, before);
    draw({300, 130}, {300, 280});
    EXPECT_EQ(game.words(), before);
}

TEST_F(Fingers, LeaveAListGoingOnUntilItsEnd) {
    finger(Kind::pointer_move, {5, 5});
    game.words();
    const auto first = game.words();
    const auto fling = [&](float from, float to) {
        finger(Kind::pointer_down, {300, from});
        for (float part = 0; part <= 1; part += 0.125f)
            finger(Kind::pointer_move, {300, from + (to - from) * part}), game.wait(kFrame);
        finger(Kind::pointer_up, {300, to});
        return game.words();
    };
    const auto left = fling(280, 130);
    game.wait(1);
    const auto rested = game.words();
    EXPECT_NE(rested, left);
    game.wait(1);
    EXPECT_EQ(game.words(), rested) << "it comes to rest";
    for (int k = 0; k < 9; ++k) fling(130, 280), game.wait(1);
    EXPECT_EQ(game.words(), first);
    fling(130, 280);
    EXPECT_FALSE(game.app.advance(kFrame) && game.words() != first) << "nothing is left to go on with";
    game.session().preferences[at(Preference::reduced_motion)] = 1;
    const auto held = fling(280, 130);
    game.wait(1);
    EXPECT_EQ(game.words(), held) << "nothing moves by itself for whoever wants it so";
}

TEST_F(Fingers, AreAsBroadOnAPictureOfFewerPixels) {
    finger(Kind::pointer_move, {5, 5});
    game.words();
    const float broad = Scale::finger();
    EXPECT_EQ(broad, 2 * kFingerReach);
    game.picture = Image(422, 195);
    game.words();
    EXPECT_EQ(Scale::finger(), broad / 2) << "where frames were late";
    game.picture = Image(390, 844);
    game.words();
    EXPECT_EQ(Scale::finger(), broad) << "or the phone is turned";
}

TEST_F(Fingers, StillPressWhatTheyOnlyTouch) {
    finger(Kind::pointer_move, {5, 5});
    game.words();
    const Point back = game.place_of("Done");
    ASSERT_GT(back.x, 0);
    finger(Kind::pointer_down, back);
    finger(Kind::pointer_up, back);
    EXPECT_FALSE(game.has("controls_help"));
    EXPECT_EQ(game.place_of("Done").x, -1);
}

}  // namespace
}  // namespace terramorph

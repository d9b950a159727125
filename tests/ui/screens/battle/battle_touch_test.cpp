// Fingers on a battlefield.
#include <gtest/gtest.h>

#include "app/match_runner.h"
#include "ui/game.h"
#include "ui/screens/battle/hud/hud.h"
#include "ui/widgets/layout.h"

namespace terramorph {
namespace {

constexpr float kFinger = 22;

struct Touch : testing::Test {
    Touch() {
        game.session().settings.level.terrain.width = 2048;
        game.start();
        game.words();
    }

    void touch(InputEvent::Kind kind, Point at) {
        game.app.press({.kind = kind, .at = at, .reach = kFinger});
    }
    void pinch(float parted) { game.app.press({.kind = InputEvent::Kind::pinch, .wheel = parted}); }
    int angle() { return game.playing().angle; }
    /// A place on the sky, away from everything that can be pressed.
    Point sky() { return {game.playing().body.at.x < 1024 ? 500.0f : 140.0f, 150}; }
    /// True if it looks so closely that a small map shows where.
    bool looks_closely() {
        game.wait(3);
        return game.has("overview");
    }

    MemoryStorage storage;
    Game game{storage};
};

TEST_F(Touch, DragsFromAnywhereToAim) {
    const int before = angle();
    touch(InputEvent::Kind::pointer_down, sky());
    EXPECT_EQ(angle(), before);
    touch(InputEvent::Kind::pointer_move, {sky().x + 3, sky().y - 3});
    EXPECT_EQ(angle(), before) << "a finger that only rests moves a little, too";
    touch(InputEvent::Kind::pointer_move, {sky().x + 30, sky().y - 30});
    EXPECT_NEAR(angle(), 450, 10) << "as it moves, wherever the tank is";
    const int weak = game.playing().power;
    touch(InputEvent::Kind::pointer_move, {sky().x - 40, sky().y - 40});
    EXPECT_NEAR(angle(), 1350, 10);
    EXPECT_GT(game.playing().power, weak);
    const int aimed = angle();
    touch(InputEvent::Kind::pointer_up, {sky().x + 30, sky().y - 30});
    touch(InputEvent::Kind::pointer_move, {sky().x - 90, sky().y + 30});
    EXPECT_EQ(angle(), aimed) << "the drag is over";
}

TEST_F(Touch, FiresByTheButton) {
    touch(InputEvent::Kind::pointer_down, game.place_of_part("hud/fire"));
    EXPECT_NE(game.match().phase(), Phase::aiming);
}

TEST_F(Touch, AsksTheCoachByItsButton) {
    const auto coach_shown = [&] {
        game.words();
        return game.has("hints/coach");
    };
    EXPECT_FALSE(coach_shown()) << "there's none";
    game.session().preferences[at(Preference::coach)] = static_cast<double>(CoachWanted::beginners);
    EXPECT_FALSE(coach_shown()) << "it has a key";
    touch(InputEvent::Kind::pointer_move, {1, 1});
    ASSERT_TRUE(coach_shown());
    touch(InputEvent::Kind::pointer_down, game.place_of_part("hints/coach"));
    EXPECT_TRUE(game.has("no_advice")) << "it has nothing to say yet";
}

TEST(HudPlaces, AFingerFindsTheNearestButtonWithinItsReach) {
    HudPlaces places;
    places.add({100, 100, 20, 10}, "space");
    places.add({140, 100, 20, 10}, "tab");
    const auto found = [&](Point at, float reach) {
        const HudButton* const button = places.button_at(at, reach);
        return button ? button->press.key : Key::none;
    };
    EXPECT_EQ(found({110, 105}, 0), Key::space);
    EXPECT_EQ(found({110, 95}, 0), Key::none);
    EXPECT_EQ(found({110, 95}, kFinger), Key::space);
    EXPECT_EQ(found({128, 105}, kFinger), Key::space);
    EXPECT_EQ(found({132, 105}, kFinger), Key::tab);
    EXPECT_EQ(found({110, 70}, kFinger), Key::none);
}

TEST(HudPlaces, AreAtLeastAsLargeAsAFingertipInBattleAndInTheWeaponLab) {
    for (const auto& [width, height] : {std::pair{844, 390}, {390, 844}, {640, 360}})
        for (const bool lab : {false, true}) {
            MemoryStorage storage;
            Game game(storage, 2, width, height);
            game.start();
            game.app.press({.kind = InputEvent::Kind::pointer_move, .at = {1, 1}, .reach = kFinger});
            game.words();
            Canvas canvas(game.picture, plain_typeface());
            HudState state;
            state.lab = lab;
            HudPlaces places;
            draw_hud(canvas, game.match(), state, hud_layout(canvas, game.match(), state), places);
            for (const HudButton& button : places.buttons)
                EXPECT_GE(std::min(button.place.w, button.place.h), 2 * kFinger - 1)
                    << width << (lab ? " lab " : " ") << key_name(button.press) << " " << button.place.w
                    << " x " << button.place.h;
            EXPECT_FALSE(places.buttons.empty());
        }
    Scale::set_finger(0);
}

TEST_F(Touch, LooksCloserWhereFingersPart) {
    ASSERT_TRUE(looks_closely()) << "at the tanks, which stand closely enough for that";
    pinch(-0.05f);
    EXPECT_TRUE(looks_closely()) << "fingers move a little all the time";
    pinch(-0.1f);
    EXPECT_FALSE(looks_closely());
    pinch(0.13f);
    EXPECT_TRUE(looks_closely());
}

TEST_F(Touch, TakesNoAimFromAFingerThatPinches) {
    const int before = angle();
    touch(InputEvent::Kind::pointer_down, sky());
    pinch(0.02f);
    touch(InputEvent::Kind::pointer_move, {sky().x + 40, sky().y - 40});
    EXPECT_EQ(angle(), before);
}

}  // namespace
}  // namespace terramorph

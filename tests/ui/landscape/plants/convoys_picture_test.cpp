// Carts and strangers as they're drawn.
#include "ui/landscape/plants/convoys_picture.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/wood_battle.h"
#include "terrain/planet.h"
#include "ui/picture.h"

namespace terramorph {
namespace {

constexpr float kStand = 500;

/// A cart on flat land that goes to the right, seen from near.
class ConvoySeen : public testing::Test {
  protected:
    ConvoySeen()
        : battle_(test::rules_in(LivingLand::in_play), test::wooded_level({}), built_in_arsenal(), 2, 1),
          state_(battle_.state()) {
        Thing cart;
        cart.kind = Thing::Kind::cart;
        cart.size = Thing::kCartLong;
        cart.lot = 7;
        cart.at = {kStand, test::kFlat};
        state_.things = {cart};
    }

    /// The columns that anything is drawn in: from the first to the last.
    std::pair<float, float> seen(bool still = false) {
        picture_.canvas.clear(kWhite);
        carts_.draw(picture_.canvas, view_, state_, default_planet().palette, still);
        int left = picture_.image.width(), right = -1;
        for (int y = 0; y < picture_.image.height(); ++y)
            for (int x = 0; x < picture_.image.width(); ++x)
                if ((picture_.image.row(y)[x] & 0xffffff) != 0xffffff) {
                    left = std::min(left, x);
                    right = std::max(right, x);
                }
        return {view_.left + static_cast<float>(left) / view_.scale,
                view_.left + static_cast<float>(right) / view_.scale};
    }
    float middle(bool still = false) {
        const auto [left, right] = seen(still);
        return (left + right) / 2;
    }

    Battle battle_;
    BattleState state_;
    Picture picture_{480, 200};
    View view_ = {.left = 440, .bottom = test::kFlat - 10, .scale = 4, .width = 480, .height = 200};
    ConvoysPicture carts_;
};

TEST_F(ConvoySeen, StandsWhereShellsMeetIt) {
    for (const auto kind : {Thing::Kind::cart, Thing::Kind::stranger}) {
        state_.things.front().kind = kind;
        const auto [left, right] = seen();
        const float half = Thing::kCartLong / 2.0f;
        EXPECT_NEAR(left, kStand - half, 2);
        EXPECT_NEAR(right, kStand + half, 5) << "with what it's pulled by";
    }
}

TEST_F(ConvoySeen, ComesAlongTheRoadAndGoesOnAndIsGone) {
    carts_.note(event::ConvoyCame{.carts = 1, .at = {kStand, test::kFlat}});
    float before = middle();
    EXPECT_LT(before, kStand - 15);
    while (carts_.advance(0.1)) {
        EXPECT_GE(middle(), before);
        before = middle();
    }
    EXPECT_NEAR(before, kStand, 2);
    state_.things.clear();
    carts_.note(event::CartLeft{.lot = 7, .at = {kStand, test::kFlat}});
    EXPECT_NEAR(middle(), kStand, 2);
    carts_.advance(0.5);
    EXPECT_GT(middle(), kStand + 10);
    while (carts_.advance(0.1)) {
    }
    EXPECT_LT(seen().second, view_.left) << "nothing is left";
}

TEST_F(ConvoySeen, StandsAtOnceWhereNothingIsToMove) {
    carts_.note(event::ConvoyCame{.carts = 1, .at = {kStand, test::kFlat}});
    EXPECT_NEAR(middle(true), kStand, 2);
    carts_.note(event::CartLeft{.lot = 7, .at = {kStand + 60, test::kFlat}});
    EXPECT_NEAR(middle(true), kStand, 2);
}

TEST_F(ConvoySeen, ANewLevelForgetsWhoIsOnTheWay) {
    carts_.note(event::CartLeft{.lot = 7, .at = {kStand, test::kFlat}});
    carts_.note(event::NewLevel{});
    EXPECT_FALSE(carts_.advance(0.1));
}

}  // namespace
}  // namespace terramorph

// The natives' gun as it's drawn.
#include "ui/landscape/plants/fort.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/native_battle.h"
#include "terrain/planet.h"
#include "ui/picture.h"

namespace terramorph {
namespace {

constexpr float kFort = 500;

class FortSeen : public testing::Test {
  protected:
    FortSeen() {
        gun_.kind = Thing::Kind::gun;
        gun_.size = Thing::kGunLong;
        gun_.strength = Thing::kGunStrength;
        gun_.at = {kFort, test::kFlat};
    }

    /// The columns and heights, from its foot, that anything is drawn in.
    struct Seen {
        float left, right, top;
    };
    Seen seen(int barrel) {
        picture_.canvas.clear(kWhite);
        draw_fort(picture_.canvas, view_, battle_.state().ground, gun_, barrel, default_planet().palette);
        Seen seen{1000, 0, 0};
        for (int y = 0; y < picture_.image.height(); ++y)
            for (int x = 0; x < picture_.image.width(); ++x) {
                if ((picture_.image.row(y)[x] & 0xffffff) == 0xffffff) continue;
                const float column = view_.left + static_cast<float>(x) / view_.scale;
                const float up = static_cast<float>(picture_.image.height() - y) / view_.scale - 40;
                seen = {std::min(seen.left, column), std::max(seen.right, column), std::max(seen.top, up)};
            }
        return seen;
    }

    Battle battle_{test::rules_of_natives(), test::wooded_level({}), built_in_arsenal(), 2, 1};
    Thing gun_;
    Picture picture_{480, 320};
    View view_ = {.left = 440, .bottom = test::kFlat - 40, .scale = 4, .width = 480, .height = 320};
};

TEST_F(FortSeen, StandsWhereShellsMeetIt) {
    const Seen up = seen(900);
    EXPECT_NEAR(up.left, kFort - Thing::kGunLong / 2.0f, 2);
    EXPECT_NEAR(up.right, kFort + Thing::kGunLong / 2.0f, 2);
}

TEST_F(FortSeen, TurnsItsBarrel) {
    EXPECT_GT(seen(900).top, seen(200).top + 8);
    EXPECT_GT(seen(200).right, seen(900).right + 3);
    EXPECT_LT(seen(1600).left, seen(900).left - 3);
}

TEST_F(FortSeen, LiesLowOnceItsDestroyed) {
    gun_.state = Thing::State::stump;
    EXPECT_LT(seen(900).top, Thing::kGunHigh);
    EXPECT_GT(seen(900).top, 3);
}

}  // namespace
}  // namespace terramorph

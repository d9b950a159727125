#include <gtest/gtest.h>

#include "paint/canvas_cache.h"
#include "paint/layers/software_compositor.h"
#include "support/matches.h"
#include "ui/picture.h"
#include "ui/screens/battle/battle_picture.h"

namespace terramorph {

namespace {

MatchSettings windy_wood() {
    MatchSettings settings = test::small_match(2);
    settings.set(Rule::living_land, static_cast<double>(LivingLand::in_play));
    settings.set(Rule::wind, 20);
    return settings;
}

/// A picture of a battle in which nothing but the wind moves anything after a while.
struct StandingBattle {
    /// Returns what was moved.
    Moved advance(double seconds) {
        const Moved moved = picture.advance(seconds, match);
        stands = moved == Moved::all ? 0 : stands + 1;
        return moved;
    }
    void draw(Canvas& canvas, int still) {
        picture.draw_land(canvas, match, still);
        picture.draw_above(canvas, match, 1, LabelRoom({0, 20, canvas.width(), canvas.height() - 60}));
    }

    Match match{windy_wood(), test::the_arsenal()};
    BattlePicture picture{match};
    int stands = 0;
};

}  // namespace

/// The land and all that stands on it, by a camera at rest and on its way, nearer and farther.
TEST(StandingBattle, WhatIsKeptWhileTheWindBlowsAndLaidBackIsToTheBitWhatIsPaintedAnew) {
    for (const int width : {640, 901}) {
        StandingBattle kept, anew;
        const int height = width * 9 / 16;
        Image picture(width, height);
        CanvasCache cache(plain_typeface());
        SoftwareCompositor compositor;
        cache.compositor = &compositor;
        int still = 0;
        for (int frame = 0; frame < 220; ++frame) {
            if (frame % 70 == 69)
                for (StandingBattle* const each : {&kept, &anew}) each->picture.director().change_look();
            const Moved moved = kept.advance(1.0 / 30);
            ASSERT_EQ(anew.advance(1.0 / 30), moved);
            Canvas canvas(picture, cache);
            kept.draw(canvas, kept.stands);
            Picture fresh(width, height);
            anew.draw(fresh.canvas, 0);
            ASSERT_TRUE(same(picture, fresh.image)) << width << ", frame " << frame;
            still += kept.stands > kStandsStill;
        }
        EXPECT_GT(still, 60);
    }
}

}  // namespace terramorph

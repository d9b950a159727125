#include <gtest/gtest.h>

#include <algorithm>

#include "ui/picture.h"
#include "ui/sprites/ongoing_effects.h"

namespace terramorph {

TEST(Flames, AreRoundAndSoftAtTheirFeet) {
    const Effect burn = make_effect("burn");
    const View view = Camera(640).view(1280, 720);
    OngoingEffect drop;
    drop.effect = &burn;
    drop.context.at = fixed_of(view.place({640, 360}));
    Picture picture(1280, 720);
    OngoingEffectsPicture flames;
    flames.draw(picture.canvas, view, {&drop, 1}, Palette{});
    int widest = 0, lowest = 0;
    for (int y = 0; y < 720; ++y) {
        int wide = 0;
        for (int x = 500; x < 780; ++x) wide += picture.grey(x, y) > 110;
        widest = std::max(widest, wide);
        if (wide > 0) lowest = wide;
    }
    EXPECT_GT(widest, 3);
    EXPECT_LT(2 * lowest, widest + 2);
}

}  // namespace terramorph

#include "ui/terrain_editor/cut.h"

#include <gtest/gtest.h>

#include "ui/drawn.h"
#include "ui/picture.h"

namespace terramorph {

TEST(Cut, ItsFiguresStandInACornerOfTheMapAwayFromTheLine) {
    const MapView view = {{100, 50, 400, 400}, 2048, 2048};
    constexpr float kFoot = 40;
    for (const double position : {0.02, 0.3, 0.5, 0.7, 0.98})
        for (const double angle : {-30.0, -10.0, 0.0, 10.0, 30.0}) {
            const Cut cut = {position, angle};
            Picture picture(800, 600);
            draw_cut(picture.canvas, view, cut, kFoot);
            const DrawnScreen drawn = drawn_on(picture.canvas);
            ASSERT_TRUE(drawn.find("cut"));
            const Rect words = drawn.places[drawn.find("cut")->first];
            EXPECT_TRUE(view.place.holds({words.x, words.y}));
            EXPECT_TRUE(view.place.holds({words.x + words.w, words.y + words.h + kFoot}))
                << "something else stands at its foot";
            const CutEnds ends = cut_ends(view, cut);
            for (int k = 0; k <= 40; ++k) {
                const Point at = ends.left + (ends.right - ends.left) * (static_cast<float>(k) / 40);
                EXPECT_FALSE(words.inset(-20).holds(at)) << position << ' ' << angle;
            }
        }
}

}  // namespace terramorph

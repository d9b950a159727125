#include "ui/screens/title/logo.h"

#include <gtest/gtest.h>

#include "paint/typeface.h"

namespace terramorph {
namespace {

TEST(Logo, GrowsGrassOnWhateverLooksUpAndHasEarthBelow) {
    Image picture(60, 70);
    Canvas canvas(picture, plain_typeface());
    canvas.clear({0, 0, 0, 255});
    Logo().draw(canvas, {5, 5}, "L", 60);
    int turf = 0, earth = 0;
    for (int x = 0; x < picture.width(); ++x) {
        bool above = false;  // something, in this column
        for (int y = 0; y < picture.height(); ++y) {
            const Color color = unpacked(picture.row(y)[x]);
            const bool covered = color.r + color.g + color.b > 120;
            if (covered && !above) {
                EXPECT_GT(color.g, color.r) << x << "," << y;
                ++turf;
            }
            earth += covered && color.r > color.g;
            above = covered;
        }
    }
    EXPECT_GT(turf, 10);
    EXPECT_GT(earth, turf);
}

}  // namespace
}  // namespace terramorph

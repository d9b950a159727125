#include "ui/captions/dots.h"

#include <gtest/gtest.h>

#include <array>

namespace terramorph {
namespace {

TEST(Dots, GiveWayToAPathThatIsNear) {
    const View view = {.scale = 2, .width = 400, .height = 300};
    const std::array<Vec2<float>, 3> path = {{{10, 20}, {50, 60}, {90, 20}}};
    const Point top = view.point(path[1]);
    EXPECT_EQ(clearness_beside(view, path, top, 10), 0);
    EXPECT_EQ(clearness_beside(view, path, top - Point{0, 10}, 10), 0);
    EXPECT_FLOAT_EQ(clearness_beside(view, path, top - Point{0, 15}, 10), 0.5f);
    EXPECT_EQ(clearness_beside(view, path, top - Point{0, 20}, 10), 1);
    const Point between = (view.point(path[0]) + top) * 0.5f;
    EXPECT_EQ(clearness_beside(view, path, between, 10), 0) << "between two of its places";
    EXPECT_EQ(clearness_beside(view, {}, top, 10), 1) << "where there's none";
}

}  // namespace
}  // namespace terramorph

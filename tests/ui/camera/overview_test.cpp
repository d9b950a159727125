#include "ui/camera/overview.h"

#include <gtest/gtest.h>

#include "support/matches.h"
#include "ui/picture.h"

namespace terramorph {

namespace {

struct Overview : testing::Test {
    Rect place(const View& view) { return overview_place(picture.canvas, match, view, 680); }
    bool drawn() {
        for (const DrawnPart& part : Part::drawn(picture.canvas))
            if (part.id == "overview") return true;
        return false;
    }

    Match match{test::small_match(2), test::the_arsenal()};
    Picture picture{1280, 720};
};

}  // namespace

TEST_F(Overview, IsShownOnlyWhereAPartOfTheLevelIsSeen) {
    Camera camera(match.level().width());
    EXPECT_EQ(place(camera.view(1280, 720)).w, 0);
    draw_overview(picture.canvas, match, camera.view(1280, 720), 680);
    EXPECT_FALSE(drawn());
    View close = camera.view(1280, 720);
    close.scale *= 2;
    draw_overview(picture.canvas, match, close, 680);
    EXPECT_TRUE(drawn());
    const Rect map = place(close);
    EXPECT_GT(map.w, 0);
    EXPECT_LE(map.x + map.w, 1280);
    EXPECT_LE(map.y + map.h, 680);
}

}  // namespace terramorph

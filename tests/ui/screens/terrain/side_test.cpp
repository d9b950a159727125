#include "ui/screens/terrain/side.h"

#include <gtest/gtest.h>

#include "ui/game.h"
#include "ui/picture.h"

namespace terramorph {

namespace {

constexpr Rect kPlace = {0, 0, 400, 150};

/// The part of the pixels that two pictures have in common.
double alike(const Image& a, const Image& b) {
    int same = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) same += a.row(y)[x] == b.row(y)[x];
    return same / static_cast<double>(a.width() * a.height());
}

struct SeenSide {
    explicit SeenSide(double scale) { level.scale = scale; }
    const Image& draw(bool still) {
        side.draw(picture.canvas, kPlace, level, MapPreview(level.terrain), still);
        return picture.image;
    }

    MemoryStorage storage;
    Game game{storage};
    LevelSettings level = game.session().settings.level;
    Picture picture{400, 150};
    TerrainSide side;
};

}  // namespace

TEST(TerrainSide, ShowsTheSameLandWhileALevelChangesAsOnceItStands) {
    for (const double scale : {1.0, 6.0}) {
        SeenSide seen(scale);
        const Image moving = seen.draw(false);
        seen.side.finish(seen.game.session(), seen.level);
        const Image still = seen.draw(true);
        EXPECT_GT(alike(moving, still), 0.7) << scale << ": only tanks come to it";
        EXPECT_LT(alike(moving, still), 1) << scale;
    }
}

TEST(TerrainSide, IsNoSketchHoweverHighTheHillsAre) {
    for (const double scale : {1.0, 6.0}) {
        SeenSide seen(scale);
        LevelSketch sketch;
        sketch.show(seen.level);
        Picture sketched(400, 150);
        sketch.draw(sketched.canvas, kPlace);
        EXPECT_LT(alike(seen.draw(false), sketched.image), 0.3) << scale;
        seen.side.finish(seen.game.session(), seen.level);
        EXPECT_LT(alike(seen.draw(true), sketched.image), 0.3) << scale;
    }
}

}  // namespace terramorph

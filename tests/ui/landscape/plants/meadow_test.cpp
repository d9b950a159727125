#include "ui/landscape/plants/meadow.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "support/matches.h"
#include "terrain/shape.h"
#include "ui/landscape/plants/plants.h"
#include "ui/landscape/wind.h"
#include "ui/picture.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kPlain = 0xff202020u;
constexpr float kBreeze = 0.7f;

LevelSettings level_on(std::string_view planet) {
    LevelSettings level;
    level.terrain = default_terrain(*find_generator("circle-hill"));
    level.terrain.width = 640;
    level.terrain.depth = 256;
    level.planet = *find_planet(built_in_planets(), planet);
    return level;
}

/// A plain, and what grows on it alone.
struct Lawn {
    explicit Lawn(std::string_view planet = "dusk")
        : level(level_on(planet)),
          ground(std::vector<Sixteenths>(640, 160 * kColumn), level.level_height()),
          land(level, ground),
          view(Camera(640).view(640, 360)) {}

    Image picture(float wind, double seconds = 0) {
        Image image(view.width, view.height, kPlain);
        Canvas canvas(image, plain_typeface());
        Meadow meadow;
        meadow.set_wind(wind);
        meadow.advance(seconds, wind);
        meadow.draw(canvas, view, ground, land, covers);
        return image;
    }
    /// How many pixels of these columns have anything on them.
    int grown(const Image& image, int from, int to) const {
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = static_cast<int>(view.x_of(static_cast<float>(from)));
                 x < static_cast<int>(view.x_of(static_cast<float>(to))); ++x)
                count += image.row(y)[x] != kPlain;
        return count;
    }

    LevelSettings level;
    Ground ground;
    Landscape land;
    View view;
    std::vector<LandCover> covers;
};

/// The middle of a plant's pixels, from its foot.
float lean_of(float bend, PlantLook::Kind kind) {
    const Palette& palette = default_planet().palette;
    const PlantImage plant = plant_image({.kind = kind, .bend = bend, .size = 2}, palette);
    double sum = 0, weight = 0;
    for (int y = 0; y < plant.image.height(); ++y)
        for (int x = 0; x < plant.image.width(); ++x) {
            const double alpha = plant.image.row(y)[x] >> 24;
            sum += alpha * (plant.left + x + 0.5), weight += alpha;
        }
    return static_cast<float>(sum / weight);
}

}  // namespace

TEST(Meadow, BladesAndFlowersBendWithTheWind) {
    for (const auto kind : {PlantLook::Kind::tuft, PlantLook::Kind::flower, PlantLook::Kind::dry}) {
        const float left = lean_of(-1, kind), calm = lean_of(0, kind), right = lean_of(1, kind);
        EXPECT_LT(left, calm - 1);
        EXPECT_GT(right, calm + 1);
        EXPECT_GT(lean_of(0.5f, kind), calm);
        EXPECT_LT(lean_of(0.5f, kind), right);
    }
}

TEST(Meadow, AStrongerWindBendsMore) {
    Meadow meadow;
    for (int k = 0; k < 600; ++k) meadow.advance(1.0 / 60, 0.4f);
    const float weak = meadow.lean();
    for (int k = 0; k < 600; ++k) meadow.advance(1.0 / 60, -1);
    EXPECT_NEAR(weak, 0.4f, 0.05f);
    EXPECT_LT(meadow.lean(), -0.9f);
}

TEST(Meadow, IsStillInACalm) {
    Meadow meadow;
    for (int k = 0; k < 300; ++k) EXPECT_FALSE(meadow.advance(1.0 / 60, 0));
    int pictures = 0;
    for (int k = 0; k < 60; ++k) pictures += meadow.advance(1.0 / 60, kBreeze);
    EXPECT_GT(pictures, 20);
    EXPECT_LE(pictures, static_cast<int>(Meadow::kPictures) + 1);
}

TEST(Meadow, LooksTheSameBitsAtTheSameTimeAndOthersLater) {
    Lawn lawn;
    EXPECT_TRUE(same(lawn.picture(kBreeze, 3), lawn.picture(kBreeze, 3)));
    EXPECT_FALSE(same(lawn.picture(kBreeze, 3), lawn.picture(kBreeze, 3.4)));
    EXPECT_FALSE(same(lawn.picture(kBreeze, 3), lawn.picture(-kBreeze, 3)));
}

TEST(Meadow, NothingGrowsWhereEarthWasCutAwayOrHeaped) {
    Lawn lawn;
    const Image before = lawn.picture(0);
    EXPECT_GT(lawn.grown(before, 270, 330), 100);
    lawn.ground.carve(disc(300 * kColumn, 160 * kColumn, 50 * kColumn));
    lawn.ground.heap(disc(500 * kColumn, 165 * kColumn, 30 * kColumn));
    const Image after = lawn.picture(0);
    EXPECT_EQ(lawn.grown(after, 275, 325), 0);
    EXPECT_EQ(lawn.grown(after, 490, 510), 0);
    EXPECT_EQ(lawn.grown(after, 100, 200), lawn.grown(before, 100, 200)) << "the rest stays";
}

TEST(Meadow, NothingHangsOverTheLipOfAHole) {
    Lawn lawn;
    lawn.ground.carve(disc(300 * kColumn, 160 * kColumn, 50 * kColumn));
    const Image after = lawn.picture(0);
    EXPECT_EQ(lawn.grown(after, 250, 350), 0);
    EXPECT_GT(lawn.grown(after, 240, 250), 0) << "right beside it grass still stands";
    EXPECT_GT(lawn.grown(after, 350, 360), 0);
}

TEST(Meadow, EachCoverLooksAsItsKind) {
    const auto under = [](LandCover cover) {
        Lawn lawn;
        lawn.covers.assign(640, cover);
        return lawn.picture(0);
    };
    const Lawn lawn;
    std::vector<Image> all = {Lawn().picture(0)};
    for (const LandCover cover :
         {LandCover::moor, LandCover::thicket, LandCover::wood, LandCover::field, LandCover::town})
        all.push_back(under(cover));
    for (std::size_t a = 0; a < all.size(); ++a)
        for (std::size_t b = 0; b < a; ++b) EXPECT_FALSE(same(all[a], all[b])) << a << " " << b;
    EXPECT_LT(lawn.grown(all[5], 0, 640), lawn.grown(all[0], 0, 640) * 3 / 4)
        << "in towns grass is trodden down";
    EXPECT_GT(lawn.grown(all[2], 0, 640), lawn.grown(all[0], 0, 640)) << "thickets are dense";
    EXPECT_TRUE(same(under(LandCover::bare), all[0]));
    EXPECT_EQ(lawn.grown(under(LandCover::road), 0, 640), 0) << "nothing grows on a road";
}

/// What has grown, from column to column, so many turns after something was dug or heaped.
int grown_back(Lawn& lawn, int turns, int from, int to) {
    Meadow meadow;
    meadow.regrowth().begin(lawn.ground);
    for (int k = 0; k < turns; ++k) meadow.regrowth().take_turn(lawn.ground);
    Image image(lawn.view.width, lawn.view.height, kPlain);
    Canvas canvas(image, plain_typeface());
    meadow.draw(canvas, lawn.view, lawn.ground, lawn.land);
    return lawn.grown(image, from, to);
}

TEST(Meadow, GrassComesBackTurnByTurnWhereEarthWasDugAndOnNoWall) {
    Lawn lawn;
    lawn.ground.carve(disc(300 * kColumn, 160 * kColumn, 60 * kColumn));
    EXPECT_EQ(grown_back(lawn, 1, 275, 325), 0);
    const int some = grown_back(lawn, 10, 275, 325), all = grown_back(lawn, 25, 275, 325);
    EXPECT_GT(some, 20);
    EXPECT_GT(all, some);
    EXPECT_EQ(grown_back(lawn, 25, 244, 247), 0) << "the crater's wall is steep";
}

TEST(Meadow, NoGrassComesBackWhereNoneGrew) {
    for (const std::string_view bare : {"desert", "moon", "ice", "volcano"}) {
        Lawn lawn(bare);
        lawn.ground.carve(disc(300 * kColumn, 160 * kColumn, 50 * kColumn));
        EXPECT_EQ(grown_back(lawn, 30, 275, 325), 0) << bare;
    }
}

TEST(Meadow, NoGrassComesBackOnBedrockAndAtTheBottomOfAShaft) {
    Lawn lawn;
    lawn.ground.carve(ellipse(300 * kColumn, 160 * kColumn, 100 * kColumn, 200 * kColumn));
    lawn.ground.carve(ellipse(500 * kColumn, 160 * kColumn, 30 * kColumn, 110 * kColumn));
    EXPECT_EQ(grown_back(lawn, 30, 290, 310), 0);
    EXPECT_EQ(grown_back(lawn, 30, 495, 505), 0);
}

TEST(Meadow, IsTornBesideAHoleAndWhereFireWas) {
    Lawn lawn;
    const auto green = [&](int from, int to) {
        const Image image = lawn.picture(0);
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = static_cast<int>(lawn.view.x_of(static_cast<float>(from)));
                 x < static_cast<int>(lawn.view.x_of(static_cast<float>(to))); ++x) {
                const std::uint32_t pixel = image.row(y)[x];
                count += (pixel >> 8 & 0xff) > (pixel >> 16 & 0xff) + 25;
            }
        return count;
    };
    const int before = green(270, 330);
    lawn.land.scorch({{300, 160}, 50, 1});
    EXPECT_GT(before, 50);
    EXPECT_EQ(green(270, 330), 0);
}

TEST(Meadow, GrowsOnlyWhereTheGrassIs) {
    const auto grown = [](std::string_view planet) {
        Lawn lawn(planet);
        return lawn.grown(lawn.picture(0), 0, 640);
    };
    const int grass = grown("dusk");
    for (const std::string_view bare : {"desert", "moon", "ice", "volcano"}) {
        EXPECT_LT(grown(bare), grass / 3) << bare;
        EXPECT_GT(grown(bare), 0) << bare << " has stones";
    }
}

TEST(Meadow, NothingGrowsUnderWater) {
    Lawn lawn;
    lawn.land.set_water(200);
    EXPECT_EQ(lawn.grown(lawn.picture(0), 0, 640), 0);
}

/// What the wind carries after so many seconds.
Image carried(int wind, std::string_view planet, double seconds) {
    Match match(test::small_match(2), test::the_arsenal());
    BattleState& battle = test::battle_state_of(match);
    battle.air.wind = wind;
    Image image(640, 360, kPlain);
    Canvas canvas(image, plain_typeface());
    WindPicture picture;
    for (double time = 0; time < seconds - 0.001; time += 0.05) picture.advance(0.05, match.battle());
    picture.draw(canvas, Camera(match.level().width()).view(640, 360), match.battle(),
                 find_planet(built_in_planets(), planet)->palette);
    return image;
}

TEST(WindPicture, CarriesSomethingOnlyWhileItBlowsAndWhereThereIsAir) {
    const Image empty(640, 360, kPlain);
    EXPECT_TRUE(same(carried(0, "dusk", 1), empty));
    EXPECT_FALSE(same(carried(12, "dusk", 1), empty));
    EXPECT_FALSE(same(carried(12, "dusk", 1), carried(12, "dusk", 1.5)));
    EXPECT_TRUE(same(carried(12, "dusk", 1), carried(12, "dusk", 1)));
}

TEST(WindPicture, CarriesMoreTheStrongerItIs) {
    const auto drawn = [](int wind) {
        const Image image = carried(wind, "desert", 1);
        return std::ranges::count_if(image.pixels(), [](std::uint32_t pixel) { return pixel != kPlain; });
    };
    EXPECT_GT(drawn(30), 2 * drawn(5));
    EXPECT_GT(drawn(-30), 2 * drawn(-5));
}

}  // namespace terramorph

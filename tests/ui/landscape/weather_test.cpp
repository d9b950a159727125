#include "ui/landscape/weather.h"

#include <gtest/gtest.h>

#include "support/matches.h"
#include "ui/picture.h"

namespace terramorph {

namespace {

const Planet& planet(std::string_view name) { return *find_planet(built_in_planets(), name); }

Ground plain() { return {std::vector<Sixteenths>(640, 100 * kColumn), 320}; }

/// The picture of half a second of a weather alone.
Image picture_of(Weather weather, const Planet& planet, float water = 0) {
    Image image(640, 360, 0xff202020u);
    Canvas canvas(image, plain_typeface());
    WeatherPicture picture;
    picture.begin(weather, planet);
    picture.advance(0.5, weather);
    picture.draw(
        canvas, Camera(640).view(640, 360), plain(), [=](int) { return water; }, 0);
    return image;
}

int lowest_drawn(const Image& image) {
    for (int y = image.height() - 1; y >= 0; --y)
        for (int x = 0; x < image.width(); ++x)
            if (image.row(y)[x] != 0xff202020u) return y;
    return -1;
}

}  // namespace

TEST(Weather, FallsAsWhatFitsThePlanet) {
    EXPECT_EQ(downfall_of(planet("lush-islands")), Downfall::rain);
    EXPECT_EQ(downfall_of(planet("great-lakes")), Downfall::rain);
    EXPECT_EQ(downfall_of(planet("dusk")), Downfall::rain);
    EXPECT_EQ(downfall_of(planet("ice")), Downfall::snow);
    EXPECT_EQ(downfall_of(planet("volcano")), Downfall::ash);
    EXPECT_EQ(downfall_of(planet("moon")), Downfall::none);
}

/// A battle on Dusk without a lake of the land's own.
struct DuskWithoutALake {
    explicit DuskWithoutALake(LivingLand land) : match(settings(land), test::the_arsenal()) {
        battle().level.planet = planet("dusk");
        battle().lake = {};
    }
    static MatchSettings settings(LivingLand land) {
        MatchSettings settings = test::small_match(2);
        settings.set(Rule::living_land, static_cast<double>(land));
        return settings;
    }
    BattleState& battle() { return test::battle_state_of(match); }
    std::string_view words(Weather weather) { return weather_words(weather, battle()); }

    Match match;
};

TEST(Weather, IsNamedWithWhatItDoesAndNotWhereItDoesNothing) {
    DuskWithoutALake dusk(LivingLand::scenery);
    EXPECT_EQ(dusk.words(Weather::rain), "") << "no lake";
    dusk.battle().lake = dusk.battle().water = 50 * kColumn;
    EXPECT_EQ(dusk.words(Weather::rain), "rain: water rising");
    EXPECT_EQ(dusk.words(Weather::fair), "");
    EXPECT_EQ(dusk.words(Weather::sun), "") << "it's as low as it gets";
    dusk.battle().water = 60 * kColumn;
    EXPECT_EQ(dusk.words(Weather::sun), "sun: water falling");
    dusk.battle().level.planet = planet("ice");
    EXPECT_EQ(dusk.words(Weather::rain), "snow: water rising");
}

TEST(Weather, MovesLakesOfLandInPlay) {
    DuskWithoutALake dusk(LivingLand::in_play);
    Water& basins = *dusk.battle().basins;
    basins.fill({});
    EXPECT_EQ(dusk.words(Weather::rain), "") << "no lake";
    basins.fill(dusk.battle().ground.top(0) + 50 * kColumn);
    EXPECT_EQ(dusk.words(Weather::rain), "rain: water rising");
    EXPECT_EQ(dusk.words(Weather::sun), "") << "it's as low as it gets";
    dusk.battle().rains = 1;
    EXPECT_EQ(dusk.words(Weather::sun), "sun: water falling");
}

TEST(Weather, DropsFallOnlyWhenItRains) {
    EXPECT_GT(lowest_drawn(picture_of(Weather::rain, planet("dusk"))), 0);
    EXPECT_EQ(lowest_drawn(picture_of(Weather::fair, planet("dusk"))), -1);
    EXPECT_EQ(lowest_drawn(picture_of(Weather::sun, planet("dusk"))), -1);
    EXPECT_EQ(lowest_drawn(picture_of(Weather::rain, planet("moon"))), -1);
}

TEST(Weather, DropsEndAtTheGroundAndAtTheWater) {
    const View view = Camera(640).view(640, 360);
    for (const std::string_view name : {"dusk", "ice", "volcano"}) {
        EXPECT_LE(lowest_drawn(picture_of(Weather::rain, planet(name))), view.y_of(100) + 3) << name;
        EXPECT_LE(lowest_drawn(picture_of(Weather::rain, planet(name), 150)), view.y_of(150) + 3) << name;
    }
}

TEST(Weather, ComesAndGoesInAFewSeconds) {
    WeatherPicture picture;
    picture.begin(Weather::fair, planet("dusk"));
    EXPECT_FALSE(picture.advance(0.1, Weather::fair)) << "nothing moves by fair weather";
    EXPECT_EQ(picture.gloom(), 0);
    float before = 0;
    for (int k = 0; k < 40; ++k) {
        EXPECT_TRUE(picture.advance(0.1, Weather::rain));
        EXPECT_GE(picture.gloom(), before);
        before = picture.gloom();
    }
    EXPECT_EQ(picture.gloom(), 1);
    for (int k = 0; k < 60; ++k) picture.advance(0.1, Weather::sun);
    EXPECT_EQ(picture.gloom(), -1);
    EXPECT_FALSE(picture.advance(0.1, Weather::sun));
}

}  // namespace terramorph

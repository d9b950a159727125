#include "terrain/planet.h"

#include <gtest/gtest.h>

#include <limits>

#include "base/files/file.h"
#include "support/paths.h"
#include "terrain/level.h"

namespace terramorph {
namespace {

std::string the_file() { return *read_file(test::source_path("assets/planets.toml")); }

/// The file with its first `old` written as `fresh`.
std::string changed(std::string_view old, std::string_view fresh) {
    std::string all = the_file();
    const auto at = all.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return all.replace(at, old.size(), fresh);
}

std::string planets_mistake(const std::string& file) {
    const auto planets = parse_planets(file, "planets.toml");
    return planets ? "no mistake" : planets.error().text();
}

TEST(Planets, AreThoseThatThePlayersWerePromised) {
    for (const char* name : {"lush-islands", "desert", "great-lakes", "moon", "dusk", "ice", "volcano"})
        EXPECT_TRUE(find_planet(built_in_planets(), name)) << name;
    EXPECT_FALSE(find_planet(built_in_planets(), "Moon"));
    EXPECT_EQ(*parse_planets(the_file(), "planets.toml"), built_in_planets());
}

TEST(Planets, KeepTheNumbersThatLevelCodesKnowThemBy) {
    const std::pair<const char*, int> kNumbers[] = {{"lush-islands", 1}, {"desert", 2}, {"great-lakes", 3},
                                                    {"moon", 4},         {"dusk", 5},   {"ice", 6},
                                                    {"volcano", 7}};
    for (const auto& [name, number] : kNumbers)
        EXPECT_EQ(find_planet(built_in_planets(), name)->number, number) << name;
}

TEST(Planets, WithoutAirHaveNoWindAndNoRain) {
    const Planet& moon = *find_planet(built_in_planets(), "moon");
    EXPECT_EQ(moon.value(PlanetValue::air), 0);
    EXPECT_EQ(moon.value(PlanetValue::most_wind), 0);
    EXPECT_EQ(moon.value(PlanetValue::rain), 0);
    Planet windy = moon;
    windy.set(PlanetValue::most_wind, 3);
    EXPECT_EQ(validate(windy)->text(), "most_wind can't be 3 while air is 0: without air there's no wind");
}

TEST(Planets, RefuseValuesOutsideTheirRangesByName) {
    for (std::size_t k = 0; k < kPlanetParameters.size(); ++k)
        for (const double value : {kPlanetParameters[k].minimum - 1, kPlanetParameters[k].maximum + 1,
                                   std::numeric_limits<double>::quiet_NaN()}) {
            Planet planet = default_planet();
            planet.values[k] = value;
            ASSERT_TRUE(validate(planet)) << kPlanetParameters[k].name;
            EXPECT_TRUE(validate(planet)->text().starts_with(kPlanetParameters[k].name))
                << validate(planet)->text();
        }
}

TEST(Planets, MistakesInTheFileAreToldWithTheirLineAndWhatIsAllowed) {
    EXPECT_EQ(planets_mistake(""), "planets.toml: contains no planets");
    EXPECT_EQ(planets_mistake(changed("gravity = 9.8", "gravity = 99")),
              "planets.toml:16: planet lush-islands: gravity can't be 99; allowed: 0.5 to 49 m/s²");
    EXPECT_EQ(
        planets_mistake(changed("gravity = 9.8", "gravity = \"strong\"")),
        "planets.toml:16: planet lush-islands: gravity must be a number (0.5 to 49 m/s²), not a string");
    EXPECT_EQ(planets_mistake(changed("water = 22", "wetness = 22")),
              "planets.toml:18: planet lush-islands: unknown key wetness; known keys: label, help, number, "
              "colors, gravity, least_wind, most_wind, water, air, rain, rock_depth, sand");
    EXPECT_EQ(
        planets_mistake(changed("zenith = \"#1f5fa8\"", "zenith = \"blue\"")),
        "planets.toml:22: planet lush-islands: zenith \"blue\" isn't a color: write #rrggbb or #rrggbbaa");
    EXPECT_EQ(planets_mistake(changed("zenith = \"#1f5fa8\"\n", "")),
              "planets.toml:21: planet lush-islands: zenith is missing");
    EXPECT_EQ(planets_mistake(changed("number = 2", "number = 1")),
              "planets.toml:47: planet desert: number can't be 1: lush-islands has it");
    EXPECT_EQ(planets_mistake(changed("label = \"Desert\"", "label = 7")),
              "planets.toml:49: planet desert: label must be a string, not a number");
    EXPECT_NE(planets_mistake("[dusk]\nlabel = \"Dusk\"\n"), "no mistake");
    EXPECT_NE(planets_mistake("[dusk"), "no mistake");
}

LevelSettings level_with_water(double planets_water) {
    LevelSettings level;
    level.terrain = default_terrain(*find_generator("circle-hill"));
    level.planet.set(PlanetValue::water, planets_water);
    return level;
}

TEST(Water, LiesAtThePlanetsShareOfTheLevelsHeight) {
    EXPECT_EQ(water_surface(level_with_water(0)), Sixteenths{});
    EXPECT_EQ(water_surface(level_with_water(25)), 256 * kColumn);
    EXPECT_EQ(water_surface(level_with_water(60)), 614 * kColumn + Sixteenths{6});
}

}  // namespace
}  // namespace terramorph

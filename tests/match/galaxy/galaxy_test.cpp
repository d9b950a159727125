#include "match/galaxy/galaxy.h"
#include "base/index.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "base/random.h"
#include "base/text.h"
#include "match/settings/settings.h"

namespace terramorph {
namespace {

MatchSettings settings_of(std::uint32_t seed, int rounds = 5) {
    MatchSettings settings = default_settings();
    settings.seed = seed;
    settings.set(Rule::rounds, rounds);
    settings.set(Rule::planets, static_cast<double>(PlanetRule::galaxy));
    return settings;
}

void set(MatchSettings& settings, Drake which, double value) { settings.galaxy[at(which)] = value; }

int living(const Galaxy& galaxy) {
    return static_cast<int>(std::count_if(galaxy.worlds.begin(), galaxy.worlds.end(),
                                          [](const World& world) { return world.living; }));
}

bool is_gentle(std::string_view look) {
    return look == "lush-islands" || look == "great-lakes" || look == "dusk";
}

/// What must hold of every galaxy, and does not.
std::vector<std::string> violations(const Galaxy& galaxy, const MatchSettings& settings) {
    std::vector<std::string> wrong;
    std::set<std::string> labels;
    std::set<std::string> names;
    const int needed = std::min(settings.rounds(), 60);
    const auto worlds = static_cast<int>(galaxy.worlds.size());
    if (worlds < needed || worlds > 60) wrong.push_back(concat(worlds, " worlds for ", settings.rounds()));
    if (galaxy.stars.size() > 40) wrong.push_back(concat(galaxy.stars.size(), " stars"));
    for (const Star& star : galaxy.stars)
        if (!labels.insert(star.name).second) wrong.push_back(concat("there are two ", star.name));
    for (const World& world : galaxy.worlds) {
        const Planet& planet = world.level.planet;
        if (const Refusal refusal = validate(world.level)) wrong.push_back(refusal->text());
        if (!labels.insert(planet.label).second) wrong.push_back(concat("there are two ", planet.label));
        if (!names.insert(planet.name).second) wrong.push_back(concat("there are two ", planet.name));
        const bool dry = !world.living && planet.value(PlanetValue::water) == 0;
        if (dry && water_surface(world.level) > Sixteenths{})
            wrong.push_back(concat("there are lakes on ", planet.label));
        if (planet.label.size() > 24) wrong.push_back(concat(planet.label, " is too long a name"));
        if (world.living != is_gentle(planet.look))
            wrong.push_back(concat(planet.label, " looks like ", planet.look));
        if (world.intelligent && !world.living) wrong.push_back(concat("who thinks on ", planet.label));
        if (world.broadcasting && !world.intelligent) wrong.push_back(concat("who calls on ", planet.label));
        if (world.star >= 0 && world.place != galaxy.stars[world.star].place)
            wrong.push_back(concat(planet.label, " is far from its star"));
        const Vec2<float> at = world.place;
        if (at.x < 0 || at.x > 1 || at.y < 0 || at.y > 1)
            wrong.push_back(concat(planet.label, " is off the map"));
        const LevelSettings& like = settings.level;
        if (world.level.width() != like.width() || world.level.terrain.depth != like.terrain.depth ||
            world.level.height != like.height)
            wrong.push_back(concat(planet.label, " has another size"));
    }
    std::vector<int> route = galaxy.route;
    std::sort(route.begin(), route.end());
    for (int k = 0; k < worlds; ++k)
        if (route.size() != galaxy.worlds.size() || route[k] != k)
            wrong.emplace_back("the route is no journey to all worlds");
    return wrong;
}

TEST(Galaxy, HoldsWhatItMustWhateverTheFactors) {
    std::set<std::string_view> looks;
    std::set<std::string_view> lands;
    for (std::uint32_t seed = 0; seed < 200; ++seed) {
        Random random(seed, 9);
        MatchSettings settings = settings_of(seed, random.from_to(1, 80));
        settings.level.terrain.width = random.from_to(640, 16384);
        settings.level.terrain.depth = random.from_to(16, 16384);
        settings.level.height = random.below(2) * 700;
        for (std::size_t k = 0; k < kDrakeFactors.size(); ++k)
            if (random.below(3) == 0)
                settings.galaxy[k] =
                    random.below(2) == 0 ? kDrakeFactors[k].minimum : kDrakeFactors[k].maximum;
        const Galaxy galaxy = draw_galaxy(settings);
        for (const std::string& wrong : violations(galaxy, settings))
            ADD_FAILURE() << "seed " << seed << ": " << wrong;
        for (const World& world : galaxy.worlds) {
            lands.insert(world.level.terrain.generator->name);
            looks.insert(find_planet(built_in_planets(), world.level.planet.look)->name);
        }
    }
    EXPECT_EQ(lands.size(), generators().size());
    EXPECT_EQ(looks.size(), built_in_planets().size());
}

TEST(Galaxy, IsTheSameForTheSameSeedAndAnotherForAnother) {
    const Galaxy one = draw_galaxy(settings_of(7));
    const Galaxy same = draw_galaxy(settings_of(7));
    const Galaxy other = draw_galaxy(settings_of(8));
    ASSERT_EQ(one.worlds.size(), same.worlds.size());
    for (std::size_t k = 0; k < one.worlds.size(); ++k) EXPECT_EQ(one.worlds[k].level, same.worlds[k].level);
    EXPECT_EQ(one.route, same.route);
    EXPECT_NE(one.worlds[0].level.planet.label, other.worlds[0].level.planet.label);
}

TEST(Galaxy, WithoutStarsOrPlanetsHasRoguePlanetsToFightOn) {
    for (const Drake none : {Drake::stars, Drake::with_planets}) {
        MatchSettings settings = settings_of(3, 7);
        set(settings, none, 0);
        const Galaxy galaxy = draw_galaxy(settings);
        EXPECT_EQ(galaxy.stars.empty(), none == Drake::stars);
        EXPECT_EQ(galaxy.worlds.size(), 7u);
        for (const World& world : galaxy.worlds) {
            EXPECT_EQ(world.star, -1);
            EXPECT_FALSE(world.living);
        }
        EXPECT_EQ(civilizations(settings.galaxy), 0);
    }
}

TEST(Galaxy, HasLifeAndVoicesByTheFactors) {
    MatchSettings settings = settings_of(5);
    set(settings, Drake::living, 0);
    EXPECT_EQ(living(draw_galaxy(settings)), 0);

    for (const Drake which : {Drake::with_planets, Drake::living, Drake::intelligent, Drake::broadcasting})
        set(settings, which, 1);
    set(settings, Drake::years, 1e9);
    int all = 0;
    int calling = 0;
    for (std::uint32_t seed = 0; seed < 10; ++seed) {
        settings.seed = seed;
        const Galaxy galaxy = draw_galaxy(settings);
        all += living(galaxy);
        for (const World& world : galaxy.worlds) {
            EXPECT_EQ(world.intelligent, world.living);
            calling += world.broadcasting ? 1 : 0;
        }
    }
    EXPECT_GT(all, 50);
    EXPECT_GE(calling, all - 2);

    set(settings, Drake::years, 0);
    for (const World& world : draw_galaxy(settings).worlds) EXPECT_FALSE(world.broadcasting);
}

TEST(Galaxy, HasMoreStarsTheMoreAreBorn) {
    MatchSettings settings = settings_of(5);
    std::size_t before = 0;
    for (const double rate : {0.1, 1.0, 2.0, 4.0}) {
        set(settings, Drake::stars, rate);
        const std::size_t stars = draw_galaxy(settings).stars.size();
        EXPECT_GT(stars, before);
        before = stars;
    }
    EXPECT_EQ(before, 40u);
}

TEST(Galaxy, CountsCivilizationsByDrakesEquation) {
    EXPECT_DOUBLE_EQ(civilizations({2, 0.5, 3, 0.5, 0.1, 0.2, 10000}), 300);
}

TEST(Galaxy, TheRouteGoesOnToTheNearestThatIsLeft) {
    const Galaxy galaxy = draw_galaxy(settings_of(11, 40));
    const auto place = [&](int world) { return galaxy.worlds[world].place; };
    const auto far = [&](int a, int b) {
        const Vec2<float> way = place(b) - place(a);
        return way.x * way.x + way.y * way.y;
    };
    for (std::size_t k = 0; k + 1 < galaxy.route.size(); ++k)
        for (std::size_t later = k + 2; later < galaxy.route.size(); ++later)
            EXPECT_LE(far(galaxy.route[k], galaxy.route[k + 1]), far(galaxy.route[k], galaxy.route[later]));
}

TEST(Galaxy, LifeNeedsAirAndNotTooMuchOfItNorOfWeightAndWind) {
    struct Case {
        double air, gravity, least_wind;
        bool gentle;
    };
    for (const auto& [air, gravity, wind, gentle] :
         {Case{50, 5, 0, true}, Case{130, 11, 0, true}, Case{49, 8, 0, false}, Case{131, 8, 0, false},
          Case{100, 4.99, 0, false}, Case{100, 11.01, 0, false}, Case{100, 8, 1, false}}) {
        Planets planets = {*find_planet(built_in_planets(), "moon"),
                           *find_planet(built_in_planets(), "dusk")};
        planets[1].set(PlanetValue::air, air);
        planets[1].set(PlanetValue::gravity, gravity);
        planets[1].set(PlanetValue::least_wind, wind);
        MatchSettings settings = settings_of(4);
        set(settings, Drake::living, 1);
        const Galaxy galaxy = draw_galaxy(settings, planets);
        ASSERT_GT(living(galaxy), 0);
        for (const World& world : galaxy.worlds)
            if (world.living) {
                EXPECT_EQ(world.level.planet.look, gentle ? "dusk" : "moon")
                    << air << " " << gravity << " " << wind;
            }
    }
}

TEST(Galaxy, ConsistsOfThePlanetsThatThereAre) {
    const Planets moon_alone = {*find_planet(built_in_planets(), "moon")};
    for (const World& world : draw_galaxy(settings_of(4), moon_alone).worlds) {
        EXPECT_EQ(world.level.planet.look, "moon");
        EXPECT_EQ(world.level.planet.value(PlanetValue::most_wind), 0);
    }
}

}  // namespace
}  // namespace terramorph

#include "match/galaxy/galaxy.h"

#include <algorithm>
#include <cassert>
#include <cmath>

#include "base/index.h"
#include "base/random.h"
#include "base/text.h"
#include "match/galaxy/star_names.h"
#include "match/settings/settings.h"

namespace terramorph {

namespace {

constexpr Parameter kFactors[] = {
    {"R", "R*", "stars a year", 0, 10, 2, "how many stars are born in the galaxy each year"},
    {"fp", "fp", "", 0, 1, 0.8, "what share of the stars has planets, from 0 to 1"},
    {"ne", "ne", "planets", 0, 6, 1.2, "how many planets of each such star are fit for life"},
    {"fl", "fl", "", 0, 1, 0.6, "on what share of these life begins, from 0 to 1"},
    {"fi", "fi", "", 0, 1, 0.4, "on what share of these life becomes intelligent, from 0 to 1"},
    {"fc", "fc", "", 0, 1, 0.5, "what share of these broadcasts into space, from 0 to 1"},
    {"L", "L", "years", 0, 1e9, 10000, "how long they keep broadcasting"},
};

constexpr std::uint32_t kGalaxyStream = 210;
constexpr int kMaxStars = 40;
constexpr int kMaxWorlds = 60;
constexpr double kStarsForRate = 10;  // stars in the galaxy for each one born per year
constexpr double kEvenOdds = 10000;   // years of broadcasting that give even odds of hearing it now
constexpr int kMaxBarren = 2;         // worlds of a star that can't bear life

double clamped(double value, const Parameter& parameter) {
    const double steps = parameter.whole ? 1 : 100;
    return std::clamp(std::floor(value * steps + 0.5) / steps, parameter.minimum, parameter.maximum);
}

const Parameter& declared(PlanetValue which) { return kPlanetParameters[at(which)]; }

/// Life needs air, and not too much of it, wind or weight.
bool is_gentle(const Planet& planet) {
    const double air = planet.value(PlanetValue::air);
    const double gravity = planet.value(PlanetValue::gravity);
    return air >= 50 && air <= 130 && gravity >= 5 && gravity <= 11 &&
           planet.value(PlanetValue::least_wind) == 0;
}

/// Draws a galaxy star by star and world by world.
class Drawing {
  public:
    Drawing(const MatchSettings& settings, const Planets& planets)
        : settings_(settings),
          planets_(planets),
          random_(settings.seed, kGalaxyStream),
          names_(settings.seed) {}

    Galaxy draw() {
        const int stars = static_cast<int>(std::ceil(factor(Drake::stars) * kStarsForRate));
        for (int k = 0; k < std::min(stars, kMaxStars); ++k) add_star();
        const int needed = std::min(settings_.rounds(), kMaxWorlds);
        while (static_cast<int>(galaxy_.worlds.size()) < needed)
            add_world(names_.next(), -1, free_place(), false);
        find_route();
        return std::move(galaxy_);
    }

  private:
    double factor(Drake which) const { return settings_.galaxy[at(which)]; }

    bool happens(double chance) { return static_cast<double>(uniform01(random_.next())) < chance; }

    /// A number from `low` to `high`.
    double between(double low, double high) {
        return low + static_cast<double>(uniform01(random_.next())) * (high - low);
    }

    /// Of some random places the one farthest from all stars and worlds so far.
    Vec2<float> free_place() {
        Vec2<float> best;
        float farthest = -1;
        for (int k = 0; k < 12; ++k) {
            Vec2<float> place;
            place.x = uniform01(random_.next());
            place.y = uniform01(random_.next());
            float nearest = 2;
            for (const Vec2<float> other : taken_) nearest = std::min(nearest, distance(place, other));
            if (nearest <= farthest) continue;
            farthest = nearest;
            best = place;
        }
        taken_.push_back(best);
        return best;
    }

    /// Squared.
    static float distance(Vec2<float> a, Vec2<float> b) {
        const Vec2<float> way = b - a;
        return way.x * way.x + way.y * way.y;
    }

    void add_star() {
        Star star;
        star.name = names_.next();
        star.place = free_place();
        star.color = static_cast<StarColor>(random_.below(5));
        galaxy_.stars.push_back(star);
        if (!happens(factor(Drake::with_planets))) return;
        const double suitable = factor(Drake::suitable);
        int worlds = static_cast<int>(suitable);
        if (happens(suitable - std::floor(suitable))) ++worlds;
        const int all = worlds + random_.below(kMaxBarren + 1);
        const int number = static_cast<int>(galaxy_.stars.size()) - 1;
        int place = 1;
        for (const int lot : random_.permutation(all))
            add_world(concat(star.name, " ", roman(place++)), number, star.place, lot < worlds);
    }

    void add_world(const std::string& label, int star, Vec2<float> place, bool suitable) {
        if (galaxy_.worlds.size() == kMaxWorlds) return;
        World world;
        world.star = star;
        world.place = place;
        world.living = suitable && happens(factor(Drake::living));
        world.intelligent = world.living && happens(factor(Drake::intelligent));
        const double years = factor(Drake::years);
        world.broadcasting =
            world.intelligent && happens(factor(Drake::broadcasting)) && happens(years / (years + kEvenOdds));
        world.level.planet = any_planet(world.living);
        world.level.planet.label = label;
        world.level.planet.name = file_name_of(label);
        world.level.terrain = any_terrain(world.level.planet.look);
        if (!world.living && world.level.planet.value(PlanetValue::water) == 0) dry_up(world.level.terrain);
        world.level.height = settings_.level.height;
        world.level.cut.position = random_.below(101) / 100.0;
        assert(!validate(world.level));
        galaxy_.worlds.push_back(world);
    }

    /// A random variation of a known planet.
    Planet any_planet(bool living) {
        std::vector<const Planet*> fitting;
        for (const Planet& planet : planets_)
            if (is_gentle(planet) == living) fitting.push_back(&planet);
        if (fitting.empty()) fitting.push_back(&planets_.front());
        Planet planet = *fitting[random_.below(static_cast<int>(fitting.size()))];
        vary(planet, PlanetValue::gravity, 0.8, 1.25);
        vary(planet, PlanetValue::most_wind, 0.6, 1.4);
        vary(planet, PlanetValue::least_wind, 0, 1.4);
        vary(planet, PlanetValue::water, 0.6, 1.3);
        vary(planet, PlanetValue::air, 0.8, 1.2);
        vary(planet, PlanetValue::rain, 0.5, 1.5);
        const double most = planet.value(PlanetValue::most_wind);
        planet.set(PlanetValue::least_wind, std::min(planet.value(PlanetValue::least_wind), most));
        return planet;
    }

    void vary(Planet& planet, PlanetValue which, double least, double most) {
        const double part = between(least, most);
        planet.set(which, clamped(planet.value(which) * part, declared(which)));
    }

    /// Land of a random generator, varied a little, from a preset that suits the planet if there is one.
    MapSettings any_terrain(std::string_view look) {
        const auto all = generators();
        const auto which = static_cast<std::size_t>(random_.below(static_cast<int>(all.size())));
        MapSettings terrain = default_terrain(*all[which]);
        terrain.width = settings_.level.terrain.width;
        terrain.depth = settings_.level.terrain.depth;
        terrain.seed = next_seed(random_.next());
        const auto& presets = terrain.generator->presets;
        const auto suits = [&](const Preset& preset) { return preset.planet == look; };
        const auto preset = std::find_if(presets.begin(), presets.end(), suits);
        if (preset != presets.end())
            for (const auto& [name, value] : preset->settings)
                terrain.values[index_of(terrain.generator->parameters, name)] = value;
        MapSettings varied = terrain;
        for (std::size_t k = 0; k < varied.values.size(); ++k) {
            const double part = between(0.9, 1.15);
            const Parameter& parameter = terrain.generator->parameters[k];
            if (parameter.choices.empty()) varied.values[k] = clamped(varied.values[k] * part, parameter);
        }
        return validate(varied) ? terrain : varied;
    }

    static void dry_up(MapSettings& terrain) {
        const int lakes = index_of(terrain.generator->parameters, terrain.generator->water);
        if (lakes >= 0) terrain.values[lakes] = 0;
    }

    /// Starts from the leftmost world and always goes on to the nearest.
    void find_route() {
        std::vector<int> left(galaxy_.worlds.size());
        for (std::size_t k = 0; k < left.size(); ++k) left[k] = static_cast<int>(k);
        const auto place_of = [&](int world) { return galaxy_.worlds[world].place; };
        Vec2<float> here = {0, 0.5f};
        while (!left.empty()) {
            const auto next = std::min_element(left.begin(), left.end(), [&](int a, int b) {
                return distance(here, place_of(a)) < distance(here, place_of(b));
            });
            galaxy_.route.push_back(*next);
            here = place_of(*next);
            left.erase(next);
        }
    }

    const MatchSettings& settings_;
    const Planets& planets_;
    Random random_;
    StarNames names_;
    std::vector<Vec2<float>> taken_;
    Galaxy galaxy_;
};

}  // namespace

const std::span<const Parameter> kDrakeFactors = kFactors;

double civilizations(const Values& factors) {
    double product = 1;
    for (const double factor : factors) product *= factor;
    return product;
}

Galaxy draw_galaxy(const MatchSettings& settings, const Planets& planets) {
    assert(!planets.empty() && !validate(settings));
    return Drawing(settings, planets).draw();
}

}  // namespace terramorph

#include "match/galaxy/journey.h"

#include <cmath>
#include <cstdlib>
#include <iterator>

#include "base/index.h"
#include "base/random.h"
#include "match/galaxy/cut_advance.h"
#include "match/galaxy/fresh_map.h"
#include "match/recording/round_result.h"
#include "match/settings/settings.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kLevelStream = 201;
constexpr std::uint32_t kPlanetStream = 202;

int rows_of(const MatchSettings& settings) { return static_cast<int>(settings.rule(Rule::cut_advance)); }

bool do_scars_stay(const MatchSettings& settings) { return settings.rule(Rule::scars) != 0; }

/// The planet of a round, of those that are drawn at random.
const Planet& any_planet(const MatchSettings& settings, const Planets& planets, int round) {
    const std::uint32_t drawn = hash_bits(settings.seed, kPlanetStream, round, 0);
    return planets[drawn % planets.size()];
}

}  // namespace

/// What decides the land of a round, in a match of these settings.
struct Journey::Land {
    std::uint32_t map = 0;
    int world = 0;
    Planet planet = {};
    double position = 0;  // of the cut: its row, or where the map begins

    bool is_near(const Land& other) const {
        return map == other.map && world == other.world && planet == other.planet &&
               std::abs(position - other.position) <= kScarsReach;
    }
};

Journey::Journey(const MatchSettings& settings, const Planets& planets) {
    if (settings.planets() != PlanetRule::galaxy) return;
    galaxy_ = draw_galaxy(settings, planets);
    route_.push_back(galaxy_->route.front());
}

const World* Journey::world() const { return galaxy_ ? &at(galaxy_->worlds, route_.back()) : nullptr; }

int Journey::next_world(const MatchSettings& settings, int round) const {
    if (!galaxy_ || round >= settings.rounds()) return -1;
    return galaxy_->route[at(round) % galaxy_->route.size()];
}

void Journey::travel(const MatchSettings& settings, int round) {
    if (galaxy_) {
        const int worlds = static_cast<int>(galaxy_->route.size());
        route_.push_back(next_world(settings, round));
        const std::uint32_t again =
            do_scars_stay(settings) && round >= worlds ? places_[at(round - worlds)].map : levels_drawn_;
        map_drawn_ = round < worlds ? 0 : again;
    } else if (settings.rule(Rule::cut_advance) > 0) {
        ++cut_advances_;
    } else {
        map_drawn_ = levels_drawn_;
    }
}

void Journey::leave_map() {
    map_drawn_ = levels_drawn_;
    cut_advances_ = 0;
}

LevelSettings Journey::map_of_round(const MatchSettings& settings, const Planets& planets, int round) const {
    LevelSettings level = world() ? world()->level : settings.level;
    if (map_drawn_ > 0) {
        const auto drawn = static_cast<std::int32_t>(map_drawn_);
        level.terrain.seed = next_seed(hash_bits(settings.seed, kLevelStream, drawn, 0));
        level.terrain.placed.clear();  // placed on another map ...
        level.terrain.strokes.clear();
        level.terrain.roads.clear();
    }
    const int drift = rows_of(settings);
    const auto choose_map = [&] {
        if (map_drawn_ > 0) level = on_good_map(settings, level, battle_seed_of(settings, map_drawn_));
    };
    if (galaxy_) return choose_map(), level;
    if (drift > 0) choose_map();  // before the planet, so that it's the same map in every round
    // The first is the one that somebody chose and looked at.
    if (settings.planets() == PlanetRule::random && round > 1)
        level.planet = any_planet(settings, planets, round);
    if (drift == 0) choose_map();
    return level;
}

void Journey::draw_level(const MatchSettings& settings, const Planets& planets, int round) {
    map_ = map_of_round(settings, planets, round);
    level_ = galaxy_ ? map_ : advance_cut(map_, rows_of(settings), cut_advances_);
    battle_seed_ = battle_seed_of(settings, levels_drawn_);
    ++levels_drawn_;
    places_.resize(at(round));
    places_.back() = {map_drawn_, cut_advances_};
}

Journey::Land Journey::land_of(const MatchSettings& settings, const Planets& planets, int round,
                               Place place) const {
    Land land;
    land.map = place.map;
    if (galaxy_) {
        land.world = galaxy_->route[at(round - 1) % galaxy_->route.size()];
        return land;
    }
    const bool drawn = settings.planets() == PlanetRule::random && round > 1;
    land.planet = drawn ? any_planet(settings, planets, round) : settings.level.planet;
    const LevelSettings there = advance_cut(settings.level, rows_of(settings), place.cut_advances);
    const MapSettings& terrain = there.terrain;
    land.position = terrain.generator->is_infinite()
                        ? static_cast<double>(terrain.origin.y)
                        : std::floor(there.cut.position * (terrain.depth - 1) + 0.5);
    return land;
}

int Journey::last_round_here(const MatchSettings& settings, const Planets& planets) const {
    if (!do_scars_stay(settings)) return 0;
    const int round = static_cast<int>(places_.size());
    const Land here = land_of(settings, planets, round, places_.back());
    for (int before = round - 1; before > 0; --before) {
        const Place place = places_[at(before - 1)];
        if (place.map == here.map && land_of(settings, planets, before, place).is_near(here)) return before;
    }
    return 0;
}

LevelSettings Journey::level_of(const MatchSettings& settings, int round_here) const {
    return galaxy_ ? map_ : advance_cut(map_, rows_of(settings), places_[at(round_here - 1)].cut_advances);
}

bool Journey::comes_back(const MatchSettings& settings, const Planets& planets) const {
    const int round = static_cast<int>(places_.size());
    if (!do_scars_stay(settings)) return false;
    if (galaxy_) return round + static_cast<int>(galaxy_->route.size()) <= settings.rounds();
    if (settings.rule(Rule::cut_advance) == 0) return false;
    Place place = places_.back();
    const Land here = land_of(settings, planets, round, place);
    for (int later = round + 1; later <= settings.rounds(); ++later) {
        ++place.cut_advances;
        if (land_of(settings, planets, later, place).is_near(here)) return true;
    }
    return false;
}

void Journey::save(RoundResult& result) const {
    result.levels = levels_drawn_;
    result.map = map_drawn_;
    result.cut_advances = cut_advances_;
}

void Journey::restore(std::span<const RoundResult> past, const MatchSettings& settings) {
    for (int round = 1; galaxy_ && round < std::ssize(past); ++round)
        route_.push_back(next_world(settings, round));
    levels_drawn_ = past.back().levels;
    map_drawn_ = past.back().map;
    cut_advances_ = past.back().cut_advances;
    for (const RoundResult& result : past) places_.push_back({result.map, result.cut_advances});
}

void Journey::add_to(StateHash& hash) const {
    hash.add("levels drawn", levels_drawn_);
    hash.add("map drawn", map_drawn_);
    hash.add("advances of the cut", cut_advances_);
}

void add_level(StateHash& hash, const LevelSettings& level) {
    const MapSettings& terrain = level.terrain;
    hash.begin("level");
    hash.add("generator", terrain.generator->name);
    hash.add_all("parameter", terrain.values);
    hash.add("seed", terrain.seed);
    hash.add("width", terrain.width);
    hash.add("depth", terrain.depth);
    hash.add("height", level.height);
    hash.add("origin x", terrain.origin.x);
    hash.add("origin y", terrain.origin.y);
    if (terrain.wave) hash.add("wave", std::string_view(curve_text(*terrain.wave)));
    hash.add("cut", level.cut.position);
    hash.add("angle of the cut", level.cut.angle);
    hash.add("scale", level.scale);
    hash.add("lift", level.lift);
    hash.add("planet", std::string_view(level.planet.name));
    hash.add_all("value of the planet", level.planet.values);
}

}  // namespace terramorph

#include "match/galaxy/journey.h"

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

}  // namespace

Journey::Journey(const MatchSettings& settings, const Planets& planets) {
    if (settings.planets() != PlanetRule::galaxy) return;
    galaxy_ = draw_galaxy(settings, planets);
    route_.push_back(galaxy_->route.front());
}

int Journey::next_world(const MatchSettings& settings, int round) const {
    if (!galaxy_ || round >= settings.rounds()) return -1;
    return galaxy_->route[at(round) % galaxy_->route.size()];
}

void Journey::travel(const MatchSettings& settings, int round) {
    if (galaxy_) {
        const bool known = round < static_cast<int>(galaxy_->route.size());
        route_.push_back(next_world(settings, round));
        map_drawn_ = known ? 0 : levels_drawn_;
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

LevelSettings Journey::level_of_round(const MatchSettings& settings, const Planets& planets,
                                      int round) const {
    LevelSettings level = galaxy_ ? at(galaxy_->worlds, route_.back()).level : settings.level;
    if (map_drawn_ > 0) {
        const auto drawn = static_cast<std::int32_t>(map_drawn_);
        level.terrain.seed = next_seed(hash_bits(settings.seed, kLevelStream, drawn, 0));
        level.terrain.placed.clear();  // placed on another map
    }
    const int drift = static_cast<int>(settings.rule(Rule::cut_advance));
    const auto choose_map = [&] {
        if (map_drawn_ > 0) level = on_good_map(settings, level, battle_seed_of(settings, map_drawn_));
    };
    if (galaxy_) return choose_map(), level;
    if (drift > 0) choose_map();  // before the planet, so that it's the same map in every round
    // The first is the one that somebody chose and looked at.
    if (settings.planets() == PlanetRule::random && round > 1) {
        const std::uint32_t drawn = hash_bits(settings.seed, kPlanetStream, round, 0);
        level.planet = planets[drawn % planets.size()];
    }
    if (drift == 0) choose_map();
    return advance_cut(level, drift, cut_advances_);
}

void Journey::draw_level(const MatchSettings& settings, const Planets& planets, int round) {
    level_ = level_of_round(settings, planets, round);
    battle_seed_ = battle_seed_of(settings, levels_drawn_);
    ++levels_drawn_;
}

void Journey::save(RoundResult& result) const {
    result.levels = levels_drawn_;
    result.map = map_drawn_;
    result.cut_advances = cut_advances_;
}

void Journey::restore(const RoundResult& result, const MatchSettings& settings, int rounds) {
    if (galaxy_)
        for (int round = 1; round < rounds; ++round) route_.push_back(next_world(settings, round));
    levels_drawn_ = result.levels;
    map_drawn_ = result.map;
    cut_advances_ = result.cut_advances;
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

#include "ui/screens/armory/demonstration_stage.h"

#include <vector>

#include "base/index.h"

namespace terramorph {

namespace {

constexpr int kDepth = 64;         // columns of the level
constexpr std::uint32_t kLot = 2;  // gives fair weather if there is any

/// Lowers the land, so that there's enough sky above it.
void lower_land(LevelSettings& level, int land) {
    const std::vector<Sixteenths> surface = level_surface(level);
    double sum = 0;
    for (const Sixteenths height : surface) sum += double{to_columns(height)};
    level.lift += land - sum / static_cast<double>(surface.size());
}

}  // namespace

MatchSettings staged(MatchSettings settings, const Player& player, const Planet& planet,
                     const DemonstrationStage& stage) {
    settings.players.assign(1, player);
    settings.players.push_back(another_player(settings.players));
    for (Player& each : settings.players) each.kind = kPerson, each.team = 0;
    settings.prices.clear();
    settings.level = {};
    settings.level.terrain = default_terrain(*find_generator("limited-random"));
    settings.level.planet = planet;
    settings.level.terrain.width = stage.width;
    settings.level.terrain.depth = kDepth;
    settings.level.terrain.seed = stage.seed;
    settings.level.height = stage.height;
    lower_land(settings.level, stage.land);
    for (const Rule off :
         {Rule::turn_mode, Rule::turn_timer, Rule::free_market, Rule::planets, Rule::cut_advance, Rule::wind,
          Rule::changing_wind, Rule::water_damage, Rule::walls, Rule::hostile_sky, Rule::sudden_death,
          Rule::crates, Rule::direct_hit, Rule::suspend_chance, Rule::stock})
        settings.set(off, 0);
    const LivingLand land = stage.lives ? LivingLand::in_play : LivingLand::scenery;
    settings.set(Rule::living_land, static_cast<double>(land));
    settings.set(Rule::hostile_sky, static_cast<double>(stage.sky));
    settings.set(Rule::rounds, 1);
    settings.set(Rule::wind, stage.wind);
    settings.seed = kLot;
    for (const Rule most : {Rule::armory, Rule::start_cash, Rule::first_arms, Rule::last_arms})
        settings.set(most, kRules[at(most)].maximum);
    return settings;
}

}  // namespace terramorph

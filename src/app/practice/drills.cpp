#include "app/practice/drills.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "app/language/language.h"
#include "app/teaching/short_aim.h"
#include "base/index.h"
#include "battle/content/arsenal.h"
#include "match/settings/settings.h"

namespace terramorph {

namespace {

constexpr int kDrillHealth = 1000;  // no target is ever destroyed
constexpr int kDrillSupply = 3;     // of the lesson's item
constexpr int kDrillDepth = 64;
constexpr int kFlat = 250;  // tenths of a degree
constexpr std::size_t kRangeTargets = 3;

constexpr DrillKind kKinds[kDrills] = {
    {"flat",
     N_("A flat shot"),
     N_("Hit the target. There's no wind."),
     N_("{turn} turn the barrel, {power} set the power, {fire} fires. Or drag from your tank with the "
        "mouse."),
     {.targets = 1},
     N_("Drag over the land to aim, farther for more power. Then tap Fire.")},
    {"hill",
     N_("Over the hill"),
     N_("Hit the target behind the hill."),
     N_("Raise the barrel and give it more power."),
     {.targets = 1}},
    {"wind",
     N_("Against the wind"),
     N_("Hit both targets in a strong wind."),
     N_("Aim a little into the wind. The longer the shell flies, the more you need."),
     {.targets = 2}},
    {"dig",
     N_("Dig it out"),
     N_("Dig the ground out from under the target."),
     N_("Diggers don't hurt anyone, but the ground above their tunnels caves in."),
     {.lowered = 12}},
    {"shield",
     N_("Drive, shield, fire"),
     N_("Drive 40 m, raise a shield, and hit the target."),
     N_("{drive} drive, {items} shows your items."),
     {.targets = 1, .driven = 40, .shielded = true},
     N_("Drive with the arrows. Your shield is under Items.")},
};

/// The land of a lesson, and what it's played with.
struct DrillGround {
    std::string_view generator;
    std::span<const Preset::Setting> settings;
    std::uint32_t seed;  ///< of the land ...
    std::uint32_t lot;   ///< ... and of who stands where
    int wind;
    std::span<const std::string_view> weapons;
    std::string_view item = {};
};

constexpr Preset::Setting kPlain[] = {{"minimumHeight", 190}, {"maximumHeight", 225}, {"hills", 300}};
constexpr Preset::Setting kOneHill[] = {{"numCircles", 1},
                                        {"base", 190},
                                        {"circleRadiusMin", 210},
                                        {"circleRadiusMax", 240},
                                        {"circleHeightIncreaseMin", 200},
                                        {"circleHeightIncreaseMax", 220}};
constexpr Preset::Setting kRolling[] = {{"minimumHeight", 150}, {"maximumHeight", 300}, {"hills", 300}};

constexpr std::string_view kShells[] = {"baby_missile", "missile"};
constexpr std::string_view kDiggers[] = {"digger"};

constexpr DrillGround kGrounds[kDrills] = {
    {"hill", kPlain, 3, 1, 0, kShells},
    {"circle-hill", kOneHill, 25, 1, 0, kShells},
    {"hill", kRolling, 7, 2, 22, kShells},
    {"hill", kRolling, 6, 1, 0, kDiggers},
    {"circle-hill", kOneHill, 46, 1, 0, kShells, "shield"},
};

LevelSettings level_of(const DrillGround& ground) {
    LevelSettings level;
    level.terrain = default_terrain(*find_generator(ground.generator));
    for (const Preset::Setting& setting : ground.settings) {
        const auto& all = level.terrain.generator->parameters;
        const auto found = std::ranges::find(all, setting.parameter, &Parameter::name);
        assert(found != all.end());
        level.terrain.values[static_cast<std::size_t>(found - all.begin())] = setting.value;
    }
    level.terrain.seed = ground.seed;
    level.terrain.width = 1280;
    level.terrain.depth = kDrillDepth;
    for (const PlanetValue none : {PlanetValue::rain, PlanetValue::water}) level.planet.set(none, 0);
    level.planet.set(PlanetValue::least_wind, std::abs(ground.wind));
    level.planet.set(PlanetValue::most_wind, std::abs(ground.wind));
    return level;
}

MatchSettings settings_of(const DrillGround& ground, std::size_t targets) {
    MatchSettings settings;
    settings.level = level_of(ground);
    settings.seed = ground.lot;
    while (settings.players.size() < 1 + targets)
        settings.players.push_back(another_player(settings.players));
    for (std::size_t k = 1; k < settings.players.size(); ++k)
        settings.players[k].name = tr("Target {n}", {{"n", static_cast<int>(k)}});
    for (const Rule off : {Rule::turn_mode, Rule::armory, Rule::planets, Rule::cut_advance,
                           Rule::changing_wind, Rule::water_damage, Rule::hostile_sky, Rule::sudden_death,
                           Rule::crates, Rule::direct_hit, Rule::talk, Rule::fall_damage})
        settings.set(off, 0);
    settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
    settings.set(Rule::living_land, static_cast<double>(LivingLand::scenery));
    settings.set(Rule::rounds, 1);
    settings.set(Rule::health, kDrillHealth);
    settings.set(Rule::stock, 1);
    return settings;
}

/// Everybody has these weapons without end, and some of one item; without weapons, all that there are.
std::shared_ptr<const Arsenal> supplied(Arsenal arsenal, std::span<const std::string_view> weapons,
                                        std::string_view item) {
    const bool all = weapons.empty();
    for (Weapon& weapon : arsenal.weapons) {
        weapon.unlimited = all || std::ranges::count(weapons, weapon.id) > 0;
        if (!weapon.unlimited) weapon.bundle = 0;
    }
    for (Weapon& each : arsenal.items) each.bundle = each.id == item ? kDrillSupply : 0;
    return std::make_shared<const Arsenal>(std::move(arsenal));
}

/// The first lot from its own on that draws the wind to the right side.
std::unique_ptr<Match> match_on(DrillGround ground, std::size_t targets,
                                const std::shared_ptr<const Arsenal>& arsenal) {
    for (;; ++ground.lot) {
        auto match = std::make_unique<Match>(settings_of(ground, targets), arsenal);
        if (match->battle().state().air.wind == ground.wind) return match;
    }
}

/// Lowers the barrel, as the lesson's name says, toward where it points already.
void begin_flat(Match& match, PlayerId player) {
    const Tank& tank = match.state().tank(player);
    const bool left = tank.angle > kHalfTurn / 2;
    (void)match.apply(Aim{player, left ? kHalfTurn - kFlat : kFlat, tank.power});
}

}  // namespace

const DrillKind& kind_of(Drill drill) { return kKinds[at(drill)]; }

std::unique_ptr<Match> drill_match(Drill drill) {
    const DrillGround& ground = kGrounds[at(drill)];
    const auto targets = static_cast<std::size_t>(std::max(1, kind_of(drill).asks.targets));
    auto match = match_on(ground, targets, supplied(built_in_arsenal(), ground.weapons, ground.item));
    const PlayerId player = match->player();
    (void)match->apply(Choose{player, match->arsenal().find(ground.weapons.front())});
    if (drill == Drill::flat) begin_flat(*match, player);
    return match;
}

std::unique_ptr<Match> range_match(int wind, const Arsenal& arsenal) {
    const DrillGround ground = {"hill", kRolling, 11, 1, wind, {}};
    auto match = match_on(ground, kRangeTargets, supplied(arsenal, {}, {}));
    (void)match->apply(short_aim(*match, match->player()));
    return match;
}

}  // namespace terramorph

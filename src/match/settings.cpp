#include "match/settings.h"

#include <algorithm>
#include <cmath>

#include "base/text.h"

namespace terramorph {

namespace {

constexpr std::string_view kOffOn[] = {"off", "on"};
constexpr std::string_view kWallNames[] = {"none",   "wrap",     "padded", "rubber",
                                           "spring", "concrete", "random", "erratic"};
constexpr std::string_view kPlanetRuleNames[] = {"fixed", "random", "galaxy"};
constexpr std::string_view kLooseEarthNames[] = {"hangs", "pours", "breaks"};
constexpr std::string_view kSkyNames[] = {"calm", "meteors", "lightning", "both"};

constexpr Parameter kRuleList[] = {
    {"rounds", "Rounds", "", 1, 1000, 5, "how many rounds a match has", true},
    {"planets", "Planet of the round", "", 0, 2, 0,
     "the one that is chosen, any of them each round, or a journey through a galaxy of worlds", true,
     kPlanetRuleNames},
    {"march",
     "March",
     "rows",
     0,
     2048,
     0,
     "how far the cut moves on through the map each round; there and back where the map ends",
     true,
     {},
     "a fresh map"},
    {"gravityPercent", "Gravity", "%", 20, 300, 100, "of the planet's own", true},
    {"windPercent", "Wind", "%", 0, 200, 100, "of the planet's own; no wind is stronger than 40 columns/s2",
     true},
    {"changingWind", "Changing wind", "", 0, 1, 1, "the wind shifts a little every turn", true, kOffOn},
    {"windGrowth",
     "Wind by height",
     "%",
     0,
     20,
     0,
     "how much stronger the wind is for each 100 columns higher up",
     true,
     {},
     "even"},
    {"viscosity",
     "Thick air",
     "",
     0,
     Air::kMostViscosity,
     0,
     "how soon shells lose their speed in the air",
     true,
     {},
     "none"},
    {"waterDamage", "Water hurts", "", 0, 50, 5, "what a tank under water loses at the end of each turn",
     true},
    {"walls", "Walls", "", 0, 7, 0, "what the sides of the level do to a shell", true, kWallNames},
    {"ceiling", "Ceiling", "", 0, 1, 0, "the level is closed above as well, where its walls are", true,
     kOffOn},
    {"hostileSky", "Hostile sky", "", 0, 3, 0, "what may come down between turns", true, kSkyNames},
    {"suddenDeath",
     "Sudden death",
     "turns",
     0,
     100,
     12,
     "so many turns in which nobody is hurt, and a storm begins to rise",
     true,
     {},
     "never"},
    {"crates", "Crates", "%", 0, 100, 10, "how often a turn brings a crate with a gift", true},
    {"looseEarth", "Loose earth", "", 0, 2, 2, "what earth does when nothing holds it up", true,
     kLooseEarthNames},
    {"suspendChance", "Earth that hangs", "%", 0, 100, 0,
     "how much loose earth hangs in the air all the same", true},
    {"wreckage", "Wreckage", "", 0, 1, 1, "what is left of a destroyed tank lies about", true, kOffOn},
    {"directHit", "Direct hits kill", "", 0, 1, 1, "a shell that hits a tank itself destroys it", true,
     kOffOn},
    {"fallDamage", "Falls hurt", "", 0, 1, 1, "a tank that falls far is damaged", true, kOffOn},
    {"parachuteThreshold", "Parachutes open from", "health", 0, 100, 5,
     "a parachute opens where the fall would cost more than this", true},
    {"health", "Health", "", 10, 1000, 100, "of a tank at the beginning of a round", true},
    {"fuel", "Fuel", "columns", 0, 10000, 100, "how far a tank can drive in a round, without cans of its own",
     true},
    {"stock", "Bundles", "", 0, 20, 1, "how many bundles of each weapon everybody gets in a round", true},
};

constexpr std::string_view kNames[kMostPlayers] = {"Otto", "Mira", "Juno",  "Pascal", "Wanda",
                                                   "Nils", "Hedi", "Bruno", "Tilda",  "Ymir"};

bool is_taken(const std::vector<Player>& players, std::string_view name) {
    return std::any_of(players.begin(), players.end(),
                       [&](const Player& player) { return player.name == name; });
}

/// Where pull is as on the planet that all distances are made for, in columns per second squared.
constexpr double kFullGravity = 200;

int rounded(double number) { return static_cast<int>(std::floor(number + 0.5)); }

}  // namespace

const std::span<const Parameter> kRules = kRuleList;

const Parameter kMatchSeed = {"seed", "Seed", "", 0, 4294967295.0, 1, "the number that all chance grows from",
                              true};
const Parameter kPlayerColor = {"color", "Colour", "", 0, kMostPlayers - 1, 0, "the player's colour", true};
const Parameter kPlayerEmblem = {"emblem", "Emblem", "", 0, kMostPlayers - 1, 0, "the player's emblem", true};

MatchSettings standard_settings(const Planets& planets) {
    MatchSettings settings;
    if (const Planet* known = find_planet(planets, settings.level.planet.name))
        settings.level.planet = *known;
    settings.level.terrain = standard_terrain(*find_generator("circle-hill"));
    for (int k = 0; k < kFewestPlayers; ++k) settings.players.push_back(another_player(settings.players));
    return settings;
}

Player another_player(const std::vector<Player>& players) {
    const auto is_free = [&](int number, int Player::*what) {
        return std::none_of(players.begin(), players.end(),
                            [&](const Player& player) { return player.*what == number; });
    };
    Player player;
    for (int k = kMostPlayers - 1; k >= 0; --k) {
        if (is_free(k, &Player::color)) player.color = k;
        if (is_free(k, &Player::emblem)) player.emblem = k;
        if (!is_taken(players, kNames[k])) player.name = kNames[k];
    }
    return player;
}

BattleRules battle_rules(const MatchSettings& settings, const LevelSettings& level) {
    const Planet& planet = level.planet;
    const double pull = planet.value(PlanetValue::gravity) / kStandardGravity;
    BattleRules rules;
    rules.gravity = std::max(1, rounded(kFullGravity * pull * settings.rule(Rule::gravity) / 100));
    const auto wind = [&](PlanetValue which) {
        const bool air = planet.value(PlanetValue::air) > 0;
        const double share = air ? settings.rule(Rule::wind) / 100 : 0;
        return std::min(kStrongestWind, rounded(planet.value(which) * share));
    };
    rules.least_wind = wind(PlanetValue::least_wind);
    rules.most_wind = wind(PlanetValue::most_wind);
    const auto number = [&](Rule rule) { return static_cast<int>(settings.rule(rule)); };
    rules.changing_wind = number(Rule::changing_wind) != 0;
    rules.wind_growth = number(Rule::wind_growth);
    rules.viscosity = planet.value(PlanetValue::air) > 0 ? number(Rule::viscosity) : 0;
    rules.water_damage = number(Rule::water_damage);
    rules.walls = static_cast<Walls>(number(Rule::walls));
    rules.ceiling = number(Rule::ceiling) != 0;
    rules.sky = static_cast<HostileSky>(number(Rule::hostile_sky));
    rules.sudden_death = number(Rule::sudden_death);
    rules.crates = number(Rule::crates);
    rules.loose_earth = static_cast<LooseEarth>(number(Rule::loose_earth));
    rules.suspend_chance = number(Rule::suspend_chance);
    rules.wreckage = number(Rule::wreckage) != 0;
    rules.direct_hit_kills = number(Rule::direct_hit) != 0;
    rules.fall_damage = number(Rule::fall_damage) != 0;
    rules.parachute_threshold = number(Rule::parachutes);
    rules.health = number(Rule::health);
    rules.fuel = number(Rule::fuel);
    return rules;
}

Refusal refuses(const MatchSettings& settings) {
    const auto count = settings.players.size();
    if (count < kFewestPlayers || count > kMostPlayers)
        return Error{text("a match has ", kFewestPlayers, " to ", kMostPlayers, " players, not ", count)};
    for (const Player& player : settings.players) {
        if (trimmed(player.name).empty()) return Error{"a player has no name"};
        if (cleaned(player.name, kLongestName) != player.name)
            return Error{text("the name \"", cleaned(player.name, kLongestName), "\" must be at most ",
                              kLongestName, " plain letters")};
        const auto same = std::count_if(settings.players.begin(), settings.players.end(),
                                        [&](const Player& other) { return other.name == player.name; });
        if (same > 1) return Error{text("two players are called ", player.name)};
        if (auto refusal = refuses(kPlayerColor, player.color)) return refusal;
        if (auto refusal = refuses(kPlayerEmblem, player.emblem)) return refusal;
    }
    if (auto refusal = refuses(kRules, settings.rules)) return refusal;
    if (auto refusal = refuses(kDrakeFactors, settings.galaxy)) return refusal;
    return refuses(settings.level);
}

}  // namespace terramorph

#include "match/settings/settings.h"

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

constexpr std::string_view kTurnModeNames[] = {"sequential", "simultaneous"};
constexpr std::string_view kTurnOrderNames[] = {"random", "losers-first", "winners-first", "round-robin"};
constexpr std::string_view kTalkNames[] = {"off", "computers", "all"};
constexpr std::string_view kScoringNames[] = {"standard", "basic", "greedy"};

constexpr Parameter kRuleList[] = {
    {"rounds", "Rounds", "", 1, 1000, 5, "how many rounds a match has", true},
    {"turnMode", "Turns", "", 0, 1, 0, "one fires after the other, or all aim in secret and fire at once",
     true, kTurnModeNames},
    {"turnOrder", "Turn order", "", 0, 3, 0, "who plays first in a round", true, kTurnOrderNames},
    {"turnTimer",
     "Turn timer",
     "s",
     0,
     300,
     0,
     "how long a person may aim; then the shot is fired as it is aimed",
     true,
     {},
     "off"},
    {"talk", "Talking tanks", "", 0, 2, 1, "who says something now and then", true, kTalkNames},
    {"armory", "Armory", "", 0, 1, 1, "weapons and items are bought before every round", true, kOffOn},
    {"startCash", "Cash at the start", "$", 0, 1000000, 10000, "what everybody begins with", true},
    {"interest", "Interest", "%", 0, 30, 5, "what saved money earns each round", true},
    {"payDamage", "Pay for damage", "$", 0, 1000, 50, "for each point of health taken from an enemy", true},
    {"payKill", "Pay for a kill", "$", 0, 100000, 5000, "for each enemy destroyed", true},
    {"paySurvival", "Pay for survival", "$", 0, 100000, 4000, "for everybody who outlives the round", true},
    {"fine", "Fine", "$", 0, 100000, 3000,
     "for destroying oneself or an ally; nobody owes more than there is", true},
    {"sellBack", "Sell back", "%", 0, 100, 80, "of its price, that the armory pays for what is sold", true},
    {"freeMarket", "Free market", "", 0, 1, 0, "what is much bought gets dearer, what nobody wants cheaper",
     true, kOffOn},
    {"sellBackFree", "Sell back, free market", "%", 0, 100, 65, "the same, where the market is free", true},
    {"demandMemory", "Memory of the market", "%", 0, 95, 70,
     "how much of each good's demand lasts from round to round", true},
    {"priceSwing", "Swing of prices", "times", 1, 10, 10,
     "how many times dearer or cheaper than at first a good can get", true},
    {"firstArms", "Arms level, first round", "", 0, 6, 1, "up to which level there is anything to be had",
     true},
    {"lastArms", "Arms level, last round", "", 0, 6, 6, "it rises or falls to this, round by round", true},
    {"computersBuy", "Computers buy", "", 0, 1, 1, "computers go to the armory too", true, kOffOn},
    {"scoring", "Scoring", "", 0, 2, 0,
     "damage, kills and survival; only kills and survival; or what somebody owns", true, kScoringNames},
    {"planets", "Planet of the round", "", 0, 2, 0,
     "the one that is chosen, any of them each round, or a journey through a galaxy of worlds", true,
     kPlanetRuleNames},
    {"march",
     "March of the cut",
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
    {"stock", "Free bundles", "", 0, 20, 0, "how many bundles of everything each round begins with at least",
     true},
};

constexpr std::string_view kNames[kMostPlayers] = {"Otto", "Mira", "Juno",  "Pascal", "Wanda",
                                                   "Nils", "Hedi", "Bruno", "Tilda",  "Ymir"};

bool is_taken(const std::vector<Player>& players, std::string_view name) {
    return std::any_of(players.begin(), players.end(),
                       [&](const Player& player) { return player.name == name; });
}

/// No price is further from its own than the widest swing allows, and histories are not endless.
Refusal validate_prices(const Prices& prices) {
    for (const auto& [id, history] : prices) {
        const bool fits = history.demand >= 0 && history.demand <= kHighestDemand &&
                          history.factors.size() <= kLongestPriceHistory &&
                          std::all_of(history.factors.begin(), history.factors.end(), [](int factor) {
                              return factor >= kLowestFactor && factor <= kHighestFactor;
                          });
        if (!fits)
            return error("the prices of {good} are none that the market makes",
                         {{"good", sanitized(id, 40)}});
    }
    return std::nullopt;
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
const Parameter kPlayerTeam = {
    "team", "Team", "", 0, kMostTeams, 0, "players of one team win and lose together", true, {}, "none"};
const Parameter kPlayerShape = {
    "shape", "Tank", "", 0, kTankShapeNames.size() - 1, 0, "what the tank looks like", true, kTankShapeNames};

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

Refusal validate(const MatchSettings& settings) {
    const auto count = settings.players.size();
    if (count < kFewestPlayers || count > kMostPlayers)
        return error("a match has {least} to {most} players, not {count}",
                     {{"least", kFewestPlayers}, {"most", kMostPlayers}, {"count", count}});
    for (const Player& player : settings.players) {
        if (trimmed(player.name).empty()) return error("a player has no name");
        if (sanitized(player.name, kLongestName) != player.name)
            return error("the name \"{name}\" must be at most {most} plain letters",
                         {{"name", sanitized(player.name, kLongestName)}, {"most", kLongestName}});
        const auto same = std::count_if(settings.players.begin(), settings.players.end(),
                                        [&](const Player& other) { return other.name == player.name; });
        if (same > 1) return error("two players are called {name}", {{"name", player.name}});
        if (auto refusal = validate(kPlayerColor, player.color)) return refusal;
        if (auto refusal = validate(kPlayerEmblem, player.emblem)) return refusal;
        if (auto refusal = validate(kPlayerTeam, player.team)) return refusal;
    }
    const int team = settings.players.front().team;
    if (team != 0 && std::all_of(settings.players.begin(), settings.players.end(),
                                 [&](const Player& player) { return player.team == team; }))
        return error("all players are in one team: nobody is left to fight");
    if (auto refusal = validate_prices(settings.prices)) return refusal;
    if (auto refusal = validate(kRules, settings.rules)) return refusal;
    if (auto refusal = validate(kDrakeFactors, settings.galaxy)) return refusal;
    return validate(settings.level);
}

}  // namespace terramorph

#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/parameter.h"
#include "battle/battle.h"
#include "match/galaxy/galaxy.h"
#include "terrain/level.h"

namespace terramorph {

constexpr int kFewestPlayers = 2;
constexpr int kMostPlayers = 10;
constexpr int kLongestName = 16;  ///< letters

/// Who plays: a person, or a computer of one of the temperaments, the weakest first.
enum class Mind { person, moron, shooter, tosser, poolshark, chooser, spoiler, cyborg, unknown };
constexpr std::array<std::string_view, 9> kMindNames = {
    "person", "moron", "shooter", "tosser", "poolshark", "chooser", "spoiler", "cyborg", "unknown"};
constexpr std::array<std::string_view, 9> kMindLabels = {
    "Person", "Moron", "Shooter", "Tosser", "Poolshark", "Chooser", "Spoiler", "Cyborg", "Unknown"};

constexpr int kMostTeams = 5;
/// What a tank looks like: nothing but its picture hangs on it.
enum class TankShape { classic, dome, wedge, tower, bunker };
constexpr std::array<std::string_view, 5> kTankShapeNames = {"classic", "dome", "wedge", "tower", "bunker"};

struct Player {
    std::string name;
    int color = 0;  ///< 0 .. kMostPlayers - 1; each has its own emblem too
    int emblem = 0;
    Mind mind = Mind::person;
    int team = 0;  ///< 0: none; players of one team win and lose together
    TankShape shape = TankShape::classic;

    friend bool operator==(const Player&, const Player&) = default;
};

/// The rules of a match, each declared once: what `Rule` numbers, `kRules` describes.
enum class Rule {
    rounds,
    turn_mode,
    turn_order,
    turn_timer,
    talk,
    armory,
    start_cash,
    interest,
    pay_damage,
    pay_kill,
    pay_survival,
    fine,
    sell_back,
    free_market,
    sell_back_free,
    demand_memory,
    price_swing,
    first_arms,
    last_arms,
    computers_buy,
    scoring,
    planets,
    cut_advance,
    gravity,
    wind,
    changing_wind,
    wind_growth,
    viscosity,
    water_damage,
    walls,
    ceiling,
    hostile_sky,
    sudden_death,
    crates,
    loose_earth,
    suspend_chance,
    wreckage,
    direct_hit,
    fall_damage,
    parachutes,
    health,
    fuel,
    stock,
};
extern const std::span<const Parameter> kRules;

extern const Parameter kMatchSeed;     ///< "seed" 0 .. 4294967295
extern const Parameter kPlayerColor;   ///< "color" of a player, 0 .. kMostPlayers - 1
extern const Parameter kPlayerEmblem;  ///< "emblem" of a player, 0 .. kMostPlayers - 1
extern const Parameter kPlayerTeam;    ///< "team" of a player, 0 .. kMostTeams
extern const Parameter kPlayerShape;   ///< "shape" of a player, by name

/// Where the rounds are fought.
enum class PlanetRule { fixed, random, galaxy };
/// Whether tanks fire one after the other, or all aim in secret and fire at once.
enum class TurnMode { sequential, simultaneous };
/// Who plays first in a round.
enum class TurnOrder { random, losers_first, winners_first, round_robin };
/// Who says something now and then.
enum class Talk { nobody, computers, all };
/// What counts: everything, only kills and rounds outlived, or what somebody owns.
enum class Scoring { standard, basic, greedy };

/// What a good has cost at the free market, in thousandths of its own price, the newest last, and how sought
/// it is, in thousandths of a bundle for each player and round.
struct PriceHistory {
    int demand = 0;
    std::vector<int> factors;

    friend bool operator==(const PriceHistory&, const PriceHistory&) = default;
};
constexpr int kOwnPrice = 1000;
constexpr int kLowestFactor = 100, kHighestFactor = 10000;
constexpr int kHighestDemand = 1000000;
constexpr std::size_t kLongestPriceHistory = 40;
/// By the good's id. What is not in it costs its own price.
using Prices = std::map<std::string, PriceHistory, std::less<>>;

/// Everything chosen before the first shot. A recording begins with it.
struct MatchSettings {
    std::vector<Player> players;
    Values rules = default_values(kRules);
    Values galaxy = default_values(kDrakeFactors);
    Prices prices;           ///< at the free market, as earlier matches left them
    LevelSettings level;     ///< of the first round; later rounds draw other seeds
    std::uint32_t seed = 1;  ///< of all chance in the match

    double rule(Rule which) const { return rules[static_cast<std::size_t>(which)]; }
    void set(Rule which, double value) { rules[static_cast<std::size_t>(which)] = value; }
    int rounds() const { return static_cast<int>(rule(Rule::rounds)); }
    TurnMode turn_mode() const { return static_cast<TurnMode>(rule(Rule::turn_mode)); }
    Scoring scoring() const { return static_cast<Scoring>(rule(Rule::scoring)); }
    bool has_armory() const { return rule(Rule::armory) != 0; }
    PlanetRule planets() const { return static_cast<PlanetRule>(rule(Rule::planets)); }

    friend bool operator==(const MatchSettings&, const MatchSettings&) = default;
};

/// Two people on rolling hills at dusk: what a first start plays.
MatchSettings standard_settings(const Planets& planets = built_in_planets());
/// A player nobody else in the list is like: the next free name, colour and emblem.
Player another_player(const std::vector<Player>& players);

/// The rules of a round on this level: its planet's gravity and wind, at the percentages that are set.
BattleRules battle_rules(const MatchSettings& settings, const LevelSettings& level);

Refusal validate(const MatchSettings& settings);

/// Settings as lines "key = value" in TOML, and back. What is missing keeps its standard value; what is wrong
/// is an error that names line, key, value and what is allowed. A planet has its colours from the one of
/// `planets` that it looks like.
std::string settings_text(const MatchSettings& settings);
Result<MatchSettings> parse_settings(std::string_view toml, const std::string& file_name,
                                     const Planets& planets = built_in_planets());

}  // namespace terramorph

#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/parameter.h"
#include "battle/battle.h"
#include "match/galaxy.h"
#include "terrain/level.h"

namespace terramorph {

constexpr int kFewestPlayers = 2;
constexpr int kMostPlayers = 10;
constexpr int kLongestName = 16;  ///< letters

/// Who plays: 0 is a person, the others are the computers' temperaments in the order of `ai`.
enum class Mind { person, moron, spoiler };
constexpr std::array<std::string_view, 3> kMindNames = {"person", "moron", "spoiler"};
constexpr std::array<std::string_view, 3> kMindLabels = {"Person", "Moron", "Spoiler"};

struct Player {
    std::string name;
    int color = 0;  ///< 0 .. kMostPlayers - 1; each has its own emblem too
    int emblem = 0;
    Mind mind = Mind::person;

    friend bool operator==(const Player&, const Player&) = default;
};

/// The rules of a match, each declared once: what `Rule` numbers, `kRules` describes.
enum class Rule {
    rounds,
    planets,
    march,
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

/// Where the rounds are fought.
enum class PlanetRule { fixed, random, galaxy };

/// Everything chosen before the first shot. A recording begins with it.
struct MatchSettings {
    std::vector<Player> players;
    Values rules = standard_values(kRules);
    Values galaxy = standard_values(kDrakeFactors);
    LevelSettings level;     ///< of the first round; later rounds draw other seeds
    std::uint32_t seed = 1;  ///< of all chance in the match

    double rule(Rule which) const { return rules[static_cast<std::size_t>(which)]; }
    void set(Rule which, double value) { rules[static_cast<std::size_t>(which)] = value; }
    int rounds() const { return static_cast<int>(rule(Rule::rounds)); }
    PlanetRule planets() const { return static_cast<PlanetRule>(rule(Rule::planets)); }

    friend bool operator==(const MatchSettings&, const MatchSettings&) = default;
};

/// Two people on rolling hills at dusk: what a first start plays.
MatchSettings standard_settings(const Planets& planets = built_in_planets());
/// A player nobody else in the list is like: the next free name, colour and emblem.
Player another_player(const std::vector<Player>& players);

/// The rules of a round on this level: its planet's gravity and wind, at the percentages that are set.
BattleRules battle_rules(const MatchSettings& settings, const LevelSettings& level);

Refusal refuses(const MatchSettings& settings);

/// Settings as lines "key = value" in TOML, and back. What is missing keeps its standard value; what is wrong
/// is an error that names line, key, value and what is allowed. A planet has its colours from the one of
/// `planets` that it looks like.
std::string settings_text(const MatchSettings& settings);
Result<MatchSettings> parse_settings(std::string_view toml, const std::string& file_name,
                                     const Planets& planets = built_in_planets());

}  // namespace terramorph

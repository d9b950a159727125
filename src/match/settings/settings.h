#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/index.h"
#include "base/parameter.h"
#include "match/galaxy/galaxy.h"
#include "match/settings/player.h"
#include "match/settings/rules.h"
#include "terrain/level.h"

namespace terramorph {

extern const Parameter kMatchSeed;  ///< "seed" 0 .. 4294967295

/// A good's prices in a free market, in thousandths of its normal price, the newest last; and the demand for
/// it, in thousandths of a bundle per player and round.
struct PriceHistory {
    int demand = 0;
    std::vector<int> factors;

    friend bool operator==(const PriceHistory&, const PriceHistory&) = default;
};
constexpr int kOwnPrice = 1000;
constexpr int kMinFactor = 100, kMaxFactor = 10000;
constexpr int kMaxDemand = 1000000;
constexpr std::size_t kMaxPriceHistory = 40;
/// By the good's id. Goods that aren't listed have their normal price.
using Prices = std::map<std::string, PriceHistory, std::less<>>;

/// Everything chosen before the first shot. A recording begins with it.
struct MatchSettings {
    std::vector<Player> players;
    Values rules = default_values(kRules);
    Values galaxy = default_values(kDrakeFactors);
    Prices prices;           ///< in a free market, from earlier matches
    LevelSettings level;     ///< of the first round; later rounds draw other seeds
    std::uint32_t seed = 1;  ///< of all random numbers in the match

    double rule(Rule which) const { return rules[at(which)]; }
    void set(Rule which, double value) { rules[at(which)] = value; }
    int rounds() const { return static_cast<int>(rule(Rule::rounds)); }
    TurnMode turn_mode() const { return static_cast<TurnMode>(rule(Rule::turn_mode)); }
    TurnOrder turn_order() const { return static_cast<TurnOrder>(rule(Rule::turn_order)); }
    Scoring scoring() const { return static_cast<Scoring>(rule(Rule::scoring)); }
    bool has_armory() const { return rule(Rule::armory) != 0; }
    PlanetRule planets() const { return static_cast<PlanetRule>(rule(Rule::planets)); }

    friend bool operator==(const MatchSettings&, const MatchSettings&) = default;
};

/// The settings of a first start: two people on rolling hills at dusk.
MatchSettings default_settings(const Planets& planets = built_in_planets());

/// The rules of a round on this level: its planet's gravity and wind, scaled by the rules' percentages.
inline BattleRules battle_rules(const MatchSettings& settings, const LevelSettings& level) {
    return battle_rules(settings.rules, level.planet);
}

Refusal validate(const MatchSettings& settings);

/// Settings as lines "key = value" in TOML, and back. A missing key keeps its default; errors name the line,
/// key, value and what's allowed. A planet takes its colours from the planet in `planets` named by its look.
/// Any id is accepted as a temperament, because only `ai` knows which there are.
std::string settings_text(const MatchSettings& settings);
Result<MatchSettings> parse_settings(std::string_view toml, const std::string& file_name,
                                     const Planets& planets = built_in_planets());
/// The same with other values for missing keys.
Result<MatchSettings> parse_settings(std::string_view toml, const std::string& file_name,
                                     const Planets& planets, MatchSettings missing);

}  // namespace terramorph

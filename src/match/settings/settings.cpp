#include "match/settings/settings.h"

#include <algorithm>

#include "base/text.h"

namespace terramorph {

namespace {

/// Prices stay within the widest swing, and histories are bounded.
Refusal validate_prices(const Prices& prices) {
    for (const auto& [id, history] : prices) {
        const bool fits = history.demand >= 0 && history.demand <= kMaxDemand &&
                          history.factors.size() <= kMaxPriceHistory &&
                          std::all_of(history.factors.begin(), history.factors.end(), [](int factor) {
                              return factor >= kMinFactor && factor <= kMaxFactor;
                          });
        if (!fits)
            return error("the market can't produce these prices of {good}", {{"good", sanitized(id, 40)}});
    }
    return std::nullopt;
}

}  // namespace

const Parameter kMatchSeed = {
    "seed", "Seed", "", 0, 4294967295.0, 1, "the number that all randomness starts from", true};
MatchSettings default_settings(const Planets& planets) {
    MatchSettings settings;
    if (const Planet* known = find_planet(planets, settings.level.planet.name))
        settings.level.planet = *known;
    settings.level.terrain = default_terrain(*find_generator("circle-hill"));
    for (int k = 0; k < kMinPlayers; ++k) settings.players.push_back(another_player(settings.players));
    return settings;
}

Refusal validate(const MatchSettings& settings) {
    if (auto refusal = validate(settings.players)) return refusal;
    if (auto refusal = validate_prices(settings.prices)) return refusal;
    if (auto refusal = validate(kRules, settings.rules)) return refusal;
    if (auto refusal = validate(kDrakeFactors, settings.galaxy)) return refusal;
    return validate(settings.level);
}

}  // namespace terramorph

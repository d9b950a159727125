#include "lab/simulation.h"

#include <algorithm>

#include "ai/computer_player.h"
#include "base/text.h"

namespace terramorph {

namespace {

Result<Mind> mind_of(std::string_view name) {
    const auto found = std::find(kMindNames.begin() + 1, kMindNames.end(), name);
    if (found == kMindNames.end())
        return Error{text("--minds: \"", cleaned(name, 40), "\" is not known: allowed are ",
                          joined({kMindNames.begin() + 1, kMindNames.end()}, ", "))};
    return static_cast<Mind>(found - kMindNames.begin());
}

/// The rule's value from what was written behind an option; the error names both.
Result<double> rule_of(std::string_view option, Rule rule, std::string_view written) {
    const auto value = parse_value(kRules[static_cast<std::size_t>(rule)], written);
    return value ? value : Error{text(option, ": ", value.error().text)};
}

}  // namespace

Result<MatchSettings> settings_of(const Simulation& simulation) {
    MatchSettings settings = standard_settings();
    const Generator* generator = find_generator(simulation.generator);
    if (!generator)
        return Error{text("--generator: \"", cleaned(simulation.generator, 40), "\" is not known")};
    const Planet* planet = find_planet(built_in_planets(), simulation.planet);
    if (!planet) return Error{text("--planet: \"", cleaned(simulation.planet, 40), "\" is not known")};
    const auto planets = rule_of("--planets", Rule::planets, simulation.planets);
    if (!planets) return planets.error();
    if (simulation.players < kFewestPlayers || simulation.players > kMostPlayers)
        return Error{text("--players cannot be ", simulation.players, ": allowed is ", kFewestPlayers, " to ",
                          kMostPlayers)};
    if (!(simulation.seed >= 0 && simulation.seed <= 4294967295.0))
        return Error{text("--seed cannot be ", simulation.seed, ": allowed is 0 to 4294967295")};
    settings.level.terrain = standard_terrain(*generator);
    settings.level.terrain.width = simulation.width;
    settings.level.terrain.depth = fitting_depth(simulation.width);
    settings.level.terrain.seed = settings.seed = static_cast<std::uint32_t>(simulation.seed);
    settings.level.planet = *planet;
    settings.set(Rule::rounds, simulation.rounds);
    settings.set(Rule::planets, *planets);
    settings.set(Rule::march, simulation.march);
    settings.players.clear();
    const auto minds = split(simulation.minds, ',');
    for (int k = 0; k < simulation.players; ++k) {
        settings.players.push_back(another_player(settings.players));
        const auto mind = mind_of(minds[static_cast<std::size_t>(k) % minds.size()]);
        if (!mind) return mind.error();
        settings.players.back().mind = *mind;
    }
    if (auto refusal = refuses(settings)) return *refusal;
    return settings;
}

Played play_computers(const MatchSettings& settings) {
    Played played;
    played.match = std::make_unique<Match>(settings, std::make_shared<Arsenal>(built_in_arsenal()));
    Match& match = *played.match;
    Minds minds;
    while (match.phase() != Phase::match_over) {
        minds.think(match);
        for (; match.phase() == Phase::flying; ++played.ticks) match.step();
        match.take_events();
    }
    return played;
}

}  // namespace terramorph

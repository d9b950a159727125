#include "lab/simulation.h"

#include <algorithm>

#include "ai/computer_player.h"
#include "ai/temperament.h"
#include "base/index.h"
#include "base/text.h"
#include "lab/limits.h"
#include "lab/parallel_for.h"
#include "match/galaxy/fresh_map.h"
#include "match/galaxy/galaxy.h"

namespace terramorph {

namespace {

Result<PlayerKind> temperament_of(std::string_view id) {
    const auto all = player_kinds().subspan(1);
    const auto found = std::ranges::find(all, id, &PlayerKind::temperament);
    if (found != all.end()) return *found;
    std::vector<std::string> known;
    for (const PlayerKind& kind : all) known.push_back(kind.id());
    return error(
        concat("--computers: \"", sanitized(id, 40), "\" is unknown; use one of ", joined(known, ", ")));
}

Error unknown(std::string_view option, std::string_view name) {
    return error("{option}: \"{name}\" is unknown", {{"option", option}, {"name", sanitized(name, 40)}});
}

Refusal add_players(MatchSettings& settings, const Simulation& simulation) {
    settings.players.clear();
    const auto computers = split(simulation.computers, ',');
    const auto teams = split(simulation.teams, ',');
    for (std::size_t k = 0; k < static_cast<std::size_t>(simulation.players); ++k) {
        Player player = another_player(settings.players);
        const auto kind = temperament_of(computers[k % computers.size()]);
        if (!kind) return kind.error();
        const auto team = parse_value(kPlayerTeam, teams[k % teams.size()]);
        if (!team) return error("--teams: {problem}", {{"problem", team.error().message}});
        player.kind = *kind;
        player.team = static_cast<int>(*team);
        settings.players.push_back(player);
    }
    return std::nullopt;
}

}  // namespace

MapSettings sample_terrain(std::uint32_t seed, std::uint32_t stream, int number) {
    constexpr int kWidth = 2048;
    const auto all = generators();
    MapSettings terrain = default_terrain(*all[at(number) % all.size()]);
    terrain.width = kWidth;
    terrain.depth = fitting_depth(kWidth);
    terrain.seed = next_seed(hash_bits(seed, stream, number, 1));
    return terrain;
}

void draw_good_map(MatchSettings& settings) {
    settings.level = on_good_map(settings, settings.level, battle_seed_of(settings, 0));
}

Refusal set_rule(MatchSettings& settings, const std::string& setting) {
    const auto equals = setting.find('=');
    const int rule = index_of(kRules, setting.substr(0, equals)),
              factor = index_of(kDrakeFactors, setting.substr(0, equals));
    if (equals == std::string::npos || (rule < 0 && factor < 0)) {
        std::vector<std::string> names;
        for (const Parameter& known : kRules) names.emplace_back(known.name);
        for (const Parameter& known : kDrakeFactors) names.emplace_back(known.name);
        return error("--rule {setting}; allowed: NAME=VALUE for {names}",
                     {{"setting", sanitized(setting, 60)}, {"names", joined(names, ", ")}});
    }
    const Parameter& set = rule < 0 ? kDrakeFactors[at(factor)] : kRules[at(rule)];
    const auto value = parse_value(set, setting.substr(equals + 1));
    if (!value) return error("--rule: {problem}", {{"problem", value.error().message}});
    (rule < 0 ? settings.galaxy[at(factor)] : settings.rules[at(rule)]) = *value;
    return std::nullopt;
}

Result<MatchSettings> settings_of(const Simulation& simulation) {
    MatchSettings settings = default_settings();
    const Generator* generator = find_generator(simulation.generator);
    if (!generator) return unknown("--generator", simulation.generator);
    const Planet* planet = find_planet(built_in_planets(), simulation.planet);
    if (!planet) return unknown("--planet", simulation.planet);
    if (auto refusal = validate_option("--players", simulation.players, kMinPlayers, kMaxPlayers))
        return *refusal;
    if (!(simulation.seed >= 0 && simulation.seed <= kMatchSeed.maximum))
        return error("--seed can't be {seed}; allowed: {range}",
                     {{"seed", simulation.seed}, {"range", range(kMatchSeed)}});
    settings.level.terrain = default_terrain(*generator);
    settings.level.terrain.width = simulation.width;
    settings.level.terrain.depth = fitting_depth(simulation.width);
    settings.level.terrain.seed = settings.seed = static_cast<std::uint32_t>(simulation.seed);
    settings.level.planet = *planet;
    settings.set(Rule::rounds, simulation.rounds);
    for (const std::string& setting : simulation.rules)
        if (auto refusal = set_rule(settings, setting)) return *refusal;
    if (auto refusal = add_players(settings, simulation)) return *refusal;
    if (auto refusal = validate(settings)) return *refusal;
    return settings;
}

Played play_computers(const MatchSettings& settings, std::shared_ptr<const Arsenal> arsenal) {
    Played played;
    played.match = std::make_unique<Match>(settings, std::move(arsenal));
    Match& match = *played.match;
    ComputerPlayers computers;
    while (match.phase() != Phase::match_over) {
        computers.think(match);
        for (; match.phase() == Phase::flying; ++played.ticks) match.step();
        match.take_events();
    }
    return played;
}

std::vector<Ending> play_matches(const MatchSettings& settings, int matches, int jobs) {
    const auto arsenal = std::make_shared<const Arsenal>(built_in_arsenal());
    std::vector<Ending> endings(static_cast<std::size_t>(matches));
    parallel_for(matches, jobs, [&](int k) {
        MatchSettings own = settings;
        own.seed += static_cast<std::uint32_t>(k);
        own.level.terrain.seed += static_cast<std::uint32_t>(k);
        const auto [match, ticks] = play_computers(own, arsenal);
        endings[k] = {own.seed,
                      match->turn(),
                      ticks,
                      match->hash(),
                      match->scores().ranking().front(),
                      match->scores().match()};
    });
    return endings;
}

}  // namespace terramorph

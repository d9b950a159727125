#include "lab/commands/level_command.h"

#include <iostream>

#include "base/options.h"
#include "lab/commands/fail.h"
#include "lab/good_levels.h"
#include "lab/limits.h"
#include "lab/terrain_words.h"
#include "terrain/code/level_code.h"

namespace terramorph {

namespace {

constexpr std::string_view kAllGenerators = "all";
constexpr Parameter kLevelSeeds = {
    "seeds", "Seeds", "", 0, 1000000, 0, "Number of levels of each generator that are measured", true};
constexpr Parameter kLevelPlayers = {
    "players", "Players", "", 0, kMaxPlayers, 0, "Number of players; 0 is 2, 4 and 8 in turn", true};
constexpr Parameter kLevelJobs = {
    "jobs", "Jobs", "", 0, kMostJobs, 0, "Number of threads; 0 is one for each core", true};

}  // namespace

LevelCommand::LevelCommand(Options& options) {
    Options& level = options.command("level", "Say how good levels are to fight on");
    level.value("--code", code_, "Measure the level with this code");
    level.value("--generator", generator_, concat("One of ", generator_names(), ", or all of them (all)"));
    level.value("--seed", seed_, concat(kMapSeed.help, " Or the first of several (1)"));
    level.value("--seeds", seeds_, concat(kLevelSeeds.help, "; 0 prints a single one in full (0)"));
    level.value("--players", players_, concat(kLevelPlayers.help, " (0)"));
    level.value("--planet", planet_, "Planet of the level, by name");
    level.value("--width", width_, concat(kLevelWidth.help, " ", range_text(kLevelWidth), " (2048)"));
    level.values("--set", sets_, "Set a parameter of the generator, NAME=VALUE");
    level.value("--jobs", jobs_, kLevelJobs.help.data());
    level.flag("--csv", csv_, "Print comma-separated values");
    level_ = &level;
}

/// The settings of the first level of this generator, without players.
Result<MatchSettings> LevelCommand::settings(std::string_view generator) const {
    MatchSettings settings = default_settings();
    LevelSettings& level = settings.level;
    settings.seed = static_cast<std::uint32_t>(seed_);
    if (code_) {
        auto parsed = parse_level_code(*code_);
        if (const auto* mistake = std::get_if<CodeMistake>(&parsed))
            return error("--code {problem}", {{"problem", one_line_text(*code_, *mistake)}});
        level = std::get<LevelSettings>(std::move(parsed));
        return settings;
    }
    const Generator* const known = find_generator(generator);
    if (!known) return unknown("generator", generator, generator_names());
    level.terrain = default_terrain(*known);
    level.terrain.seed = static_cast<std::uint32_t>(seed_);
    level.terrain.width = width_;
    level.terrain.depth = fitting_depth(width_);
    if (planet_)
        if (auto refusal = take_planet(level, *planet_)) return *refusal;
    for (const std::string& setting : sets_)
        if (auto refusal = set_parameter(level.terrain, setting)) return *refusal;
    if (auto refusal = validate(level)) return *refusal;
    return settings;
}

int LevelCommand::run() const {
    if (!level_->given()) return -1;
    const std::pair<const Parameter&, int> numbers[] = {
        {kMapSeed, seed_}, {kLevelSeeds, seeds_}, {kLevelPlayers, players_}, {kLevelJobs, jobs_}};
    for (const auto& [parameter, value] : numbers)
        if (auto refusal = validate(parameter, value)) return fail(refusal->text());
    if (players_ == 1) return fail("players cannot be 1: allowed is 0 or 2 to 10");
    return seeds_ > 0 && !code_ ? print_many() : print_one();
}

/// The numbers of players that levels are measured for.
std::vector<int> LevelCommand::counts() const {
    return players_ > 0 ? std::vector<int>{players_} : std::vector<int>{2, 4, 8};
}

int LevelCommand::print_one() const {
    const bool any = generator_ == kAllGenerators;
    const auto settings = this->settings(any ? generators().front()->name : generator_);
    if (!settings) return fail(settings.error().text());
    const Table table = level_table(*settings, counts());
    std::cout << (csv_ ? table_csv(table) : table_text(table));
    return 0;
}

int LevelCommand::print_many() const {
    std::vector<LevelSample> samples;
    for (const Generator* each : generators()) {
        if (generator_ != kAllGenerators && generator_ != each->name) continue;
        const auto settings = this->settings(each->name);
        if (!settings) return fail(settings.error().text());
        for (const int players : counts())
            samples.push_back(sample_levels(*settings, players, seeds_, jobs_));
    }
    if (samples.empty())
        return fail(unknown("generator", generator_, concat(generator_names(), ", all")).text());
    const Table table = sample_table(samples);
    std::cout << (csv_ ? table_csv(table) : table_text(table));
    return 0;
}

}  // namespace terramorph

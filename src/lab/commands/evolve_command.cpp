#include "lab/commands/evolve_command.h"

#include <iostream>
#include <vector>

#include "base/files/file.h"
#include "base/options.h"
#include "base/random.h"
#include "base/text.h"
#include "lab/commands/fail.h"
#include "lab/limits.h"
#include "lab/parallel_for.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kPeopleStream = 415;
constexpr int kMaxPeoples = 1000, kMaxGenerations = 1000, kMaxTrials = 100000;
constexpr std::string_view kPeoplesHead =
    "# The peoples who live on intelligent worlds and serve a gun: bred by `terramorph-lab evolve --write`.\n"
    "#\n"
    "#   way            the kind of path that they try first: \"any\", \"direct\" or \"lob\"\n"
    "#   bias_angle ... wind_offset   how they err: `src/battle/aiming/aim_bias.h`\n"
    "#   won            % of the duels that they win against all temperaments, as Normal computers\n"
    "#   line           the champion's forebears, a letter and a digit for each generation: which of its\n"
    "#                  individuals, and how many of its duels it won there\n"
    "#\n"
    "# Changing this file changes matches: see \"Versions\" in docs/architecture.md.\n";

}  // namespace

EvolveCommand::EvolveCommand(Options& options) {
    Options& evolve = options.command(
        "evolve", "Breed the natives of intelligent worlds by generations of duels, and print their lines");
    evolve.value("--peoples", peoples_, "Number of peoples");
    evolve.value("--generations", plan_.generations, "Number of generations of each");
    evolve.value("--trials", plan_.trials, "Number of duels by which a champion's strength is measured");
    evolve.value("--seed", seed_, "Random seed");
    evolve.value("--jobs", jobs_, "Number of threads; 0 is one for each core");
    evolve.value("--write", file_, "Write the peoples to this file, in the form of natives.toml");
    evolve_ = &evolve;
}

int EvolveCommand::run() const {
    if (!evolve_->given()) return -1;
    for (const Refusal& refusal : {validate_option("--peoples", peoples_, 1, kMaxPeoples),
                                   validate_option("--generations", plan_.generations, 1, kMaxGenerations),
                                   validate_option("--trials", plan_.trials, 1, kMaxTrials),
                                   validate_option("--seed", seed_, 0, kMatchSeed.maximum),
                                   validate_option("--jobs", jobs_, 0, kMostJobs)})
        if (refusal) return fail(*refusal);
    std::vector<std::string> tables(at(peoples_));
    parallel_for(peoples_, jobs_, [&](int k) {
        BreedingPlan plan = plan_;
        plan.seed = hash_bits(static_cast<std::uint32_t>(seed_), kPeopleStream, k, 0);
        tables[at(k)] = people_toml(champion_of(breed(plan), plan), k);
    });
    std::string file(kPeoplesHead);
    for (const std::string& table : tables) file += table;
    std::cout << file;
    if (file_.empty()) return 0;
    if (const auto refusal = write_file(file_, file)) return fail(*refusal);
    return 0;
}

}  // namespace terramorph

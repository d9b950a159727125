#include "lab/commands/ladder_command.h"

#include <iostream>

#include "base/files/file.h"
#include "base/options.h"
#include "base/text.h"
#include "lab/fail.h"

namespace terramorph {

namespace {

constexpr int kMaxRounds = 1000000;
constexpr int kMaxLadderJobs = 1024;

Refusal validate(std::string_view option, double value, double least, double most) {
    if (value >= least && value <= most) return std::nullopt;
    return error("{option} cannot be {value}: allowed is {low} to {high}",
                 {{"option", option}, {"value", value}, {"low", least}, {"high", most}});
}

}  // namespace

LadderCommand::LadderCommand(Options& options) {
    Options& ladder =
        options.command("ladder", "Let every temperament fight every other and print how strong each one is");
    ladder.value("--rounds", plan_.rounds, "Number of rounds, at least; every pair plays equally many");
    ladder.value("--seed", seed_, "Random seed");
    ladder.value("--jobs", plan_.jobs, "Number of threads; 0 is one for each core");
    ladder.value("--write", file_,
                 "Write the measured strengths to this file, in the form of computer_players.toml");
    ladder_ = &ladder;
}

int LadderCommand::run() const {
    if (!ladder_->given()) return -1;
    if (const auto refusal = validate("--rounds", plan_.rounds, 1, kMaxRounds)) return fail(*refusal);
    if (const auto refusal = validate("--seed", seed_, 0, kMatchSeed.maximum)) return fail(*refusal);
    if (const auto refusal = validate("--jobs", plan_.jobs, 0, kMaxLadderJobs)) return fail(*refusal);
    LadderPlan plan = plan_;
    plan.seed = static_cast<std::uint32_t>(seed_);
    const Ladder ladder = climb(plan);
    std::cout << ladder_text(ladder);
    if (file_.empty()) return 0;
    if (const auto refusal = write_file(file_, ladder_toml(ladder))) return fail(*refusal);
    return 0;
}

}  // namespace terramorph

#include "lab/commands/ladder_command.h"

#include <algorithm>
#include <iostream>
#include <vector>

#include "base/files/file.h"
#include "base/options.h"
#include "base/text.h"
#include "lab/commands/fail.h"
#include "lab/limits.h"
#include "match/settings/settings.h"

namespace terramorph {

namespace {

constexpr int kMaxRounds = 1000000;
constexpr std::string_view kHead =
    "# How strong the computers are, in % of the rounds that they win: written by `terramorph-lab ladder "
    "--write`.\n"
    "# Difficulties play with all temperaments that aim in turn; temperaments play Normal.\n";

/// Whose ladders to measure, by what people write.
struct Who {
    std::string_view name;
    std::vector<Climbers> climbers;
};

const std::vector<Who>& everybody() {
    static const std::vector<Who> all = {{"all", {Climbers::difficulties, Climbers::temperaments}},
                                         {"difficulties", {Climbers::difficulties}},
                                         {"temperaments", {Climbers::temperaments}}};
    return all;
}

std::string names_of_everybody() {
    std::vector<std::string> names;
    for (const Who& who : everybody()) names.emplace_back(who.name);
    return joined(names, ", ");
}

}  // namespace

LadderCommand::LadderCommand(Options& options) {
    Options& ladder =
        options.command("ladder",
                        "Let all temperaments fight each other, and all difficulties, and print "
                        "how strong each one is");
    ladder.argument("who", who_, concat("Whose strength: one of ", names_of_everybody()), false);
    ladder.value("--duels", duels_, "Number of duels on each ladder, at least; all meet equally often");
    ladder.value("--free-for-alls", free_for_alls_,
                 "Number of free-for-alls of four on each ladder, at least");
    ladder.value("--seed", seed_, "Random seed");
    ladder.value("--jobs", jobs_, "Number of threads; 0 is one for each core");
    ladder.value("--write", file_, "Write the measured strengths to this file, in the form of ladder.toml");
    ladder_ = &ladder;
}

LadderPlan LadderCommand::plan_of(Format format) const {
    return {format == Format::duels ? duels_ : free_for_alls_, static_cast<std::uint32_t>(seed_), jobs_};
}

int LadderCommand::run() const {
    if (!ladder_->given()) return -1;
    if (const auto refusal = validate_option("--duels", duels_, 1, kMaxRounds)) return fail(*refusal);
    if (const auto refusal = validate_option("--free-for-alls", free_for_alls_, 1, kMaxRounds))
        return fail(*refusal);
    if (const auto refusal = validate_option("--seed", seed_, 0, kMatchSeed.maximum)) return fail(*refusal);
    if (const auto refusal = validate_option("--jobs", jobs_, 0, kMostJobs)) return fail(*refusal);
    return measure();
}

int LadderCommand::measure() const {
    const auto who = std::ranges::find(everybody(), who_, &Who::name);
    if (who == everybody().end())
        return fail(error("WHO can't be \"{name}\"; allowed: one of {allowed}",
                          {{"name", sanitized(who_, 40)}, {"allowed", names_of_everybody()}}));
    std::string file(kHead);
    for (const Climbers climbers : who->climbers) {
        const Ladder duels = climb(climbers, Format::duels, plan_of(Format::duels));
        const Ladder fights = climb(climbers, Format::free_for_alls, plan_of(Format::free_for_alls));
        std::cout << table_text(ladder_table(climbers, duels, fights)) << std::endl;
        file += ladder_toml(duels, fights);
    }
    if (file_.empty()) return 0;
    if (const auto refusal = write_file(file_, file)) return fail(*refusal);
    return 0;
}

}  // namespace terramorph

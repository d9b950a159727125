#include "lab/commands/worth_command.h"

#include <iostream>

#include "base/options.h"
#include "base/text.h"
#include "lab/commands/fail.h"
#include "lab/limits.h"

namespace terramorph {

namespace {

constexpr Parameter kWorthLevels = {
    "levels", "Levels", "", 1, 10000, 60, "Number of levels, from each generator in turn", true};
constexpr Parameter kWorthSeed = {"seed", "Seed", "", 0, 2147483647, 1, "Random seed", true};
constexpr Parameter kWorthJobs = {
    "jobs", "Jobs", "", 0, kMostJobs, 0, "Number of threads; 0 is one for each core", true};

}  // namespace

WorthCommand::WorthCommand(Options& options) {
    Options& worth =
        options.command("worth", "Fire every weapon on many levels and print what a shot is worth");
    worth.value("--levels", plan_.levels, concat(kWorthLevels.help, ", ", range_text(kWorthLevels)));
    worth.value("--seed", seed_, kWorthSeed.help.data());
    worth.value("--jobs", plan_.jobs, kWorthJobs.help.data());
    worth.flag("--csv", csv_, "Print comma-separated values");
    worth_ = &worth;
}

int WorthCommand::run() const {
    if (!worth_->given()) return -1;
    const std::pair<const Parameter&, int> numbers[] = {
        {kWorthLevels, plan_.levels}, {kWorthSeed, seed_}, {kWorthJobs, plan_.jobs}};
    for (const auto& [parameter, value] : numbers)
        if (auto refusal = validate(parameter, value)) return fail(refusal->text());
    WorthPlan plan = plan_;
    plan.seed = static_cast<std::uint32_t>(seed_);
    const Arsenal& arsenal = built_in_arsenal();
    const Table table = worth_table(measure_worth(plan, arsenal), arsenal);
    std::cout << (csv_ ? table_csv(table) : table_text(table));
    return 0;
}

}  // namespace terramorph

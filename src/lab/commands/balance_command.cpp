#include "lab/commands/balance_command.h"

#include <iostream>

#include "base/options.h"
#include "base/text.h"
#include "lab/commands/fail.h"

namespace terramorph {

BalanceCommand::BalanceCommand(Options& options) {
    Options& balance = options.command(
        "balance", "Play many rounds by the Classic rules and print how fair, lively and varied they are");
    balance.value("--rounds", plan_.rounds,
                  "Rounds of each fight of computers; the Moon gets half as many, duels a quarter, and the "
                  "model of a person a fifth for each line");
    balance.value("--seed", seed_, "Random seed");
    balance.value("--players", players_,
                  "Numbers of players in fights of computers, separated by commas, each 2 to 10");
    balance.values("--section", plan_.sections, "Print only this section: " + joined(section_names(), ", "));
    balance.values("--difficulty", plan_.difficulties,
                   "Difficulty of the computers: " + joined(difficulty_names(), ", ") +
                       "; normal unless it's given, but persons meet every one");
    balance.values("--person", plan_.persons, "Let only these persons play: " + joined(person_names(), ", "));
    balance.values("--rule", plan_.rules, "Set a rule that differs from Classic, NAME=VALUE");
    balance.value("--jobs", plan_.jobs, "Number of threads; 0 is one for each core");
    balance.flag("--csv", csv_, "Print comma-separated values");
    balance_ = &balance;
}

Result<BalancePlan> BalanceCommand::plan() const {
    if (!(seed_ >= 0 && seed_ <= kMatchSeed.maximum))
        return error("--seed can't be {seed}; allowed: {range}",
                     {{"seed", seed_}, {"range", range(kMatchSeed)}});
    BalancePlan plan = plan_;
    plan.seed = static_cast<std::uint32_t>(seed_);
    plan.players.clear();
    for (const std::string_view part : split(players_, ',')) {
        const auto count = to_integer(part);
        if (!count || *count < kMinPlayers || *count > kMaxPlayers)
            return error("--players can't be \"{given}\"; allowed: {low} to {high}",
                         {{"given", sanitized(part, 40)}, {"low", kMinPlayers}, {"high", kMaxPlayers}});
        plan.players.push_back(static_cast<int>(*count));
    }
    if (auto refusal = validate(plan)) return *refusal;
    return plan;
}

int BalanceCommand::run() const {
    if (!balance_->given()) return -1;
    const auto plan = this->plan();
    if (!plan) return fail(plan.error());
    const Samples samples = play(*plan);
    for (const Table& table : balance_tables(*plan, samples))
        std::cout << (csv_ ? table_csv(table) : table_text(table) + '\n');
    return 0;
}

}  // namespace terramorph

#include "lab/balance/balance.h"

#include <algorithm>
#include <iterator>

#include "base/text.h"
#include "lab/balance/play.h"
#include "lab/limits.h"
#include "lab/parallel_for.h"
#include "lab/simulation.h"
#include "match/settings/player.h"

namespace terramorph {

namespace {

constexpr int kMaxBalanceRounds = 1000000;
// So many times fewer rounds than a fight:
constexpr int kFewerInDuels = 4;
constexpr int kFewerWithPersons = 5;
constexpr int kFewerOnTheMoon = 2;

/// True if a name is wanted: if it's one of those that are given, or none are.
bool is_wanted(const std::vector<std::string>& given, std::string_view name) {
    return given.empty() || std::ranges::count(given, name) > 0;
}

bool wants(const BalancePlan& plan, const Section& section) { return is_wanted(plan.sections, section.name); }

bool needs(const BalancePlan& plan, Group group) {
    return std::ranges::any_of(sections(), [&](const Section& section) {
        return wants(plan, section) && std::ranges::count(section.groups, group) > 0;
    });
}

std::vector<Scenario> of_each_difficulty(std::vector<Scenario> fights,
                                         const std::vector<std::string>& difficulties) {
    if (difficulties.empty()) return fights;
    std::vector<Scenario> all;
    for (std::size_t level = 0; level < kDifficultyNames.size(); ++level) {
        if (!is_wanted(difficulties, kDifficultyNames[level])) continue;
        for (Scenario scenario : fights) {
            scenario.name = concat(scenario.name, ", ", kDifficultyNames[level]);
            scenario.difficulty = static_cast<Difficulty>(level);
            all.push_back(std::move(scenario));
        }
    }
    return all;
}

std::vector<Scenario> meetings(const BalancePlan& plan, std::vector<Scenario> all) {
    std::erase_if(all, [&](const Scenario& scenario) {
        return !is_wanted(plan.difficulties, kDifficultyNames[at(scenario.difficulty)]) ||
               !is_wanted(plan.persons, scenario.seats.front().label());
    });
    return all;
}

std::vector<Scenario> scenarios_of(const BalancePlan& plan) {
    std::vector<Scenario> all;
    const auto add = [&](std::vector<Scenario> some) { std::ranges::move(some, std::back_inserter(all)); };
    const auto fewer = [&](int times) { return std::max(1, plan.rounds / times); };
    if (needs(plan, Group::fight))
        for (const int players : plan.players) all.push_back(fight_of(players, plan.rounds));
    if (needs(plan, Group::moon)) all.push_back(fight_on_the_moon(fewer(kFewerOnTheMoon)));
    if (needs(plan, Group::duel)) add(duels(fewer(kFewerInDuels)));
    all = of_each_difficulty(std::move(all), plan.difficulties);
    if (needs(plan, Group::person)) add(meetings(plan, persons_against_computers(fewer(kFewerWithPersons))));
    if (needs(plan, Group::first_match)) add(meetings(plan, first_matches(plan.rounds)));
    for (Scenario& scenario : all) scenario.rules = plan.rules;
    return all;
}

Refusal unknown(std::string_view option, const std::vector<std::string>& names,
                const std::vector<std::string>& known) {
    for (const std::string& name : names)
        if (std::ranges::count(known, name) == 0)
            return error("{option}: \"{name}\" is unknown; use one of {names}",
                         {{"option", option}, {"name", sanitized(name, 40)}, {"names", joined(known, ", ")}});
    return std::nullopt;
}

/// A match of a scenario that's still to be played.
struct Job {
    std::size_t sample;
    int number;
};

}  // namespace

std::vector<std::string> section_names() {
    std::vector<std::string> names;
    for (const Section& section : sections()) names.emplace_back(section.name);
    return names;
}

std::vector<std::string> difficulty_names() { return {kDifficultyNames.begin(), kDifficultyNames.end()}; }

std::vector<std::string> person_names() {
    std::vector<std::string> names;
    for (const PersonModel& person : person_models()) names.emplace_back(person.name);
    return names;
}

Refusal validate(const BalancePlan& plan) {
    if (auto refusal = validate_option("--rounds", plan.rounds, 1, kMaxBalanceRounds)) return refusal;
    if (auto refusal = validate_option("--jobs", plan.jobs, 0, kMostJobs)) return refusal;
    for (const int players : plan.players)
        if (auto refusal = validate_option("--players", players, kMinPlayers, kMaxPlayers)) return refusal;
    if (auto refusal = unknown("--section", plan.sections, section_names())) return refusal;
    if (auto refusal = unknown("--difficulty", plan.difficulties, difficulty_names())) return refusal;
    if (auto refusal = unknown("--person", plan.persons, person_names())) return refusal;
    MatchSettings settings;
    for (const std::string& rule : plan.rules)
        if (auto refusal = set_rule(settings, rule)) return refusal;
    return std::nullopt;
}

Samples play(const BalancePlan& plan) {
    const auto arsenal = std::make_shared<const Arsenal>(built_in_arsenal());
    Samples samples;
    std::vector<Job> jobs;
    for (Scenario& scenario : scenarios_of(plan)) {
        for (int number = 0; number < scenario.matches(); ++number) jobs.push_back({samples.size(), number});
        samples.push_back({std::move(scenario), {}});
    }
    std::vector<Rounds> played(jobs.size());
    parallel_for(static_cast<int>(jobs.size()), plan.jobs, [&](int k) {
        const Job& job = jobs[at(k)];
        played[at(k)] = play(samples[job.sample].scenario, plan.seed, job.number, arsenal);
    });
    for (std::size_t k = 0; k < jobs.size(); ++k)
        std::ranges::move(played[k], std::back_inserter(samples[jobs[k].sample].rounds));
    return samples;
}

std::vector<Table> balance_tables(const BalancePlan& plan, const Samples& samples) {
    std::vector<Table> all;
    for (const Section& section : sections())
        if (wants(plan, section))
            std::ranges::move(section.tables(samples, built_in_arsenal()), std::back_inserter(all));
    return all;
}

}  // namespace terramorph

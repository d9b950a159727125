// How a newcomer's first match begins.
#include <algorithm>

#include "base/text.h"
#include "lab/balance/first_round.h"
#include "lab/balance/sections/section.h"
#include "match/settings/rules.h"

namespace terramorph {

namespace {

std::string quantiles(const std::vector<double>& values) {
    return concat(fixed_text(quantile(values, 0.5), 0), " / ", fixed_text(quantile(values, 0.95), 0));
}

std::string most_fired(const FirstRounds& sums, const Arsenal& arsenal) {
    const auto most = std::ranges::max_element(sums.fired, {}, [](const auto& each) { return each.second; });
    if (most == sums.fired.end()) return "-";
    return concat(arsenal.weapons[at(most->first)].name, " ",
                  fixed_text(100.0 * most->second / sums.shots_of_computers, 1));
}

}  // namespace

std::vector<Table> first_match_tables(const Samples& samples, const Arsenal& arsenal) {
    Table table{
        "The first round of a first match (p50 / p95; harm is health that a computer's turn costs the "
        "person)",
        {"person", "rounds", "won %", "died %", "died before its fourth shot %", "shots",
         "harm of first three turns %", "harm of all turns %", "own shot that first harms",
         "turn that first harms the person", "weapons of computers", "of all", "most fired %"},
        {}};
    const int health = static_cast<int>(parameter_of(Rule::health).default_value);
    for (const Sample* sample : of_group(samples, Group::first_match)) {
        const FirstRounds sums(sample->rounds, health);
        table.rows.push_back({sample->scenario.seats.front().label(), concat(sample->rounds.size()),
                              text_of(sums.won), text_of(sums.died), text_of(sums.died_early),
                              quantiles(sums.shots), quantiles(sums.early), quantiles(sums.all),
                              quantiles(sums.first_hit), quantiles(sums.threatened),
                              concat(sums.fired.size()), concat(sums.seen.size()), most_fired(sums, arsenal)});
    }
    return {table};
}

}  // namespace terramorph

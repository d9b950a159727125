// What tanks lose health to, and what shots do to the land and to those who stand on it.
#include <algorithm>
#include <numeric>

#include "base/text.h"
#include "lab/balance/sections/section.h"
#include "lab/balance/statistics.h"

namespace terramorph {

namespace {

ByCause sum_of(const Rounds& rounds, ByCause RoundRecord::*of) {
    ByCause sum{};
    for (const RoundRecord& round : rounds)
        for (std::size_t cause = 0; cause < sum.size(); ++cause) sum[cause] += (round.*of)[cause];
    return sum;
}

std::string part_text(int part, const ByCause& all) {
    const int sum = std::accumulate(all.begin(), all.end(), 0);
    return sum == 0 ? "-" : fixed_text(100.0 * part / sum, 2);
}

/// What shots of a sample did besides harm.
struct Traces {
    Share moved, moved_far, broke;
    Ratio earth, drives, passes, items;

    explicit Traces(const Rounds& rounds) {
        for (const RoundRecord& round : rounds) add(round);
    }
    void add(const RoundRecord& round) {
        for (const ShotRecord& shot : round.shots) {
            moved.hits += shot.moved;
            moved_far.hits += shot.moved_far;
            moved.all += shot.seen;
            moved_far.all += shot.seen;
            broke.count(shot.earth > 0);
            earth.add(shot.earth, 1);
        }
        for (const TurnRecord& turn : round.turns) {
            drives.add(turn.drives, 1);
            passes.add(turn.passed ? 1 : 0, 1);
        }
        items.add(static_cast<double>(round.items.size()), static_cast<double>(round.turns.size()));
    }
};

}  // namespace

std::vector<Table> harm_tables(const Samples& samples, const Arsenal&) {
    const auto fights = of_group(samples, Group::fight);
    Table table{"Health lost and tanks destroyed, by cause, in %", {"cause"}, {}};
    for (const Sample* sample : fights) {
        table.head.push_back(concat(sample->scenario.name, ": health"));
        table.head.push_back("tanks");
    }
    for (std::size_t cause = 0; cause < kHurtCauseNames.size(); ++cause) {
        std::vector<std::string> row = {std::string(kHurtCauseNames[cause])};
        for (const Sample* sample : fights)
            for (const auto of : {&RoundRecord::harm, &RoundRecord::deaths}) {
                const ByCause sum = sum_of(sample->rounds, of);
                row.push_back(part_text(sum[cause], sum));
            }
        table.rows.push_back(std::move(row));
    }
    return {table};
}

std::vector<Table> earth_tables(const Samples& samples, const Arsenal&) {
    Table table{"What moves (other tanks that outlive a shot; earth in square columns)",
                {"fight", "tanks moved %", "by over a hull %", "shots that break earth off %", "earth a shot",
                 "drives a turn", "items a turn", "passes a turn"},
                {}};
    for (const Sample* sample : of_group(samples, Group::fight)) {
        const Traces traces(sample->rounds);
        table.rows.push_back({sample->scenario.name, text_of(traces.moved), text_of(traces.moved_far),
                              text_of(traces.broke), fixed_text(traces.earth.value(), 1),
                              fixed_text(traces.drives.value(), 3), fixed_text(traces.items.value(), 3),
                              fixed_text(traces.passes.value(), 3)});
    }
    return {table};
}

}  // namespace terramorph

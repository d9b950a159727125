// How long people wait.
#include "base/text.h"
#include "lab/balance/sections/section.h"
#include "lab/balance/statistics.h"

namespace terramorph {

namespace {

void add_quantiles(std::vector<std::string>& row, const std::vector<double>& seconds) {
    for (const double part : {0.5, 0.9, 0.99, 1.0}) row.push_back(fixed_text(quantile(seconds, part), 1));
}

}  // namespace

std::vector<Table> pace_tables(const Samples& samples, const Arsenal&) {
    Table table{
        "Seconds, as they are shown, from the last blast of a shot to the next turn, and of whole turns that end "
        "with a shot",
        {"fight", "blasts", "after it, p50", "p90", "p99", "max", "turn, p50", "p90", "p99", "max"},
        {}};
    for (const Sample& sample : samples) {
        if (sample.scenario.group != Group::fight && sample.scenario.group != Group::moon) continue;
        std::vector<double> rests;
        std::vector<double> turns;
        for (const RoundRecord& round : sample.rounds) {
            for (const ShotRecord& shot : round.shots)
                if (shot.rest) rests.push_back(round.shown_seconds(*shot.rest));
            for (const TurnRecord& turn : round.turns)
                if (!turn.passed) turns.push_back(round.shown_seconds(turn.ticks));
        }
        std::vector<std::string> row = {sample.scenario.name, concat(rests.size())};
        add_quantiles(row, rests);
        add_quantiles(row, turns);
        table.rows.push_back(std::move(row));
    }
    return {table};
}

}  // namespace terramorph

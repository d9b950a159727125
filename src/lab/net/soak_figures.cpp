#include "lab/net/soak_figures.h"

#include <algorithm>

#include "base/text.h"
#include "lab/balance/statistics.h"

namespace terramorph {

namespace {

std::vector<std::string> delay_row(const std::string& name, const std::vector<double>& delays) {
    std::vector<std::string> row = {name, grouped_text(std::ssize(delays))};
    for (const double part : {0.5, 0.99, 0.999, 1.0}) row.push_back(fixed_text(quantile(delays, part), 1));
    return row;
}

}  // namespace

Table count_table(const SoakFigures& figures) {
    Table table = {"What was played and what was done to it", {"", ""}, {}};
    const auto add = [&](const char* name, const std::string& value) { table.rows.push_back({name, value}); };
    const auto count = [&](const char* name, int number) { add(name, grouped_text(number)); };
    count("matches", figures.matches);
    count("complete", figures.complete);
    count("alike on all machines", figures.alike);
    count("turns", figures.turns);
    count("turns doubled", figures.doubled);
    count("turns lost", figures.lost);
    count("contradictions", figures.contradictions);
    count("machines that stopped", figures.stopped);
    count("lines cut", figures.cuts);
    count("players killed", figures.kills);
    count("... with a turn unsent", figures.unsent);
    count("... with a turn half written", figures.half_written);
    count("connections in all", figures.connections);
    count("broker kills seen", figures.broker_kills);
    add("seconds", fixed_text(figures.seconds, 0));
    add("turns per second", fixed_text(figures.turns / std::max(figures.seconds, 1e-3), 1));
    const auto add_bytes = [&](const char* name, const std::vector<double>& bytes) {
        if (bytes.empty()) return;
        add(name, grouped_text(static_cast<std::int64_t>(quantile(bytes, 0.5))));
        add("... at most", grouped_text(static_cast<std::int64_t>(quantile(bytes, 1))));
    };
    add_bytes("bytes kept for a room in turn 200, half of them below", figures.bytes);
    add_bytes("... where all fire at once, half of them below", figures.volley_bytes);
    add_bytes("bytes sent and heard by a machine in its match, half of them below", figures.traffic);
    if (figures.join_turn > 0) {
        const std::string joined = concat("joining in turn ", figures.join_turn);
        table.rows.push_back({concat(joined, ": ms for the letters"), fixed_text(figures.join_letters, 1)});
        table.rows.push_back(
            {concat(joined, ": ms for playing them"), fixed_text(figures.join_simulation, 1)});
    }
    for (const std::string& why : figures.why_stopped) table.rows.push_back({concat("why: ", why), ""});
    return table;
}

Table delay_table(const SoakFigures& figures) {
    return {"From a turn's being written until the last of the others has heard it, in ms",
            {"turns", "count", "p50", "p99", "p99.9", "max"},
            {delay_row("all", figures.delays), delay_row("over lines that held", figures.steady_delays)}};
}

}  // namespace terramorph

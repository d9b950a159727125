// How fast whole matches of computers go by, and how much of a frame their thinking and shopping takes.
#include <benchmark/benchmark.h>

#include <algorithm>

#include "ai/computer_player.h"
#include "ai/items/shopping.h"
#include "bench/cpu_time.h"
#include "match/match.h"

namespace terramorph {
namespace {

MatchSettings computers(int count, const PlayerKind& kind) {
    MatchSettings settings = default_settings();
    while (static_cast<int>(settings.players.size()) < count)
        settings.players.push_back(another_player(settings.players));
    for (Player& player : settings.players) player.kind = kind;
    return settings;
}

/// Matches of four, their shopping and thinking included: how many per second, and how many times faster than
/// they would be watched.
void whole_match(benchmark::State& state, const PlayerKind& kind) {
    const auto arsenal = std::make_shared<Arsenal>(built_in_arsenal());
    MatchSettings settings = computers(4, kind);
    std::int64_t ticks = 0;
    for (auto _ : state) {
        ++settings.seed;
        Match match(settings, arsenal);
        ComputerPlayers computers;
        while (match.phase() != Phase::match_over) {
            computers.think(match);
            for (; match.phase() == Phase::flying; ++ticks) match.step();
            match.take_events();
        }
    }
    state.SetItemsProcessed(state.iterations());
    state.counters["x_real_time"] =
        benchmark::Counter(static_cast<double>(ticks) / kTicksPerSecond, benchmark::Counter::kIsRate);
}
BENCHMARK_CAPTURE(whole_match, of_morons, computer("moron"))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(whole_match, of_spoilers, computer("spoiler"))->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(whole_match, of_cyborgs, computer("cyborg"))->Unit(benchmark::kMillisecond);

/// One turn of a Cyborg among ten with a bundle of everything, in air of some thickness. Says the worst of
/// its ticks as a part of a frame of 1/60 s: below 1 it is never late.
void worst_thought_among_ten(benchmark::State& state) {
    MatchSettings settings = computers(10, computer("cyborg"));
    settings.set(Rule::armory, 0);
    settings.set(Rule::stock, 1);
    settings.set(Rule::viscosity, static_cast<double>(state.range(0)));
    const auto arsenal = std::make_shared<Arsenal>(built_in_arsenal());
    double worst = 0;
    for (auto _ : state) {
        ++settings.seed;
        Match match(settings, arsenal);
        ComputerPlayers computers;
        while (match.tally().shots().empty()) {
            const double before = cpu_seconds();
            computers.think(match);
            worst = std::max(worst, cpu_seconds() - before);
            match.step();
        }
    }
    state.counters["worst_tick_ms"] = worst * 1000;
    state.counters["of_a_frame"] = worst * kTicksPerSecond;
}
BENCHMARK(worst_thought_among_ten)->Arg(0)->Arg(10)->Iterations(10)->Unit(benchmark::kMillisecond);

/// Ten rich Cyborgs who may have anything make their shopping lists.
void ten_shopping_lists(benchmark::State& state) {
    MatchSettings settings = computers(10, computer("cyborg"));
    settings.set(Rule::start_cash, 1000000);
    settings.set(Rule::first_arms, 6);
    const Match match(settings, std::make_shared<Arsenal>(built_in_arsenal()));
    for (auto _ : state)
        for (const PlayerId player : ids<PlayerId>(10))
            benchmark::DoNotOptimize(
                shopping_list(match, player, temperament(computer("cyborg")), Random(1, 1)));
    state.SetItemsProcessed(10 * state.iterations());
}
BENCHMARK(ten_shopping_lists)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace terramorph

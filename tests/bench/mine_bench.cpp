// Mines: what it costs to work them out, to dig and prop them, and to let all of them sink, beside the four
// milliseconds that the creation of a level of 2,048 columns may take, and the one of a tick. "ratio" is how
// many times it fits, and "at_least" what it has to be.
#include <benchmark/benchmark.h>

#include "battle/bodies/bodies.h"
#include "bench/cpu_time.h"
#include "support/land/mine_levels.h"

namespace terramorph {
namespace {

constexpr double kCreation = 4e-3, kTickTime = 1e-3;
constexpr std::uint32_t kLevels = 50;

void report_mean(benchmark::State& state, double seconds, double most) {
    const double mean = seconds / (static_cast<double>(state.iterations()) * kLevels);
    state.counters["mean_us"] = mean * 1e6;
    state.counters["ratio"] = most / mean;
    state.counters["at_least"] = 1;
}

void work_out_mines(benchmark::State& state) {
    const Generator& generator = *generators()[static_cast<std::size_t>(state.range(0))];
    state.SetLabel(std::string(generator.name));
    double seconds = 0;
    for (auto _ : state)
        for (std::uint32_t seed = 0; seed < kLevels; ++seed) {
            const LevelSettings level = test::any_level(generator, seed);
            const std::vector<Sixteenths> surface = level_surface(level);
            const double begin = cpu_seconds();
            benchmark::DoNotOptimize(mine_works(level, surface));
            seconds += cpu_seconds() - begin;
        }
    report_mean(state, seconds, kCreation);
}
BENCHMARK(work_out_mines)->DenseRange(0, 5)->Unit(benchmark::kMillisecond);

void dig_mines(benchmark::State& state) {
    double seconds = 0;
    for (auto _ : state)
        for (std::uint32_t seed = 0; seed < kLevels; ++seed) {
            const LevelSettings level = test::any_level(*generators()[seed % generators().size()], seed);
            const std::vector<Sixteenths> surface = level_surface(level);
            const MineWorks works = mine_works(level, surface);
            Ground ground(surface, level.level_height());
            const double begin = cpu_seconds();
            for (const MineOpening& opening : works.openings) ground.carve(opening.air);
            ground.line(works.linings());
            seconds += cpu_seconds() - begin;
        }
    report_mean(state, seconds, kCreation);
}
BENCHMARK(dig_mines)->Unit(benchmark::kMillisecond);

/// A tick of all that hangs, where everything pours and each gallery is propped, and of all that sinks.
void hold_mines(benchmark::State& state) {
    const bool sinks = state.range(0) == 1;
    double seconds = 0;
    for (auto _ : state)
        for (std::uint32_t seed = 0; seed < kLevels; ++seed) {
            test::MinedLevel mined(test::any_level(*generators()[seed % generators().size()], seed));
            mined.ground.line(mined.works.linings());
            const int linings = static_cast<int>(mined.ground.linings().size());
            for (int n = 0; sinks && n < linings; ++n) mined.ground.weaken_lining(n, Lining::kWhole);
            const double begin = cpu_seconds();
            mined.ground.break_linings();
            mined.ground.sink(4 * kColumn);
            mined.ground.settle(4 * kColumn);
            seconds += cpu_seconds() - begin;
        }
    report_mean(state, seconds, kTickTime);
}
BENCHMARK(hold_mines)->DenseRange(0, 1)->Unit(benchmark::kMillisecond);

/// The bodies' ground, made anew as at the beginning of each turn, without a mine and with one.
void chains_of_mines(benchmark::State& state) {
    const bool mine = state.range(0) == 1;
    double seconds = 0;
    for (auto _ : state)
        for (std::uint32_t seed = 0; seed < kLevels; ++seed) {
            const test::MinedLevel mined(test::any_level(*generators()[seed % generators().size()], seed));
            const Ground bare(mined.surface, mined.level.level_height());
            Bodies bodies;
            const double begin = cpu_seconds();
            bodies.reset(mine ? mined.ground : bare, 200, true);
            seconds += cpu_seconds() - begin;
        }
    report_mean(state, seconds, kCreation);
}
BENCHMARK(chains_of_mines)->DenseRange(0, 1)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace terramorph

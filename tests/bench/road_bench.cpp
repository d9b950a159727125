// What it costs to find the roads of a level, beside its surface, from each generator: with all else that
// land in play takes as a battle begins, a quarter of a frame at most.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

#include "bench/cpu_time.h"
#include "support/land/mine_levels.h"
#include "terrain/road/level_roads.h"

namespace terramorph {
namespace {

constexpr std::uint32_t kRoadLevels = 60;

void find_roads_of_levels(benchmark::State& state) {
    const Generator& generator = *generators()[static_cast<std::size_t>(state.range(0))];
    double surfaces = 0, roads = 0, worst = 0, stretches = 0;
    for (auto _ : state)
        for (std::uint32_t seed = 1; seed <= kRoadLevels; ++seed) {
            const LevelSettings level = test::any_level(generator, seed);
            const double begin = cpu_seconds();
            const std::vector<Sixteenths> surface = level_surface(level);
            const double between = cpu_seconds();
            stretches += static_cast<double>(road_stretches(level, surface).size());
            const double taken = cpu_seconds() - between;
            surfaces += between - begin;
            roads += taken;
            worst = std::max(worst, taken);
        }
    const double levels = static_cast<double>(state.iterations()) * kRoadLevels;
    state.SetLabel(std::string(generator.name));
    state.counters["surface_us"] = surfaces / levels * 1e6;
    state.counters["roads_us"] = roads / levels * 1e6;
    state.counters["worst_us"] = worst * 1e6;
    state.counters["stretches"] = stretches / levels;
}
BENCHMARK(find_roads_of_levels)->DenseRange(0, 5)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace terramorph

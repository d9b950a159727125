// The speed table of the generators: each job beside the plain loop of its text, by turns in one run. "ratio"
// is how many times as fast ours is, "at_least" what it has to be.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <functional>
#include <vector>

#include "bench/cpu_time.h"
#include "support/land/plain_terrain.h"
#include "support/land/terrain_rows.h"

namespace terramorph {
namespace {

struct Job {
    const char* told;
    double at_least;
    MapSettings terrain;
    bool whole_map;  // or one row ...
    int row = 0;     // ... this one
};

MapSettings terrain_of(std::string_view generator, int width, int depth,
                       const std::vector<std::pair<std::string_view, double>>& changes = {}) {
    MapSettings terrain = default_terrain(*find_generator(generator));
    terrain.width = width;
    terrain.depth = depth;
    for (const auto& [name, value] : changes)
        terrain.values[index_of(terrain.generator->parameters, name)] = value;
    return terrain;
}

/// 200 hills of the same radius and rise, as the text has them.
MapSettings text_hills(int size) {
    return terrain_of("circle-hill", size, size,
                      {{"numCircles", 200},
                       {"circleRadiusMin", 100},
                       {"circleRadiusMax", 100},
                       {"circleHeightIncreaseMin", 60},
                       {"circleHeightIncreaseMax", 60}});
}

std::vector<Job> jobs() {
    const MapSettings thousand_hills = terrain_of("hill", 2048, 2048, {{"hills", 1000}});
    return {
        {"circle-hill row of 2048 x 2048, 200 hills", 100000, text_hills(2048), false, 1024},
        {"hill row of 2048 x 2048, 1000 hills", 2000, thousand_hills, false, 1024},
        {"diamond-square row of 2049 x 2049", 2500, terrain_of("diamond-square", 2049, 2049), false, 1023},
        {"limited-random row 1024 of 2048 x 2048", 25, terrain_of("limited-random", 2048, 2048), false, 1024},
        {"plateaus row of 2048", 40, terrain_of("plateaus", 2048, 2048), false, 1024},
        {"waves row of 2048", 1.5, terrain_of("waves", 2048, 2048), false, 1024},
        {"circle-hill map of 1024 x 1024, 200 hills", 60, text_hills(1024), true},
        {"hill map of 1024 x 1024, 1000 hills", 40, terrain_of("hill", 1024, 1024, {{"hills", 1000}}), true},
        {"plateaus map of 1024 x 1024", 40, terrain_of("plateaus", 1024, 1024), true},
        {"diamond-square map of 1024 x 1024", 5, terrain_of("diamond-square", 1024, 1024), true},
        {"limited-random map of 1024 x 1024", 4, terrain_of("limited-random", 1024, 1024), true},
        {"waves map of 1024 x 1024", 1.5, terrain_of("waves", 1024, 1024), true},
        {"circle-hill row of 2048 x 2048, as the game has it", 0, terrain_of("circle-hill", 2048, 2048),
         false, 1024},
        {"circle-hill map of 1024 x 1024, as the game has it", 0, terrain_of("circle-hill", 1024, 1024),
         true},
    };
}

/// How long one of `times` calls takes.
template <class Work>
double time_of(int times, Work work) {
    const double begin = cpu_seconds();
    for (int n = 0; n < times; ++n) work();
    return (cpu_seconds() - begin) / times;
}

double median(std::vector<double> numbers) {
    std::ranges::sort(numbers);
    return numbers[numbers.size() / 2];
}

void run(benchmark::State& state, const Job& job) {
    const auto plain = [&] {
        benchmark::DoNotOptimize(job.whole_map ? plain_map(job.terrain)
                                               : plain_rows(job.terrain, job.row, 1));
    };
    const auto ours = [&] {
        if (job.whole_map)
            benchmark::DoNotOptimize(job.terrain.generator->map(job.terrain));
        else
            benchmark::DoNotOptimize(test::map_row(job.terrain, job.row));
    };
    // So often that a clock of microseconds measures it well.
    const int times = std::clamp(static_cast<int>(0.002 / std::max(time_of(3, ours), 1e-7)), 1, 10000);
    std::vector<double> plain_times;
    std::vector<double> our_times;
    for (auto _ : state) {
        plain_times.push_back(time_of(1, plain));
        for (int n = 0; n < 3; ++n) our_times.push_back(time_of(times, ours));
    }
    state.counters["plain_us"] = median(plain_times) * 1e6;
    state.counters["ours_us"] = median(our_times) * 1e6;
    state.counters["ratio"] = median(plain_times) / median(our_times);
    state.counters["at_least"] = job.at_least;
}

const bool registered = [] {
    for (const Job& job : jobs())
        benchmark::RegisterBenchmark(job.told, [job](benchmark::State& state) { run(state, job); })
            ->Unit(benchmark::kMillisecond)
            ->Iterations(5);
    return true;
}();

}  // namespace
}  // namespace terramorph

// What it costs to find earth that fails after a carve, and how often there is some: "share" in % of the
// carves, "area" in square columns of those, "worst_us" the dearest check of all and "ratio" how many times
// it would fit into the 0.35 ms that it may take.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

#include "base/random.h"
#include "base/trig.h"
#include "battle/flight/flight.h"
#include "bench/cpu_time.h"
#include "terrain/ground/stability.h"
#include "terrain/level.h"

namespace terramorph {
namespace {

constexpr int kCarves = 24;  // on each level
constexpr double kMaxSeconds = 0.35e-3;

Ground level_of(const Generator& generator, std::uint32_t seed) {
    LevelSettings level;
    level.terrain = default_terrain(generator);
    level.terrain.width = 2048;
    level.terrain.seed = seed;
    std::vector<Sixteenths> surface = level_surface(level);
    Strata strata = strata_of(level, surface);
    return {std::move(surface), level.level_height(), std::move(strata)};
}

/// A carve, and the columns that it has changed and lowered.
struct Change {
    Range changed;
    Range lowered;
};

template <class Carve>
Change change(Ground& ground, Range about, Carve carve) {
    std::vector<Sixteenths> tops;
    for (int x = 0; x < ground.width(); ++x) tops.push_back(ground.top(x));
    carve();
    Change change{about, {}};
    for (int x = std::max(about.x0, 0); x < std::min(about.x1, ground.width()); ++x)
        if (tops[static_cast<std::size_t>(x)] - ground.top(x) >= 2 * kColumn)
            change.lowered.include({x, x + 1});
    return change;
}

Change blast(Ground& ground, Random& random, int radius) {
    const int x = random.below(ground.width());
    return change(ground, {x - radius, x + radius + 1},
                  [&] { ground.blast(x * kColumn, ground.top(x), radius * kColumn); });
}

/// Tunnels that wander down from the surface, as diggers make them.
Change dig(Ground& ground, Random& random, int heads) {
    const int x = random.below(ground.width());
    const Vec2<Sixteenths> start = {x * kColumn, ground.top(x)};
    return change(ground, {x - 125, x + 126}, [&] {
        for (int head = 0; head < heads; ++head) {
            Vec2<Sixteenths> at = start;
            int heading = 2700 + random.from_to(-900, 900);
            for (int gone = 0; gone < 120; gone += 12) {
                heading = std::clamp(heading + random.from_to(-300, 300), 1700, 3700);
                const double radians = heading * kPi / 1800;
                const Vec2<Sixteenths> to = {at.x + Sixteenths::rounded(12 * cosine(radians)),
                                             at.y + Sixteenths::rounded(12 * sine(radians))};
                ground.carve(stroke(at, to, 5 * kColumn));
                at = to;
            }
        }
    });
}

struct Tally {
    int carves = 0;
    int weak = 0;
    int slides = 0;
    std::int64_t weak_cells = 0;
    std::int64_t slide_cells = 0;
    std::vector<double> times;

    void check(const Ground& ground, const Change& change, const Shake& shake) {
        const double begin = cpu_seconds();
        const auto weak_ones = weak_regions(ground, change.changed, shake);
        const auto slopes = sliding_slopes(ground, change.lowered, shake);
        times.push_back(cpu_seconds() - begin);
        ++carves;
        weak += weak_ones.empty() ? 0 : 1;
        slides += slopes.empty() ? 0 : 1;
        for (const Chords& region : weak_ones) weak_cells += cells_of(region);
        for (const Chords& region : slopes) slide_cells += cells_of(region);
    }

    void report(benchmark::State& state) {
        std::ranges::sort(times);
        const auto each = [](std::int64_t cells, int count) {
            return static_cast<double>(cells) / kCellsPerSquareColumn / std::max(count, 1);
        };
        state.counters["weak_share"] = 100.0 * weak / carves;
        state.counters["weak_area"] = each(weak_cells, weak);
        state.counters["slide_share"] = 100.0 * slides / carves;
        state.counters["slide_area"] = each(slide_cells, slides);
        state.counters["median_us"] = times[times.size() / 2] * 1e6;
        state.counters["worst_us"] = times.back() * 1e6;
        state.counters["ratio"] = kMaxSeconds / times.back();
        state.counters["at_least"] = 1;
    }
};

/// Each carve on fresh ground: one radius, or so many diggers' heads if it's negative; shaken by so many %.
void check_of_failing_earth(benchmark::State& state, int size, int percent) {
    Tally tally;
    std::uint32_t seed = 0;
    for (auto _ : state) {
        ++seed;
        for (const Generator* generator : generators()) {
            const Ground fresh = level_of(*generator, seed);
            Random random(seed, 0);
            for (int k = 0; k < kCarves; ++k) {
                Ground ground = fresh;
                const Change done = size > 0 ? blast(ground, random, size) : dig(ground, random, -size);
                const Range about = done.changed;
                const Shake shake = {.x = (about.x0 + about.x1) / 2, .reach = 200, .percent = percent};
                ground.take_loose(about);
                tally.check(ground, percent > 0 ? Change{shake.columns(), shake.columns()} : done, shake);
            }
        }
    }
    tally.report(state);
}
BENCHMARK_CAPTURE(check_of_failing_earth, blast_28, 28, 0)->Iterations(4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(check_of_failing_earth, blast_50, 50, 0)->Iterations(4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(check_of_failing_earth, blast_95, 95, 0)->Iterations(4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(check_of_failing_earth, blast_170, 170, 0)->Iterations(4)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(check_of_failing_earth, baby_digger, -10, 0)->Iterations(2)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(check_of_failing_earth, digger, -20, 0)->Iterations(2)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(check_of_failing_earth, heavy_digger, -40, 0)->Iterations(2)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(check_of_failing_earth, blast_28_in_a_quake, 28, 60)
    ->Iterations(2)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(check_of_failing_earth, digger_in_a_quake, -20, 60)
    ->Iterations(2)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace terramorph

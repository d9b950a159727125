// Water in basins: what floods and craters cost, beside the falling pixels of the classics and beside the
// millisecond that a tick may take on a level of 2,048 columns, or four on the widest. "ratio" is how many times as fast ours is or how many times it fits, and
// "at_least" what it has to be.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

#include "base/random.h"
#include "battle/water/water.h"
#include "bench/cpu_time.h"
#include "terrain/level.h"

namespace terramorph {
namespace {

double most_seconds(int width) { return width > 4096 ? 4e-3 : 1e-3; }

Ground ground_of(const char* generator, int width) {
    LevelSettings level;
    level.terrain = default_terrain(*find_generator(generator));
    level.terrain.width = width;
    return {level_surface(level), level.level_height()};
}

/// A lake over all of the level but a narrow valley behind a dam.
Ground lake_and_valley(int width) {
    std::vector<Sixteenths> surface(at(width), 500 * kColumn);
    for (int x = 40; x < width - 160; ++x) surface[at(x)] = 200 * kColumn + Sixteenths{x * 37 % 160};
    for (int x = width - 120; x < width - 20; ++x) surface[at(x)] = 40 * kColumn;
    return {std::move(surface), width / 2};
}

/// Which the lake fills nearly to the top of its dam, while the valley is dry.
Water lake_on(const Ground& ground) {
    Water water(ground);
    water.pour(ground.width() / 2, 480 * kColumn, (ground.width() - 200LL) * 270 * kCellsPerSquareColumn);
    while (water.flows()) water.step();
    return water;
}

void breach(Ground& ground, Water& water) {
    ground.carve({ground.width() - 170, std::vector<Span>(60, {220 * kColumn, 500 * kColumn})});
    water.rebuild(ground);
}

double time_of(const auto& work) {
    const double begin = cpu_seconds();
    work();
    return cpu_seconds() - begin;
}

void report(benchmark::State& state, std::vector<double> times, double most) {
    std::ranges::sort(times);
    state.counters["median_us"] = times[times.size() / 2] * 1e6;
    state.counters["worst_us"] = times.back() * 1e6;
    state.counters["ratio"] = most / times.back();
    state.counters["at_least"] = 1;
}

/// Every tick of a lake as wide as the level that runs out through its dam, with the crater that breaches it.
void flood_of_a_level(benchmark::State& state, int width) {
    std::vector<double> times;
    for (auto _ : state) {
        Ground ground = lake_and_valley(width);
        Water water = lake_on(ground);
        times.push_back(time_of([&] { breach(ground, water); }));
        while (water.flows()) times.push_back(time_of([&] { water.step(); }));
        benchmark::DoNotOptimize(water.volume());
    }
    report(state, std::move(times), most_seconds(width));
}
BENCHMARK_CAPTURE(flood_of_a_level, of_2048, 2048)->Iterations(5)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(flood_of_a_level, of_16384, 16384)->Iterations(2)->Unit(benchmark::kMillisecond);

/// A crater in land under water, and the tick after it.
void crater_in_wet_land(benchmark::State& state, const char* generator, int width) {
    const Ground fresh = ground_of(generator, width);
    std::vector<double> times;
    Random random(1, 0);
    for (auto _ : state) {
        Ground ground = fresh;
        Water water(ground);
        water.fill(ground.top(width / 2) + 20 * kColumn);
        for (int k = 0; k < 40; ++k) {
            const int x = random.below(width);
            ground.carve(disc(x * kColumn, ground.top(x) - 20 * kColumn, 30 * kColumn));
            times.push_back(time_of([&] {
                water.rebuild(ground);
                water.step();
            }));
        }
        benchmark::DoNotOptimize(water.volume());
    }
    report(state, std::move(times), most_seconds(width));
}
BENCHMARK_CAPTURE(crater_in_wet_land, hills, "circle-hill", 2048)
    ->Iterations(10)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(crater_in_wet_land, rough, "limited-random", 2048)
    ->Iterations(10)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(crater_in_wet_land, hills_of_16384, "circle-hill", 16384)
    ->Iterations(3)
    ->Unit(benchmark::kMillisecond);

/// Water as the classics have it: pixels that fall, and go aside where they can't.
class Pixels {
  public:
    Pixels(const Ground& ground, Sixteenths surface) : width_(ground.width()), height_(ground.height()) {
        cells_.assign(at(width_) * at(height_), kAir);
        for (int x = 0; x < width_; ++x)
            for (int y = 0; y < height_; ++y) {
                if (ground.solid(x, y * kColumn))
                    cell(x, y) = kEarth;
                else if (y * kColumn < surface)
                    cell(x, y) = kWater;
            }
    }

    void step() {
        for (int y = 1; y < height_; ++y)
            for (int x = 1; x + 1 < width_; ++x) {
                if (cell(x, y) != kWater) continue;
                for (const Vec2<int> to : {Vec2<int>{x, y - 1}, {x - 1, y - 1}, {x + 1, y - 1}, {x - 1, y}}) {
                    if (cell(to.x, to.y) != kAir) continue;
                    std::swap(cell(x, y), cell(to.x, to.y));
                    break;
                }
            }
    }

  private:
    static constexpr char kAir = 0;
    static constexpr char kEarth = 1;
    static constexpr char kWater = 2;

    char& cell(int x, int y) { return cells_[at(y) * at(width_) + at(x)]; }

    int width_;
    int height_;
    std::vector<char> cells_;
};

/// A tick of the same flood in both ways.
void flood_beside_pixels(benchmark::State& state) {
    Ground ground = lake_and_valley(2048);
    Water water = lake_on(ground);
    Pixels pixels(ground, 480 * kColumn);
    breach(ground, water);
    std::vector<double> plain;
    std::vector<double> ours;
    for (auto _ : state) {
        plain.push_back(time_of([&] { pixels.step(); }));
        ours.push_back(time_of([&] { water.step(); }));
    }
    std::ranges::sort(plain);
    std::ranges::sort(ours);
    state.counters["plain_us"] = plain[plain.size() / 2] * 1e6;
    state.counters["ours_us"] = ours[ours.size() / 2] * 1e6;
    state.counters["ratio"] = plain[plain.size() / 2] / ours[ours.size() / 2];
    state.counters["at_least"] = 30;
}
BENCHMARK(flood_beside_pixels)->Iterations(60)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace terramorph

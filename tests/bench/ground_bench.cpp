// A crater and all that follows from it, beside the pixels and falling columns of the classics, by turns in
// one run. "ratio" is how many times as fast ours is, "at_least" what it has to be.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

#include "base/random.h"
#include "battle/bodies/bodies.h"
#include "bench/cpu_time.h"
#include "terrain/ground/ground.h"
#include "terrain/level.h"

namespace terramorph {
namespace {

constexpr int kRadius = 20;
constexpr int kCraters = 40;  // on one level, before it begins anew
constexpr double kFrame = 1.0 / 60;

double median(std::vector<double> numbers) {
    std::ranges::sort(numbers);
    return numbers[numbers.size() / 2];
}

/// Ground as the classics have it: a picture, whose colours are the earth. Row 0 is the lowest.
class Pixels {
  public:
    explicit Pixels(const Ground& ground)
        : width_(ground.width()),
          height_(ground.height()),
          colors_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_), kSky) {
        for (int x = 0; x < width_; ++x)
            for (int y = 0; y < ground.top(x) / kColumn; ++y)
                color(x, y) =
                    0x604020 + 0x010101 * static_cast<std::uint32_t>((ground.top(x) / kColumn - y) / 30);
    }

    void carve(int middle_x, int middle_y, int radius) {
        for (int y = std::max(middle_y - radius, 8); y <= std::min(middle_y + radius, height_ - 1); ++y)
            for (int x = std::max(middle_x - radius, 0); x <= std::min(middle_x + radius, width_ - 1); ++x) {
                const int dx = x - middle_x;
                const int dy = y - middle_y;
                if (dx * dx + dy * dy <= radius * radius) color(x, y) = kSky;
            }
    }

    /// Every column of these falls together.
    void drop(int x0, int x1) {
        for (int x = std::max(x0, 0); x < std::min(x1, width_); ++x) {
            int floor = 0;
            for (int y = 0; y < height_; ++y) {
                if (color(x, y) == kSky) continue;
                if (floor != y) color(x, floor) = std::exchange(color(x, y), kSky);
                ++floor;
            }
        }
    }

    std::int64_t area() const {
        return static_cast<std::int64_t>(colors_.size()) - std::ranges::count(colors_, kSky);
    }

  private:
    static constexpr std::uint32_t kSky = 0;

    std::uint32_t& color(int x, int y) {
        return colors_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                       static_cast<std::size_t>(x)];
    }

    int width_;
    int height_;
    std::vector<std::uint32_t> colors_;
};

Ground level_ground(const char* generator, double rock_depth, double sand) {
    LevelSettings level;
    level.terrain = default_terrain(*find_generator(generator));
    level.planet.set(PlanetValue::rock_depth, rock_depth);
    level.planet.set(PlanetValue::sand, sand);
    std::vector<Sixteenths> surface = level_surface(level);
    Strata strata = strata_of(level, surface);
    return {std::move(surface), level.level_height(), std::move(strata)};
}

/// Columns; the middle is a little below the surface, so that there is something to fall.
std::vector<Vec2<int>> craters_on(const Ground& ground) {
    Random random(1, 0);
    std::vector<Vec2<int>> craters;
    for (int k = 0; k < kCraters; ++k) {
        const int x = random.below(ground.width());
        craters.push_back({x, std::max(ground.top(x) / kColumn - random.below(kRadius), 0)});
    }
    return craters;
}

/// How long `work` takes for one of the craters, without what is done after it.
template <class Work, class Rest>
double time_of(const std::vector<Vec2<int>>& craters, Work work, Rest rest) {
    double spent = 0;
    for (const Vec2<int> crater : craters) {
        const double begin = cpu_seconds();
        work(crater);
        spent += cpu_seconds() - begin;
        rest();
    }
    return spent / static_cast<double>(craters.size());
}

/// How long it takes for one of the craters.
template <class Work>
double time_of(const std::vector<Vec2<int>>& craters, Work work) {
    const double begin = cpu_seconds();
    for (const Vec2<int> crater : craters) work(crater);
    return (cpu_seconds() - begin) / static_cast<double>(craters.size());
}

/// Carving and settling, with rock: against pixels.
void crater_beside_pixels(benchmark::State& state) {
    const Ground fresh = level_ground("circle-hill", 140, 0);
    const Pixels fresh_pixels(fresh);
    const auto craters = craters_on(fresh);
    std::vector<double> plain_times;
    std::vector<double> our_times;
    for (auto _ : state) {
        Pixels pixels = fresh_pixels;
        plain_times.push_back(time_of(craters, [&](Vec2<int> at) {
            pixels.carve(at.x, at.y, kRadius);
            pixels.drop(at.x - kRadius, at.x + kRadius + 1);
        }));
        benchmark::DoNotOptimize(pixels.area());
        for (int n = 0; n < 20; ++n) {
            Ground ground = fresh;
            our_times.push_back(time_of(craters, [&](Vec2<int> at) {
                ground.blast(at.x * kColumn + kColumn / 2, at.y * kColumn, kRadius * kColumn);
                ground.settle(ground.height() * kColumn);
            }));
            benchmark::DoNotOptimize(ground.area());
        }
    }
    state.counters["plain_us"] = median(plain_times) * 1e6;
    state.counters["ours_us"] = median(our_times) * 1e6;
    state.counters["ratio"] = median(plain_times) / median(our_times);
    state.counters["at_least"] = 100;
}
BENCHMARK(crater_beside_pixels)->Iterations(15)->Unit(benchmark::kMillisecond);

/// A crater with all that follows in the tick that it happens in: loose regions are looked for, or sand
/// flows; the table of maxima, the outline and the bodies' ground are made anew. "ratio" is how many times it
/// fits into a hundredth of a frame.
void crater_with_all_that_follows(benchmark::State& state, const char* generator, double sand) {
    const Ground fresh = level_ground(generator, 140, sand);
    const auto craters = craters_on(fresh);
    std::vector<double> times;
    for (auto _ : state) {
        Ground ground = fresh;
        Bodies bodies;
        bodies.reset(ground, 200, true);
        bodies.step();
        std::uint32_t seen = ground.revision();
        const auto tell = [&] {
            bodies.ground_changed(ground, ground.changed_since(seen));
            seen = ground.revision();
        };
        const auto work = [&](Vec2<int> at) {
            ground.blast(at.x * kColumn + kColumn / 2, at.y * kColumn, kRadius * kColumn);
            ground.flow();
            benchmark::DoNotOptimize(ground.take_loose(ground.changed_since(seen)));
            tell();
        };
        const auto come_to_rest = [&] {
            while (ground.flow()) continue;
            tell();
            bodies.step();
        };
        times.push_back(time_of(craters, work, come_to_rest));
    }
    state.counters["ours_us"] = median(times) * 1e6;
    state.counters["ratio"] = kFrame / 100 / median(times);
    state.counters["at_least"] = 1;
}
BENCHMARK_CAPTURE(crater_with_all_that_follows, hills, "circle-hill", 0)
    ->Iterations(50)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(crater_with_all_that_follows, rough, "limited-random", 0)
    ->Iterations(50)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(crater_with_all_that_follows, sand, "circle-hill", 100)
    ->Iterations(50)
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace terramorph

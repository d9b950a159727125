// Rows against maps, and craters against the plain way to make them, side by side in one run.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

#include "base/random.h"
#include "match/galaxy/fresh_map.h"
#include "support/land/terrain_rows.h"
#include "terrain/ground/ground.h"
#include "terrain/hillshade.h"
#include "terrain/level.h"

namespace terramorph {
namespace {

MapSettings terrain_of(const char* generator) { return default_terrain(*find_generator(generator)); }

void make_row(benchmark::State& state, const char* generator) {
    const MapSettings terrain = terrain_of(generator);
    for (auto _ : state) benchmark::DoNotOptimize(test::map_row(terrain, terrain.depth / 2));
}
BENCHMARK_CAPTURE(make_row, limited_random, "limited-random")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(make_row, circle_hill, "circle-hill")->Unit(benchmark::kMicrosecond);

void make_map(benchmark::State& state, const char* generator) {
    const MapSettings terrain = terrain_of(generator);
    for (auto _ : state) benchmark::DoNotOptimize(terrain.generator->map(terrain));
}
BENCHMARK_CAPTURE(make_map, limited_random, "limited-random")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(make_map, circle_hill, "circle-hill")->Unit(benchmark::kMicrosecond);

void make_relief(benchmark::State& state) {
    const MapSettings terrain = terrain_of("circle-hill");
    const HeightMap map = terrain.generator->map(terrain);
    for (auto _ : state) benchmark::DoNotOptimize(hillshade(map, 512, 512));
}
BENCHMARK(make_relief)->Unit(benchmark::kMicrosecond);

/// A new map: as many as it takes to find one that's good to fight on, per generator.
void draw_map(benchmark::State& state) {
    MatchSettings settings = default_settings();
    settings.level.terrain = default_terrain(*generators()[static_cast<std::size_t>(state.range(0))]);
    state.SetLabel(std::string(settings.level.terrain.generator->name));
    for (auto _ : state) settings.level = next_level(settings);
}
BENCHMARK(draw_map)->DenseRange(0, 5)->Unit(benchmark::kMillisecond);

struct Crater {
    int x;
    int y;
};

/// The same level and the same craters for both.
struct Bombardment {
    std::vector<Sixteenths> surface;
    int height = 1024;
    std::vector<Crater> craters;

    Bombardment() {
        LevelSettings settings;
        settings.terrain = terrain_of("circle-hill");
        surface = level_surface(settings);
        Random random(1, 0);
        for (int n = 0; n < 200; ++n) {
            const int x = random.below(settings.width());
            craters.push_back({x, surface[x] / kColumn - random.from_to(-5, 60)});
        }
    }
};

constexpr int kRadius = 20;

void crater_in_spans(benchmark::State& state) {
    const Bombardment bombardment;
    for (auto _ : state) {
        state.PauseTiming();
        Ground ground(bombardment.surface, bombardment.height);
        state.ResumeTiming();
        for (const Crater& crater : bombardment.craters) {
            ground.carve(disc(crater.x * kColumn, crater.y * kColumn, kRadius * kColumn));
            while (ground.settle(bombardment.height * kColumn)) {
            }
        }
        benchmark::DoNotOptimize(ground.area());
    }
    state.SetItemsProcessed(state.iterations() * std::ssize(bombardment.craters));
}
BENCHMARK(crater_in_spans)->Unit(benchmark::kMicrosecond);

/// The level as one byte for each pixel, row by row from the bottom, as the old games keep it.
class Pixels {
  public:
    Pixels(const std::vector<Sixteenths>& surface, int height)
        : width_(static_cast<int>(surface.size())),
          height_(height),
          solid_(surface.size() * static_cast<std::size_t>(height)) {
        for (int x = 0; x < width_; ++x)
            for (int y = 0; y < surface[x] / kColumn; ++y) at(x, y) = 1;
    }

    void carve(Crater crater, int radius) {
        for (int y = std::max(crater.y - radius, 0); y <= std::min(crater.y + radius, height_ - 1); ++y)
            for (int x = std::max(crater.x - radius, 0); x <= std::min(crater.x + radius, width_ - 1); ++x)
                if ((x - crater.x) * (x - crater.x) + (y - crater.y) * (y - crater.y) < radius * radius)
                    at(x, y) = 0;
    }

    /// Drops what hangs in the columns that the crater touched.
    void drop(Crater crater, int radius) {
        for (int x = std::max(crater.x - radius, 0); x <= std::min(crater.x + radius, width_ - 1); ++x) {
            int floor = 0;
            for (int y = 0; y < height_; ++y) {
                if (!at(x, y)) continue;
                at(x, y) = 0;
                at(x, floor++) = 1;
            }
        }
    }

    const std::vector<unsigned char>& all() const { return solid_; }

  private:
    unsigned char& at(int x, int y) {
        return solid_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                      static_cast<std::size_t>(x)];
    }

    int width_;
    int height_;
    std::vector<unsigned char> solid_;
};

void crater_in_pixels(benchmark::State& state) {
    const Bombardment bombardment;
    for (auto _ : state) {
        state.PauseTiming();
        Pixels pixels(bombardment.surface, bombardment.height);
        state.ResumeTiming();
        for (const Crater& crater : bombardment.craters) {
            pixels.carve(crater, kRadius);
            pixels.drop(crater, kRadius);
        }
        benchmark::DoNotOptimize(pixels.all().data());
    }
    state.SetItemsProcessed(state.iterations() * std::ssize(bombardment.craters));
}
BENCHMARK(crater_in_pixels)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace terramorph

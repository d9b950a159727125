#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstring>
#include <vector>

#include "base/random.h"
#include "base/text.h"
#include "base/ticks.h"
#include "bench/cpu_time.h"
#include "paint/canvas.h"
#include "paint/canvas_cache.h"
#include "terrain/level.h"
#include "ui/camera/camera.h"
#include "ui/landscape/landscape.h"

namespace terramorph {

namespace {

constexpr int kWidth = 1280;
constexpr int kHeight = 720;

/// A window's picture and what is drawn into it with, as a frame of the game has them.
struct Frame {
    Image picture = Image(kWidth, kHeight, 0xff000000u);
    CanvasCache cache = CanvasCache(plain_typeface());
    Canvas canvas = Canvas(picture, cache);
};

void count_frames(benchmark::State& state) {
    state.SetBytesProcessed(state.iterations() * kWidth * kHeight * std::int64_t{sizeof(std::uint32_t)});
}

/// What the machine can do at best, to hold the others against.
void memory_copy(benchmark::State& state) {
    const Image from(kWidth, kHeight, 0xff336699u);
    Image to(kWidth, kHeight);
    for (auto _ : state) {
        std::memcpy(to.row(0), from.row(0), from.pixels().size_bytes());
        benchmark::DoNotOptimize(to.row(0));
        benchmark::ClobberMemory();
    }
    count_frames(state);
}
BENCHMARK(memory_copy)->Unit(benchmark::kMicrosecond);

template <class Draw>
void draw_frames(benchmark::State& state, Draw draw) {
    Frame frame;
    for (auto _ : state) {
        draw(frame.canvas);
        benchmark::ClobberMemory();
    }
    count_frames(state);
}

void clear(benchmark::State& state) {
    draw_frames(state, [](Canvas& canvas) { canvas.clear({20, 18, 31}); });
}
BENCHMARK(clear)->Unit(benchmark::kMicrosecond);

void veil(benchmark::State& state) {
    draw_frames(state, [](Canvas& canvas) { canvas.fill({0, 0, kWidth, kHeight}, {20, 18, 31, 128}); });
}
BENCHMARK(veil)->Unit(benchmark::kMicrosecond);

void gradient(benchmark::State& state) {
    draw_frames(state, [](Canvas& canvas) {
        canvas.gradient({0, 0, kWidth, kHeight}, {39, 36, 82}, {224, 130, 105});
    });
}
BENCHMARK(gradient)->Unit(benchmark::kMicrosecond);

void opaque_image(benchmark::State& state) {
    const Image image(kWidth, kHeight, 0xff336699u);
    draw_frames(state, [&](Canvas& canvas) { canvas.image(image, 0, 0); });
}
BENCHMARK(opaque_image)->Unit(benchmark::kMicrosecond);

void clear_image(benchmark::State& state) {
    const Image image(kWidth, kHeight, 0x80336699u);
    draw_frames(state, [&](Canvas& canvas) { canvas.image(image, 0, 0); });
}
BENCHMARK(clear_image)->Unit(benchmark::kMicrosecond);

void stretched_image(benchmark::State& state) {
    const Image image(640, 360, 0xff336699u);
    draw_frames(state, [&](Canvas& canvas) { canvas.image(image, Rect{0, 0, kWidth, kHeight}); });
}
BENCHMARK(stretched_image)->Unit(benchmark::kMicrosecond);

/// The ground of a level: one corner for each column, and everything below.
void ground_polygon(benchmark::State& state) {
    std::vector<Point> corners = {{0, kHeight}};
    for (int k = 0; k <= kWidth; ++k)
        corners.push_back(
            {static_cast<float>(k), 300 + 20 * uniform01(1, 0, k / 16, 0) + 2 * uniform01(1, 0, k, 1)});
    corners.push_back({kWidth, kHeight});
    draw_frames(state, [&](Canvas& canvas) { canvas.polygon(corners, {101, 67, 47}); });
}
BENCHMARK(ground_polygon)->Unit(benchmark::kMicrosecond);

void thousand_triangles(benchmark::State& state) {
    std::vector<Point> corners;
    Random random(7, 0);
    for (int k = 0; k < 1000; ++k) {
        const Point middle = {static_cast<float>(random.below(kWidth)),
                              static_cast<float>(random.below(kHeight))};
        for (int corner = 0; corner < 3; ++corner)
            corners.push_back(middle +
                              Point{10 * uniform01(7, 1, k, corner), 10 * uniform01(7, 2, k, corner)});
    }
    draw_frames(state, [&](Canvas& canvas) {
        for (std::size_t k = 0; k < corners.size(); k += 3)
            canvas.polygon(std::span(corners).subspan(k, 3), {255, 210, 77});
    });
}
BENCHMARK(thousand_triangles)->Unit(benchmark::kMicrosecond);

void thousand_dots(benchmark::State& state) {
    draw_frames(state, [](Canvas& canvas) {
        for (int k = 0; k < 1000; ++k)
            canvas.circle({static_cast<float>(k), 100 + static_cast<float>(k % 100)}, 2.5f, {255, 255, 255});
    });
}
BENCHMARK(thousand_dots)->Unit(benchmark::kMicrosecond);

void page_of_text(benchmark::State& state) {
    std::vector<std::string> lines;
    for (int k = 0; k < 32; ++k)
        lines.push_back(concat("Line ", k, ": splits into five warheads at the top of its flight"));
    Frame frame;
    for (auto _ : state) {
        Canvas canvas(frame.picture, frame.cache);
        for (std::size_t k = 0; k < lines.size(); ++k)
            canvas.text({20, 22 * static_cast<float>(k)}, lines[k], {20, {220, 220, 222}});
        benchmark::ClobberMemory();
    }
}
BENCHMARK(page_of_text)->Unit(benchmark::kMicrosecond);

LevelSettings level_of(const Generator& generator) {
    LevelSettings level;
    level.terrain = default_terrain(generator);
    level.terrain.width = 2048;
    level.terrain.depth = fitting_depth(level.terrain.width);
    return level;
}

/// From the key to columns ready to play and the ridgelines of the picture: less than a quarter of a frame,
/// 4.17 ms.
void new_level(benchmark::State& state, const Generator* generator) {
    LevelSettings level = level_of(*generator);
    for (auto _ : state) {
        level.terrain.seed = next_seed(level.terrain.seed);
        const Ground ground(level_surface(level), level.level_height());
        benchmark::DoNotOptimize(ground.highest(0, ground.width()));
        benchmark::DoNotOptimize(panorama_of(level).sun);
    }
}

/// The whole picture of a level, as after it was made and where the weather changes.
void whole_landscape(benchmark::State& state, const Planet* planet) {
    LevelSettings level = level_of(*find_generator("waves"));
    level.planet = *planet;
    const Ground ground(level_surface(level), level.level_height());
    Landscape landscape(level, ground);
    const View view = Camera(level.width()).view(kWidth, kHeight);
    float gloom = 0;
    for (auto _ : state) {
        landscape.set_gloom(gloom = 0.5f - gloom);
        benchmark::DoNotOptimize(landscape.picture(ground, view).row(0));
    }
    count_frames(state);
}

/// The land while the camera goes from the whole level to a tank and back, over and over: the mean frame, and
/// the worst and that which 99 of 100 keep to as parts of 1/60 s.
void land_while_the_camera_moves(benchmark::State& state) {
    const LevelSettings level = level_of(*find_generator("hill"));
    const Ground ground(level_surface(level), level.level_height());
    Landscape landscape(level, ground);
    Camera camera(level.width());
    const int width = static_cast<int>(state.range(0)), height = width * 9 / 16;
    Image image(width, height);
    Canvas canvas(image, plain_typeface());
    std::vector<double> frames;
    int frame = 0;
    canvas.lay(landscape.layers(ground, camera.views(width, height)));
    for (auto _ : state) {
        const double before = cpu_seconds();
        const int part = frame++ % 120;
        if (part == 0) camera.look_closely({600.0f + static_cast<float>(frame % 900), 500}, 760);
        if (part == 60) camera.look_at_all();
        camera.advance(kSecondsPerTick);
        canvas.lay(landscape.layers(ground, camera.views(width, height)));
        frames.push_back((cpu_seconds() - before) * kTicksPerSecond);
    }
    std::ranges::sort(frames);
    state.counters["worst"] = frames.back();
    state.counters["of_99_percent"] = frames[frames.size() * 99 / 100];
}
BENCHMARK(land_while_the_camera_moves)
    ->Arg(1280)
    ->Arg(1920)
    ->Arg(3840)
    ->Iterations(480)
    ->Unit(benchmark::kMillisecond);

const bool kLandscapesMeasured = [] {
    for (const Generator* generator : generators())
        benchmark::RegisterBenchmark(concat("new_level/", generator->name).c_str(), new_level, generator)
            ->Unit(benchmark::kMicrosecond);
    for (const Planet& planet : built_in_planets())
        benchmark::RegisterBenchmark(concat("whole_landscape/", planet.name).c_str(), whole_landscape,
                                     &planet)
            ->Unit(benchmark::kMicrosecond);
    return true;
}();

}  // namespace

}  // namespace terramorph

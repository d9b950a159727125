// What blasts add to a frame, beside a plain one.
#include <benchmark/benchmark.h>

#include <vector>

#include "match/match.h"
#include "paint/canvas_cache.h"
#include "paint/soft/brush.h"
#include "paint/soft/light_field.h"
#include "ui/impacts/impacts.h"
#include "ui/camera/camera.h"

namespace terramorph {

namespace {

constexpr float kSize = 300;

/// A disc and a soft light of the same size, in pixels per second.
template <class Draw>
void draw_large(benchmark::State& state, Draw draw) {
    Image picture(1280, 720, 0xff203040u);
    Canvas canvas(picture, plain_typeface());
    for (auto _ : state) {
        draw(canvas);
        benchmark::ClobberMemory();
    }
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(3.14159f * kSize * kSize));
}

void flat_disc(benchmark::State& state) {
    draw_large(state, [](Canvas& canvas) { canvas.circle({640, 360}, kSize, {255, 150, 60, 128}); });
}
BENCHMARK(flat_disc)->Unit(benchmark::kMicrosecond);

void soft_glow(benchmark::State& state) {
    draw_large(state, [](Canvas& canvas) {
        SoftBrush(canvas).glow({640, 360}, kSize, {255, 150, 60}, 0.01f);
    });
}
BENCHMARK(soft_glow)->Unit(benchmark::kMicrosecond);

void soft_puff(benchmark::State& state) {
    draw_large(state, [](Canvas& canvas) {
        SoftBrush(canvas).puff({.middle = {640, 360},
                                .radius = kSize,
                                .lit = {188, 150, 120},
                                .dark = {70, 56, 56},
                                .opacity = 0.5f});
    });
}
BENCHMARK(soft_puff)->Unit(benchmark::kMicrosecond);

/// A level, and blasts of this radius on it, so long ago (milliseconds).
struct Scene {
    Scene(int width, int height, int radius, int count, int age)
        : match(settings(), std::make_shared<const Arsenal>(built_in_arsenal())),
          landscape(match.level(), match.battle().state().ground),
          view(Camera(match.level().width()).view(width, height)),
          edge(static_cast<std::size_t>(width)) {
        const Ground& ground = match.battle().state().ground;
        impacts.remember(match.battle().state());
        for (int k = 1; k <= count; ++k) {
            const int x = ground.width() * k / (count + 1);
            impacts.note(event::Exploded{.radius = static_cast<float>(radius),
                                         .at = {static_cast<float>(x), to_columns(ground.top(x))}},
                         match.battle(), landscape, view);
        }
        for (int time = 0; time < age; time += 10) impacts.advance(0.01, match.battle());
        for (int x = 0; x < width; ++x)
            edge[x] = view.y_of(to_columns(ground.top(
                std::min(ground.width() - 1, static_cast<int>(view.column_at(static_cast<float>(x)))))));
    }

    static MatchSettings settings() {
        MatchSettings settings = default_settings();
        settings.set(Rule::armory, 0);
        return settings;
    }

    Match match;
    Landscape landscape;
    View view;
    std::vector<float> edge;
    Impacts impacts;
    LightField light;
};

/// One nuke, and nine missiles at once: 0 ms, 200 ms and 600 ms after.
void blasts(benchmark::State& state) {
    const int height = static_cast<int>(state.range(0)), width = height * 16 / 9;
    Scene scene(width, height, static_cast<int>(state.range(1)), static_cast<int>(state.range(2)),
                static_cast<int>(state.range(3)));
    Image picture(width, height, 0xff000000u);
    CanvasCache cache(plain_typeface());
    Canvas canvas(picture, cache);
    const Ground& ground = scene.match.battle().state().ground;
    const Image land = scene.landscape.picture(ground, scene.view);
    for (auto _ : state) {
        canvas.image(land, 0, 0);
        scene.light.begin(width, height, scene.edge);
        scene.impacts.shine(scene.light, scene.view);
        scene.light.lay(canvas);
        scene.impacts.draw_ground(canvas, scene.view, ground);
        scene.impacts.draw(canvas, scene.view);
        benchmark::ClobberMemory();
    }
}
BENCHMARK(blasts)
    ->ArgsProduct({{720, 1080}, {170}, {0, 1}, {0, 200, 600}})
    ->ArgsProduct({{720, 1080}, {50}, {9}, {0, 200, 600}})
    ->ArgNames({"height", "radius", "count", "ms"})
    ->Unit(benchmark::kMillisecond);

}  // namespace

}  // namespace terramorph

// What a frame of the game costs while computers think, beside the 1/60 s that it may take.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <vector>

#include "app/session.h"
#include "bench/cpu_time.h"
#include "paint/canvas_cache.h"
#include "paint/layers/software_compositor.h"
#include "ui/app.h"
#include "ui/screens/routes.h"
#include "ui/screens/screens.h"

namespace {
std::int64_t taken = 0;  // blocks of memory, by all of the program
}

// Not inlined: else the compiler takes malloc and delete for a mismatch.
[[gnu::noinline]] void* operator new(std::size_t size) {
    ++taken;
    if (void* const block = std::malloc(size)) return block;
    throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* block) noexcept { std::free(block); }
[[gnu::noinline]] void operator delete(void* block, std::size_t) noexcept { std::free(block); }

namespace terramorph {
namespace {

/// A player's folders that keep nothing.
struct NoStorage : Storage {
    Result<std::string> load(const std::string&) override { return std::string(); }
    std::size_t size(const std::string&) override { return 0; }
    Refusal save(const std::string&, const std::string&) override { return std::nullopt; }
    Result<std::unique_ptr<Log>> begin_log(const std::string&, const std::string&) override {
        return error("nothing is kept");
    }
    bool is_growing(const std::string&) override { return false; }
    std::string set_aside(const std::string& name) override { return name; }
    void remove(const std::string&) override {}
    std::vector<std::string> names(const std::string&) override { return {}; }
    std::string place(const std::string& name) const override { return name; }
};

/// So many of them with a bundle of everything, and nobody else.
void invite_cyborgs(MatchSettings& settings, std::size_t count) {
    while (settings.players.size() < count) settings.players.push_back(another_player(settings.players));
    for (Player& player : settings.players) player.kind = computer("cyborg");
    settings.set(Rule::armory, 0);
    settings.set(Rule::stock, 1);
}

/// A minute of ten Cyborgs (who play at no less than four times the pace, as no person is there) with a
/// bundle of everything, at this pace, one after another or all at once. Says the worst frame and the one
/// that 99 of 100 keep to, as parts of 1/60 s: below 1 they are never late. What is drawn is not counted.
void frames_of_ten_cyborgs(benchmark::State& state) {
    constexpr int kFrames = 3600;
    std::vector<double> frames;
    for (auto _ : state) {
        NoStorage storage;
        App app(storage, "20260101-000000", all_screens());
        MatchSettings& settings = app.session().settings;
        invite_cyborgs(settings, kMaxPlayers);
        settings.set(Rule::turn_mode, static_cast<double>(state.range(1)));
        start_match(app);
        app.session().speed = static_cast<int>(state.range(0));
        for (int frame = 0; frame < kFrames; ++frame) {
            const double before = cpu_seconds();
            app.advance(1.0 / kTicksPerSecond);
            frames.push_back((cpu_seconds() - before) * kTicksPerSecond);
        }
    }
    std::ranges::sort(frames);
    state.counters["worst"] = frames.back();
    state.counters["of_99_percent"] = frames[frames.size() * 99 / 100];
}
BENCHMARK(frames_of_ten_cyborgs)
    ->ArgsProduct({{4, 40}, {0, 1}})
    ->ArgNames({"pace", "at_once"})
    ->Iterations(2)
    ->Unit(benchmark::kMillisecond);

/// A minute of four computers with a bundle of everything, drawn at this width on a level so many columns
/// wide while the camera follows: the first picture, the median, the one that 99 of 100 keep to and the worst
/// after the first, as parts of 1/60 s; and how often memory is asked for in a picture, as a median.
void pictures_of_four_computers(benchmark::State& state) {
    const int width = static_cast<int>(state.range(0)), height = width * 9 / 16;
    constexpr int kFrames = 3600;
    std::vector<double> frames;
    std::vector<std::int64_t> blocks;
    for (auto _ : state) {
        NoStorage storage;
        App app(storage, "20260101-000000", all_screens());
        MatchSettings& settings = app.session().settings;
        settings.level.terrain.width = static_cast<int>(state.range(1));
        invite_cyborgs(settings, 4);
        start_match(app);
        app.session().speed = 1;
        Image picture(width, height, 0xff000000u);
        CanvasCache cache(plain_typeface());
        SoftwareCompositor compositor;
        cache.compositor = &compositor;
        for (int frame = 0; frame < kFrames; ++frame) {
            app.advance(1.0 / kTicksPerSecond);
            const double before = cpu_seconds();
            const std::int64_t taken_before = taken;
            {
                Canvas canvas(picture, cache);
                app.draw(canvas);
            }
            blocks.push_back(taken - taken_before);
            frames.push_back((cpu_seconds() - before) * kTicksPerSecond);
        }
    }
    std::ranges::sort(blocks);
    state.counters["blocks"] = static_cast<double>(blocks[blocks.size() / 2]);
    state.counters["first"] = frames.front();
    std::ranges::sort(frames.begin() + 1, frames.end());
    state.counters["median"] = frames[frames.size() / 2];
    state.counters["of_99_percent"] = frames[frames.size() * 99 / 100];
    state.counters["worst"] = frames.back();
}
BENCHMARK(pictures_of_four_computers)
    ->ArgsProduct({{1280, 1920, 3840}, {2048, 4096}})
    ->ArgNames({"width", "columns"})
    ->Iterations(1)
    ->Unit(benchmark::kSecond);

}  // namespace
}  // namespace terramorph

// What the picture of a battle costs, in software and on one core. Times are milliseconds of this thread's
// own.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <new>
#include <vector>

#include "bench/cpu_time.h"
#include "bench/played_game.h"
#include "paint/canvas_cache.h"
#include "paint/layers/software_compositor.h"

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

constexpr double kSixtieth = 1000.0 / kTicksPerSecond;  // milliseconds
constexpr double kAwaitsFor = 0.1;  // seconds from one look to the next while nothing moves

/// What the game is drawn into.
class Sheet {
  public:
    Sheet(int width, int height) : picture_(width, height, 0xff000000u) { cache_.compositor = &compositor_; }
    explicit Sheet(int width) : Sheet(width, width * 9 / 16) {}

    void resize(int width) {
        picture_ = Image(width, width * 9 / 16, 0xff000000u);
        compositor_ = {};
    }
    /// Returns milliseconds.
    double draw(App& app) {
        const double before = cpu_seconds();
        Canvas canvas(picture_, cache_);
        app.draw(canvas);
        return (cpu_seconds() - before) * 1000;
    }

  private:
    Image picture_;
    CanvasCache cache_{plain_typeface()};
    SoftwareCompositor compositor_;
};

enum class Busy { computers, all_at_once, quakes };

/// The hardest quake for whoever is to fire, and another look at it all every half second.
void shake(PlayedGame& game, int frame) {
    const Match& match = game.match();
    if (frame % 30 == 0) {
        InputEvent look;
        if (parse_key("z", look)) game.app.press(look);
        look.kind = InputEvent::Kind::up;
        game.app.press(look);
    }
    if (match.phase() != Phase::aiming || frame % 90 != 0) return;
    const PlayerId player = match.player();
    MatchRunner& runner = *game.app.session().runner;
    const auto& weapons = match.arsenal().weapons;
    for (const WeaponId weapon : ids<WeaponId>(weapons))
        if (weapons[weapon].id == "tectonic_shift") runner.give(Choose{player, weapon});
    runner.give(
        Aim{player,
            match.state().tank(player).body.at.x * 2 < static_cast<float>(match.level().width()) ? 600 : 1200,
            600});
    runner.give(Fire{player});
}

/// A minute with a bundle of everything, on a level so many columns wide while the camera follows: the
/// median, what 99 of 100 pictures keep to, the worst, how many are late for 60 a second, and how often
/// memory is asked for in a picture, as a median and at least. The first one is told apart.
void busy_pictures(benchmark::State& state) {
    const int width = static_cast<int>(state.range(1));
    const Busy busy = static_cast<Busy>(state.range(0));
    constexpr int kFrames = 3600;
    std::vector<double> frames;
    std::vector<std::int64_t> blocks;
    double first = 0;
    for (auto _ : state) {
        PlayedGame game([&](MatchSettings& settings) {
            settings.level.terrain.width = static_cast<int>(state.range(2));
            invite_cyborgs(settings, busy == Busy::computers ? 4 : kMaxPlayers);
            settings.set(Rule::turn_mode, busy == Busy::all_at_once ? 1 : 0);
            if (busy == Busy::quakes)
                for (Player& player : settings.players) player.kind = kPerson;
        });
        Sheet sheet(width);
        first = sheet.draw(game.app);
        for (int frame = 0; frame < kFrames; ++frame) {
            if (busy == Busy::quakes) shake(game, frame);
            game.app.advance(kSecondsPerTick);
            const std::int64_t before = taken;
            frames.push_back(sheet.draw(game.app));
            blocks.push_back(taken - before);
        }
    }
    std::ranges::sort(blocks);
    std::ranges::sort(frames);
    state.counters["blocks"] = static_cast<double>(blocks[blocks.size() / 2]);
    state.counters["least_blocks"] = static_cast<double>(blocks.front());
    state.counters["first"] = first;
    state.counters["median"] = frames[frames.size() / 2];
    state.counters["of_99_percent"] = frames[frames.size() * 99 / 100];
    state.counters["worst"] = frames.back();
    state.counters["late"] =
        static_cast<double>(std::ranges::count_if(frames, [](double each) { return each > kSixtieth; }));
}
BENCHMARK(busy_pictures)
    ->ArgsProduct({{0, 1, 2}, {1280, 1920}, {2048, 4096}})
    ->ArgNames({"scene", "width", "columns"})
    ->Iterations(1)
    ->Unit(benchmark::kSecond);

/// Somebody aims: the picture drawn once more, and how much of a core goes by while nobody does anything, in
/// percent. The wind blows.
void still_pictures(benchmark::State& state) {
    PlayedGame game([](MatchSettings& settings) { settings.set(Rule::armory, 0); });
    Sheet sheet(static_cast<int>(state.range(0)));
    for (int frame = 0; frame < 600; ++frame) game.app.advance(kSecondsPerTick), sheet.draw(game.app);
    std::vector<double> frames;
    const std::int64_t before = taken;
    for (auto _ : state) frames.push_back(sheet.draw(game.app));
    state.counters["blocks"] = static_cast<double>(taken - before) / static_cast<double>(frames.size());
    const double began = cpu_seconds();
    double seconds = 0;
    for (bool moves = true; seconds < 60;) {
        const double next = moves ? kSecondsPerTick : kAwaitsFor;
        moves = game.app.advance(next);
        if (moves) sheet.draw(game.app);
        seconds += next;
    }
    state.counters["percent_of_core"] = (cpu_seconds() - began) / seconds * 100;
    std::ranges::sort(frames);
    state.counters["median"] = frames[frames.size() / 2];
}
BENCHMARK(still_pictures)
    ->Arg(1280)
    ->Arg(1920)
    ->Arg(3840)
    ->ArgName("width")
    ->Iterations(100)
    ->Unit(benchmark::kMillisecond);

/// Millions of bytes of the program that are in memory now.
double megabytes() {
    std::ifstream file("/proc/self/statm");
    double all = 0, here = 0;
    file >> all >> here;
    return here * 4096 / 1e6;
}

/// Half a minute of ten players: the memory at 1280 x 720, in a window of 3840 x 2160, and once it's small
/// again.
void memory_of_pictures(benchmark::State& state) {
    for (auto _ : state) {
        PlayedGame game([](MatchSettings& settings) { invite_cyborgs(settings, kMaxPlayers); });
        Sheet sheet(1280);
        const auto play = [&](int width) {
            sheet.resize(width);
            for (int frame = 0; frame < 600; ++frame) game.app.advance(kSecondsPerTick), sheet.draw(game.app);
            return megabytes();
        };
        state.counters["small"] = play(1280);
        state.counters["large"] = play(3840);
        state.counters["small_again"] = play(1280);
    }
}
BENCHMARK(memory_of_pictures)->Iterations(1)->Unit(benchmark::kSecond);

}  // namespace
}  // namespace terramorph

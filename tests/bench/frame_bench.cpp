// What a frame of the game costs while computers think, beside the 1/60 s that it may take.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

#include "bench/cpu_time.h"
#include "bench/played_game.h"

namespace terramorph {
namespace {

/// A minute of ten Cyborgs (who play at no less than four times the pace, as no person is there) with a
/// bundle of everything, at this pace, one after another or all at once. Says the worst frame and the one
/// that 99 of 100 keep to, as parts of 1/60 s: below 1 they are never late. What is drawn is not counted.
void frames_of_ten_cyborgs(benchmark::State& state) {
    constexpr int kFrames = 3600;
    std::vector<double> frames;
    for (auto _ : state) {
        test::NoStorage storage;
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

}  // namespace
}  // namespace terramorph

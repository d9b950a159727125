// Land in play: what it costs to create a battle with everything on it, and its ticks while things fall,
// burn, roll and run, beside the same battles with bare land. "more_us" is what living land takes more than
// bare land, in one run; it may take a quarter of a frame to create, and a millisecond a tick.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

#include "battle/battle.h"
#include "battle/world/effect_world.h"
#include "bench/cpu_time.h"
#include "support/land/mine_levels.h"

namespace terramorph {
namespace {

constexpr double kCreation = 4e-3, kTickTime = 1e-3;
constexpr std::uint32_t kLevels = 60;

Battle battle_on(LivingLand land, std::uint32_t seed) {
    BattleRules rules;
    rules.living_land = land;
    return Battle(rules, test::any_level(*generators()[seed % generators().size()], seed), built_in_arsenal(),
                  4, seed);
}

void report_more(benchmark::State& state, double bare, double living, double count, double most) {
    state.counters["bare_us"] = bare / count * 1e6;
    state.counters["more_us"] = (living - bare) / count * 1e6;
    state.counters["ratio"] = most / std::max(1e-9, (living - bare) / count);
    state.counters["at_least"] = 1;
}

void create_land_in_play(benchmark::State& state) {
    double seconds[2] = {}, worst_more = 0;
    for (auto _ : state)
        for (std::uint32_t seed = 0; seed < kLevels; ++seed) {
            double taken[2] = {};
            for (const int living : {0, 1}) {
                const double begin = cpu_seconds();
                benchmark::DoNotOptimize(
                    battle_on(living ? LivingLand::in_play : LivingLand::off, seed).hash());
                taken[living] = cpu_seconds() - begin;
                seconds[living] += taken[living];
            }
            worst_more = std::max(worst_more, taken[1] - taken[0]);
        }
    state.counters["worst_more_us"] = worst_more * 1e6;
    report_more(state, seconds[0], seconds[1], static_cast<double>(state.iterations()) * kLevels, kCreation);
}
BENCHMARK(create_land_in_play)->Unit(benchmark::kMillisecond);

/// Ten seconds after four large blasts in a row across the level.
void tick_land_in_play(benchmark::State& state) {
    constexpr int kTicks = 600;
    double seconds[2] = {};
    std::vector<double> ticks;
    double worst[2] = {};
    for (auto _ : state)
        for (std::uint32_t seed = 0; seed < kLevels; ++seed)
            for (const int living : {0, 1}) {
                Battle battle = battle_on(living ? LivingLand::in_play : LivingLand::off, seed);
                for (const int x : {300, 800, 1300, 1800}) {
                    EffectContext context;
                    context.at = fixed_of({static_cast<float>(x), to_columns(battle.state().ground.top(x))});
                    context.tank = 0;
                    battle.world().blast(context, {.radius = 90, .strength = 60});
                }
                for (int tick = 0; tick < kTicks; ++tick) {
                    const double begin = cpu_seconds();
                    battle.step();
                    const double taken = cpu_seconds() - begin;
                    seconds[living] += taken;
                    worst[living] = std::max(worst[living], taken);
                    if (living) ticks.push_back(taken);
                }
            }
    report_more(state, seconds[0], seconds[1], static_cast<double>(state.iterations()) * kLevels * kTicks,
                kTickTime);
    std::ranges::nth_element(ticks, ticks.begin() + std::ssize(ticks) * 99 / 100);
    state.counters["p99_us"] = ticks[ticks.size() * 99 / 100] * 1e6;
    state.counters["worst_bare_us"] = worst[0] * 1e6;
    state.counters["worst_us"] = worst[1] * 1e6;
}
BENCHMARK(tick_land_in_play)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace terramorph

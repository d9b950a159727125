// How many shots a computer can try in its head, and what a tick costs.
#include <benchmark/benchmark.h>

#include "base/random.h"
#include "battle/battle.h"
#include "battle/world/effect_world.h"
#include "bench/cpu_time.h"

namespace terramorph {
namespace {

LevelSettings level_of(int width) {
    LevelSettings level;
    level.terrain = default_terrain(*find_generator("circle-hill"));
    level.terrain.width = width;
    return level;
}

Battle battle_of(int tanks) { return {{}, level_of(2048), built_in_arsenal(), tanks, 1}; }

void predict_any_shot(benchmark::State& state) {
    const Battle battle = battle_of(10);
    Random random(1, 0);
    for (auto _ : state) {
        const TankId tank = TankId::at(random.below(10));
        const int angle = random.from_to(0, kHalfTurn);
        benchmark::DoNotOptimize(battle.predict_shot(tank, angle, random.from_to(1, kFullPower)));
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(predict_any_shot);

/// The same predictions tick by tick, to see what jumping over air saves.
void fly_any_shot(benchmark::State& state) {
    const Battle battle = battle_of(10);
    Random random(1, 0);
    for (auto _ : state) {
        const TankId tank = TankId::at(random.below(10));
        const int angle = random.from_to(0, kHalfTurn);
        Flight flight = shot_of(battle.state(), tank, angle, random.from_to(1, kFullPower));
        Contact contact;
        while (fly_one_tick(flight, battle.scene(), contact) == FlightEnd::flying) continue;
        benchmark::DoNotOptimize(contact);
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(fly_any_shot);

/// A tick of ten tanks that are all awake, with `shells` in the air.
void tick_of_ten_tanks(benchmark::State& state) {
    const WeaponId tracer = built_in_arsenal().find("tracer");
    for (auto _ : state) {
        state.PauseTiming();
        Battle battle = battle_of(10);
        for (int k = 0; k < state.range(0); ++k) {
            const TankId tank = TankId::at(k % 10);
            battle.aim(tank, 700 + 5 * k, kFullPower);
            battle.fire(tank, tracer);
        }
        state.ResumeTiming();
        for (int tick = 0; tick < 100; ++tick) {
            for (const TankId tank : ids<TankId>(10)) battle.world().push(tank, {});  // wakes it
            battle.step();
        }
        benchmark::DoNotOptimize(battle.hash());
    }
    state.SetItemsProcessed(100 * state.iterations());
}
BENCHMARK(tick_of_ten_tanks)->Arg(0)->Arg(10)->Arg(100)->Unit(benchmark::kMicrosecond);

/// The nastiest weapon: a Funky Bomb into a hill that hangs over ten tanks. Says the worst of its ticks as a
/// part of a frame of 1/60 s: below 1 it is never late.
void worst_tick_of_a_funky_bomb(benchmark::State& state) {
    const WeaponId funky = built_in_arsenal().find("funky_bomb");
    BattleRules rules;
    rules.loose_earth = LooseEarth::breaks;
    double worst = 0;
    std::uint32_t seed = 0;
    for (auto _ : state) {
        Battle battle(rules, level_of(2048), built_in_arsenal(), 10, ++seed);
        for (int x = 100; x < 1900; x += 150)  // caves, so that whatever is hit breaks off
            battle.world().carve(
                disc(x * kColumn, battle.state().ground.top(x) - 60 * kColumn, 45 * kColumn));
        battle.aim(0, 600, 700);
        battle.fire(0, funky);
        for (int tick = 0; tick < 1200 && (tick == 0 || !battle.at_rest()); ++tick) {
            const auto before = cpu_seconds();
            battle.step();
            worst = std::max(worst, cpu_seconds() - before);
        }
    }
    state.counters["worst_tick_ms"] = worst * 1000;
    state.counters["of_a_frame"] = worst * kTicksPerSecond;
}
BENCHMARK(worst_tick_of_a_funky_bomb)->Iterations(20)->Unit(benchmark::kMillisecond);

void begin_battle(benchmark::State& state) {
    const LevelSettings level = level_of(static_cast<int>(state.range(0)));
    for (auto _ : state) benchmark::DoNotOptimize(Battle({}, level, built_in_arsenal(), 4, 1).hash());
}
BENCHMARK(begin_battle)->Arg(640)->Arg(2048)->Arg(16384)->Unit(benchmark::kMicrosecond);

/// What a turn's beginning costs: all bodies anew from plain state.
void begin_turn(benchmark::State& state) {
    Battle battle = battle_of(10);
    for (auto _ : state) battle.begin_turn(0);
}
BENCHMARK(begin_turn)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace terramorph

// What bodies cost: the busiest scene of a battle against the 1/60 second that a tick may take.
#include <benchmark/benchmark.h>

#include <algorithm>

#include "base/random.h"
#include "battle/battle_state.h"
#include "battle/bodies/bodies.h"
#include "bench/cpu_time.h"

namespace terramorph {
namespace {

constexpr int kWidth = 2048;
constexpr int kTicksPerCrater = 90;
constexpr int kCraters = 20;
constexpr int kTanks = 10;

/// Ten tanks on hills, and in every crater all pieces are thrown anew.
class Scene {
  public:
    explicit Scene(int pieces) : ground_(hills(), kWidth / 2), pieces_(pieces) {
        bodies_.reset(ground_, 200, false);
        for (const TankId tank : ids<TankId>(kTanks)) {
            const int x = 100 + 200 * tank;
            bodies_.add_tank(tank, at({static_cast<float>(x), to_columns(ground_.top(x))}));
        }
        for (int k = 0; k < pieces; ++k) add_piece(kTanks + k);
    }

    void burst() {
        const int x = random_.from_to(100, kWidth - 100);
        const std::uint32_t before = ground_.revision();
        const Sixteenths y = ground_.top(x);
        ground_.carve(disc(x * kColumn, y, 25 * kColumn));
        bodies_.ground_changed(ground_, ground_.changed_since(before));
        for (int k = 0; k < pieces_; ++k) {
            const float right = static_cast<float>(random_.from_to(-150, 150));
            const float up = static_cast<float>(random_.from_to(50, 250));
            BodyState state =
                at({static_cast<float>(x + 5 * (k % 6) - 12), static_cast<float>(y / kColumn + 4 * (k / 6))});
            state.velocity = {right, up};
            state.spin = right / 20;
            bodies_.set_state(kTanks + k, state);
        }
        for (const TankId tank : ids<TankId>(kTanks))
            if (std::abs(bodies_.state(tank).at.x - static_cast<float>(x)) < 60) bodies_.push(tank, {40, 80});
    }

    void step() { bodies_.step(); }

  private:
    static BodyState at(Vec2<float> place) {
        BodyState state;
        state.at = place;
        return state;
    }

    static std::vector<Sixteenths> hills() {
        Random random(2, 2);
        std::vector<Sixteenths> surface(kWidth);
        Sixteenths y = 300 * kColumn;
        Sixteenths slope;
        for (Sixteenths& here : surface) {
            slope = std::clamp(slope + Sixteenths{random.from_to(-2, 2)}, Sixteenths{-14}, Sixteenths{14});
            y = std::clamp(y + slope, 100 * kColumn, 500 * kColumn);
            here = y;
        }
        return surface;
    }

    void add_piece(int number) {
        const BodyState above = at({50 + 60 * static_cast<float>(number), 600});
        const auto size = static_cast<float>(2 + number % 4);
        const std::vector<std::vector<Vec2<float>>> lump = {{{-size, -size}, {size, -2}, {2, size}},
                                                            {{size, -2}, {2 * size, size}, {2, size}}};
        if (number % 3 == 0) bodies_.add_ball(number, above, size);
        if (number % 3 == 1) bodies_.add_box(number, above, 2 * size, size);
        if (number % 3 == 2) bodies_.add_polygons(number, above, lump);
    }

    Ground ground_;
    Bodies bodies_;
    Random random_{1, 1};
    int pieces_;
};

/// 30 seconds of ten tanks and some pieces, with a crater every 1.5 seconds.
void tick_of_debris(benchmark::State& state) {
    double worst = 0;
    for (auto _ : state) {
        state.PauseTiming();
        Scene scene(static_cast<int>(state.range(0)));
        state.ResumeTiming();
        for (int tick = 0; tick < kCraters * kTicksPerCrater; ++tick) {
            const double begin = cpu_seconds();
            if (tick % kTicksPerCrater == 0) scene.burst();
            scene.step();
            worst = std::max(worst, cpu_seconds() - begin);
        }
    }
    const double ticks = static_cast<double>(state.iterations()) * kCraters * kTicksPerCrater;
    state.counters["times_real_time"] =
        benchmark::Counter(ticks / kTicksPerSecond, benchmark::Counter::kIsRate);
    state.counters["worst_tick_us"] = worst * 1e6;
    state.SetItemsProcessed(static_cast<std::int64_t>(ticks));
}
BENCHMARK(tick_of_debris)->Arg(0)->Arg(30)->Arg(BattleState::kMaxPieces)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace terramorph

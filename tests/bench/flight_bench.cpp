// How many shots a second can be foretold, flown tick by tick, and flown as bullets of Box2D, with ten tanks
// in the field. Rates and ratios are by this thread's own time, so that other work on the machine counts
// little.
#include <benchmark/benchmark.h>
#include <box2d/box2d.h>
#include <time.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "base/random.h"
#include "battle/bodies/contour.h"
#include "battle/flight/max_height_index.h"
#include "battle/tank.h"
#include "bench/cpu_time.h"
#include "terrain/level.h"

namespace terramorph {
namespace {

constexpr int kWidth = 2048;
constexpr int kTanks = 10;
constexpr int kCraters = 26;
constexpr Air kAir = {.gravity = 200, .wind = 15};

Ground cratered_ground(Random& random) {
    LevelSettings level;
    level.terrain = default_terrain(*find_generator("circle-hill"));
    level.terrain.width = kWidth;
    Ground ground(level_surface(level), level.level_height());
    for (int k = 0; k < kCraters; ++k) {
        const int x = random.below(kWidth);
        ground.carve(disc(x * kColumn, ground.top(x), random.from_to(20, 40) * kColumn));
    }
    return ground;
}

/// Ten tanks on a level full of craters, and all the shots that they may try.
struct World {
    World() : random(1, 0), ground(cratered_ground(random)), tanks(kTanks) {
        for (const TankId k : ids<TankId>(kTanks)) {
            Tank& tank = tanks[k];
            const int x = kWidth * (2 * k + 1) / (2 * kTanks);
            tank.body.at = {static_cast<float>(x), to_columns(ground.top(x))};
            hulls.push_back(tank.hull(k));
        }
        height_index.update({ground, hulls});
        for (int n = 0; n < 4096; ++n) shots.push_back(any_shot());
    }

    Flight any_shot() {
        const TankId tank = TankId::at(random.below(kTanks));
        const int angle = random.from_to(0, kHalfTurn);
        const int power = random.from_to(1, kFullPower);
        const Vec2<Fixed> muzzle = tanks[tank].muzzle(angle);
        return begin_flight(kAir, muzzle, muzzle_velocity(angle, power), tank);
    }

    CollisionScene scene() const {
        CollisionScene scene{ground, hulls};
        scene.height_index = &height_index;
        return scene;
    }

    Random random;
    Ground ground;
    std::vector<Tank> tanks;
    std::vector<Hull> hulls;
    MaxHeightIndex height_index;
    std::vector<Flight> shots;
};

const World& world() {
    static const World world;
    return world;
}

Prediction fly_on(Flight flight, const CollisionScene& scene) {
    Prediction end;
    while (goes_on(end.end)) end.end = fly_one_tick(flight, scene, end.contact);
    return end;
}

void predict_shots(benchmark::State& state) {
    const CollisionScene scene = world().scene();
    std::size_t next = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(predict(world().shots[next++ % world().shots.size()], scene));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(predict_shots);

void fly_shots(benchmark::State& state) {
    const CollisionScene scene = world().scene();
    std::size_t next = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(fly_on(world().shots[next++ % world().shots.size()], scene));
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(fly_shots);

/// What an index of heights costs each time that a tank has moved.
void renew_the_skyline(benchmark::State& state) {
    MaxHeightIndex height_index = world().height_index;
    std::vector<Hull> hulls = world().hulls;
    for (auto _ : state) {
        hulls[0].high.y += 1 << 12;
        height_index.update({world().ground, hulls});
        benchmark::DoNotOptimize(height_index.highest(0, kWidth));
    }
}
BENCHMARK(renew_the_skyline);

/// The same level and tanks in Box2D at 120 Hz, ten columns to the metre.
class BulletWorld {
  public:
    explicit BulletWorld(const World& world) : world_({kAir.wind / kScale, -kAir.gravity / kScale}) {
        for (int x = 0; x < kWidth; x += kChunk) add_ground(contour(world.ground, x, x + kChunk));
        for (const Hull& hull : world.hulls) add_hull(hull);
    }

    /// Flies until it touches something, or for as long as flights may.
    b2Vec2 fly(const Flight& flight) {
        const Vec2<float> at = columns_of(flight.start);
        const Vec2<float> speed = columns_of(flight.velocity * kTicksPerSecond);
        b2BodyDef def;
        def.type = b2_dynamicBody;
        def.bullet = true;
        def.position = {at.x / kScale, at.y / kScale};
        def.linearVelocity = {speed.x / kScale, speed.y / kScale};
        b2Body& shell = *world_.CreateBody(&def);
        b2CircleShape point;
        point.m_radius = 0.05f;
        shell.CreateFixture(&point, 1);
        for (Ticks tick; tick < 2 * kMaxFlightTicks && !has_landed(shell); ++tick)
            world_.Step(1.0f / (2 * kTicksPerSecond), 8, 3);
        const b2Vec2 end = shell.GetPosition();
        world_.DestroyBody(&shell);
        return end;
    }

  private:
    static constexpr float kScale = 10;
    static constexpr int kChunk = 64;

    void add_ground(const std::vector<Fragment>& fragments) {
        b2BodyDef def;
        b2Body& chunk = *world_.CreateBody(&def);
        const auto metres = [](Vec2<Sixteenths> point) {
            return b2Vec2{to_columns(point.x) / kScale, to_columns(point.y) / kScale};
        };
        for (const Fragment& fragment : fragments) {
            std::vector<b2Vec2> points;
            for (const Vec2<Sixteenths> point : fragment.points) points.push_back(metres(point));
            const int count = static_cast<int>(points.size()) - (fragment.closed ? 1 : 0);
            b2ChainShape chain;
            if (fragment.closed)
                chain.CreateLoop(points.data(), count);
            else
                chain.CreateChain(points.data(), count, metres(fragment.before), metres(fragment.after));
            chunk.CreateFixture(&chain, 0);
        }
    }

    void add_hull(const Hull& hull) {
        b2Vec2 corners[Hull::kCorners];
        for (std::size_t k = 0; k < Hull::kCorners; ++k) {
            const Vec2<float> corner = columns_of(from_chord(hull.corners[k]));
            corners[k] = {corner.x / kScale, corner.y / kScale};
        }
        b2BodyDef def;
        b2PolygonShape outline;
        outline.Set(corners, Hull::kCorners);
        world_.CreateBody(&def)->CreateFixture(&outline, 0);
    }

    static bool has_landed(const b2Body& shell) {
        if (shell.GetPosition().y < 0) return true;
        for (const b2ContactEdge* edge = shell.GetContactList(); edge; edge = edge->next)
            if (edge->contact->IsTouching()) return true;
        return false;
    }

    b2World world_;
};

/// Seconds for each of the first `count` shots.
template <class Fly>
double time_of(int count, Fly fly) {
    const double begin = cpu_seconds();
    for (int n = 0; n < count; ++n) fly(world().shots[n]);
    return (cpu_seconds() - begin) / count;
}

/// The same shots in all three ways, by turns.
void three_ways(benchmark::State& state) {
    constexpr int kShots = 400;
    const CollisionScene scene = world().scene();
    BulletWorld bullets(world());
    double predicted = 0;
    double stepped = 0;
    double by_box2d = 0;
    for (auto _ : state) {
        const auto foretell = [&](const Flight& shot) { benchmark::DoNotOptimize(predict(shot, scene)); };
        for (int n = 0; n < 10; ++n) predicted += time_of(kShots, foretell) / 10;
        stepped +=
            time_of(kShots, [&](const Flight& shot) { benchmark::DoNotOptimize(fly_on(shot, scene)); });
        by_box2d += time_of(kShots, [&](const Flight& shot) { benchmark::DoNotOptimize(bullets.fly(shot)); });
    }
    const auto runs = static_cast<double>(state.iterations());
    state.counters["predicted_per_s"] = runs / predicted;
    state.counters["stepped_per_s"] = runs / stepped;
    state.counters["box2d_per_s"] = runs / by_box2d;
    state.counters["over_stepped"] = stepped / predicted;
    state.counters["over_box2d"] = by_box2d / predicted;
    state.counters["at_least"] = 100;
}
BENCHMARK(three_ways)->Unit(benchmark::kMillisecond)->Iterations(5);

}  // namespace
}  // namespace terramorph

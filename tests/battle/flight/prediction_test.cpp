#include <gtest/gtest.h>

#include <vector>

#include "base/random.h"
#include "battle/flight/max_height_index.h"
#include "support/flights.h"
#include "support/land/grounds.h"
#include "support/sixteenths.h"
#include "terrain/level.h"

namespace terramorph {
namespace {

using namespace test;

/// A level of one of the generators with craters and heaps, or one of all that digging can leave.
Ground any_ground(Random& random) {
    const std::span<const Generator* const> all = generators();
    const int which = random.below(static_cast<int>(all.size()) + 2);
    const int width = 640 << random.below(3);
    if (which >= static_cast<int>(all.size())) return random_ground(random, width);
    LevelSettings level;
    level.terrain = default_terrain(*all[which]);
    level.terrain.width = width;
    level.terrain.seed = random.next();
    Ground ground(level_surface(level), level.level_height());
    for (int k = 0; k < 20; ++k) {
        const int x = random.below(width);
        const Sixteenths y = ground.top(x) + random.from_to(-60, 60) * kColumn;
        const Shape crater = disc(x * kColumn, std::max(y, 0_16ths), random.from_to(1, 40) * kColumn);
        if (k % 3 == 0)
            ground.heap(crater);
        else
            ground.carve(crater);
    }
    return ground;
}

/// A level with tanks on it, some in the air as thrown ones are, some with shields.
struct World {
    explicit World(std::uint32_t seed) : random(seed, 1), ground(any_ground(random)) {
        for (const TankId k : ids<TankId>(random.from_to(0, 10))) {
            const int x = random.below(ground.width());
            const int y = ground.top(x) / kColumn + random.below(3) * random.below(60);
            hulls.push_back(hull_at(k, {static_cast<float>(x), static_cast<float>(y)},
                                    static_cast<float>(random.from_to(-300, 300)) / 100));
            if (random.below(2) == 0) add_shield(k, x, y);
        }
    }

    void add_shield(TankId tank, int x, int y) {
        ShieldCollider collider;
        collider.tank = tank;
        collider.center = to_chord({fixed(x), fixed(y)});
        collider.radius = random.from_to(20, 60) * kChordOne + random.below(65536);
        collider.kind = static_cast<ShieldCollider::Kind>(random.below(3));
        collider.push = random.from_to(0, 500);
        shields.push_back(collider);
    }

    Flight any_shot() {
        Air air{random.from_to(10, 1000), random.from_to(-40, 40)};
        if (random.below(4) == 0) air.viscosity = random.from_to(0, Air::kMaxViscosity);
        if (random.below(4) == 0) air.wind_growth = random.from_to(0, 100);
        const int x = random.below(ground.width());
        const int y = ground.top(x) / kColumn + random.from_to(-5, 60);
        const int angle = random.below(10) == 0 ? 900 : random.from_to(0, kHalfTurn);
        Flight flight = shot({fixed(x) + random.next(), fixed(y) + random.next()}, angle,
                             random.from_to(0, kFullPower), air);
        flight.owner = TankId::at(random.from_to(-1, 9));
        return flight;
    }

    /// With an index of heights that is as new as the scene.
    CollisionScene scene(Walls walls, int ceiling = 0) {
        CollisionScene scene{ground, hulls, walls, ceiling, shields};
        height_index.update(scene);
        scene.height_index = &height_index;
        return scene;
    }

    Random random;
    Ground ground;
    std::vector<Hull> hulls;
    std::vector<ShieldCollider> shields;
    MaxHeightIndex height_index;
};

TEST(Prediction, SaysExactlyWhatFlyingTickByTickSays) {
    int shots = 0;
    int hits[6] = {};
    for (std::uint32_t seed = 1; shots < 20000; ++seed) {
        World world(seed);
        for (const Walls walls : kAllWalls) {
            const int ceiling = world.random.below(2) * world.ground.height() * 3 / 4;
            const CollisionScene scene = world.scene(walls, ceiling);
            for (int k = 0; k < 40; ++k, ++shots) {
                SCOPED_TRACE(testing::Message()
                             << "seed " << seed << ", walls " << static_cast<int>(walls) << ", shot " << k);
                const Flight flight = world.any_shot();
                const Prediction prediction = predict(flight, scene);
                expect_same(flown(flight, scene), prediction);
                EXPECT_LE(prediction.ticks, kMaxFlightTicks);
                if (prediction.end == FlightEnd::hit) ++hits[static_cast<int>(prediction.contact.with)];
            }
        }
    }
    // All that can be hit has been.
    for (int with = 0; with <= static_cast<int>(Contact::With::shield); ++with)
        EXPECT_GT(hits[with], 20) << with;
}

TEST(Prediction, GoesOnFromAnyTickOfTheFlight) {
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        World world(seed);
        const CollisionScene scene = world.scene(kAllWalls[seed % 6]);
        Flight flight = world.any_shot();
        const Prediction whole = predict(flight, scene);
        Contact contact;
        while (goes_on(fly_one_tick(flight, scene, contact))) {
            const Prediction rest = predict(flight, scene);
            ASSERT_EQ(rest.end, whole.end);
            ASSERT_EQ(rest.ticks, whole.ticks);
            ASSERT_EQ(rest.contact.at, whole.contact.at);
        }
    }
}

TEST(Prediction, NeedsNoSkyline) {
    World world(1);
    for (const Walls walls : kAllWalls) {
        CollisionScene scene = world.scene(walls);
        const Flight flight = world.any_shot();
        const Prediction fast = predict(flight, scene);
        scene.height_index = nullptr;
        expect_same(fast, predict(flight, scene));
    }
}

TEST(Prediction, KnowsWhatHasChanged) {
    World world(3);
    for (int n = 0; n < 200; ++n) {
        SCOPED_TRACE(testing::Message() << "change " << n);
        const int x = world.random.below(world.ground.width());
        const Sixteenths y = world.ground.top(x);
        if (n % 3 == 0) world.ground.carve(disc(x * kColumn, y, 30 * kColumn));
        if (n % 3 == 1) world.ground.heap(disc(x * kColumn, y, 30 * kColumn));
        if (n % 3 == 2 && !world.hulls.empty())
            world.hulls[0] = hull_at(0, {static_cast<float>(x), to_columns(y) + 50});
        if (n % 20 == 19) world.add_shield(20, x, y / kColumn);
        if (n % 50 == 49) world.shields.clear();
        const CollisionScene scene = world.scene(Walls::rubber);
        for (int k = 0; k < 5; ++k) {
            const Flight flight = world.any_shot();
            expect_same(flown(flight, scene), predict(flight, scene));
        }
    }
}

/// Whatever decides where a shot ends is integers, and these are theirs.
TEST(Prediction, HasTheSameBitsEverywhere) {
    Ground ground = flat_ground(1024, 100);
    ground.carve(disc(700 * kColumn, 100 * kColumn, 60 * kColumn));
    const Hull hull = hull_at(1, {500, 100});
    const ShieldCollider shields[] = {{.tank = 2,
                                       .center = {300 * kChordOne, 110 * kChordOne},
                                       .radius = 40 * kChordOne,
                                       .kind = ShieldCollider::Kind::reflects},
                                      {.tank = 3,
                                       .center = {620 * kChordOne, 100 * kChordOne},
                                       .radius = 40 * kChordOne,
                                       .kind = ShieldCollider::Kind::deflects,
                                       .push = 250}};
    struct Golden {
        Walls walls;
        Air air;
        int angle, power;
        Vec2<Fixed> at;
        int ticks;
    };
    const Golden goldens[] = {{Walls::none, {200, 12}, 450, 700, {5584306148644, -24339053720}, 213},
                              {Walls::wrap, {200, -30}, 600, 1000, {2358836854784, 429496729600}, 90},
                              {Walls::padded, {200, 5}, 300, 1000, {2383943630848, 429496729600}, 200},
                              {Walls::rubber, {150, 40}, 700, 950, {1848423284736, 429496729600}, 84},
                              {Walls::spring, {200, 0}, 200, 600, {3208340570112, 268826312704}, 107},
                              {Walls::concrete, {100, -7}, 400, 900, {2519117398016, 2061584302080}, 66},
                              {Walls::none, {200, 12, 3}, 450, 1000, {3576967987200, 429496729600}, 215},
                              {Walls::rubber, {200, 25, 1, 40}, 650, 1000, {2377654599680, 429496729600}, 99},
                              {Walls::none, {200, 0}, 390, 560, {3319456333824, 429496729600}, 144},
                              {Walls::wrap, {200, 10}, 450, 390, {1964993019904, 429496729600}, 115},
                              {Walls::rubber, {200, 10}, 50, 900, {105082978304, 429496729600}, 323}};
    for (const Golden& golden : goldens) {
        const CollisionScene scene{ground, {&hull, 1}, golden.walls, 480, shields};
        const Prediction end =
            predict(shot({fixed(100), fixed(130)}, golden.angle, golden.power, golden.air), scene);
        EXPECT_EQ(end.contact.at, golden.at) << end.contact.at.x << ", " << end.contact.at.y;
        EXPECT_EQ(end.ticks, golden.ticks * kTick);
    }
}

}  // namespace
}  // namespace terramorph

#include <gtest/gtest.h>

#include "support/bodies.h"

#include "support/sixteenths.h"

namespace terramorph {
namespace {

using namespace test;

/// Columns of spans as no weapon could leave them: slivers of a cell, gaps of a cell, full and empty ones.
Ground wild_ground(Random& random, int width) {
    const int height = width / 2;
    Ground ground(std::vector<Sixteenths>(static_cast<std::size_t>(width), Ground::kBedrock), height);
    for (int x = 0; x < width; ++x) {
        const int kind = random.below(10);
        if (kind < 2) continue;
        if (kind == 2) {
            ground.heap(sliver(x, 0_16ths, height * kColumn));
            continue;
        }
        Sixteenths y = random.below(2) == 0 ? Ground::kBedrock : below(random, height * kColumn);
        for (int count = random.from_to(1, 12); count > 0 && y < height * kColumn; --count) {
            const Sixteenths thick = random.below(2) == 0 ? Sixteenths{random.from_to(1, 3)}
                                                          : from_to(random, Sixteenths{1}, 60 * kColumn);
            ground.heap(sliver(x, y, y + thick));
            y += thick + (random.below(2) == 0 ? 1_16ths : from_to(random, Sixteenths{1}, 40 * kColumn));
        }
    }
    return ground;
}

void add_all_sorts(Bodies& bodies, Random& random, int width) {
    const std::vector<std::vector<Vec2<float>>> wedge = {{{-9, -5}, {9, -5}, {0, 8}}};
    for (int number = 0; number < 16; ++number) {
        const int x = random.below(width);
        const int y = random.below(width / 2 + 50);
        const BodyState state = flying({static_cast<float>(x), static_cast<float>(y)}, {100, -300}, 1);
        if (number % 4 == 0) bodies.add_tank(number, state);
        if (number % 4 == 1) bodies.add_ball(number, state, 2);
        if (number % 4 == 2) bodies.add_box(number, state, 6, 3);
        if (number % 4 == 3) bodies.add_polygons(number, state, wedge);
    }
}

// Box2D's own checks would end the program.
TEST(BodiesOnGround, BearGroundOfAnyShape) {
    constexpr int kWidth = 500;
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed, 6);
        Ground ground = wild_ground(random, kWidth);
        Bodies bodies = bodies_on(ground);
        add_all_sorts(bodies, random, kWidth);
        for (int round = 0; round < 5; ++round) {
            const std::uint32_t before = ground.revision();
            const int x = random.below(kWidth);
            const int y = random.below(kWidth / 2);
            ground.carve(disc(x * kColumn, y * kColumn, from_to(random, Sixteenths{1}, 30 * kColumn)));
            ground.heap(sliver(random.below(kWidth), Sixteenths{y}, Sixteenths{y + 1}));
            if (round == 3) ground.settle(5_16ths);
            bodies.ground_changed(ground, ground.changed_since(before));
            step(bodies, 4);
        }
        for (int number = 0; number < 16; ++number) ASSERT_TRUE(is_finite(bodies.state(number))) << number;
    }
}

TEST(BodiesOnGround, BearTheHighestAndWidestLevel) {
    std::vector<Sixteenths> surface(16384);
    for (int x = 0; x < 16384; ++x) surface[x] = (x % 3) * kColumn * 5000 + 9 * kColumn;
    Ground ground(std::move(surface), 16384);
    constexpr Sixteenths kRoof = 16370 * kColumn;
    for (int x = 16000; x < 16384; ++x)
        ground.heap(sliver(x, kRoof + Sixteenths{x % 2}, kRoof + Sixteenths{2 + x % 2}));
    Bodies bodies = bodies_on(ground);
    bodies.add_tank(0, flying({16200, 16380}));
    step(bodies, 60);
    EXPECT_NEAR(bodies.state(0).at.y, 16370, 1) << "a roof of two cells holds it up";
}

TEST(BodiesOnGround, TakingItAwayWakesWhatSleepsThere) {
    Ground ground = flat_ground(1024, 100);
    Bodies bodies = bodies_on(ground);
    for (const int x : {200, 400, 900}) bodies.add_tank(x, standing(ground, x));
    bodies.add_box(1, flying({240, 106}), 5, 5);
    bodies.add_ball(2, flying({820, 104}), 4);
    steps_to_rest(bodies, 600);
    ASSERT_TRUE(bodies.at_rest());
    const std::uint32_t before = ground.revision();
    ground.carve(disc(200 * kColumn, 100 * kColumn, 60 * kColumn));
    bodies.ground_changed(ground, ground.changed_since(before));
    EXPECT_TRUE(bodies.state(200).awake);
    EXPECT_TRUE(bodies.state(1).awake);
    for (const int number : {2, 400, 900}) EXPECT_FALSE(bodies.state(number).awake) << number;
    step(bodies, 300);
    EXPECT_LT(bodies.state(200).at.y, 60);
    EXPECT_TRUE(bodies.at_rest());
}

// As at the start of a turn: nobody has touched anything yet.
TEST(BodiesOnGround, WhatWasAddedAsleepWakesWhereverTheGroundGoesFromUnderIt) {
    Ground ground = flat_ground(1024, 100);
    Bodies bodies = bodies_on(ground);
    bodies.add_box(0, flying({500, 108}), 150, 8);
    bodies.add_tank(1, standing(ground, 345));
    bodies.add_tank(2, standing(ground, 280));
    bodies.add_ball(3, flying({362, 130}), 4);
    bodies.put_to_rest();
    bodies.step();
    const std::uint32_t before = ground.revision();
    ground.carve(disc(360 * kColumn, 100 * kColumn, 3 * kColumn));
    bodies.ground_changed(ground, ground.changed_since(before));
    EXPECT_TRUE(bodies.state(0).awake);
    EXPECT_TRUE(bodies.state(1).awake);
    EXPECT_FALSE(bodies.state(2).awake);
    EXPECT_TRUE(bodies.state(3).awake);
}

TEST(BodiesOnGround, NothingFallsThroughIt) {
    for (std::uint32_t seed = 1; seed <= 12; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed, 8);
        const Ground ground = random_ground(random, 640);
        Bodies bodies = bodies_on(ground);
        const std::vector<std::vector<Vec2<float>>> wedge = {{{-5, -3}, {5, -3}, {0, 4}}};
        for (int number = 0; number < 40; ++number) {
            const auto x = static_cast<float>(random.from_to(30, 610));
            const auto speed = static_cast<float>(random.from_to(0, 1200));
            const BodyState state = flying({x, 420 + 4 * static_cast<float>(number)}, {0, -speed}, x);
            if (number % 4 == 0) bodies.add_tank(number, state);
            if (number % 4 == 1) bodies.add_ball(number, state, 2);
            if (number % 4 == 2) bodies.add_box(number, state, 4, 2);
            if (number % 4 == 3) bodies.add_polygons(number, state, wedge);
        }
        step(bodies, 600);
        for (int number = 0; number < 40; ++number) {
            EXPECT_FALSE(bodies.swallowed(number, ground)) << number;
            EXPECT_GT(bodies.state(number).at.y, Ground::kBedrock / kColumn - 3) << number;
        }
    }
}

TEST(BodiesOnGround, WhatIsInsideOrBelowItIsSwallowed) {
    const Ground ground = flat_ground(640, 100);
    Bodies bodies = bodies_on(ground);
    bodies.add_ball(0, flying({300, 110}), 5);
    for (const Vec2<float> at : {Vec2<float>{300, 99}, {300, 20}, {300, -5}, {-50, -1}, {700, -900000}}) {
        bodies.set_state(0, flying(at));
        EXPECT_TRUE(bodies.swallowed(0, ground)) << at.x << ", " << at.y;
    }
    for (const Vec2<float> at : {Vec2<float>{300, 101}, {-50, 20}, {900000, 3}, {300, 900000}}) {
        bodies.set_state(0, flying(at));
        EXPECT_FALSE(bodies.swallowed(0, ground)) << at.x << ", " << at.y;
    }
}

}  // namespace
}  // namespace terramorph

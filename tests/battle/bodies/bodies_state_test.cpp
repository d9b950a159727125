#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <limits>
#include <memory>

#include "support/bodies.h"

namespace terramorph {
namespace {

using namespace test;

using Bits = std::vector<std::uint32_t>;

void append(Bits& all, const BodyState& state) {
    for (const float value :
         {state.at.x, state.at.y, state.velocity.x, state.velocity.y, state.angle, state.spin})
        all.push_back(std::bit_cast<std::uint32_t>(value));
    all.push_back(state.awake);
    all.push_back(state.buried);
}

Bits bits_of(const BodyState& state) {
    Bits bits;
    append(bits, state);
    return bits;
}

/// One body of every kind for each ten of numbers, in the order of these.
void add_all_sorts(Bodies& bodies, const std::vector<int>& numbers, const std::vector<BodyState>& states) {
    const std::vector<std::vector<Vec2<float>>> wedge = {{{-9, -5}, {9, -5}, {0, 8}},
                                                         {{0, 8}, {9, -5}, {12, 6}}};
    for (const int number : numbers) {
        const BodyState& state = states[number];
        if (number % 5 == 0) bodies.add_tank(number, state);
        if (number % 5 == 1) bodies.add_ball(number, state, 4);
        if (number % 5 == 2) bodies.add_box(number, state, 7, 3);
        if (number % 5 == 3) bodies.add_polygons(number, state, wedge);
        if (number % 5 == 4) bodies.add_ball(number, state, 3, kBouncerMatter);
    }
}

std::vector<BodyState> scattered(int count, std::uint32_t seed) {
    Random random(seed, 9);
    std::vector<BodyState> states;
    for (int k = 0; k < count; ++k) {
        const auto x = static_cast<float>(random.from_to(50, 590));
        const auto y = static_cast<float>(random.from_to(350, 700));
        const auto angle = static_cast<float>(random.from_to(-300, 300)) / 100;
        const auto speed = static_cast<float>(random.from_to(-100, 100));
        states.push_back(flying({x, y}, {speed, 0}, angle));
    }
    return states;
}

std::vector<int> numbers_up_to(int count) {
    std::vector<int> numbers;
    for (int k = 0; k < count; ++k) numbers.push_back(k);
    return numbers;
}

Bits bits_after(Bodies& bodies, const std::vector<int>& numbers, int ticks) {
    Bits all;
    for (int tick = 0; tick < ticks; ++tick) {
        bodies.step();
        for (const int number : numbers) append(all, bodies.state(number));
        for (const BodyContact& contact : bodies.contacts()) {
            all.push_back(std::bit_cast<std::uint32_t>(contact.speed));
            all.push_back(std::bit_cast<std::uint32_t>(contact.impulse));
        }
    }
    return all;
}

TEST(BodyState, TheSameBodiesGiveTheSameBits) {
    constexpr int kCount = 30;
    Random random(5, 3);
    const Ground ground = random_ground(random, 640);
    std::vector<Bits> runs;
    std::vector<std::unique_ptr<char[]>> in_the_way;
    for (int run = 0; run < 3; ++run) {
        Bodies bodies = bodies_on(ground);
        add_all_sorts(bodies, numbers_up_to(kCount), scattered(kCount, 7));
        bodies.drive(5, 40);
        bodies.set_parachute(10, kParachuteSpeed);
        runs.push_back(bits_after(bodies, numbers_up_to(kCount), 300));
        in_the_way.push_back(std::make_unique<char[]>(static_cast<std::size_t>(123457 * (run + 1))));
    }
    EXPECT_EQ(runs[0], runs[1]);
    EXPECT_EQ(runs[0], runs[2]);
}

// What a save, a replay and a spectator rely on: a world built again from plain states goes on alike wherever
// it is built.
TEST(BodyState, IsAllThatAWorldIsBuiltFromAgain) {
    constexpr int kCount = 30;
    const std::vector<int> numbers = numbers_up_to(kCount);
    Random random(6, 3);
    const Ground ground = random_ground(random, 640);
    Bodies lived = bodies_on(ground);
    add_all_sorts(lived, numbers, scattered(kCount, 8));
    step(lived, 100);
    std::vector<BodyState> states;
    for (const int number : numbers) states.push_back(lived.state(number));
    Bodies fresh = bodies_on(ground);
    lived.reset(ground, kGravity, false);
    for (Bodies* each : {&lived, &fresh}) add_all_sorts(*each, numbers, states);
    for (const int number : numbers)
        EXPECT_EQ(bits_of(lived.state(number)), bits_of(states[number])) << number;
    EXPECT_EQ(bits_after(lived, numbers, 200), bits_after(fresh, numbers, 200));
}

// Columns are no metres: a tenth and ten times that may miss the last bit, but only once.
TEST(BodyState, ComesBackBitByBitOnceItWasTold) {
    Bodies bodies = bodies_on(flat_ground(640, 20));
    bodies.add_tank(0, {});
    bodies.add_ball(1, {}, 4);
    Random random(11, 9);
    const auto any = [&random](float most) { return (uniform01(random.next()) - 0.5f) * 2 * most; };
    for (int round = 0; round < 20000; ++round) {
        SCOPED_TRACE(testing::Message() << "round " << round);
        BodyState requested;
        requested.at.x = any(17000);
        requested.at.y = any(17000);
        requested.velocity.x = any(800);
        requested.velocity.y = any(800);
        requested.angle = any(100);
        requested.spin = any(50);
        for (const int number : {0, 1}) {
            bodies.set_state(number, requested);
            const BodyState told = bodies.state(number);
            ASSERT_FLOAT_EQ(told.at.x, requested.at.x);
            ASSERT_FLOAT_EQ(told.velocity.y, requested.velocity.y);
            bodies.set_state(number, told);
            ASSERT_EQ(bits_of(bodies.state(number)), bits_of(told));
        }
    }
}

TEST(BodyState, OfWhatSleepsOrIsEntombedHasNoSpeed) {
    const Ground ground = flat_ground(640, 20);
    for (const bool buried : {false, true}) {
        BodyState state = flying({300, 200}, {30, 40});
        state.spin = 2;
        state.awake = buried;
        state.buried = buried;
        Bodies bodies = bodies_on(ground);
        bodies.add_ball(0, state, 4);
        bodies.add_ball(1, {}, 4);
        bodies.set_state(1, state);
        for (const int number : {0, 1}) {
            const BodyState kept = bodies.state(number);
            EXPECT_EQ(kept.velocity, (Vec2<float>{}));
            EXPECT_EQ(kept.spin, 0);
            bodies.set_state(number, kept);
            EXPECT_EQ(bits_of(bodies.state(number)), bits_of(kept));
        }
    }
}

TEST(BodyState, IsNeverFasterThanBox2DCanMove) {
    const Ground ground = flat_ground(16384, 20);
    Bodies bodies = bodies_on(ground, true, 1000);
    bodies.add_ball(0, flying({8000, 7000}, {90000, -90000}), 4);
    EXPECT_NEAR(std::hypot(bodies.state(0).velocity.x, bodies.state(0).velocity.y), kFastestBody, 1);
    bodies.push(0, {90000, 0});
    spin(bodies, 0, 90000);
    EXPECT_NEAR(std::hypot(bodies.state(0).velocity.x, bodies.state(0).velocity.y), kFastestBody, 1);
    for (int tick = 0; tick < 60; ++tick) {
        const BodyState before = bodies.state(0);
        bodies.step();
        const BodyState after = bodies.state(0);
        const Vec2<float> way = after.at - before.at;
        EXPECT_NEAR(way.x * 60, after.velocity.x, 1);
        EXPECT_LE(std::hypot(after.velocity.x, after.velocity.y), kFastestBody + 2);
        EXPECT_LT(std::abs(after.spin), 100);
    }
}

TEST(BodyState, NoNumberIsNoDanger) {
    constexpr float kNone = std::numeric_limits<float>::quiet_NaN();
    constexpr float kEndless = std::numeric_limits<float>::infinity();
    const Ground ground = flat_ground(640, 100);
    for (const float bad : {kNone, kEndless, -kEndless, 3e38f, -3e38f}) {
        SCOPED_TRACE(testing::Message() << bad);
        BodyState state = flying({bad, bad}, {bad, bad}, bad);
        state.spin = bad;
        Bodies bodies = bodies_on(ground);
        bodies.set_wind(bad);
        bodies.add_tank(0, state);
        bodies.add_ball(1, state, bad, {bad, bad, bad, bad});
        bodies.add_box(2, state, bad, 3, {bad, bad, bad, bad});
        bodies.add_box(3, flying({320, 300}), 4, 3);
        bodies.add_tank(4, standing(ground, 200));
        bodies.set_state(3, state);
        bodies.push(4, {bad, bad});
        spin(bodies, 4, bad);
        bodies.drive(4, bad);
        step(bodies, 30);
        for (int number = 0; number < 5; ++number) EXPECT_TRUE(is_finite(bodies.state(number))) << number;
    }
}

}  // namespace
}  // namespace terramorph

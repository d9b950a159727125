#include "battle/bodies.h"

#include <dlfcn.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <memory>

#include "base/trig.h"
#include "support/grounds.h"

namespace terramorph {
namespace {

using test::flat_ground;
using test::random_ground;
using test::sliver;

constexpr int kGravity = 200;
constexpr float kDegree = 3.14159265f / 180;

/// A plain at both ends and a slope of so many degrees between columns 100 and 540, falling to the right.
Ground slope(double degrees) {
    std::vector<int> surface(640);
    const double steep = std::tan(degrees * 3.14159265358979 / 180);
    for (int x = 0; x < 640; ++x)
        surface[static_cast<std::size_t>(x)] =
            static_cast<int>((20 + steep * std::clamp(540 - x, 0, 440)) * kSub);
    return {std::move(surface), 1000};
}

BodyState standing(const Ground& ground, int x, float degrees = 0) {
    BodyState state;
    state.at = {static_cast<float>(x) + 0.5f, static_cast<float>(ground.top(x)) / kSub + 0.1f};
    state.angle = degrees * kDegree;
    return state;
}

/// A world with this ground and one tank, number 0.
struct OneTank {
    OneTank(const Ground& ground, const BodyState& state) {
        bodies.reset(ground, kGravity, false);
        bodies.add_tank(0, state);
    }
    BodyState after(int ticks) {
        for (int tick = 0; tick < ticks; ++tick) bodies.step();
        return bodies.state(0);
    }

    Bodies bodies;
};

float degrees_of(float radians) {
    return static_cast<float>(std::remainder(static_cast<double>(radians), 2 * 3.14159265358979)) / kDegree;
}

TEST(Bodies, ATankRestsOnLevelGround) {
    const Ground ground = flat_ground(640, 100);
    OneTank one(ground, standing(ground, 300));
    const BodyState state = one.after(120);
    EXPECT_TRUE(one.bodies.at_rest());
    EXPECT_TRUE(one.bodies.touches(0));
    EXPECT_NEAR(state.at.x, 300.5f, 0.05f);
    EXPECT_NEAR(state.at.y, 100, 0.3f);
    EXPECT_NEAR(degrees_of(state.angle), 0, 0.5f);
}

TEST(Bodies, ATankRestsOnASlopeOf30Degrees) {
    const Ground ground = slope(30);
    OneTank one(ground, standing(ground, 300, -30));
    const Vec2<float> begin = one.after(60).at;
    const BodyState state = one.after(540);
    EXPECT_TRUE(one.bodies.at_rest());
    EXPECT_NEAR(state.at.x, begin.x, 1);
    EXPECT_NEAR(degrees_of(state.angle), -30, 2);
}

TEST(Bodies, ATankSlidesDownASlopeOf55Degrees) {
    const Ground ground = slope(55);
    OneTank one(ground, standing(ground, 200, -55));
    const BodyState state = one.after(600);
    EXPECT_GT(state.at.x, 500);
    EXPECT_LT(state.at.y, 40);
}

TEST(Bodies, ATankLandsUprightFromAnyAngle) {
    const Ground ground = flat_ground(640, 100);
    for (int degrees = -170; degrees <= 170; degrees += 10) {
        SCOPED_TRACE(testing::Message() << degrees << " degrees");
        BodyState state = standing(ground, 300, static_cast<float>(degrees));
        state.at.y += 60;
        state.spin = static_cast<float>(degrees) / 60;
        OneTank one(ground, state);
        const BodyState end = one.after(600);
        EXPECT_TRUE(one.bodies.at_rest());
        EXPECT_NEAR(degrees_of(end.angle), 0, 1);
        EXPECT_NEAR(end.at.y, 100, 0.5f);
    }
}

TEST(Bodies, ATankInARoughLandComesToRestOnTheGround) {
    for (std::uint32_t seed = 1; seed <= 40; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        Random random(seed, 3);
        const Ground ground = random_ground(random, 640);
        BodyState state = standing(ground, random.from_to(30, 610));
        state.at.y += 80;
        state.angle = static_cast<float>(random.from_to(-100, 100)) / 100;
        OneTank one(ground, state);
        const BodyState end = one.after(1200);
        EXPECT_TRUE(one.bodies.at_rest());
        EXPECT_GT(end.at.x, 0);
        EXPECT_LT(end.at.x, 640);
        EXPECT_GT(end.at.y, Ground::kBedrock / kSub - 2);
    }
}

TEST(Bodies, AFallIsAsFastAsGravitySays) {
    const Ground ground = flat_ground(640, 100);
    BodyState state = standing(ground, 300);
    state.at.y = 200;
    OneTank one(ground, state);
    float fastest = 0;
    for (int tick = 0; tick < 120; ++tick) {
        one.bodies.step();
        for (const BodyContact& contact : one.bodies.contacts()) fastest = std::max(fastest, contact.speed);
    }
    EXPECT_NEAR(fastest, std::sqrt(2 * 200.0f * 100), 5);
}

TEST(Bodies, AContactIsToldOnceAndOnlyInItsOwnStep) {
    const Ground ground = flat_ground(640, 100);
    BodyState state = standing(ground, 300);
    state.at.y = 110;
    OneTank one(ground, state);
    int told = 0;
    for (int tick = 0; tick < 240; ++tick) {
        one.bodies.step();
        told += std::count_if(one.bodies.contacts().begin(), one.bodies.contacts().end(),
                              [](const BodyContact& contact) { return contact.speed > 20; }) > 0;
    }
    EXPECT_EQ(told, 1);
    EXPECT_TRUE(one.bodies.contacts().empty());
}

// Frictionless balls over seams lose their speed to anything that sticks out: Box2D's ghost vertices prevent
// it.
TEST(Bodies, ABallRollsOverSeamsWithoutAJolt) {
    const Ground ground = flat_ground(2048, 100);
    Bodies bodies;
    bodies.reset(ground, kGravity, true);
    BodyState state;
    state.at = {100, 105.1f};
    state.velocity = {150, 0};
    bodies.add_ball(7, state, 5);
    for (int tick = 0; tick < 90; ++tick) bodies.step();
    float speed = bodies.state(7).velocity.x;
    for (int tick = 0; tick < 400; ++tick) {
        bodies.step();
        const BodyState now = bodies.state(7);
        ASSERT_LT(std::abs(now.velocity.y), 1) << "at " << now.at.x;
        ASSERT_LT(std::abs(now.velocity.x - speed), 1) << "at " << now.at.x;
        speed = now.velocity.x;
    }
    EXPECT_GT(bodies.state(7).at.x, 700);
}

TEST(Bodies, ATankSlidesOverSeamsWithoutAJolt) {
    const Ground ground = flat_ground(2048, 100);
    OneTank one(ground, standing(ground, 100));
    one.after(30);
    one.bodies.push(0, {400, 0});
    float speed = 400;
    for (int tick = 0; tick < 140; ++tick) {
        const BodyState now = one.after(1);
        ASSERT_LT(std::abs(degrees_of(now.angle)), 3) << "at " << now.at.x;
        ASSERT_NEAR(now.velocity.x, speed, 5) << "at " << now.at.x;  // friction alone takes 3 a tick
        speed = now.velocity.x;
    }
    EXPECT_GT(one.bodies.state(0).at.x, 400);
}

TEST(Bodies, ABallRollsDownhill) {
    const Ground ground = slope(15);
    Bodies bodies;
    bodies.reset(ground, kGravity, true);
    BodyState state = standing(ground, 200);
    state.at.y += 6;
    bodies.add_ball(3, state, 5);
    for (int tick = 0; tick < 300; ++tick) bodies.step();
    EXPECT_GT(bodies.state(3).at.x, 400);
}

TEST(Bodies, OpenSidesLetBallsOutAndClosedOnesDoNot) {
    const Ground ground = flat_ground(640, 100);
    for (const bool open : {true, false})
        for (const float speed : {-200.0f, 200.0f, 1100.0f}) {
            Bodies bodies;
            bodies.reset(ground, kGravity, open);
            BodyState state;
            state.at = {320, 106};
            state.velocity = {speed, 0};
            bodies.add_ball(3, state, 5);
            float leftmost = 320;
            float rightmost = 320;
            for (int tick = 0; tick < 300; ++tick) {
                bodies.step();
                leftmost = std::min(leftmost, bodies.state(3).at.x);
                rightmost = std::max(rightmost, bodies.state(3).at.x);
            }
            EXPECT_EQ(leftmost < 0 || rightmost > 640, open) << "speed " << speed;
        }
}

TEST(Bodies, TanksNeverLeaveTheLevel) {
    const Ground ground = flat_ground(640, 100);
    for (const bool open : {true, false})
        for (const float speed : {-1000.0f, -90.0f, 90.0f, 1000.0f}) {
            Bodies bodies;
            bodies.reset(ground, kGravity, open);
            BodyState state;
            state.at = {320, 100};
            bodies.add_tank(0, state);
            bodies.push(0, {speed, 200});
            for (int tick = 0; tick < 400; ++tick) {
                bodies.step();
                ASSERT_GT(bodies.state(0).at.x, 10);
                ASSERT_LT(bodies.state(0).at.x, 630);
                ASSERT_GT(bodies.state(0).at.y, 90);
            }
        }
}

TEST(Bodies, TakingTheGroundAwayWakesWhatSleepsThere) {
    Ground ground = flat_ground(640, 100);
    Bodies bodies;
    bodies.reset(ground, kGravity, false);
    for (const int number : {0, 1}) {
        BodyState state = standing(ground, number == 0 ? 200 : 400);
        state.at.y = 100;
        bodies.add_tank(number, state);
    }
    for (int tick = 0; tick < 200; ++tick) bodies.step();
    ASSERT_TRUE(bodies.at_rest());
    const std::uint32_t before = ground.revision();
    ground.carve(disc(200 * kSub, 100 * kSub, 60 * kSub));
    bodies.ground_changed(ground, ground.changed_since(before));
    EXPECT_TRUE(bodies.state(0).awake);
    EXPECT_FALSE(bodies.state(1).awake);
    for (int tick = 0; tick < 300; ++tick) bodies.step();
    EXPECT_LT(bodies.state(0).at.y, 60);
    EXPECT_TRUE(bodies.at_rest());
}

TEST(Bodies, TheEntombedStayWhereTheyAre) {
    const Ground ground = flat_ground(640, 100);
    BodyState state = standing(ground, 300, 20);
    state.at.y = 50;
    state.entombed = true;
    OneTank one(ground, state);
    one.bodies.push(0, {100, 100});
    const BodyState held = one.after(120);
    EXPECT_EQ(held.at, state.at);
    EXPECT_TRUE(held.entombed);
    EXPECT_TRUE(one.bodies.at_rest());
    state.entombed = false;
    state.at.y = 150;
    one.bodies.set_state(0, state);
    EXPECT_NEAR(one.after(300).at.y, 100, 0.5f);
}

TEST(Bodies, ATankThatWasEntombedLandsUprightAllTheSame) {
    const Ground ground = flat_ground(640, 100);
    BodyState state = standing(ground, 300);
    state.entombed = true;
    OneTank one(ground, state);
    state.entombed = false;
    state.at.y = 160;
    state.angle = 2.5f;
    one.bodies.set_state(0, state);
    EXPECT_NEAR(degrees_of(one.after(600).angle), 0, 1);
}

TEST(Bodies, OneTankStandsOnAnother) {
    const Ground ground = flat_ground(640, 100);
    OneTank one(ground, standing(ground, 300));
    BodyState above = standing(ground, 300);
    above.at.y = 130;
    one.bodies.add_tank(1, above);
    one.after(600);
    EXPECT_TRUE(one.bodies.at_rest());
    EXPECT_GT(one.bodies.state(1).at.y, 100);
    EXPECT_NEAR(one.bodies.state(0).at.y, 100, 1);
}

/// The bits of ten tanks after falling onto one another, put into the world in this order.
std::vector<std::uint32_t> pile(const std::vector<int>& order) {
    Random random(5, 3);
    const Ground ground = random_ground(random, 640);
    Bodies bodies;
    bodies.reset(ground, kGravity, false);
    for (const int number : order) {
        BodyState state;
        state.at = {200 + 9.0f * static_cast<float>(number), 330 + 30 * static_cast<float>(number)};
        state.angle = static_cast<float>(number);
        bodies.add_tank(number, state);
    }
    for (int tick = 0; tick < 300; ++tick) bodies.step();
    std::vector<std::uint32_t> all;
    for (int number = 0; number < 10; ++number) {
        const BodyState state = bodies.state(number);
        for (const float value : {state.at.x, state.at.y, state.angle, state.velocity.x, state.spin})
            all.push_back(std::bit_cast<std::uint32_t>(value));
    }
    return all;
}

TEST(Bodies, TheSameBodiesGiveTheSameBits) {
    std::vector<int> order(10);
    for (int k = 0; k < 10; ++k) order[static_cast<std::size_t>(k)] = k;
    const auto first = pile(order);
    const auto in_the_way = std::make_unique<char[]>(123457);  // other addresses
    EXPECT_EQ(first, pile(order));
}

TEST(Bodies, NumbersNeedNotBeAddedInOrder) {
    const Ground ground = flat_ground(2048, 100);
    Bodies bodies;
    bodies.reset(ground, kGravity, false);
    for (const int number : {7, 2, 1005, 0}) {
        BodyState state = standing(ground, number == 1005 ? 1500 : 200 + 100 * number);
        number == 1005 ? bodies.add_ball(number, state, 4) : bodies.add_tank(number, state);
    }
    bodies.remove(2);
    bodies.remove(2);
    bodies.step();
    EXPECT_NEAR(bodies.state(0).at.x, 200.5f, 0.1f);
    EXPECT_NEAR(bodies.state(7).at.x, 900.5f, 0.1f);
    EXPECT_NEAR(bodies.state(1005).at.x, 1500.5f, 0.1f);
}

// Box2D's own cosine would be libm's, which differs from one processor to the next.
TEST(Bodies, Box2DCallsOurTrigonometry) {
    const auto ours = [](const char* name) { return dlsym(RTLD_DEFAULT, name); };
    Dl_info in_program{};
    Dl_info found{};
    ASSERT_NE(dladdr(reinterpret_cast<void*>(&sine), &in_program), 0);
    for (const char* name : {"sinf", "cosf", "sincosf", "atan2f"}) {
        ASSERT_NE(ours(name), nullptr) << name;
        ASSERT_NE(dladdr(ours(name), &found), 0) << name;
        EXPECT_EQ(found.dli_fbase, in_program.dli_fbase) << name << " comes from " << found.dli_fname;
    }
}

}  // namespace
}  // namespace terramorph

#include <dlfcn.h>
#include <gtest/gtest.h>

#include "base/trig.h"
#include "support/bodies.h"

namespace terramorph {
namespace {

using namespace test;

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

TEST(Bodies, ATankRestsOnSlopesUpTo40Degrees) {
    for (int degrees = -40; degrees <= 0; degrees += 5) {
        SCOPED_TRACE(testing::Message() << degrees << " degrees");
        const Ground ground = slope(-degrees);
        OneTank one(ground, standing(ground, 300, static_cast<float>(degrees)));
        const BodyState begin = one.after(90);
        one.bodies.push(0, {0, 0});  // awake again: what holds it is no sleep
        const BodyState state = one.after(400);
        EXPECT_TRUE(one.bodies.at_rest());
        EXPECT_NEAR(state.at.x, begin.at.x, 0.1f);
        EXPECT_NEAR(degrees_of(state.angle), static_cast<float>(degrees), 2);
    }
}

TEST(Bodies, ATankSlidesDownWhatIsSteeper) {
    for (const int degrees : {43, 50, 55}) {
        SCOPED_TRACE(testing::Message() << degrees << " degrees");
        const Ground ground = slope(degrees);
        OneTank one(ground, standing(ground, 200, static_cast<float>(-degrees)));
        const BodyState state = one.after(900);
        EXPECT_TRUE(one.bodies.at_rest());
        EXPECT_GT(state.at.x, 500);
        EXPECT_LT(state.at.y, 45);
    }
}

TEST(Bodies, ATankLandsUprightHoweverItFalls) {
    const Ground ground = flat_ground(640, 100);
    Random random(21, 1);
    for (int drop = 0; drop < 200; ++drop) {
        const int degrees = random.from_to(-180, 180);
        BodyState state = flying({300, 160}, {0, 0}, static_cast<float>(degrees) * kDegree);
        state.spin = static_cast<float>(random.from_to(-50, 50)) / 10;
        SCOPED_TRACE(testing::Message() << degrees << " degrees, spin " << state.spin);
        OneTank one(ground, state);
        EXPECT_LT(steps_to_rest(one.bodies, 600), 600);
        EXPECT_NEAR(degrees_of(one.bodies.state(0).angle), 0, 1);
        EXPECT_NEAR(one.bodies.state(0).at.y, 100, 0.5f);
    }
}

TEST(Bodies, ATankInARoughLandComesToRestOnItsTracks) {
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
        EXPECT_LT(std::abs(degrees_of(end.angle)), 80);
        EXPECT_GT(end.at.x, 0);
        EXPECT_LT(end.at.x, 640);
        EXPECT_GT(end.at.y, Ground::kBedrock / kColumn - 2);
    }
}

TEST(Bodies, TanksStandOnOneAnotherWithoutAJitter) {
    const Ground ground = flat_ground(640, 100);
    Bodies bodies = bodies_on(ground);
    for (int number = 0; number < 3; ++number)
        bodies.add_tank(number, flying({300, 100 + 16 * static_cast<float>(number)}));
    EXPECT_LT(steps_to_rest(bodies, 300), 300);
    std::vector<BodyState> begin;
    for (int number = 0; number < 3; ++number) {
        begin.push_back(bodies.state(number));
        EXPECT_NEAR(begin.back().at.y, 100 + 13.5f * static_cast<float>(number), 0.5f);
        bodies.push(number, {0, 0});
    }
    for (int tick = 0; tick < 120; ++tick) {
        bodies.step();
        for (int number = 0; number < 3; ++number) {
            const Vec2<float> strayed = bodies.state(number).at - begin[number].at;
            ASSERT_LT(std::hypot(strayed.x, strayed.y), 0.2f) << number << " in tick " << tick;
        }
    }
}

TEST(Bodies, AreThrownAndSpun) {
    const Ground ground = flat_ground(640, 20);
    Bodies bodies = bodies_on(ground, false, 0);
    bodies.add_box(0, flying({320, 100}), 5, 5);
    bodies.put_to_rest();
    bodies.push(0, {30, 60});
    spin(bodies, 0, 2);
    spin(bodies, 0, -3);
    step(bodies, 30);
    const BodyState state = bodies.state(0);
    EXPECT_NEAR(state.at.x, 335, 0.01f);
    EXPECT_NEAR(state.at.y, 130, 0.01f);
    EXPECT_NEAR(state.angle, -0.5f, 0.001f);
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

TEST(Bodies, TheEntombedStayWhereTheyAre) {
    const Ground ground = flat_ground(640, 100);
    BodyState state = standing(ground, 300, 20);
    state.at.y = 50;
    state.buried = true;
    OneTank one(ground, state);
    one.bodies.push(0, {100, 100});
    const BodyState held = one.after(120);
    EXPECT_EQ(held.at, state.at);
    EXPECT_TRUE(held.buried);
    EXPECT_TRUE(one.bodies.at_rest());
    state.buried = false;
    state.at.y = 150;
    one.bodies.set_state(0, state);
    EXPECT_NEAR(one.after(300).at.y, 100, 0.5f);
}

TEST(Bodies, ATankIsHeaviestNearItsTracksBeforeAndAfterItWasEntombed) {
    BodyState state = flying({300, 200});
    OneTank one(flat_ground(640, 100), state);
    EXPECT_NEAR(one.bodies.measures(0).middle.y, 202, 0.01f);
    state.buried = true;
    one.bodies.set_state(0, state);
    EXPECT_EQ(one.after(1).at, state.at);
    state.buried = false;
    one.bodies.set_state(0, state);
    EXPECT_NEAR(one.bodies.measures(0).middle.y, 202, 0.01f);
}

TEST(Bodies, ATankThatWasEntombedLandsUprightAllTheSame) {
    const Ground ground = flat_ground(640, 100);
    BodyState state = standing(ground, 300);
    state.buried = true;
    OneTank one(ground, state);
    state.buried = false;
    state.at.y = 160;
    state.angle = 2.5f;
    one.bodies.set_state(0, state);
    EXPECT_NEAR(degrees_of(one.after(600).angle), 0, 1);
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

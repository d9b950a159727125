#include <gtest/gtest.h>

#include "support/bodies.h"

namespace terramorph {
namespace {

using namespace test;

/// How fast number 0 meets the ground, or 0 if it does not.
float landing_speed(Bodies& bodies, int ticks) {
    for (int tick = 0; tick < ticks; ++tick) {
        bodies.step();
        for (const BodyContact& contact : bodies.contacts())
            if (contact.body == 0 && contact.other == kTheGround) return contact.speed;
    }
    return 0;
}

TEST(Parachute, LandsATankAtItsSpeed) {
    const Ground ground = flat_ground(640, 20);
    for (const int gravity : {50, 200, 1000})
        for (const float speed : {20.0f, 40.0f, 100.0f}) {
            SCOPED_TRACE(testing::Message() << "gravity " << gravity << ", speed " << speed);
            Bodies bodies = bodies_on(ground, false, gravity);
            bodies.add_tank(0, flying({320, 500}, {0, -100}, 1));
            bodies.set_parachute(0, speed);
            EXPECT_NEAR(landing_speed(bodies, 3000), speed, speed / 50);
            EXPECT_NEAR(degrees_of(bodies.state(0).angle), 0, 1);
        }
}

TEST(Parachute, RightsATankThatTumbles) {
    const Ground ground = flat_ground(640, 20);
    for (int degrees = -180; degrees <= 180; degrees += 15) {
        SCOPED_TRACE(testing::Message() << degrees << " degrees");
        BodyState state = flying({320, 300}, {}, static_cast<float>(degrees) * kDegree);
        state.spin = static_cast<float>(degrees) / 20;
        OneTank one(ground, state);
        one.bodies.set_parachute(0, kParachuteSpeed);
        EXPECT_NEAR(degrees_of(one.after(240).angle), 0, 1);
        EXPECT_FALSE(one.bodies.touches(0)) << "it was to hang in the air still";
    }
}

TEST(Parachute, DriftsAsFastAsTheWind) {
    const Ground ground = flat_ground(2048, 20);
    for (const float wind : {-40.0f, 0.0f, 15.0f}) {
        SCOPED_TRACE(testing::Message() << "wind " << wind);
        OneTank one(ground, flying({1024, 600}));
        one.bodies.set_wind(wind);
        one.bodies.set_parachute(0, kParachuteSpeed);
        const float begin = one.after(120).at.x;  // by then it drifts evenly
        EXPECT_NEAR(one.after(300).at.x - begin, wind * 5, 1);
    }
}

TEST(Parachute, TakesNoWindOnTheGround) {
    const Ground ground = flat_ground(640, 100);
    OneTank one(ground, standing(ground, 320));
    one.bodies.set_wind(40);
    one.bodies.set_parachute(0, kParachuteSpeed);
    EXPECT_NEAR(one.after(300).at.x, 320.5f, 1);
    EXPECT_TRUE(one.bodies.at_rest());
}

TEST(Parachute, LetsFallOnceClosed) {
    const Ground ground = flat_ground(640, 20);
    OneTank one(ground, flying({320, 500}));
    one.bodies.set_parachute(0, kParachuteSpeed);
    EXPECT_NEAR(one.after(180).velocity.y, -40, 1);
    one.bodies.set_parachute(0, 0);
    EXPECT_NEAR(one.after(30).velocity.y, -140, 1);
}

TEST(Parachute, CarriesCratesUpright) {
    const Ground ground = flat_ground(640, 20);
    Bodies bodies = bodies_on(ground);
    bodies.add_box(0, flying({320, 400}, {}, 2), 8, 6);
    bodies.set_parachute(0, kParachuteSpeed);
    EXPECT_NEAR(landing_speed(bodies, 1200), kParachuteSpeed, 1);
    EXPECT_NEAR(degrees_of(bodies.state(0).angle), 0, 1);
    EXPECT_LT(steps_to_rest(bodies, 300), 300);
    EXPECT_NEAR(bodies.state(0).at.y, 26, 0.5f);
}

TEST(Parachute, WithoutGravityHoldsNothingBack) {
    Bodies bodies = bodies_on(flat_ground(640, 20), false, 0);
    bodies.add_tank(0, flying({320, 100}, {10, 0}));
    bodies.set_parachute(0, kParachuteSpeed);
    step(bodies, 60);
    EXPECT_NEAR(bodies.state(0).at.x, 330, 0.1f);
    EXPECT_NEAR(bodies.state(0).at.y, 100, 0.1f);
}

}  // namespace
}  // namespace terramorph

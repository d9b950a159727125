#include <gtest/gtest.h>

#include <optional>

#include "support/bodies.h"

namespace terramorph {
namespace {

using namespace test;

std::optional<BodyContact> told(const Bodies& bodies, int body, int other) {
    for (const BodyContact& contact : bodies.contacts())
        if (contact.body == body && contact.other == other) return contact;
    return {};
}

/// The largest of what is told about these two.
BodyContact worst(Bodies& bodies, int body, int other, int ticks) {
    BodyContact worst = {body, other, 0, 0};
    for (int tick = 0; tick < ticks; ++tick) {
        bodies.step();
        const auto contact = told(bodies, body, other);
        if (!contact) continue;
        worst.speed = std::max(worst.speed, contact->speed);
        worst.impulse = std::max(worst.impulse, contact->impulse);
    }
    return worst;
}

TEST(BodyContact, AFallIsAsFastAsGravitySays) {
    const Ground ground = flat_ground(640, 100);
    OneTank one(ground, flying({300, 200}));
    const BodyContact contact = worst(one.bodies, 0, kTheGround, 120);
    EXPECT_NEAR(contact.speed, std::sqrt(2 * 200.0f * 100), 5);
    EXPECT_NEAR(contact.impulse, contact.speed, 20) << "a flat landing takes it all";
}

TEST(BodyContact, IsToldOnceAndOnlyInItsOwnStep) {
    const Ground ground = flat_ground(640, 100);
    OneTank one(ground, flying({300, 110}));
    int times = 0;
    for (int tick = 0; tick < 240; ++tick) {
        one.bodies.step();
        const auto contact = told(one.bodies, 0, kTheGround);
        times += contact && contact->speed > 20;
    }
    EXPECT_EQ(times, 1);
    EXPECT_TRUE(one.bodies.contacts().empty());
}

TEST(BodyContact, IsToldFromBothSides) {
    const Ground ground = flat_ground(640, 100);
    Bodies bodies = bodies_on(ground);
    bodies.add_tank(0, standing(ground, 300));
    bodies.add_box(1, flying({300, 160}), 10, 10, kEarthMatter);
    for (int tick = 0; tick < 120; ++tick) {
        bodies.step();
        ASSERT_EQ(told(bodies, 0, 1).has_value(), told(bodies, 1, 0).has_value());
        if (!told(bodies, 0, 1) || told(bodies, 0, 1)->speed < 20) continue;
        EXPECT_EQ(told(bodies, 0, 1)->speed, told(bodies, 1, 0)->speed);
        EXPECT_NEAR(told(bodies, 0, 1)->impulse * bodies.measures(0).mass,
                    told(bodies, 1, 0)->impulse * bodies.measures(1).mass, 1);
        return;
    }
    FAIL() << "they never met";
}

TEST(BodyContact, OfTwoThatMoveHasTheSpeedOfBoth) {
    Bodies bodies = bodies_on(flat_ground(640, 20), false, 0);
    bodies.add_ball(0, flying({250, 100}, {70, 0}), 5);
    bodies.add_ball(1, flying({350, 100}, {-30, 0}), 5);
    EXPECT_NEAR(worst(bodies, 0, 1, 90).speed, 100, 0.1f);
    bodies.set_state(0, flying({250, 100}, {70, 0}));
    bodies.set_state(1, flying({350, 100}, {-30, 0}));
    EXPECT_NEAR(worst(bodies, 1, 0, 90).speed, 100, 0.1f);
}

TEST(BodyContact, AHeavyPieceCrushesMoreThanALightOne) {
    const Ground ground = flat_ground(640, 100);
    float before = 0;
    for (const float half : {3.0f, 8.0f, 20.0f, 50.0f}) {
        Bodies bodies = bodies_on(ground);
        bodies.add_tank(0, standing(ground, 300));
        bodies.add_box(1, flying({300, 220 + half}), half, half, kEarthMatter);
        const BodyContact crush = worst(bodies, 0, 1, 120);
        const BodyContact pebble = worst(bodies, 0, 1, 1);
        EXPECT_NEAR(crush.speed, std::sqrt(2 * 200 * 106.0f), 10);
        EXPECT_GT(crush.impulse, 2 * before) << "half a side of " << half;
        EXPECT_LE(pebble.impulse, crush.impulse);
        before = crush.impulse;
    }
}

TEST(BodyContact, WhatPressesHardIsToldAgainAndAgain) {
    const Ground ground = flat_ground(640, 100);
    for (const bool heavy : {false, true}) {
        const float half = heavy ? 80.0f : 8.0f;
        Bodies bodies = bodies_on(ground);
        bodies.add_tank(0, standing(ground, 300));
        bodies.add_box(1, flying({300, 115 + half}), half, half, kEarthMatter);
        step(bodies, 20);
        int times = 0;
        for (int tick = 0; tick < 10; ++tick) {
            bodies.step();
            const auto press = told(bodies, 0, 1);
            times += press && press->speed == 0 && press->impulse > kPressing;
        }
        EXPECT_EQ(times > 3, heavy);
    }
}

TEST(BodyContact, TheOwnWeightIsNoPressing) {
    const Ground ground = flat_ground(640, 100);
    OneTank one(ground, standing(ground, 300));
    one.after(20);
    for (int tick = 0; tick < 60; ++tick) {
        one.bodies.push(0, {0, 0});  // stays awake
        one.bodies.step();
        EXPECT_TRUE(one.bodies.contacts().empty());
    }
}

TEST(BodyContact, OfTwoBodiesIsToldOnceHoweverTheyTouch) {
    Random random(4, 4);
    const Ground ground = random_ground(random, 640);
    Bodies bodies = bodies_on(ground);
    for (int number = 0; number < 20; ++number)
        bodies.add_box(number, flying({100 + 20 * static_cast<float>(number), 400}, {}, 1), 12, 6);
    int times = 0;
    for (int tick = 0; tick < 300; ++tick) {
        bodies.step();
        const auto contacts = bodies.contacts();
        for (std::size_t k = 0; k < contacts.size(); ++k, ++times)
            for (std::size_t other = 0; other < k; ++other)
                ASSERT_FALSE(contacts[k].body == contacts[other].body &&
                             contacts[k].other == contacts[other].other);
    }
    EXPECT_GT(times, 20);
}

}  // namespace
}  // namespace terramorph

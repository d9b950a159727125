#include "ai/aiming.h"

#include <gtest/gtest.h>

#include "support/battles.h"

namespace terramorph {
namespace {

using test::flat_level;

Battle calm_battle(int tanks = 2) {
    BattleRules rules;
    rules.most_wind = 0;
    return {rules, flat_level(), built_in_arsenal(), tanks, 1};
}

Prediction hit_at(float x, float y, int tank = -1) {
    Prediction end;
    end.end = FlightEnd::hit;
    end.contact.with = tank >= 0 ? Contact::With::tank : Contact::With::ground;
    end.contact.tank = tank;
    end.contact.at = test::fixed_place(static_cast<double>(x), static_cast<double>(y));
    return end;
}

Vec2<float> middle(const Battle& battle, int tank) {
    return battle.tanks()[static_cast<std::size_t>(tank)].middle();
}

TEST(Aiming, ABlastIsAsWideAsItsWidestAnywhereInTheWeapon) {
    const Arsenal arsenal = test::arsenal_of(R"([pebble]
name = "Pebble"
unlimited = true
[wide]
name = "Wide"
on_impact = [{ effect = "blast", radius = 20 }, { effect = "carve", radius = 90 }]
at_apex = [{ effect = "split", on_tank = [{ effect = "blast", radius = 33 }] }]
)");
    EXPECT_EQ(blast_radius(arsenal.weapons[0]), 0);
    EXPECT_EQ(blast_radius(arsenal.weapons[1]), 33);
}

TEST(Aiming, HurtingOthersIsGoodAndHurtingOneselfIsBad) {
    const Battle battle = calm_battle();
    const Vec2<float> other = middle(battle, 1);
    const Vec2<float> own = middle(battle, 0);
    const float direct = expected_value(battle, 0, hit_at(other.x, other.y, 1), 40);
    const float near = expected_value(battle, 0, hit_at(other.x + 40, other.y), 40);
    const float nothing = expected_value(battle, 0, hit_at(other.x + 300, other.y), 40);
    const float oneself = expected_value(battle, 0, hit_at(own.x, own.y, 0), 40);
    EXPECT_GT(direct, near);
    EXPECT_GT(near, 0);
    EXPECT_GT(near, nothing);
    EXPECT_LT(oneself, nothing);
    EXPECT_LT(oneself, -direct);
}

TEST(Aiming, WhereNobodyIsHurtNearerIsBetter) {
    const Battle battle = calm_battle();
    const Vec2<float> other = middle(battle, 1);
    Prediction gone;
    gone.end = FlightEnd::left;
    const float near = expected_value(battle, 0, hit_at(other.x + 80, other.y), 20);
    const float far = expected_value(battle, 0, hit_at(other.x + 200, other.y), 20);
    EXPECT_GT(near, far);
    EXPECT_GT(far, expected_value(battle, 0, gone, 20));
}

TEST(Aiming, TheSearchFindsTheSameHoweverItIsSpreadOverTicks) {
    const Battle battle = calm_battle(4);
    Shot expected;
    for (const int count : {1, 7, 300, 1000000}) {
        AimSearch search(50, 50, 1000);
        while (search.go_on(battle, 2, 40, count)) continue;
        const Shot found = search.best();
        EXPECT_GT(found.value, 50);
        if (count == 1) expected = found;
        EXPECT_EQ(found.angle, expected.angle);
        EXPECT_EQ(found.power, expected.power);
        EXPECT_EQ(found.value, expected.value);
    }
}

TEST(Aiming, NoShotOfTheScanIsBetterThanTheBest) {
    const Battle battle = calm_battle(4);
    AimSearch search(90, 100, 1000);
    while (search.go_on(battle, 2, 40, 100)) continue;
    for (int angle = 0; angle <= kHalfTurn; angle += 90)
        for (int power = 100; power <= 1000; power += 100)
            EXPECT_LE(expected_value(battle, 2, battle.predict_shot(2, angle, power), 40),
                      search.best().value);
}

TEST(Aiming, TheSearchKeepsToThePowerThatThereIs) {
    const Battle battle = calm_battle(4);
    AimSearch search(20, 10, 330);
    while (search.go_on(battle, 2, 40, 1000)) continue;
    EXPECT_LE(search.best().power, 330);
    AimSearch none(20, 10, 5);
    EXPECT_FALSE(none.go_on(battle, 2, 40, 1000));
}

}  // namespace
}  // namespace terramorph

#include "lab/worth/worth.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <sstream>

#include "ai/aiming/evaluation.h"
#include "ai/weapon_role.h"
#include "base/files/file.h"
#include "base/text.h"
#include "lab/worth/sights.h"
#include "match/settings/settings.h"
#include "support/battles.h"
#include "support/how_often.h"
#include "support/item_battle.h"
#include "support/paths.h"

namespace terramorph {
namespace {

/// What's measured of a weapon's shot, in health; earth in cells.
struct Measured {
    double worth, exact, poor, shielded, own, earth;
};

/// By weapon, as `terramorph-lab worth --levels 12 --seed 5` prints it.
std::map<std::string, Measured> measured() {
    std::istringstream lines(*read_file(test::source_path("tests/golden/weapons/worth.txt")));
    std::map<std::string, Measured> all;
    std::string id;
    for (Measured m; lines >> id >> m.worth >> m.exact >> m.poor >> m.shielded >> m.own >> m.earth;)
        all[id] = m;
    return all;
}

/// Weapons that are bought for the harm they do at once; what a quake brings down later isn't measured.
bool does_harm(double worth) { return worth >= 40; }
bool shakes(const Weapon& weapon) { return purposes_of(weapon).has(Purpose::shakes); }

TEST(WeaponPrices, FollowWhatAShotIsWorth) {
    const auto worths = measured();
    for (const Weapon& weapon : built_in_arsenal().weapons) {
        if (weapon.price == 0 || weapon.unlimited) continue;
        ASSERT_TRUE(worths.contains(weapon.id)) << weapon.id << " has no line in worth.txt";
        const double worth = worths.at(weapon.id).worth;
        if (!does_harm(worth) || shakes(weapon)) continue;
        const double price = price_of_shot(weapon);
        EXPECT_NEAR(price / fair_price(worth), 1, 0.35) << weapon.id;
    }
}

TEST(WeaponPrices, APointOfHarmCostsAtMostFourTimesAsMuchFromOneWeaponAsFromAnother) {
    const auto worths = measured();
    std::map<int, std::vector<double>> dollars;  // for a point, by arms level
    for (const Weapon& weapon : built_in_arsenal().weapons)
        if (const auto worth = worths.find(weapon.id);
            weapon.price > 0 && !weapon.unlimited && worth != worths.end() && does_harm(worth->second.worth))
            dollars[weapon.arms_level].push_back(double{price_of_shot(weapon)} / worth->second.worth);
    for (const auto& [level, each] : dollars) {
        const auto [cheap, dear] = std::ranges::minmax_element(each);
        EXPECT_LE(*dear, 4 * *cheap) << "arms level " << level;
    }
}

/// True if the other weapon costs no more, comes no later and does no less of anything.
bool is_dominated(const Weapon& weapon, const Measured& own, const Weapon& other, const Measured& others) {
    return price_of_shot(other) <= price_of_shot(weapon) && other.arms_level <= weapon.arms_level &&
           others.exact >= own.exact && others.poor >= own.poor && others.shielded >= own.shielded &&
           others.earth >= own.earth && others.own <= own.own;
}

TEST(WeaponPrices, NoWeaponIsWorseInEveryUseThanOneThatCostsNoMore) {
    const auto worths = measured();
    for (const auto& [id, own] : worths) {
        const Weapon& weapon = built_in_arsenal().weapons[test::weapon(id)];
        if (!does_harm(own.worth) || shakes(weapon)) continue;
        for (const auto& [other_id, others] : worths) {
            if (other_id == id) continue;
            const Weapon& other = built_in_arsenal().weapons[test::weapon(other_id)];
            EXPECT_FALSE(is_dominated(weapon, own, other, others)) << other_id << " is better than " << id;
        }
    }
}

TEST(WeaponPrices, WhatCostsMoreComesLater) {
    const auto worths = measured();
    const Weapon& missile = built_in_arsenal().weapons[test::weapon("missile")];
    const Weapon& nuke = built_in_arsenal().weapons[test::weapon("nuke")];
    EXPECT_LT(missile.arms_level, nuke.arms_level);
    EXPECT_LT(price_of_shot(missile), price_of_shot(nuke));
    EXPECT_LT(worths.at("missile").worth, worths.at("nuke").worth);
}

/// On other levels than those it was measured on: some minutes, so only in the long mode.
TEST(WeaponPrices, AreMeasuredWellEnough) {
    if (!test::in_full()) GTEST_SKIP();
    const auto worths = measured();
    const Arsenal& arsenal = built_in_arsenal();
    for (const Worth& worth : measure_worth({.levels = 24, .seed = 77}, arsenal)) {
        const std::string& id = at(arsenal.weapons, worth.weapon).id;
        if (!does_harm(worths.at(id).worth)) continue;
        EXPECT_NEAR(worth.mean() / worths.at(id).worth, 1, 0.3) << id;
    }
}

constexpr std::string_view kBombs = R"(
[small]
name = "Small"
price = 100
bundle = 1
unlimited = true
on_impact = [{ effect = "blast", radius = 28, strength = 20 }]
[big]
name = "Big"
price = 100
bundle = 1
on_impact = [{ effect = "blast", radius = 60, strength = 90 }]
[light_shield]
name = "Light Shield"
role = "item"
price = 100
bundle = 1
on_use = [{ effect = "shield", strength = 60 }]
)";

TEST(Worth, IsMoreOfWhatHarmsMoreAndTheSameWhateverTheJobs) {
    const Arsenal arsenal = test::arsenal_of(kBombs);
    const auto one = measure_worth({.levels = 2, .seed = 3, .jobs = 1}, arsenal);
    ASSERT_EQ(one.size(), 2u);
    EXPECT_GT(one[1].mean(), 2 * one[0].mean());
    EXPECT_NEAR(one[0].exact, 20, 5) << "a direct hit";
    EXPECT_GE(one[0].exact, one[0].poor);
    EXPECT_LT(one[1].shielded, one[1].exact);
    const auto two = measure_worth({.levels = 2, .seed = 3, .jobs = 2}, arsenal);
    for (std::size_t k = 0; k < 2; ++k) EXPECT_EQ(one[k].mean(), two[k].mean());
}

TEST(Worth, CostsMoreForEachPointTheMoreAShotTakes) {
    EXPECT_EQ(fair_price(0), 0);
    EXPECT_EQ(fair_price(-20), 0);
    EXPECT_GT(fair_price(200), 2 * fair_price(100));
}

TEST(Sights, LandWhereTheyAimAtAndAtEveryEnemy) {
    const LevelSettings level = test::flat_level(1600, 200);
    Battle battle(test::calm_rules(), level, built_in_arsenal(), 3, 1);
    battle.begin_turn(TankId(1));
    std::set<int> marks;
    int near = 0;
    const auto found = sights(battle, TankId(1));
    for (const Sight& sight : found) {
        marks.insert(sight.mark);
        const Prediction end = battle.predict_shot(TankId(1), sight.angle, sight.power);
        const float miss = std::abs(columns_of(end.contact.at).x - battle.state().tank(sight.mark).body.at.x);
        near += miss < 120 ? 1 : 0;
    }
    EXPECT_EQ(marks, (std::set<int>{0, 2}));
    EXPECT_GE(near, 10) << "all but the straight lines";
}

}  // namespace
}  // namespace terramorph

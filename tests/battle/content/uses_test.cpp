// What the game's own weapons are for: each does in a battle what its help says.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "battle/world/places.h"
#include "support/battles.h"

namespace terramorph {
namespace {

using namespace test;

/// Two tanks on flat land with the game's own arsenal, and health enough to measure damage.
struct ShootingRange {
    explicit ShootingRange(int x0 = 200, int x1 = 800)
        : battle(rules(), flat_level(2048), built_in_arsenal(), 2, 1) {
        place(0, x0);
        place(1, x1);
    }
    static BattleRules rules() {
        BattleRules rules;
        rules.most_wind = 0;
        rules.wreckage = false;
        rules.health = 1000;
        rules.loose_earth = LooseEarth::hangs;
        return rules;
    }
    void place(TankId tank, int x) {
        battle.world().place_tank(tank, standing_place(battle.world().view(), tank, {x, 4000}));
        settle(battle);
    }
    void build(int x0, int x1, int high) {
        const auto width = static_cast<std::size_t>(x1 - x0);
        battle.world().heap({x0, std::vector<Span>(width, {kFlat * kColumn, (kFlat + high) * kColumn})});
        settle(battle);
    }
    const Tank& enemy() const { return battle.state().tank(1); }
    /// The damage that a shot does to the enemy.
    int damage_of(std::string_view id, int angle, int power) {
        const int before = enemy().health;
        shoot(battle, 0, weapon(id), angle, power);
        return before - enemy().health;
    }
    int power_to_hit(int angle) const {
        for (int power = 100; power <= kFullPower; ++power) {
            const Prediction end = battle.predict_shot(0, angle, power);
            if (end.end == FlightEnd::hit && end.contact.tank == 1) return power;
        }
        ADD_FAILURE() << "no shot hits";
        return 0;
    }
    int damage_of_hit(std::string_view id, int angle = 600) {
        return damage_of(id, angle, power_to_hit(angle));
    }
    void shield(int strength) {
        battle.world().tank(1).shield = {
            .kind = Shield::Kind::absorbs, .strength = strength, .full = strength};
        place(1, 800);
    }

    Battle battle;
};

TEST(Uses, BlackRainBurnsMoreThanOneHotNapalm) {
    ShootingRange hot;
    ShootingRange rain;
    const int one = hot.damage_of_hit("hot_napalm");
    EXPECT_GT(one, 50);
    EXPECT_GT(rain.damage_of_hit("black_rain"), one);
}

TEST(Uses, AChainMissileStripsAShieldAndHurtsPastIt) {
    ShootingRange chain;
    ShootingRange missile;
    for (ShootingRange* range : {&chain, &missile}) range->shield(60);
    EXPECT_GT(chain.damage_of_hit("chain_missile"), 15);
    EXPECT_LT(chain.enemy().shield.strength, 30);
    EXPECT_LT(missile.damage_of_hit("baby_missile"), 1);
}

TEST(Uses, AShieldSapperTakesAShieldThatItMisses) {
    ShootingRange range;
    range.shield(180);
    EXPECT_EQ(range.damage_of("shield_sapper", 600, range.power_to_hit(600) - 25), 0);
    EXPECT_FALSE(range.enemy().shield.up());
}

TEST(Uses, ArmourPiercingPassesShieldsButNotArmour) {
    ShootingRange bare;
    ShootingRange clad;
    bare.shield(180);
    clad.battle.world().tank(1).armour = 40;
    const int full = bare.damage_of_hit("armour_piercing");
    EXPECT_GT(full, 60);
    EXPECT_EQ(bare.enemy().shield.strength, 180);
    EXPECT_NEAR(clad.damage_of_hit("armour_piercing"), full * 0.6, 1);
}

TEST(Uses, BurrowerAndPenetratorHurtAnEnemyBehindAHillWhereAMissileDoesNot) {
    for (const std::string_view id : {"burrower", "penetrator", "missile"}) {
        int hits = 0;
        constexpr int kAngles[] = {20, 40, 60, 80};
        for (const int angle : kAngles) {
            ShootingRange range(200, 700);
            range.build(400, 620, 150);
            hits += range.damage_of(id, angle, 900) > 20;
        }
        if (id == "missile")
            EXPECT_EQ(hits, 0);
        else
            EXPECT_GE(hits, 3) << id;
    }
}

TEST(Uses, ALaserReachesThroughAHillAndAHeavyOneDoesMore) {
    const auto damage = [](std::string_view id, int thick) {
        ShootingRange range(200, 700);
        if (thick > 0) range.build(400, 400 + thick, 150);
        return range.damage_of(id, 0, 500);
    };
    EXPECT_EQ(damage("laser", 0), 85 + 10);
    EXPECT_NEAR(damage("laser", 100), 85 - 25 + 10, 2);
    EXPECT_NEAR(damage("heavy_laser", 200), 150 - 50 + 10, 2);
}

TEST(Uses, ASmokeTracerShowsFivePaths) {
    ShootingRange range;
    const BattleEvents events = shoot(range.battle, 0, weapon("smoke_tracer"), 600, 500);
    EXPECT_EQ(count<event::Traced>(events), 5);
    EXPECT_EQ(count<event::Hurt>(events), 0);
}

TEST(Uses, AReducerHalvesWhatItsVictimDoes) {
    ShootingRange range;
    range.damage_of_hit("reducer");
    EXPECT_EQ(range.enemy().damage_percent, 50);
}

}  // namespace
}  // namespace terramorph

#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "base/text.h"
#include "battle/world/places.h"
#include "support/battles.h"
#include "support/good_table.h"

namespace terramorph::test {

/// No wind, no wreckage: what happens is what the test makes happen.
inline BattleRules calm_rules(LooseEarth loose = BattleRules().loose_earth) {
    BattleRules rules = sudden_rules();
    rules.loose_earth = loose;
    rules.most_wind = 0;
    rules.wreckage = false;
    return rules;
}

/// Earth hangs where it is, and nobody dies of a direct hit.
inline BattleRules hanging_rules() {
    BattleRules rules = calm_rules(LooseEarth::hangs);
    rules.direct_hit_kills = false;
    return rules;
}

/// A battle in which everybody has three of each item of a text, and missiles and tracers to fire.
struct ItemBattle {
    explicit ItemBattle(std::string_view items, int tanks = 3, const BattleRules& rules = calm_rules(),
                        const LevelSettings& level = flat_level(), int each = 3)
        : arsenal(arsenal_of(weapons() + std::string(items))),
          battle(rules, level, arsenal, kits(tanks, each), 1) {
        battle.take_events();
    }
    ItemBattle(const ItemBattle&) = delete;
    ItemBattle& operator=(const ItemBattle&) = delete;

    static std::string weapons() {
        return weapon_table("missile", "unlimited = true",
                            R"(on_impact = [{ effect = "blast", radius = 28 }])") +
               weapon_table("tracer", "unlimited = true", R"(on_impact = [{ effect = "trace" }])");
    }
    std::vector<Kit> kits(int tanks, int each) const {
        Kit kit;
        kit.items.assign(arsenal.items.size(), each);
        return std::vector<Kit>(static_cast<std::size_t>(tanks), kit);
    }
    ItemId item(std::string_view id) const {
        EXPECT_GE(arsenal.find_item(id), 0) << id;
        return arsenal.find_item(id);
    }
    Tank& tank(TankId number) { return battle.world().tank(number); }
    std::string refusal(TankId tank, std::string_view id) const {
        const Refusal refusal = battle.validate_use(tank, item(id));
        return refusal ? refusal->text() : "";
    }

    /// Steps until all is quiet; what must hold is looked at in every tick.
    BattleEvents settle() {
        BattleEvents all = battle.take_events();
        for (Ticks tick; tick < 80 * kSecond; ++tick) {
            battle.step();
            for (const BattleEvent& event : battle.take_events()) all.push_back(event);
            for (const std::string& wrong : violations(battle)) ADD_FAILURE() << wrong;
            if (battle.at_rest() || testing::Test::HasFailure()) return all;
        }
        ADD_FAILURE() << "it does not come to rest";
        return all;
    }
    /// Uses what must not be refused.
    BattleEvents use(TankId tank, std::string_view id) {
        EXPECT_EQ(refusal(tank, id), "");
        battle.use(tank, item(id));
        return settle();
    }
    BattleEvents shoot(TankId tank, std::string_view id, int angle, int power) {
        battle.aim(tank, angle, power);
        battle.fire(tank, arsenal.find(id));
        return settle();
    }
    /// Fires a weapon and returns its shell after a tick.
    const Shell& fire(TankId tank, std::string_view id, int angle, int power) {
        battle.aim(tank, angle, power);
        battle.fire(tank, arsenal.find(id));
        battle.step();
        EXPECT_EQ(battle.state().shells.size(), 1u);
        return battle.state().shells.at(0);
    }
    /// What a weapon's shell does when it lands here, in columns, at a speed in columns per tick.
    void impact(std::string_view weapon, Vec2<double> at, Vec2<double> speed = {}, TankId hit_tank = -1,
                TankId by = 0) {
        EffectContext context;
        context.at = fixed_place(at.x, at.y);
        context.speed = fixed_place(speed.x, speed.y);
        context.tank = by;
        context.hit_tank = hit_tank;
        battle.world().apply(arsenal.weapons[arsenal.find(weapon)].effects.on(Trigger::on_impact), context);
    }
    /// The power at which a shot at this angle ends on the hull or the shield of another; the test fails
    /// where there is none.
    int power_to_hit(TankId tank, int angle, TankId victim) const {
        for (int power = 100; power <= kFullPower; ++power) {
            const Prediction end = battle.predict_shot(tank, angle, power);
            if (end.end == FlightEnd::hit && end.contact.tank == victim) return power;
        }
        ADD_FAILURE() << "no shot at " << angle << " hits " << victim;
        return 0;
    }
    /// Puts a tank on the ground at this column, at rest.
    void place(TankId number, int x) {
        battle.world().place_tank(number, standing_place(battle.world().view(), number, {x, 4000}));
        settle();
    }

    Arsenal arsenal;
    Battle battle;
};

/// Ten tanks in one crater, none of them hurt by its fall.
struct TenInACrater : ItemBattle {
    TenInACrater() : ItemBattle("", 10, soft_rules(), flat_level(640)) {
        battle.world().carve(disc(320 * kColumn, 200 * kColumn, 190 * kColumn));
        settle();
    }
    static BattleRules soft_rules() {
        BattleRules rules = calm_rules();
        rules.fall_damage = false;
        return rules;
    }
};

}  // namespace terramorph::test

#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "base/text.h"
#include "battle/world/places.h"
#include "support/battles.h"

namespace terramorph::test {

/// No wind, no wreckage: what happens is what the test makes happen.
inline BattleRules calm_rules() {
    BattleRules rules;
    rules.most_wind = 0;
    rules.wreckage = false;
    return rules;
}

/// A battle in which everybody has three of each item of a text, and missiles and tracers to fire.
struct ItemBattle {
    static constexpr std::string_view kWeapons = R"(
[missile]
name = "Missile"
unlimited = true
on_impact = [{ effect = "blast", radius = 28 }]
[tracer]
name = "Tracer"
unlimited = true
on_impact = [{ effect = "trace" }]
)";

    explicit ItemBattle(std::string_view items, int tanks = 3, const BattleRules& rules = calm_rules(),
                    const LevelSettings& level = flat_level(), int each = 3)
        : arsenal(arsenal_of(concat(kWeapons, items))), battle(rules, level, arsenal, kits(tanks, each), 1) {
        battle.take_events();
    }
    ItemBattle(const ItemBattle&) = delete;
    ItemBattle& operator=(const ItemBattle&) = delete;

    std::vector<Kit> kits(int tanks, int each) const {
        Kit kit;
        kit.items.assign(arsenal.items.size(), each);
        return std::vector<Kit>(static_cast<std::size_t>(tanks), kit);
    }
    int item(std::string_view id) const {
        EXPECT_GE(arsenal.find_item(id), 0) << id;
        return arsenal.find_item(id);
    }
    Tank& tank(int number) { return battle.world().tank(number); }
    std::string refusal(int tank, std::string_view id) const {
        const Refusal refusal = battle.validate_use(tank, item(id));
        return refusal ? refusal->text() : "";
    }

    /// Steps until all is quiet; what must hold is looked at in every tick.
    BattleEvents settle() {
        BattleEvents all = battle.take_events();
        for (int tick = 0; tick < 80 * kTicksPerSecond; ++tick) {
            battle.step();
            for (const BattleEvent& event : battle.take_events()) all.push_back(event);
            for (const std::string& wrong : violations(battle)) ADD_FAILURE() << wrong;
            if (battle.at_rest() || testing::Test::HasFailure()) return all;
        }
        ADD_FAILURE() << "it does not come to rest";
        return all;
    }
    /// Uses what must not be refused.
    BattleEvents use(int tank, std::string_view id) {
        EXPECT_EQ(refusal(tank, id), "");
        battle.use(tank, item(id));
        return settle();
    }
    BattleEvents shoot(int tank, std::string_view id, int angle, int power) {
        battle.aim(tank, angle, power);
        battle.fire(tank, arsenal.find(id));
        return settle();
    }
    /// The power at which a shot at this angle ends on the hull or the shield of another; the test fails
    /// where there is none.
    int power_to_hit(int tank, int angle, int victim) const {
        for (int power = 100; power <= kFullPower; ++power) {
            const Prediction end = battle.predict_shot(tank, angle, power);
            if (end.end == FlightEnd::hit && end.contact.tank == victim) return power;
        }
        ADD_FAILURE() << "no shot at " << angle << " hits " << victim;
        return 0;
    }
    /// Puts a tank on the ground at this column, at rest.
    void place(int number, int x) {
        battle.world().place_tank(number, standing_place(battle.world().view(), number, {x, 4000}));
        settle();
    }

    Arsenal arsenal;
    Battle battle;
};

}  // namespace terramorph::test

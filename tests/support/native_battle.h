#pragma once

#include <cstdlib>
#include <span>

#include "battle/natives/answers.h"
#include "battle/natives/natives.h"
#include "support/battles.h"
#include "support/wood_battle.h"

namespace terramorph::test {

inline BattleRules rules_of_natives() {
    BattleRules rules = rules_in(LivingLand::in_play);
    rules.natives = true;
    rules.gun_crew.aim = {.bias_angle = 19, .bias_power = 50, .keep = 50};
    rules.health = 1000;
    rules.fuel = 1000;
    rules.direct_hit_kills = false;
    return rules;
}

/// Flat land where natives live, and two tanks far from their town. It's the turn of tank 0.
struct NativeTown {
    explicit NativeTown(const BattleRules& rules = rules_of_natives(), std::uint32_t seed = 1)
        : battle(rules, wooded_level({400, 464, 528, 592}, Feature::hut), built_in_arsenal(), 2, seed) {
        place(0, far(-1));
        place(1, far(1));
        battle.begin_turn(0);
        battle.take_events();
    }

    const BattleState& state() const { return battle.state(); }
    const Thing* gun() const { return gun_of(state()); }
    std::vector<Thing> huts() const {
        std::vector<Thing> huts;
        for (const Thing& thing : state().things)
            if (thing.kind == Thing::Kind::hut) huts.push_back(thing);
        return huts;
    }
    /// A column well away from all of the town, as far as possible to the left (-1) or the right (1).
    float far(int side) const {
        for (float x = side < 0 ? 60.0f : 960.0f; x > 0 && x < 1024; x -= static_cast<float>(side) * 4) {
            const auto near = [&](const Thing& thing) {
                return thing.is_built() && std::abs(thing.at.x - x) < 120;
            };
            if (std::ranges::none_of(state().things, near)) return x;
        }
        return 0;
    }
    void place(TankId tank, float x) {
        battle.world().place_tank(tank, {x, kFlat + 1}, 0);
        settle(battle);
    }
    /// A blast by the hand of a tank at the nearest hut's side, as if by a shot of its own.
    BattleEvents hit(Vec2<float> place, TankId by, double strength = 20, int radius = 12) {
        if (by.exists()) begin_deed(const_cast<BattleState&>(state()), by);
        explode(battle, {static_cast<double>(place.x), static_cast<double>(place.y)}, radius, strength, by);
        return settle(battle);
    }
    BattleEvents hit_hut(TankId by) { return hit(huts().front().middle(), by); }
    BattleEvents hit_gun(TankId by, double strength) { return hit(gun()->middle(), by, strength, 20); }
    /// Ends the turn, and begins that of a tank.
    BattleEvents pass_to(TankId next) {
        battle.end_turn();
        BattleEvents events = settle(battle);
        battle.begin_turn(next);
        return events;
    }

    Battle battle;
};

}  // namespace terramorph::test

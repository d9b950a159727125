#include "battle/motion/crates.h"

#include <algorithm>

#include "battle/battle_state.h"
#include "battle/bodies/bodies.h"
#include "battle/content/needs.h"

namespace terramorph {

namespace {

constexpr float kCrateReach = 5;   // columns from which a tank can pick it up
constexpr int kMaxPerWeapon = 99;  // weapons of a kind that a tank can hold

}  // namespace

void give_prize(BattleState& state, TankId finder, Vec2<float> at) {
    const bool item = state.random.below(2) == 0 && !state.arsenal->items.empty();
    const std::vector<Weapon>& goods = item ? state.arsenal->items : state.arsenal->weapons;
    const bool lives = state.rules.living_land == LivingLand::in_play;
    std::vector<int> gifts;
    for (std::size_t k = 0; k < goods.size(); ++k)
        if (!goods[k].unlimited && (lives || !needs_living_land(goods[k])))
            gifts.push_back(static_cast<int>(k));
    if (gifts.empty()) return;
    const int which = gifts[state.random.below(static_cast<int>(gifts.size()))];
    Kit& kit = state.tank(finder).kit;
    int& stock = (item ? kit.items : kit.weapons)[which];
    const int amount = std::clamp(kMaxPerWeapon - stock, 0, goods[which].bundle);
    stock += amount;
    const event::Gift gift = item ? event::Gift(ItemId::at(which)) : event::Gift(WeaponId::at(which));
    state.emit(event::Found{.tank = finder, .gift = gift, .count = amount, .at = at});
}

Debris crate_at(Vec2<float> at, float sinks) {
    Debris crate;
    crate.kind = Debris::Kind::crate;
    crate.radius = crate.half_width = kCrateSize;
    crate.body.at = at;
    crate.parachute = sinks;
    return crate;
}

void step_crate(BattleState& state, Bodies& bodies, Debris& crate) {
    if (crate.parachute > 0 && (bodies.touches(crate.number) || !crate.body.awake)) {
        crate.parachute = 0;
        state.settling = 0;
        bodies.set_parachute(crate.number, 0);
    }
    for (const Hull& hull : state.hulls)
        if (distance_to(hull, crate.body.at) <= kCrateReach + crate.radius) {
            crate.over = true;
            return give_prize(state, hull.tank, crate.body.at);
        }
}

}  // namespace terramorph

#include "battle/systems/items.h"

#include <algorithm>

#include "base/text.h"
#include "battle/battle_state.h"
#include "battle/world/effect_world.h"

namespace terramorph {

namespace {

/// The first effect's reason, if none of the effects would do anything.
Refusal validate(const EffectWorld& world, const std::vector<Effect>& effects, TankId tank) {
    Refusal first;
    for (const Effect& effect : effects) {
        const Refusal refusal =
            effect.kind->validate ? effect.kind->validate(world, effect, tank) : std::nullopt;
        if (!refusal) return std::nullopt;
        if (!first) first = refusal;
    }
    return first;
}

/// True if using it gives health back, which goes once a turn: else no hit would matter to who has enough.
bool repairs(const Weapon& item) {
    return std::ranges::any_of(item.effects.on(Trigger::on_use),
                               [](const Effect& effect) { return effect.kind->purpose == Purpose::repair; });
}

/// True if an effect isn't only there to be seen.
bool acts(const Effect& effect) {
    return effect.kind->purpose != Purpose::other || effect.kind->firepower(effect).strength > 0;
}

}  // namespace

Refusal why_wasted(const BattleState& state, const EffectWorld& world, TankId tank, WeaponId number) {
    const Weapon& weapon = state.arsenal->weapons[number];
    Refusal first;
    for (const std::vector<Effect>& effects : weapon.effects.by_trigger)
        for (const Effect& effect : effects) {
            if (!acts(effect)) continue;
            Refusal refusal =
                effect.kind->validate ? effect.kind->validate(world, effect, tank) : std::nullopt;
            if (effect.kind->is_idle && effect.kind->is_idle(state.rules))
                refusal =
                    error("the {good} does nothing under these rules", {{"good", message(weapon.name)}});
            if (!refusal) return std::nullopt;
            if (!first) first = refusal;
        }
    return first;
}

Refusal validate_use(const BattleState& state, const EffectWorld& world, TankId tank, ItemId item) {
    if (item < 0 || item >= static_cast<int>(state.arsenal->items.size())) return error("no such item");
    const Weapon& used = state.arsenal->items[item];
    if (state.tank(tank).kit.items[item] == 0) return error("no {item} left", {{"item", message(used.name)}});
    if (used.effects.on(Trigger::on_use).empty())
        return error("{item} works by itself", {{"item", message(used.name)}});
    if (state.tank(tank).repaired && repairs(used)) return error("you can repair your tank once a turn");
    return validate(world, used.effects.on(Trigger::on_use), tank);
}

void use_item(BattleState& state, EffectWorld& world, TankId number, ItemId item) {
    --state.tank(number).kit.items[item];
    if (repairs(state.arsenal->items[item])) state.tank(number).repaired = true;
    begin_action(state, number);
    state.emit(event::UsedItem{.tank = number, .item = item, .at = state.tank(number).middle()});
    world.apply(state.arsenal->items[item].effects.on(Trigger::on_use), context_at(state, number));
    find_hulls(state);
}

void run_passive_items(BattleState& state, EffectWorld& world, TankId number, Trigger when,
                       const EffectContext& context) {
    for (const ItemId which : ids<ItemId>(state.arsenal->items)) {
        const Weapon& item = state.arsenal->items[which];
        const auto& effects = item.effects.on(when);
        int& left = state.tank(number).kit.items[which];
        if (left == 0 || effects.empty() || validate(world, effects, number)) continue;
        if (!item.lasting) --left;
        world.apply(effects, context);
        // One parachute is enough, and one anchor.
        if (!item.lasting && (when == Trigger::on_fall || when == Trigger::on_slip)) return;
    }
}

}  // namespace terramorph

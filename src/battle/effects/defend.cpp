#include <algorithm>

#include "battle/content/arsenal.h"
#include "battle/effects/effect.h"

namespace terramorph::defend_effect {

namespace {

bool raises_shield(const Weapon& item) {
    const auto& effects = item.effects.on(Trigger::on_use);
    return std::any_of(effects.begin(), effects.end(),
                       [](const Effect& effect) { return effect.kind->purpose == Purpose::shield; });
}

/// Uses the most expensive shield that the tank carries, unless one is up.
void apply(EffectWorld& world, const Effect& /*effect*/, const EffectContext& context) {
    if (context.tank < 0 || !world.tank(context.tank).alive || world.tank(context.tank).shield.up()) return;
    const std::vector<Weapon>& items = world.view().arsenal.items;
    const std::vector<int>& stock = world.tank(context.tank).kit.items;
    ItemId best;
    for (const ItemId number : ids<ItemId>(items)) {
        const Weapon& item = items[number];
        if (stock[number] == 0 || !raises_shield(item)) continue;
        if (!best.exists() || item.price > items[best].price) best = number;
    }
    if (best.exists()) world.use_item(context.tank, best);
}

float amount(const Effect& /*effect*/) { return 20; }

}  // namespace

const EffectKind kKind = {
    .name = "defend",
    .help = "raises the dearest shield that its tank has",
    .words = {.summary = N_("raises a shield"), .rank = 27},
    .icon = "defence",
    .parameters = {},
    .apply = apply,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = {.amount = amount, .enough = 1, .only_with = Purpose::shield},
};

}  // namespace terramorph::defend_effect

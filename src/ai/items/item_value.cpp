#include "ai/items/item_value.h"

#include <algorithm>

namespace terramorph {

namespace {

constexpr int kRoundsOfALife = 5;  // planning limit for lasting items

/// What a computer needs an item for.
struct Need {
    const Effect* effect = nullptr;  ///< nullptr: nothing
    Trigger trigger = Trigger::on_use;

    const EffectKind* kind() const { return effect ? effect->kind : nullptr; }
};

/// The first effect of an item that's useful to a computer.
Need need_of(const Weapon& item) {
    constexpr Trigger kTriggers[] = {Trigger::on_use, Trigger::on_fall, Trigger::on_death, Trigger::on_turn,
                                     Trigger::on_round};
    for (const Trigger trigger : kTriggers)
        for (const Effect& effect : item.effects.on(trigger))
            if (effect.kind->item_value.any()) return {&effect, trigger};
    return {};
}

}  // namespace

const EffectKind* needed_kind(const Weapon& item) { return need_of(item).kind(); }

float value_of_item(const Weapon& item, const Temperament& temperament, int rounds) {
    const Need need = need_of(item);
    if (!need.effect) return 0;
    float value = need.kind()->item_value.of(*need.effect);
    if (need.trigger == Trigger::on_turn) value *= kShotsPerRound;
    if (item.lasting) value *= static_cast<float>(std::min(rounds, kRoundsOfALife));
    return value * static_cast<float>(temperament.whole(Trait::caution)) / 100;
}

}  // namespace terramorph

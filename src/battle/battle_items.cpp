// What a tank carries besides weapons: what it uses, and what works by itself.
#include <algorithm>

#include "base/text.h"
#include "battle/battle.h"

namespace terramorph {

int Battle::item_stock(int tank, int item) const {
    return tanks_[static_cast<std::size_t>(tank)].kit.items[static_cast<std::size_t>(item)];
}

Refusal Battle::validate_use(int tank, int item) const {
    if (item < 0 || item >= static_cast<int>(arsenal_->items.size())) return error("there is no such item");
    const Weapon& used = arsenal_->items[static_cast<std::size_t>(item)];
    if (item_stock(tank, item) == 0) return error("there is no {item} left", {{"item", message(used.name)}});
    if (used.effects.on(Trigger::on_use).empty())
        return error("{item} works by itself", {{"item", message(used.name)}});
    return validate(used.effects.on(Trigger::on_use), tank);
}

/// What the first says, where none of them would do anything.
Refusal Battle::validate(const std::vector<Effect>& effects, int tank) const {
    Refusal first;
    for (const Effect& effect : effects) {
        const Refusal refusal =
            effect.kind->validate ? effect.kind->validate(*this, effect, tank) : std::nullopt;
        if (!refusal) return std::nullopt;
        if (!first) first = refusal;
    }
    return first;
}

void Battle::use(int number, int item) {
    --tank(number).kit.items[static_cast<std::size_t>(item)];
    shooter_ = number;
    shot_ticks_ = 0;
    settling_ = 0;
    emit({.kind = Event::Kind::used, .tank = number, .weapon = item, .at = tank(number).middle()});
    apply(arsenal_->items[static_cast<std::size_t>(item)].effects.on(Trigger::on_use), context_at(number));
    find_hulls();
}

void Battle::target(int number, Vec2<int> at) { tank(number).target = at; }

EffectContext Battle::context_at(int number) const {
    EffectContext context;
    context.at = fixed_of(tanks_[static_cast<std::size_t>(number)].middle());
    context.tank = number;
    return context;
}

/// Every item that has something hung on the trigger does it; what does not last is used up, one at a time.
void Battle::let_work(int number, Trigger when, const EffectContext& context) {
    for (std::size_t k = 0; k < arsenal_->items.size(); ++k) {
        const Weapon& item = arsenal_->items[k];
        const auto& effects = item.effects.on(when);
        int& left = tank(number).kit.items[k];
        if (left == 0 || effects.empty() || validate(effects, number)) continue;
        const int times = item.lasting ? left : 1;
        if (!item.lasting) --left;
        for (int time = 0; time < times; ++time) apply(effects, context);
        if (!item.lasting && when == Trigger::on_fall) return;  // one parachute is enough
    }
}

void Battle::begin_round() {
    for (std::size_t k = 0; k < tanks_.size(); ++k) {
        const int number = static_cast<int>(k);
        let_work(number, Trigger::on_round, context_at(number));
    }
    find_hulls();
}

}  // namespace terramorph

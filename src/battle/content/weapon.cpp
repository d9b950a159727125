#include "battle/content/weapon.h"

#include <algorithm>

namespace terramorph {

namespace {

bool begins_with(const Weapon& weapon, Purpose purpose) {
    const auto fits = [purpose](const Effect& effect) { return effect.kind->purpose == purpose; };
    return std::ranges::any_of(weapon.effects.on(Trigger::on_fire), fits);
}

}  // namespace

bool fires_shells(const Weapon& weapon) { return weapon.shell || begins_with(weapon, Purpose::fan); }

bool can_be_guided(const Weapon& weapon) {
    return fires_shells(weapon) && !begins_with(weapon, Purpose::guidance);
}

bool does_nothing(const Weapon& good, const BattleRules& rules) {
    bool any = false;
    for (const std::vector<Effect>& effects : good.effects.by_trigger)
        for (const Effect& effect : effects) {
            if (!effect.kind->is_idle || !effect.kind->is_idle(rules)) return false;
            any = true;
        }
    return any;
}

const Weapon* pick_weighted(const std::vector<Weapon>& weapons, Random& random, bool (*fits)(const Weapon&)) {
    int all = 0;
    for (const Weapon& weapon : weapons)
        if (fits(weapon)) all += weapon.chance;
    if (all == 0) return nullptr;
    int lot = random.below(all);
    for (const Weapon& weapon : weapons)
        if (fits(weapon) && (lot -= weapon.chance) < 0) return &weapon;
    return nullptr;
}

}  // namespace terramorph

#include "battle/content/weapon.h"

namespace terramorph {

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

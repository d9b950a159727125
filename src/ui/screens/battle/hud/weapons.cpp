#include "ui/screens/battle/hud/weapons.h"

namespace terramorph {

std::vector<StockEntry> weapon_entries(const Match& match) {
    std::vector<StockEntry> entries;
    for (const Weapon& weapon : match.arsenal().weapons) {
        const int number = static_cast<int>(entries.size());
        entries.push_back({&weapon, number, weapon_stock(match.battle().state(), match.player(), number)});
    }
    return entries;
}

int next_weapon(const Match& match, int from, int step) {
    const int count = static_cast<int>(match.arsenal().weapons.size());
    int weapon = from;
    do weapon = (weapon + step + count) % count;
    while (weapon != from && weapon_stock(match.battle().state(), match.player(), weapon) == 0);
    return weapon;
}

}  // namespace terramorph

#include "ui/screens/battle/hud/stock_entries.h"

namespace terramorph {

std::vector<StockEntry> weapon_entries(const Match& match) {
    std::vector<StockEntry> entries;
    const TankId tank = tank_of(match.player());
    for (const WeaponId number : ids<WeaponId>(match.arsenal().weapons))
        entries.push_back({&match.arsenal().weapons[number], good_of(number),
                           weapon_stock(match.battle().state(), tank, number)});
    return entries;
}

std::vector<StockEntry> item_entries(const Match& match) {
    std::vector<StockEntry> entries;
    const std::vector<int>& stock = match.state().tank(match.player()).kit.items;
    for (const ItemId number : ids<ItemId>(match.arsenal().items)) {
        const Weapon& item = match.arsenal().items[number];
        const bool by_itself = item.effects.on(Trigger::on_use).empty();
        if (!item.name.empty())
            entries.push_back({&item, good_of(match.arsenal(), number), stock[number], by_itself});
    }
    return entries;
}

WeaponId next_weapon(const Match& match, WeaponId from, int step) {
    const int count = static_cast<int>(match.arsenal().weapons.size());
    WeaponId weapon = from;
    do weapon = WeaponId::at((weapon + step + count) % count);
    while (weapon != from && weapon_stock(match.battle().state(), tank_of(match.player()), weapon) == 0);
    return weapon;
}

}  // namespace terramorph

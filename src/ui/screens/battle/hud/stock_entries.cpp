#include "ui/screens/battle/hud/stock_entries.h"

#include "app/language/language.h"
#include "ui/screens/armory/goods.h"

namespace terramorph {

namespace {

/// How to come by a good; empty where there's no way.
std::string source_of(const Match& match, GoodId number) {
    const int round = round_of_sale(match, number);
    if (round == match.round() + 1) return std::string(tr("Buy it in the armory after this round."));
    if (round > 0) return tr("The armory sells it from round {round} on.", {{"round", round}});
    return match.settings().rule(Rule::crates) > 0 ? std::string(tr("A crate may hold it.")) : std::string();
}

/// Leaves out what can't be had.
void add_entry(std::vector<StockEntry>& entries, const Match& match, StockEntry entry) {
    if (entry.left == 0) entry.source = source_of(match, entry.number);
    if (entry.left != 0 || !entry.source.empty()) entries.push_back(std::move(entry));
}

}  // namespace

std::vector<StockEntry> weapon_entries(const Match& match) {
    std::vector<StockEntry> entries;
    const TankId tank = tank_of(match.player());
    for (const WeaponId number : ids<WeaponId>(match.arsenal().weapons))
        add_entry(entries, match,
                  {&match.arsenal().weapons[number], good_of(number),
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
            add_entry(entries, match, {&item, good_of(match.arsenal(), number), stock[number], by_itself});
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

#include "ui/screens/battle/hud/stock_entries.h"

#include "app/language/language.h"

namespace terramorph {

namespace {

/// The next round before which the armory sells a good; 0 if it never does.
int round_of_sale(const Match& match, GoodId number) {
    if (!sells_again(match) || match.shop().is_idle(number)) return 0;
    for (int round = match.round() + 1; round <= match.settings().rounds(); ++round)
        if (good(match.arsenal(), number).arms_level <= match.shop().arms_level_in(round)) return round;
    return 0;
}

/// How to come by a good; empty where there's no way.
std::string source_of(const Match& match, GoodId number) {
    const int round = round_of_sale(match, number);
    if (round == match.round() + 1) return std::string(tr("Buy it in the armory after this round."));
    if (round > 0)
        return tr("The armory sells it from round {round} on, at arms level {level}.",
                  {{"round", round}, {"level", good(match.arsenal(), number).arms_level}});
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

bool sells_again(const Match& match) {
    return match.settings().has_armory() && match.round() < match.settings().rounds();
}

WeaponId next_weapon(const Match& match, WeaponId from, int step) {
    const int count = static_cast<int>(match.arsenal().weapons.size());
    WeaponId weapon = from;
    do weapon = WeaponId::at((weapon + step + count) % count);
    while (weapon != from && weapon_stock(match.battle().state(), tank_of(match.player()), weapon) == 0);
    return weapon;
}

}  // namespace terramorph

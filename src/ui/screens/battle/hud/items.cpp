#include "ui/screens/battle/hud/items.h"

namespace terramorph {

std::vector<StockEntry> item_entries(const Match& match) {
    std::vector<StockEntry> entries;
    int number = 0;
    for (const Weapon& item : match.arsenal().items) {
        const bool by_itself = item.effects.on(Trigger::on_use).empty();
        if (!item.name.empty())
            entries.push_back(
                {&item, number, match.battle().state().tank(match.player()).kit.items[number], by_itself});
        ++number;
    }
    return entries;
}

}  // namespace terramorph

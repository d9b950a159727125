#include "ui/screens/battle/hud/items.h"

namespace terramorph {

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

}  // namespace terramorph

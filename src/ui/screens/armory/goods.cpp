#include "ui/screens/armory/goods.h"

#include <algorithm>
#include <tuple>

#include "app/effect_descriptions.h"
#include "app/language/language.h"
#include "base/text.h"
#include "paint/letters.h"
#include "ui/sprites/icons.h"

namespace terramorph {

namespace {

bool defends(const Weapon& item) {
    const std::string_view group = icon_group_name(icon_group(item.icon));
    return group == "Shields" || group == "Repair";
}

bool is_on_tab(const Match& match, PlayerId player, GoodId number, ArmoryTab tab) {
    const bool item = is_item(match.arsenal(), number);
    switch (tab) {
        case ArmoryTab::weapons:
            return !item;
        case ArmoryTab::defence:
            return item && defends(good(match.arsenal(), number));
        case ArmoryTab::systems:
            return item && !defends(good(match.arsenal(), number));
        case ArmoryTab::mine:
            return match.shop().stock(player, number) > 0;
    }
    return false;
}

bool is_shown(const Match& match, PlayerId player, GoodId number, const ArmoryFilter& filter) {
    const Weapon& each = good(match.arsenal(), number);
    if (filter.sought.empty()) return !each.name.empty() && is_on_tab(match, player, number, filter.tab);
    const std::string sought = folded(trimmed(filter.sought));
    return folded(tr(each.name)).find(sought) != std::string::npos ||
           folded(short_description(each)).find(sought) != std::string::npos;
}

/// The sort key of a good.
int rank(const Match& match, PlayerId player, GoodId number, ArmorySort sort) {
    const Weapon& each = good(match.arsenal(), number);
    const int stock = match.shop().stock(player, number);
    switch (sort) {
        case ArmorySort::arms:
            return each.arms_level;
        case ArmorySort::price:
            return each.unlimited ? 0 : match.shop().price(player, number);
        case ArmorySort::bundle:
            return each.bundle;
        case ArmorySort::owned:
            return stock < 0 ? -kMaxPerGood - 1 : -stock;  // most of it first
        default:
            return 0;
    }
}

}  // namespace

std::vector<GoodId> goods_to_show(const Match& match, PlayerId player, const ArmoryFilter& filter) {
    std::vector<GoodId> shown;
    for (const GoodId number : goods(match.arsenal()))
        if (is_shown(match, player, number, filter)) shown.push_back(number);
    const auto key = [&](GoodId number) {
        const bool named = filter.sort == ArmorySort::name;
        return std::tuple(rank(match, player, number, filter.sort),
                          named ? folded(tr(good(match.arsenal(), number).name)) : std::string());
    };
    std::ranges::stable_sort(
        shown, [&](GoodId a, GoodId b) { return filter.backward ? key(b) < key(a) : key(a) < key(b); });
    std::stable_partition(shown.begin(), shown.end(), [&](GoodId number) {
        return good(match.arsenal(), number).arms_level <= match.shop().arms_level();
    });
    return shown;
}

int price_change(const Match& match, GoodId good) {
    const std::vector<int>& factors = match.shop().market().factors(good);
    return factors.size() < 2 ? 0 : factors.back() - factors[factors.size() - 2];
}

int round_of_sale(const Match& match, GoodId number) {
    if (!match.state().armory_follows() || match.shop().is_idle(number)) return 0;
    for (int round = match.round() + 1; round <= match.settings().rounds(); ++round)
        if (good(match.arsenal(), number).arms_level <= match.shop().arms_level_in(round)) return round;
    return 0;
}

std::string sale_words(const Match& match, GoodId number) {
    const int round = round_of_sale(match, number);
    return round > 0 ? tr("from round {round}", {{"round", round}}) : std::string(tr("not for sale"));
}

}  // namespace terramorph

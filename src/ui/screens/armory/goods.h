#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "app/language/language.h"
#include "match/match.h"

namespace terramorph {

enum class ArmoryTab { weapons, defence, systems, mine };
constexpr std::array<std::string_view, 4> kArmoryTabs = {N_("Weapons"), N_("Defense"), N_("Gear"),
                                                         N_("Owned")};
constexpr std::array<std::string_view, 4> kArmoryTabIds = {"weapons", "defence", "systems", "mine"};

/// `kind` is the order of the arsenal, which groups similar goods.
enum class ArmorySort { kind, name, arms, price, bundle, owned };
constexpr std::array<std::string_view, 6> kArmorySorts = {N_("kind"),  N_("name"),      N_("round of sale"),
                                                          N_("price"), N_("pack size"), N_("amount owned")};

/// The filter and order of the armory's goods.
struct ArmoryFilter {
    ArmoryTab tab = ArmoryTab::weapons;
    std::string sought = {};  ///< searched in names and short descriptions, on all tabs; empty: the whole tab
    ArmorySort sort = ArmorySort::kind;
    bool backward = false;
};

/// The goods to list. Those above this round's arms level come last.
std::vector<GoodId> goods_to_show(const Match& match, PlayerId player, const ArmoryFilter& filter);

/// The change of a good's price since the last round.
int price_change(const Match& match, GoodId good);

/// The next round before which the armory sells a good; 0 if it never does.
int round_of_sale(const Match& match, GoodId number);
/// When a good that isn't sold yet will be.
std::string sale_words(const Match& match, GoodId number);

}  // namespace terramorph

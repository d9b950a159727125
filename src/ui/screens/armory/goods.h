#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "app/language/language.h"
#include "match/match.h"

namespace terramorph {

enum class ArmoryTab { weapons, defence, systems, mine };
constexpr std::array<std::string_view, 4> kArmoryTabs = {N_("Weapons"), N_("Defence"), N_("Systems"),
                                                         N_("Mine")};
constexpr std::array<std::string_view, 4> kArmoryTabIds = {"weapons", "defence", "systems", "mine"};

/// `kind` is the order of the arsenal, in which what is alike stands together.
enum class ArmorySort { kind, name, arms, price, bundle, owned };
constexpr std::array<std::string_view, 6> kArmorySorts = {N_("kind"),  N_("name"),   N_("arms level"),
                                                          N_("price"), N_("bundle"), N_("what you have")};

/// What of the armory somebody looks at.
struct ArmoryWish {
    ArmoryTab tab = ArmoryTab::weapons;
    std::string sought = {};  ///< in names and short words, on all tabs; empty: all of the tab
    ArmorySort sort = ArmorySort::kind;
    bool backward = false;
};

/// The goods to list. What this round's arms level forbids comes behind all others.
std::vector<int> goods_to_show(const Match& match, int player, const ArmoryWish& wish);

/// How the good's price has changed since the last round: below 0 it fell.
int price_change(const Match& match, int good);

}  // namespace terramorph

#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "battle/content/effect_kind.h"

namespace terramorph {

/// Fired by a tank; used by a tank; the explosion of a dying tank; sent by the sky.
enum class Role { weapon, item, death, sky };
constexpr std::array<std::string_view, 4> kRoleNames = {"weapon", "item", "death", "sky"};

/// A weapon or an item, as plain data.
struct Weapon {
    std::string id;    ///< its table's name in weapons.toml
    std::string name;  ///< as shown to players
    std::string help;  ///< one line
    std::string icon;
    int price = 0;
    int bundle = 1;
    int arms_level = 0;
    bool unlimited = false;
    bool shell = true;     ///< fires a shell; otherwise it only has on_fire effects
    bool lasting = false;  ///< an item that isn't used up when it works automatically
    Role role = Role::weapon;
    int chance = 1;  ///< of deaths and sky weapons: relative probability
    Effects effects;
};

/// True if items can change its shot: it fires a shell, or a fan of shells.
bool fires_shells(const Weapon& weapon);
/// True if guidance can steer its shot, which doesn't guide itself.
bool can_be_guided(const Weapon& weapon);

/// True if all that it does is nothing by these rules.
bool does_nothing(const Weapon& good, const BattleRules& rules);

/// Picks one of those that fit, weighted by chance; nullptr if none fits.
const Weapon* pick_weighted(
    const std::vector<Weapon>& weapons, Random& random,
    bool (*fits)(const Weapon& weapon) = [](const Weapon&) { return true; });

}  // namespace terramorph

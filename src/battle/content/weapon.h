#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "battle/content/effect_kind.h"

namespace terramorph {

/// Who fires it: a tank; a tank uses it without firing; a tank dies with it; the sky sends it.
enum class Role { weapon, item, death, sky };
constexpr std::array<std::string_view, 4> kRoleNames = {"weapon", "item", "death", "sky"};

/// A weapon, or an item, is plain data.
struct Weapon {
    std::string id;    ///< its table's name in weapons.toml
    std::string name;  ///< as people read it
    std::string help;  ///< one line
    std::string icon;
    int price = 0;
    int bundle = 1;
    int arms_level = 0;
    bool unlimited = false;
    bool shell = true;     ///< fires one; if not, all that it does is hung on on_fire
    bool lasting = false;  ///< an item that is not used up by what it does of itself
    Role role = Role::weapon;
    int chance = 1;  ///< of deaths and of what the sky sends: how likely it is beside the others
    Effects effects;
};

/// One of them, picked by their chances from those that fit; none where none does.
const Weapon* pick_weighted(
    const std::vector<Weapon>& weapons, Random& random,
    bool (*fits)(const Weapon& weapon) = [](const Weapon&) { return true; });

}  // namespace terramorph

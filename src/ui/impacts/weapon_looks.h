#pragma once

#include <span>
#include <string_view>

#include "base/color.h"

namespace terramorph {

/// What dances in the light of a blast that neither digs nor hurts, or flies out of one that cuts.
enum class ForceMotif { sparks, coins, slices, whirl, bolts, embers };

/// What tells the blasts of some weapons from others of their kind.
struct WeaponLook {
    std::string_view weapon;
    Color light;  ///< of its fire or its force
    ForceMotif motif = ForceMotif::sparks;
};

/// By weapon. It's part of the picture only, so not in weapons.toml, which recordings depend on.
extern const std::span<const WeaponLook> kWeaponLooks;

/// For a weapon's id; nullptr if it looks like its kind.
const WeaponLook* look_of_weapon(std::string_view weapon);

}  // namespace terramorph

#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "base/parameter.h"
#include "battle/content/weapon.h"

namespace terramorph {

/// What a weapon is good for.
enum class WeaponRole {
    point,
    area,
    spread,
    strike,
    roll,
    dig,
    fire,
    beam,
    earth,
    push,
    strip,
    escape,
    trick
};
constexpr std::array<std::string_view, 13> kWeaponRoleNames = {"point", "area",   "spread", "strike", "roll",
                                                               "dig",   "fire",   "beam",   "earth",  "push",
                                                               "strip", "escape", "trick"};

/// How much a temperament likes the weapons of each role, in %: one parameter for each.
extern const std::span<const Parameter> kTastes;

/// A set of purposes.
class Purposes {
  public:
    void add(Purpose purpose) { bits_ |= bit(purpose); }
    bool has(Purpose purpose) const { return (bits_ & bit(purpose)) != 0; }

  private:
    static std::uint32_t bit(Purpose purpose) { return 1u << static_cast<unsigned>(purpose); }

    std::uint32_t bits_ = 0;
};

/// The purposes of all effects in a weapon's tree.
Purposes purposes_of(const Weapon& weapon);

/// The role of a weapon, as its effects declare it.
WeaponRole role_of(const Weapon& weapon);

}  // namespace terramorph

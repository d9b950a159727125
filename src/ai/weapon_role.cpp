#include "ai/weapon_role.h"

#include <algorithm>

namespace terramorph {

namespace {

constexpr float kArea = 80;  // columns that a blast reaches, from which on it needn't be near

constexpr Parameter taste(std::string_view role, std::string_view help) {
    return {role, help, "%", 0, 400, 100, "of other roles' chance to be fired or bought", true};
}

constexpr Parameter kTasteList[] = {
    taste("point", "Plain blasts"),
    taste("area", "Wide blasts"),
    taste("spread", "Several shells"),
    taste("strike", "Strikes from above"),
    taste("roll", "Rollers"),
    taste("dig", "Diggers"),
    taste("fire", "Fire"),
    taste("beam", "Beams"),
    taste("earth", "Earth"),
    taste("push", "Quakes"),
    taste("strip", "Thieves"),
    taste("escape", "Blasts at home"),
    taste("trick", "Tricks"),
};
static_assert(std::size(kTasteList) == kWeaponRoleNames.size());

/// In this order: a roller that splits is a roller.
constexpr std::pair<Purpose, WeaponRole> kRoles[] = {
    {Purpose::beam, WeaponRole::beam},      {Purpose::burns, WeaponRole::fire},
    {Purpose::rolls, WeaponRole::roll},     {Purpose::heaps, WeaponRole::earth},
    {Purpose::digs, WeaponRole::dig},       {Purpose::shakes, WeaponRole::push},
    {Purpose::strips, WeaponRole::strip},   {Purpose::rains, WeaponRole::strike},
    {Purpose::divides, WeaponRole::spread}, {Purpose::fan, WeaponRole::spread},
    {Purpose::guidance, WeaponRole::trick}, {Purpose::traces, WeaponRole::trick},
    {Purpose::slips, WeaponRole::trick},
};

/// What's found in a tree of effects.
struct Sights {
    Purposes purposes;
    float reach = 0;  ///< columns, of the widest blast

    void look(const Effects& effects) {
        for (const auto& list : effects.by_trigger)
            for (const Effect& effect : list) {
                purposes.add(effect.kind->purpose);
                const Firepower power = effect.kind->firepower(effect);
                if (power.strength > 0) reach = std::max(reach, power.reach);
                look(effect.leads_to);
            }
    }
};

Sights sights_of(const Weapon& weapon) {
    Sights sights;
    sights.look(weapon.effects);
    return sights;
}

}  // namespace

const std::span<const Parameter> kTastes = kTasteList;

Purposes purposes_of(const Weapon& weapon) { return sights_of(weapon).purposes; }

WeaponRole role_of(const Weapon& weapon) {
    const Sights sights = sights_of(weapon);
    for (const auto& [purpose, role] : kRoles)
        if (sights.purposes.has(purpose)) return role;
    if (!weapon.shell) return WeaponRole::escape;
    return sights.reach >= kArea ? WeaponRole::area : WeaponRole::point;
}

}  // namespace terramorph

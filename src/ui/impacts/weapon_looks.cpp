#include "ui/impacts/weapon_looks.h"

#include <algorithm>
#include <array>

namespace terramorph {

namespace {

constexpr std::array<WeaponLook, 16> kLooks = {{
    {"theft_bomb", {255, 206, 84}, ForceMotif::coins},
    {"percent_bomb", {255, 92, 128}, ForceMotif::slices},
    {"reducer", {158, 128, 255}, ForceMotif::whirl},
    {"shield_sapper", {96, 220, 214}, ForceMotif::bolts},
    {"shaped_charge", {255, 150, 60}, ForceMotif::embers},
    {"wide_boy", {255, 206, 96}, ForceMotif::embers},
    {"cutter", {176, 226, 255}},
    {"funky_bomb", {255, 120, 196}},
    {"funky_death", {122, 232, 255}},
    {"deaths_head", {255, 66, 44}},
    {"baby_roller", {255, 96, 52}},
    {"roller", {255, 96, 52}},
    {"heavy_roller", {255, 96, 52}},
    {"bouncing_bomb", {176, 232, 84}},
    {"homing_missile", {120, 186, 255}},
    {"leapfrog", {255, 214, 84}},
}};

}  // namespace

const std::span<const WeaponLook> kWeaponLooks = kLooks;

const WeaponLook* look_of_weapon(std::string_view weapon) {
    const auto found = std::ranges::find(kLooks, weapon, &WeaponLook::weapon);
    return found == kLooks.end() ? nullptr : &*found;
}

}  // namespace terramorph

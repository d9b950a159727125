#pragma once

#include <array>

#include "battle/content/weapon.h"
#include "ui/sound/sound.h"

namespace terramorph {

/// The families of weapons as they sound.
enum class WeaponVoice {
    shell,
    gun,       ///< one shell after the other
    fan,       ///< several at once
    splitter,  ///< one that becomes many
    strike,    ///< from high above
    roller,
    digger,
    dirt,
    fire,
    beam,
    plasma,
    quake,
    guided,
    thief,  ///< what takes money, shields or strength away
    tracer,
};
constexpr std::size_t kWeaponVoices = 15;

/// The family of a weapon, by what it does.
WeaponVoice voice_of(const Weapon& weapon);

/// A shot leaves the barrel. `weight` is 0 for a light weapon to 1 for the heaviest.
Sound muzzle_sound(WeaponVoice voice, float weight);
/// One more shot of many.
Sound next_shot_sound();
/// How heavy a weapon sounds.
float weight_of(const Weapon& weapon);

/// The same sound, higher or lower.
Sound transposed(Sound sound, float times);

}  // namespace terramorph

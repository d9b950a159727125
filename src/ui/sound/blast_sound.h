#pragma once

#include "ui/sound/sound.h"
#include "ui/sound/weapon_voice.h"

namespace terramorph {

/// What a blast, a bounce or a fall meets.
enum class Surface { air, earth, rock, sand, water };
constexpr std::size_t kSurfaces = 5;

/// The columns of radius at which a blast is as heavy as they get.
constexpr float kHeaviestBlast = 180;

/// An explosion of fire. Larger ones are longer, deeper and louder.
Sound blast_sound(float radius, WeaponVoice voice, Surface surface);
/// A flat one, which cuts.
Sound blade_sound(float radius);
/// Light around a tank that isn't hurt.
Sound plasma_sound(float radius);
/// One that hurts nobody.
Sound force_sound(float radius);

/// What flies up, and comes down again as stones, clods, sand or drops; `size` is 0 to 1.
Layer debris_of(Surface surface, float size);
/// Something hard meets it, 0 to 1.
Sound knock_sound(Surface surface, float hard);

}  // namespace terramorph

#pragma once

#include "ai/temperament.h"
#include "battle/content/weapon.h"

namespace terramorph {

/// The kind of the first effect of an item that's useful to a computer; nullptr if it's of no use.
const EffectKind* needed_kind(const Weapon& item);

/// The value of one item, in health that it saves or costs others, if this many rounds are still to be
/// played; 0 if a computer of this temperament doesn't use it.
float value_of_item(const Weapon& item, const Temperament& temperament, int rounds);

}  // namespace terramorph

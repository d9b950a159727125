#pragma once

#include "battle/content/weapon.h"

namespace terramorph::test {

/// A kind of effect that the game does not have: every tank in reach loses health.
extern const EffectKind kGeyser;

}  // namespace terramorph::test

#pragma once

#include "battle/weapon.h"

namespace terramorph::test {

/// A kind of effect that the game does not have: every tank in reach loses health.
extern const EffectKind k_geyser;

}  // namespace terramorph::test

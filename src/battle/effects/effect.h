#pragma once

// What every effect's file needs.

#include "base/message.h"
#include "battle/effect_kind.h"
#include "battle/effect_world.h"
#include "battle/effects/forecast.h"
#include "battle/shell.h"

namespace terramorph {

#define TERRAMORPH_EFFECT(name)        \
    namespace name##_effect {          \
        extern const EffectKind kKind; \
    }
#include "battle/effects/list.h"
#undef TERRAMORPH_EFFECT

}  // namespace terramorph

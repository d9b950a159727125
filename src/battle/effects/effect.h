#pragma once

// Common includes of all effects.

#include "base/message.h"
#include "battle/content/effect_kind.h"
#include "battle/effects/forecast.h"
#include "battle/events/event.h"
#include "battle/shell.h"
#include "battle/world/effect_world.h"

namespace terramorph {

#define TERRAMORPH_EFFECT(name)        \
    namespace name##_effect {          \
        extern const EffectKind kKind; \
    }
#include "battle/effects/list.h"
#undef TERRAMORPH_EFFECT

}  // namespace terramorph

#include "battle/weapon.h"

namespace terramorph {

#define TERRAMORPH_EFFECT(name) extern const EffectKind k_##name;
#include "battle/effects/list.h"
#undef TERRAMORPH_EFFECT

std::span<const EffectKind* const> effect_kinds() {
    static constexpr const EffectKind* kKinds[] = {
#define TERRAMORPH_EFFECT(name) &k_##name,
#include "battle/effects/list.h"
#undef TERRAMORPH_EFFECT
    };
    return kKinds;
}

}  // namespace terramorph

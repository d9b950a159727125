#include "battle/content/effect_kind.h"

#include <cassert>

#include "battle/flight/flight.h"

namespace terramorph {

#define TERRAMORPH_EFFECT(name)        \
    namespace name##_effect {          \
        extern const EffectKind kKind; \
    }
#include "battle/effects/list.h"
#undef TERRAMORPH_EFFECT

std::span<const EffectKind* const> effect_kinds() {
    static constexpr const EffectKind* kKinds[] = {
#define TERRAMORPH_EFFECT(name) &name##_effect::kKind,
#include "battle/effects/list.h"
#undef TERRAMORPH_EFFECT
    };
    return kKinds;
}

const EffectKind* find_effect_kind(std::string_view name, std::span<const EffectKind* const> kinds) {
    for (const EffectKind* kind : kinds)
        if (kind->name == name) return kind;
    return nullptr;
}

Effect make_effect(std::string_view kind, std::initializer_list<std::pair<std::string_view, double>> values) {
    Effect made;
    made.kind = find_effect_kind(kind);
    assert(made.kind && "there is no such effect");
    made.values = default_values(made.kind->parameters);
    for (const auto& [name, value] : values) {
        const int place = index_of(made.kind->parameters, name);
        assert(place >= 0 && "the effect has no such parameter");
        made.values[place] = value;
    }
    return made;
}

const Effect* main_effect(const Effects& effects) {
    const Effect* best = nullptr;
    const auto weigh = [&best](const Effect* effect) {
        if (effect && (!best || effect->kind->words.rank < best->kind->words.rank)) best = effect;
    };
    for (const std::vector<Effect>& list : effects.by_trigger)
        for (const Effect& effect : list) {
            weigh(&effect);
            weigh(main_effect(effect.leads_to));
        }
    return best;
}

Ticks Effect::ticks(ParameterId parameter) const { return Ticks::rounded(exact(parameter)); }

int Effect::thousandths(ParameterId per_second, Ticks time) const {
    const auto ticks = static_cast<float>(time.count());
    return static_cast<int>(number(per_second) * 1000 * ticks / kTicksPerSecond);
}

void does_no_damage(Forecast& /*forecast*/, const Effect& /*effect*/, const ForecastPlace& /*place*/) {}
void cannot_foresee(Forecast& /*forecast*/, const Effect& /*effect*/, const ForecastPlace& /*place*/) {}
Firepower no_firepower(const Effect& /*effect*/) { return {}; }
float no_amount(const Effect& /*effect*/) { return 0; }

}  // namespace terramorph

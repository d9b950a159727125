#include "ai/aiming/firepower.h"

#include <algorithm>

namespace terramorph {

namespace {

constexpr float kFullStrength = 100;
constexpr float kFurtherHeads = 0.5f;  // weight of heads after the first: not all land near anybody

float firepower_of(const Effects& effects);

/// Includes the effects that it leads to.
float firepower_of(const Effect& effect) {
    const Firepower power = effect.kind->firepower(effect);
    const float own = power.reach * power.strength / kFullStrength;
    const float count = 1 + (power.heads - 1) * kFurtherHeads;
    return own + count * firepower_of(effect.leads_to);
}

/// Of the trigger with the most firepower.
float firepower_of(const Effects& effects) {
    float most = 0;
    for (const auto& list : effects.by_trigger) {
        float sum = 0;
        for (const Effect& effect : list) sum += firepower_of(effect);
        most = std::max(most, sum);
    }
    return most;
}

}  // namespace

float firepower(const Weapon& weapon) { return firepower_of(weapon.effects); }

}  // namespace terramorph

#include "ai/firepower.h"

#include <algorithm>

namespace terramorph {

namespace {

constexpr float kFullStrength = 100;
constexpr float kHeadsThatCount = 0.5f;  // of those beside the first: not all come down near anybody

float firepower_of(const Effects& effects);

/// Health that burns, shakes or shines away, as strong as a blast is at its middle.
float strength_of(const Effect& effect) {
    const std::string_view name = effect.kind->name;
    const float seconds = number_in(effect, "seconds");
    if (name == "burn") return number_in(effect, "drops") * number_in(effect, "damage") * seconds / 2;
    if (name == "quake") return number_in(effect, "strength") * seconds;
    if (name == "beam") return number_in(effect, "damage");
    if (name == "drain") return number_in(effect, "percent");
    return number_in(effect, "strength");
}

float reach_of(const Effect& effect) {
    constexpr float kHalfHull = 21;  // a beam reaches whom it touches, and no farther
    const std::string_view name = effect.kind->name;
    if (name == "burn") return number_in(effect, "reach") + number_in(effect, "spread") / 2;
    return name == "beam" ? kHalfHull : number_in(effect, "radius");
}

/// What an effect does itself, and what it sends on: heads by their number.
float firepower_of(const Effect& effect) {
    const float own = harms(effect) ? reach_of(effect) * strength_of(effect) / kFullStrength : 0;
    const float heads = std::max({1.0f, number_in(effect, "heads"), number_in(effect, "shots")});
    const bool digs = std::string_view(effect.kind->name) == "dig";
    const float count = digs ? 2 : 1 + (heads - 1) * kHeadsThatCount;
    return own + count * firepower_of(effect.leads_to);
}

/// Of what happens on different occasions, the most.
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

bool harms(const Effect& effect) {
    const std::string_view name = effect.kind->name;
    if (name == "drain") return number_in(effect, "what") == 0;
    if (name == "blast") return number_in(effect, "strength") > 0;
    return name == "burn" || name == "quake" || name == "beam";
}

float number_in(const Effect& effect, std::string_view parameter) {
    const int place = index_of(effect.kind->parameters, parameter);
    return place < 0 ? 0 : effect.number(static_cast<std::size_t>(place));
}

}  // namespace terramorph

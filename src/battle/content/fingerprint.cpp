#include "base/hash.h"
#include "base/index.h"
#include "battle/content/arsenal.h"

namespace terramorph {

namespace {

void add(Hash& hash, const Effects& effects);

void add(Hash& hash, const Effect& effect) {
    hash.add(effect.kind->name);
    for (std::size_t k = 0; k < effect.values.size(); ++k) {
        const Parameter& parameter = effect.kind->parameters[k];
        if (effect.values[k] == parameter.default_value) continue;  // so that kinds can have more of them
        hash.add(parameter.name);
        hash.add(effect.values[k]);
    }
    add(hash, effect.leads_to);
}

void add(Hash& hash, const Effects& effects) {
    for (std::size_t k = 0; k < kTriggerNames.size(); ++k)
        for (const Effect& effect : effects.by_trigger[k]) {
            hash.add(kTriggerNames[k]);
            add(hash, effect);
        }
    hash.add(std::string_view());  // the end
}

void add(Hash& hash, const Weapon& weapon) {
    hash.add(weapon.id);
    for (const int number : {weapon.price, weapon.bundle, weapon.arms_level, weapon.chance}) hash.add(number);
    for (const bool flag : {weapon.unlimited, weapon.shell, weapon.lasting}) hash.add(flag);
    hash.add(kRoleNames[at(weapon.role)]);
    add(hash, weapon.effects);
}

}  // namespace

std::uint64_t fingerprint(const Arsenal& arsenal) {
    Hash hash;
    for (const auto* list : {&arsenal.weapons, &arsenal.items, &arsenal.deaths, &arsenal.sky})
        for (const Weapon& weapon : *list) add(hash, weapon);
    return hash.value();
}

std::uint64_t current_fingerprint(std::uint64_t written) {
    constexpr std::uint64_t kLastText = 0xd204d16abed7cd7a, kItsMeaning = 0xd188768e87fb97cb;
    return written == kLastText ? kItsMeaning : written;
}

}  // namespace terramorph

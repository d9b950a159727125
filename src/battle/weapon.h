#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/parameter.h"

namespace terramorph {

class Battle;
struct Effect;
struct Moment;

/// When something happens to a weapon in motion.
enum class Trigger { on_fire, at_apex, on_impact, on_tank, after, on_rest, each };

constexpr std::array<std::string_view, 7> kTriggerNames = {"on_fire", "at_apex", "on_impact", "on_tank",
                                                           "after",   "on_rest", "each"};

/// What happens on which trigger: the tree that a weapon is.
struct Effects {
    std::array<std::vector<Effect>, kTriggerNames.size()> by_trigger;

    const std::vector<Effect>& on(Trigger trigger) const {
        return by_trigger[static_cast<std::size_t>(trigger)];
    }
};

/// A kind of effect. To add one: a file in effects/ that defines it, and its line in effects/list.h.
struct EffectKind {
    std::string_view name;
    std::string_view help;
    std::span<const Parameter> parameters;
    void (*happen)(Battle& battle, const Effect& effect, const Moment& moment);
};

/// One effect with its numbers and with what it leads to.
struct Effect {
    const EffectKind* kind = nullptr;
    Values values;     ///< one for each of the kind's parameters
    Effects leads_to;  ///< what its own shells, rollers and bounces do

    int whole(std::size_t parameter) const { return static_cast<int>(values[parameter]); }
};

/// All kinds that the game knows.
std::span<const EffectKind* const> effect_kinds();

/// A weapon is plain data.
struct Weapon {
    std::string id;    ///< its table's name in weapons.toml
    std::string name;  ///< as people read it
    std::string help;  ///< one line
    std::string icon;
    int price = 0;
    int bundle = 1;
    int arms_level = 0;
    bool unlimited = false;
    Effects effects;
};

}  // namespace terramorph

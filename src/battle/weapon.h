#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "base/parameter.h"
#include "base/random.h"

namespace terramorph {

class EffectWorld;
struct Effect;
struct OngoingEffect;
struct EffectContext;

/// When something happens to a weapon in motion.
enum class Trigger {
    on_fire,
    at_apex,
    on_impact,
    on_tank,  ///< instead of on_impact, where a tank is hit
    after,    ///< when the fuse ends
    on_rest,
    each,
    // Those of items:
    on_use,    ///< the player whose turn it is takes it to hand
    on_fall,   ///< its tank falls so far that it will hurt
    on_death,  ///< its tank is destroyed
    on_turn,   ///< its tank's turn begins
    on_round,  ///< a round begins
};

constexpr std::array<std::string_view, 12> kTriggerNames = {"on_fire", "at_apex",  "on_impact", "on_tank",
                                                            "after",   "on_rest",  "each",      "on_use",
                                                            "on_fall", "on_death", "on_turn",   "on_round"};

/// What happens on which trigger: the tree that a weapon is.
struct Effects {
    std::array<std::vector<Effect>, kTriggerNames.size()> by_trigger;

    const std::vector<Effect>& on(Trigger trigger) const {
        return by_trigger[static_cast<std::size_t>(trigger)];
    }
};

/// What something that lasts looks like, for pictures and sounds.
enum class VisualKind { nothing, flame, mud, digger, quake, beam, spark };

/// A kind of effect. To add one: a file in effects/ that defines it, and its line in effects/list.h.
struct EffectKind {
    std::string_view name;
    std::string_view help;
    std::span<const Parameter> parameters;
    void (*apply)(EffectWorld& world, const Effect& effect, const EffectContext& context);
    /// One tick of what it goes on to do (see EffectWorld::start_effect); returns whether there is more.
    bool (*update)(EffectWorld& world, OngoingEffect& ongoing) = nullptr;
    VisualKind visual = VisualKind::nothing;
    /// Why it would be wasted on this tank now; none where it would not.
    Refusal (*validate)(const EffectWorld& world, const Effect& effect, int tank) = nullptr;
};

/// One effect with its numbers and with what it leads to.
struct Effect {
    const EffectKind* kind = nullptr;
    Values values;     ///< one for each of the kind's parameters
    Effects leads_to;  ///< what its own shells, rollers and bounces do

    int whole(std::size_t parameter) const { return static_cast<int>(values[parameter]); }
    float number(std::size_t parameter) const { return static_cast<float>(values[parameter]); }
    /// Seconds as ticks.
    int ticks(std::size_t parameter) const { return static_cast<int>(values[parameter] * 60 + 0.5); }
};

/// All kinds that the game knows.
std::span<const EffectKind* const> effect_kinds();

/// Who fires it: a tank; a tank uses it without firing; a tank dies with it; the sky sends it.
enum class Role { weapon, item, death, sky };
constexpr std::array<std::string_view, 4> kRoleNames = {"weapon", "item", "death", "sky"};

/// A weapon, or an item, is plain data.
struct Weapon {
    std::string id;    ///< its table's name in weapons.toml
    std::string name;  ///< as people read it
    std::string help;  ///< one line
    std::string icon;
    int price = 0;
    int bundle = 1;
    int arms_level = 0;
    bool unlimited = false;
    bool shell = true;     ///< fires one; if not, all that it does is hung on on_fire
    bool lasting = false;  ///< an item that is not used up by what it does of itself
    Role role = Role::weapon;
    int chance = 1;  ///< of deaths and of what the sky sends: how likely it is beside the others
    Effects effects;
};

/// One of them, picked by their chances from those that fit; none where none does.
const Weapon* pick_weighted(
    const std::vector<Weapon>& weapons, Random& random,
    bool (*fits)(const Weapon& weapon) = [](const Weapon&) { return true; });

}  // namespace terramorph

#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "base/index.h"
#include "base/parameter.h"
#include "base/ticks.h"
#include "battle/content/ids.h"

namespace terramorph {

class EffectWorld;
class Forecast;
struct BattleRules;
struct Effect;
struct EffectContext;
struct EffectKind;
struct ForecastPlace;
struct OngoingEffect;

/// When an effect is applied to a weapon in motion, or to the tank that carries an item.
enum class Trigger {
    on_fire,
    at_apex,
    on_impact,
    on_tank,  ///< instead of on_impact, if a tank is hit
    after,    ///< when the fuse ends
    on_rest,
    each,
    // Those of items:
    on_use,    ///< the player whose turn it is uses it
    on_fall,   ///< its tank falls so far that it will be damaged
    on_slip,   ///< land is about to slip
    on_death,  ///< its tank is destroyed
    on_turn,   ///< its tank's turn begins
    on_round,  ///< a round begins
};

constexpr std::array<std::string_view, 13> kTriggerNames = {
    "on_fire", "at_apex", "on_impact", "on_tank",  "after",   "on_rest", "each",
    "on_use",  "on_fall", "on_slip",   "on_death", "on_turn", "on_round"};

/// The effects of each trigger. As effects lead to further effects, a weapon is a tree of them.
struct Effects {
    std::array<std::vector<Effect>, kTriggerNames.size()> by_trigger;

    const std::vector<Effect>& on(Trigger trigger) const { return by_trigger[at(trigger)]; }
};

/// The look of an ongoing effect, for pictures and sounds.
enum class VisualKind { nothing, flame, mud, digger, quake, beam, spark };

/// The purpose of an effect, to recognise it independent of its name.
enum class Purpose {
    other,
    fan,           ///< fires all its shells from the barrel at once
    beam,          ///< goes straight where the barrel points
    shield,        ///< protects its tank
    repair,        ///< gives its tank health
    guidance,      ///< steers the next shot
    contact_fuze,  ///< makes the next shot act at its first touch
    escape,        ///< takes its tank out of danger
    fuel,          ///< lets its tank drive
    takeoff,       ///< throws its tank into the air
    digs,          ///< opens the earth
    heaps,         ///< adds earth
    shakes,        ///< moves the earth and who stands on it
    slips,         ///< moves the cut through the map
    burns,         ///< fire
    rolls,         ///< goes on along the ground
    divides,       ///< becomes several shells
    rains,         ///< lets shells fall from above
    strips,        ///< takes something away from a tank, such as its shield
    traces,        ///< shows where it went
    wind,          ///< changes the wind
};

/// A parameter of a kind, found by name at compile time.
class ParameterId {
  public:
    /// Doesn't compile if the table has no parameter of this name.
    consteval ParameterId(std::span<const Parameter> table, std::string_view name) {
        while (table[place_].name != name) ++place_;
    }
    constexpr std::size_t place() const { return place_; }

  private:
    std::size_t place_ = 0;
};

/// A choice of a parameter, found by name at compile time.
class ParameterChoice {
  public:
    consteval ParameterChoice(std::span<const Parameter> table, std::string_view parameter,
                              std::string_view choice)
        : parameter_(table, parameter) {
        while (table[parameter_.place()].choices[number_] != choice) ++number_;
    }
    constexpr ParameterId parameter() const { return parameter_; }
    constexpr int number() const { return number_; }

  private:
    ParameterId parameter_;
    int number_ = 0;
};

/// One effect of a weapon, with its parameters and the effects that it leads to.
struct Effect {
    const EffectKind* kind = nullptr;
    Values values;     ///< one for each of the kind's parameters
    Effects leads_to;  ///< the effects of its own shells, rollers and bounces

    int whole(ParameterId parameter) const { return static_cast<int>(values[parameter.place()]); }
    float number(ParameterId parameter) const { return static_cast<float>(values[parameter.place()]); }
    double exact(ParameterId parameter) const { return values[parameter.place()]; }
    /// Of a parameter in seconds.
    Ticks ticks(ParameterId parameter) const;
    /// What an amount per second adds up to in this time, in thousandths.
    int thousandths(ParameterId per_second, Ticks time) const;
    bool is(ParameterChoice choice) const { return whole(choice.parameter()) == choice.number(); }
};

/// The memory of an ongoing effect: up to four whole numbers, which each kind names by an enum class.
class EffectState {
  public:
    template <class Name>
    requires std::is_enum_v<Name> std::int64_t& operator[](Name name) { return numbers_[at(name)]; }
    template <class Name>
    requires std::is_enum_v<Name> std::int64_t operator[](Name name) const { return numbers_[at(name)]; }
    /// All of them, for state hashes.
    const std::array<std::int64_t, 4>& numbers() const { return numbers_; }

  private:
    std::array<std::int64_t, 4> numbers_{};
};

/// The armory's short description of an effect. "{radius}" stands for the parameter of that name.
struct EffectWords {
    std::string_view summary;      ///< translatable: "splits into {heads}"
    int rank;                      ///< a good is known by its effect of the lowest rank
    std::string_view heads = {};   ///< name of the parameter for its number of shells
    std::string_view radius = {};  ///< ... for the radius of its explosion ...
    std::string_view damage = {};  ///< ... and for the damage in the middle
};

/// What a computer expects of an effect before it knows the aim.
struct Firepower {
    float reach = 0;     ///< columns around its place
    float strength = 0;  ///< damage at its middle; 0: it does no damage itself
    float heads = 1;     ///< how often the effects that it leads to are applied
};

constexpr int kShotsPerRound = 8;  ///< expected by computers

/// The value of an item with this effect to a computer, in health of its own or of others.
struct ItemValue {
    float (*amount)(const Effect& effect) = nullptr;  ///< the amount it provides ...
    float each = 1;                                   ///< ... and the value per unit
    int enough = 0;                                   ///< a computer needs no more items of this kind
    Purpose only_with = Purpose::other;               ///< it's useless without an item of this purpose

    bool any() const { return enough > 0; }
    float of(const Effect& effect) const { return each * amount(effect); }
};

// For kinds of which computers expect nothing. They have to say so explicitly, which a test checks.

/// For effects that neither damage anybody nor open the earth.
void does_no_damage(Forecast& forecast, const Effect& effect, const ForecastPlace& place);
/// For effects that could be of use to a shot, but that computers don't foresee so far.
void cannot_foresee(Forecast& forecast, const Effect& effect, const ForecastPlace& place);
Firepower no_firepower(const Effect& effect);
float no_amount(const Effect& effect);
constexpr ItemValue kNotForComputers = {.amount = no_amount};

/// Everything about a kind of effect. To add one: a file in effects/ that defines it, and its line in
/// effects/list.h.
struct EffectKind {
    std::string_view name;  ///< as written in files
    std::string_view help;
    EffectWords words;
    std::string_view icon;  ///< default icon of weapons and items
    std::span<const Parameter> parameters;

    void (*apply)(EffectWorld& world, const Effect& effect, const EffectContext& context);
    /// A tick of an effect started by start_effect(). Returns true if it goes on.
    bool (*update)(EffectWorld& world, OngoingEffect& ongoing) = nullptr;
    VisualKind visual = VisualKind::nothing;
    /// Why it would be wasted on this tank now; none if it wouldn't.
    Refusal (*validate)(const EffectWorld& world, const Effect& effect, TankId tank) = nullptr;
    /// True if by these rules it never does anything.
    bool (*is_idle)(const BattleRules& rules) = nullptr;
    /// True if the player has to choose a target for it.
    bool (*needs_target)(const Effect& effect) = nullptr;
    /// By how many rows it moves land; below 0: to what lies before.
    int (*rows_moved)(const Effect& effect) = nullptr;
    Purpose purpose = Purpose::other;

    /// Predicts its result in a computer's forecast.
    void (*forecast)(Forecast& forecast, const Effect& effect, const ForecastPlace& place);
    Firepower (*firepower)(const Effect& effect);
    ItemValue item_value;
};

/// All kinds of the game.
std::span<const EffectKind* const> effect_kinds();

/// The kind of this name; nullptr if there is none.
const EffectKind* find_effect_kind(std::string_view name,
                                   std::span<const EffectKind* const> kinds = effect_kinds());

/// An effect of the kind with this name. Other parameters have their default values. Kind and parameters must
/// exist.
Effect make_effect(std::string_view kind,
                   std::initializer_list<std::pair<std::string_view, double>> values = {});

/// The main effect of a weapon or an item: the one in its tree with words of the lowest rank; nullptr if it
/// has no effects.
const Effect* main_effect(const Effects& effects);

}  // namespace terramorph

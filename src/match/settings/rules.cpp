#include "match/settings/rules.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <type_traits>

namespace terramorph {

namespace {

constexpr std::string_view kOffOn[] = {"off", "on"};
constexpr std::string_view kWallNames[] = {"none",   "wrap",     "padded", "rubber",
                                           "spring", "concrete", "random", "erratic"};
constexpr std::string_view kPlanetRuleNames[] = {"fixed", "random", "galaxy"};
constexpr std::string_view kLooseEarthNames[] = {"hangs", "pours", "breaks"};
constexpr std::string_view kLooseEarthLabels[] = {"stays up", "pours down", "breaks off"};
constexpr std::string_view kLivingLandNames[] = {"off", "scenery", "in_play"};
constexpr std::string_view kSkyNames[] = {"calm", "meteors", "lightning", "both"};
constexpr std::string_view kSuddenDeathNames[] = {"storm", "drift"};
constexpr std::string_view kTurnModeNames[] = {"sequential", "simultaneous"};
constexpr std::string_view kTurnOrderNames[] = {"random", "losers_first", "winners_first", "round_robin"};
constexpr std::string_view kTalkNames[] = {"off", "computers", "all"};
constexpr std::string_view kScoringNames[] = {"standard", "basic", "greedy"};

/// By RuleTopic.
constexpr std::array kTopicLabels = {N_("Basics"), N_("Turns"),  N_("Armory"),  N_("Money"),
                                     N_("Market"), N_("Damage"), N_("Weather"), N_("Gravity and wind"),
                                     N_("Ground"), N_("Planets")};

int rounded(double number) { return static_cast<int>(std::floor(number + 0.5)); }

/// Copies the value to a field.
template <auto field>
void fill(BattleRules& rules, double value, const Planet&) {
    using Field = std::remove_reference_t<decltype(rules.*field)>;
    rules.*field = static_cast<Field>(static_cast<int>(value));
}

/// The value is a percentage of the planet's gravity.
void fill_gravity(BattleRules& rules, double value, const Planet& planet) {
    const double pull = planet.value(PlanetValue::gravity) / kStandardGravity;
    rules.gravity = std::max(1, rounded(kFullGravity * pull * value / 100));
}

/// The value is a percentage of the planet's wind. Without air there's none.
void fill_wind(BattleRules& rules, double value, const Planet& planet) {
    const double share = planet.value(PlanetValue::air) > 0 ? value / 100 : 0;
    const auto wind = [&](PlanetValue which) {
        return std::min(kStrongestWind, rounded(planet.value(which) * share));
    };
    rules.least_wind = wind(PlanetValue::least_wind);
    rules.most_wind = wind(PlanetValue::most_wind);
}

void fill_viscosity(BattleRules& rules, double value, const Planet& planet) {
    rules.viscosity = planet.value(PlanetValue::air) > 0 ? static_cast<int>(value) : 0;
}

/// Everything about a rule.
struct RuleSpec {
    Rule rule;
    RuleTopic topic;
    int place;  ///< among the rules of its topic, from 0
    /// Puts the rule's value into the rules of a battle on this planet; nullptr if battles don't need it.
    void (*fill)(BattleRules& rules, double value, const Planet& planet);
    Parameter parameter;
};

constexpr RuleSpec kRuleSpecs[] = {
#define TERRAMORPH_RULE(name, topic, place, fill, ...) \
    {Rule::name, RuleTopic::topic, place, fill, {#name, __VA_ARGS__}},
#include "match/settings/rule_list.h"
#undef TERRAMORPH_RULE
};
constexpr std::size_t kRuleCount = std::size(kRuleSpecs);

constexpr bool each_describes_its_own_rule() {
    for (std::size_t k = 0; k < kRuleCount; ++k)
        if (kRuleSpecs[k].rule != static_cast<Rule>(k)) return false;
    return true;
}

constexpr bool names_differ() {
    for (std::size_t k = 0; k < kRuleCount; ++k)
        for (std::size_t other = 0; other < k; ++other)
            if (kRuleSpecs[k].parameter.name == kRuleSpecs[other].parameter.name) return false;
    return true;
}

constexpr bool defaults_are_allowed() {
    return std::ranges::all_of(kRuleSpecs, [](const RuleSpec& spec) {
        const Parameter& rule = spec.parameter;
        return rule.minimum <= rule.default_value && rule.default_value <= rule.maximum;
    });
}

constexpr bool each_choice_has_a_name() {
    return std::ranges::all_of(kRuleSpecs, [](const RuleSpec& spec) {
        const Parameter& rule = spec.parameter;
        return rule.choices.empty() || static_cast<double>(rule.choices.size()) == rule.maximum + 1;
    });
}

/// The places of each topic are 0, 1, 2 ... without a gap.
constexpr bool places_are_counted_through() {
    return std::ranges::all_of(kRuleSpecs, [](const RuleSpec& spec) {
        const auto at = [&](int place) {
            return std::ranges::count_if(kRuleSpecs, [&](const RuleSpec& other) {
                return other.topic == spec.topic && other.place == place;
            });
        };
        return spec.place >= 0 && at(spec.place) == 1 && (spec.place == 0 || at(spec.place - 1) == 1);
    });
}

static_assert(each_describes_its_own_rule());
static_assert(names_differ());
static_assert(defaults_are_allowed());
static_assert(each_choice_has_a_name());
static_assert(places_are_counted_through());

constexpr auto kRuleParameters = [] {
    std::array<Parameter, kRuleCount> all{};
    for (std::size_t k = 0; k < kRuleCount; ++k) all[k] = kRuleSpecs[k].parameter;
    return all;
}();

std::vector<RuleGroup> groups_of_topics() {
    std::vector<RuleGroup> groups;
    for (std::size_t k = 0; k < kTopicLabels.size(); ++k)
        groups.push_back({static_cast<RuleTopic>(k), kTopicLabels[k], {}});
    for (const RuleSpec& spec : kRuleSpecs) {
        auto& rules = groups[at(spec.topic)].rules;
        const auto place = static_cast<std::size_t>(spec.place);
        if (rules.size() <= place) rules.resize(place + 1);
        rules[place] = spec.rule;
    }
    return groups;
}

}  // namespace

const std::span<const Parameter> kRules = kRuleParameters;

const std::vector<RuleGroup>& rule_groups() {
    static const std::vector<RuleGroup> groups = groups_of_topics();
    return groups;
}

BattleRules battle_rules(const Values& values, const Planet& planet) {
    BattleRules rules;
    for (const RuleSpec& spec : kRuleSpecs)
        if (spec.fill) spec.fill(rules, values[at(spec.rule)], planet);
    return rules;
}

}  // namespace terramorph

#include "match/settings/presets.h"
#include "base/index.h"

#include <algorithm>
#include <array>

namespace terramorph {

namespace {

template <class Choice>
constexpr double choice(Choice chosen) {
    return static_cast<double>(chosen);
}

constexpr RuleValue kQuick[] = {
    {Rule::rounds, 3}, {Rule::armory, 0}, {Rule::stock, 1}, {Rule::sudden_death, 5}, {Rule::health, 150},
};

constexpr RuleValue kChaos[] = {
    {Rule::start_cash, 100000},
    {Rule::interest, 10},
    {Rule::first_arms, 6},
    {Rule::planets, choice(PlanetRule::random)},
    {Rule::wind, 150},
    {Rule::wind_growth, 5},
    {Rule::walls, choice(Walls::erratic)},
    {Rule::hostile_sky, choice(HostileSky::both)},
    {Rule::sudden_death, 8},
    {Rule::crates, 40},
    {Rule::suspend_chance, 10},
    {Rule::fuel, 500},
};

// The number of rounds is even, so that both players begin equally often.
constexpr RuleValue kDuel[] = {
    {Rule::rounds, 6},        {Rule::turn_order, choice(TurnOrder::round_robin)},
    {Rule::armory, 0},        {Rule::stock, 2},
    {Rule::changing_wind, 0}, {Rule::sudden_death, 8},
    {Rule::crates, 0},        {Rule::living_land, choice(LivingLand::off)},
    {Rule::scars, 0},
};

// As the classics had it: whoever hits first, wins.
constexpr RuleValue kSudden[] = {
    {Rule::rounds, 10},    {Rule::armory, 0},   {Rule::stock, 1},          {Rule::sudden_death, 5},
    {Rule::direct_hit, 1}, {Rule::health, 100}, {Rule::damage_weakens, 1},
    {Rule::living_land, choice(LivingLand::scenery)},
};

constexpr std::array<MatchPreset, 5> kPresets = {{
    {"Classic", "five rounds with an armory in between", {}},
    {"Quick", "three rounds in about ten minutes: no armory, everybody gets every weapon",
     kQuick},
    {"Chaos", "everybody starts rich, everything's for sale, and walls, sky and crates are full of surprises",
     kChaos},
    {"Duel", "six even rounds in turns: equal weapons for everybody, a steady wind, no crates",
     kDuel},
    {"Sudden", "ten short rounds where every direct hit kills", kSudden},
}};

}  // namespace

std::span<const MatchPreset> match_presets() { return kPresets; }

Values rules_of(const MatchPreset& preset) {
    Values rules = default_values(kRules);
    for (const RuleValue& own : preset.rules) rules[at(own.rule)] = own.value;
    return rules;
}

void apply_preset(MatchSettings& settings, const MatchPreset& preset) { settings.rules = rules_of(preset); }

const MatchPreset* preset_of(const MatchSettings& settings) {
    const auto found = std::ranges::find(kPresets, settings.rules, rules_of);
    return found == kPresets.end() ? nullptr : &*found;
}

}  // namespace terramorph

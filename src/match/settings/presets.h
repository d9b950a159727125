#pragma once

#include <span>
#include <string_view>

#include "match/settings/settings.h"

namespace terramorph {

struct RuleValue {
    Rule rule;
    double value;
};

/// A named set of rules. Other rules have their defaults.
struct MatchPreset {
    std::string_view label;  ///< "Quick"
    std::string_view help;   ///< one line
    std::span<const RuleValue> rules;
};

/// All presets, first Classic, which is all defaults.
std::span<const MatchPreset> match_presets();

/// All rules of a match with this preset, in the order of kRules.
Values rules_of(const MatchPreset& preset);

/// Sets every rule to the preset's value or its default. Nothing else of the settings changes.
void apply_preset(MatchSettings& settings, const MatchPreset& preset);

/// The preset with exactly these rules; nullptr if there is none.
const MatchPreset* preset_of(const MatchSettings& settings);

}  // namespace terramorph

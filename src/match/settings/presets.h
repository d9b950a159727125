#pragma once

#include <span>
#include <string_view>

#include "match/settings/settings.h"

namespace terramorph {

struct RuleValue {
    Rule rule;
    double value;
};

/// Rules that go well together, under a name. Those that it does not name keep their defaults.
struct MatchPreset {
    std::string_view label;  ///< "Quick"
    std::string_view help;   ///< one line
    std::span<const RuleValue> rules;
};

/// Classic, which is all defaults, and the others.
std::span<const MatchPreset> match_presets();

/// All rules of a match with this preset, in the order of kRules.
Values rules_of(const MatchPreset& preset);

/// Puts every rule to its default and then to what the preset says. Nothing else of the settings changes.
void apply_preset(MatchSettings& settings, const MatchPreset& preset);

/// The preset whose rules these are, to the last one; nullptr where there is none.
const MatchPreset* preset_of(const MatchSettings& settings);

}  // namespace terramorph

#pragma once

#include <string_view>
#include <vector>

#include "match/settings/settings.h"

namespace terramorph {

/// Rules that stand together on the page of the settings.
struct RuleGroup {
    std::string_view label;
    std::vector<Rule> rules;
};

/// Every rule is in one of them, in the order in which people read them.
const std::vector<RuleGroup>& rule_groups();

inline const Parameter& parameter_of(Rule rule) { return kRules[static_cast<std::size_t>(rule)]; }

/// Whether each of the words that somebody looks for stands in the texts, whatever their case.
bool says_all(const std::vector<std::string_view>& texts, std::string_view wanted);
/// The same in what is told of a parameter: its label and name, its help, and its choices.
bool speaks_of(const Parameter& parameter, std::string_view wanted);

}  // namespace terramorph

#pragma once

#include <string_view>
#include <vector>

#include "match/settings/settings.h"

namespace terramorph {

/// One for each RuleTopic: those of the sections.
constexpr std::array<std::string_view, 10> kRuleTopicIds = {"match",  "turns", "armory", "money", "market",
                                                            "damage", "sky",   "air",    "earth", "planets"};

/// True if all searched words occur in the texts, ignoring case.
bool says_all(const std::vector<std::string_view>& texts, std::string_view wanted);
/// True if all searched words occur in a parameter's label, name, help or choices.
bool speaks_of(const Parameter& parameter, std::string_view wanted);

}  // namespace terramorph

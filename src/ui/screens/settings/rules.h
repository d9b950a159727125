#pragma once

#include <string_view>
#include <vector>

#include "match/settings/settings.h"

namespace terramorph {

/// One for each RuleTopic: those of the sections.
constexpr std::array<std::string_view, 10> kRuleTopicIds = {"match",  "turns", "armory", "money", "market",
                                                            "damage", "sky",   "air",    "earth", "planets"};

/// Whether each of the words that somebody looks for stands in the texts, whatever their case.
bool says_all(const std::vector<std::string_view>& texts, std::string_view wanted);
/// The same in what is told of a parameter: its label and name, its help, and its choices.
bool speaks_of(const Parameter& parameter, std::string_view wanted);

}  // namespace terramorph

#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "base/index.h"
#include "base/parameter.h"
#include "battle/content/rules.h"
#include "terrain/planet.h"

namespace terramorph {

/// The rules of a match, in the order in which files list them. rule_list.h declares each.
enum class Rule {
#define TERRAMORPH_RULE(name, ...) name,
#include "match/settings/rule_list.h"
#undef TERRAMORPH_RULE
};

/// The topic of a rule: the headings on the settings page, in order.
enum class RuleTopic { match, turns, armory, money, market, damage, sky, air, earth, planets };

/// The parameter of each Rule, in the same order.
extern const std::span<const Parameter> kRules;

inline const Parameter& parameter_of(Rule rule) { return kRules[at(rule)]; }

/// A topic with its label and rules.
struct RuleGroup {
    RuleTopic topic;
    std::string_view label;
    std::vector<Rule> rules;
};
/// All topics in order. Every rule has one.
const std::vector<RuleGroup>& rule_groups();

/// The rules of a battle on this planet, from one value for each of kRules.
BattleRules battle_rules(const Values& values, const Planet& planet);

/// Where the rounds are fought.
enum class PlanetRule { fixed, random, galaxy };
/// Tanks fire one after the other, or all aim in secret and fire at once.
enum class TurnMode { sequential, simultaneous };
/// Who plays first in a round.
enum class TurnOrder { random, losers_first, winners_first, round_robin };
/// Who talks now and then.
enum class Talk { nobody, computers, all };
/// What scores: everything, only kills and rounds survived, or property.
enum class Scoring { standard, basic, greedy };

}  // namespace terramorph

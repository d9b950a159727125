#include "match/settings/rules.h"
#include "base/index.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace terramorph {
namespace {

TEST(Rules, EachIsDescribedAtItsOwnPlace) {
    ASSERT_EQ(rule_specs().size(), kRules.size());
    for (std::size_t k = 0; k < kRules.size(); ++k) {
        EXPECT_EQ(rule_specs()[k].rule, static_cast<Rule>(k)) << kRules[k].name;
        EXPECT_EQ(rule_specs()[k].parameter.name, kRules[k].name);
    }
    EXPECT_EQ(parameter_of(Rule::direct_hit).name, "direct_hit");
    EXPECT_EQ(parameter_of(Rule::gravity).name, "gravity");
    EXPECT_EQ(parameter_of(Rule::stock).name, "stock");
}

TEST(Rules, HaveNamesOfOneStyle) {
    for (const Parameter& rule : kRules) {
        const auto is_plain = [](char c) { return (c >= 'a' && c <= 'z') || c == '_'; };
        EXPECT_TRUE(std::ranges::all_of(rule.name, is_plain)) << rule.name;
        for (const std::string_view choice : rule.choices)
            EXPECT_TRUE(std::ranges::all_of(choice, is_plain)) << choice;
    }
}

TEST(Rules, EachStandsInOneGroup) {
    std::vector<int> times(kRules.size(), 0);
    for (const RuleGroup& group : rule_groups()) {
        EXPECT_FALSE(group.label.empty());
        EXPECT_FALSE(group.rules.empty()) << group.label;
        for (const Rule rule : group.rules) {
            ++times[at(rule)];
            EXPECT_EQ(rule_specs()[at(rule)].topic, group.topic);
        }
    }
    EXPECT_EQ(times, std::vector<int>(kRules.size(), 1));
}

TEST(Rules, OfABattleAreFilledByTheirDefaults) {
    const BattleRules rules = battle_rules(default_values(kRules), default_planet());
    EXPECT_EQ(rules.health, parameter_of(Rule::health).default_value);
    EXPECT_EQ(rules.crates, parameter_of(Rule::crates).default_value);
    EXPECT_EQ(rules.sudden_death, parameter_of(Rule::sudden_death).default_value);
}

}  // namespace
}  // namespace terramorph

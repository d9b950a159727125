#include "match/settings/rules.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/index.h"
#include "base/text.h"
#include "battle/systems/sky.h"
#include "battle/tank.h"
#include "match/economy/pay.h"
#include "match/galaxy/journey.h"

namespace terramorph {
namespace {

struct Declared {
    Rule rule;
    std::string_view name;
    RuleTopic topic;
};
constexpr Declared kDeclared[] = {
#define TERRAMORPH_RULE(name, topic, ...) {Rule::name, #name, RuleTopic::topic},
#include "match/settings/rule_list.h"
#undef TERRAMORPH_RULE
};

TEST(Rules, EachIsDescribedAtItsOwnPlace) {
    ASSERT_EQ(std::size(kDeclared), kRules.size());
    for (const Declared& each : kDeclared) EXPECT_EQ(parameter_of(each.rule).name, each.name);
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
            EXPECT_EQ(kDeclared[at(rule)].topic, group.topic);
        }
    }
    EXPECT_EQ(times, std::vector<int>(kRules.size(), 1));
}

TEST(Rules, SayTheNumbersThatTheGameCountsWith) {
    constexpr std::string_view kNumbers[] = {"no", "one", "two", "three", "four", "five"};
    const auto expect = [](Rule rule, const std::string& number) {
        std::string help(parameter_of(rule).help);
        std::erase(help, ',');  // between thousands
        EXPECT_NE(help.find(number), std::string::npos) << number;
    };
    expect(Rule::pay_turn, concat("first ", kNumbers[kPaidTurns], " shots"));
    expect(Rule::catch_up, concat("up to $", kMaxHelp));
    expect(Rule::wind, concat("never stronger than ", kStrongestWind));
    expect(Rule::ends_by, concat("shifts ", kDriftRows, " m "));
    expect(Rule::scars, concat("no more than ", Journey::kScarsReach, " m from"));
    expect(Rule::damage_weakens, concat("to ", kMinPowerShare, "% at worst"));
}

TEST(Rules, OfABattleAreFilledByTheirDefaults) {
    const BattleRules rules = battle_rules(default_values(kRules), default_planet());
    EXPECT_EQ(rules.health, parameter_of(Rule::health).default_value);
    EXPECT_EQ(rules.crates, parameter_of(Rule::crates).default_value);
    EXPECT_EQ(rules.sudden_death, parameter_of(Rule::sudden_death).default_value);
}

}  // namespace
}  // namespace terramorph

#include "match/settings/presets.h"
#include "base/index.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace terramorph {

namespace {

const MatchPreset& labelled(std::string_view label) {
    return *std::ranges::find(match_presets(), label, &MatchPreset::label);
}

MatchSettings with(const MatchPreset& preset) {
    MatchSettings settings = default_settings();
    apply_preset(settings, preset);
    return settings;
}

}  // namespace

TEST(MatchPresets, AreClassicQuickChaosDuelAndSudden) {
    std::vector<std::string_view> labels;
    for (const MatchPreset& preset : match_presets()) labels.push_back(preset.label);
    EXPECT_EQ(labels, (std::vector<std::string_view>{"Classic", "Quick", "Chaos", "Duel", "Sudden"}));
}

TEST(MatchPresets, CanAllBePlayed) {
    for (const MatchPreset& preset : match_presets()) {
        const Refusal refusal = validate(with(preset));
        EXPECT_FALSE(refusal) << preset.label << ": " << refusal->text();
    }
}

TEST(MatchPresets, NameNoRuleTwiceAndNoneThatIsItsDefaultAnyway) {
    for (const MatchPreset& preset : match_presets()) {
        std::set<Rule> named;
        for (const RuleValue& own : preset.rules) {
            const Parameter& rule = kRules[at(own.rule)];
            EXPECT_TRUE(named.insert(own.rule).second) << preset.label << ": " << rule.name;
            EXPECT_NE(own.value, rule.default_value) << preset.label << ": " << rule.name;
        }
    }
}

TEST(MatchPresets, ClassicIsEveryDefault) {
    EXPECT_EQ(rules_of(labelled("Classic")), default_values(kRules));
    EXPECT_EQ(preset_of(default_settings()), &labelled("Classic"));
}

TEST(MatchPresets, AreRecognisedByTheirRulesOnly) {
    for (const MatchPreset& preset : match_presets()) {
        MatchSettings settings = with(preset);
        settings.seed = 99;
        settings.players.push_back(another_player(settings.players));
        EXPECT_EQ(preset_of(settings), &preset) << preset.label;
    }
}

TEST(MatchPresets, AreNoneOnceAnyOfTheirRulesIsAnother) {
    for (const MatchPreset& preset : match_presets()) {
        for (std::size_t k = 0; k < kRules.size(); ++k) {
            MatchSettings settings = with(preset);
            double& value = settings.rules[k];
            value = value == kRules[k].minimum ? kRules[k].maximum : kRules[k].minimum;
            EXPECT_EQ(preset_of(settings), nullptr) << preset.label << ": " << kRules[k].name;
        }
    }
}

TEST(MatchPresets, TakeTheWholePlaceOfWhatWasSetBefore) {
    MatchSettings settings = default_settings();
    for (std::size_t k = 0; k < kRules.size(); ++k) settings.rules[k] = kRules[k].maximum;
    const MatchSettings before = settings;
    for (const MatchPreset& preset : match_presets()) {
        apply_preset(settings, preset);
        EXPECT_EQ(settings.rules, rules_of(preset)) << preset.label;
    }
    EXPECT_EQ(settings.players, before.players);
    EXPECT_EQ(settings.level, before.level);
}

TEST(MatchPresets, QuickAndDuelNeedNoArmoryButHaveSomethingToFireWith) {
    for (const char* label : {"Quick", "Duel"}) {
        const MatchSettings settings = with(labelled(label));
        EXPECT_FALSE(settings.has_armory()) << label;
        EXPECT_GT(settings.rule(Rule::stock), 0) << label;
    }
}

TEST(MatchPresets, ADuelGivesNobodyMoreThanAnother) {
    const MatchSettings duel = with(labelled("Duel"));
    EXPECT_EQ(duel.rule(Rule::crates), 0);
    EXPECT_EQ(duel.rule(Rule::changing_wind), 0);
    EXPECT_EQ(static_cast<TurnOrder>(duel.rule(Rule::turn_order)), TurnOrder::round_robin);
    EXPECT_EQ(duel.rounds() % 2, 0) << "each of two begins as often";
}

}  // namespace terramorph

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "base/text.h"
#include "battle/content/effect_kind.h"
#include "support/effects/geyser.h"
#include "support/paths.h"

namespace terramorph {
namespace {

namespace fs = std::filesystem;

/// The kinds of the game and the tests' own.
std::vector<const EffectKind*> all_kinds() {
    std::vector<const EffectKind*> kinds(effect_kinds().begin(), effect_kinds().end());
    kinds.push_back(&test::kGeyser);
    return kinds;
}

bool is_snake_case(std::string_view name) {
    return std::regex_match(std::string(name), std::regex("[a-z][a-z0-9]*(_[a-z0-9]+)*"));
}

/// The "{name}"s in some words.
std::vector<std::string> places_in(std::string_view words) {
    const std::string text(words);
    const std::regex place(R"(\{(\w*)\})");
    std::vector<std::string> places;
    for (std::sregex_iterator found(text.begin(), text.end(), place), end; found != end; ++found)
        places.push_back((*found)[1]);
    return places;
}

TEST(EffectKinds, SayAllThereIsToKnowAboutThem) {
    for (const EffectKind* kind : all_kinds()) {
        SCOPED_TRACE(std::string(kind->name));
        EXPECT_TRUE(is_snake_case(kind->name));
        EXPECT_FALSE(kind->help.empty());
        EXPECT_FALSE(kind->words.summary.empty());
        EXPECT_FALSE(kind->icon.empty());
        EXPECT_TRUE(kind->apply);
        EXPECT_TRUE(kind->forecast) << "say cannot_foresee or does_no_damage";
        EXPECT_TRUE(kind->firepower) << "say no_firepower";
        EXPECT_TRUE(kind->item_value.amount) << "say kNotForComputers";
    }
}

TEST(EffectKinds, NameTheirParametersInOneStyle) {
    for (const EffectKind* kind : all_kinds()) {
        std::set<std::string_view> names;
        for (const Parameter& parameter : kind->parameters) {
            EXPECT_TRUE(is_snake_case(parameter.name)) << kind->name << " " << parameter.name;
            EXPECT_TRUE(names.insert(parameter.name).second) << kind->name << " " << parameter.name;
            EXPECT_FALSE(parameter.label.empty() || parameter.help.empty()) << kind->name;
        }
    }
}

TEST(EffectKinds, FillTheirWordsWithTheirParameters) {
    for (const EffectKind* kind : all_kinds())
        for (const std::string_view words :
             {kind->words.summary, kind->words.heads, kind->words.radius, kind->words.damage})
            for (const std::string& place : places_in(words))
                EXPECT_GE(index_of(kind->parameters, place), 0) << kind->name << " {" << place << "}";
}

TEST(EffectKinds, AreRankedOneByOne) {
    std::map<int, std::string_view> ranks;
    for (const EffectKind* kind : all_kinds()) {
        const auto [other, fresh] = ranks.emplace(kind->words.rank, kind->name);
        EXPECT_TRUE(fresh) << kind->name << " and " << other->second << " are both of rank " << other->first;
    }
}

TEST(EffectKinds, LookLikeSomethingOnlyIfTheyGoOn) {
    for (const EffectKind* kind : all_kinds())
        if (kind->visual != VisualKind::nothing) {
            EXPECT_TRUE(kind->update) << kind->name;
        }
}

TEST(EffectKinds, WithFirepowerAreForeseen) {
    for (const EffectKind* kind : all_kinds()) {
        const Effect effect = {.kind = kind, .values = default_values(kind->parameters), .leads_to = {}};
        const Firepower power = kind->firepower(effect);
        EXPECT_GE(power.heads, 1) << kind->name;
        if (power.strength == 0) continue;
        EXPECT_GT(power.reach, 0) << kind->name;
        EXPECT_TRUE(kind->forecast != does_no_damage) << kind->name;
    }
}

TEST(EffectKinds, AreFoundByName) {
    for (const EffectKind* kind : effect_kinds()) EXPECT_EQ(find_effect_kind(kind->name), kind);
    EXPECT_EQ(find_effect_kind("geyser"), nullptr);
    EXPECT_EQ(find_effect_kind("geyser", all_kinds()), &test::kGeyser);
}

TEST(EffectKinds, AreMadeWithNamedParameters) {
    const Effect blast = make_effect("blast", {{"radius", 75}, {"pierces", 1}});
    EXPECT_EQ(blast.kind, find_effect_kind("blast"));
    EXPECT_EQ(blast.values.size(), blast.kind->parameters.size());
    EXPECT_EQ(blast.kind->firepower(blast).reach, 75);
    EXPECT_EQ(blast.kind->firepower(blast).strength, 100);
}

/// What must not be in a source file: parameters or state by a number, and kinds recognised by their names.
/// One sentence each.
std::vector<std::string> violations_in(const std::string& source) {
    static const std::pair<std::regex, const char*> kForbidden[] = {
        {std::regex(R"(\b(whole|number|exact|ticks)\(\s*\d+\s*\))"), "a parameter by a number"},
        {std::regex(R"(\bvalues\[\s*\d)"), "a parameter by a number"},
        {std::regex(R"(\bstate\[\s*\d)"), "an ongoing effect's state by a number"},
        {std::regex(R"(\bkind(\(\))?(->|\.)name\s*(==|!=))"), "a kind's name is compared"},
        {std::regex(R"((==|!=)\s*[\w.>()-]*\bkind(\(\))?(->|\.)name\b)"), "a kind's name is compared"},
        {std::regex(R"((find|count)\([^;]*\bkind(\(\))?(->|\.)name\b)"), "a kind is looked up by its name"},
        {std::regex(R"(string_view\s+\w+\s*=\s*[\w.>()-]*\bkind(\(\))?(->|\.)name\s*;)"),
         "a kind's name is kept to be compared"},
    };
    // Regular expressions are slow, and few lines have a word that one of them needs.
    static constexpr std::string_view kNeeded[] = {"kind",    "values[", "state[", "whole(",
                                                   "number(", "exact(",  "ticks("};
    const auto may_be_forbidden = [](std::string_view line) {
        return std::ranges::any_of(
            kNeeded, [&](std::string_view word) { return line.find(word) != std::string_view::npos; });
    };
    std::vector<std::string> found;
    std::istringstream lines(source);
    std::string line;
    for (int number = 1; std::getline(lines, line); ++number)
        for (const auto& [pattern, what] : kForbidden)
            if (may_be_forbidden(line) && std::regex_search(line, pattern))
                found.push_back(concat(number, ": ", what));
    return found;
}

TEST(Sources, KnowEffectsByWhatTheirKindsDeclare) {
    const fs::path root = test::source_path("src");
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
        const std::string extension = entry.path().extension();
        if (extension != ".cpp" && extension != ".h") continue;
        if (entry.path().filename() == "effect_kind.cpp") continue;  // where kinds are found by name
        std::ifstream file(entry.path());
        std::stringstream content;
        content << file.rdbuf();
        for (const std::string& violation : violations_in(content.str()))
            ADD_FAILURE() << fs::relative(entry.path(), root).string() << ":" << violation;
    }
}

TEST(Sources, ThatKnowEffectsByNumbersOrNamesAreFound) {
    for (const char* bad :
         {"effect.whole(3)", "effect->number( 0 )", "lasting.effect->ticks(1)", "effect.values[1]",
          "head.state[0]", "if (effect.kind->name == \"rocket\")", "return \"dig\" == effect.kind->name;",
          "std::ranges::find(kNeeds, effect.kind->name, &Need::kind)", "kind->name != \"beam\"",
          "const std::string_view name = effect.kind->name;"})
        EXPECT_FALSE(violations_in(bad).empty()) << bad;
    for (const char* good : {"effect.whole(kRadius)", "effect.values[k]", "head.state[Head::left]",
                             "effect.kind->purpose == Purpose::shield", "text(effect.kind->name, \": \")"})
        EXPECT_TRUE(violations_in(good).empty()) << good;
}

}  // namespace
}  // namespace terramorph

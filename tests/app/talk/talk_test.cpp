#include "app/talk/talk.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "ai/temperament.h"
#include "support/talks.h"

namespace terramorph {

namespace {

/// Everybody but those who hide what they are.
const std::vector<PlayerKind> kTalkers = [] {
    std::vector<PlayerKind> all = {kPerson};
    for (const Temperament& each : temperaments())
        if (each.strategy != Strategy::disguise) all.push_back(computer(each.id));
    return all;
}();

std::string error_of(std::string_view toml) {
    const Result<Phrases> phrases = parse_phrases(toml, "talk_xx.toml");
    return phrases ? "" : phrases.error().text();
}

}  // namespace

class TalkIn : public testing::TestWithParam<const char*> {
  protected:
    const Phrases phrases = test::phrases_in(GetParam());
};

TEST_P(TalkIn, EverybodyHasSomethingToSayInEveryMood) {
    for (std::size_t mood = 0; mood < kMoodNames.size(); ++mood)
        for (const PlayerKind& kind : kTalkers)
            EXPECT_GE(phrases.lines(static_cast<Mood>(mood), kind).size(), 2u)
                << kMoodNames[mood] << " of " << kind.id();
}

TEST_P(TalkIn, EverybodyHasLastWordsForWhenNobodyElseDidIt) {
    for (const PlayerKind& kind : kTalkers) {
        const auto lines = phrases.lines(Mood::death, kind);
        EXPECT_TRUE(std::ranges::any_of(lines, [](const auto& line) {
            return with_names(line, {}).has_value();
        })) << kind.id();
    }
}

TEST_P(TalkIn, ThereAreManyLinesAndNoneTwice) {
    std::set<std::string> all;
    std::size_t count = 0;
    for (std::size_t mood = 0; mood < kMoodNames.size(); ++mood)
        for (const PlayerKind& kind : kTalkers)
            for (const std::string& line : phrases.lines(static_cast<Mood>(mood), kind))
                all.insert(line), ++count;
    EXPECT_EQ(all.size(), count);
    EXPECT_GE(count, 120u);
}

INSTANTIATE_TEST_SUITE_P(Every, TalkIn, testing::Values("en", "de", "fr", "es", "it", "pl", "pt_BR"),
                         [](const auto& language) { return std::string(language.param); });

TEST(Talk, WhoeverHidesWhatItIsTalksLikeAPerson) {
    const auto hidden = built_in_phrases().lines(Mood::hit, computer("unknown"));
    const auto person = built_in_phrases().lines(Mood::hit, kPerson);
    EXPECT_TRUE(std::ranges::equal(hidden, person));
}

TEST(Talk, NamesAreFilledInAndALineWithoutItsNameIsNotSaid) {
    EXPECT_EQ(with_names("Got you, {victim}!", {.victim = "Mira"}), "Got you, Mira!");
    EXPECT_EQ(with_names("Well aimed, {killer}.", {.killer = "{killer}"}), "Well aimed, {killer}.");
    EXPECT_EQ(with_names("Got you, {victim}!", {.killer = "Mira"}), std::nullopt);
    EXPECT_EQ(with_names("Clean.", {}), "Clean.");
}

TEST(Talk, ANameIsFilledInWhereverItStands) {
    EXPECT_EQ(with_names("{victim}, {victim}, {victim}!", {.victim = "Bo"}), "Bo, Bo, Bo!");
    EXPECT_EQ(with_names("{victim} and {victim}", {.victim = "{victim}{victim}"}),
              "{victim}{victim} and {victim}{victim}");
}

TEST(Talk, AMistakeInTheFileIsToldWithItsLineAndWhatIsAllowed) {
    EXPECT_EQ(error_of("[gossip]\nmoron = [\"Psst\"]\n").substr(0, 45),
              "talk_xx.toml, line 1: gossip isn't a mood; us");
    EXPECT_NE(error_of("[hit]\nrobot = [\"Beep\"]\n").find("line 2: robot isn't a known speaker"),
              std::string::npos);
    EXPECT_NE(error_of("[hit]\nunknown = [\"Beep\"]\n").find("unknown isn't a known speaker"),
              std::string::npos);
    EXPECT_NE(error_of("[hit]\nmoron = \"Oh\"\n").find("moron must be a list of lines"), std::string::npos);
    EXPECT_NE(error_of("[hit]\nmoron = [\n\"Oh\",\n7]\n").find("line 4: moron must be a list of strings"),
              std::string::npos);
    EXPECT_NE(error_of("hit = 3\n").find("hit must be a table, not a number"), std::string::npos);
    EXPECT_NE(error_of("[hit]\nmoron = [\"\"]\n").find("has a line of 0 letters; it must have 1 to 64"),
              std::string::npos);
    EXPECT_NE(error_of("[hit]\nmoron = [\"" + std::string(65, 'o') + "\"]\n").find("of 65 letters"),
              std::string::npos);
    EXPECT_NE(error_of("[hit\n"), "");
}

TEST(Talk, ALineMaySpeakOnlyOfWhoIsKnownInItsMood) {
    EXPECT_EQ(error_of("[hit]\nmoron = [\"Sorry, {victim}.\"]\n"), "");
    EXPECT_NE(error_of("[hit]\nmoron = [\"Sorry, {killer}.\"]\n").find("other than {victim}"),
              std::string::npos);
    EXPECT_NE(error_of("[hurt]\nmoron = [\"Ow, {victim}.\"]\n").find("other than {killer}"),
              std::string::npos);
    EXPECT_NE(error_of("[miss]\nmoron = [\"Oh, {victim}.\"]\n").find("this mood has no name to fill in"),
              std::string::npos);
    EXPECT_NE(error_of("[hit]\nmoron = [\"A } brace\"]\n"), "");
}

}  // namespace terramorph

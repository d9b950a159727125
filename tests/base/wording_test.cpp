#include "base/wording.h"

#include <gtest/gtest.h>

#include "base/result.h"

namespace terramorph {

namespace {

TEST(Wording, FillsInWhatIsNamed) {
    EXPECT_EQ(worded("{wins} of {all} rounds", {{"wins", 3}, {"all", "five"}}).text(), "3 of five rounds");
    EXPECT_EQ(worded("{a}{b}{a}", {{"a", "x"}, {"b", ""}}).text(), "xx");
}

TEST(Wording, LeavesBracesThatNothingIsFilledInFor) {
    EXPECT_EQ(worded("{what} {}", {{"other", 1}}).text(), "{what} {}");
    EXPECT_EQ(worded("an open {brace", {{"brace", 1}}).text(), "an open {brace");
    EXPECT_EQ(worded("a closed} one", {{"brace", 1}}).text(), "a closed} one");
}

TEST(Wording, DoesNotLookIntoWhatIsFilledIn) {
    EXPECT_EQ(worded("{name} and {other}", {{"name", "{other}"}, {"other", "Bob"}}).text(),
              "{other} and Bob");
}

TEST(Wording, CountsInGroupsAndTellsOneFromMany) {
    EXPECT_EQ(counted("{count} round", "{count} rounds", 1).text(), "1 round");
    EXPECT_EQ(counted("{count} round", "{count} rounds", 0).text(), "0 rounds");
    EXPECT_EQ(counted("{count} round of {name}", "{count} rounds of {name}", 12345, {{"name", "Ann"}}).text(),
              "12 345 rounds of Ann");
}

TEST(Wording, IsFilledInAsWordsOfItsOwn) {
    const Wording range = worded("{least} to {most}", {{"least", 0}, {"most", 2.5}});
    const Error error = told("allowed is {range}", {{"range", range}});
    EXPECT_EQ(error.text, "allowed is 0 to 2.5");
    ASSERT_EQ(error.wording.fillings.size(), 1u);
    EXPECT_EQ(error.wording.fillings[0].wording->words, "{least} to {most}");
}

}  // namespace

}  // namespace terramorph

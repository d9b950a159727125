#include "base/message.h"

#include <gtest/gtest.h>

#include "base/result.h"

namespace terramorph {

namespace {

TEST(Message, FillsInWhatIsNamed) {
    EXPECT_EQ(message("{wins} of {all} rounds", {{"wins", 3}, {"all", "five"}}).text(), "3 of five rounds");
    EXPECT_EQ(message("{a}{b}{a}", {{"a", "x"}, {"b", ""}}).text(), "xx");
}

TEST(Message, LeavesBracesThatNothingIsFilledInFor) {
    EXPECT_EQ(message("{what} {}", {{"other", 1}}).text(), "{what} {}");
    EXPECT_EQ(message("an open {brace", {{"brace", 1}}).text(), "an open {brace");
    EXPECT_EQ(message("a closed} one", {{"brace", 1}}).text(), "a closed} one");
}

TEST(Message, DoesNotLookIntoWhatIsFilledIn) {
    EXPECT_EQ(message("{name} and {other}", {{"name", "{other}"}, {"other", "Bob"}}).text(),
              "{other} and Bob");
}

TEST(Message, CountsInGroupsAndTellsOneFromMany) {
    EXPECT_EQ(plural("{count} round", "{count} rounds", 1).text(), "1 round");
    EXPECT_EQ(plural("{count} round", "{count} rounds", 0).text(), "0 rounds");
    EXPECT_EQ(plural("{count} round of {name}", "{count} rounds of {name}", 12345, {{"name", "Ann"}}).text(),
              "12,345 rounds of Ann");
}

TEST(Message, IsFilledInAsWordsOfItsOwn) {
    const Message range = message("{least} to {most}", {{"least", 0}, {"most", 2.5}});
    const Error refused = error("allowed is {range}", {{"range", range}});
    EXPECT_EQ(refused.text(), "allowed is 0 to 2.5");
    ASSERT_EQ(refused.message.arguments.size(), 1u);
    EXPECT_EQ(refused.message.arguments[0].message.front().words, "{least} to {most}");
}

}  // namespace

}  // namespace terramorph

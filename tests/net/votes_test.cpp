#include "net/logs/votes.h"

#include <gtest/gtest.h>

namespace terramorph {
namespace {

const std::vector<PlayerId> kPeople = {0, 1, 2, 3};

TEST(Ballot, PlaysAnEntryThatNobodyHasCalledLate) {
    Ballot ballot(kPeople, 0, 1);
    EXPECT_EQ(ballot.verdict(), Verdict::wait);
    ballot.hear_entry();
    EXPECT_EQ(ballot.verdict(), Verdict::play);
    EXPECT_EQ(ballot.owed(), Vote::none) << "nobody asks";
    ballot.hear(2, Vote::late);
    EXPECT_EQ(ballot.verdict(), Verdict::play);
    EXPECT_EQ(ballot.owed(), Vote::has);
    ballot.hear(1, Vote::has);
    EXPECT_EQ(ballot.owed(), Vote::none) << "once is enough";
}

TEST(Ballot, PassesATurnThatAllOthersHaveCalledLate) {
    Ballot ballot(kPeople, 0, 1);
    ballot.give_up();
    EXPECT_EQ(ballot.owed(), Vote::late);
    ballot.hear(1, Vote::late);
    EXPECT_EQ(ballot.owed(), Vote::none);
    ballot.hear(2, Vote::late);
    EXPECT_EQ(ballot.verdict(), Verdict::wait);
    ballot.hear(3, Vote::late);
    EXPECT_EQ(ballot.verdict(), Verdict::pass);
    ballot.hear_entry();
    EXPECT_EQ(ballot.verdict(), Verdict::pass);
}

TEST(Ballot, IsBoundByHavingCalledItLateUntilSomebodyHasIt) {
    Ballot ballot(kPeople, 0, 1);
    ballot.hear(1, Vote::late);
    ballot.hear_entry();
    EXPECT_EQ(ballot.verdict(), Verdict::wait);
    EXPECT_TRUE(ballot.contested());
    ballot.hear(3, Vote::has);
    EXPECT_EQ(ballot.verdict(), Verdict::play);
    EXPECT_FALSE(ballot.contested());
}

TEST(Ballot, CountsTheFirstVoteOfThoseWhoMayVote) {
    Ballot ballot({0, 1}, 0, 1);
    ballot.hear(0, Vote::late);
    ballot.hear(2, Vote::late);
    EXPECT_EQ(ballot.verdict(), Verdict::wait) << "neither the author's own nor a stranger's";
    ballot.hear(1, Vote::has);
    ballot.hear(1, Vote::late);
    EXPECT_EQ(ballot.verdict(), Verdict::wait);
    EXPECT_TRUE(ballot.any(Vote::has) && !ballot.any(Vote::late));
}

TEST(Ballot, OfAPersonAloneIsNeverPassed) {
    Ballot ballot({0}, 0, 0);
    EXPECT_EQ(ballot.verdict(), Verdict::wait);
    ballot.hear_entry();
    EXPECT_EQ(ballot.verdict(), Verdict::play);
}

TEST(Ballot, AsksNothingOfTheAuthorAndOfThoseWhoWatch) {
    for (const PlayerId mine : {PlayerId(0), PlayerId()}) {
        Ballot ballot(kPeople, 0, mine);
        ballot.give_up();
        EXPECT_EQ(ballot.owed(), Vote::none);
        ballot.hear_entry();
        ballot.hear(2, Vote::late);
        EXPECT_EQ(ballot.owed(), Vote::none);
        EXPECT_EQ(ballot.verdict(), Verdict::play);
        ballot.hear(1, Vote::late);
        ballot.hear(3, Vote::late);
        EXPECT_EQ(ballot.verdict(), Verdict::pass) << "the turn has to be taken back";
    }
}

}  // namespace
}  // namespace terramorph

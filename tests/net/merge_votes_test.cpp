// Turns that are late, and what has to be taken back then.
#include <gtest/gtest.h>

#include "net/merging.h"

namespace terramorph {
namespace {

using test::Machine;
using test::Merging;

class MergingThree : public Merging {
  protected:
    MergingThree() : Merging(3) {}
};

/// Who plays its second and third turn, one behind the other, if the first two are passed; none: two people.
PlayerId plays_twice(std::uint32_t seed) {
    Match match(test::small_match(2, 1, seed), test::the_arsenal());
    test::play_out(match);
    test::give(match, Pass{match.player()});
    const PlayerId author = match.player();
    test::give(match, Pass{author});
    return match.player() == author ? author : PlayerId();
}
std::uint32_t seed_of_two_turns() {
    std::uint32_t seed = 1;
    while (!plays_twice(seed).exists()) ++seed;
    return seed;
}

/// The second turn and the third are the same player's.
class MergingTwoTurns : public Merging {
  protected:
    MergingTwoTurns() : Merging(2, 1, seed_of_two_turns()) {
        fire(author());
        send_all();
    }
};

TEST_F(Merging, APassedTurnIsTakenBackByItsAuthorAndByThoseWhoWatch) {
    Machine& mine = author();
    Machine& other = machines_[1 - mine.seat()];
    const int turn = mine.match().turn();
    fire(mine);
    send(mine, watcher());
    EXPECT_EQ(watcher().match().turn(), turn + 1);
    other.give_up();
    EXPECT_EQ(last_line(other), concat("late ", mine.seat()));
    EXPECT_EQ(other.match().turn(), turn + 1) << "all others are one";
    fire(other);
    send_all();
    expect_the_same();
    EXPECT_EQ(mine.taken_back(), 1);
    EXPECT_EQ(watcher().taken_back(), 1);
    EXPECT_EQ(other.taken_back(), 0);
    EXPECT_TRUE(std::holds_alternative<Pass>(mine.match().recording().lines[0].command));
    EXPECT_EQ(last_line(mine), concat("late ", mine.seat()));
    fire(author());
    send_all();
    expect_the_same();
    EXPECT_EQ(mine.match().turn(), turn + 3);
}

TEST_F(MergingThree, OneThatHasATurnSuffices) {
    Machine& mine = author();
    Machine& has = machines_[(mine.seat() + 1) % 3];
    Machine& late = machines_[(mine.seat() + 2) % 3];
    fire(mine);
    late.give_up();
    send(mine, late);
    EXPECT_EQ(late.match().turn(), 1) << "it is bound";
    send(mine, has);
    EXPECT_EQ(has.match().turn(), 2);
    EXPECT_EQ(last_line(has), "");
    send(late, has);
    EXPECT_EQ(last_line(has), concat("has ", mine.seat()));
    send(has, late);
    EXPECT_EQ(late.match().turn(), 2);
    send_all();
    expect_the_same();
    EXPECT_EQ(mine.taken_back() + watcher().taken_back(), 0);
}

TEST_F(MergingThree, WaitsForTheVoteOfEverybodyElse) {
    Machine& mine = author();
    machines_[(mine.seat() + 1) % 3].give_up();
    send_all();
    for (const Machine& machine : machines_) EXPECT_EQ(machine.match().turn(), 1);
    machines_[(mine.seat() + 2) % 3].give_up();
    send_all();
    for (const Machine& machine : machines_) EXPECT_EQ(machine.match().turn(), 2);
    expect_the_same();
    EXPECT_EQ(last_line(mine), "") << "nothing was played that it would have to take back";
}

TEST_F(Merging, AVoteOnSomebodyElseCountsForNothing) {
    Machine& mine = author();
    Machine& other = machines_[1 - mine.seat()];
    send_forged(other, watcher(), {1, mine.match().hash(), word::Late{other.seat()}});
    send_forged(other, mine, {1, mine.match().hash() + 1, word::Late{mine.seat()}});
    EXPECT_EQ(watcher().match().turn(), 1);
    EXPECT_EQ(mine.match().turn(), 1);
}

TEST_F(Merging, AStartedTurnThatOthersHavePassedIsTakenBack) {
    Machine& mine = author();
    EXPECT_EQ(mine.give(Aim{mine.seat(), 800, 100}), "given");
    machines_[1 - mine.seat()].give_up();
    send_all();
    EXPECT_EQ(mine.taken_back(), 1);
    expect_the_same();
}

TEST_F(MergingTwoTurns, WhatFollowedATurnThatWasPassedIsLeftOut) {
    Machine& mine = author();
    Machine& other = machines_[1 - mine.seat()];
    fire(mine);
    send(mine, watcher());
    ASSERT_EQ(&author(), &mine);
    fire(mine);
    other.give_up();
    send(other, watcher());
    EXPECT_EQ(watcher().taken_back(), 1);
    send(mine, watcher());
    EXPECT_EQ(stopped(watcher()), "");
    EXPECT_EQ(watcher().match().turn(), 3) << "its author hasn't taken it back yet";
    send(other, mine);
    fire(mine);
    send_all();
    expect_the_same();
    EXPECT_EQ(mine.match().turn(), 4);
}

TEST_F(MergingTwoTurns, WhoHearsTheAuthorBeforeTheVotesWaitsForThem) {
    Machine& mine = author();
    Machine& other = machines_[1 - mine.seat()];
    fire(mine);
    send(mine, watcher());
    other.give_up();
    send(other, mine);
    fire(mine);
    EXPECT_EQ(mine.match().turn(), 4);
    send(mine, watcher());
    EXPECT_EQ(stopped(watcher()), "");
    EXPECT_EQ(watcher().match().turn(), 3);
    send(other, watcher());
    EXPECT_EQ(watcher().taken_back(), 1);
    EXPECT_EQ(watcher().match().turn(), 4);
    send_all();
    expect_the_same();
}

TEST_F(MergingTwoTurns, ATurnThatWasBegunAfterOneThatWasPassedIsForgotten) {
    Machine& mine = author();
    Machine& other = machines_[1 - mine.seat()];
    fire(mine);
    EXPECT_EQ(mine.give(Aim{mine.seat(), 800, 100}), "given");
    other.give_up();
    for (const std::string& text : other.pages()) mine.take(text);
    EXPECT_EQ(mine.give(Aim{mine.seat(), 810, 100}), "wait until everything has settled");
    mine.play();
    EXPECT_EQ(mine.match().turn(), 3);
    fire(mine);
    EXPECT_EQ(last_line(mine), concat("aim ", mine.seat(), " 900 300;fire ", mine.seat()));
    send_all();
    expect_the_same();
}

/// As many as fit into a log. They would keep everybody busy if each was counted again with every other.
TEST_F(MergingThree, VotesOfASeatOnATurnCountOnceHoweverManyItSends) {
    Machine& mine = author();
    Machine& other = machines_[(mine.seat() + 1) % 3];
    const Entry vote = {mine.match().turn(), mine.match().hash(), word::Late{mine.seat()}};
    fire(mine);
    Merge merge(settings_, other.seat(), test::kRoom.mark);
    Match match(settings_, test::the_arsenal());
    for (const Entry& entry : mine.log(mine.seat()).entries()) merge.hear(mine.seat(), entry);
    while (match.phase() == Phase::flying) match.step();
    ASSERT_TRUE(std::holds_alternative<Command>(merge.next(match)));
    const PlayerId third = PlayerId::at((mine.seat().value() + 2) % 3);
    for (int k = 0; k < 25000; ++k) merge.hear(third, vote);
    EXPECT_EQ(merge.take_written().size(), 1u) << "it has the turn, and says so once";
}

}  // namespace
}  // namespace terramorph

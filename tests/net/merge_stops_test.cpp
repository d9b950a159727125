// Where a match stops, because a game is broken or changed.
#include <gtest/gtest.h>

#include "net/merging.h"

namespace terramorph {
namespace {

using test::Machine;
using test::Merging;

TEST_F(Merging, StopsWhereTheGamesComeOutDifferently) {
    Machine& mine = author();
    Machine& other = machines_[1 - mine.seat()];
    const std::string name = mine.match().player(mine.seat()).name;
    Entry wrong = entry_now(mine, {Fire{mine.seat()}});
    ++wrong.hash;
    send_forged(mine, other, wrong);
    EXPECT_EQ(stopped(other), "From turn 1 on, " + name + "'s game no longer matches yours");
    EXPECT_EQ(last_line(other), "differs");
    EXPECT_EQ(other.give(Fire{other.seat()}), stopped(other));
    send(other, watcher());
    EXPECT_EQ(stopped(watcher()), other.match().player(other.seat()).name +
                                      "'s game has stopped: in turn 1 the games come out differently");
    EXPECT_EQ(other.match().turn(), 1);
}

TEST_F(Merging, StopsInTheSameTurnAfterARestart) {
    for (int turn = 0; turn < 2; ++turn) {
        fire(author());
        send_all();
    }
    Machine& mine = author();
    Machine& other = machines_[1 - mine.seat()];
    Entry wrong = entry_now(mine, {Fire{mine.seat()}});
    ++wrong.hash;
    send_forged(mine, other, wrong);
    EXPECT_EQ(last_line(other), "differs");
    const std::size_t said = other.log(other.seat()).entries().size();
    other.restart();
    other.play();
    EXPECT_EQ(other.match().turn(), 3) << "what was played is still there";
    EXPECT_EQ(stopped(other), "This match ended in turn 3: the games came out differently");
    EXPECT_EQ(other.log(other.seat()).entries().size(), said) << "it's said once";
    send(other, watcher());
    EXPECT_EQ(watcher().match().turn(), 3);
    EXPECT_NE(stopped(watcher()), "");
}

TEST_F(Merging, StopsAtWhatTheRulesRefuse) {
    Machine& mine = author();
    Machine& other = machines_[1 - mine.seat()];
    const std::string name = mine.match().player(mine.seat()).name;
    send_forged(mine, other, entry_now(mine, {Aim{mine.seat(), 900, 1001}, Fire{mine.seat()}}));
    EXPECT_EQ(stopped(other), name +
                                  "'s game asks for what the rules refuse, in turn 1: the power must be 0 to "
                                  "1000: a damaged tank has less");
    EXPECT_EQ(last_line(other), "differs");
}

TEST_F(Merging, StopsAtATurnThatHasNoEnd) {
    Machine& mine = author();
    Machine& other = machines_[1 - mine.seat()];
    send_forged(mine, other, entry_now(mine, {Aim{mine.seat(), 900, 100}}));
    EXPECT_EQ(stopped(other), mine.match().player(mine.seat()).name + "'s game leaves turn 1 unfinished");
}

TEST_F(Merging, StopsAtATurnThatGoesOnAfterItsEnd) {
    Machine& mine = author();
    Machine& other = machines_[1 - mine.seat()];
    send_forged(mine, other, entry_now(mine, {Fire{mine.seat()}, Fire{mine.seat()}}));
    EXPECT_EQ(other.match().turn(), 1) << "such a line isn't read at all";
    Merge merge(settings_, other.seat());
    Match match(settings_, test::the_arsenal());
    test::play_out(match);
    merge.hear(mine.seat(), entry_now(mine, {Pass{mine.seat()}, Pass{mine.seat()}}));
    EXPECT_FALSE(match.apply(std::get<Command>(merge.next(match))));
    test::play_out(match);
    merge.next(match);
    ASSERT_TRUE(merge.stopped());
    EXPECT_EQ(merge.stopped()->text(), mine.match().player(mine.seat()).name +
                                           "'s game goes on after its turn is over, before turn 2");
}

TEST_F(Merging, StopsAtTwoLogsOfOneSeat) {
    Machine& mine = author();
    const Entry one = entry_now(mine, {Fire{mine.seat()}}), two = entry_now(mine, {Pass{mine.seat()}});
    send_forged(mine, watcher(), one);
    send_forged(mine, watcher(), two);
    EXPECT_EQ(stopped(watcher()),
              mine.match().player(mine.seat()).name + "'s game has sent two different logs");
}

}  // namespace
}  // namespace terramorph

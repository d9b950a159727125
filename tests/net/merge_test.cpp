#include "net/merge.h"

#include <gtest/gtest.h>

#include "net/machine.h"
#include "support/battles.h"

namespace terramorph {
namespace {

using test::Machine;

/// Two or more people's machines, and one that watches, in the same room. Nothing is sent but by a test.
class Merging : public testing::Test {
  protected:
    explicit Merging(int seats = 2, int watchers = 1, std::uint32_t seed = 1) {
        settings_ = test::small_match(seats, 1, seed);
        settings_.set(Rule::health, 1000);  // nobody dies of what is fired here
        settings_.set(Rule::direct_hit, 0);
        for (int seat = 0; seat < seats; ++seat) machines_.emplace_back(settings_, PlayerId::at(seat));
        for (int watcher = 0; watcher < watchers; ++watcher) machines_.emplace_back(settings_, PlayerId());
        for (Machine& machine : machines_) machine.play();
    }

    Machine& author() { return machines_[next_author(machines_[0].match())]; }
    Machine& watcher() { return machines_.back(); }
    /// Everything that one machine has written comes to another.
    void send(const Machine& from, Machine& to) {
        for (const std::string& text : from.pages()) to.take(text);
        to.play();
    }
    void send_all() {
        for (int round = 0; round < 3; ++round)
            for (const Machine& from : machines_)
                for (Machine& to : machines_)
                    if (&from != &to) send(from, to);
    }
    void expect_the_same() {
        for (const Machine& machine : machines_) {
            EXPECT_EQ(machine.match().hash(), machines_[0].match().hash());
            EXPECT_EQ(machine.match().recording().lines.size(),
                      machines_[0].match().recording().lines.size());
            EXPECT_FALSE(machine.merge().stopped());
        }
    }
    static std::string last_line(const Machine& machine) {
        const auto& entries = machine.log(machine.seat()).entries();
        return entries.empty() ? ""
                               : entry_text(entries.back()).substr(entry_text(entries.back()).find(' ') + 18);
    }
    static std::string stopped(const Machine& machine) {
        return machine.merge().stopped() ? machine.merge().stopped()->text() : "";
    }
    void fire(Machine& machine) {
        EXPECT_EQ(machine.give(Aim{machine.seat(), 900, 300}), "given");
        EXPECT_EQ(machine.give(Fire{machine.seat()}), "given");
        machine.play();
    }
    /// A machine of this seat that has been changed says this of the turn that it's in.
    void send_forged(const Machine& from, Machine& to, Entry entry) {
        SeatLog log = from.log(from.seat());
        EXPECT_FALSE(log.add(std::move(entry)));
        to.take(page_text(log.pages().back(), test::kRoom, test::keys_of(from.seat())));
        to.play();
    }
    Entry entry_now(const Machine& machine, TurnCommands commands) {
        return {machine.match().turn(), machine.match().hash(), std::move(commands)};
    }

    MatchSettings settings_;
    std::vector<Machine> machines_;
};

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

TEST_F(Merging, NextAuthorIsThePersonWhoIsWaitedFor) {
    Match match(settings_, test::the_arsenal());
    test::play_out(match);
    EXPECT_EQ(next_author(match), match.player());
    EXPECT_FALSE(match.apply(Fire{match.player()}));
    EXPECT_FALSE(next_author(match).exists()) << "it flies";
    MatchSettings computers = settings_;
    for (Player& player : computers.players) player.kind = computer("spoiler");
    EXPECT_FALSE(next_author(Match(computers, test::the_arsenal())).exists());
}

TEST_F(Merging, ATurnComesOutTheSameOnAllMachines) {
    for (int turn = 0; turn < 4; ++turn) {
        fire(author());
        send_all();
        expect_the_same();
    }
    EXPECT_EQ(machines_[0].match().turn(), 5);
}

TEST_F(Merging, ATurnIsWrittenWhenItEndsAndBeforeItIsPlayed) {
    Machine& mine = author();
    EXPECT_EQ(mine.give(Aim{mine.seat(), 800, 100}), "given");
    EXPECT_EQ(mine.give(Aim{mine.seat(), 900, 300}), "given");
    EXPECT_TRUE(mine.pages().empty());
    EXPECT_EQ(mine.give(Fire{mine.seat()}), "given");
    EXPECT_EQ(last_line(mine), concat("aim ", mine.seat(), " 900 300;fire ", mine.seat()))
        << "of several aims the last one";
    EXPECT_EQ(mine.log(mine.seat()).entries().front().hash, mine.match().recording().checks.front().hash);
}

TEST_F(Merging, ATurnThatADriveEndsIsWrittenWithoutAShot) {
    Machine& mine = author();
    EXPECT_EQ(mine.give(Drive{mine.seat(), 5}), "given");
    test::destroy(test::battle_of(mine.match()), tank_of(mine.seat()), tank_of(mine.seat()));
    mine.play();
    EXPECT_EQ(last_line(mine), concat("drive ", mine.seat(), " 5"));
}

TEST_F(Merging, OnlyTheOneWhoIsWaitedForMayGiveAnything) {
    Machine& mine = author();
    Machine& other = machines_[1 - mine.seat()];
    const std::string name = mine.match().player(mine.seat()).name;
    EXPECT_EQ(other.give(Fire{other.seat()}), "it's " + name + "'s turn");
    EXPECT_EQ(mine.give(Fire{other.seat()}), concat("fire ", other.seat(), " isn't for this seat to give"));
    EXPECT_EQ(mine.give(NewLevel{}), "new-level isn't for this seat to give");
    EXPECT_EQ(mine.give(NextRound{}), "next-round isn't for this seat to give");
    EXPECT_EQ(watcher().give(Fire{mine.seat()}),
              concat("fire ", mine.seat(), " isn't for this seat to give"));
}

TEST_F(Merging, ATurnHasRoomForItsEnd) {
    Machine& mine = author();
    std::string answer;
    int given = 0;
    for (; given < 1000 && (answer = mine.give(Aim{mine.seat(), 900 + given, 300})) == "given"; ++given)
        if ((answer = mine.give(Choose{mine.seat(), 0})) != "given") break;
    EXPECT_EQ(answer, "that's all that fits into one turn");
    EXPECT_GT(given, 100);
    EXPECT_EQ(mine.give(Fire{mine.seat()}), "given");
    mine.play();
    send_all();
    expect_the_same();
}

TEST_F(Merging, GoesOnAfterARoundByItself) {
    Machine machine(test::small_match(2, 2), author().seat());
    machine.play();
    test::destroy(test::battle_of(machine.match()), tank_of(PlayerId::at(1 - machine.seat())),
                  tank_of(machine.seat()));
    EXPECT_EQ(machine.give(Pass{machine.seat()}), "given");
    machine.play();
    EXPECT_EQ(machine.match().round(), 2);
}

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

TEST_F(Merging, GoesOnFromItsLogAfterARestart) {
    Random random(3, 1);
    for (int turn = 0; turn < 6; ++turn) {
        author().play_turn(random);
        send_all();
    }
    const std::uint64_t hash = machines_[0].match().hash();
    for (Machine& machine : machines_) {
        machine.restart();
        machine.play();
        EXPECT_EQ(machine.match().hash(), hash);
    }
    fire(author());
    send_all();
    expect_the_same();
}

TEST_F(Merging, StopsWhereTheGamesComeOutDifferently) {
    Machine& mine = author();
    Machine& other = machines_[1 - mine.seat()];
    const std::string name = mine.match().player(mine.seat()).name;
    Entry wrong = entry_now(mine, {Fire{mine.seat()}});
    ++wrong.hash;
    send_forged(mine, other, wrong);
    EXPECT_EQ(stopped(other), "from turn 1 on " + name + "'s game comes out otherwise than yours");
    EXPECT_EQ(last_line(other), "differs");
    EXPECT_EQ(other.give(Fire{other.seat()}), stopped(other));
    send(other, watcher());
    EXPECT_EQ(stopped(watcher()), other.match().player(other.seat()).name +
                                      "'s game has stopped: in turn 1 the games come out differently");
    EXPECT_EQ(other.match().turn(), 1);
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

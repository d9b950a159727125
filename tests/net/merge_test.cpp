#include "net/logs/merge.h"

#include <gtest/gtest.h>

#include "net/merging.h"
#include "support/battles.h"

namespace terramorph {
namespace {

using test::Machine;
using test::Merging;

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

}  // namespace
}  // namespace terramorph

// People who stay away or leave, and the computers that sit in for them.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/text.h"
#include "net/logs/merge.h"
#include "net/merging.h"

namespace terramorph {
namespace {

using test::Machine;

class Away : public test::Merging {
  protected:
    Away() : Merging(3) {}

    /// Everybody but this seat fires, and gives its turns up, until it has missed so many.
    void miss(PlayerId seat, int turns) {
        for (int steps = 0; turns > 0 && steps < 40; ++steps) {
            if (author().seat() != seat) {
                fire(author());
            } else {
                for (Machine& machine : machines_)
                    if (machine.seat().exists() && machine.seat() != seat) machine.give_up();
                --turns;
            }
            send_all();
        }
        ASSERT_EQ(turns, 0);
    }
    /// Those present fire until this many turns of the seat are over.
    int fires_of(PlayerId seat) const {
        int fires = 0;
        for (const Recording::Line& line : machines_[0].match().recording().lines) {
            const auto* const fire = std::get_if<Fire>(&line.command);
            fires += fire && fire->player == seat ? 1 : 0;
        }
        return fires;
    }
    bool all_say_away(PlayerId seat) const {
        return std::ranges::all_of(machines_, [&](const Machine& each) { return each.merge().is_away(seat); });
    }

    const PlayerId gone_ = PlayerId::at(2);
};

TEST_F(Away, AComputerSitsInForWhoeverHasMissedThreeTurns) {
    miss(gone_, kMissedTurns - 1);
    EXPECT_FALSE(all_say_away(gone_));
    miss(gone_, 1);
    EXPECT_TRUE(all_say_away(gone_));
    EXPECT_EQ(fires_of(gone_), 0);
    for (int turn = 0; turn < 6; ++turn) {
        ASSERT_NE(author().seat(), gone_);
        fire(author());
        send_all();
        expect_the_same();
    }
    EXPECT_GE(fires_of(gone_), 2) << "the computer's";
}

TEST_F(Away, TurnsMissedHaveToFollowEachOther) {
    miss(gone_, kMissedTurns - 1);
    while (author().seat() != gone_) fire(author()), send_all();
    fire(author());
    send_all();
    miss(gone_, 1);
    EXPECT_FALSE(all_say_away(gone_));
}

TEST_F(Away, WhoeverIsBackPlaysBehindTheNextTurnOfSomebodyWhoSeesThem) {
    miss(gone_, kMissedTurns);
    Machine& back = machines_[gone_];
    fire(author());
    send_all();
    EXPECT_TRUE(all_say_away(gone_)) << "nobody has seen it";
    for (Machine& machine : machines_) machine.see_here({0, 1, 2});
    Machine& other = author();
    fire(other);
    send_all();
    EXPECT_FALSE(back.merge().is_away(gone_));
    expect_the_same();
    const auto& entries = other.log(other.seat()).entries();
    ASSERT_GE(entries.size(), 2u);
    const auto* const welcomes = std::get_if<word::Welcomes>(&entries[entries.size() - 2].content);
    ASSERT_TRUE(welcomes);
    EXPECT_EQ(welcomes->seat, gone_);
    for (int turn = 0; turn < 3 && author().seat() != gone_; ++turn) fire(author()), send_all();
    EXPECT_EQ(author().seat(), gone_);
    EXPECT_EQ(last_line(other).find("welcomes"), std::string::npos) << "once is enough";
    fire(author());
    send_all();
    expect_the_same();
}

// It had no vote on the turn that welcomed it, and so may have played on from there.
TEST_F(Away, WhoeverWasWelcomedInATurnThatTheOthersPassedPlaysOnWithThem) {
    miss(gone_, kMissedTurns);
    Machine& back = machines_[gone_];
    const auto gone_is_next = [this] {
        const MatchState& state = machines_[0].match().state();
        return state.place + 1 < state.order.size() && state.order[state.place + 1] == gone_;
    };
    while (!gone_is_next()) fire(author()), send_all();
    const PlayerId before = author().seat(), third = PlayerId::at(1 - before);
    for (Machine& machine : machines_) machine.see_here({0, 1, 2});
    machines_[third].give_up();
    fire(machines_[before]);
    send(machines_[before], back);
    ASSERT_TRUE(back.is_mine());
    fire(back);
    send_all();
    EXPECT_EQ(back.taken_back(), 1);
    EXPECT_TRUE(all_say_away(gone_)) << "it was welcomed in no turn that counts";
    for (int turn = 0; turn < 8; ++turn) {
        Machine& next = machines_[machines_[0].merge().author(machines_[0].match())];
        fire(next);
        send_all();
        expect_the_same();
    }
    EXPECT_FALSE(all_say_away(gone_));
    EXPECT_EQ(stopped(back), "");
}

TEST_F(Away, MayNotPlayBeforeThat) {
    miss(gone_, kMissedTurns);
    while (author().seat() != PlayerId::at(1)) fire(author()), send_all();
    EXPECT_NE(machines_[gone_].give(Fire{gone_}), "given");
    EXPECT_FALSE(machines_[gone_].is_mine());
}

TEST_F(Away, AreNotAskedWhetherOthersAreLate) {
    miss(gone_, kMissedTurns);
    const PlayerId late = author().seat();
    Machine& waits = machines_[1 - late];
    const int turn = waits.match().turn();
    waits.give_up();
    send_all();
    EXPECT_GT(waits.match().turn(), turn) << "one of two suffices";
    expect_the_same();
}

TEST_F(Away, LeavingLetsAComputerSitInFromTheNextTurnOn) {
    while (author().seat() == gone_) fire(author()), send_all();
    machines_[gone_].leave();
    EXPECT_EQ(last_line(machines_[gone_]), "leaves");
    send_all();
    for (int turn = 0; turn < 5; ++turn) {
        ASSERT_NE(author().seat(), gone_);
        fire(author());
        send_all();
        expect_the_same();
    }
    EXPECT_TRUE(all_say_away(gone_));
    EXPECT_GE(fires_of(gone_), 1);
}

TEST_F(Away, LeavingInTheMiddleOfATurnVoidsWhatWasDoneInIt) {
    while (author().seat() != gone_) fire(author()), send_all();
    Machine& leaves = machines_[gone_];
    EXPECT_EQ(leaves.give(Drive{gone_, 5}), "given");
    leaves.play();
    leaves.leave();
    send_all();
    leaves.play();
    expect_the_same();
    EXPECT_TRUE(all_say_away(gone_));
    EXPECT_TRUE(std::ranges::none_of(leaves.match().recording().lines, [](const Recording::Line& line) {
        const auto* const drive = std::get_if<Drive>(&line.command);
        return drive && drive->columns == 5;
    }));
}

TEST_F(Away, WhoHasLeftGoesOnFromItsLogAfterARestart) {
    while (author().seat() == gone_) fire(author()), send_all();
    machines_[gone_].leave();
    send_all();
    fire(author());
    send_all();
    machines_[gone_].restart();
    machines_[gone_].play();
    for (Machine& machine : machines_) machine.see_here({0, 1, 2});
    for (int turn = 0; turn < 5; ++turn) {
        fire(author());
        send_all();
        expect_the_same();
    }
    EXPECT_FALSE(machines_[gone_].merge().is_away(gone_));
}

TEST_F(Away, TheLastOneDoesNotLeaveToAComputer) {
    machines_[0].leave();
    machines_[1].leave();
    send_all();
    for (int turn = 0; turn < 2 && author().seat() == gone_; ++turn) fire(author()), send_all();
    EXPECT_TRUE(all_say_away(PlayerId::at(0)));
    EXPECT_TRUE(all_say_away(PlayerId::at(1)));
    const std::size_t said = machines_[gone_].log(gone_).entries().size();
    machines_[gone_].leave();
    EXPECT_EQ(machines_[gone_].log(gone_).entries().size(), said);
    EXPECT_EQ(author().seat(), gone_);
}

}  // namespace
}  // namespace terramorph

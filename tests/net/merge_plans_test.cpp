// Visits to the armory that are planned before their turn has come.
#include <gtest/gtest.h>

#include "base/text.h"
#include "net/logs/merge.h"
#include "net/merging.h"
#include "support/battles.h"

namespace terramorph {
namespace {

using test::Machine;

class Plans : public test::Merging {
  protected:
    Plans() : Merging(3) {
        settings_.set(Rule::armory, 1);
        machines_.clear();
        for (int seat = 0; seat < 3; ++seat) machines_.emplace_back(settings_, PlayerId::at(seat));
        machines_.emplace_back(settings_, PlayerId());
        for (Machine& machine : machines_) machine.play();
    }
    Machine& visitor(std::size_t place) { return machines_[machines_[0].match().state().order[place]]; }
    /// Bundles that this seat has bought in the armory, as this machine knows.
    static int bought(const Machine& machine, PlayerId seat) {
        int sum = 0;
        for (const Recording::Line& line : machine.match().recording().lines) {
            const auto* const buy = std::get_if<Buy>(&line.command);
            sum += buy && buy->player == seat ? 1 : 0;
        }
        return sum;
    }
    void expect_phase(Phase phase) {
        for (const Machine& machine : machines_) EXPECT_EQ(machine.match().phase(), phase);
    }

    Random random_{4, 1};
};

TEST_F(Plans, LetNobodyWaitForTheOthersToHaveShopped) {
    Machine &first = visitor(0), &second = visitor(1), &last = visitor(2);
    EXPECT_EQ(last.plan_ahead(random_), "planned");
    EXPECT_EQ(second.plan_ahead(random_), "planned");
    send_all();
    expect_phase(Phase::shopping);
    EXPECT_EQ(first.match().player(), first.seat()) << "plans wait for their turn";
    EXPECT_EQ(first.give(Ready{first.seat()}), "given");
    send_all();
    expect_the_same();
    expect_phase(Phase::aiming);
}

TEST_F(Plans, AreWhatTheirOwnerBuys) {
    Machine& last = visitor(2);
    const Buy missiles{last.seat(), 1};
    EXPECT_EQ(last.plan({missiles, missiles, Ready{last.seat()}}), "planned");
    EXPECT_EQ(bought(last, last.seat()), 0) << "not yet";
    for (const std::size_t place : {0, 1}) {
        EXPECT_EQ(visitor(place).give(Buy{visitor(place).seat(), 1}), "given");
        EXPECT_EQ(visitor(place).give(Ready{visitor(place).seat()}), "given");
        send_all();
    }
    expect_the_same();
    for (const Machine& machine : machines_) EXPECT_EQ(bought(machine, last.seat()), 2);
}

TEST_F(Plans, AreMadeOnce) {
    Machine& last = visitor(2);
    EXPECT_EQ(last.plan_ahead(random_), "planned");
    EXPECT_EQ(last.plan_ahead(random_), "nothing to plan");
    EXPECT_EQ(watcher().plan_ahead(random_), "nothing to plan");
    visitor(0).give(Ready{visitor(0).seat()});
    EXPECT_EQ(visitor(0).plan_ahead(random_), "nothing to plan") << "it has been there";
}

TEST_F(Plans, OutliveARestart) {
    Machine& last = visitor(2);
    EXPECT_EQ(last.plan_ahead(random_), "planned");
    last.restart();
    last.play();
    EXPECT_EQ(last.plan_ahead(random_), "nothing to plan");
    for (std::size_t place : {0, 1}) {
        visitor(place).play_turn(random_);
        send_all();
    }
    expect_the_same();
    expect_phase(Phase::aiming);
}

TEST_F(Plans, AreNotMadeWhereTheVisitWasGivenBeforeARestart) {
    Machine& second = visitor(1);
    visitor(0).play_turn(random_);
    send(visitor(0), second);
    second.play_turn(random_);
    second.restart();  // and hears its own log before all others
    Machine again(settings_, second.seat());
    for (const std::string& text : second.pages()) again.take(text);
    again.play();
    EXPECT_EQ(again.match().player(), visitor(0).seat());
    EXPECT_EQ(again.plan_ahead(random_), "nothing to plan");
    send_all();
    expect_the_same();
}

TEST_F(Plans, OfWhomeverAllOthersHaveGivenUpAreVoidAndTakenBack) {
    Machine &first = visitor(0), &second = visitor(1), &last = visitor(2);
    EXPECT_EQ(second.plan_ahead(random_), "planned");
    first.play_turn(random_);
    send(first, last);
    send(first, second);  // whose plan nobody has heard: it plays on for itself
    EXPECT_EQ(second.match().player(), last.seat());
    first.give_up();
    last.give_up();
    send(first, last);
    send(last, first);
    EXPECT_EQ(first.match().player(), last.seat()) << "passed";
    send_all();
    EXPECT_EQ(second.taken_back(), 1);
    expect_the_same();
    EXPECT_EQ(bought(first, second.seat()), 0);
    last.play_turn(random_);
    send_all();
    for (int turn = 0; turn < 6; ++turn) {
        author().play_turn(random_);
        send_all();
        expect_the_same();
    }
    EXPECT_GT(first.match().turn(), 5) << "and it goes on behind what was void";
}

TEST_F(Plans, ComeTooLateWhereAllHaveGivenUpOnTheVisit) {
    Machine &first = visitor(0), &second = visitor(1), &last = visitor(2);
    first.play_turn(random_);
    send_all();
    first.give_up();
    last.give_up();
    send(first, second);
    send(last, second);
    EXPECT_EQ(second.match().player(), last.seat());
    EXPECT_EQ(second.plan_ahead(random_), "nothing to plan");
    send_all();
    expect_the_same();
}

TEST_F(Plans, MadeInAnotherStateStopTheMatch) {
    Machine &first = visitor(0), &last = visitor(2);
    const Entry forged = {first.match().turn(), first.match().hash() + 1, word::Plans{{Ready{last.seat()}}}};
    send_forged(last, first, forged);
    first.play_turn(random_);
    visitor(1).play_turn(random_);
    send_all();
    visitor(1).play_turn(random_);
    send(visitor(1), first);
    EXPECT_EQ(stopped(first), concat("From turn 3 on, ", first.match().player(last.seat()).name,
                                     "'s game no longer matches yours"));
}

TEST_F(Plans, ThatTheRulesRefuseStopTheMatch) {
    Machine &first = visitor(0), &last = visitor(2);
    const Entry forged = {first.match().turn(), first.match().hash(),
                          word::Plans{{Undo{last.seat()}, Ready{last.seat()}}}};
    send_forged(last, first, forged);
    first.give(Ready{first.seat()});
    send(first, visitor(1));
    visitor(1).play_turn(random_);
    send(visitor(1), first);
    EXPECT_TRUE(stopped(first).starts_with(first.match().player(last.seat()).name)) << stopped(first);
}

}  // namespace
}  // namespace terramorph

// What all do at the same time: they shop, and aim for a volley.
#include <gtest/gtest.h>

#include <algorithm>
#include <variant>

#include "match/recording/recording.h"
#include "ui/game.h"
#include "ui/screens/remote/remote_games.h"

namespace terramorph {
namespace {

TEST_F(Remote, LetsAllShopAtTheSameTime) {
    begin(true);
    const auto course = [](const auto& machine) -> const Match& {
        return machine->game.session().runner->course();
    };
    for (const auto& machine : machines_) ASSERT_TRUE(machine->game.has("ready")) << "it's in the armory";
    RemoteGame& late =
        *machines_[course(machines_[0]).player() == PlayerId::at(0) ? 0 : 1];  // the first in order
    RemoteGame& early = *machines_[&late == machines_[0].get() ? 1 : 0];
    early.game.click_on("buy");
    EXPECT_EQ(early.game.match().shop().receipts().size(), 1u);
    early.game.key("r");
    wait(1);
    EXPECT_FALSE(early.game.has("ready"));
    EXPECT_TRUE(early.game.shows("is in the armory"));
    EXPECT_TRUE(late.game.has("ready")) << "it may take its time";
    late.game.key("r");
    ASSERT_TRUE(wait_until([&] { return early.game.has("fire") || late.game.has("fire"); }));
    wait(1);
    EXPECT_EQ(course(machines_[0]).hash(), course(machines_[1]).hash());
    ASSERT_TRUE(play_to_the_end());
    expect_the_same();
}

TEST_F(Remote, LeavesTheArmoryAtOnceWhereItsTurnHasComeMeanwhile) {
    begin(true);
    const PlayerId first = machines_[0]->game.session().runner->course().player();
    RemoteGame& early = *machines_[first];
    RemoteGame& late = *machines_[1 - first];
    early.game.key("r");
    wait(1);
    late.game.click_on("buy");
    late.game.click_on("buy");
    late.game.key("r");
    EXPECT_FALSE(late.game.has("ready"));
    wait(1);
    EXPECT_FALSE(late.game.shows("Time's up"));
    EXPECT_EQ(late.game.match().phase(), Phase::aiming);
}

TEST_F(Remote, PassesTheVisitOfWhoeverStaysInTheArmory) {
    begin(true);
    RemoteGame& stays = *machines_[1];
    machines_[0]->game.key("r");
    const double late = machines_[0]->game.session().remote->room().table()->pace.most + kGraceSeconds;
    wait(late - 5);
    EXPECT_TRUE(stays.game.has("ready"));
    ASSERT_TRUE(wait_until([&] { return !stays.game.has("ready"); }, 10));
    EXPECT_TRUE(stays.game.shows("Time's up"));
    ASSERT_TRUE(play_to_the_end());
    expect_the_same();
}

/// All fire at once.
class RemoteVolleys : public Remote {
  protected:
    RemoteVolleys() { together_ = true; }
    static const Match& course(RemoteGame& machine) { return machine.game.session().runner->course(); }
    static PlayerId mine(RemoteGame& machine) { return machine.game.session().runner->mine(); }
};

TEST_F(RemoteVolleys, LetAllAimAtTheSameTimeAndShowNobodysAim) {
    begin();
    for (const auto& machine : machines_) {
        ASSERT_TRUE(machine->game.has("fire"));
        EXPECT_EQ(machine->game.match().player(), mine(*machine));
        ASSERT_FALSE(machine->game.give(Aim{mine(*machine), 777, 60}));
    }
    anna().game.key("space");
    wait(1);
    EXPECT_FALSE(anna().game.has("fire"));
    EXPECT_TRUE(anna().game.shows_in("wait_note", "BEN is still aiming"));
    EXPECT_TRUE(ben().game.has("fire")) << "it takes its time";
    EXPECT_EQ(ben().game.text_of("wait_note"), "");
    for (const auto& machine : machines_) {
        EXPECT_EQ(course(*machine).turn(), 1);
        for (const PlayerId seat : {PlayerId::at(0), PlayerId::at(1)})
            EXPECT_NE(course(*machine).state().tank(seat).angle, 777) << "nobody's aim is known";
    }
    ben().game.key("space");
    ASSERT_TRUE(wait_until([&] { return course(anna()).turn() > 2 && course(ben()).turn() > 2; }));
    EXPECT_EQ(course(anna()).state().tank(mine(ben())).angle, 777);
    ASSERT_TRUE(play_to_the_end());
    expect_the_same();
}

TEST_F(RemoteVolleys, PutBackWhatWasOnlyPlannedUntilAllHaveAimed) {
    begin();
    const float stood = course(anna()).state().tank(mine(anna())).body.at.x;
    ASSERT_FALSE(anna().game.give(Drive{mine(anna()), 20}));
    wait(3);
    EXPECT_NE(anna().game.match().state().tank(mine(anna())).body.at.x, stood) << "it drives";
    EXPECT_EQ(course(anna()).state().tank(mine(anna())).body.at.x, stood);
    anna().game.key("space");
    wait(0.5);
    EXPECT_EQ(anna().game.match().state().tank(mine(anna())).body.at.x, stood);
    ben().game.key("space");
    ASSERT_TRUE(wait_until([&] { return course(ben()).turn() > 2 && course(anna()).turn() > 2; }));
    EXPECT_NE(course(ben()).state().tank(mine(anna())).body.at.x, stood);
    EXPECT_EQ(course(anna()).hash(), course(ben()).hash());
}

TEST_F(RemoteVolleys, GoOnWithTheOrdersOfAWindowThatWasClosed) {
    begin();
    ben().game.key("space");
    reopen_ben();
    wait(1);
    EXPECT_FALSE(ben().game.has("fire")) << "it has aimed";
    anna().game.key("space");
    ASSERT_TRUE(wait_until([&] { return course(ben()).turn() > 2 && course(anna()).turn() > 2; }));
    for (const PlayerId seat : {PlayerId::at(0), PlayerId::at(1)})
        EXPECT_TRUE(
            std::ranges::any_of(course(anna()).recording().lines, [seat](const Recording::Line& line) {
                const auto* const fire = std::get_if<Fire>(&line.command);
                return fire && fire->player == seat;
            }));
    ASSERT_TRUE(play_to_the_end());
    expect_the_same();
}

TEST_F(RemoteVolleys, PassWhoeverDoesNotAimInTime) {
    begin();
    anna().game.key("space");
    ben().office.line().cut(true);
    const double late = anna().game.session().remote->room().table()->pace.most + kGraceSeconds;
    wait(late - 10);
    EXPECT_TRUE(anna().game.shows_in("wait_note", "BEN"));
    EXPECT_EQ(course(anna()).turn(), 1);
    ASSERT_TRUE(wait_until([&] { return anna().game.has("fire"); }, 40));
    EXPECT_TRUE(anna().game.shows_in("banner", "Your turn"));
    EXPECT_EQ(course(ben()).turn(), 1) << "it has aimed, and waits";
    ben().office.line().cut(false);
    ASSERT_TRUE(wait_until([&] { return ben().game.has("fire"); }, 40)) << "in the next volley";
    EXPECT_EQ(course(anna()).hash(), course(ben()).hash());
    ASSERT_TRUE(play_to_the_end());
    expect_the_same();
}

}  // namespace
}  // namespace terramorph

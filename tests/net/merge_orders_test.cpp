// Orders for a volley in which all fire at once: sealed first, opened once nobody can change theirs any more.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/text.h"
#include "net/logs/merge.h"
#include "net/merging.h"

namespace terramorph {
namespace {

using test::Machine;

class Orders : public test::Merging {
  protected:
    explicit Orders(int seats = 3) : Merging(seats) {
        settings_.set(Rule::turn_mode, static_cast<double>(TurnMode::simultaneous));
        machines_.clear();
        for (int seat = 0; seat < seats; ++seat) machines_.emplace_back(settings_, PlayerId::at(seat));
        machines_.emplace_back(settings_, PlayerId());
        for (Machine& machine : machines_) machine.play();
    }
    /// By their place in the order.
    Machine& at_place(std::size_t place) { return machines_[machines_[0].match().state().order[place]]; }
    static TurnCommands shot(PlayerId seat, int angle = 900) { return {Aim{seat, angle, 300}, Fire{seat}}; }
    static std::string seal(Machine& machine, int angle = 900) {
        return machine.plan(shot(machine.seat(), angle));
    }
    static bool opens(const Machine& machine) {
        return std::ranges::any_of(machine.log(machine.seat()).entries(), [](const Entry& entry) {
            return std::holds_alternative<word::Opens>(entry.content);
        });
    }
    /// The angles that have been fired at, by seats.
    static std::string fired(const Machine& machine) {
        std::string angles;
        for (const PlayerId seat : ids<PlayerId>(machine.match().settings().players)) {
            int angle = 0, fires = 0;
            for (const Recording::Line& line : machine.match().recording().lines) {
                const auto* const aim = std::get_if<Aim>(&line.command);
                const auto* const fire = std::get_if<Fire>(&line.command);
                if (aim && aim->player == seat) angle = aim->angle;
                if (fire && fire->player == seat) ++fires;
            }
            angles += concat(fires, "@", angle, " ");
        }
        return angles;
    }
    Entry opened(const Machine& machine, const TurnCommands& commands, const HalfDigest& nonce) {
        const AuthorsTurn turn = turn_of(machine.match(), machine.seat());
        return {turn.turn.turn, turn.turn.hash, word::Opens{nonce, commands}};
    }
    void give_up_but(const Machine& late) {
        for (Machine& machine : machines_)
            if (machine.seat().exists() && &machine != &late) machine.give_up();
        send_all();
    }
};

TEST_F(Orders, AreOpenedOnceAllHaveSealedTheirs) {
    EXPECT_EQ(seal(at_place(2), 700), "planned");
    EXPECT_EQ(seal(at_place(0), 800), "planned");
    send_all();
    for (const Machine& machine : machines_) {
        EXPECT_EQ(machine.match().turn(), 1) << "nobody plays before";
        EXPECT_TRUE(!machine.seat().exists() || !opens(machine));
    }
    EXPECT_EQ(at_place(0).merge().still_plan(at_place(0).match()), std::vector{at_place(1).seat()});
    EXPECT_EQ(seal(at_place(1), 900), "planned");
    send_all();
    expect_the_same();
    EXPECT_EQ(machines_[0].match().turn(), 4) << "all have fired";
    for (const Machine& machine : machines_) EXPECT_EQ(fired(machine), fired(machines_[0]));
    EXPECT_EQ(std::ranges::count(fired(machines_[0]), '1'), 3);
}

TEST_F(Orders, AreSealedInAnyTurnOfTheVolleyAndOnce) {
    for (const std::size_t place : {0, 1, 2}) {
        EXPECT_TRUE(at_place(place).merge().plannable(at_place(place).match()));
        EXPECT_EQ(seal(at_place(place)), "planned");
        EXPECT_FALSE(at_place(place).merge().plannable(at_place(place).match()));
        EXPECT_NE(seal(at_place(place), 100), "planned");
    }
    EXPECT_FALSE(watcher().merge().plannable(watcher().match()));
}

TEST_F(Orders, AreNotGivenInTheOpen) {
    Machine& first = at_place(0);
    EXPECT_EQ(first.give(Fire{first.seat()}), "wait until everything has settled");
    send_forged(first, at_place(1), entry_now(first, shot(first.seat())));
    EXPECT_NE(stopped(at_place(1)), "") << "a game that doesn't seal is another one";
}

TEST_F(Orders, ThatAreOpenedOtherwiseThanSealedAreVoid) {
    Machine &cheats = at_place(0), &second = at_place(1), &third = at_place(2);
    for (Machine* machine : {&cheats, &second, &third}) seal(*machine);
    send(cheats, second), send(cheats, third);  // sealed, but it hears of nobody
    const Entry other = opened(cheats, shot(cheats.seat(), 100), cheats.nonce());
    send_forged(cheats, second, other), send_forged(cheats, third, other),
        send_forged(cheats, watcher(), other);
    send(second, third), send(third, second), send(second, third), send(third, second);
    EXPECT_TRUE(opens(second) && opens(third));
    EXPECT_EQ(second.match().turn(), 1) << "it waits for the right ones";
    second.give_up(), third.give_up();
    send(second, third), send(third, second);
    EXPECT_EQ(second.match().turn(), 4);
    EXPECT_EQ(second.match().hash(), third.match().hash());
    EXPECT_NE(fired(second).find("0@0"), std::string::npos) << "passed";
}

TEST_F(Orders, StaySecretWhereOneOpensBeforeAllHaveSealed) {
    Machine &hasty = at_place(0), &second = at_place(1), &third = at_place(2);
    seal(hasty), seal(second);
    send(hasty, second), send(hasty, third);
    send_forged(hasty, second, opened(hasty, shot(hasty.seat()), hasty.nonce()));
    send(second, third);
    EXPECT_FALSE(opens(second)) << "the third could still see them";
    EXPECT_EQ(third.plan(shot(third.seat())), "planned");
    send(third, second);
    EXPECT_TRUE(opens(second));
}

TEST_F(Orders, AreOpenedByAProgramThatWasKilledMeanwhile) {
    for (const std::size_t place : {0, 1, 2}) seal(at_place(place), 700 + 10 * static_cast<int>(place));
    at_place(0).restart();
    send_all();
    at_place(0).play();
    send_all();
    expect_the_same();
    for (const char* angle : {"1@700", "1@710", "1@720"})
        EXPECT_NE(fired(machines_[0]).find(angle), std::string::npos) << fired(machines_[0]);
}

TEST_F(Orders, ArePassedWhereTheyAreLostAfterTheyWereSealed) {
    for (const std::size_t place : {0, 1, 2}) seal(at_place(place));
    Machine& loses = at_place(1);
    loses.lose_orders();
    loses.restart();
    send_all();
    EXPECT_EQ(machines_[0].match().player(), loses.seat()) << "the first has fired, the second is waited for";
    EXPECT_EQ(at_place(0).merge().awaited(at_place(0).match()), std::vector{loses.seat()});
    give_up_but(loses);
    expect_the_same();
    EXPECT_EQ(machines_[0].match().turn(), 4);
    for (Machine& machine : machines_) {
        EXPECT_EQ(machine.take_void(), std::vector{loses.seat()});
        EXPECT_TRUE(machine.take_void().empty()) << "once is enough";
    }
    EXPECT_NE(fired(machines_[0]).find("0@0"), std::string::npos);
    for (const std::size_t place : {0, 1, 2}) seal(at_place(place));
    send_all();
    expect_the_same();
    EXPECT_EQ(machines_[0].match().turn(), 7) << "it plays on";
}

TEST_F(Orders, ArePassedWhereTheyAreNotSealedInTime) {
    Machine& late = at_place(1);
    seal(at_place(0)), seal(at_place(2));
    send_all();
    give_up_but(late);
    expect_the_same();
    EXPECT_EQ(machines_[0].match().turn(), 4);
    EXPECT_NE(fired(machines_[0]).find("0@0"), std::string::npos) << "passed";
    EXPECT_FALSE(opens(late));
}

TEST_F(Orders, ThatCameInTimeForOneCount) {
    Machine &late = at_place(1), &gives_up = at_place(0), &has = at_place(2);
    seal(gives_up), seal(late), seal(has);
    send(has, gives_up), send(gives_up, has);
    gives_up.give_up();
    send(late, has), send(late, gives_up);
    send_all();
    expect_the_same();
    EXPECT_EQ(std::ranges::count(fired(machines_[0]), '1'), 3);
    EXPECT_TRUE(std::ranges::any_of(has.log(has.seat()).entries(), [&](const Entry& entry) {
        return std::holds_alternative<word::Has>(entry.content);
    })) << "it answers whoever has given up";
}

TEST_F(Orders, SealedTooLateAreNeverOpened) {
    Machine& late = at_place(1);
    seal(at_place(0)), seal(at_place(2));
    send(at_place(0), at_place(2)), send(at_place(2), at_place(0));
    at_place(0).give_up(), at_place(2).give_up();
    EXPECT_EQ(seal(late), "planned") << "it has heard of nothing";
    send_all();
    EXPECT_FALSE(opens(late));
    expect_the_same();
    for (const std::size_t place : {0, 1, 2}) EXPECT_EQ(seal(at_place(place)), "planned");
    send_all();
    expect_the_same();
    EXPECT_EQ(machines_[0].match().turn(), 7);
}

TEST_F(Orders, TheRulesRefuseAreLeftOutAlikeOnAllMachines) {
    Machine& first = at_place(0);
    const PlayerId seat = first.seat();
    const int too_strong = kFullPower;
    EXPECT_EQ(first.plan({Drive{seat, 0}, Aim{seat, 800, 200}, Aim{seat, 700, too_strong + 1}, Fire{seat}}),
              "planned");
    seal(at_place(1)), seal(at_place(2));
    send_all();
    expect_the_same();
    EXPECT_EQ(machines_[0].match().turn(), 4);
    EXPECT_NE(fired(machines_[0]).find("1@800"), std::string::npos) << fired(machines_[0]);
    EXPECT_EQ(first.take_left_out().size(), 2u) << "its owner is told";
    EXPECT_TRUE(at_place(1).take_left_out().empty());
}

TEST_F(Orders, EndInAPassWhereNothingOfThemIsLeft) {
    Machine& first = at_place(0);
    EXPECT_EQ(first.plan({Drive{first.seat(), 0}, Pass{first.seat()}}), "planned");
    seal(at_place(1)), seal(at_place(2));
    send_all();
    expect_the_same();
    EXPECT_EQ(machines_[0].match().turn(), 4);
}

TEST_F(Orders, OfWhoeverHasLeftAreAComputers) {
    Machine& leaves = at_place(1);
    leaves.leave();
    seal(at_place(0)), seal(at_place(2));
    send_all();
    expect_the_same();
    EXPECT_EQ(machines_[0].match().turn(), 4);
    seal(at_place(0)), seal(at_place(2));
    send_all();
    expect_the_same();
    EXPECT_EQ(machines_[0].match().turn(), 7) << "nobody waits for it";
}

TEST_F(Orders, AreWaitedForAgainInTheVolleyAfterOneWasWelcomed) {
    Machine& back = at_place(1);
    back.leave();
    seal(at_place(0)), seal(at_place(2));
    send_all();
    for (Machine& machine : machines_) machine.see_here({0, 1, 2});
    seal(at_place(0)), seal(at_place(2));
    EXPECT_NE(seal(back), "planned") << "a computer plays this one";
    send_all();
    expect_the_same();
    EXPECT_EQ(machines_[0].match().turn(), 7);
    EXPECT_EQ(seal(back), "planned");
    seal(at_place(0)), seal(at_place(2));
    send_all();
    expect_the_same();
    EXPECT_EQ(machines_[0].match().turn(), 10);
}

TEST(SealedOrders, TellNothingAndHoldAtOneTableInOneVolleyForOneSeat) {
    const word::Opens orders = {half_of(digest("nonce")), {Fire{2}}};
    const HalfDigest sealed = sealed_orders(digest("table"), {5, 77}, 2, orders);
    EXPECT_NE(sealed, sealed_orders(digest("another"), {5, 77}, 2, orders));
    EXPECT_NE(sealed, sealed_orders(digest("table"), {6, 77}, 2, orders));
    EXPECT_NE(sealed, sealed_orders(digest("table"), {5, 78}, 2, orders));
    EXPECT_NE(sealed, sealed_orders(digest("table"), {5, 77}, 1, orders));
    EXPECT_NE(sealed, sealed_orders(digest("table"), {5, 77}, 2, {half_of(digest("other")), {Fire{2}}}));
    EXPECT_NE(sealed, sealed_orders(digest("table"), {5, 77}, 2, {half_of(digest("nonce")), {Pass{2}}}));
    const KeyPair keys(digest("a")), others(digest("b"));
    EXPECT_NE(orders_nonce(digest("table"), {5, 77}, keys), orders_nonce(digest("table"), {6, 77}, keys));
    EXPECT_NE(orders_nonce(digest("table"), {5, 77}, keys), orders_nonce(digest("table"), {5, 77}, others));
}

}  // namespace
}  // namespace terramorph

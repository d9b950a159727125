#include "lab/balance/round_recorder.h"

#include <gtest/gtest.h>

#include "base/index.h"

namespace terramorph {
namespace {

Places standing(float first, float second, float third) {
    return {Vec2<float>{first, 100}, Vec2<float>{second, 100}, Vec2<float>{third, 100}};
}

ShotRecord shot_at(int player, int mark, bool flies = true) {
    ShotRecord shot;
    shot.player = player;
    shot.mark = mark;
    shot.weapon = 0;
    shot.flies = flies;
    return shot;
}

/// A round of three, in which the first one hits the second twice, and the third dies by a fall unfired.
class RoundOfThree : public testing::Test {
  protected:
    RoundOfThree() {
        recorder_.begin_turn(0, 100 * kTick);
        recorder_.begin_shot(shot_at(0, 1), standing(200, 600, 900));
        recorder_.note(event::Exploded{.tank = 0}, 160 * kTick);
        recorder_.note(event::Hurt{.tank = 1, .by = 0, .health = 60, .cause = HurtCause::direct},
                       160 * kTick);
        recorder_.note(event::Exploded{.tank = 0}, 170 * kTick);
        recorder_.note(event::Hurt{.tank = 0, .by = 0, .health = 5, .cause = HurtCause::blast}, 170 * kTick);
        recorder_.note(event::BrokeOff{.area = 30}, 171 * kTick);
        recorder_.note(event::BrokeOff{.area = 12}, 172 * kTick);
        recorder_.end_turn(250 * kTick, standing(240, 602, 960));
        recorder_.begin_turn(1, 250 * kTick);
        recorder_.end_turn(250 * kTick, standing(240, 602, 960));
        recorder_.begin_turn(0, 250 * kTick);
        recorder_.begin_shot(shot_at(0, 1), standing(240, 602, 960));
        recorder_.note(event::Hurt{.tank = 1, .by = 0, .health = 40, .cause = HurtCause::blast}, 300 * kTick);
        recorder_.note(event::Died{.tank = 1, .by = 0}, 301 * kTick);
        recorder_.note(event::Hurt{.tank = 2, .by = 0, .health = 100, .cause = HurtCause::fall}, 310 * kTick);
        recorder_.note(event::Died{.tank = 2, .by = 0}, 311 * kTick);
        recorder_.note(event::UsedItem{.tank = 2, .item = 4}, 312 * kTick);
        recorder_.note(event::RoundEnded{0}, 400 * kTick);
        recorder_.end_turn(400 * kTick, {Vec2<float>{240, 100}, std::nullopt, std::nullopt});
    }

    RoundRecorder recorder_{{"A", "B", "C"}, 100 * kTick};
    const RoundRecord& round_ = recorder_.record();
};

TEST_F(RoundOfThree, HasItsTurnsAndItsWinner) {
    EXPECT_EQ(round_.opener, 0);
    EXPECT_EQ(round_.winner, 0);
    EXPECT_EQ(round_.ticks, 300 * kTick);
    EXPECT_EQ(round_.volleys(), 2);
    ASSERT_EQ(round_.turns.size(), 3u);
    EXPECT_EQ(round_.turns[0].ticks, 150 * kTick);
    EXPECT_EQ(round_.turns[1].player, 1);
    EXPECT_EQ(round_.turns[1].ticks, Ticks());
}

TEST_F(RoundOfThree, TellsWhoDiedWithoutHavingFired) {
    EXPECT_EQ(round_.parts[0].shots, 2);
    EXPECT_EQ(round_.parts[0].kills, 2);
    EXPECT_FALSE(round_.parts[0].died_unfired()) << "it lives";
    EXPECT_TRUE(round_.parts[1].died_unfired()) << "it had a turn and let it pass";
    EXPECT_TRUE(round_.parts[2].died_unfired());
    EXPECT_EQ(round_.items, std::vector<int>{4});
}

TEST_F(RoundOfThree, BooksEveryHurtAndDeathByItsCauseOnce) {
    const auto of = [](const ByCause& by_cause, HurtCause cause) { return by_cause[at(cause)]; };
    EXPECT_EQ(of(round_.harm, HurtCause::direct), 60);
    EXPECT_EQ(of(round_.harm, HurtCause::blast), 45);
    EXPECT_EQ(of(round_.harm, HurtCause::fall), 100);
    EXPECT_EQ(of(round_.deaths, HurtCause::blast), 1) << "what hurt it last";
    EXPECT_EQ(of(round_.deaths, HurtCause::fall), 1);
    EXPECT_EQ(of(round_.deaths, HurtCause::direct), 0);
}

TEST_F(RoundOfThree, TheFirstShotHitItsMarkAndMovedWhoStoodBeyond) {
    const ShotRecord& first = round_.shots.at(0);
    EXPECT_EQ(first.number, 1);
    EXPECT_TRUE(first.hit);
    EXPECT_EQ(first.harm, 60) << "its own is not counted";
    EXPECT_EQ(first.kills, 0);
    EXPECT_EQ(first.rest, 80 * kTick) << "after the last blast";
    EXPECT_EQ(first.earth, 42);
    EXPECT_EQ(first.seen, 2);
    EXPECT_EQ(first.moved, 2);
    EXPECT_EQ(first.moved_far, 1);
}

TEST_F(RoundOfThree, TheSecondShotKilledBesideItsMark) {
    const ShotRecord& second = round_.shots.at(1);
    EXPECT_EQ(second.number, 2);
    EXPECT_FALSE(second.hit) << "a blast nearby is no direct hit";
    EXPECT_EQ(second.harm, 140);
    EXPECT_EQ(second.kills, 2);
    EXPECT_FALSE(second.rest) << "nothing exploded";
    EXPECT_EQ(second.seen, 0) << "both are gone";
}

TEST(RoundRecorder, NumbersFlyingShotsByTheirMark) {
    RoundRecorder recorder({"A", "B", "C"});
    recorder.begin_turn(0, 0);
    for (const ShotRecord& shot :
         {shot_at(0, 1), shot_at(0, 2), shot_at(1, 0), shot_at(0, 1, false), shot_at(0, 1)})
        recorder.begin_shot(shot, standing(0, 0, 0));
    std::vector<int> numbers;
    for (const ShotRecord& shot : recorder.record().shots) numbers.push_back(shot.number);
    EXPECT_EQ(numbers, (std::vector<int>{1, 1, 1, 2, 2}));
}

}  // namespace
}  // namespace terramorph

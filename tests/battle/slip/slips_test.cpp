#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "support/sixteenths.h"
#include "support/slip_battle.h"

namespace terramorph {
namespace {

using namespace test;

TEST(Slip, TheStripBecomesWhatLiesBehindIt) {
    for (const Generator* generator : generators()) {
        SlipBattle slip(level_to_slip(generator->name, 3));
        const BattleEvents events = slip.slip(kStrip, 48);
        const auto slipped = first<event::Slipped>(events);
        EXPECT_EQ(slipped.from, kStrip.x0);
        EXPECT_EQ(slipped.to, kStrip.x1);
        EXPECT_EQ(slipped.rows, 48);
        EXPECT_EQ(count<event::MapEnded>(events), 0);
        for (int x = 0; x < slip.ground().width(); ++x) {
            const bool whole = x >= kStrip.x0 + 30 && x < kStrip.x1 - 30;
            const bool none = x < kStrip.x0 || x >= kStrip.x1;
            if (!whole && !none) continue;
            EXPECT_EQ(slip.state().slips.rows[at(x)], whole ? 48 : 0);
            EXPECT_EQ(slip.risen(x), slip.rise(whole ? 48 : 0, x)) << generator->name << x;
        }
    }
}

TEST(Slip, TheCutBendsAtTheEndsOfTheStrip) {
    SlipBattle slip(level_to_slip("waves", 3));
    slip.slip(kStrip, 48);
    for (int x = kStrip.x0 - 1; x < kStrip.x1; ++x) {
        const int row = slip.state().slips.rows[at(x)];
        EXPECT_LE(std::abs(row - slip.state().slips.rows[at(x + 1)]), 3) << x;
        EXPECT_EQ(slip.risen(x), slip.rise(row, x)) << x;
    }
}

TEST(Slip, ThereAndBackIsTheIdentity) {
    for (const Generator* generator : generators())
        for (const Range strip : {kStrip, kAll}) {
            SlipBattle slip(level_to_slip(generator->name, 5));
            slip.crater(500, 40);
            slip.battle.world().carve(
                disc(540 * kColumn, slip.ground().top(540) - 40 * kColumn, 8 * kColumn));
            settle(slip.battle);
            const std::vector<std::vector<Span>> before = slip.columns();
            slip.slip(strip, 12);
            EXPECT_NE(slip.columns(), before) << generator->name;
            slip.slip(strip, -12);
            const std::vector<std::vector<Span>> after = slip.columns();
            int crushed = 0;
            for (int x = 0; x < slip.ground().width(); ++x) {
                // Where the floor of a mine meets bedrock it's lifted for good.
                const bool is_low = before[at(x)].front().top + slip.rise(12, x) < Ground::kBedrock;
                crushed += is_low;
                if (!is_low) ASSERT_EQ(after[at(x)], before[at(x)]) << generator->name << " " << x;
            }
            EXPECT_LT(crushed, slip.ground().width() / 4) << generator->name;
            if (crushed == 0) EXPECT_EQ(slip.state().slips.cells, 0);
        }
}

TEST(Slip, EarthIsBookedToTheCellInEveryTick) {
    for (const char* generator : {"circle-hill", "limited-random", "plateaus"}) {
        SlipBattle slip(level_to_slip(generator, 2));
        slip.crater(520, 300);  // down to bedrock, where there's nothing to take
        slip.battle.world().carve(disc(450 * kColumn, 12 * kColumn, 30 * kColumn));
        settle(slip.battle);
        const std::int64_t before = slip.ground().area();
        const auto look = [&] { EXPECT_EQ(slip.ground().area(), before + slip.state().slips.cells); };
        slip.slip(kStrip, 48, look);
        EXPECT_NE(slip.state().slips.cells, 0);
        slip.slip({300, 800}, -90, look);
    }
}

TEST(Slip, ASecondOneStartsWhereTheFirstStopped) {
    SlipBattle slip(level_to_slip("hill", 4));
    slip.slip(kStrip, 48);
    slip.slip({462, 662}, 48);
    EXPECT_EQ(slip.state().slips.rows[at(540)], 96);
    EXPECT_EQ(slip.risen(540), slip.rise(96, 540));
    EXPECT_EQ(slip.state().slips.rows[at(625)], 48);
    EXPECT_EQ(slip.risen(625), slip.rise(48, 625));
}

TEST(Slip, TheEndOfTheMapStopsItAndThatIsSaid) {
    LevelSettings level = level_to_slip("circle-hill", 4);
    level.cut.position = 10.0 / (level.terrain.depth - 1);
    ASSERT_EQ(cut_row(level.terrain, level.cut), 10);
    SlipBattle slip(level);
    EXPECT_EQ(count<event::MapEnded>(slip.slip(kStrip, 48)), 1);
    EXPECT_EQ(slip.state().slips.rows[at(512)], 10);
    EXPECT_EQ(slip.risen(512), slip.rise(10, 512));
    const std::vector<std::vector<Span>> before = slip.columns();
    const BattleEvents events = slip.slip({448, 576}, 1);
    EXPECT_EQ(count<event::MapEnded>(events), 1);
    EXPECT_EQ(count<event::Slipped>(events), 0);
    EXPECT_EQ(slip.columns(), before);
}

TEST(Slip, LandWithoutAnEndGoesOn) {
    LevelSettings level = level_to_slip("waves", 4);
    level.cut.position = 0;
    SlipBattle slip(level);
    EXPECT_EQ(count<event::MapEnded>(slip.slip(kAll, 48)), 0);
    EXPECT_EQ(slip.risen(0), slip.rise(48, 0));
}

TEST(Slip, ATurnedCutMovesToTheLinesBehindIt) {
    LevelSettings level = level_to_slip("hill", 4);
    level.cut.angle = 30;
    SlipBattle slip(level);
    slip.slip(kAll, 12);
    for (const int x : {0, 300, 1023}) EXPECT_EQ(slip.risen(x), slip.rise(12, x));
}

TEST(Slip, NoColumnMovesMoreThanOneAndAHalfInATick) {
    SlipBattle slip(level_to_slip("limited-random", 3));
    std::vector<std::vector<Span>> before = slip.columns();
    const auto look = [&] {
        const std::vector<std::vector<Span>> now = slip.columns();
        for (std::size_t x = 0; x < now.size(); ++x)
            ASSERT_LE(abs(now[x].back().top - before[x].back().top), 24_16ths) << x;
        before = now;
    };
    slip.slip(kStrip, 48, look);
}

TEST(Slip, ItTakesTwoSecondsWhereTheLandIsGentle) {
    SlipBattle slip(level_to_slip("waves", 3));
    slip.battle.world().slip(kStrip, 12);
    EXPECT_EQ(slip.state().slips.going.at(0).ticks, 2 * kSecond);
    slip.battle.step();
    EXPECT_FALSE(slip.battle.at_rest());
}

TEST(Slip, NothingTakesPartWhereTheLandDoesNot) {
    for (const LivingLand land : {LivingLand::off, LivingLand::scenery}) {
        SlipBattle slip(level_to_slip("waves", 3), rules_in(land));
        const std::uint64_t before = slip.battle.hash();
        EffectContext context;
        context.at = fixed_place(512, 200);
        slip.battle.world().apply({effect("slip")}, context);
        EXPECT_EQ(slip.battle.hash(), before);
        EXPECT_TRUE(slip.battle.take_events().empty());
    }
}

TEST(Slip, ABattleForksBetweenSlipsAndGoesOnAlike) {
    SlipBattle slip(level_to_slip("circle-hill", 6), slip_rules(LooseEarth::breaks));
    const std::unique_ptr<Battle> fresh = slip.battle.fork();
    for (Battle* battle : {&slip.battle, fresh.get()}) battle->world().slip(kStrip, 48);
    EXPECT_EQ(parted(slip.battle, *fresh, 200), std::nullopt);
    settle(slip.battle);
    slip.battle.begin_turn(0);
    const std::unique_ptr<Battle> later = slip.battle.fork();
    for (Battle* battle : {&slip.battle, later.get()}) battle->world().slip(kAll, 12);
    EXPECT_EQ(parted(slip.battle, *later, 200), std::nullopt);
}

TEST(Slip, OneOfItsPlacesIsPartOfTheHash) {
    SlipBattle one(level_to_slip("waves", 3)), other(level_to_slip("waves", 3));
    one.slip(kStrip, 48);
    other.slip(kStrip, 47);
    other.slip(kStrip, 1);
    EXPECT_NE(one.state().slips.rows, other.state().slips.rows) << "the ends bend otherwise";
    EXPECT_NE(one.battle.hash(), other.battle.hash());
}

}  // namespace
}  // namespace terramorph

// Tanks whose anchors hold their land while the rest slips.
#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>

#include "battle/content/needs.h"
#include "battle/slip/slips.h"
#include "support/good_table.h"
#include "support/slip_battle.h"

namespace terramorph {
namespace {

using namespace test;

constexpr int kReach = 64;

const Arsenal& anchors_only() {
    static const Arsenal arsenal =
        arsenal_of(weapon_table("missile", "unlimited = true") +
                   item_table("anchor", R"(on_slip = [{ effect = "anchor", reach = 64 }])"));
    return arsenal;
}

/// A battle in which tanks stand where they're put, with so many anchors each.
struct AnchorBattle : SlipBattle {
    explicit AnchorBattle(const LevelSettings& level, std::initializer_list<int> places, int anchors = 1,
                          const BattleRules& rules = slip_rules())
        : SlipBattle(level, rules, static_cast<int>(places.size()), anchors_only()) {
        for (TankId tank = 0; const int x : places) {
            put_tank(x, tank);
            items(tank, "anchor") = anchors;
            tank = TankId::at(tank.value() + 1);
        }
        battle.take_events();
    }
    int anchors(TankId tank) { return items(tank, "anchor"); }
    int row(int x) const { return state().slips.rows[at(x)]; }
    Range plot(TankId tank) const {
        const int x = static_cast<int>(state().tank(tank).body.at.x);
        return {std::max(x - kReach, 0), std::min(x + kReach + 1, ground().width())};
    }
};

TEST(SlipAnchors, KeepTheLandOfTheirTankToTheBitAndTheTankWhereItIs) {
    for (const Generator* generator : generators())
        for (const Range strip : {kStrip, kAll}) {
            AnchorBattle slip(level_to_slip(generator->name, 3), {512, 900});
            slip.items(1, "anchor") = 0;
            slip.crater(560, 12);
            const std::vector<std::vector<Span>> before = slip.columns();
            const BodyState stood = slip.state().tank(0).body;
            const Range plot = slip.plot(0);
            const auto look = [&] {
                const std::vector<std::vector<Span>> now = slip.columns();
                for (int x = plot.x0; x < plot.x1; ++x)
                    ASSERT_EQ(now[at(x)], before[at(x)]) << generator->name << " " << x;
            };
            const BattleEvents events = slip.slip(strip, 48, look);
            EXPECT_EQ(count<event::Anchored>(events), 1);
            EXPECT_EQ(first<event::Anchored>(events).tank, 0);
            EXPECT_EQ(count<event::Slipped>(events), 1);
            EXPECT_NEAR(slip.state().tank(0).body.at.x, stood.at.x, 0.2) << generator->name;
            EXPECT_NEAR(slip.state().tank(0).body.at.y, stood.at.y, 0.2) << generator->name;
            for (int x = plot.x0; x < plot.x1; ++x) EXPECT_EQ(slip.row(x), 0) << x;
            if (strip != kAll) continue;
            for (int x = 0; x < slip.ground().width(); ++x) {
                if (x >= plot.x0 - kSlipRamp && x < plot.x1 + kSlipRamp) continue;
                EXPECT_EQ(slip.row(x), 48) << x;
                EXPECT_EQ(slip.risen(x), slip.rise(48, x)) << generator->name << " " << x;
            }
        }
}

TEST(SlipAnchors, BesideThemTheCutBends) {
    for (const Generator* generator : generators()) {
        AnchorBattle slip(level_to_slip(generator->name, 4), {512, 900});
        slip.items(1, "anchor") = 0;
        slip.slip(kAll, 48);
        const Range plot = slip.plot(0);
        for (int x = plot.x0 - kSlipRamp - 1; x <= plot.x1 + kSlipRamp; ++x) {
            const int row = slip.row(x), next = slip.row(x + 1);
            EXPECT_LE(std::abs(row - next), 3) << x;
            EXPECT_EQ(slip.risen(x), slip.rise(row, x)) << generator->name << " " << x;
            // A step as high as there is on one row, and what those few rows add.
            const Sixteenths step = slip.rise(row, x + 1) - slip.rise(row, x);
            const Sixteenths share = slip.rise(next, x + 1) - slip.rise(row, x + 1);
            EXPECT_LE(abs(slip.risen(x + 1) - slip.risen(x)), abs(step) + abs(share)) << x;
        }
    }
}

TEST(SlipAnchors, EachSlipTakesOneWhoeverLetsItSlip) {
    for (const TankId by : ids<TankId>(2)) {
        AnchorBattle slip(level_to_slip("waves", 3), {512, 900}, 3);
        for (int left = 2; left >= 0; --left) {
            EffectContext context;
            context.at = fixed_place(520, 200);
            context.tank = by;
            slip.battle.world().apply({effect("slip")}, context);
            EXPECT_EQ(slip.state().slips.going.at(0).by, by);
            EXPECT_EQ(slip.state().acting, by);
            settle(slip.battle);
            EXPECT_EQ(slip.anchors(0), left);
            EXPECT_EQ(slip.row(512), 0);
        }
        EXPECT_EQ(slip.anchors(1), 3) << "its land never slips";
        const BattleEvents events = slip.slip(kStrip, 48);
        EXPECT_EQ(count<event::Anchored>(events), 0);
        EXPECT_EQ(slip.row(512), 48);
    }
}

TEST(SlipAnchors, AreKeptUnlessOneColumnOfTheirLandWouldSlip) {
    for (const bool meets : {true, false}) {
        AnchorBattle slip(level_to_slip("waves", 3), {300, 900});
        const int end = slip.plot(0).x1 - 1 + (meets ? 0 : 1);
        slip.slip({end, end + 200}, 48);
        EXPECT_EQ(slip.anchors(0), meets ? 0 : 1);
        EXPECT_EQ(slip.anchors(1), 1);
        EXPECT_EQ(slip.row(end), meets ? 0 : 3);
    }
}

TEST(SlipAnchors, ThereAndBackIsStillTheIdentity) {
    for (const Generator* generator : generators()) {
        AnchorBattle slip(level_to_slip(generator->name, 5), {512, 900}, 2);
        slip.items(1, "anchor") = 0;
        const std::vector<std::vector<Span>> before = slip.columns();
        slip.slip(kAll, 12);
        slip.slip(kAll, -12);
        EXPECT_EQ(slip.anchors(0), 0);
        const std::vector<std::vector<Span>> after = slip.columns();
        for (int x = 0; x < slip.ground().width(); ++x) {
            EXPECT_EQ(slip.row(x), 0);
            const bool is_low = before[at(x)].front().top + slip.rise(12, x) < Ground::kBedrock;
            if (!is_low) ASSERT_EQ(after[at(x)], before[at(x)]) << generator->name << " " << x;
        }
    }
}

TEST(SlipAnchors, OfTwoTanksBothHold) {
    for (const int apart : {50, 160, 400}) {
        AnchorBattle slip(level_to_slip("waves", 3), {300, 300 + apart});
        const BattleEvents events = slip.slip(kAll, 48);
        EXPECT_EQ(count<event::Anchored>(events), 2);
        for (const TankId tank : ids<TankId>(2)) {
            EXPECT_EQ(slip.anchors(tank), 0);
            const Range plot = slip.plot(tank);
            for (int x = plot.x0; x < plot.x1; ++x) ASSERT_EQ(slip.row(x), 0) << apart << " " << x;
        }
        for (int x = 0; x + 1 < slip.ground().width(); ++x)
            ASSERT_LE(std::abs(slip.row(x) - slip.row(x + 1)), 3) << apart << " " << x;
        EXPECT_EQ(slip.row(900), 48);
    }
}

TEST(SlipAnchors, WhatMovesIsKnownInRuns) {
    AnchorBattle slip(level_to_slip("waves", 3), {300, 700});
    slip.battle.world().slip(kAll, 48);
    const Range left = slip.plot(0), right = slip.plot(1);
    EXPECT_EQ(slip.state().slips.going.at(0).moving(),
              (std::vector<Range>{{0, left.x0}, {left.x1, right.x0}, {right.x1, slip.ground().width()}}));
}

TEST(SlipAnchors, HoldAtTheEdgesOfTheLevel) {
    AnchorBattle slip(level_to_slip("waves", 3), {24, 1000});
    slip.slip(kAll, 48);
    for (const TankId tank : ids<TankId>(2)) {
        const Range plot = slip.plot(tank);
        EXPECT_LT(plot.x1 - plot.x0, 2 * kReach + 1);
        for (int x = plot.x0; x < plot.x1; ++x) EXPECT_EQ(slip.row(x), 0) << x;
    }
    EXPECT_EQ(slip.row(512), 48);
}

TEST(SlipAnchors, OfTheDeadDoNotHold) {
    AnchorBattle slip(level_to_slip("waves", 3), {512, 900, 100});
    destroy(slip.battle, 0, -1);
    settle(slip.battle);
    const BattleEvents events = slip.slip(kStrip, 48);
    EXPECT_EQ(count<event::Anchored>(events), 0);
    EXPECT_EQ(slip.anchors(0), 1);
    EXPECT_EQ(slip.row(512), 48);
}

TEST(SlipAnchors, AreKeptWhereTheMapEndsAnyway) {
    LevelSettings level = level_to_slip("circle-hill", 4);
    level.cut.position = 0;
    AnchorBattle slip(level, {512, 900});
    const BattleEvents events = slip.slip(kStrip, 48);
    EXPECT_EQ(count<event::MapEnded>(events), 1);
    EXPECT_EQ(count<event::Anchored>(events), 0);
    EXPECT_EQ(slip.anchors(0), 1);
}

TEST(SlipAnchors, WhatTheyLeaveIsBookedToTheCell) {
    AnchorBattle slip(level_to_slip("limited-random", 2), {512, 700});
    slip.crater(420, 300);
    const std::int64_t before = slip.ground().area();
    const auto look = [&] { EXPECT_EQ(slip.ground().area(), before + slip.state().slips.cells); };
    slip.slip(kAll, 48, look);
    EXPECT_NE(slip.state().slips.cells, 0);
}

TEST(SlipAnchors, HoldAgainstTheLandsDriftToo) {
    BattleRules rules = slip_rules();
    rules.sudden_death = 1;
    rules.ends_by = SuddenDeath::drift;
    AnchorBattle slip(level_to_slip("waves", 3), {512, 900}, 2, rules);
    const auto pass = [&] {
        slip.battle.begin_turn(0);
        settle(slip.battle);
        slip.battle.end_turn();
        settle(slip.battle);
    };
    while (slip.anchors(0) > 0) pass();
    EXPECT_EQ(slip.row(512), 0);
    EXPECT_EQ(std::abs(slip.row(700)), 8);
    pass();
    EXPECT_EQ(std::abs(slip.row(512)), 4);
}

TEST(SlipAnchors, WhatLetsLandSlipWhenItSlipsComesToAnEnd) {
    const Arsenal arsenal =
        arsenal_of(weapon_table("missile", "unlimited = true") +
                   item_table("echo", "lasting = true", R"(on_slip = [{ effect = "slip", rows = 8 }])") +
                   item_table("anchor", R"(on_slip = [{ effect = "anchor", reach = 30 }])"));
    Kit kit;
    kit.items = {1, 1};
    Battle battle(slip_rules(), level_to_slip("waves", 3), arsenal, std::vector<Kit>(2, kit), 1);
    const int x = static_cast<int>(battle.state().tank(0).body.at.x);
    battle.world().slip(kAll, 48);
    EXPECT_EQ(battle.state().tank(0).kit.items[1], 0);
    EXPECT_EQ(battle.state().slips.going.size(), 3u);
    EXPECT_LE(std::abs(battle.state().slips.rows[at(x)]), 16) << "only the echoes move it";
    settle(battle);
}

TEST(SlipAnchors, ABattleForksAndGoesOnAlike) {
    AnchorBattle slip(level_to_slip("circle-hill", 6), {512, 900}, 2, slip_rules(LooseEarth::breaks));
    slip.battle.begin_turn(0);
    const std::unique_ptr<Battle> other = slip.battle.fork();
    for (Battle* battle : {&slip.battle, other.get()}) battle->world().slip(kStrip, 48);
    EXPECT_EQ(parted(slip.battle, *other, 200), std::nullopt);
}

TEST(SlipAnchors, AreOfNoUseWhereTheLandTakesNoPart) {
    const Weapon& item = anchors_only().items.front();
    EXPECT_TRUE(needs_living_land(item));
    EXPECT_TRUE(does_nothing(item, rules_in(LivingLand::scenery)));
    EXPECT_FALSE(does_nothing(item, rules_in(LivingLand::in_play)));
}

TEST(SlipAnchors, NobodyUsesThemByHand) {
    AnchorBattle slip(level_to_slip("waves", 3), {512, 900});
    const Refusal refusal = slip.battle.validate_use(0, slip.state().arsenal->find_item("anchor"));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->text(), "Anchor works by itself");
}

}  // namespace
}  // namespace terramorph

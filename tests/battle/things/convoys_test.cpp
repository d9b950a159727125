// Carts and strangers on the roads of land in play.
#include "battle/things/convoys.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <vector>

#include "base/index.h"
#include "battle/motion/going.h"
#include "support/battles.h"
#include "support/land/mine_levels.h"
#include "support/mine_battle.h"
#include "support/wood_battle.h"

namespace terramorph {
namespace {

using namespace test;

constexpr Range kWide = {420, 620}, kNarrow = {500, 520};
constexpr int kMostTurnsOfRoad = 200;

/// Flat land with one road, and two tanks far from it.
class Convoys : public testing::Test {
  protected:
    Convoys() { lay(kWide); }

    void lay(Range road, LivingLand land = LivingLand::in_play, std::uint32_t seed = 1) {
        BattleRules rules = rules_in(land);
        rules.fuel = 400;
        battle_ = std::make_unique<Battle>(rules, wooded_level({}), built_in_arsenal(), 2, seed);
        battle_->world().place_tank(0, {100, kFlat + 1}, 0);
        battle_->world().place_tank(1, {900, kFlat + 1}, 0);
        settle(*battle_);
        auto& covers = state().covers;
        std::ranges::replace(covers, LandCover::road, LandCover::bare);
        if (!covers.empty()) std::fill(covers.begin() + road.x0, covers.begin() + road.x1, LandCover::road);
        battle_->take_events();
    }

    BattleState& state() { return const_cast<BattleState&>(battle_->state()); }
    std::vector<Thing> carts() {
        std::vector<Thing> carts;
        for (const Thing& thing : state().things)
            if (thing.is_cart()) carts.push_back(thing);
        return carts;
    }
    BattleEvents pass_turn() {
        battle_->end_turn();
        BattleEvents events = settle(*battle_);
        battle_->begin_turn(0);
        return events;
    }
    /// Passes turns until this many carts or strangers stand on the road.
    void await(Thing::Kind kind, std::size_t number = 1) {
        for (int turn = 0; turn < kMostTurnsOfRoad; ++turn) {
            pass_turn();
            if (const auto now = carts(); now.size() == number && now.front().kind == kind) return;
        }
        FAIL() << "none has come in " << kMostTurnsOfRoad << " turns";
    }

    std::unique_ptr<Battle> battle_;
};

TEST_F(Convoys, ComeNowAndThenFromTheThirdTurnOnAndGoOnWithTheNext) {
    int came = 0, turns = 0;
    for (std::uint32_t seed = 1; seed <= 12; ++seed) {
        lay(kWide, LivingLand::in_play, seed);
        for (int turn = 1; turn <= 60; ++turn) {
            const std::size_t before = carts().size();
            const BattleEvents events = pass_turn();
            EXPECT_EQ(count<event::CartLeft>(events), before);
            const auto coming = of_kind<event::ConvoyCame>(events);
            if (battle_->state().turns < kConvoyFrom) EXPECT_TRUE(coming.empty());
            EXPECT_EQ(carts().size(), coming.empty() ? 0 : coming.front().carts);
            came += !coming.empty();
            ++turns;
        }
    }
    EXPECT_NEAR(came, turns / kConvoyEvery, turns / kConvoyEvery / 3);
}

TEST_F(Convoys, HaveAsManyCartsAsTheirRoadHasRoomForAndALoneOneIsAStranger) {
    const auto kinds_on = [&](Range road) {
        std::vector<std::size_t> sizes;
        lay(road);
        for (int turn = 0; turn < kMostTurnsOfRoad; ++turn) {
            pass_turn();
            const auto now = carts();
            if (now.empty()) continue;
            EXPECT_EQ(now.size() == 1, now.front().kind == Thing::Kind::stranger);
            sizes.push_back(now.size());
        }
        std::ranges::sort(sizes);
        sizes.erase(std::unique(sizes.begin(), sizes.end()), sizes.end());
        return sizes;
    };
    EXPECT_EQ(kinds_on(kNarrow), std::vector<std::size_t>({1}));
    EXPECT_EQ(kinds_on({500, 550}), std::vector<std::size_t>({1, 2}));
    EXPECT_EQ(kinds_on(kWide), std::vector<std::size_t>({1, 3}));
}

TEST_F(Convoys, StandOneBehindTheOtherInTheMiddleOfTheRoad) {
    await(Thing::Kind::cart, 3);
    auto columns = std::vector<float>();
    for (const Thing& cart : carts()) {
        columns.push_back(cart.at.x);
        EXPECT_EQ(cart.at.y, kFlat);
        EXPECT_EQ(cart.goes_right(), carts().front().goes_right());
    }
    std::ranges::sort(columns);
    EXPECT_EQ(columns[1] - columns[0], kCartGap);
    EXPECT_EQ(columns[2] - columns[1], kCartGap);
    EXPECT_NEAR(columns[1], (kWide.x0 + kWide.x1) / 2.0f, 1);
    EXPECT_EQ(violations(*battle_), std::vector<std::string>{});
}

TEST_F(Convoys, StopBeforeACrater) {
    await(Thing::Kind::cart, 3);
    const bool right = carts().front().goes_right();
    battle_->end_turn();
    settle(*battle_);
    const int middle = (kWide.x0 + kWide.x1) / 2;
    battle_->world().carve(disc(middle * kColumn, kFlat * kColumn, 15 * kColumn));
    bool came = false;
    for (int turn = 0; turn < kMostTurnsOfRoad; ++turn) {
        pass_turn();
        for (const Thing& cart : carts()) {
            came |= cart.goes_right() == right;
            if (cart.goes_right())
                EXPECT_LT(cart.at.x, middle - 13);
            else
                EXPECT_GT(cart.at.x, middle + 13);
            EXPECT_EQ(cover_at(state(), static_cast<int>(cart.at.x)), LandCover::road);
        }
    }
    EXPECT_TRUE(came);
}

TEST_F(Convoys, RunIntoATankOnTheRoadAndStopThere) {
    battle_->world().place_tank(0, {(kWide.x0 + kWide.x1) / 2.0f, kFlat + 1}, 0);
    settle(*battle_);
    int rams = 0;
    for (int turn = 0; turn < 40; ++turn) {
        const int health = state().tank(0).health;
        const BattleEvents events = pass_turn();
        const auto hurts = of_kind<event::Hurt>(events);
        for (const Thing& cart : carts())
            EXPECT_GE(std::abs(cart.at.x - state().tank(0).body.at.x), kHullHalfWidth + Thing::kCartLong / 2);
        if (carts().size() < 3) continue;  // a stranger has less far to come
        ASSERT_EQ(hurts.size(), 1u);
        EXPECT_EQ(hurts.front().cause, HurtCause::ram);
        EXPECT_FALSE(hurts.front().by.exists());
        EXPECT_EQ(state().tank(0).health, health - kRammedHealth);
        EXPECT_EQ(count<event::Robbed>(events), 0) << "it didn't drive into them";
        ++rams;
    }
    EXPECT_GT(rams, 0);
}

TEST_F(Convoys, DestroyNobody) {
    battle_->world().place_tank(0, {(kWide.x0 + kWide.x1) / 2.0f, kFlat + 1}, 0);
    settle(*battle_);
    battle_->world().tank(0).health = kRammedHealth + 1;
    for (int turn = 0; turn < 100; ++turn) pass_turn();
    EXPECT_EQ(state().tank(0).health, 1);
    EXPECT_TRUE(state().tank(0).alive);
}

TEST_F(Convoys, StopShellsAndLeaveACrateWhereTheyAreShot) {
    await(Thing::Kind::cart, 3);
    const Thing cart = carts()[1];
    explode(*battle_, {cart.at.x, kFlat + 14.0}, 12, 100, 1);
    const BattleEvents events = settle(*battle_);
    ASSERT_EQ(count<event::CartWrecked>(events), 1);
    EXPECT_EQ(first<event::CartWrecked>(events).tank, 1);
    EXPECT_EQ(carts().size(), 2u);
    ASSERT_EQ(state().debris.size(), 1u);
    EXPECT_EQ(state().debris.front().kind, Debris::Kind::crate);
    EXPECT_NEAR(state().debris.front().body.at.x, cart.at.x, 20);
    pass_turn();
    EXPECT_EQ(std::ranges::count(state().debris, Debris::Kind::crate, &Debris::kind), 1) << "it stays";
}

TEST_F(Convoys, AreInTheWayOfShots) {
    await(Thing::Kind::cart, 3);
    const Vec2<float> cart = carts()[1].at;
    const auto met = first_contact(battle_->scene(), fixed_place(cart.x - 80.0, kFlat + 5),
                                   fixed_place(cart.x + 80.0, kFlat + 5), -1);
    ASSERT_TRUE(met);
    EXPECT_EQ(met->with, Contact::With::thing);
}

TEST_F(Convoys, GiveWhoeverDrivesIntoThemWhatTheyHave) {
    for (const auto kind : {Thing::Kind::cart, Thing::Kind::stranger}) {
        lay(kWide);
        await(kind, kind == Thing::Kind::cart ? 3 : 1);
        const std::size_t before = carts().size();
        const auto nearest =
            std::ranges::min(carts(), {}, [](const Thing& thing) { return thing.at.x; }).at.x;
        battle_->world().place_tank(0, {nearest - 50, kFlat + 1}, 0);
        settle(*battle_);
        battle_->begin_turn(0);
        battle_->take_events();
        battle_->drive(0, 24);
        const BattleEvents events = settle(*battle_);
        ASSERT_EQ(count<event::Robbed>(events), 1);
        const auto robbed = first<event::Robbed>(events);
        EXPECT_EQ(robbed.tank, 0);
        EXPECT_EQ(robbed.dollars, kind == Thing::Kind::cart ? Thing::kCartDollars : 0);
        EXPECT_EQ(count<event::Found>(events), kind == Thing::Kind::stranger ? 1 : 0);
        EXPECT_EQ(carts().size(), before - 1);
    }
}

TEST_F(Convoys, BurnAndLeaveACrate) {
    await(Thing::Kind::cart, 3);
    state().fire_ticks = 0;  // as when somebody fires
    drop_fire(*battle_, static_cast<double>(carts()[1].at.x));
    BattleEvents events = settle(*battle_);
    EXPECT_GE(count<event::Kindled>(events), 1);
    EXPECT_GE(count<event::CartWrecked>(events), 1);
    EXPECT_EQ(std::ranges::count(state().debris, Debris::Kind::crate, &Debris::kind),
              count<event::CartWrecked>(events));
    EXPECT_TRUE(std::ranges::none_of(carts(), &Thing::burning));
}

TEST_F(Convoys, AreWreckedWhenTheGroundBelowGoes) {
    await(Thing::Kind::cart, 3);
    const int x = static_cast<int>(carts()[1].at.x);
    battle_->world().carve(disc(x * kColumn, kFlat * kColumn, 14 * kColumn));
    EXPECT_EQ(count<event::CartWrecked>(settle(*battle_)), 1);
    EXPECT_EQ(violations(*battle_), std::vector<std::string>{});
}

TEST_F(Convoys, KeepToLandInPlay) {
    for (const LivingLand land : {LivingLand::off, LivingLand::scenery}) {
        lay(kWide, land);
        for (int turn = 0; turn < 60; ++turn) EXPECT_EQ(count<event::ConvoyCame>(pass_turn()), 0);
    }
}

TEST(ConvoysOnLevels, StandOnDryRoadAwayFromTanksWhateverTheLandIs) {
    int seen = 0;
    for (const Generator* generator : generators())
        for (std::uint32_t seed = 1; seed <= 6; ++seed) {
            const LevelSettings level = any_level(*generator, seed);
            Battle battle(rules_in(LivingLand::in_play), level, built_in_arsenal(), 4, seed);
            settle(battle);
            for (int turn = 0; turn < 24; ++turn) {
                battle.end_turn();
                settle(battle);
                battle.begin_turn(0);
                for (const Thing& cart : battle.state().things) {
                    if (!cart.is_cart()) continue;
                    ++seen;
                    const int x = static_cast<int>(cart.at.x);
                    EXPECT_EQ(cover_at(battle.state(), x), LandCover::road);
                    EXPECT_LE(water_over(battle.state(), x), battle.state().ground.top(x));
                    for (const Tank& tank : battle.state().tanks)
                        if (tank.alive)
                            EXPECT_GE(std::abs(tank.body.at.x - cart.at.x),
                                      kHullHalfWidth + Thing::kCartLong / 2);
                }
                EXPECT_EQ(violations(battle), std::vector<std::string>{});
            }
        }
    EXPECT_GT(seen, 60);
}

}  // namespace
}  // namespace terramorph

// Huts and signs on land that takes part: cover that breaks, burns and falls in, and posts that fall over.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "support/land/flat_land.h"
#include "support/land/grounds.h"
#include "support/wood_battle.h"
#include "terrain/thing_places.h"

namespace terramorph {
namespace {

using namespace test;

/// Flat land with huts, and nothing else near them.
struct Village : Wood {
    explicit Village(const std::vector<int>& columns, BattleRules rules = rules_in(LivingLand::in_play))
        : Wood(columns, rules, Feature::hut) {}

    std::ptrdiff_t count_of(Thing::Kind kind) const {
        return std::ranges::count(things(), kind, &Thing::kind);
    }
};

/// Flat land with a sign.
struct Post : Wood {
    explicit Post(int column) : Wood({column}, rules_in(LivingLand::in_play), Feature::sign) {}
};

TEST(Huts, StandOnlyWhereTheLandIsInPlay) {
    for (const Feature feature : {Feature::hut, Feature::sign}) {
        const LevelSettings level = wooded_level({500}, feature);
        for (const LivingLand land : {LivingLand::off, LivingLand::scenery})
            EXPECT_TRUE(Battle(rules_in(land), level, built_in_arsenal(), 2, 1).state().things.empty());
    }
    const Village village({500});
    const Thing& hut = village.near(500);
    ASSERT_EQ(hut.kind, Thing::Kind::hut);
    EXPECT_EQ(hut.at, (Vec2<float>{500.5f, kFlat}));
    EXPECT_GE(hut.size, Thing::kLeastHut);
    EXPECT_LE(hut.size, Thing::kMostHut);
    EXPECT_EQ(Post(500).near(500).kind, Thing::Kind::sign);
}

TEST(Huts, StopShellsFromBothSidesAndFromAbove) {
    const Village village({500});
    const Thing& hut = village.near(500);
    const CollisionScene scene = village.battle.scene();
    for (const Vec2<double> way : {Vec2<double>{-1, 0}, {1, 0}, {0, -1}}) {
        Flight flight;
        flight.start = fixed_place(500.5 - way.x * (hut.size / 2.0 + 4), kFlat + (way.y < 0 ? 50.0 : 8.0));
        flight.velocity = {static_cast<Fixed>(way.x * 20 * 4294967296.0),
                           static_cast<Fixed>(way.y * 20 * 4294967296.0)};
        Contact contact;
        ASSERT_EQ(fly_one_tick(flight, scene, contact), FlightEnd::hit);
        EXPECT_EQ(contact.with, Contact::With::thing);
        const Vec2<float> at = columns_of(contact.at);
        if (way.y < 0)
            EXPECT_NEAR(at.y, kFlat + hut_height(hut.size), 1);
        else
            EXPECT_NEAR(std::abs(at.x - 500.5f), hut.half_thick(), 2.5f);
    }
}

TEST(Huts, GiveCoverToWhoStandsBehind) {
    Village village({500});
    village.place_tank(0, 420);
    village.place_tank(1, 555);
    const Prediction covered = village.battle.predict_shot(0, 4, 500);
    ASSERT_EQ(covered.end, FlightEnd::hit);
    EXPECT_EQ(covered.contact.with, Contact::With::thing) << "a flat shot meets the hut, not the tank";
}

TEST(Huts, ComeDownInThreePiecesAndLieAsWood) {
    Village village({500});
    explode(village.battle, {466.0, kFlat + 12.0}, 40, 120, 1);
    const BattleEvents events = settle(village.battle);
    ASSERT_EQ(count<event::HutFell>(events), 1);
    EXPECT_EQ(first<event::HutFell>(events).tank, 1);
    EXPECT_NE(village.near(500).kind, Thing::Kind::hut);
    const auto of_hut = std::ranges::count_if(village.things(), [](const Thing& thing) {
        return thing.kind == Thing::Kind::log && thing.was == Thing::Kind::hut;
    });
    EXPECT_EQ(of_hut, 3);
    EXPECT_TRUE(village.battle.state().debris.empty());
    EXPECT_TRUE(village.battle.at_rest());
    EXPECT_EQ(violations(village.battle), std::vector<std::string>{});
}

TEST(Huts, WithstandOneSmallBlastButNotSeveral) {
    Village village({500});
    explode(village.battle, {472.0, kFlat + 14.0}, 12, 40, 1);
    EXPECT_EQ(count<event::HutFell>(settle(village.battle)), 0);
    const Thing& hut = village.near(500);
    ASSERT_EQ(hut.kind, Thing::Kind::hut);
    EXPECT_LT(hut.strength, Thing::kHutStrength);
    int fell = 0;
    for (int k = 0; k < 4; ++k) {
        explode(village.battle, {474.0, kFlat + 14.0}, 12, 40, 1);
        fell += count<event::HutFell>(settle(village.battle));
    }
    EXPECT_EQ(fell, 1);
}

TEST(Huts, FallInWhenTheGroundBelowIsDugAway) {
    Village village({500});
    village.battle.world().carve(disc(500 * kColumn, (kFlat - 24) * kColumn, 40 * kColumn));
    EXPECT_EQ(count<event::HutFell>(settle(village.battle)), 1);
    EXPECT_EQ(violations(village.battle), std::vector<std::string>{});
}

TEST(Huts, TanksDriveThroughThem) {
    BattleRules rules = rules_in(LivingLand::in_play);
    rules.fuel = 400;
    Village village({500}, rules);
    village.place_tank(0, 440);
    village.battle.begin_turn(0);
    village.battle.drive(0, 80);
    const BattleEvents events = settle(village.battle);
    EXPECT_EQ(count<event::HutFell>(events), 1);
    EXPECT_EQ(first<event::HutFell>(events).tank, 0);
    EXPECT_GT(village.battle.state().tank(0).body.at.x, 490);
}

TEST(Huts, BurnDownAndLightTheNextByChance) {
    int lit = 0, burnt = 0;
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        BattleRules rules = rules_in(LivingLand::in_play);
        rules.most_wind = 0;
        Battle battle(rules, wooded_level({465, 535}, Feature::hut), built_in_arsenal(), 2, seed);
        drop_fire(battle, 438.5);
        BattleEvents events;
        for (int tick = 0; tick < 700; ++tick) {
            battle.step();
            for (const BattleEvent& event : battle.take_events()) events.push_back(event);
        }
        lit += count<event::Kindled>(events);
        burnt += count<event::HutFell>(events);
        EXPECT_TRUE(std::ranges::none_of(battle.state().things, [](const Thing& thing) {
            return thing.kind == Thing::Kind::hut && std::abs(thing.at.x - 465.5f) < 1;
        })) << seed;
    }
    EXPECT_GT(lit, 20) << "fire goes on to the next";
    EXPECT_LT(lit, 40) << "but not always";
    EXPECT_GT(burnt, 20);
}

TEST(Huts, GoOnAlikeInAForkWhileTheyFall) {
    Village village({465, 535});
    village.battle.begin_turn(0);
    const auto fork = village.battle.fork();
    for (Battle* battle : {&village.battle, fork.get()}) explode(*battle, {500.0, kFlat + 12.0}, 70, 140, 1);
    EXPECT_EQ(parted(village.battle, *fork, 400), std::nullopt);
}

TEST(Signs, LetShellsPassAndFallOver) {
    Post post(500);
    EXPECT_TRUE(std::ranges::none_of(post.battle.scene().things, [](const ThingCollider& each) {
        return std::abs(static_cast<double>(each.body.low.x) / kChordOne - 500) < 10;
    }));
    explode(post.battle, {485.0, kFlat + 8.0}, 18, 30, 1);
    const BattleEvents events = settle(post.battle);
    ASSERT_EQ(count<event::SignFell>(events), 1);
    const auto lying = std::ranges::find(post.things(), Thing::Kind::sign, &Thing::was);
    ASSERT_NE(lying, post.things().end());
    EXPECT_EQ(lying->kind, Thing::Kind::log);
    EXPECT_EQ(lying->size, Thing::kSignHigh);
    EXPECT_EQ(violations(post.battle), std::vector<std::string>{});
}

}  // namespace
}  // namespace terramorph

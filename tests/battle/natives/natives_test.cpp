// Natives of thinking worlds: a town that never fires first, answers as often as it's hit, and trades.
#include "battle/natives/natives.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "base/index.h"
#include "battle/natives/town.h"
#include "battle/scars/scarred_land.h"
#include "support/native_battle.h"

namespace terramorph {
namespace {

using namespace test;

int shots(const BattleEvents& events) { return count<event::NativesFired>(events); }

TEST(Natives, LiveOnlyWhereTheRulesHaveSomeAndTheLandIsInPlay) {
    BattleRules rules = rules_of_natives();
    EXPECT_NE(NativeTown(rules).gun(), nullptr);
    rules.living_land = LivingLand::scenery;
    EXPECT_EQ(NativeTown(rules).gun(), nullptr);
    rules = rules_of_natives();
    rules.natives = false;
    EXPECT_EQ(NativeTown(rules).gun(), nullptr);
    EXPECT_TRUE(NativeTown(rules).state().natives.regards.empty());
}

TEST(Natives, HoldAGunAndFourHutsClearOfTanksIfTheresRoom) {
    int few = 0;
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        const Battle battle(rules_of_natives(), hilly_level(seed % 2 == 0 ? "plateaus" : "waves", 2048, seed),
                            built_in_arsenal(), 4, seed);
        const BattleState& state = battle.state();
        const Thing* const gun = gun_of(state);
        ASSERT_NE(gun, nullptr) << seed;
        const auto huts = std::ranges::count_if(state.things, [&](const Thing& thing) {
            return thing.kind == Thing::Kind::hut && std::abs(thing.at.x - gun->at.x) <= kTownReach;
        });
        few += huts < 2;
        for (const Tank& tank : state.tanks)
            EXPECT_GE(std::abs(tank.body.at.x - gun->at.x), kTownFromTanks) << seed;
        EXPECT_EQ(violations(battle), std::vector<std::string>{});
    }
    EXPECT_LE(few, 6) << "only steep land has little room";
    const Battle flat(rules_of_natives(), wooded_level({}), built_in_arsenal(), 2, 1);
    const auto huts = std::ranges::count(flat.state().things, Thing::Kind::hut, &Thing::kind);
    EXPECT_EQ(huts, kTownHuts);
}

TEST(Natives, NeverFireFirst) {
    NativeTown town;
    for (int turn = 0; turn < 6; ++turn) {
        shoot(town.battle, TankId::at(turn % 2), 0, 900, 400);
        EXPECT_EQ(shots(town.pass_to(TankId::at((turn + 1) % 2))), 0);
    }
}

TEST(Natives, ResentOnlyWhatSomebodyDidToTheirTown) {
    NativeTown town;
    town.hit_hut(-1);
    EXPECT_EQ(count<event::NativesProvoked>(town.hit_gun(-1, 10)), 0);
    const Vec2<float> beside = {town.far(-1) + 40, kFlat};
    EXPECT_EQ(count<event::NativesProvoked>(town.hit(beside, 0)), 0);
    for (const Natives::Regard& regard : town.state().natives.regards) EXPECT_FALSE(regard.harmed);
    for (int turn = 0; turn < 4; ++turn) EXPECT_EQ(shots(town.pass_to(TankId::at(turn % 2))), 0);
}

TEST(Natives, AnswerAfterTheNextTurnOfWhoHitThem) {
    NativeTown town;
    EXPECT_EQ(count<event::NativesProvoked>(town.hit_hut(0)), 1);
    EXPECT_EQ(shots(town.pass_to(1)), 0) << "it's the end of the turn in which they were hit";
    EXPECT_EQ(shots(town.pass_to(0)), 0) << "that of somebody else";
    const BattleEvents events = town.pass_to(1);
    ASSERT_EQ(shots(events), 1);
    EXPECT_EQ(first<event::NativesAimed>(events).target, 0);
    EXPECT_EQ(first<event::NativesFired>(events).target, 0);
    EXPECT_EQ(count<event::Exploded>(events), 1) << "the turn's end waits for it";
    for (int turn = 0; turn < 4; ++turn)
        EXPECT_EQ(shots(town.pass_to(TankId::at(turn % 2))), 0) << "once is enough";
}

TEST(Natives, AnswerOnceForEachShotHoweverManyHutsItMeets) {
    NativeTown town;
    begin_deed(const_cast<BattleState&>(town.state()), 0);
    for (const Thing& hut : town.huts())
        explode(town.battle, {static_cast<double>(hut.at.x), kFlat + 8.0}, 10, 10, 0);
    settle(town.battle);
    town.hit_hut(0);
    town.hit_gun(0, 10);
    town.pass_to(1);
    town.pass_to(0);
    const BattleEvents events = town.pass_to(1);
    EXPECT_EQ(shots(events), 3);
    EXPECT_EQ(count<event::NativesAimed>(events), 3);
}

TEST(Natives, AnswerShotsThatAreFiredAtThem) {
    NativeTown town;
    // Sweeps over the land until one comes down on the town.
    for (int power = 300; power < 800 && !town.state().natives.regards[0].harmed; power += 10)
        shoot(town.battle, 0, 0, 450, power);
    ASSERT_EQ(town.state().natives.regards[0].wrongs, 1);
    town.pass_to(1);
    town.pass_to(0);
    EXPECT_EQ(shots(town.pass_to(1)), 1);
}

TEST(Natives, HitMostlyNearWhoTheyAimAt) {
    int near = 0, hurt = 0;
    constexpr int kRounds = 30;
    for (std::uint32_t seed = 1; seed <= kRounds; ++seed) {
        NativeTown town(rules_of_natives(), seed);
        town.hit_hut(0);
        town.pass_to(1);
        town.pass_to(0);
        const BattleEvents events = town.pass_to(1);
        ASSERT_EQ(shots(events), 1);
        for (const event::Exploded& blast : of_kind<event::Exploded>(events))
            near += std::abs(blast.at.x - town.far(-1)) < 100;
        hurt += count<event::Hurt>(events);
    }
    EXPECT_GE(near, kRounds * 6 / 10);
    EXPECT_GE(hurt, kRounds / 10);
    EXPECT_LE(hurt, kRounds * 8 / 10) << "they err";
}

/// What happens when natives answer three hits by tank 0, whose health is this.
template <class Before>
BattleEvents answers(std::uint32_t seed, int health, Before before) {
    BattleRules rules = rules_of_natives();
    rules.health = health;
    NativeTown town(rules, seed);
    for (int k = 0; k < 3; ++k) town.hit_hut(0);
    town.pass_to(1);
    town.pass_to(0);
    before(town);
    return town.pass_to(1);
}

/// How far a crew's answers to so many wrongs of tank 0 come down from it, in columns.
std::vector<float> misses_of(const GunCrew& crew, std::uint32_t seed, int wrongs) {
    BattleRules rules = rules_of_natives();
    rules.gun_crew = crew;
    rules.health = 10000;
    NativeTown town(rules, seed);
    for (int k = 0; k < wrongs; ++k) town.hit_hut(0);
    town.pass_to(1);
    town.pass_to(0);
    std::vector<float> misses;
    const BattleEvents events = town.pass_to(1);
    for (const event::Exploded& blast : of_kind<event::Exploded>(events))
        misses.push_back(std::abs(blast.at.x - town.state().tank(0).body.at.x));
    return misses;
}

TEST(Natives, LearnFromEachAnswerThatTheySeeComeDown) {
    const GunCrew crew = {{.bias_power = 60, .keep = 50, .least_bias = 700}};
    float first = 0, third = 0;
    int seen = 0;
    for (std::uint32_t seed = 1; seed <= 10; ++seed) {
        const std::vector<float> misses = misses_of(crew, seed, 3);
        if (misses.size() < 3) continue;  // one has left the level
        ++seen;
        first += misses[0];
        third += misses[2];
    }
    ASSERT_GE(seen, 7);
    EXPECT_LT(third, first * 0.7f);
    EXPECT_GT(first / static_cast<float>(seen), 15) << "the first goes wide";
}

TEST(Natives, HitWhatTheyAimAtIfTheyNeverErr) {
    for (std::uint32_t seed = 1; seed <= 5; ++seed)
        for (const float miss : misses_of({}, seed, 2)) EXPECT_LT(miss, 20);
}

TEST(Natives, TryTheirOwnKindOfPathFirst) {
    for (const Way way : {Way::direct, Way::lob}) {
        BattleRules rules = rules_of_natives();
        rules.gun_crew = {{}, way};
        NativeTown town(rules);
        town.hit_hut(0);
        town.pass_to(1);
        town.pass_to(0);
        town.pass_to(1);
        const int elevation = std::min(town.state().natives.angle, kHalfTurn - town.state().natives.angle);
        EXPECT_EQ(elevation > kHalfTurn / 4, way == Way::lob) << elevation;
    }
}

TEST(Natives, HurtByNobodysHandAndForTheirOwnCause) {
    bool any = false;
    for (std::uint32_t seed = 1; seed <= 30 && !any; ++seed) {
        const BattleEvents events = answers(seed, 1, [](NativeTown&) {});
        if (count<event::Hurt>(events) == 0) continue;
        any = true;
        EXPECT_EQ(first<event::Hurt>(events).cause, HurtCause::natives);
        EXPECT_EQ(first<event::Hurt>(events).by, -1);
        EXPECT_EQ(first<event::Died>(events).by, -1);
        EXPECT_LT(shots(events), 4);
    }
    EXPECT_TRUE(any);
}

TEST(Natives, KillForNobodyEvenIfSomebodyHurtTheTankBefore) {
    bool any = false;
    for (std::uint32_t seed = 1; seed <= 30 && !any; ++seed) {
        const BattleEvents events = answers(seed, 20, [](NativeTown& town) {
            town.hit(town.state().tank(0).middle(), 1, 10);
            EXPECT_EQ(town.state().tank(0).last_hurt_by, 1);
        });
        if (count<event::Died>(events) == 0) continue;
        any = true;
        EXPECT_EQ(first<event::Died>(events).by, -1);
    }
    EXPECT_TRUE(any);
}

TEST(Natives, AnnounceNoAnswerThatNeverComes) {
    NativeTown town;
    const BattleEvents wrecked = town.hit_gun(0, 100);
    EXPECT_EQ(count<event::GunWrecked>(wrecked), 1);
    EXPECT_EQ(count<event::NativesProvoked>(wrecked), 0) << "nothing is left to answer with";
    EXPECT_TRUE(town.state().natives.regards[0].harmed);
    NativeTown other;
    const_cast<BattleState&>(other.state()).tank(0).alive = false;
    EXPECT_EQ(count<event::NativesProvoked>(other.hit_hut(0)), 0) << "nobody is left to answer";
    NativeTown third;
    EXPECT_EQ(count<event::NativesProvoked>(third.hit_hut(0)), 1);
}

TEST(Natives, StayWhereTheyAreWhenAMatchReturnsToTheirLand) {
    const LevelSettings level = hilly_level("plateaus", 2048, 5);
    const Battle before(rules_of_natives(), level, built_in_arsenal(), std::vector<Kit>(2), 1);
    const auto huts_near = [](const Battle& battle, float x, float reach) {
        return static_cast<int>(std::ranges::count_if(battle.state().things, [&](const Thing& thing) {
            return thing.kind == Thing::Kind::hut && std::abs(thing.at.x - x) <= reach;
        }));
    };
    const auto width = static_cast<float>(level.width());
    const float stood = gun_of(before.state())->at.x;
    const std::string scars = scars_of(before.state());
    for (std::uint32_t seed = 2; seed < 12; ++seed) {
        const Battle again(rules_of_natives(), level, built_in_arsenal(), std::vector<Kit>(2), seed,
                           {.scars = scars});
        const float stands = gun_of(again.state())->at.x;
        EXPECT_LE(std::abs(stands - stood), 2 * kTownFromTanks) << seed << ": but for tanks";
        const int missing = std::max(kTownHuts - huts_near(before, stands, kTownReach), 0);
        EXPECT_LE(huts_near(again, 0, width), huts_near(before, 0, width) + missing) << seed;
    }
}

TEST(Natives, AreSilentForGoodOnceTheirGunIsDestroyed) {
    NativeTown town;
    town.hit_hut(0);
    town.pass_to(1);
    const BattleEvents wrecked = town.hit_gun(1, 100);
    ASSERT_EQ(count<event::GunWrecked>(wrecked), 1);
    EXPECT_EQ(first<event::GunWrecked>(wrecked).tank, 1);
    EXPECT_EQ(town.gun(), nullptr);
    EXPECT_TRUE(std::ranges::any_of(town.state().things, &Thing::is_gun)) << "its wreck stays";
    EXPECT_EQ(count<event::NativesProvoked>(town.hit_hut(1)), 0);
    for (int turn = 0; turn < 6; ++turn) EXPECT_EQ(shots(town.pass_to(TankId::at(turn % 2))), 0);
    EXPECT_EQ(violations(town.battle), std::vector<std::string>{});
}

TEST(Natives, LoseTheirGunToWeakBlastsOnlyBitByBit) {
    NativeTown town;
    int blasts = 0;
    while (town.gun() && blasts < 10) {
        town.hit_gun(0, 30);
        ++blasts;
    }
    EXPECT_EQ(blasts, 3) << "80 of strength";
}

TEST(Natives, LoseTheirGunWithTheGroundBelowOrUnderEarth) {
    for (const bool buried : {false, true}) {
        NativeTown town;
        const int x = static_cast<int>(town.gun()->at.x);
        if (buried)
            town.battle.world().heap(disc(x * kColumn, (kFlat + 20) * kColumn, 44 * kColumn));
        else
            town.battle.world().carve(disc(x * kColumn, (kFlat - 24) * kColumn, 40 * kColumn));
        EXPECT_EQ(count<event::GunWrecked>(settle(town.battle)), 1) << buried;
        EXPECT_EQ(town.gun(), nullptr);
        EXPECT_EQ(violations(town.battle), std::vector<std::string>{});
    }
}

TEST(Natives, ResentWhoDrivesIntoAHutAndWhoLightsOne) {
    NativeTown town;
    const std::vector<Thing> huts = town.huts();
    const Thing hut = *std::ranges::min_element(huts, {}, [](const Thing& each) { return each.at.x; });
    town.place(0, hut.at.x - 80);
    town.battle.begin_turn(0);
    town.battle.drive(0, 80);
    EXPECT_EQ(count<event::NativesProvoked>(settle(town.battle)), 1);
    NativeTown other;
    drop_fire(other.battle, static_cast<double>(other.huts().front().at.x));
    EXPECT_EQ(first<event::NativesProvoked>(settle(other.battle)).tank, 1);
}

TEST(Natives, TradeWithWhoStopsNearAndHasDoneNoHarm) {
    NativeTown town;
    const float x = town.gun()->at.x;
    town.place(0, x - kTradeReach - 2);
    EXPECT_EQ(count<event::TradeAgreed>(town.pass_to(1)), 0);
    EXPECT_FALSE(trades_with(town.state(), 0));
    town.place(0, x - kTradeReach + 2);
    const BattleEvents events = town.pass_to(1);
    ASSERT_EQ(count<event::TradeAgreed>(events), 1);
    EXPECT_EQ(first<event::TradeAgreed>(events).tank, 0);
    EXPECT_EQ(count<event::TradeAgreed>(town.pass_to(1)), 0) << "said once";
    town.place(0, town.far(-1));
    EXPECT_TRUE(trades_with(town.state(), 0));
    EXPECT_FALSE(trades_with(town.state(), 1));
    town.hit_hut(0);
    EXPECT_FALSE(trades_with(town.state(), 0));
    town.place(0, x - kTradeReach + 2);
    EXPECT_EQ(count<event::TradeAgreed>(town.pass_to(1)), 0);
    NativeTown other;
    other.hit_hut(0);
    other.place(0, x - kTradeReach + 2);
    EXPECT_EQ(count<event::TradeAgreed>(other.pass_to(1)), 0) << "it has harmed them before";
}

TEST(Natives, GoOnAlikeInAFork) {
    NativeTown town;
    town.hit_hut(0);
    town.hit_hut(0);
    town.pass_to(1);
    town.pass_to(0);
    const std::unique_ptr<Battle> fork = town.battle.fork();
    EXPECT_EQ(fork->hash(), town.battle.hash());
    town.battle.end_turn();
    fork->end_turn();
    EXPECT_EQ(parted(town.battle, *fork, 1200), std::nullopt);
    EXPECT_EQ(shots(town.battle.take_events()), 2);
}

TEST(Natives, AreInTheHash) {
    NativeTown town, other;
    ASSERT_EQ(town.battle.hash(), other.battle.hash());
    begin_deed(const_cast<BattleState&>(town.state()), 0);
    resent(const_cast<BattleState&>(town.state()), 0);
    EXPECT_NE(town.battle.hash(), other.battle.hash());
}

}  // namespace
}  // namespace terramorph

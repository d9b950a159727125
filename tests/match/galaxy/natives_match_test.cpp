// Natives in matches: where they live, that nobody is paid for what they do, and what they sell.
#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "base/index.h"
#include "battle/natives/natives.h"
#include "match/economy/pay.h"
#include "match/galaxy/galaxy.h"
#include "match/galaxy/people.h"
#include "match/recording/playback.h"
#include "support/battles.h"
#include "support/matches.h"
#include "support/recordings.h"

namespace terramorph {
namespace {

using namespace test;

/// A match through a galaxy where life always begins, and thinks on this share of its worlds.
MatchSettings travels(double thinks, LivingLand land = LivingLand::in_play) {
    MatchSettings settings = small_match(2, 3);
    settings.set(Rule::planets, static_cast<double>(PlanetRule::galaxy));
    settings.set(Rule::living_land, static_cast<double>(land));
    settings.set(Rule::armory, 1);
    settings.set(Rule::start_cash, 100000);
    settings.set(Rule::direct_hit, 0);
    settings.galaxy[at(Drake::with_planets)] = 1;
    settings.galaxy[at(Drake::suitable)] = 6;
    settings.galaxy[at(Drake::living)] = 1;
    settings.galaxy[at(Drake::intelligent)] = thinks;
    settings.galaxy[at(Drake::broadcasting)] = 0;
    // Begins on a world that's fit for life.
    while (!draw_galaxy(settings).worlds[at(draw_galaxy(settings).route, 0)].living) ++settings.seed;
    return settings;
}

void leave_armory(Match& match) {
    while (match.phase() == Phase::shopping) give(match, Ready{match.player()});
}

std::unique_ptr<Match> begun(const MatchSettings& settings) {
    auto match = std::make_unique<Match>(settings, the_arsenal());
    leave_armory(*match);
    return match;
}

/// Another wrong of a tank, as if by a shot.
void wrong(Match& match, TankId by) {
    begin_deed(battle_state_of(match), by);
    resent(battle_state_of(match), by);
}

/// Puts a tank right beside the gun, where no hut is.
void stop_at_gun(Match& match, TankId tank) {
    const Vec2<float> gun = gun_of(battle_state_of(match))->at;
    const auto is_right = [&](const Thing& thing) {
        return thing.kind == Thing::Kind::hut && thing.at.x > gun.x && thing.at.x < gun.x + 120;
    };
    const bool right = std::ranges::none_of(battle_state_of(match).things, is_right);
    battle_of(match).world().place_tank(tank, {gun.x + (right ? 45.0f : -45.0f), gun.y + 1}, 0);
    settle(battle_of(match));
}

/// Ends the round: all but the first player are destroyed.
void win_round(Match& match) {
    destroy(battle_of(match), 1, -1);
    play_out(match);
    if (match.phase() == Phase::aiming) give(match, Pass{match.player()});
    if (match.phase() == Phase::aiming) give(match, Pass{match.player()});
    ASSERT_EQ(match.phase(), Phase::round_over);
}

TEST(NativesInMatches, LiveOnThinkingWorldsOnly) {
    EXPECT_TRUE(begun(travels(1))->battle().state().rules.natives);
    EXPECT_NE(gun_of(begun(travels(1))->battle().state()), nullptr);
    EXPECT_FALSE(begun(travels(0))->battle().state().rules.natives);
    EXPECT_EQ(gun_of(begun(travels(0))->battle().state()), nullptr);
    EXPECT_EQ(gun_of(begun(travels(1, LivingLand::scenery))->battle().state()), nullptr);
    MatchSettings here = travels(1);
    here.set(Rule::planets, static_cast<double>(PlanetRule::random));
    EXPECT_FALSE(begun(here)->battle().state().rules.natives) << "no galaxy";
}

TEST(NativesInMatches, ServeTheGunAsTheyWereBredForTheirWorld) {
    const auto match = begun(travels(1));
    const GunCrew& crew = match->battle().state().rules.gun_crew;
    const People& people = people_of(*match->journey().world());
    EXPECT_EQ(crew.way, people.crew.way);
    EXPECT_EQ(crew.aim.bias_power, people.crew.aim.bias_power);
    EXPECT_GT(crew.aim.bias_power, 0) << "nobody's perfect";
}

TEST(LifeInMatches, LetsPlantsGrowBackOnLivingWorldsAndOffTheGalaxy) {
    MatchSettings dead = travels(0);
    dead.galaxy[at(Drake::living)] = 0;
    EXPECT_FALSE(begun(dead)->battle().state().rules.plants_grow);
    EXPECT_TRUE(begun(travels(0))->battle().state().rules.plants_grow);
    MatchSettings here = travels(0);
    here.set(Rule::planets, static_cast<double>(PlanetRule::random));
    EXPECT_TRUE(begun(here)->battle().state().rules.plants_grow);
}

TEST(NativesInMatches, LetTheTurnWaitForTheirAnswers) {
    const auto match = begun(travels(1));
    const PlayerId first = match->player();
    wrong(*match, tank_of(first));
    int fired = 0, turns = 0;
    while (fired == 0 && turns++ < 6) fired = count<event::NativesFired>(give(*match, Pass{match->player()}));
    EXPECT_EQ(fired, 1);
    EXPECT_EQ(test::violations(*match), std::vector<std::string>{});
}

TEST(NativesInMatches, HurtWithoutPayOrScoreForAnybody) {
    const auto match = begun(travels(1));
    for (Tank& tank : battle_state_of(*match).tanks) tank.health = 1000;
    MatchEvents all;
    for (int turn = 0; turn < 40 && count<event::Hurt>(all) == 0; ++turn) {
        for (int k = 0; k < 3; ++k) wrong(*match, tank_of(match->player()));
        for (const MatchEvent& event : give(*match, Pass{match->player()})) all.push_back(event);
    }
    ASSERT_GE(count<event::Hurt>(all), 1);
    for (const event::Hurt& hurt : of_kind<event::Hurt>(all)) EXPECT_EQ(hurt.by, -1);
    for (const Score& score : match->scores().round()) EXPECT_EQ(score.damage, 0);
    for (const PlayerId each : ids<PlayerId>(2)) EXPECT_EQ(pay_for_hits(match->state(), each), 0);
}

TEST(NativesInMatches, SellForLessInTheNextArmoryToWhoEndedATurnNearThem) {
    const auto match = begun(travels(1));
    stop_at_gun(*match, 0);
    const MatchEvents events = give(*match, Pass{match->player()});
    ASSERT_EQ(count<event::TradeAgreed>(events), 1);
    win_round(*match);
    EXPECT_TRUE(match->recording().round_results.back().players[0].bargain);
    EXPECT_FALSE(match->recording().round_results.back().players[1].bargain);
    give(*match, NextRound{});
    ASSERT_EQ(match->phase(), Phase::shopping);
    const Shop& shop = match->shop();
    const GoodId missile = find_good(match->arsenal(), "missile");
    EXPECT_EQ(shop.price(PlayerId(0), missile), shop.price(missile) * 80 / 100);
    EXPECT_EQ(shop.price(PlayerId(1), missile), shop.price(missile));
    while (match->player() != 0) give(*match, Ready{match->player()});
    const int before = shop.money(PlayerId(0));
    give(*match, Buy{0, missile});
    EXPECT_EQ(before - shop.money(PlayerId(0)), shop.price(missile) * 80 / 100);
    const auto read = parse_recording(recording_text(match->recording()), "match.rec");
    ASSERT_TRUE(read && read->damage.empty());
    EXPECT_EQ(read->round_results, match->recording().round_results);
    leave_armory(*match);
    EXPECT_FALSE(match->shop().bargains(0)) << "once";
}

TEST(NativesInMatches, SellNothingForLessToWhoHarmsThemLater) {
    const auto match = begun(travels(1));
    stop_at_gun(*match, 0);
    give(*match, Pass{match->player()});
    wrong(*match, 0);
    win_round(*match);
    EXPECT_FALSE(match->shop().bargains(0));
}

TEST(NativesInMatches, SpeakOfTradeOnlyWhereThereIsAnArmoryToCome) {
    for (const auto& [rule, value] :
         {std::pair(Rule::armory, 0), {Rule::sell_back, 100}, {Rule::rounds, 1}}) {
        MatchSettings settings = travels(1);
        settings.set(rule, value);
        const auto match = begun(settings);
        stop_at_gun(*match, 0);
        EXPECT_EQ(count<event::TradeAgreed>(give(*match, Pass{match->player()})), 0);
    }
}

/// Everybody fires anywhere until the match is over; what it hits is chance.
TEST(NativesInMatches, AreInRecordingsAsTheyWere) {
    MatchSettings settings = travels(1);
    settings.set(Rule::armory, 0);
    Match match(settings, the_arsenal());
    Random random(5, 5);
    int fired = 0;
    for (int turn = 0; turn < 300 && match.phase() != Phase::match_over; ++turn) {
        if (match.phase() == Phase::round_over) give(match, NextRound{});
        const Command aim = Aim{match.player(), 300 + random.below(1200), 200 + random.below(500)};
        if (!match.validate(aim)) give(match, aim);
        fired += count<event::NativesFired>(give(match, Fire{match.player()}));
    }
    EXPECT_GE(fired, 1);
    const auto read = parse_recording(recording_text(match.recording()), "match.rec");
    ASSERT_TRUE(read && read->damage.empty());
    const auto again = play_back(*read, the_arsenal());
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ((*again)->state().hash(), match.state().hash());
}

TEST(Bargains, LetNobodyGainByBuyingOnlyToResellLater) {
    for (const int percent : {50, 80, 90, 100})
        for (const std::uint32_t call : {0u, 77u}) {
            MatchSettings settings = small_match(2);
            settings.set(Rule::armory, 1);
            settings.set(Rule::start_cash, 900000);
            settings.set(Rule::sell_back, percent);
            settings.set(Rule::first_arms, 6);
            Shop shop(settings, the_arsenal());
            shop.set_bargain(PlayerId(0), true);
            shop.open(1, call);
            EXPECT_EQ(shop.bargain_discount(), 100 - std::max(80, percent));
            for (const GoodId each : goods(*the_arsenal())) {
                if (shop.validate_buy(PlayerId(0), each)) continue;
                const int before = shop.money(PlayerId(0));
                EXPECT_LE(shop.price(PlayerId(0), each), shop.price(each));
                shop.buy(PlayerId(0), each);
                shop.sell(PlayerId(0), each);
                EXPECT_LE(shop.money(PlayerId(0)), before) << good(*the_arsenal(), each).id;
                shop.buy(PlayerId(0), each);
            }
            shop.close();
            EXPECT_FALSE(shop.bargains(PlayerId(0)));
            shop.open(2);
            for (const GoodId each : goods(*the_arsenal()))
                while (!shop.validate_sell(PlayerId(0), each)) shop.sell(PlayerId(0), each);
            EXPECT_LE(shop.money(PlayerId(0)), 900000) << "at " << percent << " %";
        }
}

}  // namespace
}  // namespace terramorph

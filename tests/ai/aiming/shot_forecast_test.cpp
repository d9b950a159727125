#include "ai/aiming/shot_forecast.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "ai/aiming/evaluation.h"
#include "ai/aiming/firepower.h"
#include "ai/aiming/search.h"
#include "support/battles.h"
#include "support/computers.h"
#include "support/matches.h"

namespace terramorph {
namespace {

using test::the_arsenal;

MatchSettings duel() {
    MatchSettings settings = test::match_of({kPerson, kPerson}, 4);
    settings.level = test::flat_level(1024, 200);
    settings.set(Rule::direct_hit, 0);
    settings.set(Rule::health, 1000);
    return settings;
}

const Weapon& weapon(std::string_view id) { return built_in_arsenal().weapons[test::weapon(id)]; }

/// The blasts of a weapon as they were foreseen, and as they came.
struct Both {
    std::vector<ExpectedDamage> foreseen;
    std::vector<event::Exploded> real;
};

Both fire_in_mind_and_really(std::string_view id, int angle, int power) {
    Match match(duel(), the_arsenal());
    const PlayerId player = match.player();
    Both both;
    both.foreseen =
        forecast_shot(BattleView(match, player, match.battle().state().air.wind), weapon(id), angle, power)
            .damage;
    test::give(match, Choose{player, test::weapon(id)});
    test::give(match, Aim{player, angle, power});
    EXPECT_FALSE(match.apply(Fire{player}));
    both.real = test::of_kind<event::Exploded>(test::play_out(match));
    return both;
}

TEST(ShotForecast, BlastsComeWhereTheyWereForeseen) {
    for (const std::string_view id : {"baby_missile", "nuke", "small_spread", "large_spread", "mirv",
                                      "deaths_head", "armour_piercing", "plasma_blast", "shaped_charge"}) {
        SCOPED_TRACE(id);
        const Both both = fire_in_mind_and_really(id, 700, 500);
        ASSERT_EQ(both.foreseen.size(), both.real.size());
        for (const event::Exploded& blast : both.real) {
            // What earlier blasts have dug, those that come after fall into.
            const auto beside = [&](const ExpectedDamage& harm) { return std::abs(harm.at.x - blast.at.x); };
            const auto nearest = std::ranges::min_element(both.foreseen, {}, beside);
            EXPECT_LT(beside(*nearest), blast.radius);
            EXPECT_EQ(nearest->radius, blast.radius);
        }
    }
}

TEST(ShotForecast, ABeamAlongTheLineOfSightCostsWhatWasForeseen) {
    for (const std::string_view id : {"laser", "heavy_laser"}) {
        Match match(duel(), the_arsenal());
        const PlayerId player = match.player();
        const BattleView view(match, player, 0);
        const TankId mark = view.nearest_enemy();
        const Candidate aim = line_of_sight(view, mark);
        const ShotForecast forecast = forecast_shot(view, weapon(id), aim.angle, aim.power);
        const auto hull = std::ranges::find(match.battle().state().hulls, mark, &Hull::tank);
        const float foreseen = expected_loss(view, forecast.damage, *hull);
        test::give(match, Choose{player, test::weapon(id)});
        test::give(match, Aim{player, aim.angle, aim.power});
        ASSERT_FALSE(match.apply(Fire{player}));
        int lost = 0;
        for (const auto& hurt : test::of_kind<event::Hurt>(test::play_out(match)))
            if (hurt.tank == mark) lost += hurt.health;
        EXPECT_GT(lost, 50) << id;
        EXPECT_NEAR(foreseen, lost, 1) << id;
    }
}

TEST(ShotForecast, EveryShellOfABurstCounts) {
    EXPECT_EQ(fire_in_mind_and_really("chain_gun", 600, 600).foreseen.size(), 5u);
}

TEST(ShotForecast, WhatOnlyDigsOrHeapsHarmsNobodyAndWhatDigsSaysSo) {
    Match match(duel(), the_arsenal());
    const BattleView view(match, match.player(), 0);
    for (const std::string_view id : {"riot_charge", "riot_bomb", "dirt_ball", "tracer", "dirt_charge"}) {
        const ShotForecast forecast = forecast_shot(view, weapon(id), 600, 500);
        EXPECT_TRUE(forecast.damage.empty()) << id;
        EXPECT_EQ(forecast.opened_earth > 0, id == "riot_charge" || id == "riot_bomb") << id;
    }
}

TEST(ShotForecast, NoWeaponTakesMoreThanATicksPredictions) {
    Match match(duel(), the_arsenal());
    const BattleView view(match, match.player(), 0);
    for (const Weapon& each : built_in_arsenal().weapons)
        EXPECT_LE(forecast_shot(view, each, 800, 700).predictions, 60) << each.id;
}

TEST(Firepower, WhatReachesFartherOrHasMoreHeadsHasMore) {
    EXPECT_FLOAT_EQ(firepower(weapon("baby_missile")), 28 * 0.5f);
    EXPECT_GT(firepower(weapon("nuke")), firepower(weapon("baby_nuke")));
    EXPECT_GT(firepower(weapon("large_spread")), firepower(weapon("medium_spread")));
    EXPECT_GT(firepower(weapon("heavy_laser")), firepower(weapon("laser")));
    for (const std::string_view id : {"tracer", "riot_bomb", "dirt_clod", "theft_bomb", "liquid_dirt"})
        EXPECT_EQ(firepower(weapon(id)), 0) << id;
}

TEST(Worth, HurtingOthersIsGoodAndHurtingOneselfIsBad) {
    Match match(duel(), the_arsenal());
    const PlayerId player = match.player();
    const BattleView view(match, player, 0);
    const Weights weights = even_weights(view);
    const auto blast_at = [&](TankId tank, float off) {
        return std::vector<ExpectedDamage>{
            {.at = view.tank(tank).middle() + Vec2<float>{off, 0}, .radius = 60, .strength = 100}};
    };
    const TankId other = tank_of(test::the_other(player));
    const float near = evaluate(view, blast_at(other, 0), weights);
    const float far = evaluate(view, blast_at(other, 50), weights);
    EXPECT_GT(near, far);
    EXPECT_GT(far, 0);
    EXPECT_EQ(evaluate(view, blast_at(other, 200), weights), 0);
    EXPECT_LT(evaluate(view, blast_at(view.own_tank(), 0), weights), -near);
}

TEST(Worth, AShieldCountsAndWhatPiercesItCountsMore) {
    Match match(duel(), the_arsenal());
    const PlayerId player = match.player();
    Tank& other = test::battle_of(match).world().tank(tank_of(test::the_other(player)));
    other.shield = {Shield::Kind::absorbs, 200, 200};
    const BattleView view(match, player, 0);
    ExpectedDamage harm{.at = other.middle(), .radius = 60, .strength = 100};
    const Hull& hull = match.battle().state().hulls[test::the_other(player)];
    ASSERT_EQ(hull.tank, tank_of(test::the_other(player)));
    const float through = expected_loss(view, {harm}, hull);
    harm.pierces = Piercing::all;
    EXPECT_EQ(expected_loss(view, {harm}, hull), 100);
    EXPECT_LT(through, 50);
}

TEST(Worth, WhatStripsAShieldIsWorthAsMuchAsItTakes) {
    Match match(duel(), the_arsenal());
    const PlayerId player = match.player();
    Tank& other = test::battle_of(match).world().tank(tank_of(test::the_other(player)));
    const BattleView view(match, player, 0);
    const Hull& hull = match.battle().state().hulls[test::the_other(player)];
    const ExpectedDamage sapper{
        .at = other.middle(), .radius = 60, .strength = 100, .even = true, .only_shields = true};
    EXPECT_EQ(expected_loss(view, {sapper}, hull), 0) << "there is no shield";
    other.shield = {Shield::Kind::absorbs, 200, 200};
    const ExpectedDamage blast{.at = other.middle(), .radius = 60, .strength = 100};
    EXPECT_GT(expected_loss(view, {sapper}, hull), 0);
    EXPECT_GT(expected_loss(view, {sapper, blast}, hull), 100) << "the blast then meets no shield";
}

TEST(Worth, WhatTakesAShareOfTheHealthIsWorthLittleAgainstTheWeakAndNeverKills) {
    Match match(duel(), the_arsenal());
    Tank& other = test::battle_of(match).world().tank(1);
    const BattleView view(match, 0, 0);
    const auto worth = [&](int health) {
        other.health = health;
        const Vec2<float> middle = other.middle();
        const ExpectedDamage half{
            .at = middle, .radius = 75, .strength = 50, .even = true, .of_health = true};
        return evaluate(view, {half}, even_weights(view));
    };
    EXPECT_NEAR(worth(1000), 500, 1);
    EXPECT_NEAR(worth(40), 20, 1);
    EXPECT_LE(worth(2), 1);
    const auto foreseen = forecast_shot(view, weapon("percent_bomb"), 450, 300).damage;
    EXPECT_TRUE(std::ranges::any_of(foreseen, &ExpectedDamage::of_health));
}

/// What a blast close to the right of a mark seems worth to a computer of this difficulty.
float worth_of_a_push(Match& match, Difficulty difficulty) {
    test::state_of(match).settings.players[PlayerId(0)].difficulty = difficulty;
    const BattleView view(match, 0, 0);
    const ExpectedDamage blast{
        .at = view.tank(1).middle() + Vec2<float>{30, 0}, .radius = 80, .strength = 20};
    return evaluate(view, {blast}, even_weights(view));
}

TEST(Worth, ExpertsSeeThatABlastThrowsItsMarkOffAnEdge) {
    MatchSettings settings = duel();
    settings.level = test::flat_level(1024, 400);
    Match match(settings, the_arsenal());
    auto& world = test::battle_of(match).world();
    world.place_tank(1, {500, 400});
    const float flat = worth_of_a_push(match, Difficulty::expert);
    EXPECT_EQ(worth_of_a_push(match, Difficulty::hard), flat);
    world.carve({380, std::vector<Span>(90, Span{100 * kColumn, 500 * kColumn})});
    EXPECT_GT(worth_of_a_push(match, Difficulty::expert), flat + 20) << "a fall of 300 columns";
    EXPECT_EQ(worth_of_a_push(match, Difficulty::hard), flat);
}

TEST(Worth, NobodyLosesMoreThanThereIs) {
    Match match(duel(), the_arsenal());
    const PlayerId player = match.player();
    const BattleView view(match, player, 0);
    const Hull& hull = match.battle().state().hulls[test::the_other(player)];
    const std::vector<ExpectedDamage> many(
        50, {.at = view.tank(hull.tank).middle(), .radius = 60, .strength = 100});
    EXPECT_EQ(expected_loss(view, many, hull), 1000);
}

TEST(ShotForecast, CountsOnFiredampThatABlastReaches) {
    const Match match(duel(), the_arsenal());
    const BattleView view(match, match.player(), 0);
    const auto harms = [&] { return forecast_shot(view, weapon("baby_missile"), 600, 500).damage; };
    const std::vector<ExpectedDamage> alone = harms();
    ASSERT_EQ(alone.size(), 1u);
    std::vector<Firedamp>& firedamp = test::battle_state_of(match).hidden.firedamp;
    const auto fill = [&](int beside) {
        const int x = static_cast<int>(alone[0].at.x) + beside;
        firedamp.push_back({{x, x + 64}, {200 * kColumn, 240 * kColumn}});
    };
    fill(300);
    EXPECT_EQ(harms().size(), 1u);
    fill(8);
    fill(72);
    const std::vector<ExpectedDamage> more = harms();
    ASSERT_EQ(more.size(), 3u);
    EXPECT_EQ(more[1].at, firedamp[1].middle());
    EXPECT_EQ(more[2].at, firedamp[2].middle());
    EXPECT_GT(more[2].strength, 0);
}

TEST(ShotForecast, WhatSplitsBeyondAWallThatThrowsBackSplitsWithinTheLevel) {
    MatchSettings settings = duel();
    settings.set(Rule::gravity, 40);
    std::size_t foreseen = 0;
    for (const Walls walls : {Walls::wrap, Walls::rubber, Walls::spring})
        for (const int growth : {0, 4}) {
            settings.set(Rule::walls, static_cast<double>(walls));
            settings.set(Rule::wind_growth, growth);
            const Match match(settings, the_arsenal());
            const BattleView view(match, match.player(), match.battle().state().air.wind);
            for (const std::string_view id : {"mirv", "deaths_head"})
                for (const int angle : {450, 600, 1350}) {
                    const ShotForecast forecast = forecast_shot(view, weapon(id), angle, 1000);
                    foreseen += forecast.damage.size();
                    for (const ExpectedDamage& harm : forecast.damage) {
                        EXPECT_GT(harm.at.x, -1) << id << " at " << angle;
                        EXPECT_LT(harm.at.x, 1025) << id << " at " << angle;
                    }
                }
        }
    EXPECT_GT(foreseen, 20u);
}

}  // namespace
}  // namespace terramorph

// Who wins and loses together.
#include <gtest/gtest.h>

#include <algorithm>

#include "match/match.h"
#include "support/battles.h"
#include "support/matches.h"

namespace terramorph {
namespace {

using test::give;

MatchSettings team_settings(const std::vector<int>& teams, int rounds = 2) {
    MatchSettings settings = test::small_match(static_cast<int>(teams.size()), rounds);
    settings.level = test::flat_level(1600);
    for (std::size_t k = 0; k < teams.size(); ++k) settings.players[k].team = teams[k];
    settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
    settings.set(Rule::wind, 0);
    settings.set(Rule::interest, 0);
    for (const Rule pay : {Rule::pay_round, Rule::pay_turn, Rule::catch_up}) settings.set(pay, 0);
    return settings;
}

struct Teams {
    explicit Teams(const std::vector<int>& teams, int rounds = 2) : Teams(team_settings(teams, rounds)) {}
    explicit Teams(const MatchSettings& settings) : match(settings, test::the_arsenal()) {}

    /// These destroy themselves when it is their turn; all others pass.
    MatchEvents lose(const std::vector<PlayerId>& losers) {
        MatchEvents all;
        const auto keep = [&](const MatchEvents& events) {
            all.insert(all.end(), events.begin(), events.end());
        };
        for (std::size_t turn = 0; turn < 2 * match.state().order.size(); ++turn) {
            if (match.phase() != Phase::aiming) break;
            const PlayerId player = match.player();
            const bool loses = std::find(losers.begin(), losers.end(), player) != losers.end();
            if (loses) keep(give(match, Aim{player, 900, 200}));
            keep(give(match, loses ? Command(Fire{player}) : Command(Pass{player})));
        }
        for (const PlayerId each : losers) EXPECT_FALSE(alive(each)) << each;
        return all;
    }
    bool alive(PlayerId player) const { return match.state().tank(player).alive; }
    const Score& score(PlayerId player) const { return match.scores().round()[player]; }

    Match match;
};

TEST(Teams, AlliesAreThoseOfOneTeam) {
    const Teams play({1, 2, 1, 0, 0});
    EXPECT_TRUE(play.match.state().allies(0, 2));
    EXPECT_FALSE(play.match.state().allies(0, 1));
    EXPECT_FALSE(play.match.state().allies(3, 4)) << "whoever has no team has no allies";
    EXPECT_TRUE(play.match.state().allies(3, 3));
}

TEST(Teams, ARoundEndsWhenOneTeamIsLeft) {
    Teams play({1, 2, 1, 2});
    const MatchEvents events = play.lose({1, 3});
    EXPECT_EQ(play.match.phase(), Phase::round_over);
    EXPECT_TRUE(play.alive(0));
    EXPECT_TRUE(play.alive(2));
    ASSERT_GE(play.match.state().winner, 0);
    EXPECT_EQ(play.match.player(play.match.state().winner).team, 1);
    EXPECT_EQ(test::count<event::RoundEnded>(events), 1);
    EXPECT_EQ(test::first<event::RoundEnded>(events).winner, play.match.state().winner);
}

TEST(Teams, ItDoesNotEndWhileTwoTeamsAreLeft) {
    Teams play({1, 2, 1, 2});
    play.lose({0, 3});
    EXPECT_EQ(play.match.phase(), Phase::aiming);
    EXPECT_EQ(tanks_alive(play.match.battle().state()), 2);
}

TEST(Teams, WhoeverPlaysAloneIsATeamOfItsOwn) {
    Teams play({0, 1, 0, 1});
    play.lose({1, 3});
    EXPECT_EQ(play.match.phase(), Phase::aiming) << "two are left who play alone";
    play.lose({0});
    EXPECT_EQ(play.match.phase(), Phase::round_over);
    EXPECT_EQ(play.match.state().winner, 2);
}

TEST(Teams, AllWhoAreAliveInTheTeamThatIsLeftArePaid) {
    Teams play({1, 2, 1, 2, 1});
    play.lose({1, 2, 3});
    ASSERT_EQ(play.match.phase(), Phase::round_over);
    const int survival = static_cast<int>(play.match.settings().rule(Rule::pay_survival));
    ASSERT_GT(survival, 0);
    for (const PlayerId each : {PlayerId(0), PlayerId(4)}) {
        EXPECT_EQ(play.score(each).wins, 1) << each;
        EXPECT_EQ(play.score(each).points, kPoints[0].win) << each;
        EXPECT_EQ(play.score(each).money, survival) << each;
    }
    for (const PlayerId each : {PlayerId(1), PlayerId(2), PlayerId(3)}) {
        EXPECT_EQ(play.score(each).wins, 0) << each;
        EXPECT_LE(play.score(each).money, 0) << each;
    }
}

TEST(Teams, NobodyIsPaidWhereARoundEndsUndecided) {
    Teams play({1, 2, 1});
    while (play.match.phase() == Phase::aiming) give(play.match, Pass{play.match.player()});
    EXPECT_EQ(play.match.state().winner, -1);
    for (const PlayerId each : ids<PlayerId>(3)) {
        EXPECT_EQ(play.score(each).wins, 0);
        EXPECT_EQ(play.score(each).money, 0);
    }
}

TEST(Teams, ATeamWinsTheMatchByWhatAllItsPlayersHave) {
    MatchSettings settings = team_settings({0, 1, 1}, 1);
    settings.set(Rule::scoring, static_cast<double>(Scoring::greedy));
    settings.set(Rule::fine, 0);
    Teams play(settings);
    const MatchEvents events = play.lose({1, 2});
    ASSERT_EQ(play.match.phase(), Phase::match_over);
    EXPECT_EQ(play.match.scores().ranking().front(), 0) << "nobody has as much alone";
    EXPECT_EQ(play.match.scores().sides().front().team, 1);
    EXPECT_EQ(play.match.player(test::first<event::MatchEnded>(events).winner).team, 1);
}

/// The power at which a shot at half a right angle ends on another; the test fails where there is none.
Aim aim_at(const Match& match, PlayerId player, PlayerId victim) {
    const auto& tanks = match.battle().state().tanks;
    const auto place = [&](PlayerId each) { return tanks[each].body.at.x; };
    const int angle = place(victim) > place(player) ? 450 : 1350;
    for (int power = 0; power <= kFullPower; ++power) {
        const Prediction end = match.battle().predict_shot(tank_of(player), angle, power);
        if (end.end == FlightEnd::hit && end.contact.tank == tank_of(victim)) return {player, angle, power};
    }
    ADD_FAILURE() << "no shot of " << player << " hits " << victim;
    return {player, angle, 0};
}

TEST(Teams, HurtingAnAllyCostsWhatHurtingAnEnemyEarns) {
    for (const PlayerId victim : {PlayerId(1), PlayerId(2)}) {
        Teams play({1, 1, 2});
        give(play.match, aim_at(play.match, 0, victim));
        give(play.match, Fire{0});
        const Score& score = play.score(0);
        const int harm = play.score(victim).suffered;
        ASSERT_GT(harm, 0);
        EXPECT_EQ(score.damage, victim == 2 ? harm : 0);
        EXPECT_EQ(score.ally_damage, victim == 1 ? harm : 0);
        EXPECT_EQ(score.hits, victim == 2 ? 1 : 0);
        EXPECT_EQ(score.points, score.damage * kPoints[0].damage +
                                    score.ally_damage * kPoints[0].ally_damage +
                                    score.kills * kPoints[0].kill + score.ally_kills * kPoints[0].ally_kill +
                                    score.wins * kPoints[0].win);
        EXPECT_EQ(score.points > 0, victim == 2);
    }
}

}  // namespace
}  // namespace terramorph

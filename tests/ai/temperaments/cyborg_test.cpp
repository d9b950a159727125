#include <gtest/gtest.h>

#include "support/battles.h"
#include "support/computers.h"

namespace terramorph {
namespace {

using test::the_arsenal;

/// Number 0 stands between two people who are as far away and as strong as each other.
std::unique_ptr<Match> between_two(const PlayerKind& kind, std::uint32_t seed = 1) {
    MatchSettings settings = test::match_of({kind, kPerson, kPerson}, 1);
    settings.level = test::flat_level(1601, 200);
    settings.set(Rule::wind, 0);
    settings.set(Rule::stock, 0);
    settings.set(Rule::direct_hit, 0);
    settings.set(Rule::health, 200);
    settings.seed = seed;
    auto match = std::make_unique<Match>(settings, the_arsenal());
    Battle& battle = test::battle_of(*match);
    battle.world().place_tank(0, {800, 200});
    battle.world().place_tank(1, {400, 200});
    battle.world().place_tank(2, {1200, 200});
    return match;
}

void pass_until(Match& match, PlayerId player) {
    while (match.player() != player) test::give(match, Pass{match.player()});
}

constexpr std::uint32_t kDraws = 60;  // marks are drawn by weight

/// Whom it aims at after this one has hurt it.
PlayerId victim_after_damage(const PlayerKind& kind, PlayerId by, std::uint32_t seed = 1) {
    const auto match = between_two(kind, seed);
    pass_until(*match, by);
    test::battle_of(*match).world().hurt(0, 60, tank_of(by));
    test::give(*match, Pass{by});
    pass_until(*match, 0);
    return test::thought_of(*match, kind, seed).victim;
}

TEST(Cyborg, GoesForWhoHurtIt) {
    for (const PlayerId by : {PlayerId(1), PlayerId(2)}) {
        std::uint32_t times = 0;
        for (std::uint32_t seed = 0; seed < kDraws; ++seed)
            times += victim_after_damage(computer("cyborg"), by, seed) == by ? 1 : 0;
        EXPECT_GT(times, kDraws / 2) << "hurt by " << by;
    }
}

TEST(Cyborg, OthersBearNoGrudge) {
    EXPECT_EQ(victim_after_damage(computer("spoiler"), 1), victim_after_damage(computer("spoiler"), 2));
}

TEST(Cyborg, GoesForTheWeakOne) {
    for (const PlayerId weak : {PlayerId(1), PlayerId(2)}) {
        std::uint32_t times = 0;
        for (std::uint32_t seed = 0; seed < kDraws; ++seed) {
            const auto match = between_two(computer("cyborg"), seed);
            pass_until(*match, 0);
            test::battle_of(*match).world().hurt(tank_of(weak), 175, -1);
            times += test::thought_of(*match, computer("cyborg"), seed).victim == weak ? 1 : 0;
        }
        EXPECT_GT(times, kDraws / 2) << "weak is " << weak;
    }
}

TEST(Cyborg, RemembersInLaterRounds) {
    MatchSettings settings = test::match_of({kPerson, kPerson, kPerson}, 1, 2);
    settings.level = test::flat_level(640, 200);
    Match match(settings, the_arsenal());
    EXPECT_EQ(match.tally().damage(1, 0), 0);
    pass_until(match, 1);
    test::battle_of(match).world().hurt(0, 30, 1);
    test::give(match, Pass{1});
    EXPECT_EQ(match.tally().damage(1, 0), 30);
    EXPECT_EQ(match.tally().damage(0, 1), 0);
    for (const TankId dead : {TankId(1), TankId(2)}) test::destroy(test::battle_of(match), dead, 0);
    test::give(match, Pass{match.player()});
    ASSERT_EQ(match.phase(), Phase::round_over);
    test::give(match, NextRound{});
    EXPECT_EQ(match.tally().damage(1, 0), 30);
}

}  // namespace
}  // namespace terramorph

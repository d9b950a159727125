#include <gtest/gtest.h>

#include "support/battles.h"
#include "support/minds.h"

namespace terramorph {
namespace {

using test::the_arsenal;

/// Number 0 stands between two people who are as far away and as strong as each other.
std::unique_ptr<Match> between_two(const PlayerKind& mind) {
    MatchSettings settings = test::match_of({mind, kPerson, kPerson}, 1);
    settings.level = test::flat_level(1601, 200);
    settings.set(Rule::wind, 0);
    settings.set(Rule::stock, 0);
    settings.set(Rule::direct_hit, 0);
    settings.set(Rule::health, 200);
    auto match = std::make_unique<Match>(settings, the_arsenal());
    Battle& battle = test::battle_of(*match);
    battle.world().place_tank(0, {800, 200});
    battle.world().place_tank(1, {400, 200});
    battle.world().place_tank(2, {1200, 200});
    return match;
}

void pass_until(Match& match, int player) {
    while (match.player() != player) test::give(match, Pass{match.player()});
}

/// Whom it aims at after this one has hurt it.
int victim_after_damage(const PlayerKind& mind, int by) {
    const auto match = between_two(mind);
    pass_until(*match, by);
    test::battle_of(*match).world().hurt(0, 60, by);
    test::give(*match, Pass{by});
    pass_until(*match, 0);
    return test::thought_of(*match, mind).victim;
}

TEST(Cyborg, GoesForWhoHurtIt) {
    EXPECT_EQ(victim_after_damage(computer("cyborg"), 1), 1);
    EXPECT_EQ(victim_after_damage(computer("cyborg"), 2), 2);
}

TEST(Cyborg, OthersBearNoGrudge) {
    EXPECT_EQ(victim_after_damage(computer("spoiler"), 1), victim_after_damage(computer("spoiler"), 2));
}

TEST(Cyborg, GoesForTheWeakOne) {
    for (const int weak : {1, 2}) {
        const auto match = between_two(computer("cyborg"));
        pass_until(*match, 0);
        test::battle_of(*match).world().hurt(weak, 175, -1);
        EXPECT_EQ(test::thought_of(*match, computer("cyborg")).victim, weak);
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
    for (const int dead : {1, 2}) test::destroy(test::battle_of(match), dead, 0);
    test::give(match, Pass{match.player()});
    ASSERT_EQ(match.phase(), Phase::round_over);
    test::give(match, NextRound{});
    EXPECT_EQ(match.tally().damage(1, 0), 30);
}

}  // namespace
}  // namespace terramorph

#include <gtest/gtest.h>

#include <algorithm>

#include "ai/aiming/search.h"
#include "ai/battle_view.h"
#include "support/battles.h"
#include "support/computers.h"

namespace terramorph {
namespace {

using test::block;
using test::the_arsenal;

/// The victim sits under a roof that is open only towards the wall on the far side.
std::unique_ptr<Match> sheltered_match(const PlayerKind& kind, Walls walls) {
    MatchSettings settings = test::match_of({kind, kind}, 1);
    settings.level = test::flat_level(1024, 200);
    settings.set(Rule::walls, static_cast<double>(walls));
    settings.set(Rule::wind, 0);
    settings.set(Rule::stock, 0);
    settings.set(Rule::loose_earth, 0);
    auto match = std::make_unique<Match>(settings, the_arsenal());
    Battle& battle = test::battle_of(*match);
    battle.world().place_tank(tank_of(match->player()), {300, 200});
    battle.world().place_tank(tank_of(test::the_other(match->player())), {800, 200});
    battle.world().heap(block(740, 760, 200, 300));
    battle.world().heap(block(740, 900, 300, 330));
    return match;
}

/// Whether any shot at all hits the other without a wall.
bool can_be_hit_directly(const Match& match) {
    const PlayerId player = match.player();
    const BattleView view(match, player, match.battle().state().air.wind);
    CollisionScene open = view.scene();
    open.walls = Walls::none;
    for (int angle = 0; angle <= kHalfTurn; angle += 5)
        for (int power = 10; power <= 1000; power += 10)
            if (predict(view.shot(angle, power), open).contact.tank == tank_of(test::the_other(player)))
                return true;
    return false;
}

/// True if the shot, in the wind as it's read, comes down on the other, or so near that it's as good as a
/// hit.
bool reaches_the_other(const Match& match, const Thought::Candidate& aim) {
    const TankId other = tank_of(test::the_other(match.player()));
    const Hull& hull = *std::ranges::find(match.battle().state().hulls, other, &Hull::tank);
    return distance_to(hull, aim.end) <= kCloseMiss;
}

TEST(Poolshark, HitsOffAWallWhatNoDirectShotCan) {
    for (const Walls walls : {Walls::rubber, Walls::spring, Walls::padded}) {
        SCOPED_TRACE(static_cast<int>(walls));
        const auto match = sheltered_match(computer("poolshark"), walls);
        ASSERT_FALSE(can_be_hit_directly(*match));
        const Thought thought = test::thought_of(*match, computer("poolshark"));
        EXPECT_EQ(thought.victim, test::the_other(match->player()));
        EXPECT_EQ(thought.words.text().substr(0, 12), "off the wall") << thought.words.text();
        EXPECT_TRUE(reaches_the_other(*match, thought.weighed.back()));
    }
}

TEST(Poolshark, TheShooterDoesNot) {
    const auto match = sheltered_match(computer("shooter"), Walls::rubber);
    const Thought::Candidate aim = test::thought_of(*match, computer("shooter")).weighed.back();
    EXPECT_FALSE(reaches_the_other(*match, aim));
}

TEST(Poolshark, PlaysRoundWhereTheLevelIsRound) {
    MatchSettings settings = test::match_of({computer("poolshark"), computer("poolshark")}, 1);
    settings.level = test::flat_level(1024, 200);
    settings.set(Rule::walls, static_cast<double>(Walls::wrap));
    settings.set(Rule::wind, 0);
    settings.set(Rule::stock, 0);
    Match match(settings, the_arsenal());
    const PlayerId player = match.player();
    test::battle_of(match).world().place_tank(tank_of(player), {100, 200});
    test::battle_of(match).world().place_tank(tank_of(test::the_other(player)), {900, 200});
    const Thought::Candidate aim = test::thought_of(match, computer("poolshark")).weighed.back();
    EXPECT_GT(aim.angle, kHalfTurn / 2) << "away from the other, and round";
    EXPECT_TRUE(reaches_the_other(match, aim));
}

TEST(Poolshark, WithoutWallsItFiresAsOthersDo) {
    const auto match = sheltered_match(computer("poolshark"), Walls::none);
    const auto asked = test::until_shot(*match, *computer_player(computer("poolshark"), 3));
    EXPECT_TRUE(test::ends_turn(asked.back()));
}

/// Its words begin with the kind of path that it has decided on.
std::string words_in(Match& match) { return test::thought_of(match, computer("chooser")).words.text(); }

TEST(Chooser, TakesTheWayThatSuits) {
    const auto sheltered = sheltered_match(computer("chooser"), Walls::rubber);
    EXPECT_EQ(words_in(*sheltered).substr(0, 12), "off the wall");

    MatchSettings settings = test::match_of({computer("chooser"), computer("chooser")}, 1);
    settings.level = test::flat_level(1024, 200);
    settings.set(Rule::wind, 0);
    settings.set(Rule::stock, 0);
    Match open(settings, the_arsenal());
    EXPECT_EQ(words_in(open).substr(0, 8), "straight");

    Match behind_a_hill(settings, the_arsenal());
    Battle& battle = test::battle_of(behind_a_hill);
    battle.world().place_tank(tank_of(behind_a_hill.player()), {300, 200});
    battle.world().place_tank(tank_of(test::the_other(behind_a_hill.player())), {560, 200});
    battle.world().heap(block(400, 460, 200, 500));
    EXPECT_EQ(words_in(behind_a_hill).substr(0, 3), "at ");
}

}  // namespace
}  // namespace terramorph

// A match in which the cut moves, written down and played again.
#include <gtest/gtest.h>

#include <memory>

#include "battle/slip/slip.h"
#include "match/recording/recording.h"
#include "support/battles.h"
#include "support/matches.h"
#include "support/recordings.h"

namespace terramorph {
namespace {

using namespace test;

TEST(SlipRecording, AMatchWithFaultsComesOutTheSameAgain) {
    MatchSettings settings = small_match(2, 1);
    settings.set(Rule::living_land, static_cast<int>(LivingLand::in_play));
    settings.level.terrain.depth = 512;
    Match match(settings, the_arsenal());
    play_out(match);
    MatchEvents events;
    for (const char* id : {"fault", "rift", "missile"}) {
        ASSERT_EQ(match.phase(), Phase::aiming);
        const PlayerId player = match.player();
        const float x = match.state().tank(player).body.at.x;
        const bool to_right = x < static_cast<float>(match.level().width()) / 2;
        give(match, Aim{player, to_right ? 600 : kHalfTurn - 600, 350});
        give(match, Choose{player, weapon(id)});
        for (const MatchEvent& event : give(match, Fire{player})) events.push_back(event);
    }
    ASSERT_EQ(count<event::Slipped>(events), 2);
    const std::string text = recording_text(match.recording());
    const auto again = parse_recording(text, "slip");
    ASSERT_TRUE(again) << again.error().text();
    const auto played = play_back(*again, the_arsenal());
    ASSERT_TRUE(played) << played.error().text();
    EXPECT_EQ((*played)->battle().state().slips.rows, match.battle().state().slips.rows);
    EXPECT_EQ((*played)->battle().hash(), match.battle().hash());
}

}  // namespace
}  // namespace terramorph

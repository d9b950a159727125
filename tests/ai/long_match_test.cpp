#include <gtest/gtest.h>

#include <algorithm>

#include "ai/computer_player.h"
#include "ai/temperament.h"
#include "match/recording/playback.h"
#include "match/recording/recording.h"
#include "support/matches.h"
#include "support/recordings.h"

namespace terramorph {
namespace {

/// Ten players on a small level: every temperament there is, and two more, with an armory that gets richer.
MatchSettings ten_of_all_kinds() {
    MatchSettings settings = test::small_match(10, 10, 3);
    for (std::size_t k = 0; k < settings.players.size(); ++k)
        settings.players[k].kind = k < 8 ? player_kinds()[k + 1] : computer("moron");
    settings.level.terrain.width = 900;
    settings.set(Rule::armory, 1);
    settings.set(Rule::stock, 0);
    settings.set(Rule::free_market, 1);
    settings.set(Rule::sudden_death, 6);
    return settings;
}

TEST(LongMatch, TenOfAllKindsFinishTenRoundsWithoutAPersonTouchingIt) {
    const MatchSettings settings = ten_of_all_kinds();
    Match match(settings, test::the_arsenal());
    ComputerPlayers computers;
    test::Watch watch(match);
    while (match.phase() != Phase::match_over) {
        computers.think(match);
        match.step();
        match.take_events();
        if (match.phase() == Phase::flying) continue;
        for (const std::string& wrong : watch.violations()) FAIL() << wrong << " in turn " << match.turn();
    }
    EXPECT_EQ(match.round(), 10);
    for (const PlayerId player : ids<PlayerId>(10)) {
        const auto bought = std::ranges::count_if(match.recording().lines, [&](const Recording::Line& line) {
            const Buy* buy = std::get_if<Buy>(&line.command);
            return buy && buy->player == player;
        });
        EXPECT_GT(bought, 0) << player;
        EXPECT_GT(match.scores().match()[player].shots, 0) << player;
    }
    const auto again = test::play_back(match.recording(), test::the_arsenal());
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ((*again)->hash(), match.hash());
}

}  // namespace
}  // namespace terramorph

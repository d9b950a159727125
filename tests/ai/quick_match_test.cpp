#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "ai/computer_player.h"
#include "match/settings/presets.h"
#include "support/how_often.h"
#include "support/matches.h"

namespace terramorph {

namespace {

constexpr int kTenMinutes = 10 * 60 * 60;  // ticks

/// The ticks that a match takes, with the computers' thinking, up to a limit.
int ticks_of(Match& match, int most) {
    ComputerPlayers computers;
    int ticks = 0;
    for (; match.phase() != Phase::match_over && ticks < most; ++ticks) {
        computers.think(match);
        match.step();
    }
    return ticks;
}

}  // namespace

TEST(QuickMatch, OfFourComputersIsOverWithinTenMinutes) {
    const std::array kTemperaments = {computer("moron"),     computer("shooter"), computer("tosser"),
                                      computer("poolshark"), computer("chooser"), computer("spoiler"),
                                      computer("cyborg"),    computer("unknown")};
    for (const std::uint32_t seed : test::seeds(2, 8)) {
        MatchSettings settings = default_settings();
        settings.seed = settings.level.terrain.seed = seed;
        while (settings.players.size() < 4) settings.players.push_back(another_player(settings.players));
        apply_preset(settings, *std::ranges::find(match_presets(), "Quick", &MatchPreset::label));
        for (std::size_t k = 0; k < settings.players.size(); ++k)
            settings.players[k].kind = kTemperaments[(seed + 3 * k) % kTemperaments.size()];
        Match match(settings, test::the_arsenal());
        EXPECT_LT(ticks_of(match, kTenMinutes), kTenMinutes) << "seed " << seed;
        EXPECT_EQ(match.phase(), Phase::match_over) << "seed " << seed;
    }
}

}  // namespace terramorph

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "ai/temperament.h"
#include "match/recording/playback.h"
#include "match/recording/recording.h"
#include "support/battles.h"
#include "support/computers.h"
#include "support/recordings.h"

namespace terramorph {
namespace {

using test::the_arsenal;

constexpr std::uint32_t kComputerSeed = 9;

std::vector<std::string> asked_by(const Match& match, const PlayerKind& kind) {
    auto copy = test::play_back(match.recording(), the_arsenal());
    EXPECT_TRUE(copy);
    const auto thinking = computer_player(kind, kComputerSeed);
    std::vector<std::string> texts;
    for (const Command& command : test::until_shot(**copy, *thinking)) texts.push_back(command_text(command));
    return texts;
}

/// The temperaments that would have played just as Unknown does, in each of some turns of a match.
std::set<PlayerKind> possible_selves(std::uint32_t seed) {
    MatchSettings settings = test::match_of({computer("unknown"), kPerson}, seed, 5);
    settings.set(Rule::health, 1000);
    settings.set(Rule::direct_hit, 0);
    settings.set(Rule::stock, 0);
    Match match(settings, the_arsenal());
    std::set<PlayerKind> possible;
    for (const Temperament& each : temperaments())
        if (each.strategy != Strategy::disguise) possible.insert(computer(each.id));
    for (int turn = 0; turn < 4; ++turn) {
        while (match.player() != 0) test::give(match, Pass{match.player()});
        const auto own = asked_by(match, computer("unknown"));
        std::erase_if(possible, [&](const PlayerKind& kind) { return asked_by(match, kind) != own; });
        test::give(match, Aim{0, 900, 0});
        test::give(match, Pass{0});
    }
    return possible;
}

TEST(Unknown, IsOneOfTheOthersAndTheSameAllMatch) {
    std::set<PlayerKind> seen;
    for (std::uint32_t seed = 1; seed <= 12; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        const auto selves = possible_selves(seed);
        ASSERT_FALSE(selves.empty());
        if (selves.size() == 1) seen.insert(*selves.begin());
    }
    EXPECT_GE(seen.size(), 3u) << "it is not always the same one";
}

TEST(Unknown, NothingThatIsPublicSaysWhich) {
    MatchSettings settings = test::match_of({computer("unknown"), computer("unknown")}, 2);
    Match match(settings, the_arsenal());
    ComputerPlayers computers;
    while (match.phase() != Phase::flying) computers.think(match);
    std::string all = recording_text(match.recording()) + computers.thought().words.text();
    for (std::size_t kind = 1; kind + 1 < player_kinds().size(); ++kind) {
        EXPECT_EQ(all.find(player_kinds()[kind].id()), std::string::npos) << player_kinds()[kind].id();
        EXPECT_EQ(all.find(label_of(player_kinds()[kind])), std::string::npos)
            << label_of(player_kinds()[kind]);
    }
    EXPECT_EQ(match.player(0).kind, computer("unknown"));
}

}  // namespace
}  // namespace terramorph

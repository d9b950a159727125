// kill -9 at any moment: nothing of a match but the aim of that moment is lost.
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <thread>

#include "base/files/file.h"
#include "base/random.h"
#include "base/text.h"
#include "match/command.h"
#include "match/recording/recording.h"
#include "match/settings/settings.h"
#include "support/how_often.h"
#include "support/program/game.h"

namespace terramorph {
namespace {

namespace fs = std::filesystem;

class Killed : public test::Game {
  protected:
    static inline const std::string kPlay = play_friends() + "wait 3000\n";

    /// Computers that need nobody: with the same seed they always play the same.
    void let_computers_play() const {
        MatchSettings settings = default_settings();
        settings.set(Rule::rounds, 3);
        settings.set(Rule::health, 60);
        while (settings.players.size() < 4) settings.players.push_back(another_player(settings.players));
        for (Player& player : settings.players) player.kind = computer("tosser");
        write(this->settings(), settings_text(settings));
    }
    static std::vector<std::string> commands(const std::string& recording) {
        const auto read = parse_recording(recording, "match");
        if (!read) return {"unreadable: " + read.error().text()};
        std::vector<std::string> all;
        for (const Recording::Line& line : read->lines)
            all.push_back(concat(line.turn, " ", line.tick, " ", command_text(line.command)));
        return all;
    }
    static bool begins_with(const std::vector<std::string>& all, const std::vector<std::string>& first) {
        return first.size() <= all.size() && std::equal(first.begin(), first.end(), all.begin());
    }
    std::string only_recording() const {
        EXPECT_LE(recordings().size(), 1u);
        return newest_recording();
    }
};

TEST_F(Killed, AtAnyMomentOfPlayAndSavingItGoesOnWithTheSameMatch) {
    let_computers_play();
    ASSERT_EQ(play(kPlay).status, 0);
    const std::vector<std::string> whole = commands(only_recording());
    ASSERT_GT(whole.size(), 50u);

    const int kills = test::how_often(24, 200);
    const auto seed = static_cast<std::uint32_t>(std::time(nullptr));
    SCOPED_TRACE(concat("seed ", seed));
    Random random(seed, 1);
    int matches = 0;
    int in_play = 0;  // kills with a match begun
    std::vector<std::string> before;
    for (int kill = 0; kill < kills; ++kill) {
        if (before.empty()) {
            fs::remove_all(home());
            let_computers_play();
            ++matches;
        }
        test::Running game(play_command(path("script"), "ASAN_OPTIONS=detect_leaks=0"));
        // from the start until well after the match has begun to be written
        const std::size_t written = newest_recording().size();
        if (kill % 4 != 0)
            test::soon([&] { return newest_recording().size() != written || !game.runs(); }, 20);
        std::this_thread::sleep_for(std::chrono::microseconds(random.below(150'000)));
        const std::string seen = newest_recording();
        game.send(SIGKILL);
        game.wait();
        const std::string left = only_recording();
        EXPECT_EQ(left.substr(0, seen.size()), seen) << "what was written once is not touched again";
        const std::vector<std::string> now = left.empty() ? std::vector<std::string>() : commands(left);
        ASSERT_TRUE(begins_with(whole, now)) << "it is what would have been played";
        ASSERT_TRUE(begins_with(now, before)) << "of what was played before nothing is lost";
        in_play += now.empty() ? 0 : 1;
        before = now.size() == whole.size() ? std::vector<std::string>() : now;
    }
    EXPECT_GT(in_play, kills / 2);
    RecordProperty("matches", matches);
    ASSERT_EQ(play(kPlay).status, 0);
    EXPECT_EQ(commands(only_recording()), whole) << "in the end it is the match that nobody has disturbed";
    EXPECT_TRUE(parse_settings(read_file(settings()).value(), "settings.toml"));
}

}  // namespace
}  // namespace terramorph

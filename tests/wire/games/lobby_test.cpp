// What whoever has come to a room reads there where the host leaves, or plays with something else.
#include <gtest/gtest.h>

#include <string>

#include "wire/broker_player.h"
#include "wire/games/played_games.h"

namespace terramorph {
namespace {

class LobbyOfGames : public test::PlayedGames {
  protected:
    static constexpr const char* kAway = "ANNA, the host, is away. Wait, or leave.";

    /// ANNA's game, which isn't like others, hosts; BEN's is the real program, and says this.
    void expect_refused(const Versions& versions, const std::string& words) {
        Self self = test::self_of("ANNA");
        self.versions = versions;
        const std::string code = room_code(digest(words));
        MatchSettings settings = test::small_match(2, 1);
        settings.players.push_back(another_player(settings.players));
        settings.players.back().kind = computer("chooser");
        test::BrokerPlayer host(test::RoomMachine(code, self, settings), broker_.port());
        ASSERT_TRUE(test::comes_true([&] { return host.work(), host.post().is_up(); }));
        host.work();
        test::PlayedGame& ben = add(concat("BEN ", games_.size()));
        ben.start(concat(at(), " --join ", code));
        const auto is_told = [&] { return host.work(), ben.said().find(words) != std::string::npos; };
        EXPECT_TRUE(test::comes_true(is_told)) << words << "\n" << ben.said();
        EXPECT_EQ(host.room().table()->seats.size(), 1u) << "and has no seat";
        ben.quit();
    }
};

TEST_F(LobbyOfGames, TellsThatTheHostHasLeft) {
    meet({"BEN", "CLEO"});
    if (HasFatalFailure() || IsSkipped()) return;
    anna().tell("key escape\n");
    EXPECT_TRUE(ben().says(kAway)) << ben().said();
    anna().quit();
    games_.erase(games_.begin());
    for (const auto& game : games_) {
        EXPECT_TRUE(game->says(kAway)) << game->said();
        game->quit();
        EXPECT_FALSE(game->file(".tmseat")) << "there's nothing to come back to";
    }
}

TEST_F(LobbyOfGames, TellsThatTheHostsGameWasKilled) {
    meet({"BEN"});
    if (HasFatalFailure() || IsSkipped()) return;
    anna().kill();
    EXPECT_TRUE(ben().says(kAway)) << ben().said();
}

TEST_F(LobbyOfGames, TellsWhatDiffersInTheHostsGame) {
    const Versions own = test::the_versions();
    const std::string versions = concat("ANNA plays Terramorph ", own.game, ", you ", own.game, ": ");
    Versions other = own;
    ++other.rules;
    expect_refused(other, versions + "the rules differ. Both of you should use the newer one.");
    other = own, ++other.computers;
    expect_refused(other,
                   versions + "computer players may play differently. Both of you should use the newer one.");
    other = own, ++other.planets;
    expect_refused(other, "ANNA plays with other planets: use the game's own, or ask for the file.");
    other = own, ++other.probe;
    expect_refused(other, "This machine computes differently from ANNA's, so the two can't play together.");
}

}  // namespace
}  // namespace terramorph

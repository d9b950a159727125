// A stranger at the broker, where anybody may write anywhere, sends pages again, or forges them.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "wire/games/forger.h"
#include "wire/games/played_games.h"

namespace terramorph {
namespace {

class StrangerAmongGames : public test::PlayedGames {
  protected:
    /// Plays on while the stranger does this behind every shot.
    template <class Does>
    void play_while(Does does) {
        for (int round = 0; round < 60; ++round)
            for (const auto& game : games_) {
                if (std::ranges::all_of(games_, [&](const auto& each) { return is_over(*each); })) return;
                if (!is_over(*game)) game->fire();
                does();
            }
        FAIL() << "the match doesn't end";
    }
    /// It has come out as if nobody had been there.
    void expect_undisturbed() {
        expect_alike();
        EXPECT_EQ(course(anna()).find("pass"), std::string::npos) << course(anna());
        for (const auto& game : games_)
            EXPECT_EQ(game->said().find("can't go on"), std::string::npos) << game->said();
    }
};

TEST_F(StrangerAmongGames, MaySendPagesTwiceAndInAnyOrder) {
    begin();
    if (HasFatalFailure() || IsSkipped()) return;
    test::Stranger stranger(code_, broker_.port());
    std::size_t sent = 0;
    play_while([&] {
        const std::vector<Letter> pages = stranger.pages();  // what it sends comes back to it, too
        const std::size_t first = pages.size() > 3 ? pages.size() - 3 : 0;
        for (std::size_t k = pages.size(); k > first; --k) stranger.say(pages[k - 1]), ++sent;
        if (!pages.empty()) stranger.say(pages.front()), ++sent;
    });
    EXPECT_GT(sent, 0u) << "or nothing was tried";
    expect_alike();
    for (const auto& game : games_)
        EXPECT_EQ(game->said().find("can't go on"), std::string::npos) << game->said();
}

TEST_F(StrangerAmongGames, CannotForgePages) {
    begin();
    if (HasFatalFailure() || IsSkipped()) return;
    test::Stranger stranger(code_, broker_.port());
    const SeatFile annas = anna().seat_file();
    const PageContext context = {mark(annas.table), stranger.room()};
    const KeyPair own(digest("a stranger"));
    std::size_t sent = 0;
    play_while([&] {
        const auto match = anna().match();
        if (!match || match->phase() != Phase::aiming) return;
        const Entry entry = {match->turn(), beginning_of(*match, match->turn()).hash,
                             TurnCommands{Pass{match->player()}}};
        const std::string& who = annas.table.seats[static_cast<std::size_t>(match->player().value())].who;
        const std::string page = page_text({match->player(), 0, {entry}}, context, own);
        stranger.say({topic_of(stranger.room(), who, "log/0000"), page, true});
        const auto& pages = stranger.pages();
        if (!pages.empty())  // with the right signature for somebody else
            stranger.say({topic_of(stranger.room(), who, "log/0001"), pages.front().text, true});
        ++sent;
    });
    EXPECT_GT(sent, 0u) << "or nothing was tried";
    expect_undisturbed();
}

TEST_F(StrangerAmongGames, CannotDisturbByRubbishOrFloods) {
    begin();
    if (HasFatalFailure() || IsSkipped()) return;
    test::Stranger stranger(code_, broker_.port());
    const SeatFile annas = anna().seat_file();
    std::string bytes(256, '\0');
    for (std::size_t k = 0; k < bytes.size(); ++k) bytes[k] = static_cast<char>(k);
    const std::vector<std::string> rubbish = {bytes, std::string(69000, 'x'), "tm1 log 0 0\n\xff\xfe", "\n",
                                              "signed "};
    bool tried = false;
    play_while([&] {
        for (int k = 0; k < 2000; ++k)
            stranger.say({topic_of(stranger.room(), "STRANGER22", "log/0000"), bytes});
        if (std::exchange(tried, true)) return;
        for (const std::string what :
             {"seat", "table", "start", "here", "aim", "chat", "ask", "told", "log/0000", "log/9999",
              "copy/x/0000", "nothing", "log/0/0/0/0/0/0/0/0"})
            for (const std::string& text : rubbish)
                for (const TableSeat& seat : annas.table.seats) {
                    if (what != "here" && what != "start")
                        stranger.say({topic_of(stranger.room(), seat.who, what), text});
                    stranger.say({topic_of(stranger.room(), "STRANGER22", what), text});
                }
    });
    EXPECT_TRUE(tried);
    expect_alike();
    for (const auto& game : games_) {
        EXPECT_NE(game->said().find("somebody in this room sends too much and isn't heard any more."),
                  std::string::npos)
            << game->said();
        EXPECT_EQ(game->said().find("can't go on"), std::string::npos) << game->said();
    }
}

TEST_F(StrangerAmongGames, CannotSilenceAnybodyByAFloodInTheirName) {
    begin();
    if (HasFatalFailure() || IsSkipped()) return;
    test::Stranger stranger(code_, broker_.port());
    const SeatFile annas = anna().seat_file();
    const PageContext context = {mark(annas.table), stranger.room()};
    const KeyPair own(digest("a stranger"));
    int floods = 0;
    play_while([&] {
        const int letters = ++floods > 3 ? 50 : 1200;
        for (const TableSeat& seat : annas.table.seats) {
            const std::string forged = page_text({seat.player, 0, {}}, context, own);
            const std::string topic = topic_of(stranger.room(), seat.who, "log/0000");
            for (int k = 0; k < letters; ++k) stranger.say({topic, forged});
        }
    });
    expect_undisturbed();
    for (const auto& game : games_) {
        EXPECT_NE(game->said().find("somebody floods this room in"), std::string::npos) << game->said();
        EXPECT_EQ(game->said().find("isn't heard any more"), std::string::npos) << game->said();
    }
}

}  // namespace
}  // namespace terramorph

// Two games and no network: from an invitation in a chat to the end of a match.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "app/correspondence/line_play.h"
#include "base/text.h"
#include "net/correspondence/line_text.h"
#include "ui/game.h"
#include "ui/screens/by_lines/inbox_screen.h"

namespace terramorph {
namespace {

class ByLines : public testing::Test {
  protected:
    Game& add(int wide = 640, int high = 360) {
        storages_.push_back(std::make_unique<MemoryStorage>());
        games_.push_back(std::make_unique<Game>(*storages_.back(), 2, wide, high));
        set_up(*games_.back());
        return *games_.back();
    }
    void set_up(Game& game) {
        game.session().settings.set(Rule::rounds, 1);
        game.session().settings.set(Rule::direct_hit, 0);
        game.session().settings.set(Rule::armory, armory_ ? 1 : 0);
        game.session().settings.set(Rule::health, health_);
        prefer(game.session(), Preference::remote_computers, 0);
    }
    static void open_inbox(Game& game) {
        game.app.back_to_title();
        game.app.push(inbox_screen(game.app));
        game.wait(0.1);
    }
    static void paste(Game& game, const std::string& text) {
        game.app.clipboard().set_text(text);
        game.key("ctrl+v");
        game.wait(0.3);
    }
    /// ANNA invites; returns what she pastes into the chat.
    std::string invite(Game& anna, const std::string& friends = "BEN") {
        open_inbox(anna);
        anna.click_on("name");
        anna.app.press({.kind = InputEvent::Kind::text, .text = "ANNA"});
        anna.click_on("friends");
        anna.app.press({.kind = InputEvent::Kind::text, .text = friends});
        anna.click_on("invite");
        anna.wait(0.3);
        return anna.app.clipboard().text();
    }
    /// ANNA has invited, and BEN has come.
    void begin() {
        const std::string message = invite(add());
        Game& ben = add();
        open_inbox(ben);
        paste(ben, message);
    }
    /// Plays or goes on; returns what is to be sent, if that's shown.
    static std::string play_on(Game& game) {
        const Match& match = game.match();
        if (match.phase() == Phase::aiming && game.has("fire")) {
            (void)game.give(Aim{match.player(), 900, 60});
            game.key("space");
        }
        for (const char* part : {"next_round", "ready"})
            if (game.has(part)) game.click_on(part);
        game.wait(1);
        if (!game.has("copy")) return "";
        game.app.clipboard().set_text("");
        game.click_on("copy");
        const std::string sent = game.app.clipboard().text();
        if (match.phase() == Phase::match_over) game.click_on("leave");
        return sent;
    }
    bool is_over(std::size_t game) { return games_[game]->match().phase() == Phase::match_over; }
    /// What one copies the other pastes.
    bool play_to_the_end() {
        for (int turn = 0; turn < 400 && !(is_over(0) && is_over(1)); ++turn)
            for (std::size_t k = 0; k < 2; ++k)
                if (const std::string sent = play_on(*games_[k]);
                    !sent.empty() && games_[1 - k]->has("paste"))
                    paste(*games_[1 - k], sent);
        return is_over(0) && is_over(1);
    }
    /// Plays until this game has something to send and waits.
    std::string play_until_sent(Game& game) {
        std::string sent;
        for (int k = 0; k < 30 && sent.empty(); ++k) sent = play_on(game);
        return sent;
    }
    /// The one whose turn it is, and the other.
    std::pair<Game*, Game*> by_turn() {
        const bool first = games_[0]->session().runner->plays_here(games_[0]->match().player());
        return {games_[first ? 0 : 1].get(), games_[first ? 1 : 0].get()};
    }

    bool armory_ = false;
    double health_ = 40;
    std::vector<std::unique_ptr<MemoryStorage>> storages_;
    std::vector<std::unique_ptr<Game>> games_;
};

TEST_F(ByLines, PlaysAMatchToItsEnd) {
    health_ = 150;
    begin();
    ASSERT_TRUE(play_to_the_end());
    EXPECT_EQ(games_[0]->match().hash(), games_[1]->match().hash());
    EXPECT_GT(games_[0]->match().turn(), 1);
    for (const auto& game : games_) {
        game->wait(3);
        ASSERT_TRUE(game->has("play_again")) << "the ranking";
        game->click_on("play_again");
        game->wait(0.1);
        EXPECT_TRUE(game->has("match")) << "it leads to the list of matches";
    }
}

TEST_F(ByLines, ShopsByLinesToo) {
    armory_ = true;
    begin();
    ASSERT_TRUE(play_to_the_end());
    EXPECT_EQ(games_[0]->match().hash(), games_[1]->match().hash());
}

TEST_F(ByLines, SendsWhatAChatCarries) {
    const std::string message = invite(add());
    const std::vector<std::string> lines = lines_in(message);
    ASSERT_FALSE(lines.empty());
    EXPECT_TRUE(lines[0].starts_with(kInvitationMark));
    EXPECT_LT(message.size(), 300u);
}

TEST_F(ByLines, GoesOnAfterTheGameWasKilled) {
    health_ = 1000;
    begin();
    auto [plays, waits] = by_turn();
    const std::string sent = play_until_sent(*plays);
    ASSERT_NE(sent, "");
    const std::size_t number = plays == games_[0].get() ? 0 : 1;
    const std::uint64_t hash = plays->match().hash();
    games_[number] = nullptr;
    games_[number] = std::make_unique<Game>(*storages_[number]);
    Game& again = *games_[number];
    set_up(again);
    open_inbox(again);
    ASSERT_TRUE(again.has("match"));
    again.click_on("match");
    again.wait(0.5);
    EXPECT_EQ(again.match().hash(), hash);
    again.click_on("copy");
    EXPECT_EQ(again.app.clipboard().text(), sent) << "it can be sent once more";
    paste(*waits, sent);
    EXPECT_TRUE(waits->wait_until([&, game = waits] { return game->match().hash() == hash; }));
}

/// What was pasted isn't lost while it's shown.
TEST_F(ByLines, KeepsALineThatIsBeingShown) {
    health_ = 1000;
    begin();
    auto [plays, waits] = by_turn();
    const std::string sent = play_until_sent(*plays);
    paste(*waits, sent);
    const std::size_t number = waits == games_[0].get() ? 0 : 1;
    games_[number] = nullptr;
    games_[number] = std::make_unique<Game>(*storages_[number]);
    Game& again = *games_[number];
    set_up(again);
    open_inbox(again);
    again.click_on("match");
    EXPECT_TRUE(
        again.wait_until([&, other = plays] { return again.match().hash() == other->match().hash(); }));
}

TEST_F(ByLines, SaysWhatIsWrongWithALine) {
    health_ = 1000;
    begin();
    auto [plays, waits] = by_turn();
    const std::string sent = play_until_sent(*plays);
    const std::string line = lines_in(sent).back();
    const std::uint64_t hash = waits->match().hash();
    const auto said = [&](Game& game, const std::string& text) {
        paste(game, text);
        return game.text_of("line_trouble") + game.text_of("no_line") + game.text_of("not_joined");
    };
    std::string typo = line;
    typo.back() = typo.back() == '7' ? '8' : '7';
    EXPECT_NE(said(*waits, typo).find("There's a typo in TM-"), std::string::npos);
    EXPECT_NE(said(*waits, "hello").find("begins with TM-"), std::string::npos);
    EXPECT_NE(said(*plays, sent.substr(sent.find("TM-"))).find("your own line"), std::string::npos);
    EXPECT_NE(said(*waits, "TMI-0000").find("typo in the invitation"), std::string::npos);
    EXPECT_EQ(waits->match().hash(), hash);
    paste(*waits, sent);
    EXPECT_TRUE(waits->wait_until([a = waits, b = plays] { return a->match().hash() == b->match().hash(); }));
    EXPECT_NE(said(*waits, line).find("played already"), std::string::npos);
}

TEST_F(ByLines, HasSeveralMatchesSideBySide) {
    health_ = 1000;
    Game& anna = add();
    const std::string first = invite(anna), second = invite(anna, "MIRA");
    EXPECT_NE(first, second);
    open_inbox(anna);
    EXPECT_EQ(anna.count("match"), 2);
    EXPECT_TRUE(anna.shows("BEN") && anna.shows("MIRA"));
    EXPECT_TRUE(anna.shows("14 July 2026")) << "since when";
    Game& ben = add();
    open_inbox(ben);
    paste(ben, first);
    EXPECT_EQ(ben.session().runner->mine(), PlayerId::at(1));
    paste(ben, first);
    open_inbox(ben);
    EXPECT_EQ(ben.count("match"), 1) << "the same invitation is the same match";
    EXPECT_TRUE(ben.shows("ANNA"));
    EXPECT_TRUE(storages_[1]->names(kRecordingEnding).size() <= 1);
}

/// A line finds its match, whatever is shown.
TEST_F(ByLines, OpensTheMatchThatALineIsOf) {
    health_ = 1000;
    begin();
    auto [plays, waits] = by_turn();
    const std::string sent = play_until_sent(*plays);
    (void)invite(*waits, "MIRA");
    open_inbox(*waits);
    ASSERT_EQ(waits->count("match"), 2);
    waits->app.back_to_title();
    paste(*waits, sent);
    EXPECT_TRUE(waits->wait_until([a = waits, b = plays] { return a->match().hash() == b->match().hash(); }));
}

TEST_F(ByLines, AsksWhoOneIsAmongSeveral) {
    const std::string message = invite(add(), "BEN, MIRA");
    Game& mira = add();
    open_inbox(mira);
    paste(mira, message);
    ASSERT_TRUE(mira.has("seat_2"));
    mira.click_on("seat_2");
    mira.wait(0.3);
    EXPECT_EQ(mira.session().runner->mine(), PlayerId::at(2));
    EXPECT_EQ(mira.match().settings().players.size(), 3u);
}

TEST_F(ByLines, RemovesAMatchOnlyWhenAsked) {
    begin();
    auto [plays, waits] = by_turn();
    ASSERT_TRUE(waits->has("remove"));
    waits->click_on("remove");
    waits->click_on("no");
    waits->wait(0.1);
    EXPECT_TRUE(waits->has("remove"));
    waits->click_on("remove");
    waits->click_on("yes");
    waits->wait(0.1);
    EXPECT_TRUE(waits->has("invite"));
    EXPECT_FALSE(waits->has("match"));
}

/// Pages of this size.
class ByLinesPages : public ByLines, public testing::WithParamInterface<std::pair<int, int>> {};
INSTANTIATE_TEST_SUITE_P(Sizes, ByLinesPages,
                         testing::Values(std::pair{640, 360}, std::pair{1280, 720}, std::pair{720, 1280}));

TEST_P(ByLinesPages, HaveRoomForAllThatIsPressed) {
    armory_ = true;
    const auto [wide, high] = GetParam();
    Game& anna = add(wide, high);
    (void)invite(anna);
    for (int k = 0; k < 20 && !anna.has("copy"); ++k) (void)play_on(anna);
    float below = 0;
    for (const char* part : {"copy", "their_line", "paste", "leave", "remove"}) {
        ASSERT_TRUE(anna.has(part)) << part;
        const Point at = anna.place_of_part(part);
        EXPECT_TRUE(at.x > 0 && at.x < static_cast<float>(wide)) << part;
        EXPECT_TRUE(at.y > 0 && at.y < static_cast<float>(high) - 8) << part;
        below = std::max(below, at.y);
    }
    EXPECT_GT(below, anna.place_of_part("copy").y + 10);
    open_inbox(anna);
    for (const char* part : {"name", "friends", "invite", "line", "paste", "match", "back"}) {
        ASSERT_TRUE(anna.has(part)) << part;
        EXPECT_LT(anna.place_of_part(part).y, static_cast<float>(high)) << part;
    }
    EXPECT_GT(anna.place_of_part("match").y, anna.place_of_part("paste").y);
}

}  // namespace
}  // namespace terramorph

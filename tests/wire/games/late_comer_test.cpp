// Somebody comes while turns come.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "wire/broker_player.h"
#include "wire/games/played_games.h"

namespace terramorph {
namespace {

using LateComers = test::PlayedGames;

TEST_F(LateComers, WatchTheSameMatchThoughTurnsComeMeanwhile) {
    rules_ = "rounds = 1\narmory = 0\nwind = 0\ndirect_hit = 0\nhealth = 500\n";
    begin();
    if (HasFatalFailure() || IsSkipped()) return;
    const auto turn = [&] { return anna().match() ? anna().match()->turn() : 0; };
    const auto play = [&] {
        for (const auto& game : {&anna(), &ben()}) game->fire();
    };
    for (int round = 0; round < 20 && turn() < 8; ++round) play();
    const int come = turn();
    ASSERT_GE(come, 8) << anna().said();
    test::PlayedGame& watcher = add("WATCHER");
    watcher.start(concat(at(), " --join ", code_), before_);
    play();  // while it starts, and catches up
    for (int round = 0; round < 5 && !watcher.recording(); ++round) play();
    ASSERT_TRUE(test::comes_true([&] { return watcher.recording().has_value(); })) << watcher.said();
    EXPECT_GT(turn(), come) << "or nothing was tried";
    EXPECT_FALSE(watcher.file(".tmseat")) << "it has no seat";
    for (int round = 0; round < 60 && !is_over(anna()); ++round) play();
    for (int look = 0; look < 60 && !is_over(watcher); ++look) watcher.look();
    expect_alike();
}

/// Two machines that pass most of their turns, so that many are soon over.
class LongMatches : public test::PlayedGames {
  protected:
    static constexpr int kRounds = 20;

    void meet() {
        MatchSettings settings = test::small_match(2, kRounds);
        settings.set(Rule::health, 1000);
        for (const std::string name : {"ANNA", "BEN"})
            players_.push_back(std::make_unique<test::BrokerPlayer>(
                players_.empty() ? test::RoomMachine(kRoomCode, test::self_of(name), settings, Pace{true, 90})
                                 : test::RoomMachine(kRoomCode, test::self_of(name)),
                broker_.port()));
        ASSERT_TRUE(work_until([&] { return players_[0]->room().table()->seats.size() == 2; }));
        ASSERT_FALSE(players_[0]->room().seal_table());
        ASSERT_TRUE(work_until([&] { return players_[0]->machine().has_match(); }));
    }
    template <class Condition>
    bool work_until(Condition condition) {
        return test::comes_true([&] {
            for (const auto& player : players_) player->work();
            return condition();
        });
    }
    /// Whoever's turn it is passes, or fires once in a while.
    void play_turn() {
        constexpr int kBetweenShots = 20;
        ASSERT_TRUE(work_until([&] { return is_over() || author(); }));
        test::BrokerPlayer* const plays = author();
        if (plays && match().turn() % kBetweenShots == 0)
            plays->machine().play_turn(random_);
        else if (plays)
            plays->machine().give(Pass{plays->room().match()->mine()});
    }
    test::BrokerPlayer* author() {
        for (const auto& player : players_)
            if (player->machine().is_mine()) return player.get();
        return nullptr;
    }
    const Match& match() const { return players_[0]->machine().match(); }
    bool is_over() const { return match().phase() == Phase::match_over; }

    Random random_{7, 7};
    const std::string kRoomCode = room_code(digest("a long match"));
    std::vector<std::unique_ptr<test::BrokerPlayer>> players_;
};

TEST_F(LongMatches, AreWatchedFromTurnFiveHundredWhileTurnsCome) {
    constexpr int kTurn = 500;
    meet();
    if (HasFatalFailure() || IsSkipped()) return;
    while (match().turn() < kTurn && !is_over() && !HasFatalFailure()) play_turn();
    ASSERT_GE(match().turn(), kTurn) << "more rounds are needed";
    test::PlayedGame& watcher = add("WATCHER");
    watcher.start(concat(at(), " --join ", kRoomCode));
    const int come = match().turn();
    ASSERT_TRUE(work_until([&] {
        if (match().turn() < come + 20) play_turn();
        watcher.tell("wait 0.1\n");
        const auto seen = watcher.recording();
        return seen && !seen->checks.empty() && seen->checks.back().turn > come;
    })) << watcher.said();
    const auto seen = watcher.recording()->checks, known = match().recording().checks;
    ASSERT_GT(std::ssize(seen), kTurn);
    ASSERT_LE(seen.size(), known.size());
    for (std::size_t k = 0; k < seen.size(); ++k) EXPECT_EQ(seen[k].hash, known[k].hash) << seen[k].turn;
}

}  // namespace
}  // namespace terramorph

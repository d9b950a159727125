// Rooms over a real broker.
#include <gtest/gtest.h>

#include <iostream>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "wire/broker_player.h"
#include "wire/mosquitto_broker.h"

namespace terramorph {
namespace {

using test::BrokerPlayer;
using test::comes_true;
using test::MosquittoBroker;
using test::RoomMachine;
using test::self_of;

class RoomBroker : public testing::Test {
  protected:
    void SetUp() override {
        if (!MosquittoBroker::is_installed()) GTEST_SKIP() << "mosquitto isn't installed";
        broker_.start();
        settings_.set(Rule::direct_hit, 0);
        settings_.set(Rule::health, 120);
    }
    void open(const std::string& name) {
        players_.push_back(
            std::make_unique<BrokerPlayer>(RoomMachine(kCode, self_of(name), settings_), broker_.port()));
        players_.back()->machine().set_name(name);
    }
    void join(const std::string& name) {
        players_.push_back(std::make_unique<BrokerPlayer>(RoomMachine(kCode, self_of(name)), broker_.port()));
        players_.back()->machine().set_name(name);
    }
    template <class Condition>
    bool work_until(Condition condition) {
        return comes_true([&] {
            for (const auto& player : players_) player->work();
            return condition();
        });
    }
    bool all(bool (*holds)(BrokerPlayer& player)) {
        return std::ranges::all_of(players_, [&](const auto& player) { return holds(*player); });
    }
    void begin() {
        ASSERT_TRUE(work_until([this] {
            const auto& table = players_[0]->room().table();
            return table->seats.size() == players_.size();
        }));
        ASSERT_FALSE(players_[0]->room().seal_table());
        ASSERT_TRUE(work_until(
            [this] { return all([](BrokerPlayer& player) { return player.machine().has_match(); }); }));
    }
    /// Some player's turn, as soon as it's somebody's.
    void play_turn(Random& random) {
        BrokerPlayer* author = nullptr;
        ASSERT_TRUE(work_until([&] {
            for (const auto& player : players_)
                if (player->machine().is_mine()) author = player.get();
            return author || is_over();
        })) << state();
        if (author) author->machine().play_turn(random);
    }
    std::string state() {
        std::string all;
        for (const auto& player : players_)
            all += concat(
                player->room().who(), player->post().is_up() ? " up " : " down ",
                player->post().connections(),
                player->machine().has_match() ? concat(" in turn ", player->machine().match().turn()) : "",
                " ", player->machine().trouble(), "\n");
        return all;
    }
    bool is_over() {
        return all([](BrokerPlayer& player) {
            return player.machine().has_match() && player.machine().match().phase() == Phase::match_over;
        });
    }
    void expect_the_same() {
        for (const auto& player : players_) {
            EXPECT_EQ(player->machine().trouble(), "");
            EXPECT_EQ(recording_text(player->machine().match().recording()),
                      recording_text(players_[0]->machine().match().recording()));
        }
    }

    static inline const std::string kCode = room_code(digest("a real room"));
    MosquittoBroker broker_;
    MatchSettings settings_ = test::small_match(2, 1);
    std::vector<std::unique_ptr<BrokerPlayer>> players_;
};

TEST_F(RoomBroker, CarriesAMatchToItsEnd) {
    open("ANNA");
    join("BEN");
    join("CLEO");
    begin();
    Random random(1, 1);
    while (!is_over() && !HasFailure()) play_turn(random);
    expect_the_same();
    std::cout << players_[0]->machine().match().turn() << " turns\n";
}

TEST_F(RoomBroker, MayBeKilledTwiceAndAPlayerToo) {
    open("ANNA");
    join("BEN");
    begin();
    Random random(2, 1);
    for (int time = 0; time < 2 && !HasFailure(); ++time) {
        play_turn(random);
        broker_.kill();
        ASSERT_TRUE(
            work_until([this] { return all([](BrokerPlayer& player) { return !player.post().is_up(); }); }));
        EXPECT_EQ(players_[0]->post().trouble()->text(),
                  concat("The connection to 127.0.0.1:", broker_.port(), " is down."));
        for (const auto& player : players_)  // what's done meanwhile is sent later
            if (player->machine().is_mine()) player->machine().play_turn(random);
        if (time == 0) players_[1]->restart(broker_.port());
        broker_.start();
        play_turn(random);
    }
    while (!is_over() && !HasFailure()) play_turn(random);
    expect_the_same();
}

TEST_F(RoomBroker, TellsTheOthersWhoHasGone) {
    open("ANNA");
    join("BEN");
    ASSERT_TRUE(work_until([this] { return players_[0]->room().table()->seats.size() == 2; }));
    const std::string ben = players_[1]->room().who();
    EXPECT_TRUE(players_[0]->room().is_here(ben));
    players_.pop_back();
    EXPECT_TRUE(work_until([&] { return !players_[0]->room().is_here(ben); }));
    EXPECT_EQ(players_[0]->room().table()->seats.size(), 1u);
}

TEST_F(RoomBroker, SendsWhatIsSaidLastBeforeItLeaves) {
    const Broker broker = {"127.0.0.1", broker_.port()};
    const std::string room = room_name(kCode);
    const auto letter = [&](const std::string& who, int number) {
        return Letter{topic_of(room, who, concat("log/", number)), std::string(8000, 'x'), true};
    };
    const std::string anna = who_of(test::keys_of(PlayerId::at(0)).public_key());
    const std::string ben = who_of(test::keys_of(PlayerId::at(1)).public_key());
    MosquittoPost hears(broker, ben, room_topics(room), letter(ben, 0));
    auto leaves = std::make_unique<MosquittoPost>(broker, anna, room_topics(room), letter(anna, 0));
    ASSERT_TRUE(comes_true([&] { return hears.is_up() && leaves->is_up(); }));
    constexpr int kLetters = 50;
    for (int number = 1; number <= kLetters; ++number) leaves->publish(letter(anna, number));
    leaves = nullptr;
    std::set<std::string> heard;
    EXPECT_TRUE(comes_true([&] {
        for (const Letter& each : hears.take()) heard.insert(each.topic);
        return heard.size() == kLetters + 1;  // and the last will
    })) << heard.size()
        << " letters have come";
}

TEST_F(RoomBroker, SaysWhyThereIsNoLine) {
    broker_.kill();
    open("ANNA");
    ASSERT_TRUE(work_until([this] { return players_[0]->post().trouble().has_value(); }));
    EXPECT_EQ(players_[0]->post().trouble()->text(),
              concat("127.0.0.1:", broker_.port(), " isn't answering."));
    players_.clear();
    broker_.start("allow_anonymous false\n");
    open("ANNA");
    ASSERT_TRUE(work_until([this] { return players_[0]->post().trouble().has_value(); }));
    EXPECT_EQ(players_[0]->post().trouble()->text(),
              concat("127.0.0.1:", broker_.port(), " won't let you in: the name or password is wrong."));
}

}  // namespace
}  // namespace terramorph

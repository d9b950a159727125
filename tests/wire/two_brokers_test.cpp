// Rooms that are shared out among brokers, by the first letter of their codes: nothing connects these
// brokers.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "base/text.h"
#include "net/room_place.h"
#include "terrain/code/code_letters.h"
#include "wire/broker_player.h"
#include "wire/mosquitto_broker.h"

namespace terramorph {
namespace {

using test::BrokerPlayer;
using test::comes_true;
using test::MosquittoBroker;
using test::RoomMachine;
using test::self_of;

/// Two machines share the 32 names, as whoever runs them has registered; the players know the one with the
/// star.
class TwoBrokers : public testing::Test {
  protected:
    static constexpr std::string_view kServer = "*.play.example.org";
    struct Shared {
        std::string code;
        std::vector<std::unique_ptr<BrokerPlayer>> players = {};
    };

    void SetUp() override {
        if (!MosquittoBroker::is_installed()) GTEST_SKIP() << "mosquitto isn't installed";
        for (MosquittoBroker& broker : brokers_) broker.start();
        settings_.set(Rule::direct_hit, 0);
        settings_.set(Rule::health, 120);
    }
    /// What the names "0.play.example.org" to "z.play.example.org" lead to.
    static std::size_t machine_of(const Broker& broker) {
        EXPECT_TRUE(broker.host.ends_with(".play.example.org") && broker.host.find('.') == 1) << broker.host;
        const auto letter = code_letter(broker.host[0]);
        EXPECT_TRUE(letter) << broker.host;
        return letter ? *letter % 2u : 0u;
    }
    /// A code that leads to this machine.
    static std::string code_for(std::size_t machine) {
        for (int k = 0;; ++k) {
            std::string code = room_code(digest(concat("a room ", k)));
            if (machine_of(broker_of_room(*parse_broker(kServer), code)) == machine) return code;
        }
    }
    std::unique_ptr<BrokerPlayer> player(RoomMachine machine, const Broker& broker) {
        const int port = brokers_[machine_of(broker)].port();
        return std::make_unique<BrokerPlayer>(std::move(machine), port);
    }
    /// ANNA hosts; BEN types the code as it's told; CLEO has the same server and types the code alone.
    Shared open(const std::string& code) {
        const Broker server = *parse_broker(kServer);
        const RoomPlace place = {code, broker_of_room(server, code)};
        Shared room = {code};
        room.players.push_back(player(RoomMachine(code, self_of("ANNA"), settings_), *place.broker));
        const auto told = parse_room_place(room_place_text(place, {}));
        EXPECT_TRUE(told && told->broker);
        room.players.push_back(player(RoomMachine(told->code, self_of("BEN")), *told->broker));
        const auto typed = parse_room_place(code);
        room.players.push_back(
            player(RoomMachine(typed->code, self_of("CLEO")), broker_of_room(server, typed->code)));
        return room;
    }
    template <class Condition>
    bool work_until(std::vector<Shared*> rooms, Condition condition) {
        return comes_true([&] {
            for (Shared* const room : rooms)
                for (const auto& each : room->players) each->work();
            return std::ranges::all_of(rooms, condition);
        });
    }
    static bool is_over(const Shared* room) {
        return std::ranges::all_of(room->players, [](const auto& each) {
            return each->machine().has_match() && each->machine().match().phase() == Phase::match_over;
        });
    }
    void begin(const std::vector<Shared*>& rooms) {
        ASSERT_TRUE(work_until(rooms, [](const Shared* room) {
            return room->players[0]->room().table()->seats.size() == room->players.size();
        })) << "they don't meet";
        for (Shared* const room : rooms) ASSERT_FALSE(room->players[0]->room().seal_table());
        ASSERT_TRUE(work_until(rooms, [](const Shared* room) {
            return std::ranges::all_of(room->players,
                                       [](const auto& each) { return each->machine().has_match(); });
        }));
    }
    /// All of these to their ends.
    void play(const std::vector<Shared*>& rooms) {
        Random random(5, 1);
        ASSERT_TRUE(comes_true([&] {
            for (Shared* const room : rooms)
                for (const auto& each : room->players) {
                    each->work();
                    if (each->machine().is_mine()) each->machine().play_turn(random);
                }
            return std::ranges::all_of(rooms, is_over);
        }));
        for (const Shared* const room : rooms)
            for (const auto& each : room->players)
                EXPECT_EQ(recording_text(each->machine().match().recording()),
                          recording_text(room->players[0]->machine().match().recording()));
    }

    std::array<MosquittoBroker, 2> brokers_;
    MatchSettings settings_ = test::small_match(2, 1);
};

TEST_F(TwoBrokers, HaveTheRoomsOfTheirLettersAndNoOthers) {
    std::vector<std::unique_ptr<MosquittoPost>> listeners;
    for (const MosquittoBroker& broker : brokers_) {
        listeners.push_back(
            std::make_unique<MosquittoPost>(Broker{"127.0.0.1", broker.port()}, "L", "tm/1/#", Letter{}));
        ASSERT_TRUE(comes_true([&] { return listeners.back()->is_up(); }));
    }
    Shared first = open(code_for(0)), second = open(code_for(1));
    ASSERT_NO_FATAL_FAILURE(begin({&first, &second}));
    ASSERT_NO_FATAL_FAILURE(play({&first, &second}));
    for (std::size_t machine = 0; machine < 2; ++machine) {
        std::set<std::string> rooms;
        ASSERT_TRUE(comes_true([&] {
            for (const Letter& letter : listeners[machine]->take())
                rooms.insert(letter.topic.substr(0, letter.topic.find("/p/")));
            return !rooms.empty();
        }));
        EXPECT_EQ(rooms, std::set{"tm/1/r/" + room_name(machine == 0 ? first.code : second.code)});
    }
}

TEST_F(TwoBrokers, DoNotNeedEachOther) {
    Shared first = open(code_for(0)), second = open(code_for(1));
    ASSERT_NO_FATAL_FAILURE(begin({&first, &second}));
    brokers_[0].kill();
    ASSERT_NO_FATAL_FAILURE(play({&second}));
    EXPECT_FALSE(is_over(&first));
    brokers_[0].start();
    ASSERT_NO_FATAL_FAILURE(play({&first}));
}

}  // namespace
}  // namespace terramorph

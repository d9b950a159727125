// The script that starts a broker for a room at home: assets/home_broker.sh.
#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/socket.h>

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>

#include "base/text.h"
#include "net/room_place.h"
#include "support/scratch.h"
#include "wire/broker_player.h"
#include "wire/loopback.h"
#include "wire/mosquitto_broker.h"

namespace terramorph {
namespace {

using test::BrokerPlayer;
using test::comes_true;
using test::MosquittoBroker;
using test::RoomMachine;
using test::self_of;

/// The script, whose input ends when the test says so.
class HostScript : public test::ScratchTest {
  protected:
    void SetUp() override {
        if (!MosquittoBroker::is_installed()) GTEST_SKIP() << "mosquitto isn't installed";
        start("");
    }
    void start(const std::string& arguments) {
        std::filesystem::remove(path("stop"));
        const std::string script = test::source_path("assets/home_broker.sh");
        output_ = ::popen(concat("until [ -e '", path("stop"), "' ]; do sleep 0.05; done | { sh '", script,
                                 "' ", arguments, " 2>&1 || echo failed; }")
                              .c_str(),
                          "r");
        ASSERT_TRUE(output_);
        broker_ = next_line();
    }
    void TearDown() override {
        if (output_) end();
    }
    std::string next_line() {
        char line[300] = {};
        const std::string text = std::fgets(line, sizeof line, output_) ? line : "";
        return std::string(trimmed(text));
    }
    /// The script's status.
    int end() {
        std::ofstream(path("stop")) << "now";
        return WEXITSTATUS(::pclose(std::exchange(output_, nullptr)));
    }

    std::FILE* output_ = nullptr;
    std::string broker_;
};

TEST_F(HostScript, StartsABrokerThatItsCodeTells) {
    const auto broker = parse_broker(broker_);
    ASSERT_TRUE(broker) << broker_;
    const auto code = home_code(*broker);
    ASSERT_TRUE(code) << broker_;
    const auto place = parse_room_place(*code);
    ASSERT_TRUE(place && place->broker);
    MatchSettings settings = test::small_match(2, 1);
    BrokerPlayer anna(RoomMachine(*code, self_of("ANNA"), settings), broker->port, *broker);
    BrokerPlayer ben(RoomMachine(*code, self_of("BEN")), broker->port, *place->broker);
    EXPECT_TRUE(comes_true([&] {
        anna.work(), ben.work();
        return anna.room().table()->seats.size() == 2;
    })) << "they don't meet there";
    ASSERT_FALSE(anna.room().seal_table());
    EXPECT_TRUE(comes_true([&] {
        anna.work(), ben.work();
        return anna.machine().has_match() && ben.machine().has_match();
    }));
}

TEST_F(HostScript, LetsNobodyInWithoutThePasswordNorWriteForOthers) {
    Broker broker = *parse_broker(broker_);
    const std::string code = *home_code(broker);
    BrokerPlayer anna(RoomMachine(code, self_of("ANNA"), test::small_match(2, 1)), broker.port, broker);
    ASSERT_TRUE(comes_true([&] { return anna.work(), anna.post().is_up(); }));
    const std::string room = anna.room().name(), who = anna.room().who();
    MosquittoPost stranger(broker, "STRANGER22", room_topics(room),
                           {topic_of(room, "STRANGER22", "here"), "gone"});
    ASSERT_TRUE(comes_true([&] { return stranger.is_up(); }));
    stranger.publish({topic_of(room, who, "table"), "mine", true});
    stranger.publish({topic_of(room, "STRANGER22", "table"), "mine", true});
    std::vector<Letter> heard;
    ASSERT_TRUE(comes_true([&] {
        for (Letter& letter : stranger.take()) heard.push_back(std::move(letter));
        return !heard.empty() && heard.back().text == "mine";
    }));
    for (const Letter& letter : heard)
        EXPECT_TRUE(letter.text != "mine" || letter.topic.find("STRANGER22") != std::string::npos)
            << letter.topic;
    broker.password = "x";
    MosquittoPost wrong(broker, "STRANGER33", room_topics(room),
                        {topic_of(room, "STRANGER33", "here"), "gone"});
    EXPECT_TRUE(comes_true([&] { return wrong.trouble().has_value(); }));
    EXPECT_FALSE(wrong.is_up());
}

/// A browser says this before anything of MQTT (RFC 6455).
TEST_F(HostScript, LetsBrowsersInByWebSockets) {
    const Broker broker = *parse_broker(broker_);
    const auto address = parse_ipv4(broker.host);
    ASSERT_TRUE(address);
    sockaddr_in place = test::loopback(broker.port + kWebPortsAbove);
    place.sin_addr.s_addr = htonl(*address);
    const int line = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    ASSERT_EQ(::connect(line, reinterpret_cast<const sockaddr*>(&place), sizeof place), 0);
    const std::string asks =
        "GET /mqtt HTTP/1.1\r\nHost: home\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: mqtt\r\n"
        "Sec-WebSocket-Version: 13\r\n\r\n";
    EXPECT_EQ(::send(line, asks.data(), asks.size(), MSG_NOSIGNAL), static_cast<ssize_t>(asks.size()));
    std::string answer(200, '\0');
    answer.resize(
        static_cast<std::size_t>(std::max<ssize_t>(0, ::recv(line, answer.data(), answer.size(), 0))));
    ::close(line);
    EXPECT_TRUE(answer.starts_with("HTTP/1.1 101 ")) << answer;
}

TEST_F(HostScript, IsTheBrokerOfAnEarlierMatchAgain) {
    const std::string earlier = broker_;
    const Broker broker = *parse_broker(broker_);
    EXPECT_EQ(end(), 0);
    start(concat(broker.password, " ", broker.port));
    EXPECT_EQ(broker_, earlier);
    MosquittoPost post(broker, "FRIEND2222", "tm/1/#", {"tm/1/x", "gone"});
    EXPECT_TRUE(comes_true([&] { return post.is_up(); })) << "by what it knew before";
}

TEST_F(HostScript, EndsTheBrokerOnceItsInputEnds) {
    const Broker broker = *parse_broker(broker_);
    EXPECT_EQ(end(), 0);
    MosquittoPost post(broker, "STRANGER22", "tm/1/#", {"tm/1/x", "gone"});
    EXPECT_TRUE(comes_true([&] { return post.trouble().has_value(); })) << "the broker goes on";
}

}  // namespace
}  // namespace terramorph

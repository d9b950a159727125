#include "net/room_place.h"

#include <gtest/gtest.h>

#include <array>
#include <cctype>

#include "base/text.h"
#include "net/letter.h"
#include "terrain/code/code_letters.h"

namespace terramorph {
namespace {

std::string broker_read(std::string_view typed) {
    const auto broker = parse_broker(typed);
    return broker ? broker_text(*broker) : broker.error().text();
}

std::string place_read(std::string_view typed) {
    const auto place = parse_room_place(typed);
    if (!place) return place.error().text();
    return concat(place->code, " ", place->broker ? broker_text(*place->broker) : "");
}

TEST(Broker, IsReadAsPeopleTypeIt) {
    EXPECT_EQ(broker_read("192.168.1.20"), "mqtt://192.168.1.20:1883");
    EXPECT_EQ(broker_read("Play.Example.org"), "mqtts://play.example.org:8883");
    EXPECT_EQ(broker_read("mqtts://localhost"), "mqtts://localhost:8883");
    EXPECT_EQ(broker_read("mqtt://10.1.2.3:18830"), "mqtt://10.1.2.3:18830");
    EXPECT_EQ(broker_read("mqtts://anna:s:e@cret@play.example.org:99"),
              "mqtts://anna:s:e@cret@play.example.org:99");
}

TEST(Broker, IsEncryptedBeyondAHomeNetwork) {
    for (const char* const home :
         {"127.0.0.1", "10.9.9.9", "172.16.0.1", "172.31.255.255", "192.168.0.1", "tv.local"})
        EXPECT_FALSE(parse_broker(home)->tls) << home;
    for (const char* const away : {"11.0.0.1", "172.32.0.1", "192.169.0.1", "8.8.8.8", "example.org"})
        EXPECT_TRUE(parse_broker(away)->tls) << away;
    EXPECT_EQ(broker_read("mqtt://example.org"), "a game server outside your network needs mqtts://");
}

TEST(Broker, IsReachedByBrowsersOverWebSockets) {
    const auto address = [](std::string_view typed) { return web_address(*parse_broker(typed)); };
    EXPECT_EQ(address("play.example.org"), "wss://play.example.org:443/mqtt");
    EXPECT_EQ(address("mqtts://anna:secret@play.example.org:9443"), "wss://play.example.org:9443/mqtt");
    EXPECT_EQ(address("192.168.1.20:18830"), "ws://192.168.1.20:18930/mqtt");
    EXPECT_EQ(address("mqtts://localhost"), "wss://localhost:443/mqtt");
}

TEST(Broker, SaysWhatIsWrong) {
    for (const char* const wrong : {"", "no spaces", "http://x", "-x", "mqtt://", "a_b"})
        EXPECT_EQ(broker_read(wrong),
                  "that isn't a game server's address, such as 192.168.1.20 or play.example.org")
            << wrong;
    for (const char* const wrong : {"localhost:", "localhost:0", "localhost:65536", "localhost:x"})
        EXPECT_EQ(broker_read(wrong), "a port is a number from 1 to 65535") << wrong;
}

TEST(RoomPlace, IsReadWithAndWithoutABroker) {
    const std::string code = room_code(digest("a room"));
    EXPECT_EQ(place_read(code), concat(code, " "));
    EXPECT_EQ(place_read(concat(code, "@play.example.org")), concat(code, " mqtts://play.example.org:8883"));
    EXPECT_EQ(place_read(concat(code, " @ 192.168.1.2:99")), concat(code, " mqtt://192.168.1.2:99"));
    EXPECT_EQ(place_read(concat(code, "@")),
              "that isn't a game server's address, such as 192.168.1.20 or play.example.org");
}

TEST(RoomPlace, IsAtTheBrokerOfItsCodesFirstLetterWhereManyShareTheRooms) {
    const std::string code = room_code(digest("a room"));
    const std::string letter(1, static_cast<char>(std::tolower(static_cast<unsigned char>(code[0]))));
    EXPECT_EQ(place_read(concat(code, "@*.play.example.org:99")),
              concat(code, " mqtts://", letter, ".play.example.org:99"));
    EXPECT_EQ(broker_of_room(*parse_broker("mqtts://me:5@*.play.example.org"), "7QX").host,
              "7.play.example.org");
    EXPECT_EQ(broker_of_room(*parse_broker("play.example.org"), "7QX").host, "play.example.org");
    EXPECT_EQ(broker_read("*.play.example.org"), "mqtts://*.play.example.org:8883") << "any room's";
    for (const char* const wrong : {"*", "*.", "*play.org", "play.*.org", "*.*.org"})
        EXPECT_NE(broker_read(wrong).find("isn't a game server's address"), std::string::npos) << wrong;
}

/// 100,000 rooms on 8 machines, each of which answers to four of the 32 names.
TEST(RoomPlace, SharesRoomsOutEvenly) {
    constexpr int kRooms = 100000, kMachines = 8;
    std::array<int, kMachines> rooms = {};
    for (int room = 0; room < kRooms; ++room)
        ++rooms[kCodeAlphabet.find(room_code(digest(concat("room ", room)))[0]) % kMachines];
    for (const int count : rooms) EXPECT_NEAR(count, kRooms / kMachines, kRooms / kMachines / 20);
}

TEST(RoomPlace, OfAHomeNetworkTellsItsBroker) {
    for (const char* const host : {"192.168.0.1", "192.168.255.254", "10.0.0.1", "10.255.254.253",
                                   "172.16.0.9", "172.31.7.8", "127.0.0.1"})
        for (const int port : {kHomePort, kHomePort + kHomePorts - 1})
            for (const int secret : {0, 1, 262143}) {
                const Broker broker = {host, port, false, kHomeUser, std::to_string(secret)};
                const auto code = home_code(broker);
                ASSERT_TRUE(code) << broker_text(broker);
                EXPECT_EQ(place_read(*code), concat(*code, " ", broker_text(broker)));
                EXPECT_EQ(place_read(room_place_text({*code, broker}, {})),
                          concat(*code, " ", broker_text(broker)));
            }
}

TEST(RoomPlace, HasNoHomeCodeForOtherBrokers) {
    const Broker right = {"192.168.0.1", kHomePort, false, kHomeUser, "5"};
    ASSERT_TRUE(home_code(right));
    for (const auto& change :
         {+[](Broker& it) { it.host = "8.8.8.8"; }, +[](Broker& it) { it.host = "tv.local"; },
          +[](Broker& it) { it.port = 1883; }, +[](Broker& it) { it.tls = true; },
          +[](Broker& it) { it.user = ""; }, +[](Broker& it) { it.password = "x"; },
          +[](Broker& it) { it.password = "262144"; }}) {
        Broker other = right;
        change(other);
        EXPECT_FALSE(home_code(other)) << broker_text(other);
    }
}

TEST(RoomPlace, IsToldWithItsBrokerWhereThatIsAnother) {
    const Broker own = *parse_broker("play.example.org");
    EXPECT_EQ(room_place_text({"K7QX2M9P", own}, own), "K7QX-2M9P");
    EXPECT_EQ(room_place_text({"K7QX2M9P", parse_broker("anna:secret@other.example.org").take()}, own),
              "K7QX-2M9P@other.example.org");
    EXPECT_EQ(room_place_text({"K7QX2M9P", parse_broker("192.168.1.2:99").take()}, own),
              "K7QX-2M9P@192.168.1.2:99");
}

}  // namespace
}  // namespace terramorph

#include "net/letter.h"

#include <gtest/gtest.h>

#include <set>

#include "base/text.h"
#include "terrain/code/code_letters.h"

namespace terramorph {
namespace {

std::string code_read(std::string_view typed) {
    const auto code = parse_room_code(typed);
    return code ? *code : code.error().text();
}

TEST(RoomCode, IsReadAsPeopleTypeIt) {
    const std::string code = room_code(digest("chance"));
    EXPECT_EQ(code.size(), kRoomCodeLength);
    EXPECT_EQ(code_read(code), code);
    std::string typed;
    for (const char letter : code) {
        if (typed.size() == 4) typed += '-';
        const char lower = letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
        typed += lower == '0' ? 'o' : lower == '1' ? 'L' : lower;
    }
    EXPECT_EQ(code_read(concat(" ", typed, " ")), code);
}

TEST(RoomCode, NoticesEachWrongLetterAndEachTwoThatWereExchanged) {
    for (int chance = 0; chance < 20; ++chance) {
        const std::string code = room_code(digest(concat(chance)));
        for (std::size_t place = 0; place < code.size(); ++place) {
            for (const char letter : kCodeAlphabet) {
                std::string wrong = code;
                wrong[place] = letter;
                EXPECT_EQ(code_read(wrong), wrong == code ? code : "there's a typo in this code");
            }
            std::string exchanged = code;
            if (place > 0) std::swap(exchanged[place - 1], exchanged[place]);
            EXPECT_EQ(code_read(exchanged), exchanged == code ? code : "there's a typo in this code");
        }
    }
}

TEST(RoomCode, SaysWhatIsWrong) {
    EXPECT_EQ(code_read("K7QX"), "a code has 8 letters or a few more, and this one has 4");
    EXPECT_EQ(code_read(""), "a code has 8 letters or a few more, and this one has 0");
    EXPECT_EQ(code_read("K7QX-2M9!"), "a code has only letters and digits, such as K7QX-2M9P");
}

TEST(RoomCode, IsNotToldByTheNameOfItsRoom) {
    std::set<std::string> codes, rooms;
    for (int chance = 0; chance < 1000; ++chance) {
        const std::string code = room_code(digest(concat("room ", chance)));
        codes.insert(code);
        rooms.insert(room_name(code));
    }
    EXPECT_EQ(codes.size(), 1000u);
    EXPECT_EQ(rooms.size(), 1000u);
    EXPECT_EQ(rooms.begin()->size(), 16u);
}

TEST(Topic, SaysWhoseItIs) {
    const std::string who = who_of(KeyPair(digest("a key")).public_key());
    EXPECT_TRUE(is_who(who)) << who;
    const auto address = parse_topic(topic_of("5d0c21f091b4198f", who, "log/0000"), "5d0c21f091b4198f");
    ASSERT_TRUE(address);
    EXPECT_EQ(address->who, who);
    EXPECT_EQ(address->what, "log/0000");
}

TEST(Topic, OfAnotherRoomOrOfNobodyIsNone) {
    const std::string room = "5d0c21f091b4198f", who = "ANNAXK4Q2M";
    EXPECT_TRUE(parse_topic(topic_of(room, who, "seat"), room));
    for (const std::string& topic :
         {topic_of("6d0c21f091b4198f", who, "seat"), topic_of(room, "ANNA", "seat"), topic_of(room, who, ""),
          topic_of(room, "annaxk4q2m", "seat"), concat("tm/1/r/", room, "/p/", who), std::string(),
          topic_of(room, who, std::string(100, 'a'))})
        EXPECT_FALSE(parse_topic(topic, room)) << topic;
}

}  // namespace
}  // namespace terramorph

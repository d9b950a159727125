// Who sends too much in a room, and in whose name.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "net/attacked_room.h"

namespace terramorph {
namespace {

using test::RoomMachine;
using test::who_is;

class FloodedRoom : public test::AttackedRoom {
  protected:
    /// Something new each time, with BEN's signature.
    Letter said_by_ben(int number) {
        return {topic_of(kRoom, ben_.room().who(), "chat"),
                saying_text({{}, concat("line ", number)}, {1, number + 1}, kRoom,
                            KeyPair(test::secret_of("BEN")))};
    }
    static std::string warnings(RoomMachine& machine) {
        std::string lines;
        for (const Message& warning : machine.room().take_warnings()) lines += warning.text() + "\n";
        return lines;
    }
};

TEST_F(FloodedRoom, HearsNobodyAnyMoreWhoSendsTooMuch) {
    bool heard = true;
    int letters = 0;
    for (; letters < 100000 && heard; ++letters) heard = anna_.room().take(said_by_ben(letters));
    EXPECT_LE(letters, Allowance::kLetters * Allowance::kSeconds + 2);
    EXPECT_EQ(warnings(anna_), "BEN's game sends too much and isn't heard any more\n");
    anna_.room().advance(1000);
    EXPECT_FALSE(anna_.room().take(said_by_ben(letters)));
    EXPECT_EQ(warnings(anna_), "") << "once is enough";
    EXPECT_TRUE(anna_.room().take({topic_of(kRoom, "ANNAXK4Q2M", "here"), "here"})) << "others are";
}

TEST_F(FloodedRoom, HearsWhoeverSaysNoMoreThanTheyMay) {
    for (int letter = 0; letter < 2000; ++letter) {
        EXPECT_TRUE(anna_.room().take(said_by_ben(letter)));
        anna_.room().advance(1 / Allowance::kLetters);
    }
    EXPECT_EQ(warnings(anna_), "");
}

/// Anybody can write under a name, where the broker doesn't mind, and send again what its owner has signed.
TEST_F(FloodedRoom, HearsWhoeverOthersFloodItInTheNameOf) {
    begin();
    const std::string& ben = ben_.room().who();
    std::vector<Letter> forged = {{topic_of(kRoom, ben, "nothing"), "x"},
                                  {topic_of(kRoom, ben, "log/0000"), "signed by nobody\n"},
                                  {topic_of(kRoom, ben, "log/0000"), std::string(60000, 'x')}};
    for (const auto& [topic, letter] : kept_)
        if (parse_topic(topic, kRoom)->who == ben) forged.push_back(letter);
    const auto flood = [&] {
        for (int second = 0; second < 3; ++second)
            for (std::size_t k = 0; k < 100000; ++k) anna_.room().take(forged[k % forged.size()]);
    };
    flood();
    EXPECT_EQ(warnings(anna_),
              "somebody floods this room in BEN's name, so some of what BEN does may come late\n");
    exchange();
    for (int turn = 0; turn < 6; ++turn) {
        fire(author());
        flood();
        exchange();
    }
    expect_the_same();
    EXPECT_GT(anna_.match().turn(), 5);
    EXPECT_EQ(warnings(anna_), "") << "once is enough";
}

TEST_F(FloodedRoom, IsntStoppedByAFloodInItsOwnName) {
    begin();
    const std::string& anna = anna_.room().who();
    for (int k = 0; k < 100000; ++k)
        for (const std::string_view what : {"start", "log/0000", "nothing"})
            anna_.room().take({topic_of(kRoom, anna, what), "signed by nobody\n"});
    for (int turn = 0; turn < 6; ++turn) fire(author());
    expect_the_same();
    EXPECT_FALSE(anna_.room().is_unheard());
}

/// However many names they use, those who play are heard.
TEST_F(FloodedRoom, HearsThoseWhoPlayWhoeverElseFloodsIt) {
    begin();
    std::vector<Letter> strange;
    for (int k = 0; k < 200; ++k)
        strange.push_back({topic_of(kRoom, who_is(concat("stranger ", k)), "nothing"), "x"});
    for (int k = 0; k < 1000; ++k)
        for (const Letter& letter : strange) anna_.room().take(letter);
    EXPECT_EQ(warnings(anna_), "somebody in this room sends too much and isn't heard any more\n");
    exchange();
    for (int turn = 0; turn < 6; ++turn) fire(author());
    expect_the_same();
}

}  // namespace
}  // namespace terramorph

// Seats whose files are lost: whoever has the key asks the others what they know.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/text.h"
#include "net/rooms.h"
#include "net/signed_text.h"

namespace terramorph {
namespace {

using test::kCode;
using test::RoomMachine;
using test::Rooms;
using test::self_of;

class LostFile : public Rooms {
  protected:
    void begin() {
        ASSERT_FALSE(machines_[0]->room().seal_table());
        exchange();
        expect_the_same();
    }
    void play(int turns) {
        for (int turn = 0; turn < turns; ++turn) fire(author());
    }
    /// It's killed; its seat's file is gone.
    void lose(RoomMachine& lost) {
        leave(lost);
        lost.lose_file();
    }
    void burn_down() { kept_.clear(); }
};

TEST_F(LostFile, IsMadeAnewOfWhatTheBrokerKnows) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    begin();
    play(5);
    lose(ben);
    connect(ben);
    EXPECT_FALSE(ben.room().asks());
    expect_the_same();
    EXPECT_GT(ben.match().turn(), 5);
    play(4);
    expect_the_same();
    ben.restart();  // its new file is as good as the old one
    connect(ben);
    play(2);
    expect_the_same();
    EXPECT_EQ(anna.trouble(), "");
}

TEST_F(LostFile, IsMadeAnewOfWhatTheOthersKnow) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    begin();
    play(1);
    while (author().room().who() != ben.room().who()) play(1);
    play(1);  // the last word was BEN's
    const std::uint64_t hash = anna.match().hash();
    lose(ben);
    burn_down();
    anna.room().connected();
    connect(ben);
    EXPECT_EQ(ben.match().hash(), hash);
    play(3);
    expect_the_same();
}

TEST_F(LostFile, LetsNobodyWriteBeforeTheOthersHaveTold) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    begin();
    play(3);
    lose(ben);
    burn_down();
    anna.room().connected();
    std::vector<Letter> said = anna.room().take_letters();
    ben.room().connected();
    for (const Letter& letter : said) ben.room().take(letter);
    for (int second = 0; second < 20; ++second) ben.room().advance(1);
    EXPECT_TRUE(ben.room().asks());
    EXPECT_EQ(ben.room().asked(), std::vector<std::string>{"ANNA"});
    EXPECT_FALSE(ben.room().match());
    for (const Letter& letter : ben.room().take_letters())
        EXPECT_EQ(letter.topic.find("log/"), std::string::npos) << letter.topic;
}

TEST_F(LostFile, WaitsUntilSomebodyIsHere) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    begin();
    play(3);
    leave(anna);
    anna.restart();
    std::unique_ptr<RoomMachine> away = std::move(machines_[0]);
    machines_.erase(machines_.begin());
    lose(ben);
    connect(ben);
    EXPECT_TRUE(ben.room().asks());
    EXPECT_TRUE(ben.room().asked().empty()) << "nobody is here";
    EXPECT_FALSE(ben.room().match());
    machines_.push_back(std::move(away));
    connect(anna);
    EXPECT_FALSE(ben.room().asks());
    play(3);
    expect_the_same();
}

TEST_F(LostFile, OfTwoAtOnceIsMadeAnewToo) {
    settings_ = test::small_match(3, 1);
    settings_.set(Rule::direct_hit, 0), settings_.set(Rule::health, 1000);
    open();
    RoomMachine& ben = join("BEN");
    RoomMachine& cleo = join("CLEO");
    begin();
    play(6);
    lose(ben), lose(cleo);
    connect(ben), connect(cleo);
    EXPECT_FALSE(ben.room().asks() || cleo.room().asks()) << "they wait for each other";
    play(6);
    expect_the_same();
}

TEST_F(LostFile, MayBeTheHostsAndTheBrokersTableGoneWithIt) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    begin();
    play(4);
    lose(anna);
    burn_down();
    ben.room().connected();
    connect(anna);
    EXPECT_FALSE(anna.room().asks());
    play(4);
    expect_the_same();
}

TEST_F(LostFile, IsNotMadeOfWhatIsForged) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    begin();
    play(2);
    lose(ben);
    anna.room().connected();
    const std::vector<Letter> said = anna.room().take_letters();
    ben.room().connected();
    for (const auto& [topic, letter] : kept_) ben.room().take(letter);
    for (const Letter& letter : said) ben.room().take(letter);
    ASSERT_TRUE(ben.room().asks());
    const std::string room = room_name(kCode), lines = concat("told ", ben.room().who(), "\n"),
                      purpose = concat("tm1 told\n", room);
    const KeyPair stranger(test::secret_of("STRANGER")), own(test::secret_of("ANNA"));
    for (const std::string& told :
         {lines, std::string(), signed_text(lines, purpose, stranger), signed_text(lines, "tm1 told", own),
          signed_text("told SOMEBODY22\n", purpose, own)}) {
        ben.room().take({topic_of(room, anna.room().who(), kToldTopic), told});
        EXPECT_TRUE(ben.room().asks()) << told;
    }
    ben.room().take({topic_of(room, anna.room().who(), kToldTopic), signed_text(lines, purpose, own)});
    EXPECT_FALSE(ben.room().asks());
}

TEST_F(LostFile, IsNoUseWhereAnotherMatchIsPlayedNow) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    begin();
    lose(ben);
    machines_.erase(machines_.begin());
    burn_down();
    RoomMachine& dora = open("DORA");
    connect(ben);
    EXPECT_FALSE(ben.room().asks());
    EXPECT_FALSE(ben.room().match());
    EXPECT_FALSE(dora.room().match());
    (void)anna;
}

TEST_F(LostFile, IsToldToEachNotTooOften) {
    RoomMachine& anna = open();
    RoomMachine& ben = join("BEN");
    begin();
    play(2);
    const auto answers = [&] {
        int count = 0;
        for (const Letter& letter : anna.room().take_letters())
            count += letter.topic.ends_with(std::string("/") + std::string(kToldTopic));
        return count;
    };
    for (int time = 0; time < 100; ++time)
        anna.room().take({topic_of(room_name(kCode), ben.room().who(), kAskTopic), ""});
    EXPECT_EQ(answers(), 1);
    anna.room().take({topic_of(room_name(kCode), test::who_is("STRANGER"), kAskTopic), ""});
    EXPECT_EQ(answers(), 0) << "there's no such seat";
    anna.room().advance(Answers::kBetweenAnswers);
    anna.room().take({topic_of(room_name(kCode), ben.room().who(), kAskTopic), ""});
    EXPECT_EQ(answers(), 1);
}

TEST_F(LostFile, OfATableThatWasTakenBackOnceIsNoHindranceToThoseWhoWatch) {
    RoomMachine& anna = open();
    join("BEN");
    ASSERT_FALSE(anna.room().seal_table());
    ASSERT_FALSE(anna.room().open_table());
    exchange();
    begin();
    play(2);
    anna.restart();
    connect(anna);
    RoomMachine& cleo = join("CLEO");
    ASSERT_TRUE(cleo.has_match()) << cleo.trouble();
    play(2);
    expect_the_same();
}

}  // namespace
}  // namespace terramorph

#include "net/people/chat.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "net/signed_text.h"

namespace terramorph {
namespace {

constexpr std::string_view kChatRoom = "5d0c21f091b4198f";
const KeyPair kAnna(digest("anna"));

/// Two who talk in a room.
class Chats : public testing::Test {
  protected:
    std::string say(const Saying& saying) {
        const Refusal refusal = anna_.say(saying, 1, kChatRoom, kAnna);
        return refusal ? refusal->text() : "said";
    }
    std::string say(const std::string& words) { return say(Saying{{}, words}); }
    void hear(std::string_view text) { ben_.take(text, who_, kAnna.public_key(), kChatRoom); }
    /// What's heard of all that has been said.
    std::vector<Saying> heard() {
        for (const Letter& letter : anna_.take_letters()) hear(letter.text);
        std::vector<Saying> all;
        for (const Chat::Heard& each : ben_.take_heard()) all.push_back(each.saying);
        return all;
    }
    void wait(double seconds) {
        anna_.advance(seconds);
        ben_.advance(seconds);
    }
    /// What comes of a line that somebody's game has signed.
    std::size_t heard_of(std::string_view line) {
        wait(Chat::kWithin);
        hear(signed_text(concat("9 ", ++forged_, " ", line, "\n"), concat("tm1 chat ", kChatRoom), kAnna));
        return heard().size();
    }
    int forged_ = 0;

    const std::string who_ = who_of(kAnna.public_key());
    Chat anna_, ben_;
};

TEST_F(Chats, CarriesPhrasesAndWords) {
    for (const Saying& saying :
         {Saying{0, ""}, Saying{kChatPhrases - 1, ""}, Saying{{}, "Gut gezielt, Åsa!"}}) {
        EXPECT_EQ(say(saying), "said");
        EXPECT_EQ(heard(), std::vector{saying});
        wait(Chat::kBetween);
    }
}

TEST_F(Chats, IsNotKeptByTheBroker) {
    say("Hello");
    const std::vector<Letter> letters = anna_.take_letters();
    ASSERT_EQ(letters.size(), 1u);
    EXPECT_FALSE(letters[0].kept);
    EXPECT_EQ(letters[0].topic, topic_of(kChatRoom, who_, "chat"));
}

TEST_F(Chats, ShowsNothingThatTurnsLinesOrSteersTerminals) {
    say("  a\u202Eb\x1B[2Jc\n  ");
    const std::vector<Saying> all = heard();
    ASSERT_EQ(all.size(), 1u);
    EXPECT_EQ(all[0].words, "a?b?[2Jc?");
    EXPECT_EQ(heard_of("says \x1B[2J"), 0u) << "an honest game sends no such thing";
    EXPECT_EQ(heard_of("says \u202E"), 0u);
}

TEST_F(Chats, IsAtMost120LettersOfAnyAlphabet) {
    std::string longest;
    for (int letter = 0; letter < kMaxChatLetters + 5; ++letter) longest += "\u4E2D";
    EXPECT_EQ(say(longest), "said");
    const std::vector<Saying> all = heard();
    ASSERT_EQ(all.size(), 1u);
    EXPECT_EQ(all[0].words.size(), 3u * kMaxChatLetters);
    EXPECT_EQ(heard_of(concat("says ", longest)), 0u);
}

TEST_F(Chats, LeavesOutWhatIsNoSaying) {
    EXPECT_EQ(heard_of("phrase 5"), 1u);
    for (const char* line : {"", "phrase", "phrase 6", "phrase -1", "phrase 05", "says", "says ", "says  a",
                             "says a ", "shouts a", "phrase 1 2", "says a\nsays b"})
        EXPECT_EQ(heard_of(line), 0u) << line;
    EXPECT_EQ(say("   "), "there's nothing to say");
}

TEST_F(Chats, LeavesOutWhatIsForged) {
    const std::string text = saying_text({0, ""}, {1, 1}, kChatRoom, KeyPair(digest("eve")));
    hear(text);
    hear(saying_text({0, ""}, {1, 1}, "6d0c21f091b4198f", kAnna));
    hear("says Hello\n");
    hear("");
    EXPECT_EQ(heard().size(), 0u);
}

TEST_F(Chats, IsSlow) {
    EXPECT_EQ(say("one"), "said");
    EXPECT_EQ(say("two"), "give the others a moment to answer");
    for (std::size_t more = 1; more < Chat::kMostWithin; ++more) {
        wait(Chat::kBetween);
        EXPECT_EQ(say("more"), "said");
    }
    wait(Chat::kBetween);
    EXPECT_EQ(say("too much"), "give the others a moment to answer");
    wait(Chat::kWithin);
    EXPECT_EQ(say("again"), "said");
}

TEST_F(Chats, LeavesOutWhatIsTooMuch) {
    for (int each = 1; each <= 100; ++each)
        hear(saying_text({{}, std::to_string(each)}, {1, each}, kChatRoom, kAnna));
    EXPECT_EQ(heard().size(), 1u);
}

/// Anybody can send again what somebody has signed.
TEST_F(Chats, LeavesOutWhatWasSaidBefore) {
    const std::string first = saying_text({0, ""}, {1, 1}, kChatRoom, kAnna),
                      second = saying_text({1, ""}, {1, 2}, kChatRoom, kAnna),
                      after_a_start = saying_text({2, ""}, {2, 1}, kChatRoom, kAnna);
    for (const std::string& text : {first, first, second, first, after_a_start, second, after_a_start}) {
        hear(text);
        wait(Chat::kWithin);
    }
    EXPECT_EQ(heard(), (std::vector<Saying>{{0, ""}, {1, ""}, {2, ""}}));
}

TEST_F(Chats, LeavesOutWhatHasNoNumber) {
    for (const char* number : {"", "1", "1 ", "0 1", "1 0", "01 1", "1 -1", "1 1000001"}) {
        wait(Chat::kWithin);
        hear(signed_text(concat(number, number[0] ? " " : "", "phrase 0\n"), concat("tm1 chat ", kChatRoom),
                         kAnna));
    }
    EXPECT_EQ(heard().size(), 0u);
}

TEST_F(Chats, LetsOneMuteSomebody) {
    ben_.mute(who_, true);
    EXPECT_TRUE(ben_.is_muted(who_));
    say("Hello");
    EXPECT_EQ(heard().size(), 0u);
    ben_.mute(who_, false);
    wait(Chat::kBetween);
    say("Hello");
    EXPECT_EQ(heard().size(), 1u);
}

}  // namespace
}  // namespace terramorph

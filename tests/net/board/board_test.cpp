#include "net/board/board.h"

#include <algorithm>

#include "net/board/days.h"
#include "net/board/proof.h"

namespace terramorph {
namespace {

using test::DayPlayer;
using test::kDay;

std::vector<std::string> names_of(const Board& board) {
    std::vector<std::string> names;
    for (const Claim& claim : board.best()) names.push_back(claim.name);
    return names;
}

class DayBoard : public testing::Test {
  protected:
    /// Somebody who claims that, whether it's true or not.
    void say(const std::string& name, DayScore score, const std::string& recording = "a recording") {
        const KeyPair keys(digest(name));
        const Claim claim = {kDay, name, score, digest(recording), keys.public_key()};
        board_.take({day_topic(kDay, claim.who(), kScoreTopic), claim_text(claim, keys), true});
        board_.take({day_topic(kDay, claim.who(), kRecordingTopic), recording, true});
    }
    /// Everything is proven but what these have claimed.
    void settle(const std::vector<std::string>& liars = {}) {
        while (const auto unproven = board_.next_to_prove())
            board_.settle(unproven->claim, std::ranges::find(liars, unproven->claim.name) == liars.end());
    }

    Board board_{kDay};
};

TEST_F(DayBoard, ShowsNothingThatIsNotProven) {
    say("ANNA", {500, 10});
    EXPECT_TRUE(board_.best().empty());
    settle();
    EXPECT_EQ(names_of(board_), std::vector<std::string>{"ANNA"});
}

TEST_F(DayBoard, HasMorePointsFirstThenFewerShotsThenTheSameOrderEverywhere) {
    say("ANNA", {500, 10}), say("BEN", {700, 10}), say("CLEO", {700, 9}), say("DORA", {-20, 10});
    say("EMIL", {500, 10});
    settle();
    const std::vector<std::string> names = names_of(board_);
    Board other(kDay);
    std::swap(board_, other);
    say("EMIL", {500, 10}), say("DORA", {-20, 10}), say("CLEO", {700, 9}), say("BEN", {700, 10});
    say("ANNA", {500, 10});
    settle();
    EXPECT_EQ(names_of(board_), names) << "in whatever order they came";
    ASSERT_EQ(names.size(), 5u);
    EXPECT_EQ(names[0], "CLEO");
    EXPECT_EQ(names[1], "BEN");
    EXPECT_EQ(names[4], "DORA");
}

TEST_F(DayBoard, LeavesForgedClaimsOutAndShowsTheNext) {
    for (int k = 0; k < 15; ++k) say(concat("HONEST ", k), {100 + k, 10});
    for (int k = 0; k < 5; ++k) say(concat("LIAR ", k), {5000 + k, 10});
    settle({"LIAR 0", "LIAR 1", "LIAR 2", "LIAR 3", "LIAR 4"});
    const std::vector<std::string> names = names_of(board_);
    ASSERT_EQ(names.size(), Board::kShown);
    EXPECT_EQ(names.front(), "HONEST 14");
    say("LIAR 1", {5001, 10});
    EXPECT_FALSE(board_.next_to_prove()) << "it's known to be wrong";
}

TEST_F(DayBoard, ProvesNoMoreThanWhatIsShown) {
    for (int k = 0; k < 40; ++k) say(concat("P", k), {k, 10});
    int proofs = 0;
    for (; const auto unproven = board_.next_to_prove(); ++proofs) board_.settle(unproven->claim, true);
    EXPECT_EQ(proofs, static_cast<int>(Board::kShown));
}

TEST_F(DayBoard, KeepsTheNewestOfEachPlayer) {
    say("ANNA", {500, 10});
    settle();
    say("ANNA", {300, 10}, "another recording");
    EXPECT_TRUE(board_.best().empty()) << "that isn't proven yet";
    settle();
    ASSERT_EQ(board_.best().size(), 1u);
    EXPECT_EQ(board_.best()[0].score.points, 300);
}

TEST_F(DayBoard, WaitsForNoRecordingThatDoesNotCome) {
    const KeyPair keys(digest("SILENT"));
    const Claim claim = {kDay, "SILENT", {9999, 1}, digest("it"), keys.public_key()};
    board_.take({day_topic(kDay, claim.who(), kScoreTopic), claim_text(claim, keys), true});
    say("ANNA", {500, 10});
    settle();
    EXPECT_EQ(names_of(board_), std::vector<std::string>{"ANNA"});
    board_.take({day_topic(kDay, claim.who(), kRecordingTopic), "it", true});
    EXPECT_TRUE(board_.next_to_prove());
}

/// Whoever has many keys claims the best of scores with each of them.
TEST_F(DayBoard, SaysThatItLacksWhatLiarsHaveTakenThePlaceOf) {
    std::vector<std::string> liars;
    for (int liar = 0; liar < 64; ++liar) {
        liars.push_back(concat("LIAR ", liar));
        say(liars.back(), {9000, 1});
    }
    EXPECT_FALSE(board_.take_lack());
    say("ANNA", {500, 10});
    EXPECT_TRUE(board_.take_lack());
    EXPECT_FALSE(board_.take_lack());
    settle(liars);
    EXPECT_TRUE(board_.best().empty());
    say("ANNA", {500, 10});  // the broker has kept it, and sends it again
    settle(liars);
    EXPECT_EQ(names_of(board_), std::vector<std::string>{"ANNA"});
}

TEST_F(DayBoard, IsTheSameIfRecordingsComeFirst) {
    const DayPlayer anna("ANNA");
    board_.take(anna.rec()), board_.take(anna.score());
    const auto unproven = board_.next_to_prove();
    ASSERT_TRUE(unproven);
    EXPECT_EQ(unproven->claim, anna.claim);
    EXPECT_EQ(unproven->recording, anna.recording);
}

TEST_F(DayBoard, HearsNothingOfOtherDaysNorRubbish) {
    const DayPlayer anna("ANNA");
    Board tomorrow("2026-11-23");
    tomorrow.take(anna.score()), tomorrow.take(anna.rec());
    EXPECT_FALSE(tomorrow.next_to_prove());
    for (const char* const topic :
         {"", "tm/1/day/2026-11-22/p/x/score", "tm/1/r/5d0c21f091b4198f/p/ANNAXK4Q2M/seat"})
        board_.take({topic, "rubbish", true});
    Letter forged = anna.score();
    forged.topic = day_topic(kDay, "SOMEBODY22", kScoreTopic);
    board_.take(forged);
    board_.take(
        {day_topic(kDay, anna.claim.who(), kRecordingTopic), std::string(kMaxDayRecording + 1, 'x'), true});
    EXPECT_FALSE(board_.next_to_prove());
}

}  // namespace
}  // namespace terramorph

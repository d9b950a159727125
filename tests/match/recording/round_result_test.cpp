#include "match/recording/round_result.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "match/recording/playback.h"
#include "support/how_often.h"
#include "support/matches.h"
#include "support/recordings.h"

namespace terramorph {
namespace {

using namespace test;

/// Whoever is at the armory buys what chance has it, and leaves.
void shop(Match& match, Random& random) {
    while (match.phase() == Phase::shopping) {
        const PlayerId player = match.player();
        for (int k = 0; k < 6; ++k) {
            const Command buy = Buy{player, GoodId::at(random.below(goods(match.arsenal()).size()))};
            if (!match.validate(buy)) give(match, buy);
        }
        give(match, Ready{player});
    }
}

/// Until so many rounds are over. Money, goods and prices are at work.
std::unique_ptr<Match> played_until(std::uint32_t seed, int over) {
    MatchSettings settings = small_match(3, 5, seed);
    settings.set(Rule::free_market, seed % 2);
    settings.set(Rule::planets, seed % 3);
    settings.set(Rule::cut_advance, seed % 3 == 0 ? 40 : 0);
    settings.set(Rule::armory, 1);
    settings.set(Rule::start_cash, 200000);
    auto match = std::make_unique<Match>(settings, the_arsenal());
    Random random(seed, 7);
    for (int turn = 0; turn < 2000 && static_cast<int>(match->recording().round_results.size()) < over;
         ++turn) {
        shop(*match, random);
        play_any_turn(*match, random);
        if (match->phase() == Phase::round_over &&
            static_cast<int>(match->recording().round_results.size()) < over)
            give(*match, NextRound{});
    }
    EXPECT_EQ(static_cast<int>(match->recording().round_results.size()), over);
    return match;
}

TEST(RoundResult, OfEveryRoundIsRecordedAndReadBack) {
    for (const std::uint32_t seed : seeds(2, 8)) {
        const auto match = played_until(seed, 3);
        const auto read = parse_recording(recording_text(match->recording()), "match.rec");
        ASSERT_TRUE(read && read->damage.empty()) << read->damage.text();
        EXPECT_EQ(read->round_results, match->recording().round_results);
        for (const PlayerId k : ids<PlayerId>(3)) {
            const RoundResult::Share& share = read->round_results.back().players[k];
            EXPECT_EQ(share.score, match->scores().rounds()[2][k]);
            EXPECT_EQ(share.money, match->shop().money(k));
        }
    }
}

TEST(RoundResult, AMatchGoesOnFromTheLastRoundThatIsOver) {
    for (const std::uint32_t seed : seeds(2, 8)) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        const auto before = played_until(seed, 2);
        auto went_on = from_last_round(before->recording(), the_arsenal());
        ASSERT_TRUE(went_on) << went_on.error().text();
        Match& later = **went_on;
        Match& original = *before;
        give(original, NextRound{});
        EXPECT_EQ(later.round(), 3);
        for (const RoundResult& round_result : later.recording().round_results) {
            EXPECT_EQ(round_result.turn, 0);
            EXPECT_EQ(round_result.tick, Ticks());
            EXPECT_EQ(round_result.checks, 0u) << "it stands before all that is played";
        }
        EXPECT_EQ(later.level(), original.level());
        EXPECT_EQ(later.journey().route(), original.journey().route());
        EXPECT_EQ(later.scores().match(), original.scores().match());
        for (const PlayerId player : ids<PlayerId>(3)) {
            EXPECT_EQ(later.money(player), original.money(player));
            for (const GoodId good : goods(original.arsenal()))
                EXPECT_EQ(later.shop().stock(player, good), original.shop().stock(player, good));
        }
        for (const GoodId good : goods(original.arsenal()))
            EXPECT_EQ(later.shop().price(good), original.shop().price(good));
        // and is a match like any other: it can be recorded, and gone on from once more
        Random random(seed, 9);
        shop(later, random);
        for (int turn = 0; turn < 6; ++turn) play_any_turn(later, random);
        const auto read = parse_recording(recording_text(later.recording()), "later.rec");
        ASSERT_TRUE(read && read->damage.empty()) << read->damage.text();
        const auto again = test::play_back(*read, the_arsenal());
        ASSERT_TRUE(again) << again.error().text();
        EXPECT_EQ((*again)->hash(), later.hash());
    }
}

TEST(RoundResult, WithoutARoundThatIsOverTheMatchBeginsAnew) {
    Match match(small_match(2, 3), the_arsenal());
    give(match, Pass{match.player()});
    const auto again = from_last_round(match.recording(), the_arsenal());
    ASSERT_TRUE(again);
    EXPECT_EQ((*again)->round(), 1);
    EXPECT_EQ((*again)->turn(), 1);
}

TEST(RoundResult, AMatchThatIsOverIsNothingToGoOnFrom) {
    const auto match = played_until(1, 5);
    ASSERT_EQ(match->phase(), Phase::match_over);
    const auto again = from_last_round(match->recording(), the_arsenal());
    ASSERT_FALSE(again);
    EXPECT_EQ(again.error().text(), "all its rounds have been played");
}

TEST(RoundResult, GoodsThatAreNoLongerMadeAreLostAndTheRestIsKept) {
    auto match = played_until(2, 1);
    Recording recording = match->recording();
    auto& goods = recording.round_results.back().players[0].goods;
    ASSERT_FALSE(goods.empty());
    const auto [id, count] = *goods.rbegin();
    goods[id] = count + 1;
    goods["a good that there was once"] = 7;
    const auto again = from_last_round(recording, the_arsenal());
    ASSERT_TRUE(again);
    EXPECT_EQ((*again)->shop().stock(0, find_good((*again)->arsenal(), id)), count + 1);
}

TEST(RoundResult, CutShortItCountsAsNone) {
    const std::string whole = recording_text(played_until(3, 1)->recording());
    const auto last = whole.rfind('\n', whole.size() - 2);
    const auto read = parse_recording(whole.substr(0, last + 1), "match.rec");
    ASSERT_TRUE(read && read->damage.empty());
    EXPECT_TRUE(read->round_results.empty()) << "its last line closes it";
}

TEST(RoundResult, LinesThatCannotBeAreRefused) {
    RoundResult round_result;
    round_result.players.resize(2);
    for (const char* const line : {"round",
                                   "round 1 2",
                                   "round 1 2 -1",
                                   "round 1 2 3 4",
                                   "round x 2 3",
                                   "score 0 1 2 3",
                                   "score 2 1",
                                   "score 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17",
                                   "money 0 -1",
                                   "money 2 10",
                                   "money 0 9999999999",
                                   "money 0 1 2",
                                   "good 0 0 missile",
                                   "good 0 100 missile",
                                   "good 0 5",
                                   "good -1 5 missile",
                                   "price 0 99 missile",
                                   "price -1 1000 missile",
                                   "price 0 1000",
                                   "price 0 10001 missile"}) {
        const auto read = read_round_result(line, round_result);
        ASSERT_FALSE(read) << line;
        EXPECT_EQ(read.error().text(), concat("\"", line, "\" isn't a result that a round can have"));
    }
    EXPECT_TRUE(read_round_result("good 1 99 my own gun", round_result));
    EXPECT_EQ(round_result.players[1].goods.at("my own gun"), 99);
    EXPECT_FALSE(*read_round_result("price 0 1000 missile", round_result));
    EXPECT_TRUE(*read_round_result("round 1 2 3", round_result));
}

TEST(RoundResult, ThereAreNoMoreThanRounds) {
    Recording recording = played_until(1, 5)->recording();
    recording.round_results.push_back(recording.round_results.back());
    auto read = parse_recording(recording_text(recording), "match.rec");
    ASSERT_TRUE(read);
    EXPECT_TRUE(read->damage.text().ends_with("the match has no more rounds")) << read->damage.text();
    // all of them played_until before would leave none to play
    for (RoundResult& round_result : recording.round_results) round_result.turn = 0, round_result.checks = 0;
    recording.round_results.pop_back();
    read = parse_recording(recording_text(recording), "match.rec");
    ASSERT_TRUE(read);
    EXPECT_TRUE(read->damage.text().ends_with("the match has no more rounds")) << read->damage.text();
}

}  // namespace
}  // namespace terramorph

#include "net/logs/seat_log.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

#include "base/random.h"
#include "base/text.h"

namespace terramorph {
namespace {

Entry turn(int number) { return {number, static_cast<std::uint64_t>(number), TurnCommands{Fire{2}}}; }

/// With this many turns.
SeatLog log_of(int turns) {
    SeatLog log(2);
    for (int number = 1; number <= turns; ++number) EXPECT_FALSE(log.add(turn(number)));
    return log;
}

std::string text_of(const SeatLog& log) {
    std::string all;
    for (const Entry& entry : log.entries()) all += entry_text(entry) + "\n";
    return all;
}

Page shortened(Page page, std::size_t entries) {
    page.entries.resize(entries, turn(1));
    return page;
}

TEST(SeatLog, BeginsAPageWhereTheLastOneIsFull) {
    const SeatLog log = log_of(200);
    ASSERT_EQ(log.pages().size(), 3u);
    EXPECT_TRUE(is_full(log.pages()[0]) && is_full(log.pages()[1]) && !is_full(log.pages()[2]));
    EXPECT_EQ(log.pages()[2].number, 2);
    EXPECT_EQ(log.entries().size(), 200u);
}

TEST(SeatLog, ComesOutTheSameInWhateverOrderItsPagesCome) {
    const SeatLog log = log_of(200);
    std::vector<Page> letters;  // each page as it grew
    for (const Page& page : log.pages())
        for (std::size_t entries = 0; entries <= page.entries.size(); entries += 7)
            letters.push_back(shortened(page, entries));
    for (const Page& page : log.pages()) letters.push_back(page);
    for (std::uint32_t seed = 0; seed < 40; ++seed) {
        Random random(seed, 1);
        SeatLog other(2);
        for (const int place : random.permutation(static_cast<int>(letters.size()))) {
            EXPECT_NE(other.take(letters[place]), SeatLog::Taken::contradicts);
            EXPECT_TRUE(text_of(log).starts_with(text_of(other)));
            if (random.below(3) == 0) other.take(letters[place]);
        }
        EXPECT_EQ(text_of(other), text_of(log)) << seed;
        EXPECT_EQ(other.pages().size(), log.pages().size());
    }
}

TEST(SeatLog, SaysWhetherAPageHasBroughtSomething) {
    using Taken = SeatLog::Taken;
    const SeatLog log = log_of(80);
    SeatLog other(2);
    EXPECT_EQ(other.take(log.pages()[1]), Taken::nothing) << "the one before is missing";
    EXPECT_EQ(other.take(shortened(log.pages()[0], 10)), Taken::more);
    EXPECT_EQ(other.entries().size(), 10u);
    EXPECT_EQ(other.take(shortened(log.pages()[0], 10)), Taken::nothing);
    EXPECT_EQ(other.take(shortened(log.pages()[0], 3)), Taken::nothing) << "an older one";
    EXPECT_EQ(other.take(log.pages()[0]), Taken::more);
    EXPECT_EQ(other.entries().size(), 80u) << "with the page that came too early";
}

TEST(SeatLog, FindsTwoLogsOfOneSeat) {
    const SeatLog log = log_of(80);
    Page other_turn = log.pages()[0];
    other_turn.entries[5] = turn(77);
    for (const std::size_t entries : {std::size_t{6}, std::size_t{20}, other_turn.entries.size()}) {
        SeatLog other(2);
        other.take(log.pages()[0]);
        EXPECT_EQ(other.take(shortened(other_turn, entries)), SeatLog::Taken::contradicts) << entries;
        EXPECT_EQ(other.take(shortened(other_turn, 5)), SeatLog::Taken::nothing) << "no word of it yet";
        EXPECT_EQ(other.entries().size(), log.pages()[0].entries.size());
    }
    Page other_second = log.pages()[1];
    other_second.entries[0] = turn(78);
    SeatLog early(2);
    early.take(log.pages()[1]);
    EXPECT_EQ(early.take(other_second), SeatLog::Taken::contradicts) << "even of a page that is early";
}

TEST(SeatLog, HasAnEnd) {
    SeatLog log(2);
    const Entry longest = {1, 1, TurnCommands(250, Buy{2, 14})};  // fills a page
    for (int page = 0; page < kMaxPages; ++page) ASSERT_FALSE(log.add(longest));
    const auto refusal = log.add(longest);
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->text(), "this match is too long to be played over a network");
    EXPECT_EQ(log.entries().size(), 400u);
}

}  // namespace
}  // namespace terramorph

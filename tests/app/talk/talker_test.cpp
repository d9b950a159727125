#include "app/talk/talker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "support/matches.h"

namespace terramorph {

namespace {

constexpr double kFrame = 1.0 / 60;  // how long a frame shows, in seconds

struct TalkerTest : testing::Test {
    static constexpr double kFrame = 1.0 / 60;

    TalkerTest() {
        settings.set(Rule::talk, static_cast<double>(Talk::all));
        settings.players[1].kind = computer("cyborg");
        begin();
    }

    void begin() { match = std::make_unique<Match>(settings, test::the_arsenal()); }

    /// What is said when the event comes again and again, with long pauses.
    std::vector<Talker::Remark> remarks(Talker& talker, const MatchEvents& events, int times = 40) {
        std::vector<Talker::Remark> said;
        for (int k = 0; k < times; ++k) {
            for (const MatchEvent& each : events) talker.note(each, *match);
            if (talker.remark()) said.push_back(*talker.remark());
            talker.advance(100, *match, false);
            talker.advance(100, *match, false);
        }
        return said;
    }
    Talker past_greetings() {
        Talker talker(*match);
        talker.note(event::TurnBegan{0}, *match);
        talker.advance(100, *match, false);
        talker.advance(100, *match, false);
        return talker;
    }
    /// Whether the line is one of the mood's, of the one who says it.
    bool is_of(const Talker::Remark& remark, const std::string& victim) {
        const auto lines = built_in_phrases().lines(remark.mood, match->player(player_of(remark.tank)).kind);
        return std::ranges::any_of(lines, [&](const auto& line) {
            return with_names(line, {victim, victim}) == remark.words;
        });
    }

    MatchSettings settings = test::small_match(2);
    std::unique_ptr<Match> match;
};

}  // namespace

TEST_F(TalkerTest, WhatHasBeenReadGivesWayToAPersonsTurn) {
    for (const double seen : {0.5, 2.0}) {
        Talker talker(*match);
        talker.note(event::TurnBegan{0}, *match);
        ASSERT_TRUE(talker.remark());
        talker.advance(seen, *match, false);
        talker.give_way();
        talker.advance(0.01, *match, true);
        EXPECT_EQ(talker.remark().has_value(), seen < 1) << "nobody has read it yet";
        talker.advance(1.7 - seen, *match, true);
        EXPECT_FALSE(talker.remark());
    }
    Talker talker(*match);
    talker.note(event::Died{.tank = 1, .by = 0}, *match);
    ASSERT_TRUE(talker.remark());
    talker.advance(1.7, *match, false);
    talker.give_way();
    talker.advance(0.01, *match, true);
    EXPECT_TRUE(talker.remark()) << "last words are heard out";
}

TEST_F(TalkerTest, SomebodyGreetsTheOthersInTheFirstRound) {
    Talker talker(*match);
    talker.note(event::TurnBegan{0}, *match);
    ASSERT_TRUE(talker.remark());
    EXPECT_EQ(talker.remark()->mood, Mood::greeting);
    EXPECT_TRUE(
        is_of(*talker.remark(), match->player(player_of(test::the_other(talker.remark()->tank))).name));
}

TEST_F(TalkerTest, WhoeverHitAndWhoeverWasHitMayRemarkOnIt) {
    Talker talker = past_greetings();
    bool hit = false, hurt = false;
    const std::string& victim = match->player(0).name;
    for (const auto& remark : remarks(
             talker,
             {event::Fired{.tank = 1}, event::Hurt{.tank = 0, .by = 1, .health = 10}, event::TurnBegan{0}})) {
        hit |= remark.mood == Mood::hit && remark.tank == 1 && is_of(remark, victim);
        hurt |= remark.mood == Mood::hurt && remark.tank == 0 && is_of(remark, match->player(1).name);
        EXPECT_NE(remark.mood, Mood::miss);
    }
    EXPECT_TRUE(hit);
    EXPECT_TRUE(hurt);
}

TEST_F(TalkerTest, AShotThatHurtsNobodyIsAMissOfWhoeverFired) {
    Talker talker = past_greetings();
    const auto said = remarks(talker, {event::Fired{.tank = 1}, event::TurnBegan{0}});
    ASSERT_FALSE(said.empty());
    for (const auto& remark : said) {
        EXPECT_EQ(remark.mood, Mood::miss);
        EXPECT_EQ(remark.tank, 1);
    }
}

TEST_F(TalkerTest, WhoeverHurtsItselfSpeaksOfNothingElse) {
    Talker talker = past_greetings();
    const auto said = remarks(talker, {event::Fired{.tank = 1}, event::Hurt{.tank = 1, .by = 1, .health = 10},
                                       event::Hurt{.tank = 0, .by = 1, .health = 10}, event::TurnBegan{0}});
    ASSERT_FALSE(said.empty());
    for (const auto& remark : said) EXPECT_EQ(remark.mood, Mood::own_goal);
}

TEST_F(TalkerTest, LastWordsInterruptButNothingElseDoes) {
    Talker talker(*match);
    talker.note(event::TurnBegan{0}, *match);
    const std::string greeting = talker.remark()->words;
    for (int k = 0; k < 50; ++k) {
        talker.note(event::Fired{.tank = 1}, *match);
        talker.note(event::Hurt{.tank = 0, .by = 1, .health = 10}, *match);
        talker.note(event::TurnBegan{1}, *match);
        ASSERT_EQ(talker.remark()->words, greeting);
    }
    for (int k = 0; k < 50 && talker.remark()->mood != Mood::death; ++k)
        talker.note(event::Died{.tank = 0, .by = 1}, *match);
    EXPECT_EQ(talker.remark()->mood, Mood::death);
}

TEST_F(TalkerTest, TheWinnerSpeaks) {
    Talker talker = past_greetings();
    talker.note(event::RoundEnded{1}, *match);
    ASSERT_TRUE(talker.remark());
    EXPECT_EQ(talker.remark()->mood, Mood::victory);
    EXPECT_EQ(talker.remark()->tank, 1);
    Talker silent = past_greetings();
    silent.note(event::RoundEnded{-1}, *match);
    EXPECT_FALSE(silent.remark()) << "nobody is left to speak";
}

TEST_F(TalkerTest, ALongAimMakesOthersImpatient) {
    Talker talker = past_greetings();
    bool waits = false;
    for (double time = 0; time < 200; time += kFrame) {
        talker.advance(kFrame, *match, true);
        if (!talker.remark()) continue;
        EXPECT_EQ(talker.remark()->mood, Mood::waiting);
        EXPECT_NE(talker.remark()->tank, tank_of(match->player()));
        EXPECT_GT(time, Talker::kLongAim - 1);
        waits = true;
    }
    EXPECT_TRUE(waits);
}

TEST_F(TalkerTest, ThereIsAPauseBetweenTwoRemarks) {
    Talker talker(*match);
    double silent = 100, shortest = 100;
    int count = 0;
    bool spoke = false;
    for (int frame = 0; frame < 60 * 240; ++frame) {
        talker.note(event::Fired{.tank = 1}, *match);
        talker.note(event::Hurt{.tank = 0, .by = 1, .health = 10}, *match);
        talker.note(event::TurnBegan{1}, *match);
        if (talker.remark() && !spoke) shortest = std::min(shortest, silent), ++count;
        spoke = talker.remark().has_value();
        silent = spoke ? 0 : silent + kFrame;
        talker.advance(kFrame, *match, false);
    }
    EXPECT_GT(count, 10);
    EXPECT_GE(shortest, Talker::kPause - 2 * kFrame);
}

TEST_F(TalkerTest, ARemarkStaysUntilItIsReadAndThenGoes) {
    Talker talker(*match);
    talker.note(event::TurnBegan{0}, *match);
    const double left = talker.remark()->left;
    EXPECT_GT(left, 0.05 * static_cast<double>(talker.remark()->words.size()));
    EXPECT_TRUE(talker.advance(0.1, *match, false)) << "it has come";
    EXPECT_FALSE(talker.advance(left - 0.2, *match, false)) << "it stays as it is";
    EXPECT_TRUE(talker.remark());
    EXPECT_TRUE(talker.advance(0.2, *match, false)) << "its going is to be seen";
    EXPECT_FALSE(talker.remark());
}

TEST_F(TalkerTest, NobodySaysTheSameTwiceInARow) {
    Talker talker = past_greetings();
    const auto said = remarks(talker, {event::Fired{.tank = 1}, event::TurnBegan{0}}, 200);
    ASSERT_GT(said.size(), 5u);
    for (std::size_t k = 1; k < said.size(); ++k) EXPECT_NE(said[k].words, said[k - 1].words);
}

TEST_F(TalkerTest, EveryLineIsSaidBeforeOneComesAgain) {
    Talker talker = past_greetings();
    const auto said = remarks(talker, {event::Fired{.tank = 1}, event::TurnBegan{0}}, 200);
    const std::size_t lines = built_in_phrases().lines(Mood::miss, match->player(1).kind).size();
    ASSERT_GT(said.size(), 2 * lines);
    std::map<std::string, int> times;
    for (const auto& remark : said) {
        int least = times[remark.words];
        if (times.size() < lines) least = 0;
        for (const auto& [words, often] : times) least = std::min(least, often);
        EXPECT_LE(times[remark.words]++, least + 1) << remark.words;
    }
}

TEST_F(TalkerTest, TheRuleSaysWhoTalks) {
    const MatchEvents harm = {event::Fired{.tank = 1}, event::Hurt{.tank = 0, .by = 1, .health = 10},
                              event::Died{.tank = 0, .by = 1}, event::TurnBegan{1}};
    settings.set(Rule::talk, static_cast<double>(Talk::computers));
    begin();
    Talker computers(*match);
    const auto said = remarks(computers, harm);
    EXPECT_FALSE(said.empty());
    for (const auto& remark : said) EXPECT_EQ(remark.tank, 1) << "the other is a person";
    settings.set(Rule::talk, static_cast<double>(Talk::nobody));
    begin();
    Talker nobody(*match);
    EXPECT_TRUE(remarks(nobody, harm).empty());
}

}  // namespace terramorph

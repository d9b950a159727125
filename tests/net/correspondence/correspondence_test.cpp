#include "net/correspondence/correspondence.h"

#include <gtest/gtest.h>

#include "match/recording/playback.h"
#include "net/correspondence/writers.h"

namespace terramorph {
namespace {

using Heard = Correspondence::Heard;

/// Nobody is destroyed at once.
MatchSettings long_match(int players = 2) {
    MatchSettings settings = test::small_match(players);
    settings.set(Rule::health, 1000);
    settings.set(Rule::direct_hit, 0);
    settings.set(Rule::fuel, 100);
    return settings;
}

TEST_F(CorrespondenceTest, PlaysWholeMatchesOfPeopleAndComputers) {
    for (std::uint32_t seed = 1; seed <= 4; ++seed) {
        writers_.clear();
        MatchSettings settings = test::small_match(2 + static_cast<int>(seed % 3), 2, seed);
        settings.set(Rule::armory, seed % 2);
        settings.set(Rule::fuel, 100);
        if (settings.players.size() > 2) settings.players[1].kind = computer("shooter");
        begin(settings);
        Random random(seed, 0);
        int turns = 0;
        for (; turns < 400; ++turns) {
            Writer* const writer = next_writer();
            if (!writer) break;
            writer->play(test::some_turn(*writer->match, random));
            pass_on(*writer);
        }
        EXPECT_GT(turns, 4);
        for (const auto& writer : writers_) EXPECT_EQ(writer->match->phase(), Phase::match_over) << seed;
        expect_the_same();
    }
}

TEST_F(CorrespondenceTest, ComesToTheSameWithoutWhatMakesNoDifference) {
    begin(long_match());
    Writer& writer = *next_writer();
    const PlayerId player = writer.lines.mine();
    writer.play({Choose{player, 1}, Aim{player, 300, 300}, Choose{player, 2}, Aim{player, 700, 400},
                 Choose{player, 0}, Drive{player, 3}, Aim{player, 1100, 200}, Choose{player, 3},
                 Fire{player}});
    pass_on(writer);
    expect_the_same();
    EXPECT_GT(writer.match->turn(), 1);
}

TEST_F(CorrespondenceTest, BeginsWithTheInvitationUntilItIsAnswered) {
    begin(long_match());
    Writer &host = *writers_[0], &friend_ = *writers_[1];
    EXPECT_EQ(host.lines.to_send(*host.match).front(), invitation_);
    EXPECT_TRUE(friend_.lines.to_send(*friend_.match).empty());
    Random random(7, 0);
    for (int turn = 0; turn < 2; ++turn) {
        Writer& writer = *next_writer();
        (void)play_a_turn(random);
        pass_on(writer);
    }
    for (const auto& writer : writers_) {
        const auto lines = writer->lines.to_send(*writer->match);
        ASSERT_EQ(lines.size(), 1u);
        EXPECT_TRUE(lines[0].starts_with("TM-"));
    }
}

TEST_F(CorrespondenceTest, TellsLinesThatCannotBePlayedApart) {
    begin(long_match());
    Writer& one = *next_writer();
    Writer& other = *writers_[0 == one.lines.mine() ? 1 : 0];
    Random random(8, 0);
    const std::string first = play_a_turn(random);
    EXPECT_EQ(one.hear(first), Heard::own);
    std::string typo = first;
    std::swap(typo[4], typo[5]);
    if (typo == first) typo[4] = typo[4] == '0' ? '1' : '0';
    EXPECT_EQ(other.hear(typo), Heard::typo);
    EXPECT_EQ(other.hear("TM-"), Heard::typo);
    EXPECT_EQ(other.hear(first), Heard::taken);
    EXPECT_EQ(other.hear(first), Heard::known);
    while (next_writer() != &one) EXPECT_EQ(one.hear(play_a_turn(random)), Heard::taken);
    const std::string third = play_a_turn(random);
    const std::uint64_t before = other.match->hash();
    auto later = *parse_turn_line(third, 0);
    ++later.number;
    EXPECT_EQ(other.hear(turn_line_text(later)), Heard::early);
    later.number = 0;
    EXPECT_EQ(other.hear(turn_line_text(later)), Heard::not_fitting) << "another went there";
    later.number = 200;
    EXPECT_EQ(other.hear(turn_line_text(later)), Heard::not_fitting) << "before the first";
    auto changed = *parse_turn_line(third, 0);
    changed.commands = {Pass{0}};
    EXPECT_EQ(other.hear(turn_line_text(changed)), Heard::not_fitting);
    ++(changed = *parse_turn_line(third, 0)).match;
    EXPECT_EQ(other.hear(turn_line_text(changed)), Heard::other_match);
    EXPECT_EQ(other.match->hash(), before) << "nothing of all this is played";
    EXPECT_EQ(other.hear(third), Heard::taken);
    expect_the_same();
}

TEST_F(CorrespondenceTest, RefusesLinesOfAnotherMatchAndOfAnotherTurn) {
    std::vector<std::vector<std::string>> lines;
    for (const std::uint32_t seed : {11u, 12u}) {
        writers_.clear();
        begin(test::small_match(2, 2, seed));
        Random random(9, 0);
        lines.emplace_back();
        for (int turn = 0; turn < 6 && next_writer(); ++turn) {
            Writer& writer = *next_writer();
            lines.back().push_back(play_a_turn(random));
            pass_on(writer);
        }
    }
    ASSERT_GE(lines[0].size(), 4u);
    writers_.clear();
    begin(test::small_match(2, 2, 11));
    Writer& reader = *writers_[next_writer()->lines.mine() == 0 ? 1 : 0];
    const std::uint64_t before = reader.match->hash();
    for (const std::string& line : lines[1]) EXPECT_EQ(reader.hear(line), Heard::other_match);
    for (std::size_t turn = 1; turn < lines[0].size(); ++turn)
        EXPECT_EQ(reader.hear(lines[0][turn]), Heard::early);
    EXPECT_EQ(reader.match->hash(), before);
    EXPECT_EQ(reader.hear(lines[0][0]), Heard::taken);
}

/// Whoever writes lines by a program of their own can give them the right link.
TEST_F(CorrespondenceTest, RefusesWhatTheRulesRefuse) {
    begin(long_match());
    Writer& one = *next_writer();
    Writer& other = *writers_[0 == one.lines.mine() ? 1 : 0];
    const PlayerId player = one.lines.mine();
    for (const TurnCommands& commands :
         {TurnCommands{Aim{player, 1900, 100}, Fire{player}},
          TurnCommands{Choose{player, 999999}, Fire{player}}, TurnCommands{Aim{player, 900, 100}},
          TurnCommands{}, TurnCommands{Buy{player, 0}, Ready{player}}}) {
        std::vector<PersonTurn> turns = {{player, one.match->hash(), commands, true}};
        const std::uint64_t chain = chain_of(invitation_, turns, 1);
        const auto link = static_cast<std::uint32_t>((chain ^ chain >> 32) & ((1u << kTurnLinkBits) - 1));
        EXPECT_EQ(other.hear(turn_line_text({match_tag(invitation_), 0, link, commands})),
                  Heard::not_fitting);
    }
    EXPECT_EQ(other.match->recording().lines.size(), 0u);
}

/// Of three, one has been away while the others have played.
TEST_F(CorrespondenceTest, HearsSeveralLinesBeforeTheyArePlayed) {
    begin(long_match(3));
    Random random(10, 0);
    std::vector<std::string> chat;
    const PlayerId away = writers_[0]->match->state().order.back();
    for (int turn = 0; turn < 2; ++turn) {
        Writer& writer = *next_writer();
        ASSERT_NE(writer.lines.mine(), away);
        chat.push_back(play_a_turn(random));
        for (const auto& each : writers_)
            if (each->lines.mine() != away && each.get() != &writer) (void)each->hear(chat.back());
    }
    Writer& late = *writers_[away];
    EXPECT_EQ(late.lines.hear(*late.match, chat[1]), Heard::early);
    for (const std::string& line : chat) EXPECT_EQ(late.lines.hear(*late.match, line), Heard::taken);
    late.go_on();
    EXPECT_TRUE(late.may_play());
    EXPECT_EQ(late.match->hash(), writers_[late.match->state().order[1]]->match->hash());
}

/// As after the game was killed: whatever was heard is remembered, and the match stands where it was
/// recorded.
TEST_F(CorrespondenceTest, GoesOnInTheMiddleOfATurn) {
    begin(long_match());
    Writer& one = *next_writer();
    Writer& other = *writers_[0 == one.lines.mine() ? 1 : 0];
    const PlayerId player = one.lines.mine();
    one.play({Choose{player, 1}, Drive{player, 4}, Drive{player, 3}, Aim{player, 450, 300}, Fire{player}});
    const std::string line = one.send();
    for (int given = 0; given < 4; ++given) {
        Writer killed(other.match->settings(), invitation_, other.lines.mine());
        ASSERT_EQ(killed.lines.hear(*killed.match, line), Heard::taken);
        for (int k = 0; k <= given; ++k) {
            ASSERT_FALSE(killed.match->apply(*killed.lines.next(*killed.match)));
            while (killed.match->phase() == Phase::flying) killed.match->step();
        }
        auto resumed = resume(killed.match->recording(), test::the_arsenal());
        ASSERT_TRUE(resumed);
        Writer again(other.match->settings(), invitation_, other.lines.mine());
        again.match = resumed.take();
        for (const auto& [number, heard] : killed.lines.heard()) again.lines.remember(number, heard);
        again.go_on();
        EXPECT_EQ(again.match->hash(), one.match->hash()) << given;
    }
}

TEST_F(CorrespondenceTest, ForgetsALineThatDoesNotFitWhenItsTurnHasCome) {
    begin(long_match());
    Writer& one = *next_writer();
    Writer& other = *writers_[0 == one.lines.mine() ? 1 : 0];
    Random random(13, 0);
    const std::string line = play_a_turn(random);
    auto wrong = *parse_turn_line(line, 0);
    wrong.link ^= 1;
    other.lines.remember(0, turn_line_text(wrong));
    EXPECT_FALSE(other.lines.awaited(*other.match).exists());
    other.go_on();
    EXPECT_TRUE(other.lines.take_not_fitting());
    EXPECT_FALSE(other.lines.take_not_fitting());
    EXPECT_EQ(other.lines.awaited(*other.match), one.lines.mine());
    EXPECT_EQ(other.hear(line), Heard::taken);
    expect_the_same();
}

/// A recording keeps what files can hold: with such a number in it the match could never be read again.
TEST_F(CorrespondenceTest, RefusesNumbersThatNoRecordingHolds) {
    begin(long_match());
    Writer& one = *next_writer();
    Writer& other = *writers_[0 == one.lines.mine() ? 1 : 0];
    one.play({Drive{one.lines.mine(), 1 << 29}, Fire{one.lines.mine()}});
    (void)other.hear(one.send());
    const auto kept = parse_recording(recording_text(other.match->recording()), "match");
    ASSERT_TRUE(kept);
    EXPECT_EQ(kept->damage.text(), "");
    EXPECT_EQ(other.match->turn(), 1);
}

}  // namespace
}  // namespace terramorph

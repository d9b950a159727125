#include "match/recording.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "base/text.h"
#include "match/match.h"
#include "support/matches.h"

namespace terramorph {
namespace {

using test::give;
using test::play_any_turn;
using test::small_match;
using test::the_arsenal;

/// A match of some turns as chance has it.
std::unique_ptr<Match> played(std::uint32_t seed, int turns = 40) {
    MatchSettings settings = small_match(2 + static_cast<int>(seed % 4), 3, seed);
    settings.set(Rule::walls, seed % 4);
    settings.set(Rule::loose_earth, seed % 2);
    settings.set(Rule::planets, seed % 3);
    settings.set(Rule::march, seed % 4 == 0 ? 40 : 0);
    auto match = std::make_unique<Match>(settings, the_arsenal());
    Random random(seed, 7);
    for (int turn = 0; turn < turns; ++turn) play_any_turn(*match, random);
    return match;
}

std::unique_ptr<Match> loaded(const std::string& written) {
    const auto recording = parse_recording(written, "match.rec");
    if (!recording) {
        ADD_FAILURE() << recording.error().text;
        return nullptr;
    }
    auto match = play_back(*recording, the_arsenal());
    if (!match) {
        ADD_FAILURE() << match.error().text;
        return nullptr;
    }
    return match.take();
}

std::string parse_error(const std::string& written) {
    const auto recording = parse_recording(written, "match.rec");
    return recording ? "no error" : recording.error().text;
}

std::string play_error(const std::string& written) {
    const auto recording = parse_recording(written, "match.rec");
    if (!recording) return recording.error().text;
    const auto match = play_back(*recording, the_arsenal());
    return match ? "no error" : match.error().text;
}

TEST(Recording, IsReadBackAsItWasWritten) {
    for (std::uint32_t seed = 1; seed <= 6; ++seed) {
        const auto match = played(seed);
        const Recording& recording = match->recording();
        const std::string written = recording_text(recording);
        const auto read = parse_recording(written, "match.rec");
        ASSERT_TRUE(read) << read.error().text;
        EXPECT_EQ(read->settings, recording.settings);
        EXPECT_EQ(read->arsenal, recording.arsenal);
        EXPECT_EQ(read->planets, recording.planets);
        EXPECT_EQ(read->lines.size(), recording.lines.size());
        EXPECT_EQ(read->checks.size(), recording.checks.size());
        EXPECT_EQ(recording_text(*read), written);
    }
}

TEST(Recording, PlayedBackItIsTheSameMatchHashForHash) {
    for (std::uint32_t seed = 1; seed <= 8; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        const auto original = played(seed);
        const std::string written = recording_text(original->recording());
        const auto again = loaded(written);
        ASSERT_TRUE(again);
        EXPECT_EQ(again->hash(), original->hash());
        EXPECT_EQ(again->phase(), original->phase());
        EXPECT_EQ(recording_text(again->recording()), written);
    }
}

// Heavy mode: nothing that decides what happens next may be anywhere but in the recording.
TEST(Recording, AMatchThatIsSavedAndLoadedAtEveryTurnIsTheSameMatch) {
    for (std::uint32_t seed = 1; seed <= 4; ++seed) {
        SCOPED_TRACE(testing::Message() << "seed " << seed);
        const MatchSettings settings = small_match(4, 2, seed);
        Match steady(settings, the_arsenal());
        auto restless = std::make_unique<Match>(settings, the_arsenal());
        Random chance(seed, 7);
        Random same_chance(seed, 7);
        for (int turn = 0; turn < 20; ++turn) {
            play_any_turn(steady, chance);
            play_any_turn(*restless, same_chance);
            restless = loaded(recording_text(restless->recording()));
            ASSERT_TRUE(restless);
            ASSERT_EQ(restless->hash(), steady.hash()) << "turn " << turn;
        }
        EXPECT_EQ(recording_text(restless->recording()), recording_text(steady.recording()));
    }
}

TEST(Recording, OfSeveralAimsInARowOnlyTheLastIsKept) {
    Match match(small_match(2), the_arsenal());
    const int player = match.player();
    for (int power = 0; power < 500; ++power) give(match, Aim{player, 300, power});
    EXPECT_EQ(match.recording().lines.size(), 1u);
    give(match, Choose{player, 0});
    give(match, Aim{player, 301, 500});
    give(match, Aim{player, 302, 500});
    EXPECT_EQ(match.recording().lines.size(), 3u);
    give(match, Pass{player});
    give(match, Aim{match.player(), 303, 400});
    EXPECT_EQ(match.recording().lines.size(), 5u);
    EXPECT_EQ(command_text(match.recording().lines[2].command), text("aim ", player, " 302 500"));
    EXPECT_EQ(loaded(recording_text(match.recording()))->hash(), match.hash());
}

TEST(Recording, TheEndOfTheMatchIsCheckedToo) {
    Match match(small_match(2, 1), the_arsenal());
    give(match, Aim{match.player(), 900, 200});
    give(match, Fire{match.player()});
    ASSERT_EQ(match.phase(), Phase::match_over);
    ASSERT_EQ(match.recording().checks.back().hash, match.hash());
    std::string written = recording_text(match.recording());
    char& digit = written[written.size() - 2];
    digit = digit == '0' ? '1' : '0';
    EXPECT_TRUE(play_error(written).starts_with("turn 1 came out otherwise")) << play_error(written);
}

TEST(Recording, AChangedCommandIsFoundAtTheTurnThatItChanges) {
    Match match(small_match(2), the_arsenal());
    for (int turn = 0; turn < 5; ++turn) {
        give(match, Aim{match.player(), 600, 300 + turn});
        give(match, Pass{match.player()});
    }
    std::string written = recording_text(match.recording());
    const auto at = written.find("600 302");
    ASSERT_NE(at, std::string::npos);
    written[at + 6] = '9';
    EXPECT_TRUE(play_error(written).starts_with("turn 4 came out otherwise: its hash is "))
        << play_error(written);
}

TEST(Recording, CommandsThatWereNotAllowedAreRefusedByName) {
    Match match(small_match(2), the_arsenal());
    const int player = match.player();
    const std::string begin = recording_text(match.recording());
    EXPECT_EQ(
        play_error(begin + text("1 fire ", 1 - player, "\n")),
        text("turn 1: fire ", 1 - player, " was refused: it is the turn of ", match.player(player).name));
    EXPECT_EQ(play_error(begin + text("2 fire ", player, "\n")), "turn 1 was expected, recorded is turn 2");
    EXPECT_EQ(play_error(begin + "2 hash 0123456789abcdef\n"), "turn 2 was recorded but never came");
}

TEST(Recording, WithOtherWeaponsItIsRefused) {
    Recording recording = played(1, 2)->recording();
    recording.arsenal ^= 1;
    const auto match = play_back(recording, the_arsenal());
    ASSERT_FALSE(match);
    EXPECT_EQ(match.error().text, "this was recorded with other weapons: the weapons file has changed since");
}

TEST(Recording, WithOtherPlanetsItIsRefusedWhereTheyAreDrawn) {
    auto others = std::make_shared<Planets>(built_in_planets());
    others->front().set(PlanetValue::gravity, 20);
    for (const PlanetRule rule : {PlanetRule::fixed, PlanetRule::random, PlanetRule::galaxy}) {
        MatchSettings settings = small_match(2);
        settings.set(Rule::planets, static_cast<double>(rule));
        const Match match(settings, the_arsenal());
        EXPECT_TRUE(play_back(match.recording(), the_arsenal()));
        const auto again = play_back(match.recording(), the_arsenal(), others);
        EXPECT_EQ(again.ok(), rule == PlanetRule::fixed);
        if (again.ok()) continue;
        EXPECT_EQ(again.error().text,
                  "this was recorded with other planets: the planets file has changed since");
    }
}

TEST(Recording, ColoursAndWordsOfPlanetsDoNotMatter) {
    Planets planets = built_in_planets();
    planets[0].palette.sky = {1, 2, 3};
    planets[0].label = "Elsewhere";
    EXPECT_EQ(fingerprint(planets), fingerprint(built_in_planets()));
    planets[0].set(PlanetValue::rain, 77);
    EXPECT_NE(fingerprint(planets), fingerprint(built_in_planets()));
}

TEST(Recording, MistakesNameTheLine) {
    const std::string good = recording_text(played(2, 3)->recording());
    const int lines = static_cast<int>(std::count(good.begin(), good.end(), '\n'));
    const std::string next = text("match.rec:", lines + 1, ": ");
    EXPECT_EQ(parse_error(""),
              "match.rec:1: this is no recording: it must begin with \"terramorph recording 4\"");
    EXPECT_EQ(parse_error("hello\n"), parse_error(""));
    EXPECT_EQ(parse_error("terramorph recording 2\n"),
              "match.rec:1: another version of the game recorded this: it must begin with \"terramorph "
              "recording 4\"");
    EXPECT_EQ(parse_error("terramorph recording 4\n"), "match.rec:2: the arsenal's fingerprint is missing");
    EXPECT_EQ(parse_error("terramorph recording 4\narsenal 12\n"),
              "match.rec:2: the arsenal's fingerprint is missing");
    EXPECT_EQ(
        parse_error("terramorph recording 4\narsenal 0123456789abcdef\nplanets 0123456789abcdef\nseed = 1\n"),
        "match.rec:4: the recording ends before its first turn");
    EXPECT_EQ(parse_error("terramorph recording 4\narsenal 0123456789abcdef\nplanets 0123456789abcdef\nseed "
                          "= 1\nseed = -2\nplay\n")
                  .substr(0, 12),
              "match.rec:5:");
    EXPECT_EQ(
        parse_error(
            "terramorph recording 4\narsenal 0123456789abcdef\nplanets 0123456789abcdef\nspeed = 1\nplay\n")
            .substr(0, 12),
        "match.rec:4:");
    EXPECT_EQ(parse_error("terramorph recording 4\narsenal 0123456789abcdef\nseed = 1\n"),
              "match.rec:3: the planets' fingerprint is missing");
    EXPECT_EQ(parse_error(good + "fire 1\n"), next + "a line must begin with its turn");
    EXPECT_EQ(parse_error(good + "0 fire 1\n"), next + "a line must begin with its turn");
    EXPECT_EQ(parse_error(good + "7\n"), next + "a line must begin with its turn");
    EXPECT_EQ(parse_error(good + "\n"), next + "a line must begin with its turn");
    EXPECT_EQ(parse_error(good + "7 jump 3\n"), next + "\"jump 3\" is no command");
    EXPECT_EQ(parse_error(good + "7 hash 123\n"), next + "a hash must be 16 hexadecimal digits");
    EXPECT_EQ(parse_error(good + "7 hash 0123456789abcdeg\n"), next + "a hash must be 16 hexadecimal digits");
    EXPECT_EQ(parse_error(good + "7 fire 1"), next + "the recording breaks off in this line");
}

TEST(Recording, EveryCutIsAnErrorOrAnEarlierStateOfTheMatch) {
    const auto original = played(3, 6);
    const std::string whole = recording_text(original->recording());
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const std::string cut = whole.substr(0, size);
        const auto recording = parse_recording(cut, "match.rec");
        if (!recording) {
            EXPECT_TRUE(recording.error().text.starts_with("match.rec:")) << recording.error().text;
        } else {
            EXPECT_TRUE(cut.ends_with('\n'));
            EXPECT_LE(recording->lines.size(), original->recording().lines.size());
        }
    }
    const auto second_last = whole.rfind('\n', whole.size() - 2);
    EXPECT_EQ(play_error(whole.substr(0, second_last + 1)), "no error");
}

TEST(Recording, GarbledOnesAreErrorsOrOtherMatchesButNeverCrash) {
    const std::string whole = recording_text(played(4, 4)->recording());
    Random random(9, 7);
    for (int k = 0; k < 200; ++k) {
        std::string garbled = whole;
        const int at = random.below(static_cast<int>(whole.size()));
        garbled[static_cast<std::size_t>(at)] = static_cast<char>(random.next());
        parse_error(garbled);
    }
    const auto play = whole.find("\nplay\n");
    for (int k = 0; k < 12; ++k) {  // in the commands, and so in what is played
        std::string garbled = whole;
        const int at = random.from_to(static_cast<int>(play) + 6, static_cast<int>(whole.size()) - 2);
        garbled[static_cast<std::size_t>(at)] = static_cast<char>('0' + random.below(10));
        if (garbled != whole) play_error(garbled);
    }
}

}  // namespace
}  // namespace terramorph

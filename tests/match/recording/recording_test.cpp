#include "match/recording/recording.h"
#include "match/recording/line_checksum.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "base/text.h"
#include "match/match.h"
#include "match/recording/playback.h"
#include "support/how_often.h"
#include "support/matches.h"
#include "support/recordings.h"

namespace terramorph {
namespace {

using namespace test;

/// A match of some turns as chance has it.
std::unique_ptr<Match> played(std::uint32_t seed, int turns = 40) {
    MatchSettings settings = small_match(2 + static_cast<int>(seed % 4), 3, seed);
    settings.set(Rule::walls, seed % 4);
    settings.set(Rule::loose_earth, seed % 2);
    settings.set(Rule::planets, seed % 3);
    settings.set(Rule::cut_advance, seed % 4 == 0 ? 40 : 0);
    auto match = std::make_unique<Match>(settings, the_arsenal());
    Random random(seed, 7);
    for (int turn = 0; turn < turns; ++turn) play_any_turn(*match, random);
    return match;
}

std::unique_ptr<Match> loaded(const std::string& written) {
    const auto recording = parse_recording(written, "match.rec");
    if (!recording) {
        ADD_FAILURE() << recording.error().text();
        return nullptr;
    }
    auto match = test::play_back(*recording, the_arsenal());
    if (!match) {
        ADD_FAILURE() << match.error().text();
        return nullptr;
    }
    return match.take();
}

std::string parse_error(const std::string& written) {
    const auto recording = parse_recording(written, "match.rec");
    return recording ? "no error" : recording.error().text();
}

std::string play_error(const std::string& written) {
    const auto recording = parse_recording(written, "match.rec");
    if (!recording) return recording.error().text();
    if (!recording->damage.empty()) return recording->damage.text();
    const auto match = test::play_back(*recording, the_arsenal());
    return match ? "no error" : match.error().text();
}

std::string damage(const std::string& written) {
    const auto recording = parse_recording(written, "match.rec");
    return recording ? recording->damage.text() : recording.error().text();
}

std::string with(std::string bare, std::string_view from, std::string_view to) {
    const auto at = bare.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return test::with_line_checksums(bare.replace(at, from.size(), to));
}

/// What follows the settings can be read up to where it is whole: of so many lines, so many commands.
std::size_t commands(const std::string& written) {
    const auto recording = parse_recording(written, "match.rec");
    return recording ? recording->lines.size() : 0;
}

TEST(Recording, IsReadBackAsItWasWritten) {
    for (std::uint32_t seed = 1; seed <= 6; ++seed) {
        const auto match = played(seed);
        const Recording& recording = match->recording();
        const std::string written = recording_text(recording);
        const auto read = parse_recording(written, "match.rec");
        ASSERT_TRUE(read) << read.error().text();
        EXPECT_EQ(read->settings, recording.settings);
        EXPECT_EQ(read->arsenal, recording.arsenal);
        EXPECT_EQ(read->planets, recording.planets);
        EXPECT_EQ(read->lines.size(), recording.lines.size());
        EXPECT_EQ(read->checks.size(), recording.checks.size());
        EXPECT_EQ(recording_text(*read), written);
    }
}

TEST(Recording, PlayedBackItIsTheSameMatchHashForHash) {
    for (const std::uint32_t seed : seeds(4, 16)) {
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
    for (const std::uint32_t seed : seeds(2, 8)) {
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
    const PlayerId player = match.player();
    for (int power = 0; power < 500; ++power) give(match, Aim{player, 300, power});
    EXPECT_EQ(match.recording().lines.size(), 1u);
    give(match, Choose{player, 0});
    give(match, Aim{player, 301, 500});
    give(match, Aim{player, 302, 500});
    EXPECT_EQ(match.recording().lines.size(), 3u);
    give(match, Pass{player});
    give(match, Aim{match.player(), 303, 400});
    EXPECT_EQ(match.recording().lines.size(), 5u);
    EXPECT_EQ(command_text(match.recording().lines[2].command), concat("aim ", player, " 302 500"));
    EXPECT_EQ(loaded(recording_text(match.recording()))->hash(), match.hash());
}

TEST(Recording, TheEndOfTheMatchIsCheckedToo) {
    Match match(small_match(2, 1), the_arsenal());
    give(match, Aim{match.player(), 900, 200});
    give(match, Fire{match.player()});
    ASSERT_EQ(match.phase(), Phase::match_over);
    ASSERT_EQ(match.recording().checks.back().hash, match.hash());
    Recording other = match.recording();
    other.checks.back().hash ^= 1;
    const std::string written = recording_text(other);
    EXPECT_TRUE(play_error(written).starts_with("turn 1 came out differently")) << play_error(written);
}

TEST(Recording, AChangedCommandIsFoundAtTheTurnThatItChanges) {
    Match match(small_match(2), the_arsenal());
    for (int turn = 0; turn < 5; ++turn) {
        give(match, Aim{match.player(), 600, 300 + turn});
        give(match, Pass{match.player()});
    }
    const std::string written =
        with(without_line_checksums(recording_text(match.recording())), "600 302", "600 309");
    EXPECT_TRUE(play_error(written).starts_with("turn 4 came out differently: its hash is "))
        << play_error(written);
}

TEST(Recording, CommandsThatWereNotAllowedAreRefusedByName) {
    Match match(small_match(2), the_arsenal());
    const PlayerId player = match.player();
    const auto also =
        [begin = without_line_checksums(recording_text(match.recording()))](const std::string& line) {
            return play_error(test::with_line_checksums(begin + line + "\n"));
        };
    EXPECT_EQ(also(concat("0 1 fire ", the_other(player))),
              concat("turn 1: fire ", the_other(player), " was refused: it\'s ", match.player(player).name,
                     "\'s turn"));
    EXPECT_EQ(also(concat("0 2 fire ", player)), "expected turn 1, but turn 2 was recorded");
    EXPECT_EQ(also(concat("7 1 fire ", player)), concat("turn 1 came out differently: its fire ", player,
                                                        " was recorded at tick 7, but came at 0"));
    EXPECT_EQ(also("0 2 hash 0123456789abcdef"), "turn 2 was recorded but never came");
}

TEST(Recording, WithOtherWeaponsItIsRefused) {
    Recording recording = played(1, 2)->recording();
    recording.arsenal ^= 1;
    const auto match = test::play_back(recording, the_arsenal());
    ASSERT_FALSE(match);
    EXPECT_EQ(match.error().text(),
              "this was recorded with other weapons: the weapons file has changed since");
}

TEST(Recording, WithOtherPlanetsItIsRefusedWhereTheyAreDrawn) {
    auto others = std::make_shared<Planets>(built_in_planets());
    others->front().set(PlanetValue::gravity, 20);
    for (const PlanetRule rule : {PlanetRule::fixed, PlanetRule::random, PlanetRule::galaxy}) {
        MatchSettings settings = small_match(2);
        settings.set(Rule::planets, static_cast<double>(rule));
        const Match match(settings, the_arsenal());
        EXPECT_TRUE(test::play_back(match.recording(), the_arsenal()));
        const auto again = test::play_back(match.recording(), the_arsenal(), others);
        EXPECT_EQ(again.ok(), rule == PlanetRule::fixed);
        if (again.ok()) continue;
        EXPECT_EQ(again.error().text(),
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

TEST(Recording, MistakesBeforeTheFirstTurnNameTheLine) {
    const std::string bare = without_line_checksums(recording_text(played(2, 3)->recording()));
    EXPECT_EQ(parse_error(""), "match.rec:1: this isn't a recording of a match");
    EXPECT_EQ(parse_error("hello\n"), parse_error(""));
    EXPECT_EQ(parse_error("terramorph recording 2\n"),
              "match.rec:1: this was recorded by another version of the game: its recordings have the number "
              "2, this game's have 5");
    EXPECT_EQ(parse_error("terramorph recording 5\n"), "match.rec:1: this line is damaged");
    EXPECT_EQ(parse_error(test::with_line_checksums("terramorph recording 5\n")),
              "match.rec:1: the game's version is missing");
    EXPECT_EQ(parse_error(with(bare, "\ngame ", "\ngone ")), "match.rec:2: the game's version is missing");
    for (const char* const rules : {"\nrules 0", "\nrules x", "\nrules", "\nrulers 1", "\nrules 99999999"})
        EXPECT_EQ(parse_error(with(bare, concat("\nrules ", kRulesVersion), rules)),
                  "match.rec:3: the version of the rules is missing");
    EXPECT_EQ(parse_error(with(bare, "\narsenal ", "\narsenal 1")),
              "match.rec:4: the arsenal's fingerprint is missing");
    EXPECT_EQ(parse_error(with(bare, "\nplanets ", "\nplanet ")),
              "match.rec:5: the planets' fingerprint is missing");
    EXPECT_EQ(parse_error(with(bare, "\nseed", "\nseat")).substr(0, 12), "match.rec:6:");
    const int play = static_cast<int>(std::count(bare.begin(), bare.begin() + bare.find("\nplay\n"), '\n'));
    EXPECT_EQ(
        parse_error(test::with_line_checksums(bare.substr(0, bare.find("\nplay\n") + 1))),
        concat("match.rec:", play + 1, ": the recording breaks off, or is damaged, before its first turn"));
}

TEST(Recording, ThatIsOlderThanLivingLandHasItForSceneryOnly) {
    std::string old = without_line_checksums(recording_text(played(2, 3)->recording()));
    const std::size_t rule = old.find("living_land");
    ASSERT_NE(rule, std::string::npos);
    old.erase(rule, old.find('\n', rule) + 1 - rule);
    const auto recording = parse_recording(test::with_line_checksums(old), "match.rec");
    ASSERT_TRUE(recording) << recording.error().message.text();
    EXPECT_EQ(recording->settings.rules[at(Rule::living_land)], static_cast<double>(LivingLand::scenery));
}

TEST(Recording, BehindItsSettingsItIsReadUpToTheFirstMistakeWhichIsNamed) {
    const std::string good = without_line_checksums(recording_text(played(2, 3)->recording()));
    const int lines = static_cast<int>(std::count(good.begin(), good.end(), '\n'));
    const auto also = [&](const std::string& line) {
        return damage(test::with_line_checksums(good + line + "\n"));
    };
    const std::string next = concat("match.rec:", lines + 1, ": ");
    for (const char* const line :
         {"fire 1", "7", "", "-1 7 fire 1", "0 -1 fire 1", "0 9999999999 fire 1", "2000000000000 7 fire 1"})
        EXPECT_EQ(also(line), next + "a line must start with its tick and its turn");
    EXPECT_EQ(also("0 7"), next + "\"\" isn't a command");
    EXPECT_EQ(also("0 0 fire 1"), next + "turn 0 can only hold earlier rounds");
    EXPECT_EQ(also("0 7 jump 3"), next + "\"jump 3\" isn't a command");
    EXPECT_EQ(also("0 7 hash 123"), next + "a hash must be 16 hexadecimal digits");
    EXPECT_EQ(also("0 7 hash 0123456789abcdeg"), next + "a hash must be 16 hexadecimal digits");
    EXPECT_EQ(commands(test::with_line_checksums(good + "0 7 jump 3\n0 7 fire 1\n")),
              commands(test::with_line_checksums(good)));
    EXPECT_EQ(commands(test::with_line_checksums(good + "0 7 fire 1\n")),
              commands(test::with_line_checksums(good)) + 1);
}

TEST(Recording, AChangedAMissingAndAnAddedLineAreFoundWhereTheyAre) {
    const std::string whole = recording_text(played(2, 6)->recording());
    std::vector<std::string> lines;
    for (const auto line : split(whole, '\n')) lines.emplace_back(line);
    lines.pop_back();  // behind the last end of line
    const std::size_t first = whole.substr(0, whole.find("play #")).size();
    const auto play = static_cast<std::size_t>(std::count(whole.begin(), whole.begin() + first, '\n'));
    const auto joined = [](const std::vector<std::string>& all) {
        std::string written;
        for (const std::string& line : all) written += line + "\n";
        return written;
    };
    for (std::size_t k = play + 1; k + 1 < lines.size(); ++k) {
        std::vector<std::string> changed = lines, missing = lines, twice = lines;
        changed[k][0] = changed[k][0] == '9' ? '8' : '9';
        missing.erase(missing.begin() + static_cast<std::ptrdiff_t>(k));
        twice.insert(twice.begin() + static_cast<std::ptrdiff_t>(k), lines[k]);
        EXPECT_EQ(damage(joined(changed)), concat("match.rec:", k + 1, ": this line is damaged"));
        EXPECT_EQ(damage(joined(missing)), concat("match.rec:", k + 1, ": this line is damaged"));
        EXPECT_EQ(damage(joined(twice)), concat("match.rec:", k + 2, ": this line is damaged"));
    }
}

TEST(Recording, MayHaveTheLineEndsOfAnotherSystem) {
    const std::string whole = recording_text(played(2, 6)->recording());
    std::string other;
    for (const char c : whole) other += c == '\n' ? std::string("\r\n") : std::string(1, c);
    EXPECT_EQ(play_error(other), "no error");
    EXPECT_EQ(commands(other), commands(whole));
}

TEST(Recording, EveryCutIsAnErrorOrAnEarlierStateOfTheMatch) {
    const auto original = played(3, 6);
    const std::string whole = recording_text(original->recording());
    std::size_t most = 0;
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const auto recording = parse_recording(whole.substr(0, size), "match.rec");
        if (!recording) {
            EXPECT_TRUE(recording.error().text().starts_with("match.rec:")) << recording.error().text();
            EXPECT_EQ(most, 0u) << "once the settings are whole, every cut can be read";
            continue;
        }
        EXPECT_EQ(recording->damage.text(), "") << "what no end of line follows was never written";
        const std::size_t states = recording->lines.size() + recording->checks.size();
        EXPECT_GE(states, most);
        most = states;
    }
    EXPECT_EQ(most, original->recording().lines.size() + original->recording().checks.size() - 1);
    for (std::size_t end = whole.find("play #"); (end = whole.find('\n', end + 1)) != std::string::npos;)
        EXPECT_EQ(play_error(whole.substr(0, end + 1)), "no error");
}

TEST(Recording, WrittenBitByBitItIsTheSameText) {
    MatchSettings settings = small_match(3, 2, 5);
    Match match(settings, the_arsenal());
    RecordingWriter writer;
    std::string written = writer.more(match.recording());
    Random random(5, 7);
    for (int turn = 0; turn < 20; ++turn) {
        play_any_turn(match, random);
        written += writer.more(match.recording());
        ASSERT_EQ(written, recording_text(match.recording()));
    }
    EXPECT_EQ(writer.more(match.recording()), "");
}

TEST(Recording, AnAimThatChangesAfterItWasWrittenIsWrittenAgainAndReadOnce) {
    Match match(small_match(2), the_arsenal());
    RecordingWriter writer;
    std::string written = writer.more(match.recording());
    for (const int power : {300, 300, 400, 500}) {
        give(match, Aim{match.player(), 600, power});
        written += writer.more(match.recording());
    }
    give(match, Pass{match.player()});
    written += writer.more(match.recording());
    EXPECT_EQ(without_line_checksums(written).find("600 300"),
              without_line_checksums(written).rfind("600 300"));
    const auto read = parse_recording(written, "match.rec");
    ASSERT_TRUE(read && read->damage.empty());
    EXPECT_EQ(recording_text(*read), recording_text(match.recording()));
}

/// A shot that is in the air for long.
std::unique_ptr<Match> in_the_air(int ticks) {
    auto match = std::make_unique<Match>(small_match(2), the_arsenal());
    EXPECT_FALSE(match->apply(Aim{match->player(), 880, 900}));
    EXPECT_FALSE(match->apply(Fire{match->player()}));
    for (int tick = 0; tick < ticks; ++tick) match->step();
    EXPECT_EQ(match->phase(), Phase::flying);
    return match;
}

TEST(Recording, AMatchThatWasLeftInMidFlightGoesOnAtThatTick) {
    const auto left = in_the_air(40);
    RecordingWriter writer;
    const auto read = parse_recording(writer.leave(left->recording(), left->ticks()), "match.rec");
    ASSERT_TRUE(read && read->damage.empty());
    EXPECT_EQ(read->left_at, 40 * kTick);
    auto again = resume(*read, the_arsenal());
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ((*again)->phase(), Phase::flying);
    EXPECT_EQ((*again)->ticks(), 40 * kTick);
    EXPECT_EQ((*again)->hash(), left->hash());
    EXPECT_EQ(parse_recording(recording_text(*read), "match.rec")->left_at, 40 * kTick);
}

TEST(Recording, AMatchKilledInMidFlightGoesOnWithTheShotJustFired) {
    const auto killed = in_the_air(40);
    auto again = resume(killed->recording(), the_arsenal());
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ((*again)->phase(), Phase::flying);
    EXPECT_EQ((*again)->ticks(), Ticks());
    auto played_out = test::play_back(killed->recording(), the_arsenal());
    ASSERT_TRUE(played_out);
    EXPECT_EQ((*played_out)->phase(), Phase::aiming);
}

TEST(Recording, AMatchThatWaitedIsResumedWhereItWaited) {
    for (const std::uint32_t seed : seeds(2, 8)) {
        const auto original = played(seed);
        auto again = resume(original->recording(), the_arsenal());
        ASSERT_TRUE(again) << again.error().text();
        EXPECT_EQ((*again)->hash(), original->hash());
        EXPECT_EQ((*again)->phase(), original->phase());
    }
}

/// What is read of a garbled text is written and read again without any further change.
void expect_error_or_fixed_point(const std::string& garbled) {
    const auto read = parse_recording(garbled, "match.rec");
    if (!read) {
        EXPECT_TRUE(read.error().text().starts_with("match.rec:")) << read.error().text();
        return;
    }
    const std::string written = recording_text(*read);
    const auto again = parse_recording(written, "match.rec");
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_TRUE(again->damage.empty()) << again->damage.text();
    EXPECT_EQ(recording_text(*again), written);
}

TEST(Recording, GarbledOnesAreErrorsOrOtherMatchesButNeverCrash) {
    const std::string whole = recording_text(played(4, 4)->recording());
    Random random(9, 7);
    for (int k = 0; k < 200; ++k) {
        std::string garbled = whole;
        const int at = random.below(static_cast<int>(whole.size()));
        garbled[at] = static_cast<char>(random.next());
        expect_error_or_fixed_point(garbled);
    }
    const std::string bare = without_line_checksums(whole);
    const auto play = bare.find("\nplay\n");
    for (int k = 0; k < 12; ++k) {  // in the commands, and so in what is played
        std::string garbled = bare;
        const int at = random.from_to(static_cast<int>(play) + 6, static_cast<int>(bare.size()) - 2);
        garbled[at] = static_cast<char>('0' + random.below(10));
        if (garbled == bare) continue;
        const std::string signed_again = test::with_line_checksums(garbled);
        expect_error_or_fixed_point(signed_again);
        EXPECT_FALSE(play_error(signed_again).empty());
    }
}

}  // namespace
}  // namespace terramorph

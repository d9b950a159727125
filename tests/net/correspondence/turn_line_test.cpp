#include "net/correspondence/turn_line.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "base/random.h"
#include "base/text.h"
#include "net/correspondence/line_text.h"
#include "terrain/code/code_letters.h"

namespace terramorph {
namespace {

constexpr PlayerId kWriter = 3;

/// Any number, now and then far beyond what the rules allow.
int any_number(Random& random, int most) {
    return random.below(8) == 0 ? random.below(1000000) : random.below(most + 1);
}

Command any_of_a_turn(Random& random) {
    const int far = any_number(random, 16384);
    switch (random.below(5)) {
        case 0:
            return Choose{kWriter, WeaponId::at(any_number(random, 70))};
        case 1:
            return Use{kWriter, ItemId::at(any_number(random, 20))};
        case 2:
            return Drive{kWriter, random.below(2) ? far + 1 : -far - 1};
        case 3:
            return Target{kWriter, far, any_number(random, 4000)};
        default:
            return Aim{kWriter, any_number(random, 1800), any_number(random, 1000)};
    }
}

Command any_of_a_visit(Random& random) {
    switch (random.below(3)) {
        case 0:
            return Sell{kWriter, GoodId::at(any_number(random, 90))};
        case 1:
            return Undo{kWriter};
        default:
            return Buy{kWriter, GoodId::at(any_number(random, 90))};
    }
}

TurnLine any_line(Random& random) {
    TurnLine line = {static_cast<std::uint32_t>(random.below(1 << kMatchTagBits)),
                     random.below(1 << kTurnNumberBits),
                     static_cast<std::uint32_t>(random.below(1 << kTurnLinkBits))};
    const bool visit = random.below(3) == 0;
    for (int more = random.below(12); more > 0; --more)
        line.commands.push_back(visit ? any_of_a_visit(random) : any_of_a_turn(random));
    if (visit)
        line.commands.push_back(Ready{kWriter});
    else if (const int end = random.below(3); end > 0)
        line.commands.push_back(end == 1 ? Command(Fire{kWriter}) : Pass{kWriter});
    return line;
}

std::string words_of(const TurnLine& line) {
    std::string words = concat(line.match, " ", line.number, " ", line.link);
    for (const Command& command : line.commands) words += concat("; ", command_text(command));
    return words;
}

std::string line_read(std::string_view written) {
    const auto line = parse_turn_line(written, kWriter);
    return line ? words_of(*line) : "a typo";
}

/// The line of a usual shot.
std::string shot(const std::vector<Command>& before = {}) {
    TurnLine line = {12345, 77, 33000001, before};
    line.commands.push_back(Aim{kWriter, 1234, 987});
    line.commands.push_back(Fire{kWriter});
    return turn_line_text(line);
}

std::size_t letters_in(std::string_view line) {
    return static_cast<std::size_t>(
        std::ranges::count_if(line.substr(kTurnMark.size()), [](char each) { return each != '-'; }));
}

TEST(TurnLine, HoldsWhateverAPersonDoes) {
    Random random(1, 0);
    for (int k = 0; k < 3000; ++k) {
        const TurnLine line = any_line(random);
        EXPECT_EQ(line_read(turn_line_text(line)), words_of(line));
    }
}

TEST(TurnLine, IsShort) {
    EXPECT_EQ(letters_in(turn_line_text({1, 2, 3, {Pass{kWriter}}})), 14u);
    EXPECT_EQ(letters_in(shot()), 19u);
    EXPECT_EQ(letters_in(shot({Choose{kWriter, 61}})), 21u);
    EXPECT_LE(letters_in(shot({Choose{kWriter, 61}, Target{kWriter, 2047, 1500}})), 26u);
    EXPECT_LE(letters_in(shot({Drive{kWriter, -120}, Choose{kWriter, 61}})), 26u);
    EXPECT_LE(letters_in(shot({Use{kWriter, 7}, Choose{kWriter, 61}})), 26u);
}

TEST(TurnLine, NoticesEverySingleWrongLetterAndEveryExchangeOfNeighbors) {
    Random random(2, 0);
    for (int k = 0; k < 60; ++k) {
        const std::string line = turn_line_text(any_line(random));
        for (std::size_t place = kTurnMark.size(); place < line.size(); ++place) {
            if (line[place] == '-') continue;
            for (const char letter : kCodeAlphabet) {
                std::string typo = line;
                typo[place] = letter;
                EXPECT_TRUE(typo == line || line_read(typo) == "a typo") << line << " " << typo;
            }
            const std::size_t next = line.find_first_not_of('-', place + 1);
            if (next == std::string::npos) continue;
            std::string typo = line;
            std::swap(typo[place], typo[next]);
            EXPECT_TRUE(typo == line || line_read(typo) == "a typo") << line << " " << typo;
        }
    }
}

TEST(TurnLine, NoticesMissingLettersAndThoseThatAreTooMany) {
    const std::string line = shot({Choose{kWriter, 12}});
    for (std::size_t place = kTurnMark.size(); place < line.size(); ++place) {
        if (line[place] == '-') continue;
        std::string less = line, more = line;
        less.erase(place, 1);
        more.insert(place, 1, '0');
        EXPECT_EQ(line_read(less), "a typo");
        EXPECT_EQ(line_read(more), "a typo");
        EXPECT_EQ(line_read(line.substr(0, place)), "a typo");
    }
}

TEST(TurnLine, IsReadHoweverItIsWritten) {
    const std::string line = shot();
    std::string lower = line;
    for (char& each : lower) each = each >= 'A' && each <= 'Z' ? static_cast<char>(each + 32) : each;
    std::string dashes = line;
    for (std::size_t at = dashes.find('-'); at != std::string::npos; at = dashes.find('-', at + 1))
        dashes.replace(at, 1, "\xe2\x80\x93");
    const std::string wrapped = line.substr(0, 8) + "\r\n" + line.substr(8);
    const std::string lines[] = {line, "Ben: \"" + line + "\".", lower, dashes, wrapped, "> *" + line + "*"};
    for (const std::string& written : lines) {
        const auto found = lines_in(written);
        ASSERT_EQ(found.size(), 1u) << written;
        EXPECT_EQ(line_read(found[0]), line_read(line)) << written;
    }
}

TEST(TurnLine, IsFoundInAWholeChat) {
    const std::string one = shot(), other = shot({Choose{kWriter, 4}});
    const std::vector<std::string> both = {one, other};
    EXPECT_EQ(
        lines_in("10:01 Anna\nhere: " + one + "\n10:07 Ben\n" + other + "\nATM-machines are near, HTM-0"),
        both);
    EXPECT_EQ(lines_in("Let's meet at 8."), std::vector<std::string>());
}

/// Nothing else than a line is read as one, and nothing hangs.
TEST(TurnLine, IsNothingElse) {
    constexpr std::string_view kLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZUILOtmi- \n\xe2\x80\x93.";
    Random random(3, 0);
    int read = 0;
    for (int k = 0; k < 20000; ++k) {
        std::string text = random.below(2) ? "TM-" : "";
        for (int more = random.below(60); more > 0; --more)
            text += kLetters[static_cast<std::size_t>(random.below(static_cast<int>(kLetters.size())))];
        for (const std::string& found : lines_in(text))
            if (const auto line = parse_turn_line(found, kWriter)) {
                ++read;
                EXPECT_EQ(line_read(turn_line_text(*line)), words_of(*line));
            }
    }
    EXPECT_LT(read, 8) << "one text in 32,768 passes the check by chance";
}

TEST(PlainCommands, LeaveOutWhatIsSetAnew) {
    const TurnCommands all = {
        Choose{kWriter, 1}, Aim{kWriter, 1, 1}, Choose{kWriter, 2}, Target{kWriter, 1, 1}, Aim{kWriter, 2, 2},
        Drive{kWriter, 5},  Aim{kWriter, 3, 3}, Choose{kWriter, 3}, Choose{kWriter, 4},    Fire{kWriter}};
    std::string plain;
    for (const Command& command : plain_commands(all)) plain += command_text(command) + "; ";
    EXPECT_EQ(plain, "choose 3 2; target 3 1 1; aim 3 2 2; drive 3 5; aim 3 3 3; choose 3 4; fire 3; ");
}

}  // namespace
}  // namespace terramorph

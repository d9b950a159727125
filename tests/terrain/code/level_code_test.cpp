#include "terrain/code/level_code.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>
#include <sstream>

#include "base/files/file.h"
#include "base/hash.h"
#include "base/random.h"
#include "base/text.h"
#include "support/land/waves.h"
#include "support/paths.h"
#include "terrain/code/code_bits.h"
#include "terrain/code/code_letters.h"
#include "terrain/code/code_table.h"
#include "terrain/ground/strata.h"

namespace terramorph {
namespace {

LevelSettings default_level(std::string_view generator = "circle-hill") {
    LevelSettings level;
    level.terrain = default_terrain(*find_generator(generator));
    return level;
}

/// A number of a range: often one of its ends, often one with few digits, often any.
double random_number(const Parameter& parameter, Random& random) {
    const int kind = random.below(4);
    if (kind == 0) return random.below(2) == 0 ? parameter.minimum : parameter.maximum;
    double part = random.next() * 0x1p-32;
    if (kind == 1) part = random.below(1001) / 1000.0;
    const double value = parameter.minimum + (parameter.maximum - parameter.minimum) * part;
    if (parameter.whole) return std::floor(value);
    return kind == 2 ? std::round(value * 100) / 100 : value;
}

/// Changes some of the numbers, in ranges of theirs.
void change(std::span<const Parameter> parameters, Values& values, Random& random) {
    const int one_in = random.from_to(1, 6);
    for (std::size_t k = 0; k < parameters.size(); ++k)
        if (random.below(one_in) == 0) values[k] = random_number(parameters[k], random);
}

/// Places and brushes a little, here and there.
void make_by_hand(MapSettings& terrain, Random& random) {
    for (int left = random.below(8); left > 0; --left) {
        const int x = random.below(terrain.width), y = random.below(terrain.depth);
        terrain.placed[terrain.origin + Spot{x, y}] =
            static_cast<Feature>(random.below(static_cast<int>(kFeatureNames.size())));
    }
    for (int left = random.below(4); left > 0; --left) {
        Road& road = terrain.roads.emplace_back();
        for (int turns = random.from_to(1, 5); turns > 0; --turns)
            road.push_back(terrain.origin + Spot{random.below(terrain.width), random.below(terrain.depth)});
    }
    for (int left = random.below(8); left > 0; --left) {
        const int x = random.from_to(-400, 400), y = random.from_to(-400, 400);
        const int size = random.below(kBrushSizes), steps = random.from_to(1, kMostSteps);
        terrain.strokes[{Spot{x, y} * kStrokeGrid, size}] = random.below(2) == 0 ? steps : -steps;
    }
}

LevelSettings any_level(Random& random) {
    const auto all = generators();
    LevelSettings level;
    level.terrain = default_terrain(*all[random.below(static_cast<int>(all.size()))]);
    const auto& planets = built_in_planets();
    level.planet = planets[random.below(static_cast<int>(planets.size()))];
    level.terrain.seed = random.below(2) == 0 ? random.next() >> 8 : random.next();
    const auto some = [&](const Parameter& parameter, double otherwise) {
        return random.below(3) == 0 ? random_number(parameter, random) : otherwise;
    };
    level.terrain.width = static_cast<int>(some(kLevelWidth, level.terrain.width));
    level.terrain.depth = static_cast<int>(some(kMapDepth, fitting_depth(level.terrain.width)));
    level.height = static_cast<int>(some(kLevelHeight, 0));
    level.scale = some(kLevelScale, 1);
    level.lift = some(kLevelLift, 0);
    level.cut = {some(kCutPosition, 0.5), some(kCutAngle, 0)};
    if (level.terrain.generator->is_infinite())
        level.terrain.origin = {static_cast<std::int64_t>(some(kMapOriginX, 0)),
                                static_cast<std::int64_t>(some(kMapOriginY, 0))};
    if (random.below(2) == 0) change(level.terrain.generator->parameters, level.terrain.values, random);
    if (level.terrain.generator->has_wave && random.below(2) == 0)
        level.terrain.wave = test::random_curve(random);
    if (random.below(3) == 0) change(kPlanetParameters, level.planet.values, random);
    if (random.below(3) == 0) make_by_hand(level.terrain, random);
    return level;
}

/// A level that may be, anything about it drawn by lot.
LevelSettings random_level(Random& random) {
    for (;;)
        if (const LevelSettings level = any_level(random); !validate(level)) return level;
}

CodeMistake mistake_in_code(std::string_view typed) {
    const auto parsed = parse_level_code(typed);
    const auto* mistake = std::get_if<CodeMistake>(&parsed);
    return mistake ? *mistake : CodeMistake{error("none"), -1, ""};
}

bool is_code_of(const std::string& code, const LevelSettings& level) {
    const auto parsed = parse_level_code(code);
    const auto* found = std::get_if<LevelSettings>(&parsed);
    if (!found) ADD_FAILURE() << one_line_text(code, std::get<CodeMistake>(parsed));
    return found && *found == level;
}

bool is_letter(char c) { return c != '-'; }

/// The code with another letter of the alphabet at a place.
std::string with_letter(std::string code, std::size_t place, char letter) {
    code[place] = letter;
    return code;
}

TEST(LevelCode, OfANewMapIsTheGeneratorAndEightLetters) {
    for (const Generator* generator : generators()) {
        LevelSettings level = default_level(generator->name);
        for (const std::uint32_t seed : {0u, 1u, 9999999u, 0xffffffu}) {
            level.terrain.seed = seed;
            const std::string code = level_code(level);
            EXPECT_EQ(code.size(), 12u) << code;
            EXPECT_EQ(code.substr(0, 3), concat(generator->letters, "-"));
            EXPECT_EQ(code[7], '-');
            EXPECT_TRUE(is_code_of(code, level)) << code;
        }
    }
}

TEST(LevelCode, IsOneLineLongerWithACutAndAPlanet) {
    LevelSettings level = default_level();
    level.terrain.seed = 8412077;
    level.cut = {0.37, -12.5};
    level.planet = *find_planet(built_in_planets(), "moon");
    EXPECT_LE(level_code(level).size(), 30u);
    EXPECT_TRUE(is_code_of(level_code(level), level));
}

TEST(LevelCode, BringsBackEveryLevelToTheLastBit) {
    constexpr std::uint32_t kSeed = 3;
    Random random(kSeed, 0);
    std::size_t longest = 0;
    for (int n = 0; n < 3000; ++n) {
        const LevelSettings level = random_level(random);
        const std::string code = level_code(level);
        longest = std::max(longest, code.size());
        ASSERT_TRUE(is_code_of(code, level)) << "level " << n << " of seed " << kSeed << ": " << code;
    }
    EXPECT_GT(longest, 150u) << "the test draws nothing but simple levels";
}

TEST(LevelCode, TellsZeroFromMinusZero) {
    LevelSettings level = default_level();
    level.cut.angle = -0.0;
    const auto parsed = parse_level_code(level_code(level));
    EXPECT_TRUE(std::signbit(std::get<LevelSettings>(parsed).cut.angle));
}

TEST(LevelCode, IsReadHoweverItIsWritten) {
    LevelSettings level = default_level("plateaus");
    level.terrain.seed = 34 * 32 * 32 + 33;  // with zeros and ones
    const std::string code = level_code(level);
    ASSERT_NE(code.find('0'), std::string::npos) << code;
    ASSERT_NE(code.find('1'), std::string::npos) << code;
    std::string lower;
    std::string folded;
    std::string bare;
    for (const char c : code) {
        lower += static_cast<char>(std::tolower(c));
        folded += c == '0' ? 'o' : c == '1' ? 'l' : c == 'L' ? 'i' : c;
        if (is_letter(c)) bare += c;
    }
    for (const std::string& typed :
         {lower, folded, bare, "  " + bare + "\r\n", code.substr(0, 2) + "\u2013" + code.substr(3),
          "\u201c" + code + "\u201d", code.substr(0, 2) + "\u00a0" + code.substr(3), "---" + bare + "-"})
        EXPECT_TRUE(is_code_of(typed, level)) << typed;
}

TEST(LevelCode, HasTheLookAndTheNameOfThePlanetWithItsNumber) {
    LevelSettings level = default_level();
    level.planet = *find_planet(built_in_planets(), "desert");
    level.planet.name = "kepler";
    level.planet.label = "Kepler";
    level.planet.set(PlanetValue::gravity, 13.25);
    const auto parsed = parse_level_code(level_code(level));
    const auto& planet = std::get<LevelSettings>(parsed).planet;
    EXPECT_EQ(planet.name, "desert");
    EXPECT_EQ(planet.palette, level.planet.palette);
    EXPECT_EQ(planet.values, level.planet.values);
}

TEST(LevelCode, KeepsTheValuesOfAPlanetThatIsDifferentHere) {
    LevelSettings level = default_level();
    level.planet = *find_planet(built_in_planets(), "desert");
    const std::string code = level_code(level);
    Planets others = built_in_planets();
    for (Planet& planet : others) planet.values[0] = 2;
    const auto parsed = parse_level_code(code, others);
    EXPECT_EQ(std::get<LevelSettings>(parsed).planet.values, level.planet.values);
}

TEST(LevelCode, HasTheStandardLookForAPlanetThatNobodyKnows) {
    LevelSettings level = default_level();
    level.planet = *find_planet(built_in_planets(), "ice");
    int unused = 1;
    for (const Planet& planet : built_in_planets()) unused = std::max(unused, planet.number + 1);
    for (const int number : {0, unused, 31, 32, -1, 1000000}) {
        level.planet.number = number;
        const auto parsed = parse_level_code(level_code(level));
        const auto& planet = std::get<LevelSettings>(parsed).planet;
        EXPECT_EQ(planet.look, default_planet().look) << number;
        EXPECT_EQ(planet.values, level.planet.values) << number;
    }
}

/// Short ones, long ones, and ones with several checks.
std::vector<std::string> several_codes() {
    std::vector<std::string> codes;
    for (const Generator* generator : generators())
        codes.push_back(level_code(default_level(generator->name)));
    Random random(8, 0);
    for (const std::size_t length : {13u, 20u, 33u, 40u, 60u, 80u, 150u}) {
        std::string code;
        while (code.size() < length || code.size() > length + 20) code = level_code(random_level(random));
        codes.push_back(code);
    }
    return codes;
}

TEST(LevelCode, ShowsWhereAnyWrongLetterIsAndProposesTheRightOne) {
    for (const std::string& code : several_codes())
        for (std::size_t place = 0; place < code.size(); ++place) {
            if (!is_letter(code[place])) continue;
            for (const char letter : std::string(kCodeAlphabet) + "U!_") {
                if (code_letter(letter) == code_letter(code[place])) continue;
                const std::string typed = with_letter(code, place, letter);
                const CodeMistake mistake = mistake_in_code(typed);
                ASSERT_EQ(mistake.place, static_cast<int>(place)) << typed << ": " << mistake.text();
                ASSERT_EQ(mistake.proposal, code) << typed << ": " << mistake.text();
                ASSERT_TRUE(mistake.text().ends_with(concat(": perhaps ", code[place]))) << mistake.text();
            }
        }
}

TEST(LevelCode, NamesTheLetterAsItWasTyped) {
    const std::string code = level_code(default_level());
    ASSERT_NE(code[4], 'Z');
    std::string typed = "  " + with_letter(code, 4, 'z');
    EXPECT_EQ(mistake_in_code(typed).text(), concat("the 4th letter, z, is wrong: perhaps ", code[4]));
    EXPECT_EQ(mistake_in_code(typed).place, 6);
    EXPECT_EQ(one_line_text(typed, mistake_in_code(typed)),
              concat("\"  ", typed.substr(2, 4), "[z]", typed.substr(7),
                     "\": the 4th letter, z, is wrong: perhaps ", code[4], " (", code, ")"));
    typed = code.substr(0, 11) + "\u00e9";
    EXPECT_EQ(mistake_in_code(typed).text(),
              concat("the 10th letter, \u00e9, is never used in codes: perhaps ", code[11]));
}

TEST(LevelCode, IsNeverAnotherLevelWithTwoWrongLetters) {
    Random random(5, 0);
    for (const std::string& code : several_codes())
        for (int n = 0; n < 300; ++n) {
            std::string typed = code;
            const auto any_place = [&] {
                return static_cast<std::size_t>(random.below(static_cast<int>(code.size())));
            };
            const std::size_t first = any_place();
            const std::size_t second = any_place();
            if (first == second || !is_letter(code[first]) || !is_letter(code[second])) continue;
            for (const std::size_t place : {first, second})
                while (code_letter(typed[place]) == code_letter(code[place]))
                    typed[place] = kCodeAlphabet[random.below(32)];
            const CodeMistake mistake = mistake_in_code(typed);
            ASSERT_NE(mistake.text(), "none") << typed << " instead of " << code;
            if (mistake.text().find("is wrong: perhaps") == std::string::npos) continue;
            ASSERT_EQ(mistake.proposal, code) << typed << ": only letters checked apart can be mended";
        }
}

TEST(LevelCode, ShowsLettersThatChangedPlaces) {
    const std::string code = level_code(default_level());
    for (std::size_t place = 3; place < 6; ++place) {
        std::string typed = code;
        std::swap(typed[place], typed[place + 1]);
        if (typed == code) continue;
        const CodeMistake mistake = mistake_in_code(typed);
        EXPECT_EQ(mistake.place, static_cast<int>(place)) << typed << ": " << mistake.text();
        EXPECT_EQ(mistake.proposal, code) << mistake.text();
    }
}

TEST(LevelCode, NoticesALetterTooFewOrTooMany) {
    int mended = 0;
    int tried = 0;
    for (const std::string& code : several_codes())
        for (std::size_t place = 0; place < code.size(); ++place) {
            if (!is_letter(code[place])) continue;
            std::string less = code;
            less.erase(place, 1);
            std::string more = code;
            more.insert(place, 1, code[place]);
            for (const std::string& typed : {less, more}) {
                const CodeMistake mistake = mistake_in_code(typed);
                ASSERT_NE(mistake.text(), "none") << typed << " instead of " << code;
                ++tried;
                mended += mistake.proposal == code;
            }
        }
    EXPECT_GT(mended, tried / 4);
}

TEST(LevelCode, SaysWhatIsWrongWithWhatIsNoCode) {
    const std::vector<std::pair<std::string, std::string>> texts = {
        {"", "the code is empty"},
        {" - - ", "the code is empty"},
        {"C", "a code has at least 10 letters; this one has 1"},
        {"CH-7F3K", "a code has at least 10 letters; this one has 6"},
        {"XX-7F3K-Q2M9-1111-2222", "no code starts like this: the first two letters must be one of LR, CH, "},
        {"CH-7F3K-Q2M9-1234-5678", "more than one letter of this code is wrong"},
        {"3.14159265358979", "the 2nd letter, ., is never used in codes"},
        {"circle hill", "no code starts like this"},
        {std::string(10'000'000, 'A'), "a code has at most 1000 letters; this text has 10000000"},
        {std::string(1, '\0'), "the 1st letter, ?, is never used in codes"},
        {"\xff\xfe\x80", "the 1st letter, ?, is never used in codes"},
    };
    for (const auto& [typed, message] : texts) {
        const CodeMistake mistake = mistake_in_code(typed);
        EXPECT_EQ(mistake.text().find(message), 0u) << mistake.text();
        EXPECT_LT(one_line_text(typed, mistake).size(), 400u);
    }
}

TEST(LevelCode, IsReadOrRefusedWhateverIsTyped) {
    Random random(6, 0);
    const auto codes = several_codes();
    for (int n = 0; n < 4000; ++n) {
        std::string typed = codes[random.below(static_cast<int>(codes.size()))];
        if (random.below(2) == 0) typed = "CH" + std::string(static_cast<std::size_t>(random.below(50)), 'A');
        for (int changes = random.below(8); changes > 0 && !typed.empty(); --changes)
            typed[random.below(static_cast<int>(typed.size()))] = static_cast<char>(random.below(256));
        const auto parsed = parse_level_code(typed);
        if (const auto* level = std::get_if<LevelSettings>(&parsed)) {
            ASSERT_FALSE(validate(*level)) << typed;
            continue;
        }
        const CodeMistake& mistake = std::get<CodeMistake>(parsed);
        ASSERT_FALSE(mistake.text().empty());
        ASSERT_LE(mistake.place, static_cast<int>(typed.size()));
        EXPECT_FALSE(one_line_text(typed, mistake).empty());
        if (mistake.proposal.empty()) continue;
        ASSERT_TRUE(std::holds_alternative<LevelSettings>(parse_level_code(mistake.proposal)));
    }
}

/// Letters that fit together, whatever they say.
TEST(LevelCode, RefusesLettersThatFitTogetherButMakeNoLevel) {
    Random random(7, 0);
    std::set<std::string> reasons;
    for (int n = 0; n < 20000; ++n) {
        CodeLetters letters = {*code_letter('C'), *code_letter('H')};
        const int count = random.from_to(0, 40);
        if (count > 0) letters.push_back(static_cast<std::uint8_t>(random.from_to(24, 31)));
        for (int k = 1; k < count; ++k) letters.push_back(static_cast<std::uint8_t>(random.below(32)));
        std::string code;
        for (const auto letter : with_checks(letters)) code += kCodeAlphabet[letter];
        const auto parsed = parse_level_code(code);
        if (const auto* level = std::get_if<LevelSettings>(&parsed))
            ASSERT_FALSE(validate(*level)) << code;
        else
            reasons.insert(std::get<CodeMistake>(parsed).text());
    }
    const auto has = [&](std::string_view start) {
        return std::ranges::any_of(reasons,
                                   [&](const std::string& reason) { return reason.starts_with(start); });
    };
    EXPECT_TRUE(has("this code is well formed, but there's no such level"));
    EXPECT_TRUE(has("cut can't be "));
    EXPECT_TRUE(has("width can't be "));
    EXPECT_TRUE(has("this code holds a number that's out of range"));
}

TEST(LevelCode, OfANewerVersionSaysSo) {
    CodeLetters letters = {*code_letter('C'), *code_letter('H')};
    letters.insert(letters.end(), {0b10110, 0b00000, 0b00001});  // a 1, and 3 as 011
    std::string code;
    for (const auto letter : with_checks(letters)) code += kCodeAlphabet[letter];
    EXPECT_EQ(mistake_in_code(code).text(), "this code is from a newer version of the game");
}

TEST(LevelCode, OfADrawnWaveHoldsItAndNothingElseIsLonger) {
    LevelSettings level = default_level("waves");
    const std::string plain = level_code(level);
    level.terrain.wave = curve_of_name("Otto");
    const std::string code = level_code(level);
    EXPECT_TRUE(is_code_of(code, level)) << code;
    const int content =
        (30 + 5 + 160 + 3 + 1 + 4) / 5;  // the seed, the wave's kind, knots and steps, the end
    EXPECT_EQ(std::ranges::count_if(code, is_letter), 2 + content + 6) << code;
    level.terrain.wave.reset();
    EXPECT_EQ(level_code(level), plain);
}

TEST(LevelCode, OfASceneMadeByHandHoldsItAndCostsAFewLettersForEachThing) {
    LevelSettings level = default_level();
    level.terrain.placed = {
        {{700, 1020}, Feature::castle}, {{900, 1024}, Feature::tree}, {{10, 1024}, Feature::none}};
    level.terrain.strokes = {{{{800, 1000}, 3}, 5}, {{{800, 1000}, 4}, -15}, {{{-8, 1200}, 7}, 15}};
    const std::string code = level_code(level);
    EXPECT_TRUE(is_code_of(code, level)) << code;
    EXPECT_LE(code.size(), 76u) << code;
    level.terrain.strokes.clear();
    EXPECT_TRUE(is_code_of(level_code(level), level));
    level.terrain.roads = {{{100, 1000}, {400, 1040}, {900, 1010}}, {{700, 1200}}};
    EXPECT_TRUE(is_code_of(level_code(level), level));
    level.terrain.placed.clear();
    EXPECT_TRUE(is_code_of(level_code(level), level)) << "roads alone";
    level.terrain.roads.clear();
    EXPECT_EQ(std::ranges::count_if(level_code(level), is_letter), 10);
}

TEST(LevelCode, OfTooMuchMadeByHandSaysSoInsteadOfGrowingWithoutEnd) {
    LevelSettings level = default_level();
    for (int n = 0; n < static_cast<int>(kMostStrokes); ++n)
        level.terrain.strokes[{{32 * n, 4 * (n * 37 % 512)}, n % kBrushSizes}] = n % 2 == 0 ? 15 : -15;
    ASSERT_TRUE(code_of(level).ok()) << "all strokes that a map can have";
    EXPECT_TRUE(is_code_of(*code_of(level), level));
    for (int n = 0; n < 75; ++n) level.terrain.placed[{n * 991 % 2048, n * 577 % 2048}] = Feature::tree;
    const Result<std::string> code = code_of(level);
    ASSERT_FALSE(code.ok());
    EXPECT_EQ(code.error().text(), "you've placed and shaped more than a code can hold");
    level.terrain.strokes.clear();
    EXPECT_TRUE(is_code_of(*code_of(level), level)) << "75 things alone";
}

/// Letters of a code of version 2, from its numbers on.
std::string code_with_tail(std::initializer_list<std::pair<std::uint64_t, int>> tail) {
    CodeBits bits;
    bits.put(1, 1);
    bits.put_small(kTailVersion);
    bits.put(1, 25);
    bits.put_small(1);
    for (const auto& [number, width] : tail) bits.put(number, width);
    CodeLetters letters = {*code_letter('W'), *code_letter('A')};
    for (const std::uint8_t letter : bits.letters()) letters.push_back(letter);
    std::string code;
    for (const auto letter : with_checks(letters)) code += kCodeAlphabet[letter];
    return code;
}

TEST(LevelCode, RefusesTailsThatHoldNothingOrWhatItDoesNotKnow) {
    const std::string none = "this code is well formed, but there's no such level";
    const std::pair<std::uint64_t, int> end = {1, 1}, wave = {0b00100, 5};
    EXPECT_EQ(mistake_in_code(code_with_tail({end})).text(), none) << "an empty tail";
    EXPECT_EQ(mistake_in_code(code_with_tail({{0b00111, 5}})).text(),
              "this code is from a newer version of the game");
    const std::pair<std::uint64_t, int> half = {0, 64}, knots = {0, 32}, no_steps = {0, 3}, two = {2, 3};
    EXPECT_EQ(mistake_in_code(code_with_tail({wave, half, half, knots, no_steps, end})).text(), "none");
    EXPECT_EQ(mistake_in_code(code_with_tail({wave, half, half})).text(), none) << "half a wave";
    EXPECT_EQ(mistake_in_code(code_with_tail({wave, half, half, knots, two, {7, 5}, {7, 5}, end})).text(),
              none)
        << "a step twice";
    EXPECT_EQ(mistake_in_code(
                  code_with_tail({wave, half, half, knots, no_steps, wave, half, half, knots, no_steps, end}))
                  .text(),
              none)
        << "two waves";
    const std::pair<std::uint64_t, int> things = {0b010, 3}, strokes = {0b011, 3}, one = {1, 1},
                                        two_of = {0b010, 3};
    const std::pair<std::uint64_t, int> here = {0b11, 2}, tree = {4, 3}, up = {16, 5}, flat = {15, 5},
                                        wild = {31, 5};
    EXPECT_EQ(mistake_in_code(code_with_tail({things, one, here, tree, end})).text(), "none");
    EXPECT_EQ(mistake_in_code(code_with_tail({things, two_of, here, tree, here, tree, end})).text(), none)
        << "a spot twice";
    EXPECT_EQ(mistake_in_code(code_with_tail({things, {0, 12}, {1, 13}, {0, 40}})).text(), none)
        << "thousands of things that don't follow";
    EXPECT_EQ(mistake_in_code(code_with_tail({strokes, one, here, {2, 3}, up, end})).text(), "none");
    EXPECT_EQ(mistake_in_code(code_with_tail({strokes, one, here, {2, 3}, flat, end})).text(),
              "a stroke can't raise land by 0 m; allowed: -60 to 60");
    EXPECT_EQ(mistake_in_code(code_with_tail({strokes, one, here, {2, 3}, wild, end})).text(),
              "a stroke can't raise land by 64 m; allowed: -60 to 60");
    EXPECT_EQ(mistake_in_code(code_with_tail({strokes, one, here, {2, 3}, up, things, one, here, tree, end}))
                  .text(),
              none)
        << "strokes before things";
}

std::string hash_of_level(const LevelSettings& level) {
    Hash hash;
    const std::vector<Sixteenths> surface = level_surface(level);
    const Strata strata = strata_of(level, surface);
    for (const auto& heights : {surface, strata.rock_top, strata.sand_bottom})
        for (const Sixteenths height : heights) hash.add(height.count());
    hash.add(water_surface(level).count());
    hash.add(level.level_height());
    for (const double value : level.planet.values) hash.add(value);
    return hex_text(hash.value());
}

/// Codes that were given to players keep their level for ever: new lines are added to the file, none is ever
/// changed. Until the first version is out, TERRAMORPH_BLESS=1 writes it anew.
TEST(LevelCode, KeepsItsLevel) {
    const std::string path = test::source_path("tests/golden/level_codes.txt");
    if (std::getenv("TERRAMORPH_BLESS")) {
        std::vector<std::string> codes;
        for (const Generator* generator : generators()) {
            LevelSettings level = default_level(generator->name);
            level.terrain.seed = 8412077;
            codes.push_back(level_code(level));
            level.terrain.width = 1600;
            level.terrain.depth = fitting_depth(1600);
            level.planet = *find_planet(built_in_planets(), "great-lakes");
            level.cut = {0.37, 12.5};
            codes.push_back(level_code(level));
        }
        Random random(11, 0);
        for (int n = 0; n < 20; ++n) codes.push_back(level_code(random_level(random)));
        std::string lines;
        for (const std::string& code : codes)
            lines += concat(code, " ", hash_of_level(std::get<LevelSettings>(parse_level_code(code))), "\n");
        ASSERT_FALSE(write_file(path, lines));
        GTEST_SKIP() << "wrote " << path;
    }
    const auto file = read_file(path);
    ASSERT_TRUE(file.ok()) << file.error().text();
    int count = 0;
    for (const auto line : split(trimmed(*file), '\n')) {
        const auto parts = words(line);
        ASSERT_EQ(parts.size(), 2u) << line;
        const auto parsed = parse_level_code(parts[0]);
        const auto* level = std::get_if<LevelSettings>(&parsed);
        ASSERT_TRUE(level) << one_line_text(parts[0], std::get<CodeMistake>(parsed));
        EXPECT_EQ(hash_of_level(*level), parts[1]) << parts[0];
        ++count;
    }
    EXPECT_GE(count, 2 * static_cast<int>(generators().size()));
}

/// The newest table as the defaults are now.
std::string table_now() {
    std::string lines = concat("// What version ", kCodeVersion,
                               " of codes leaves out. (Included into a list, so without a guard.)\n",
                               "// clang-format off\n");
    const auto add = [&](std::string_view owner, std::string_view name, double value) {
        lines += concat("{\"", owner, "\", \"", name, "\", ", value, "},\n");
    };
    const LevelSettings level = default_level();
    for (const CodedNumber& number : code_table(kCodeVersion))
        if (number.owner == "level") add(number.owner, number.name, number_of(level, number));
    for (const Generator* generator : generators())
        for (const Parameter& parameter : generator->parameters)
            add(generator->name, parameter.name, parameter.default_value);
    Planets planets = built_in_planets();
    Planet any;
    any.values = default_values(kPlanetParameters);
    planets.insert(planets.begin(), any);
    for (const Planet& planet : planets)
        for (std::size_t k = 0; k < kPlanetParameters.size(); ++k)
            add(concat("planet ", planet.number), kPlanetParameters[k].name, planet.values[k]);
    return lines;
}

/// If a default has changed, or a parameter was added: before the first version is out, TERRAMORPH_BLESS=1
/// writes the table anew; later, add a table and count kCodeVersion up.
TEST(LevelCode, LeavesOutWhatIsStandardNow) {
    const std::string path = test::source_path(concat("src/terrain/code/code_table_", kCodeVersion, ".h"));
    if (std::getenv("TERRAMORPH_BLESS")) {
        ASSERT_FALSE(write_file(path, table_now()));
        GTEST_SKIP() << "wrote " << path;
    }
    EXPECT_EQ(read_file(path).value(), table_now());
}

TEST(LevelCode, BeginsWithOtherLettersForEachGenerator) {
    std::set<std::string_view> all;
    for (const Generator* generator : generators()) {
        const std::string_view letters = generator->letters;
        ASSERT_EQ(letters.size(), 2u) << generator->name;
        EXPECT_TRUE(all.insert(letters).second) << generator->name;
        EXPECT_EQ(generator_of(*code_letter(letters[0]), *code_letter(letters[1])), generator);
    }
}

}  // namespace
}  // namespace terramorph

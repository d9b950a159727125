#include "terrain/code/level_letters.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "base/text.h"
#include "terrain/code/code_bits.h"
#include "terrain/code/code_table.h"
#include "terrain/code/code_tail.h"

namespace terramorph {

namespace {

// After the generator's two letters, a level that's all defaults of version 1 but its seed is a bit 0 and the
// seed in 24 bits: with the checks, eight letters. Any other is a bit 1, the version, the seed (a bit 0 and
// 24 bits, or a bit 1 and 32), the count of numbers in the code, and for each of them how many were skipped
// before it, and its value. Version 2 is version 1 with a tail: what isn't a number.

constexpr int kShortSeed = 24;
constexpr int kLongSeed = 32;
constexpr std::size_t kPrefix = 2;
constexpr std::size_t kMostContent = 512;  // letters
constexpr std::size_t kGroup = 4;
constexpr double kMaxPlanetNumber = 31;

/// A number in a code: its index in the list of the level's numbers, and its value.
struct Held {
    std::uint64_t place;  // as in the code, which may lie
    double value;
};

std::vector<Held> held(const LevelSettings& level, int version) {
    const auto numbers = coded_numbers(version, *level.terrain.generator, level.planet.number);
    std::vector<Held> all;
    for (std::size_t k = 0; k < numbers.size(); ++k)
        if (const double value = number_of(level, numbers[k]); !same_bits(value, numbers[k].value))
            all.push_back({k, value});
    return all;
}

void put(CodeBits& bits, const std::vector<Held>& numbers) {
    bits.put_small(1 + numbers.size());
    std::size_t next = 0;
    for (const auto& [place, value] : numbers) {
        bits.put_small(1 + place - next);
        bits.put_value(value);
        next = static_cast<std::size_t>(place) + 1;
    }
}

CodeBits bits_of(const LevelSettings& level) {
    CodeBits bits;
    const std::uint32_t seed = level.terrain.seed;
    const bool short_seed = seed >> kShortSeed == 0, more = has_tail(level.terrain);
    if (short_seed && !more && held(level, 1).empty()) {
        bits.put(seed, 1 + kShortSeed);
        return bits;
    }
    bits.put(1, 1);
    bits.put_small(more ? kTailVersion : kCodeVersion);
    bits.put(short_seed ? 0 : 1, 1);
    bits.put(seed, short_seed ? kShortSeed : kLongSeed);
    put(bits, held(level, kCodeVersion));
    if (more) put_tail(bits, level.terrain);
    return bits;
}

/// The content of the letters after the generator's.
struct Content {
    std::uint64_t version = 1;
    std::uint32_t seed = 0;
    std::vector<Held> numbers = {};
    bool more = false;   ///< a tail follows
    CodeBitReader rest;  ///< what hasn't been read
};

std::vector<Held> take_numbers(CodeBitReader& bits) {
    std::vector<Held> numbers;
    std::uint64_t next = 0;
    for (std::uint64_t count = bits.take_small(); count > 1 && !bits.failed(); --count) {
        next += bits.take_small();
        numbers.push_back({next - 1, bits.take_value()});
    }
    return numbers;
}

Result<Content> content_of(const CodeLetters& letters) {
    Content content{.rest = CodeBitReader(letters)};
    CodeBitReader& bits = content.rest;
    if (bits.take(1) == 0) {
        content.seed = static_cast<std::uint32_t>(bits.take(kShortSeed));
    } else {
        content.version = bits.take_small();
        if (content.version > kTailVersion) return newer_code();
        content.seed = static_cast<std::uint32_t>(bits.take(bits.take(1) == 0 ? kShortSeed : kLongSeed));
        content.numbers = take_numbers(bits);
        content.more = content.version == kTailVersion;
        if (content.more) content.version = kCodeVersion;
    }
    if (!content.more && !bits.at_end()) return no_such_level();
    return content;
}

/// The planet of this number.
Planet planet_of(double number, const Planets& planets) {
    const auto found =
        std::ranges::find_if(planets, [&](const Planet& planet) { return planet.number == number; });
    return found == planets.end() ? default_planet() : *found;
}

/// The default level of the content's version, with the content's numbers.
Result<LevelSettings> level_of(const Generator& generator, Content content, const Planets& planets) {
    const int version = static_cast<int>(content.version);
    const bool has_planet = !content.numbers.empty() && content.numbers.front().place == 0;
    const double planet =
        has_planet ? content.numbers.front().value : coded_numbers(version, generator, 0).front().value;
    const bool known = planet >= 0 && planet <= kMaxPlanetNumber;
    auto numbers = coded_numbers(version, generator, known ? static_cast<int>(planet) : 0);
    for (const auto& [place, value] : content.numbers) {
        if (place >= numbers.size()) return error("this code holds a number that's out of range");
        numbers[static_cast<std::size_t>(place)].value = value;
    }
    LevelSettings level;
    level.terrain = default_terrain(generator);
    level.terrain.seed = content.seed;
    level.planet = planet_of(planet, planets);
    for (const CodedNumber& number : numbers)
        if (!set_number(level, number))
            return error("{name} can't be {value}", {{"name", number.name}, {"value", number.value}});
    if (!content.more) return level;
    if (Refusal refusal = take_tail(content.rest, level.terrain)) return *refusal;
    if (!content.rest.at_end()) return no_such_level();
    return level;
}

}  // namespace

Refusal no_code(const LevelSettings& level) {
    const Generator& generator = *level.terrain.generator;
    if (generator.letters.empty())
        return error("{generator} has no codes", {{"generator", message(generator.label)}});
    if (!has_tail(level.terrain) || bits_of(level).letters().size() <= kMostContent) return std::nullopt;
    return error("you've placed and shaped more than a code can hold");
}

CodeLetters level_letters(const LevelSettings& level) {
    const std::string_view generator = level.terrain.generator->letters;
    assert(!no_code(level) && !validate(level));
    CodeLetters letters = {*code_letter(generator[0]), *code_letter(generator[1])};
    const CodeLetters content = bits_of(level).letters();
    letters.insert(letters.end(), content.begin(), content.end());
    return with_checks(letters);
}

Result<LevelSettings> level_of(const CodeLetters& checked, const Planets& planets) {
    const CodeLetters letters = without_checks(checked);
    if (letters.size() < kPrefix) return error("this code is too short");
    const Generator* generator = generator_of(letters[0], letters[1]);
    if (!generator) return error("this code needs a generator that this version of the game doesn't have");
    auto content = content_of({letters.begin() + kPrefix, letters.end()});
    if (!content) return content.error();
    auto level = level_of(*generator, content.take(), planets);
    if (!level) return level;
    if (const auto refusal = validate(*level)) return *refusal;
    return level;
}

std::string in_groups(const CodeLetters& letters) {
    assert(letters.size() >= kPrefix);
    const Generator* generator = generator_of(letters[0], letters[1]);
    std::string code;
    for (std::size_t k = 0; k < letters.size(); ++k) {
        if (k >= kPrefix && (k - kPrefix) % kGroup == 0) code += '-';
        code += k < kPrefix && generator ? generator->letters[k] : kCodeAlphabet[letters[k]];
    }
    return code;
}

}  // namespace terramorph

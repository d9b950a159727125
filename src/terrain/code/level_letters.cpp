#include "terrain/code/level_letters.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/text.h"
#include "terrain/code/code_bits.h"
#include "terrain/code/code_table.h"

namespace terramorph {

namespace {

// After the generator's two letters, a level that's all defaults of version 1 but its seed is a bit 0 and the
// seed in 24 bits: with the checks, eight letters. Any other is a bit 1, the version, the seed (a bit 0 and
// 24 bits, or a bit 1 and 32), the count of numbers in the code, and for each of them how many were skipped
// before it, and its value. Version 2 is version 1 with a tail: what isn't a number, each with its kind, and
// then the end. A drawn wave is its knots in 5 bits each, the count of steps in 3, and where each is in 5.

constexpr int kShortSeed = 24;
constexpr int kLongSeed = 32;
constexpr std::size_t kPrefix = 2;
constexpr std::size_t kGroup = 4;
constexpr double kMaxPlanetNumber = 31;

// Kinds of parts of a tail. (2 and 3 are meant for placed objects and strokes.)
constexpr std::uint64_t kTailEnd = 1, kTailWave = 4;
constexpr int kKnotBits = 5, kStepCountBits = 3;

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

void put(CodeBits& bits, const WaveCurve& wave) {
    bits.put_small(kTailWave);
    for (const std::uint8_t knot : wave.knots) bits.put(knot, kKnotBits);
    bits.put(static_cast<std::uint64_t>(std::popcount(wave.steps)), kStepCountBits);
    for (int knot = 0; knot < WaveCurve::kKnots; ++knot)
        if (wave.steps_to(knot)) bits.put(static_cast<std::uint64_t>(knot), kKnotBits);
}

CodeBits bits_of(const LevelSettings& level) {
    CodeBits bits;
    const std::uint32_t seed = level.terrain.seed;
    const bool short_seed = seed >> kShortSeed == 0, has_tail = level.terrain.wave.has_value();
    if (short_seed && !has_tail && held(level, 1).empty()) {
        bits.put(seed, 1 + kShortSeed);
        return bits;
    }
    bits.put(1, 1);
    bits.put_small(has_tail ? kTailVersion : kCodeVersion);
    bits.put(short_seed ? 0 : 1, 1);
    bits.put(seed, short_seed ? kShortSeed : kLongSeed);
    put(bits, held(level, kCodeVersion));
    if (!has_tail) return bits;
    put(bits, *level.terrain.wave);
    bits.put_small(kTailEnd);
    return bits;
}

/// The content of the letters after the generator's.
struct Content {
    std::uint64_t version = 1;
    std::uint32_t seed = 0;
    std::vector<Held> numbers = {};
    std::optional<WaveCurve> wave = {};
};

Error no_such_level() { return error("this code is well formed, but there's no such level"); }
Error newer_code() { return error("this code is from a newer version of the game"); }

/// Steps must be in order, each once.
Result<WaveCurve> take_wave(CodeBitReader& bits) {
    WaveCurve wave;
    for (std::uint8_t& knot : wave.knots) knot = static_cast<std::uint8_t>(bits.take(kKnotBits));
    int least = 0;
    for (std::uint64_t left = bits.take(kStepCountBits); left > 0; --left) {
        const int knot = static_cast<int>(bits.take(kKnotBits));
        if (knot < least || bits.failed()) return no_such_level();
        wave.steps |= 1u << knot;
        least = knot + 1;
    }
    return wave;
}

Refusal take_tail(CodeBitReader& bits, Content& content) {
    for (std::uint64_t kind = bits.take_small(); kind != kTailEnd; kind = bits.take_small()) {
        if (bits.failed() || (kind == kTailWave && content.wave)) return no_such_level();
        if (kind != kTailWave) return newer_code();
        const Result<WaveCurve> wave = take_wave(bits);
        if (!wave) return wave.error();
        content.wave = *wave;
    }
    if (!content.wave) return no_such_level();
    return std::nullopt;
}

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
    CodeBitReader bits(letters);
    Content content;
    if (bits.take(1) == 0) {
        content.seed = static_cast<std::uint32_t>(bits.take(kShortSeed));
    } else {
        content.version = bits.take_small();
        if (content.version > kTailVersion) return newer_code();
        content.seed = static_cast<std::uint32_t>(bits.take(bits.take(1) == 0 ? kShortSeed : kLongSeed));
        content.numbers = take_numbers(bits);
        if (content.version == kTailVersion) {
            if (Refusal refusal = take_tail(bits, content)) return *refusal;
            content.version = kCodeVersion;
        }
    }
    if (!bits.at_end()) return no_such_level();
    return content;
}

/// The planet of this number.
Planet planet_of(double number, const Planets& planets) {
    const auto found =
        std::ranges::find_if(planets, [&](const Planet& planet) { return planet.number == number; });
    return found == planets.end() ? default_planet() : *found;
}

/// The default level of the content's version, with the content's numbers.
Result<LevelSettings> level_of(const Generator& generator, const Content& content, const Planets& planets) {
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
    level.terrain.wave = content.wave;
    level.planet = planet_of(planet, planets);
    for (const CodedNumber& number : numbers)
        if (!set_number(level, number))
            return error("{name} can't be {value}", {{"name", number.name}, {"value", number.value}});
    return level;
}

}  // namespace

CodeLetters level_letters(const LevelSettings& level) {
    const std::string_view generator = level.terrain.generator->letters;
    assert(!generator.empty() && !validate(level));
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
    const auto content = content_of({letters.begin() + kPrefix, letters.end()});
    if (!content) return content.error();
    auto level = level_of(*generator, *content, planets);
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

#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "terrain/level.h"

namespace terramorph {

/// The generator whose codes begin with these letters; nullptr if there is none.
const Generator* generator_of(std::uint8_t first, std::uint8_t second);

/// One number of a level, and the value that it has where a code does not hold it.
struct CodedNumber {
    std::string_view owner;  ///< "level", a generator's name or "planet 5"
    std::string_view name;
    double value;
};

/// The newest version of codes.
constexpr int kCodeVersion = 1;

/// All numbers of all levels in a version of codes (1 .. kCodeVersion). Once the game is out, a version never
/// changes: when a default does, or a generator gets one parameter more, the next version says so.
std::span<const CodedNumber> code_table(int version);

/// Those of a level of this generator on the planet of this number, in the order in which codes count them;
/// the first is the planet.
std::vector<CodedNumber> coded_numbers(int version, const Generator& generator, int planet);

/// The number itself. Of a level, "planet" is the planet's number, and "depth" is 0 where it fits the width.
double number_of(const LevelSettings& level, const CodedNumber& number);

/// Gives the level the number's value, but for the planet, which is more than a number. False if it cannot
/// be.
bool set_number(LevelSettings& level, const CodedNumber& number);

}  // namespace terramorph

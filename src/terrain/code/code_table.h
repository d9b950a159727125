#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "terrain/level.h"

namespace terramorph {

/// The generator whose codes begin with these letters; nullptr if there is none.
const Generator* generator_of(std::uint8_t first, std::uint8_t second);

/// A number of a level and its default in codes.
struct CodedNumber {
    std::string_view owner;  ///< "level", a generator's name or "planet 5"
    std::string_view name;
    double value;
};

/// The newest version of level codes' numbers.
constexpr int kCodeVersion = 1;
/// The version of codes that hold more than its numbers.
constexpr int kTailVersion = 2;

/// All numbers that levels have in a version of codes (1 .. kCodeVersion). Once released, a version never
/// changes: a new default or parameter needs a new version.
std::span<const CodedNumber> code_table(int version);

/// The numbers of a level with this generator and planet, in the order of codes; the first is the planet.
std::vector<CodedNumber> coded_numbers(int version, const Generator& generator, int planet);

/// The number's value in a level. "planet" is the planet's number, and "depth" is 0 if it fits the width.
double number_of(const LevelSettings& level, const CodedNumber& number);

/// Sets the number in a level, except the planet, which is more than a number. False if the value is invalid.
bool set_number(LevelSettings& level, const CodedNumber& number);

}  // namespace terramorph

#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "terrain/level.h"
#include "terrain/planet.h"

namespace terramorph {

constexpr int kMaxCodeLetters = 1000;  ///< besides blanks and dashes; more than any level needs

/// Why a text isn't a level code.
struct CodeMistake : Error {  ///< "the 6th letter, K, is wrong: perhaps G"
    int place = -1;        ///< byte offset in the typed text, its size if the end is missing, -1 if unknown
    std::string proposal;  ///< the code that was probably meant; empty if unknown
};

/// A level as a short text to pass on, such as "CH-7F3K-Q2M8": two letters for the generator, then groups of
/// four. It holds the level's settings exactly, with what a person has placed and brushed. For the planet it
/// holds the number, which stands for look and names, and the values; a planet without a number gets the
/// default look.
std::string level_code(const LevelSettings& settings);
/// No code: why a level has none (see no_code), instead.
Result<std::string> code_of(const LevelSettings& settings);

/// Reads a code, however it's written: lower case, blanks and dashes anywhere, O for 0, I and L for 1. The
/// planet is the one of `planets` with the code's number (or the default one), with the code's values. Codes
/// of every version ever released keep their level.
std::variant<LevelSettings, CodeMistake> parse_level_code(std::string_view typed,
                                                          const Planets& planets = built_in_planets());

/// The mistake and its place, in one line for a terminal: "CH-7F3[K]-Q2M8": the 6th letter, K, is wrong:
/// perhaps G (CH-7F3G-Q2M8)
std::string one_line_text(std::string_view typed, const CodeMistake& mistake);

}  // namespace terramorph

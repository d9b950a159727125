#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "terrain/level.h"
#include "terrain/planet.h"

namespace terramorph {

/// Why a text is no level code.
struct CodeMistake : Error {  ///< "the 6th letter, K, is wrong: perhaps G"
    int place = -1;  ///< where in the text as it was typed, in bytes, its size where the end is missing;
                     ///< -1 where that cannot be told
    std::string proposal;  ///< the code that was perhaps meant; empty where that cannot be told
};

/// A level as a short text to pass on, such as "CH-7F3K-Q2M8": two letters for the generator, then groups of
/// four. It holds the level's settings to the last bit, but not what a person has placed on the map. Of the
/// planet it holds the number, which stands for its look and its names, and the values; a planet without a
/// number has the look of the standard one.
std::string level_code(const LevelSettings& settings);

/// The level of a code, however it is written: lower case, blanks and dashes anywhere, O for 0, I and L
/// for 1. The planet is that of `planets` with the code's number (the standard one if there is none), with
/// the code's values. Codes of every version that there ever was keep their level.
std::variant<LevelSettings, CodeMistake> parse_level_code(std::string_view typed,
                                                          const Planets& planets = built_in_planets());

/// The mistake and where it is, in one line for a terminal:
/// "CH-7F3[K]-Q2M8": the 6th letter, K, is wrong: perhaps G (CH-7F3G-Q2M8)
std::string one_line_text(std::string_view typed, const CodeMistake& mistake);

}  // namespace terramorph

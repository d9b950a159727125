#pragma once

#include <string>

#include "base/result.h"
#include "terrain/code/code_letters.h"
#include "terrain/level.h"

namespace terramorph {

/// Why a level has no code: its generator has none, or a person has placed and brushed more on its map than a
/// code holds.
Refusal no_code(const LevelSettings& level);

/// The letters of a level's code, if it has one, including the generator's and the check letters.
CodeLetters level_letters(const LevelSettings& level);

/// Decodes letters with correct checks, or says why there is no such level.
Result<LevelSettings> level_of(const CodeLetters& letters, const Planets& planets);

/// The letters as players see them: "CH-7F3K-Q2M8".
std::string in_groups(const CodeLetters& letters);

}  // namespace terramorph

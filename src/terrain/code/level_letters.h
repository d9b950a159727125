#pragma once

#include <string>

#include "base/result.h"
#include "terrain/code/code_letters.h"
#include "terrain/level.h"

namespace terramorph {

/// The letters of a level's code, those of its generator and the checks among them.
CodeLetters level_letters(const LevelSettings& level);

/// The level of letters whose checks are right, or why there is no such level.
Result<LevelSettings> level_of(const CodeLetters& letters, const Planets& planets);

/// The letters as they are shown: "CH-7F3K-Q2M8".
std::string in_groups(const CodeLetters& letters);

}  // namespace terramorph

#pragma once

#include <string>
#include <utility>

#include "app/teaching/coach.h"
#include "app/teaching/lessons.h"

namespace terramorph {

/// A heading, in which "[Space]" is a key, and a quieter text.
using TipWords = std::pair<std::string, std::string>;

TipWords lesson_words(Lesson lesson, const Match& match);
/// The change that would have hit, and why; `shows_path`: it's drawn as well.
TipWords advice_words(const Advice& advice, bool shows_path);

}  // namespace terramorph

#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/teaching/coach.h"
#include "app/teaching/lessons.h"
#include "ui/screens/battle/tips/tip_box.h"

namespace terramorph {

/// A heading, in which "[Space]" is a key, and a quieter text.
using TipWords = std::pair<std::string, std::string>;

/// `key`: asks the coach.
TipWords lesson_words(Lesson lesson, const Match& match, std::string_view key);
/// What is to be set so that the tank aims like that; it's done as soon as one wouldn't see the difference.
std::vector<TipTask> tasks_of(const BetterAim& aim, const Tank& tank);
/// Which way to change the aim, and why, but no figures to set; while one `aims`, also the key that asks for
/// those. How far off the shot fell is told where it fell.
TipWords hint_words(const Advice& advice, bool aims, std::string_view key);
/// What would have hit, and why; `shows_path`: it's drawn as well. The tasks stand below the heading.
TipWords advice_words(const Advice& advice, bool shows_path, const std::vector<TipTask>& tasks);

/// Why the coach has nothing to say to whoever asks.
std::string no_advice_words(const Session& session);

}  // namespace terramorph

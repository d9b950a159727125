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

/// What the lesson teaches, by the keys or buttons of the device used last.
TipWords lesson_words(Lesson lesson, const Match& match, const Session& session);
/// What is to be set so that the tank aims like that; it's done as soon as one wouldn't see the difference.
std::vector<TipTask> tasks_of(const BetterAim& aim, const Tank& tank);
/// Which way to change the aim, without figures.
std::string nudge_words(const Advice& advice);
/// One sentence: what to set for the next shot. Where the last one fell is told there.
std::string hint_words(const Advice& advice);
/// Why the last shot missed, where land or wind is to blame; empty if neither is.
std::string hint_reason(const Advice& advice);
/// What would have hit, and why; `shows_path`: it's drawn as well. The tasks stand below the heading.
TipWords advice_words(const Advice& advice, bool shows_path, const std::vector<TipTask>& tasks,
                      const Session& session);

/// Why the coach has nothing to say to whoever asks.
std::string no_advice_words(const Session& session);

}  // namespace terramorph

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/teaching/coach.h"
#include "ui/screens/battle/tips/tip_box.h"
#include "ui/screens/battle/tips/tip_words.h"

namespace terramorph {

/// What is to be set so that the tank aims like that: only what isn't as it was fired, or no longer. It's
/// done as soon as one wouldn't see the difference.
std::vector<TipTask> tasks_of(const BetterAim& aim, const Tank& tank);
/// About how to change the aim. `now`: the barrel's angle, if somebody aims.
std::string nudge_words(const Advice& advice, std::optional<int> now = {});
/// One sentence: what to set for the next shot. Where the last one fell is told there.
std::string hint_words(const Advice& advice, std::optional<int> now = {});
/// Why another figure is right now than was said of the miss. Or else what mattered most to that: the land,
/// the wind, one that has turned since, the angle, or else how far off its mark the shot fell; where a ruler
/// has `measured` that, the power. Empty if it's of no use.
std::string hint_reason(const Advice& advice, std::string_view mark, bool measured);
/// How to set what was advised, for whoever has not; empty for whoever has.
std::string how_words(const Advice& advice, const Session& session);
/// How far off its mark the last shot fell, in a sentence; empty if right beside it.
std::string fall_words(const Advice& advice, std::string_view mark);
/// "38 m short of Mira"; empty if it fell right beside its mark.
std::string miss_words(const Advice& advice, std::string_view mark);
/// What the green dots are, of which so much of the better shot's way is drawn: 0 to 1. Empty if there are
/// none.
std::string path_words(float shown);
/// While the miss is still to be seen, and how far off it was stands there: what would have hit, exactly or
/// about, why it didn't, and what the dots are. Empty if the coach knows no more than that.
TipWords review_words(const Advice& advice, bool exact, float path_shown, const Session& session);
/// What would have hit, why the shot didn't, and what the dots are. The tasks stand below the heading.
TipWords advice_words(const Advice& advice, float path_shown, const std::vector<TipTask>& tasks,
                      const Session& session);

/// Why the coach has nothing to say to whoever asks.
std::string no_advice_words(const Session& session);

}  // namespace terramorph

#pragma once

#include <string_view>

#include "match/event.h"

namespace terramorph {

/// What the sound of an event is called in captions, in English: "earth cracks". Empty for what isn't worth a
/// caption, because it's written elsewhere or goes with another sound.
std::string_view heard_as(const MatchEvent& event);

}  // namespace terramorph

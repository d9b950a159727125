#pragma once

#include <cstdint>

#include "battle/world/effect_world.h"
#include "terrain/ground/loose_region.h"

namespace terramorph {

/// The room of a mound that this many cells of loose earth make where they are poured out: round at the top,
/// as steep to both sides as loose earth stands, and no farther than to higher ground. Empty outside the level.
Chords mound_of(const Ground& ground, Vec2<Sixteenths> at, std::int64_t cells);

}  // namespace terramorph

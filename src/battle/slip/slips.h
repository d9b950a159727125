#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "terrain/shape.h"

namespace terramorph {

class Bodies;
class EffectWorld;
struct BattleState;
struct LevelSettings;

/// Columns at each end of a strip, and beside what anchors hold, over which ever fewer rows slip.
constexpr int kSlipRamp = 32;

/// Lets a strip of ground slip to what lies so many rows behind it (below 0: before it) on the map, at most
/// to where the map ends, by the hand of the tank that acts. What anchors hold stays where it is.
void begin_slip(BattleState& state, EffectWorld& world, Range strip, int rows);
/// How far each column of a level rises on its way from the cut to so many rows behind it.
std::vector<Sixteenths> rises_to(const LevelSettings& level, std::span<const std::int16_t> rows);
/// A tick of the ground that slips: all on it, in it and below it rides along.
void step_slips(BattleState& state, Bodies& bodies);

}  // namespace terramorph

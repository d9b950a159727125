#pragma once

#include "battle/content/ids.h"

namespace terramorph {

class Bodies;
struct BattleState;
struct BodyState;

/// Drives a tank this many columns to the right (negative: left), as far as fuel and ground allow.
void drive(BattleState& state, Bodies& bodies, TankId tank, int columns);
/// A tick of all driving tanks.
void step_tracks(BattleState& state, Bodies& bodies);
/// True if a tank that lies like this, and touches what it lies on, can stop at once.
bool tracks_hold(const BodyState& tank);
/// Stops all tanks where they are.
void stop_all(BattleState& state, Bodies& bodies);

}  // namespace terramorph

#pragma once

namespace terramorph {

class Bodies;
class EffectWorld;
struct BattleState;

// Everything that comes from the sky: meteors, lightning, crates, and the storm that ends a stalled round.

constexpr int kDriftRows = 4;  ///< by which the land steps on, a turn

/// The stage of sudden death: 0 before it, then one more for each further turn without damage.
int storm_of(const BattleState& state);
/// True if sudden death is the land's drift rather than a storm.
bool ends_by_drift(const BattleState& state);
/// True if the land is to step on at the end of this turn, unless somebody's hurt before.
bool land_drifts(const BattleState& state);
/// Lets all of the land step on through its map, towards the end of it that's farther away.
void drift_land(BattleState& state, EffectWorld& world);
/// Increases the wind beyond the rules' limits, if there's air; or tells that the land drifts.
void raise_storm(BattleState& state, Bodies& bodies);
/// The actions of a hostile sky or a storm at the end of a turn.
void strike(BattleState& state, Bodies& bodies, EffectWorld& world);
/// Drops a crate with a parachute, away from all tanks, if there is such a place.
void drop_crate(BattleState& state, Bodies& bodies);

}  // namespace terramorph

#pragma once

#include <optional>

#include "battle/flight/flight.h"

namespace terramorph {

struct BattleState;
struct Thing;

constexpr int kGunBarrel = 22;                    ///< columns from the pivot to the muzzle
constexpr int kFlattest = 150, kSteepest = 1650;  ///< tenths of a degree that its barrel can be turned to

/// The pivot of a gun's barrel, in columns.
Vec2<float> pivot_of(const Thing& gun);
/// The flight of its shot.
Flight shot_of_gun(const Air& air, const Thing& gun, int angle, int power);

struct GunAim {
    int angle = 0;  ///< tenths of a degree
    int power = 0;
};

/// The aim that comes nearest to a tank in this air, by the crew's kind of path if that hits; none if every
/// shot would burst at the gun itself or leave the level.
std::optional<GunAim> aim_at(const BattleState& state, const Air& air, const CollisionScene& scene,
                             const Thing& gun, TankId target);

}  // namespace terramorph

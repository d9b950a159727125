#pragma once

#include <optional>
#include <vector>

#include "match/match.h"

namespace terramorph {

/// A way to shoot, and how good it would be.
struct Shot {
    int angle = 0;  ///< tenths of a degree
    int power = 0;
    int weapon = 0;
    float value = -10000;  ///< the damage to others less twice that to oneself; a shot that hurts nobody is a
                           ///< little below 0, the nearer to another the better
};

/// How far a weapon's blasts reach, summed up in one radius; 0 for what harms nobody.
float blast_radius(const Weapon& weapon);

/// What a blast of this radius at the end of a flight would be worth: see Shot::value.
float expected_value(const Battle& battle, int shooter, const Prediction& end, float radius);

/// Scans angles and powers for the best shots, some at a time: a search that a mind can spread over ticks.
class AimSearch {
  public:
    /// All angles in steps of `angle_step` tenths, all powers in steps of `power_step`.
    AimSearch(int angle_step, int power_step, int power_limit);

    /// Tries up to `count` more. Returns whether there are any left.
    bool go_on(const Battle& battle, int shooter, float radius, int count);
    const Shot& best() const { return best_; }

  private:
    int angle_step_;
    int power_step_;
    int power_limit_;
    int next_ = 0;
    Shot best_;
};

}  // namespace terramorph

#pragma once

#include "ai/aiming/weapon_selection.h"
#include "ai/battle_view.h"
#include "ai/temperament.h"
#include "battle/aiming/aim_bias.h"

namespace terramorph {

/// How a computer of this difficulty and temperament errs when it aims. `banked`: off a wall, which not
/// everybody is as good at.
Marksmanship marksmanship(Difficulty difficulty, const Temperament& temperament, bool banked = false);

/// A number that's equal for weapons whose shells fly alike; shells that split on their way fly differently.
int flight_kind(const Weapon& weapon);

/// The enemy that a shot was meant for: the one nearest to the target that its player had marked. None if
/// the shot had no target.
TankId mark_of(const BattleView& view, const PastShot& shot);

/// A computer that aims at one mark; one that's far ahead errs more, if the rules say so. What it has learned
/// is read off its past shots of the round, so it's a function of the match.
class Gunner {
  public:
    Gunner(const BattleView& view, Difficulty difficulty, const Temperament& temperament, TankId mark);

    /// The number of shots at the mark so far.
    int shots() const { return shots_; }
    /// The wind as it's read, in columns per second squared.
    int wind() const;
    /// The errors that the computer expects of itself: samples up to these have about the right deviation.
    AimError error(bool banked) const;
    /// How far the next shot strays. `scatter` is the shot's own chance.
    Deviation stray(const Weapon& weapon, int power, bool banked, Random& scatter) const;

  private:
    Marksmanship hand(bool banked) const;
    AimHistory history(int flight) const;

    const Temperament& temperament_;
    Difficulty difficulty_;
    bool entertains_;  // by the rule of this name
    BiasKey key_;
    AimSituation now_;
    AimHistory past_;
    int shots_ = 0;
};

}  // namespace terramorph

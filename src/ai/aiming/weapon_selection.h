#pragma once

#include <optional>
#include <vector>

#include "ai/aiming/evaluation.h"
#include "ai/aiming/search.h"
#include "ai/temperament.h"

namespace terramorph {

/// The largest error of an aim.
struct AimError {
    int angle = 0;  ///< tenths of a degree
    int power = 0;  ///< thousandths of it
};

/// A weapon, an aim, and the expected result.
struct Shot {
    Candidate aim;
    WeaponId weapon = 0;
    float damage = 0;  ///< the expected value
    float value = 0;   ///< the damage minus the shot's costs
};

/// The weapons of a player that can be fired now.
std::vector<WeaponId> weapons_at_hand(const BattleView& view);

/// Finds the best of some aims for each weapon of a player: forecasts their shots with the errors that the
/// aim may have, and compares value and cost. The work can be spread over ticks.
class WeaponSelection {
  public:
    /// `dollars`: what a shot may cost per point of damage.
    WeaponSelection(const BattleView& view, std::vector<Candidate> aims, Weights weights, AimError error,
                    float dollars);

    /// Continues until `predictions` are used up, and subtracts those it used. Returns whether it's finished.
    bool advance(const BattleView& view, int& predictions);

    /// The best shot with each weapon that does harm, the best last; empty if there are no aims.
    std::vector<Shot> shots() const;

  private:
    void forecast_next(const BattleView& view, int& predictions);

    std::vector<Candidate> aims_;
    std::vector<WeaponId> weapons_;
    Weights weights_;
    AimError error_;
    float dollars_;
    std::size_t next_ = 0;                   // of all aims with all weapons
    std::size_t sample_ = 0;                 // index into the samples of errors
    Shot weighed_;                           // so far
    std::vector<std::optional<Shot>> best_;  // by weapon
};

}  // namespace terramorph

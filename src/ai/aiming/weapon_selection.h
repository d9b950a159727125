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
    int weapon = 0;
    float damage = 0;  ///< the expected value
    float value = 0;   ///< the damage minus the shot's costs
};

/// Finds the best weapon of a player for each of some aims: forecasts their shots with the errors that the
/// aim may have, and compares value and cost. The work can be spread over ticks.
class WeaponSelection {
  public:
    /// `dollars`: what a shot may cost per point of damage.
    WeaponSelection(const BattleView& view, std::vector<Candidate> aims, Weights weights, AimError error,
                    float dollars);

    /// Continues until `predictions` are used up, and subtracts those it used. Returns whether it's finished.
    bool advance(const BattleView& view, int& predictions);

    /// The best weapon for each aim, the best shot last; empty if there are no aims.
    std::vector<Shot> shots() const;

  private:
    void fire_in_mind(const BattleView& view, int& predictions);

    std::vector<Candidate> aims_;
    std::vector<int> weapons_;
    Weights weights_;
    AimError error_;
    float dollars_;
    std::size_t next_ = 0;                   // of all aims with all weapons
    std::size_t sample_ = 0;                 // index into the samples of errors
    Shot weighed_;                           // so far
    std::vector<std::optional<Shot>> best_;  // by aim
};

/// For a buried tank: the shot that opens the most earth without harming itself or allies; none if there is
/// no such weapon.
std::optional<Shot> digging_shot(const BattleView& view);

/// True if the tank can only fire into earth.
bool is_buried(const BattleView& view);

}  // namespace terramorph

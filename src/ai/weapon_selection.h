#pragma once

#include <optional>
#include <vector>

#include "ai/evaluation.h"
#include "ai/search.h"
#include "ai/temperament.h"

namespace terramorph {

/// By how much a hand strays, at most.
struct AimError {
    int angle = 0;  ///< tenths of a degree
    int power = 0;  ///< thousandths of it
};

/// A weapon and an aim, and what they promise.
struct Shot {
    Candidate aim;
    int weapon = 0;
    float harm = 0;   ///< the expected value of the damage
    float value = 0;  ///< the harm, less the shot's costs
};

/// Weighs every weapon that somebody has for each of some aims: fires them in mind, as straight as the hand
/// is steady, and takes what is worth most for what it costs. It can be spread over ticks.
class WeaponSelection {
  public:
    /// `dollars`: what a shot may cost for each point of harm.
    WeaponSelection(const BattleView& view, std::vector<Candidate> aims, Weights weights, AimError error,
                    float dollars);

    /// Goes on until the predictions are used up; takes off what it used. Returns whether it is over.
    bool advance(const BattleView& view, int& predictions);

    /// Of each aim the best weapon, the best of all last; empty where there are no aims.
    std::vector<Shot> shots() const;

  private:
    void fire_in_mind(const BattleView& view, int& predictions);

    std::vector<Candidate> aims_;
    std::vector<int> weapons_;
    Weights weights_;
    AimError error_;
    float dollars_;
    std::size_t next_ = 0;                   // of all aims with all weapons
    std::size_t sample_ = 0;                 // of the ways to stray
    Shot weighed_;                           // so far
    std::vector<std::optional<Shot>> best_;  // by aim
};

/// What takes the earth away about a tank that is buried: a weapon that opens the most and harms neither
/// itself nor allies; none where there is no such weapon.
std::optional<Shot> digging_shot(const BattleView& view);

/// Whether a tank cannot fire in any direction but into earth.
bool is_buried(const BattleView& view);

}  // namespace terramorph

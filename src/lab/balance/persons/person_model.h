#pragma once

#include <span>
#include <string_view>

#include "battle/aiming/aim_bias.h"

namespace terramorph {

/// A model of an average person, to measure how a match would be for one. All its numbers are assumptions,
/// made from what people are seen to do; they aren't fitted to any result.
struct PersonModel {
    std::string_view name;
    Marksmanship aim;
    int dearest = 0;        ///< % of its shots that it fires with the dearest weapon it has
    int harmless = 0;       ///< % that it fires with something that does no harm by itself
    int no_wind = 0;        ///< % of the rounds in which it doesn't think of the wind
    int shield_below = 0;   ///< % of full health: raises a shield if it has no more
    int repair_below = 0;   ///< the same, repairs itself
    bool careful = false;   ///< fires the better of two weapons and none that would hurt it, at somebody whom
                            ///< it can reach; digs itself out
    bool seasoned = false;  ///< uses items, digs itself out and chooses weapons as good computers do
    int judgement = 0;      ///< % of what it buys that is worth its price
    int patience = 0;       ///< % of its money that it saves for later rounds
};

/// The beginner, the player and the old hand.
std::span<const PersonModel> person_models();

}  // namespace terramorph

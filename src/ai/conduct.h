#pragma once

#include <string_view>

#include "battle/aiming/aim_bias.h"
#include "match/match.h"

namespace terramorph {

/// What a difficulty means, whatever the temperament: how a computer errs, and how it behaves.
struct Conduct {
    std::string_view label;  ///< as people read it: "Easy"
    std::string_view help;   ///< one line; people learn all of this from it
    Marksmanship aim;
    int sharpness;   ///< a weapon is drawn half as often where it's worth less by the best one's worth over
                     ///< this
    int person;      ///< %: how much a person counts as a mark, beside another computer
    int gives_way;   ///< %: how much less each shot that came down near a mark makes it one
    int first_blow;  ///< %: of the health of who has fired too little yet, that a shot may promise to cost it
    int spares = 1;  ///< shots that somebody has to have fired for that
    int whims;       ///< % of its shots that bury, rob or strip rather than hurt
    int dearest = 0;        ///< dollars: it buys no weapon that costs more a shot; 0: any
    bool by_taste = false;  ///< fires what it likes at anybody, but hardly twice in a row at the same person
    bool warms_up = false;  ///< spares people less each round; buys dearer from the third
    bool arms_first = false;     ///< buys what hurts nobody, and items, once it has enough to fire
    bool shields_early = false;  ///< raises shields before it has fired once
    bool tricks = false;         ///< uses items that need a plan
    int dodges = 0;              ///< drives away after so many shots have come down near it; 0: never
    bool finishes = false;       ///< goes for the weak and the leader
    bool undermines = false;     ///< brings down the ground under its marks, and pushes them off edges
};

const Conduct& conduct(Difficulty difficulty);
/// That of a computer in a match.
const Conduct& conduct(const Match& match, PlayerId player);

}  // namespace terramorph

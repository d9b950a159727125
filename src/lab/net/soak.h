#pragma once

#include "base/result.h"
#include "lab/net/soak_figures.h"
#include "wire/mosquitto_post.h"

namespace terramorph {

struct SoakPlan {
    Broker broker = {};
    int matches = 200;
    int at_once = 40;  ///< matches
    int seats = 4;
    int rounds = 8;  ///< of each match
    int cuts = 1500, kills = 700;
    int rate = 150;       ///< turns a second in all matches; 0: as many as can be played
    int seconds = 3600;   ///< after which it gives up
    int join_turn = 500;  ///< of a last match, in which somebody joins late; 0: there's no such match
    int seed = 1;
    bool passes =
        false;  ///< all pass their turns, which costs next to nothing: what's measured is the letters
};

/// Plays matches between machines over the broker, several at a time, while lines are cut and players killed;
/// says every now and then on standard error how far it is. An error if there's no line to the broker.
Result<SoakFigures> soak(const SoakPlan& plan);

}  // namespace terramorph

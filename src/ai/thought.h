#pragma once

#include <vector>

#include "base/message.h"
#include "base/vec2.h"
#include "match/ids.h"

namespace terramorph {

/// What a computer considered before it fired, to be shown to players. The match doesn't depend on it.
struct Thought {
    struct Candidate {
        int angle = 0;  ///< tenths of a degree
        int power = 0;
        WeaponId weapon = 0;
        float value = 0;           ///< expected damage to enemies, minus damage to itself and its allies
        Vec2<float> end = {0, 0};  ///< columns: where it would come down
    };

    PlayerId player = -1;
    int turn = 0;
    PlayerId victim = -1;            ///< none: nobody in particular
    std::vector<Candidate> weighed;  ///< a few dozen that show its search, the chosen one last
    Message words;                   ///< "off the wall at Mira with Nuke: about 55 damage"
};

}  // namespace terramorph

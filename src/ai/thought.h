#pragma once

#include <vector>

#include "base/message.h"
#include "base/vec2.h"

namespace terramorph {

/// What a computer weighed before it fired, for those who want to see it. Nothing of the match hangs on it.
struct Thought {
    struct Candidate {
        int angle = 0;  ///< tenths of a degree
        int power = 0;
        int weapon = 0;
        float value = 0;           ///< the harm to enemies less that to itself and its allies
        Vec2<float> end = {0, 0};  ///< columns: where it would come down
    };

    int player = -1;
    int turn = 0;
    int victim = -1;                 ///< a player; -1: nobody in particular
    std::vector<Candidate> weighed;  ///< a few dozen that show how it searched, the chosen one last
    Message words;                   ///< "off the wall at Mira, 55 damage expected"
};

}  // namespace terramorph

// What comes from above by itself: meteors, lightning, crates, and the storm that ends a round of waiting.
#include <algorithm>

#include "battle/battle.h"

namespace terramorph {

void Battle::strike() {}

/// How near sudden death is: 0 before it, then one more for each further turn without damage.
int Battle::storm() const {
    return rules_.sudden_death == 0 ? 0 : std::max(0, calm_turns_ - rules_.sudden_death + 1);
}

void Battle::drop_crate() {}

}  // namespace terramorph

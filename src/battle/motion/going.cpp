#include "battle/motion/going.h"

#include <algorithm>

#include "base/index.h"
#include "battle/battle_state.h"

namespace terramorph {

namespace {

constexpr Sixteenths kUntouched = 2 * kColumn;  // by tracks and by what's strewn

}  // namespace

float fuel_on(LandCover cover) {
    switch (cover) {
        case LandCover::road:
            return 0.3125f;
        case LandCover::town:
            return 0.75f;
        case LandCover::moor:
            return 1.75f;
        case LandCover::wood:
            return 2;
        case LandCover::thicket:
            return 2.75f;
        case LandCover::bare:
        case LandCover::field:
            break;
    }
    return 1;
}

LandCover cover_at(const BattleState& state, int x) {
    if (x < 0 || x >= static_cast<int>(state.covers.size())) return LandCover::bare;
    const bool changed = abs(state.ground.top(x) - state.ground.generated_surface(x)) > kUntouched;
    return changed ? LandCover::bare : state.covers[at(x)];
}

}  // namespace terramorph

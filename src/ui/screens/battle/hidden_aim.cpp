#include "ui/screens/battle/hidden_aim.h"

namespace terramorph {

namespace {

constexpr int kFacingRight = 600;  // tenths of a degree: a barrel's initial angle

}  // namespace

int angle_before_aiming(const Match& match, PlayerId player) {
    if (const PastShot* const last = match.tally().last_shot(player)) return last->angle;
    const Tank& tank = match.state().tank(player);
    const bool faces_right = 2 * tank.body.at.x < static_cast<float>(match.level().width());
    return faces_right ? kFacingRight : kHalfTurn - kFacingRight;
}

}  // namespace terramorph

// Aiming by dragging, and what two fingers do.
#include <algorithm>
#include <cmath>

#include "base/trig.h"
#include "ui/screens/battle/hud/power_track.h"
#include "ui/screens/battle/page.h"

namespace terramorph {

namespace {

constexpr float kFullDrag = 560;   // units from the tank: full power
constexpr float kFullSweep = 300;  // and from where a finger began
constexpr float kGrip = 70;        // units around a tank where a drag begins
constexpr float kPinch = 0.12f;    // of the picture's width: the next look

}  // namespace

/// Two fingers that part look closer; what one of them began is over.
void BattlePage::pinch(float parted) {
    dragging_ = drags_power_ = false;
    touch_.reset();
    if (pinched_ * parted < 0) pinched_ = 0;
    pinched_ += parted;
    if (std::fabs(pinched_) < kPinch) return;
    director().look_closer(pinched_ > 0);
    pinched_ = 0;
}

/// A finger aims from anywhere on the land, for it would cover a small tank; but it has to move for that.
bool BattlePage::begins_drag(Point at) const {
    if (!touch_) return false;
    const Point moved = at - touch_->at;
    return std::hypot(moved.x, moved.y) > touch_->reach / 2;
}

/// Within reach to drag from it.
bool BattlePage::points_at(Point at) const {
    const Point away = at - view_.point(tank().turret());
    const float grip = kGrip * view_.unit();
    return away.x * away.x + away.y * away.y < grip * grip;
}

void BattlePage::drag_power(Point at) {
    if (!aiming()) return void(drags_power_ = false);
    aim(tank().angle, power_at(hud_.track, at.x));
}

/// What is dragged away from: the tank, or where a finger began, which may be anywhere on the land.
Point BattlePage::pivot() const { return touch_ ? touch_->at : view_.point(tank().turret()); }

/// Points the barrel as the pointer lies from the pivot; power grows with distance.
void BattlePage::drag_to(Point at) {
    if (!aiming()) return void(dragging_ = false);
    const Point pivot = this->pivot();
    const float x = at.x - pivot.x, y = pivot.y - at.y;
    const float turn = std::atan2(y, x) / kFloatPi;
    const int angle = static_cast<int>(std::lround(turn * 180)) * 10;
    // both are as long on the picture, however closely it looks
    const float full = (touch_ ? kFullSweep : kFullDrag) * view_.unit() / view_.zoom;
    aim(turn < -0.5f ? kHalfTurn : angle, static_cast<int>(std::hypot(x, y) / full * kFullPower));
}

}  // namespace terramorph

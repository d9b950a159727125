// The rule that nobody leaves the level, and what puts tanks elsewhere.
#include "battle/battle.h"
#include "battle/places.h"

namespace terramorph {

void Battle::place_tank(int number, Vec2<float> at, float angle) {
    BodyState& body = tank(number).body;
    emit({.kind = Event::Kind::teleported, .tank = number, .at = at, .to = body.at});
    body = BodyState{};
    body.at = at;
    body.angle = angle;
    bodies_.set_state(number, body);
    find_hulls();
}

bool Battle::is_inside(Vec2<float> at) const {
    return at.x >= 0 && at.x <= static_cast<float>(ground_.width()) && at.y >= 0;
}

/// Nothing brings a tank out of the level; if ever something does, it is on the surface again, and all see
/// it.
void Battle::put_back(int number) {
    place_tank(number, place_on_surface(view(), number, tank(number).body.at.x));
}

}  // namespace terramorph

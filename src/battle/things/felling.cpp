#include "battle/things/felling.h"

#include <algorithm>

#include "battle/battle_state.h"
#include "battle/motion/debris.h"

namespace terramorph {

namespace {

constexpr float kTips = 1.5f;   // radians per second, at first
constexpr float kClear = 0.5f;  // columns that it's lifted, clear of the ground

Debris body_of(const Thing& thing, int side, TankId by) {
    Debris piece;
    piece.kind = Debris::Kind::thing;
    piece.tank = by;
    piece.half_width = thing.half_thick();
    piece.radius = static_cast<float>(thing.size) / 2;
    piece.thing = thing;
    piece.thing.kind = Thing::Kind::log;
    piece.body.at = thing.middle();
    if (thing.kind == Thing::Kind::log) {
        piece.body.angle = thing.angle;
        return piece;
    }
    piece.body.at.y += kClear;
    const float tips = kTips * static_cast<float>(side);
    piece.body.spin = -tips;
    piece.body.velocity.x = tips * piece.radius;
    return piece;
}

}  // namespace

void fell(BattleState& state, Bodies& bodies, std::size_t number, int side, bool leaves_stump, TankId by) {
    Thing& thing = state.things[number];
    const Debris piece = body_of(thing, side, by);
    if (thing.kind == Thing::Kind::tree)
        state.emit(event::Felled{.tank = by, .size = thing.size, .at = thing.at});
    if (leaves_stump && thing.kind == Thing::Kind::tree) {
        thing.state = Thing::State::stump;
        thing.size = Thing::kStump;
        thing.fuel = 0;
        thing.burning = false;
    } else {
        thing.gone = true;
    }
    state.things_changed = true;
    add_debris(state, bodies, piece);
}

}  // namespace terramorph

#include "battle/slip/riding.h"

#include <algorithm>
#include <cmath>

#include "base/index.h"
#include "battle/battle_state.h"
#include "battle/bodies/bodies.h"
#include "battle/things/felling.h"
#include "battle/things/footing.h"

namespace terramorph {

namespace {

constexpr int kTracks = 17;                      // columns from a tank's middle to both ends of them
constexpr Sixteenths kInTheFloor = 3 * kColumn;  // how deep ore lies in the floor of a room
constexpr Sixteenths kSteep{16};                 // per column: 45 degrees

Range about(float x, int half) {
    const int middle = static_cast<int>(std::floor(x));
    return {middle - half, middle + half + 1};
}

void lift(Bodies& bodies, int number, float by) {
    BodyState body = bodies.state(number);
    body.at.y = std::max(body.at.y + by, to_columns(Ground::kBedrock));
    bodies.set_state(number, body);
}

void ride_tanks(BattleState& state, Bodies& bodies, const Rise& rise) {
    for (const TankId number : ids<TankId>(state.tanks)) {
        Tank& tank = state.tank(number);
        if (!tank.alive || (tank.airborne > Ticks() && !tank.body.buried)) continue;
        const float by = rise.mean(about(tank.body.at.x, kTracks));
        if (by == 0) continue;
        lift(bodies, number, by);
        tank.body = bodies.state(number);
        push_by(tank, rise.by);
    }
    find_hulls(state);
}

void ride_debris(BattleState& state, Bodies& bodies, const Rise& rise) {
    for (Debris& piece : state.debris) {
        const float by = rise.at_column(piece.body.at.x);
        if (by == 0 || piece.over || !(bodies.touches(piece.number) || !piece.body.awake)) continue;
        lift(bodies, piece.number, by);
        piece.body = bodies.state(piece.number);
    }
}

void ride_things(BattleState& state, const Rise& rise) {
    for (Thing& thing : state.things) {
        const float by = rise.mean(about(thing.at.x, footing_of(thing)));
        thing.at.y += by;
        state.things_changed = state.things_changed || by != 0;
    }
}

/// Nothing sinks below the lowest place it can have.
Sixteenths ridden(Sixteenths y, Sixteenths by, Sixteenths lowest) {
    return std::max(y + by, std::min(y, lowest));
}

void ride_hidden(BattleState& state, const Rise& rise) {
    const auto of = [&](int x) {
        const Range columns = rise.columns();
        return x < columns.x0 || x >= columns.x1 ? Sixteenths{} : rise.rises[at(x - columns.x0)];
    };
    constexpr Sixteenths kFloor = Ground::kBedrock;
    for (Firedamp& room : state.hidden.firedamp) {
        const Sixteenths by = of((room.columns.x0 + room.columns.x1) / 2);
        room.room = {ridden(room.room.bottom, by, kFloor), ridden(room.room.top, by, kFloor)};
    }
    for (OreLump& lump : state.hidden.ore) lump.y = ridden(lump.y, of(lump.x), kFloor - kInTheFloor);
    for (SunkenWreck& wreck : state.hidden.wrecks) wreck.y = ridden(wreck.y, of(wreck.x), kFloor);
}

/// Drops of fire and of what else lies on the ground.
void ride_drops(BattleState& state, const Rise& rise) {
    constexpr int kFixedPerSixteenth = kFixedBits - 4;
    for (OngoingEffect& drop : state.ongoing) {
        if (drop.effect->kind->visual != VisualKind::flame && drop.effect->kind->visual != VisualKind::mud)
            continue;
        const Range columns = rise.columns();
        const auto x = static_cast<int>(drop.context.at.x >> kFixedBits);
        if (x < columns.x0 || x >= columns.x1) continue;
        drop.context.at.y += Fixed{rise.rises[at(x - columns.x0)].count()} << kFixedPerSixteenth;
    }
}

bool is_too_steep(const Ground& ground, const Thing& thing) {
    const int x = static_cast<int>(thing.at.x), half = footing_of(thing);
    const int left = std::max(x - half, 0), right = std::min(x + half, ground.width() - 1);
    return abs(ground.top(left) - ground.top(right)) > kSteep * (right - left);
}

}  // namespace

float Rise::mean(Range wanted) const {
    const Range all = columns();
    Sixteenths sum;
    for (int x = std::max(wanted.x0, all.x0); x < std::min(wanted.x1, all.x1); ++x)
        sum += rises[at(x - all.x0)];
    return to_columns(sum) / static_cast<float>(wanted.x1 - wanted.x0);
}

float Rise::at_column(float x) const { return mean(about(x, 0)); }

void ride(BattleState& state, Bodies& bodies, const Rise& rise) {
    ride_tanks(state, bodies, rise);
    ride_debris(state, bodies, rise);
    ride_things(state, rise);
    ride_hidden(state, rise);
    ride_drops(state, rise);
}

void topple(BattleState& state, Bodies& bodies, Range columns, TankId by) {
    for (std::size_t k = 0; k < state.things.size(); ++k) {
        Thing& thing = state.things[k];
        const int x = static_cast<int>(thing.at.x);
        const bool is_there = x >= columns.x0 && x < columns.x1;
        if (!is_there || thing.gone || !thing.stands() || !is_too_steep(state.ground, thing)) continue;
        state.things_changed = true;
        const int left = std::max(x - footing_of(thing), 0);
        fell(state, bodies, k, state.ground.top(left) < state.ground.top(x) ? -1 : 1, false, by);
    }
}

}  // namespace terramorph

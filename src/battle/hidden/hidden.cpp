#include "battle/hidden/hidden.h"

#include "base/state_hash.h"

namespace terramorph {

Vec2<float> Firedamp::middle() const {
    return {static_cast<float>(columns.x0 + columns.x1) / 2, to_columns(room.bottom + room.length() / 2)};
}

void Hidden::add_to(StateHash& state) const {
    for (int k = 0; const Firedamp& each : firedamp) {
        state.begin("firedamp", k++);
        state.add("from", each.columns.x0);
        state.add("to", each.columns.x1);
        state.add("floor", each.room.bottom.count());
        state.add("roof", each.room.top.count());
        state.add("fuse", each.fuse);
        state.add("by", each.by);
    }
    for (int k = 0; const OreLump& each : ore) {
        state.begin("ore", k++);
        state.add("x", each.x);
        state.add("y", each.y.count());
    }
    for (int k = 0; const SunkenWreck& each : wrecks) {
        state.begin("sunken wreck", k++);
        state.add("x", each.x);
        state.add("y", each.y.count());
        state.add("dry", int{each.dry});
    }
}

}  // namespace terramorph

#include "battle/systems/blame.h"

#include "battle/battle_state.h"

namespace terramorph {

namespace {

bool touch(Range a, Range b) { return a.x0 <= b.x1 && b.x0 <= a.x1; }

}  // namespace

/// A tank's digging in columns that touch is one entry, so that a tunnel doesn't become hundreds.
void remember_digging(BattleState& state, Range columns, TankId by) {
    if (!by.exists() || columns.empty()) return;
    std::erase_if(state.dug, [&](const DugColumns& other) {
        const bool same = other.by == by && touch(other.columns, columns);
        if (same) columns.include(other.columns);
        return same;
    });
    state.dug.push_back({columns, by});
}

TankId blame_for_fall(const BattleState& state, Range columns) {
    for (auto dug = state.dug.rbegin(); dug != state.dug.rend(); ++dug)
        if (touch(dug->columns, columns)) return dug->by;
    return state.shooter;
}

void forget_blame(BattleState& state) {
    for (Tank& each : state.tanks) each.last_hurt_by = -1;
    state.dug.clear();
}

}  // namespace terramorph

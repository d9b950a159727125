#pragma once

#include "support/land/grounds.h"
#include "support/item_battle.h"

namespace terramorph::test {

/// A battle in which what weapons do on impact can be made to happen anywhere.
struct EffectBattle : ItemBattle {
    using ItemBattle::ItemBattle;

    const Ground& ground() const { return battle.state().ground; }
    /// What the weapon does on impact, at a place in columns, by the hand of a tank. It comes from above.
    void apply(std::string_view weapon, double x, double y, TankId by = 0) {
        impact(weapon, {x, y}, {0, -1}, -1, by);
    }
    /// Takes a box of earth away, all in columns, and waits until all is quiet.
    void dig(int x0, int x1, int bottom, int top) {
        const auto width = static_cast<std::size_t>(x1 - x0);
        battle.world().carve({x0, std::vector<Span>(width, {bottom * kColumn, top * kColumn})});
        settle();
    }
    /// Adds a box of earth.
    void build(int x0, int x1, int bottom, int top) {
        const auto width = static_cast<std::size_t>(x1 - x0);
        battle.world().heap({x0, std::vector<Span>(width, {bottom * kColumn, top * kColumn})});
        settle();
    }
    void step(int ticks) { step(ticks * kTick); }
    void step(Ticks time) {
        for (Ticks tick; tick < time; ++tick) {
            battle.step();
            for (const std::string& wrong : violations(battle)) ADD_FAILURE() << wrong;
        }
    }
    /// The places of ongoing effects, in columns, without those that still wait.
    std::vector<Vec2<float>> ongoing_places() const {
        std::vector<Vec2<float>> places;
        for (const OngoingEffect& ongoing : battle.state().ongoing)
            if (ongoing.waits == 0) places.push_back(columns_of(ongoing.context.at));
        return places;
    }
};

}  // namespace terramorph::test

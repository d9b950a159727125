#pragma once

#include "support/grounds.h"
#include "support/item_battle.h"

namespace terramorph::test {

/// A battle in which what weapons do on impact can be made to happen anywhere.
struct EffectBattle : ItemBattle {
    using ItemBattle::ItemBattle;

    const Ground& ground() const { return battle.state().ground; }
    /// What the weapon does on impact, at a place in columns, by the hand of a tank. It comes from above.
    void apply(std::string_view weapon, double x, double y, int by = 0) {
        EffectContext context;
        context.at = fixed_place(x, y);
        context.speed = fixed_place(0, -1);
        context.tank = by;
        const auto place = static_cast<std::size_t>(arsenal.find(weapon));
        battle.world().apply(arsenal.weapons[place].effects.on(Trigger::on_impact), context);
    }
    /// Takes a box of earth away, all in columns, and waits until all is quiet.
    void dig(int x0, int x1, int bottom, int top) {
        const auto width = static_cast<std::size_t>(x1 - x0);
        battle.world().carve({x0, std::vector<Span>(width, {bottom * kSub, top * kSub})});
        settle();
    }
    /// Adds a box of earth.
    void build(int x0, int x1, int bottom, int top) {
        const auto width = static_cast<std::size_t>(x1 - x0);
        battle.world().heap({x0, std::vector<Span>(width, {bottom * kSub, top * kSub})});
        settle();
    }
    void step(int ticks) {
        for (int tick = 0; tick < ticks; ++tick) {
            battle.step();
            for (const std::string& wrong : violations(battle)) ADD_FAILURE() << wrong;
        }
    }
    /// Where the things that last are, in columns; those that wait are nowhere yet.
    std::vector<Vec2<float>> ongoing_places() const {
        std::vector<Vec2<float>> places;
        for (const OngoingEffect& ongoing : battle.state().ongoing)
            if (ongoing.waits == 0) places.push_back(columns_of(ongoing.context.at));
        return places;
    }
};

}  // namespace terramorph::test

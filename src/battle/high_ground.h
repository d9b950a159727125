#pragma once

#include <span>
#include <vector>

#include "base/vec2.h"
#include "battle/content/ids.h"
#include "terrain/shape.h"

namespace terramorph {

struct BattleState;

/// A plateau that can be held.
struct Holding {
    static constexpr int kLeastWide = 72;                   ///< columns
    static constexpr Sixteenths kMostUneven = 8 * kColumn;  ///< from its lowest place to its highest

    Range columns;
    Sixteenths height{};  ///< of its lowest place

    /// Whether a tank whose tracks are at a place, in columns, stands on it.
    bool carries(Vec2<float> tracks) const;

    friend bool operator==(const Holding&, const Holding&) = default;
};

/// The plateaus of land with this surface, from the left: even stretches of no more than half of it that
/// cliffs steeper than 40 degrees, or the level's edges, cut off on both sides, and that lie above one of
/// these.
std::vector<Holding> holdings_of(std::span<const Sixteenths> surface);

/// The plateau that a tank stands on; null if it's on none.
const Holding* holding_under(const BattleState& state, TankId tank);
/// Whether a tank stands on one where none of its enemies does.
bool holds_ground(const BattleState& state, TankId tank);

/// Finds the plateaus of the land before anything happens to it, if the rules pay for them.
void begin_high_ground(BattleState& state);
/// Tells which of these tanks, whose turns begin, hold one.
void pay_for_high_ground(BattleState& state, std::span<const TankId> tanks);

}  // namespace terramorph

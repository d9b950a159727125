#include "battle/high_ground.h"

#include <algorithm>
#include <cstddef>

#include "base/index.h"
#include "battle/battle_state.h"

namespace terramorph {

namespace {

constexpr int kBorder = 30;                         // columns beside a plateau in which its cliff begins
constexpr int kHoldStep = 6;                        // columns in which its steepness is measured ...
constexpr Sixteenths kSteepRise = Sixteenths{81};   // ... 40 degrees
constexpr Sixteenths kLeastCliff = 20 * kColumn;    // high
constexpr Sixteenths kStandsWithin = 20 * kColumn;  // of its height, up or down: whatever was dug since

enum class Side { open, drop, wall, edge };

/// What's beside a plateau; `first`: its column on that side, `way`: outward.
Side side_of(std::span<const Sixteenths> surface, int first, int way) {
    const auto wide = static_cast<int>(surface.size());
    const auto height = [&](int x) { return surface[at(std::clamp(x, 0, wide - 1))]; };
    if (first + way * kHoldStep < 0 || first + way * kHoldStep >= wide) return Side::edge;
    bool steep = false;
    for (int k = 0; k < kBorder; ++k) {
        const int x = first + way * k;
        steep |= abs(height(x + way * kHoldStep) - height(x)) >= kSteepRise;
        const Sixteenths rise = height(x) - height(first);
        if (steep && abs(rise) >= kLeastCliff) return rise < Sixteenths{} ? Side::drop : Side::wall;
    }
    return Side::open;
}

}  // namespace

std::vector<Holding> holdings_of(std::span<const Sixteenths> surface) {
    std::vector<Holding> found;
    const auto wide = static_cast<int>(surface.size());
    for (int x0 = 0; x0 < wide;) {
        Sixteenths low = surface[at(x0)], high = low;
        int x1 = x0 + 1;
        for (; x1 < wide; ++x1) {
            const Sixteenths least = std::min(low, surface[at(x1)]), most = std::max(high, surface[at(x1)]);
            if (most - least > Holding::kMostUneven) break;
            low = least, high = most;
        }
        if (x1 - x0 < Holding::kLeastWide) {
            ++x0;
            continue;
        }
        const Side left = side_of(surface, x0, -1), right = side_of(surface, x1 - 1, 1);
        const bool bounded = left != Side::open && right != Side::open;
        if (bounded && 2 * (x1 - x0) <= wide && (left == Side::drop || right == Side::drop))
            found.push_back({{x0, x1}, low});
        x0 = x1;
    }
    return found;
}

bool Holding::carries(Vec2<float> tracks) const {
    return tracks.x >= static_cast<float>(columns.x0) && tracks.x < static_cast<float>(columns.x1) &&
           abs(Sixteenths::truncated(tracks.y) - height) <= kStandsWithin;
}

const Holding* holding_under(const BattleState& state, TankId tank) {
    const auto under = std::ranges::find_if(
        state.holdings, [&](const Holding& holding) { return holding.carries(state.tank(tank).body.at); });
    return under == state.holdings.end() ? nullptr : &*under;
}

bool holds_ground(const BattleState& state, TankId tank) {
    const Holding* const own = holding_under(state, tank);
    if (!own || !state.tank(tank).alive) return false;
    return std::ranges::none_of(ids<TankId>(state.tanks), [&](TankId other) {
        return other != tank && state.tank(other).alive && !allies(state.tanks, tank, other) &&
               holding_under(state, other) == own;
    });
}

void begin_high_ground(BattleState& state) {
    if (state.rules.high_ground == 0) return;
    std::vector<Sixteenths> surface;
    for (int x = 0; x < state.ground.width(); ++x) surface.push_back(state.ground.generated_surface(x));
    state.holdings = holdings_of(surface);
}

void pay_for_high_ground(BattleState& state, std::span<const TankId> tanks) {
    for (const TankId tank : tanks)
        if (holds_ground(state, tank))
            state.emit(event::HeldGround{
                .tank = tank, .dollars = state.rules.high_ground, .at = state.tank(tank).middle()});
}

}  // namespace terramorph

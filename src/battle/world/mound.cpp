#include "battle/world/mound.h"

#include <algorithm>

#include "terrain/isqrt.h"

namespace terramorph {

namespace {

constexpr int kMoundSlope = 14;  // sixteenths by which a slope of loose earth falls in each column
constexpr int kRounded = 100;    // cells for each square column of how far the top is round

/// A mound's slopes, which begin flat at its top and are as steep as loose earth stands from there on.
struct MoundSlope {
    explicit MoundSlope(std::int64_t cells) : round(std::max(1, static_cast<int>(isqrt(cells / kRounded)))) {}
    /// From the column that is this far from the middle to the next one.
    Sixteenths fall(int away) const { return Sixteenths{kMoundSlope * std::min(away + 1, round) / round}; }

    int round;  ///< columns to each side of the middle
};

/// The lowest air at or above a place, up to the earth above it or the level's ceiling.
Span air_at(const Ground& ground, int x, Sixteenths y) {
    Span air{{}, ground.height() * kColumn};
    for (const Span& earth : ground.column(x)) {
        if (earth.bottom > std::max(y, air.bottom)) return {air.bottom, earth.bottom};
        air.bottom = earth.top;
    }
    return air;
}

/// Adds one side of a mound of this height, from its middle outward.
void add_side(const Ground& ground, int x, Sixteenths height, const MoundSlope& slope, int way,
              Chords& chords) {
    for (int away = way < 0 ? 0 : 1; x >= 0 && x < ground.width(); x += way, ++away) {
        if (ground.solid(x, height)) return;
        const Sixteenths floor = ground.floor_below(x, height);
        if (floor >= height) return;
        chords.push_back({x, {floor, height}});
        height -= slope.fall(away);
    }
}

Chords mound_up_to(const Ground& ground, int x, Sixteenths height, const MoundSlope& slope) {
    Chords chords;
    add_side(ground, x, height, slope, -1, chords);
    std::ranges::reverse(chords);
    add_side(ground, x + 1, height - slope.fall(0), slope, 1, chords);
    return chords;
}

}  // namespace

Chords mound_of(const Ground& ground, Vec2<Sixteenths> at, std::int64_t cells) {
    const int x = column_of(at.x);
    if (x < 0 || x >= ground.width() || at.y < Sixteenths{}) return {};
    const Span air = air_at(ground, x, at.y);
    Sixteenths low = air.bottom;
    Sixteenths high = air.top;
    const MoundSlope slope(cells);
    while (high - low > Sixteenths{1}) {
        const Sixteenths middle = (low + high) / 2;
        (cells_of(mound_up_to(ground, x, middle, slope)) > cells ? high : low) = middle;
    }
    return mound_up_to(ground, x, high, slope);
}

}  // namespace terramorph

#include "battle/world/mound.h"

#include <algorithm>

namespace terramorph {

namespace {

constexpr Sixteenths kMoundSlope{14};  // by which a slope of loose earth falls in each column

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
void add_side(const Ground& ground, int x, Sixteenths height, int way, Chords& chords) {
    for (; x >= 0 && x < ground.width(); x += way) {
        if (ground.solid(x, height)) return;
        const Sixteenths floor = ground.floor_below(x, height);
        if (floor >= height) return;
        chords.push_back({x, {floor, height}});
        height -= kMoundSlope;
    }
}

Chords mound_up_to(const Ground& ground, int x, Sixteenths height) {
    Chords chords;
    add_side(ground, x, height, -1, chords);
    std::ranges::reverse(chords);
    add_side(ground, x + 1, height - kMoundSlope, 1, chords);
    return chords;
}

}  // namespace

Chords mound_of(const Ground& ground, Vec2<Sixteenths> at, std::int64_t cells) {
    const int x = column_of(at.x);
    if (x < 0 || x >= ground.width() || at.y < Sixteenths{}) return {};
    const Span air = air_at(ground, x, at.y);
    Sixteenths low = air.bottom;
    Sixteenths high = air.top;
    while (high - low > Sixteenths{1}) {
        const Sixteenths middle = (low + high) / 2;
        (cells_of(mound_up_to(ground, x, middle)) > cells ? high : low) = middle;
    }
    return mound_up_to(ground, x, high);
}

}  // namespace terramorph

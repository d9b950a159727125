// Columns that move up or down as a whole.
#include <algorithm>

#include "base/index.h"
#include "terrain/ground/ground.h"

namespace terramorph {

/// Everything above bedrock moves; caves and earth that would get into it are crushed.
std::int64_t Ground::slip_column(int x, Sixteenths rise) {
    const auto moved = [&](Sixteenths y) { return y < kBedrock ? y : std::max(y + rise, kBedrock); };
    const auto moved_unless_none = [&](Sixteenths y) { return y == kNoSand ? y : moved(y); };
    const std::span<Span> column = spans(x);
    std::int64_t cells = 0;
    for (const Span span : column) cells -= span.length().count();
    std::size_t kept = 0;
    for (const Span span : column) {
        const Span now{kept == 0 ? span.bottom : moved(span.bottom), moved(span.top)};
        if (kept > 0 && now.bottom <= column[kept - 1].top)
            column[kept - 1].top = now.top;
        else
            column[kept++] = now;
    }
    set_count(x, static_cast<int>(kept));
    for (const Span span : this->column(x)) cells += span.length().count();
    surface_[at(x)] = moved(surface_[at(x)]);
    rock_top_[at(x)] = moved(rock_top_[at(x)]);
    sand_bottom_[at(x)] = moved_unless_none(sand_bottom_[at(x)]);
    loose_bottom_[at(x)] = moved_unless_none(loose_bottom_[at(x)]);
    linings_.slip(x, rise);
    masonry_.slip(x, rise);
    return cells;
}

std::int64_t Ground::slip(int x0, std::span<Sixteenths> rises, Sixteenths highest) {
    std::int64_t cells = 0;
    Range moved;
    for (int x = x0; Sixteenths & rise : rises) {
        rise = std::min(rise, std::max(highest - top(x), Sixteenths{}));
        if (rise != Sixteenths{}) {
            cells += slip_column(x, rise);
            moved.include({x, x + 1});
        }
        ++x;
    }
    update_maxima(moved);
    remember(moved);
    return cells;
}

}  // namespace terramorph

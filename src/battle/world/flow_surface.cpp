#include "battle/world/flow_surface.h"

#include <algorithm>

namespace terramorph {

namespace {

constexpr int kColumnsPerTick = 4;
constexpr int kMinSight = 16;  // columns
/// The highest step that a drop flows down; it falls down higher ones.
constexpr Sixteenths kSteepest = 4 * kColumn;

int column_of(Fixed x) { return static_cast<int>(x >> kFixedBits); }

/// Moves sideways as far as possible, and down to the floor there.
DropState fall(const FlowSurface& surface, const Air& air, OngoingEffect& drop) {
    EffectContext& context = drop.context;
    context.speed = context.speed + air.half_acceleration(context.at.y) * 2;
    auto [x, y] = place_of(drop);
    const int end = column_of(context.at.x + context.speed.x);
    const int way = end < x ? -1 : 1;
    while (x != end && !surface.air(x + way, y).empty()) x += way;
    if (!surface.holds(x)) return DropState::gone;
    if (x == end)
        context.at.x += context.speed.x;
    else
        put_drop(drop, {x, y});
    const Sixteenths floor = surface.air(x, y).bottom;
    context.at.y += context.speed.y;
    if (place_of(drop).y <= floor) put_drop(drop, {x, floor});
    return DropState::moves;
}

/// True if a drop at this height flows into a column.
bool goes_into(const FlowSurface& surface, int x, Sixteenths y, bool runs) {
    const std::optional<Sixteenths> level = surface.level(x, y);
    return level && (*level < y || (*level == y && runs));
}

DropState flow(const FlowSurface& surface, OngoingEffect& drop) {
    std::int64_t& heading = drop.state[Drop::heading];
    std::int64_t& run = drop.state[Drop::run];
    for (int step = 0; step < kColumnsPerTick; ++step) {
        const auto [x, y] = place_of(drop);
        const Sixteenths height = surface.lifted(x, y);
        if (heading == 0 || !goes_into(surface, x + static_cast<int>(heading), height, run > 0)) {
            run = std::max<std::int64_t>(run, kMinSight);
            heading =
                surface.way_down(x, height, static_cast<int>(run), static_cast<int>(drop.state[Drop::side]));
        }
        if (heading == 0) return DropState::lies;
        const int next = x + static_cast<int>(heading);
        if (!surface.holds(next)) return DropState::gone;
        const Sixteenths floor = surface.air(next, height).bottom;
        if (floor >= y) --run;
        const bool falls = floor < y - kSteepest;
        put_drop(drop, {next, falls ? y : floor});
        if (falls) break;
    }
    return DropState::moves;
}

}  // namespace

FlowSurface::FlowSurface(const WorldView& world, Sixteenths thickness)
    : view_(world),
      thickness_(thickness),
      open_sides_(world.walls == Walls::none || world.walls == Walls::wrap) {}

Span FlowSurface::air(int x, Sixteenths y) const {
    if (!holds(x)) return open_sides_ ? Span{kAbyss, kSky} : Span{};
    Span air{Sixteenths{}, kSky};
    for (const Span span : view_.ground.column(x)) {
        if (span.top <= y) {
            air.bottom = span.top;
            continue;
        }
        if (span.bottom <= y) return {};
        air.top = span.bottom;
        break;
    }
    for (const Hull& hull : view_.hulls) {
        const Box box = box_of(hull);
        if (x < box.columns.x0 || x >= box.columns.x1) continue;
        if (box.heights.bottom <= y && y < box.heights.top) return {};
        if (box.heights.top <= y)
            air.bottom = std::max(air.bottom, box.heights.top);
        else
            air.top = std::min(air.top, box.heights.bottom);
    }
    return air;
}

Sixteenths FlowSurface::above_hulls(int x, Sixteenths y) const {
    for (const Hull& hull : view_.hulls) {
        const Box box = box_of(hull);
        const bool in_column = x >= box.columns.x0 && x < box.columns.x1;
        if (in_column && box.heights.bottom <= y && y < box.heights.top)
            return above_hulls(x, box.heights.top);
    }
    return y;
}

Sixteenths FlowSurface::above(int x, Sixteenths y) const {
    if (!holds(x)) return open_sides_ ? y : kSky;
    while (air(x, y).empty()) {
        y = above_hulls(x, y);
        for (const Span span : view_.ground.column(x))
            if (span.bottom <= y && y < span.top) y = span.top;
    }
    return y;
}

Sixteenths FlowSurface::height(int x, Sixteenths y) const {
    const Span open = air(x, y);
    return open.empty() ? above(x, y) : open.bottom;
}

Sixteenths FlowSurface::lifted(int x, Sixteenths y) const {
    if (thickness_ == Sixteenths{}) return y;
    return std::min(y + thickness_ * view_.flames_in(x), air(x, y).top - Sixteenths{1});
}

std::optional<Sixteenths> FlowSurface::level(int x, Sixteenths y) const {
    const Span open = air(x, y);
    if (open.empty()) return std::nullopt;
    return holds(x) && thickness_ > Sixteenths{} ? open.bottom + thickness_ * view_.flames_in(x)
                                                 : open.bottom;
}

int FlowSurface::way_down(int x, Sixteenths y, int sight, int first) const {
    bool left = true;
    bool right = true;
    for (int away = 1; away <= sight && (left || right); ++away) {
        for (const int side : {first, -first}) {
            bool& clear = side < 0 ? left : right;
            const std::optional<Sixteenths> there = clear ? level(x + side * away, y) : std::nullopt;
            if (there && *there < y) return side;
            clear = there && *there == y;
        }
    }
    return 0;
}

OngoingEffect drop_at(const FlowSurface& surface, const Effect& effect, const EffectContext& context,
                      int side, int run) {
    OngoingEffect drop;
    drop.effect = &effect;
    drop.context = context;
    drop.context.speed = {};
    drop.state[Drop::run] = run;
    drop.state[Drop::side] = side;
    auto [x, y] = place_of(drop);
    if (surface.air(x, y).empty()) {
        drop.context.at = context.back(1);
        x = place_of(drop).x;
        y = place_of(drop).y;
    }
    if (surface.air(x, y).empty()) put_drop(drop, {x, surface.above(x, y)});
    return drop;
}

DropState move_drop(const FlowSurface& surface, const Air& air, OngoingEffect& drop) {
    const auto [x, y] = place_of(drop);
    if (!surface.holds(x)) return DropState::gone;
    const Sixteenths lifted = surface.above_hulls(x, y);
    if (lifted != y) put_drop(drop, {x, lifted});
    const Span open = surface.air(x, lifted);
    if (open.empty()) return DropState::buried;
    return lifted > open.bottom ? fall(surface, air, drop) : flow(surface, drop);
}

DropPlace place_of(const OngoingEffect& drop) {
    return {column_of(drop.context.at.x), sixteenths_of(drop.context.at).y};
}

void put_drop(OngoingEffect& drop, DropPlace place) {
    drop.context.at = {place.x * kFixedOne + kFixedOne / 2, fixed_of(place.y)};
    drop.context.speed = {};
}

}  // namespace terramorph

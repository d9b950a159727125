#include "terrain/shape.h"

#include <algorithm>
#include <cassert>
#include <cstdint>

#include "terrain/isqrt.h"

namespace terramorph {

namespace {

constexpr Sixteenths kCell{1};

constexpr Sixteenths middle_of(int column) { return column * kColumn + kColumn / 2; }

/// The first column with its middle at or right of x.
constexpr int first_from(Sixteenths x) { return column_of(x + kColumn / 2 - kCell); }

void include(Span& span, Span other) {
    if (other.empty()) return;
    span = span.empty() ? other : Span{std::min(span.bottom, other.bottom), std::max(span.top, other.top)};
}

static_assert(first_from(middle_of(-3)) == -3 && first_from(middle_of(-3) + kCell) == -2);

}  // namespace

void Range::include(Range other) {
    if (other.empty()) return;
    *this = empty() ? other : Range{std::min(x0, other.x0), std::max(x1, other.x1)};
}

Span Shape::chord(int x) const {
    if (x < x0 || x >= columns().x1) return {};
    return chords[x - x0];
}

Shape disc(Sixteenths x, Sixteenths y, Sixteenths radius) { return ellipse(x, y, radius, radius); }

Shape ellipse(Sixteenths x, Sixteenths y, Sixteenths radius, Sixteenths height) {
    assert(radius >= Sixteenths{} && height >= Sixteenths{});
    Shape shape;
    shape.x0 = first_from(x - radius);
    const int end = first_from(x + radius + kCell);
    const std::int64_t square = std::int64_t{radius.count()} * radius.count();
    for (int column = shape.x0; column < end; ++column) {
        const std::int64_t dx = (middle_of(column) - x).count();
        const std::int64_t root = isqrt(square - dx * dx);
        const Sixteenths half(static_cast<int>(root * height.count() / std::max(radius, kCell).count()));
        shape.chords.push_back({y - half, y + half});
    }
    return shape;
}

Shape stroke(Vec2<Sixteenths> from, Vec2<Sixteenths> to, Sixteenths radius) {
    constexpr Sixteenths kStep =
        kColumn / 2;  // short enough that gaps between two discs are at most a cell deep
    Shape all;
    all.x0 = first_from(std::min(from.x, to.x) - radius);
    const int end = first_from(std::max(from.x, to.x) + radius + kCell);
    all.chords.resize(static_cast<std::size_t>(end - all.x0));
    const Vec2<Sixteenths> way = to - from;
    const int steps = std::max(abs(way.x), abs(way.y)) / kStep + 1;
    for (int step = 0; step <= steps; ++step) {
        const auto part = [&](Sixteenths length) {
            return Sixteenths(static_cast<int>(std::int64_t{length.count()} * step / steps));
        };
        const Shape here = disc(from.x + part(way.x), from.y + part(way.y), radius);
        for (int x = here.x0; x < here.columns().x1; ++x) include(all.chords[x - all.x0], here.chord(x));
    }
    return all;
}

}  // namespace terramorph

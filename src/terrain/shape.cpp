#include "terrain/shape.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <cstdlib>

#include "terrain/isqrt.h"

namespace terramorph {

namespace {

constexpr int middle_of(int column) { return column * kSub + kSub / 2; }

/// The first column with its middle at or right of x.
constexpr int first_from(int x) { return (x + kSub / 2 - 1) >> 4; }

void include(Span& span, Span other) {
    if (other.empty()) return;
    span = span.empty() ? other : Span{std::min(span.bottom, other.bottom), std::max(span.top, other.top)};
}

static_assert(kSub == 1 << 4);
static_assert(first_from(middle_of(-3)) == -3 && first_from(middle_of(-3) + 1) == -2);

}  // namespace

void Range::include(Range other) {
    if (other.empty()) return;
    *this = empty() ? other : Range{std::min(x0, other.x0), std::max(x1, other.x1)};
}

Span Shape::chord(int x) const {
    if (x < x0 || x >= columns().x1) return {0, 0};
    return chords[x - x0];
}

Shape disc(int x, int y, int radius) { return ellipse(x, y, radius, radius); }

Shape ellipse(int x, int y, int radius, int height) {
    assert(radius >= 0 && height >= 0);
    Shape shape;
    shape.x0 = first_from(x - radius);
    const int end = first_from(x + radius + 1);
    for (int column = shape.x0; column < end; ++column) {
        const std::int64_t dx = middle_of(column) - x;
        const std::int64_t root = isqrt(std::int64_t{radius} * radius - dx * dx);
        const auto half = static_cast<int>(root * height / std::max(radius, 1));
        shape.chords.push_back({y - half, y + half});
    }
    return shape;
}

Shape stroke(Vec2<int> from, Vec2<int> to, int radius) {
    constexpr int kStep = kSub / 2;  // short enough that gaps between two discs are at most a cell deep
    Shape all;
    all.x0 = first_from(std::min(from.x, to.x) - radius);
    const int end = first_from(std::max(from.x, to.x) + radius + 1);
    all.chords.resize(static_cast<std::size_t>(end - all.x0));
    const Vec2<int> way = to - from;
    const int steps = std::max(std::abs(way.x), std::abs(way.y)) / kStep + 1;
    for (int step = 0; step <= steps; ++step) {
        const auto part = [&](int length) { return static_cast<int>(std::int64_t{length} * step / steps); };
        const Shape here = disc(from.x + part(way.x), from.y + part(way.y), radius);
        for (int x = here.x0; x < here.columns().x1; ++x) include(all.chords[x - all.x0], here.chord(x));
    }
    return all;
}

}  // namespace terramorph

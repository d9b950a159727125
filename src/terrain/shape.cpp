#include "terrain/shape.h"

#include <algorithm>
#include <cassert>
#include <cstdint>

#include "terrain/integer_root.h"

namespace terramorph {

namespace {

constexpr int middle_of(int column) { return column * kSub + kSub / 2; }

/// The first column whose middle is not left of x.
constexpr int first_from(int x) { return (x + kSub / 2 - 1) >> 4; }

static_assert(kSub == 1 << 4);
static_assert(first_from(middle_of(-3)) == -3 && first_from(middle_of(-3) + 1) == -2);

}  // namespace

void Range::include(Range other) {
    if (other.empty()) return;
    *this = empty() ? other : Range{std::min(x0, other.x0), std::max(x1, other.x1)};
}

Span Shape::chord(int x) const {
    if (x < x0 || x >= columns().x1) return {0, 0};
    return chords[static_cast<std::size_t>(x - x0)];
}

Shape disc(int x, int y, int radius) {
    assert(radius >= 0);
    Shape shape;
    shape.x0 = first_from(x - radius);
    const int end = first_from(x + radius + 1);
    for (int column = shape.x0; column < end; ++column) {
        const std::int64_t dx = middle_of(column) - x;
        const auto half = static_cast<int>(integer_root(std::int64_t{radius} * radius - dx * dx));
        shape.chords.push_back({y - half, y + half});
    }
    return shape;
}

}  // namespace terramorph

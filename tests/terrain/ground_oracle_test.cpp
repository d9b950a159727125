// The ground against the plainest thing that could be: one flag for every cell.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/random.h"
#include "base/text.h"
#include "terrain/ground.h"

namespace terramorph {
namespace {

class Bitmap {
  public:
    Bitmap(const std::vector<int>& surface, int height) : columns_(surface.size()) {
        for (std::size_t x = 0; x < surface.size(); ++x) {
            columns_[x].resize(static_cast<std::size_t>(height * kSub));
            std::fill_n(columns_[x].begin(), surface[x], 1);
        }
    }

    std::int64_t carve(const Shape& shape) {
        return change(shape, false, [](int, int y) { return y >= Ground::kBedrock; });
    }

    std::int64_t heap(const Shape& shape, const std::vector<Shape>& hulls) {
        return change(shape, true, [&](int x, int y) {
            return std::ranges::none_of(hulls, [&](const Shape& hull) { return inside(hull, x, y); });
        });
    }

    /// Lets what hangs in a column fall cell by cell.
    void settle(int x, int fall) {
        for (int n = 0; n < fall; ++n) {
            std::vector<char>& cells = columns_[static_cast<std::size_t>(x)];
            const auto hole = std::find(cells.begin(), cells.end(), 0);
            if (std::find(hole, cells.end(), 1) == cells.end()) return;
            // Where two pieces hang both are one cell lower: the lowest hole shrinks by one, and air comes in
            // on top.
            cells.erase(hole);
            cells.push_back(0);
        }
    }

    bool solid(int x, int y) const {
        if (y < 0) return true;
        if (x < 0 || x >= width() || y >= height()) return false;
        return columns_[static_cast<std::size_t>(x)][static_cast<std::size_t>(y)];
    }

    std::vector<Span> spans(int x) const {
        std::vector<Span> found;
        bool was_solid = false;
        int y = 0;
        for (const bool is_solid : column(x)) {
            if (is_solid && !was_solid) found.push_back({y, y});
            if (is_solid) found.back().top = y + 1;
            was_solid = is_solid;
            ++y;
        }
        return found;
    }

    int highest(int x0, int x1) const {
        int highest = 0;
        for (int x = std::max(x0, 0); x < std::min(x1, width()); ++x)
            highest = std::max(highest, spans(x).back().top);
        return highest;
    }

    int floor_below(int x, int y) const {
        while (y > 0 && !(solid(x, y - 1) && !solid(x, y))) --y;
        return std::max(y, 0);
    }

    std::int64_t area() const {
        std::int64_t cells = 0;
        for (const std::vector<char>& column : columns_) cells += std::ranges::count(column, 1);
        return cells;
    }

    int width() const { return static_cast<int>(columns_.size()); }
    int height() const { return static_cast<int>(columns_.front().size()); }
    const std::vector<char>& column(int x) const { return columns_[static_cast<std::size_t>(x)]; }

  private:
    static bool inside(const Shape& shape, int x, int y) {
        const std::ptrdiff_t at = x - shape.x0;
        if (at < 0 || at >= std::ssize(shape.chords)) return false;
        const Span chord = shape.chords[static_cast<std::size_t>(at)];
        return y >= chord.bottom && y < chord.top;
    }

    template <class May>
    std::int64_t change(const Shape& shape, bool to, May may) {
        std::int64_t cells = 0;
        for (int x = 0; x < width(); ++x) {
            int y = 0;
            for (char& cell : columns_[static_cast<std::size_t>(x)]) {
                if (inside(shape, x, y) && cell != to && may(x, y)) {
                    cell = to;
                    ++cells;
                }
                ++y;
            }
        }
        return cells;
    }

    std::vector<std::vector<char>> columns_;
};

/// A ground and a bitmap to which the same is done, and what must then be the same of both.
class Pair {
  public:
    Pair(const std::vector<int>& surface, int height) : ground(surface, height), bitmap(surface, height) {}

    void carve(const Shape& shape) {
        const std::int64_t before = ground.area();
        const std::int64_t removed = ground.carve(shape);
        ASSERT_EQ(removed, bitmap.carve(shape));
        ASSERT_EQ(ground.area(), before - removed);
    }

    void heap(const Shape& shape, const std::vector<Shape>& hulls) {
        const std::int64_t before = ground.area();
        const std::int64_t added = ground.heap(shape, hulls);
        ASSERT_EQ(added, bitmap.heap(shape, hulls));
        ASSERT_EQ(ground.area(), before + added);
    }

    void settle(int fall) {
        const bool hung = hangs();
        ASSERT_EQ(ground.settle(fall), hung);
        for (int x = 0; x < ground.width(); ++x) bitmap.settle(x, fall);
        ASSERT_EQ(ground.area(), bitmap.area());
    }

    bool hangs() const {
        for (int x = 0; x < bitmap.width(); ++x)
            if (bitmap.spans(x).size() > 1) return true;
        return false;
    }

    void compare(Random& random) const {
        for (int x = 0; x < ground.width(); ++x) {
            const std::vector<Span> spans = bitmap.spans(x);
            ASSERT_TRUE(std::ranges::equal(ground.column(x), spans)) << "column " << x;
            ASSERT_EQ(ground.top(x), spans.back().top) << "column " << x;
        }
        for (int n = 0; n < 4; ++n) {
            const int x0 = random.from_to(-5, ground.width() + 5);
            const int x1 = random.from_to(-5, ground.width() + 5);
            const int y = random.from_to(-20, bitmap.height() + 20);
            ASSERT_EQ(ground.highest(x0, x1), bitmap.highest(x0, x1)) << x0 << " .. " << x1;
            ASSERT_EQ(ground.solid(x0, y), bitmap.solid(x0, y)) << x0 << ", " << y;
            ASSERT_EQ(ground.floor_below(x0, y), bitmap.floor_below(x0, y)) << x0 << ", " << y;
        }
    }

    /// The columns that are not as they were, and what lies between them.
    Range changed_from(const Bitmap& before) const {
        Range changed;
        for (int x = 0; x < bitmap.width(); ++x)
            if (bitmap.column(x) != before.column(x)) changed.include({x, x + 1});
        return changed;
    }

    Ground ground;
    Bitmap bitmap;
};

constexpr int kHeight = 24;

std::vector<int> random_surface(Random& random, int width) {
    std::vector<int> surface;
    for (int x = 0; x < width; ++x) surface.push_back(random.from_to(Ground::kBedrock, kHeight * kSub));
    return surface;
}

/// A disc, or chords as ragged as can be: empty ones, inverted ones, and far outside.
Shape random_shape(Random& random, int width) {
    const int x = random.from_to(-6, width + 6);
    const int y = random.from_to(-60, kHeight * kSub + 60);
    if (random.below(2) == 0) return disc(x * kSub + random.below(kSub), y, random.from_to(0, 6 * kSub));
    Shape shape{x, {}};
    for (int n = random.below(12); n > 0; --n) {
        const int bottom = y + random.from_to(-40, 40);
        shape.chords.push_back({bottom, bottom + random.from_to(-10, 60)});
    }
    return shape;
}

void do_something(Pair& pair, Random& random) {
    const int width = pair.ground.width();
    const int what = random.below(8);
    const Shape shape = random_shape(random, width);
    if (what < 4) return pair.carve(shape);
    if (what == 7) return pair.settle(random.from_to(1, 40));
    std::vector<Shape> hulls;
    for (int n = random.below(4); n > 0; --n) hulls.push_back(random_shape(random, width));
    pair.heap(shape, hulls);
}

TEST(GroundOracle, ThousandsOfOperationsDoTheSameToABitmap) {
    for (std::uint32_t seed = 1; seed <= 12; ++seed) {
        SCOPED_TRACE(text("seed ", seed));
        Random random(seed, 0);
        const int width = random.from_to(1, 50);
        Pair pair(random_surface(random, width), kHeight);
        for (int n = 0; n < 300; ++n) {
            const Bitmap before = pair.bitmap;
            const std::uint32_t revision = pair.ground.revision();
            do_something(pair, random);
            pair.compare(random);
            ASSERT_EQ(pair.ground.changed_since(revision), pair.changed_from(before)) << "operation " << n;
            if (HasFatalFailure()) return;
        }
    }
}

TEST(GroundOracle, WhatHasChangedOverManyOperationsIsWhatDiffersOrMore) {
    Random random(77, 0);
    Pair pair(random_surface(random, 70), kHeight);
    for (int n = 0; n < 40; ++n) {
        const Bitmap before = pair.bitmap;
        const std::uint32_t revision = pair.ground.revision();
        for (int k = random.below(90); k > 0; --k) do_something(pair, random);
        Range told = pair.ground.changed_since(revision);
        const Range exact = told;
        told.include(pair.changed_from(before));
        ASSERT_EQ(told, exact) << n;
    }
}

TEST(GroundOracle, ASuspendedColumnStaysAndEveryOtherFalls) {
    Random random(78, 0);
    for (int n = 0; n < 60; ++n) {
        SCOPED_TRACE(n);
        Pair pair(random_surface(random, 60), kHeight);
        for (int k = 0; k < 10; ++k) pair.carve(random_shape(random, 60));
        const std::uint32_t seed = random.next();
        const int fall = random.from_to(1, 30);
        Ground twin = pair.ground;
        pair.ground.settle(fall, 50, seed);
        twin.settle(fall, 50, seed);
        for (int x = 0; x < 60; ++x) {
            ASSERT_TRUE(std::ranges::equal(pair.ground.column(x), twin.column(x)))
                << "the same seed, the same columns";
            if (std::ranges::equal(pair.ground.column(x), pair.bitmap.spans(x))) continue;
            pair.bitmap.settle(x, fall);
            ASSERT_TRUE(std::ranges::equal(pair.ground.column(x), pair.bitmap.spans(x))) << "column " << x;
        }
        pair.compare(random);
    }
}

TEST(GroundOracle, GroundThatIsLeftToSettleComesToRestAsHeightsAlone) {
    Random random(79, 0);
    for (int n = 0; n < 30; ++n) {
        Pair pair(random_surface(random, 50), kHeight);
        for (int k = 0; k < 12; ++k) pair.carve(random_shape(random, 50));
        std::vector<std::int64_t> earth;
        for (int x = 0; x < 50; ++x) earth.push_back(std::ranges::count(pair.bitmap.column(x), 1));
        int steps = 0;
        while (pair.ground.settle(random.from_to(1, 50))) ASSERT_LT(++steps, kHeight * kSub);
        for (int x = 0; x < 50; ++x) {
            ASSERT_EQ(pair.ground.column(x).size(), 1u);
            ASSERT_EQ(pair.ground.top(x), earth[static_cast<std::size_t>(x)]) << "column " << x;
        }
    }
}

}  // namespace
}  // namespace terramorph

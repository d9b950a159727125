#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "base/random.h"
#include "support/land/bitmap_ground.h"
#include "support/sixteenths.h"
#include "terrain/ground/ground.h"

namespace terramorph::test {

/// The cells of a loose region, column and height.
inline Bitmap::Cells cells_in(const LooseRegion& region) {
    Bitmap::Cells cells;
    for (const Chord& chord : region.chords)
        for (int y = chord.span.bottom.count(); y < chord.span.top.count(); ++y) cells.insert({chord.x, y});
    return cells;
}

inline LooseRegion region_of(const Bitmap::Cells& cells) {
    LooseRegion region;
    for (const auto& [x, y] : cells) {
        const bool goes_on = !region.chords.empty() && region.chords.back().x == x &&
                             region.chords.back().span.top.count() == y;
        if (!goes_on) region.chords.push_back({x, {Sixteenths{y}, Sixteenths{y}}});
        region.chords.back().span.top += Sixteenths{1};
        ++region.cells;
    }
    return region;
}

/// A ground and a bitmap to which the same is done, and what must then be the same of both.
class Pair {
  public:
    Pair(const std::vector<Sixteenths>& surface, int height, const Strata& strata = {})
        : ground(surface, height, strata), bitmap(surface, height, strata) {
        if (strata.sand_bottom.empty()) return;
        // The bitmap looks at all sand, also at what is steep from the first: so all is disturbed.
        const Shape highest_row = {
            0, std::vector<Span>(surface.size(), {height * kColumn - Sixteenths{1}, height * kColumn})};
        ground.heap(highest_row);
        ground.carve(highest_row);
    }

    void carve(const Shape& shape) {
        const std::int64_t before = ground.area();
        const std::int64_t removed = ground.carve(shape);
        ASSERT_EQ(removed, bitmap.carve(shape));
        ASSERT_EQ(ground.area(), before - removed);
    }

    void blast(Sixteenths x, Sixteenths y, Sixteenths radius) {
        const std::int64_t before = ground.area();
        const std::int64_t removed = ground.blast(x, y, radius);
        ASSERT_EQ(removed, bitmap.blast(x, y, radius));
        ASSERT_EQ(ground.area(), before - removed);
    }

    void heap(const Shape& shape, const std::vector<Shape>& hulls) {
        const std::int64_t before = ground.area();
        const std::int64_t added = ground.heap(shape, hulls);
        ASSERT_EQ(added, bitmap.heap(shape, hulls));
        ASSERT_EQ(ground.area(), before + added);
    }

    void settle(Sixteenths fall) {
        bool moves = hangs();
        for (int x = 0; x < ground.width(); ++x) bitmap.settle(x, fall.count());
        for (const int away : {64, 32, 16, 8, 4, 2, 1})
            if (bitmap.flow(away)) moves = true;
        ASSERT_EQ(ground.settle(fall), moves);
        ASSERT_EQ(ground.area(), bitmap.area());
    }

    /// The loose regions that the ground gives out; those of the bitmap must be the same.
    std::vector<LooseRegion> take_loose(Range changed) {
        std::vector<Bitmap::Cells> expected;
        Bitmap::Cells crumbs;
        for (const Bitmap::Cells& cells : bitmap.loose()) {
            bitmap.put(cells, false);
            if (is_too_small(region_of(cells)))
                crumbs.insert(cells.begin(), cells.end());
            else
                expected.push_back(cells);
        }
        for (const auto& [x, y] : crumbs) bitmap.cell(x, bitmap.floor_below(x, y)) = true;
        std::vector<LooseRegion> regions = ground.take_loose(changed);
        std::vector<Bitmap::Cells> taken;
        for (const LooseRegion& region : regions) {
            EXPECT_EQ(region.cells, cells_of(region.chords));
            taken.push_back(cells_in(region));
        }
        std::ranges::sort(taken);
        std::ranges::sort(expected);
        EXPECT_EQ(taken, expected);
        return regions;
    }

    /// What is put back need not lie where a bitmap would have it, but all of it must be there, and nowhere
    /// else.
    void deposit(const Chords& chords, std::int64_t cells, const std::vector<Shape>& hulls) {
        const auto in_hull = [&](int x, int y) {
            return std::ranges::any_of(hulls, [&](const Shape& hull) { return Bitmap::inside(hull, x, y); });
        };
        const Bitmap::Cells wanted = cells_in({chords, 0});
        const std::int64_t before = ground.area();
        const std::int64_t added = ground.deposit(chords, cells, hulls);
        std::int64_t room = 0;
        std::int64_t room_in_place = 0;
        std::int64_t added_in_place = 0;
        for (int x = 0; x < bitmap.width(); ++x)
            for (int y = 0; y < bitmap.height(); ++y) {
                const bool is_solid = ground.solid(x, Sixteenths{y});
                if (bitmap.solid(x, y) || in_hull(x, y)) {
                    ASSERT_EQ(is_solid, bitmap.solid(x, y)) << "earth stays, and hulls stay free";
                    continue;
                }
                const bool in_place = wanted.contains({x, y});
                ++room;
                room_in_place += in_place;
                added_in_place += in_place && is_solid;
                bitmap.cell(x, y) = is_solid;
            }
        ASSERT_EQ(added, std::min(cells, room));
        ASSERT_EQ(ground.area(), before + added);
        ASSERT_GE(added_in_place, std::min(cells, room_in_place));
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
            ASSERT_EQ(ground.highest(x0, x1).count(), bitmap.highest(x0, x1)) << x0 << " .. " << x1;
            ASSERT_EQ(ground.solid(x0, Sixteenths{y}), bitmap.solid(x0, y)) << x0 << ", " << y;
            ASSERT_EQ(ground.floor_below(x0, Sixteenths{y}).count(), bitmap.floor_below(x0, y))
                << x0 << ", " << y;
            const Material material = ground.material(x0, Sixteenths{y});
            ASSERT_EQ(material == Material::topsoil ? Material::earth : material, bitmap.material(x0, y))
                << x0 << ", " << y;
        }
    }

    /// The range of columns that have changed.
    Range changed_from(const Bitmap& before) const {
        Range changed;
        for (int x = 0; x < bitmap.width(); ++x)
            if (bitmap.column(x) != before.column(x)) changed.include({x, x + 1});
        return changed;
    }

    Ground ground;
    Bitmap bitmap;
};

constexpr int kHeight = 24;  ///< of the grounds that are compared

inline std::vector<Sixteenths> random_surface(Random& random, int width) {
    std::vector<Sixteenths> surface;
    for (int x = 0; x < width; ++x) surface.push_back(from_to(random, Ground::kBedrock, kHeight * kColumn));
    return surface;
}

/// A disc, or chords as ragged as can be: empty ones, inverted ones, and far outside.
inline Shape random_shape(Random& random, int width) {
    const int x = random.from_to(-6, width + 6);
    const Sixteenths y = from_to(random, Sixteenths{-60}, kHeight * kColumn + Sixteenths{60});
    if (random.below(2) == 0)
        return disc(x * kColumn + below(random, kColumn), y, from_to(random, Sixteenths{0}, 6 * kColumn));
    Shape shape{x, {}};
    for (int n = random.below(12); n > 0; --n) {
        const Sixteenths bottom = y + Sixteenths{random.from_to(-40, 40)};
        shape.chords.push_back({bottom, bottom + Sixteenths{random.from_to(-10, 60)}});
    }
    return shape;
}

}  // namespace terramorph::test

#include "ui/landscape/lakes/shore.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

#include "base/index.h"
#include "terrain/shape.h"

namespace terramorph {

namespace {

/// A strip of water along its bank, in pixels of a picture of 1600 x 900.
struct Strip {
    float wide, deep;  ///< from the bank into the water; below the surface, where it ends
    float foam;        ///< how much of its color is foam's
    float seen;        ///< just below the surface
};
constexpr std::array<Strip, 8> kStrips = {{{38, 72, 0.62f, 0.13f},
                                           {31, 68, 0.66f, 0.13f},
                                           {25, 62, 0.7f, 0.14f},
                                           {19, 55, 0.75f, 0.15f},
                                           {14, 47, 0.8f, 0.17f},
                                           {9.5f, 40, 0.85f, 0.2f},
                                           {6, 34, 0.9f, 0.3f},
                                           {3.2f, 24, 1, 0.95f}}};
constexpr int kMostAway = 96;  // columns from the bank

/// The line so far from the bank into the water, in columns, for these of its columns. What's lower than
/// `least` doesn't matter.
void find_bank(const Pool& pool, Range columns, float wide, float least, std::vector<float>& bank) {
    const int count = static_cast<int>(pool.tops.size());
    const int reach = std::min(kMostAway, static_cast<int>(wide));
    std::array<float, kMostAway + 1> arc;
    for (int off = 0; off <= reach; ++off)
        arc[at(off)] = std::sqrt(std::max(0.0f, wide * wide - static_cast<float>(off * off)));
    bank.clear();
    for (int k = columns.x0; k < columns.x1; ++k) bank.push_back(pool.bottoms[at(k)] + wide);
    for (int from = columns.x0 - reach; from < columns.x1 + reach; ++from) {
        const bool within = from >= 0 && from < count,
                   beyond = pool.x0 + from < 0 || (pool.leaves && from >= count);
        const float bottom = within ? std::min(pool.level, pool.bottoms[at(from)]) : pool.level;
        if (beyond || bottom + wide < least) continue;
        for (int k = std::max(columns.x0, from - reach); k < std::min(columns.x1, from + reach + 1); ++k) {
            float& here = bank[at(k - columns.x0)];
            here = std::max(here, bottom + arc[at(std::abs(k - from))]);
        }
    }
    for (int k = columns.x0; k < columns.x1; ++k) {
        float& here = bank[at(k - columns.x0)];
        here = std::min(here, pool.tops[at(k)]);
    }
}

}  // namespace

void draw_shore(Canvas& canvas, const View& view, const Pool& pool, const Palette& palette,
                std::vector<float>& bank, std::vector<Point>& line) {
    const int count = static_cast<int>(pool.tops.size());
    const Range seen = {
        std::clamp(static_cast<int>(view.column_at(0)) - pool.x0 - 1, 0, count),
        std::clamp(static_cast<int>(view.column_at(static_cast<float>(view.width))) - pool.x0 + 2, 0, count)};
    if (seen.x0 >= seen.x1) return;
    const float unit = view.unit(), top = view.y_of(pool.level);
    const Color water = with_alpha(palette.water, 1), foam = with_alpha(palette.foam, 1);
    const auto from = static_cast<float>(pool.x0);
    for (const Strip& strip : kStrips) {
        const float column = unit / view.scale;
        find_bank(pool, seen, strip.wide * column, pool.level - strip.deep * column, bank);
        line.clear();
        const auto add = [&](int k, float height) {
            const float left = from + static_cast<float>(k);
            if (k == seen.x0) line.push_back(view.point({left, height}));
            line.push_back(view.point({left + 0.5f, height}));
            if (k == seen.x1 - 1) line.push_back(view.point({left + 1, height}));
        };
        for (int k = seen.x0; k < seen.x1; ++k) add(k, bank[at(k - seen.x0)]);
        const auto corners = static_cast<std::ptrdiff_t>(line.size());
        for (int k = seen.x0; k < seen.x1; ++k) add(k, std::min(pool.tops[at(k)], pool.bottoms[at(k)]));
        std::reverse(line.begin() + corners, line.end());
        const Color color = mixed(water, foam, strip.foam);
        canvas.shaded(
            line,
            {{0, top}, {0, top + strip.deep * unit}, with_alpha(color, strip.seen), with_alpha(color, 0)});
    }
}

}  // namespace terramorph

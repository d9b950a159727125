// How earth comes down: hanging earth falls straight, sand flows to both sides.
#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

#include "base/index.h"
#include "base/random.h"
#include "terrain/ground/ground.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kSuspendStream = 100;
constexpr int kRolls = 8;  // 1/16 column per column: moving sand keeps moving on slopes from here on

bool suspended(int x, int chance, std::uint32_t seed) {
    const std::uint64_t scaled = std::uint64_t{hash_bits(seed, kSuspendStream, x, 0)} * 100;
    return static_cast<int>(scaled >> 32) < chance;
}

/// The cells that a column gives to one that's lower by `step` and `away` columns off: less than half the
/// step, whatever else flows at the same time, so that on the whole earth always moves down.
int excess(int step, int away) {
    const int steepest = away * kRepose;
    return step > steepest ? (step - steepest + 2) / 3 : 0;
}

}  // namespace

/// The cells that a column gives to its neighbours.
struct Ground::Slide {
    int x;
    int left;
    int right;

    int cells() const { return left + right; }
};

bool Ground::settle(int fall, int suspend_chance, std::uint32_t seed) {
    assert(fall > 0);
    Range moved;
    Range run;  // adjacent columns; their maxima are updated together
    const auto end_run = [&](Range next) {
        const Range ended = std::exchange(run, next);
        update_maxima(ended);
        disturb({ended.x0 - 1, ended.x1 + 1});
    };
    hanging_.for_each(level(), [&](int x) {
        if (suspended(x, suspend_chance, seed)) return;
        settle_column(x, fall);
        if (x != run.x1) end_run({x, x});
        run.x1 = x + 1;
        moved.include(run);
    });
    end_run({});
    remember(moved);
    const bool flowed = flow();
    return flowed || !moved.empty();
}

void Ground::settle_column(int x, int fall) {
    const std::span<Span> column = spans(x);
    std::size_t kept = 1;
    for (std::size_t k = 1; k < column.size(); ++k) {
        const int drop = std::min(fall, column[k].bottom - column[kept - 1].top);
        const Span fallen{column[k].bottom - drop, column[k].top - drop};
        if (fallen.bottom == column[kept - 1].top)
            column[kept - 1].top = fallen.top;
        else
            column[kept++] = fallen;
    }
    set_count(x, static_cast<int>(kept));
}

/// From far to near: otherwise sand with a long way to go would creep from column to column.
bool Ground::flow() {
    if (!has_sand_) return false;
    Range moved;
    for (const int away : {64, 32, 16, 8, 4, 2, 1}) moved.include(flow_once(away));
    remember(moved);
    return !moved.empty();
}

/// All columns give at once, by their old heights, so that no side is favoured.
Range Ground::flow_once(int away) {
    std::vector<Slide> slides;
    disturbed_.for_each(level(), [&](int x) {
        const Slide slide = slide_of(x, away);
        if (slide.cells() > 0) slides.push_back(slide);
    });
    if (away == 1) disturbed_.clear();
    for (const Slide& slide : slides) remove_from_top(slide.x, slide.cells());
    for (const Slide& slide : slides) {
        if (slide.left > 0) add_sand(slide.x - away, slide.left);
        if (slide.right > 0) add_sand(slide.x + away, slide.right);
    }
    Range moved;
    for (const Slide& slide : slides) {
        const Range touched = {slide.x - (slide.left > 0 ? away : 0),
                               slide.x + (slide.right > 0 ? away : 0) + 1};
        update_maxima(touched);
        disturb({touched.x0 - 1, touched.x1 + 1});
        moved.include(touched);
    }
    return moved;
}

/// A column that's too steep on both sides splits its sand between them.
Ground::Slide Ground::slide_of(int x, int away) const {
    const Span highest = column(x).back();
    const bool left_steep = x > 0 && highest.top - top(x - 1) > kRepose;
    const bool right_steep = x + 1 < width() && highest.top - top(x + 1) > kRepose;
    const int firm = std::max({highest.bottom, rock_top(x), sand_bottom(x)});
    const int sand = std::max(highest.top - firm, 0) / (left_steep && right_steep ? 2 : 1);
    return {x, left_steep ? std::min(sand, wanted(x, x - away)) : 0,
            right_steep ? std::min(sand, wanted(x, x + away)) : 0};
}

/// The cells that would flow from one column to another if there were enough sand; 0 if a higher or flatter
/// column on the way would stop it.
int Ground::wanted(int from, int to) const {
    if (to < 0 || to >= width()) return 0;
    const int cells = excess(top(from) - top(to), std::abs(to - from));
    if (cells == 0) return 0;
    const int way = to < from ? -1 : 1;
    for (int x = from + way; x != to; x += way)
        if (top(x) > top(from) || top(x) - top(to) < kRolls * std::abs(to - x)) return 0;
    return cells;
}

void Ground::remove_from_top(int x, int cells) {
    Span& highest = spans(x).back();
    highest.top -= cells;
    if (highest.empty()) set_count(x, counts_[at(x)] - 1);
}

/// Adds sand on top of a column.
void Ground::add_sand(int x, int cells) {
    Span& highest = spans(x).back();
    sand_bottom_[at(x)] = std::min(sand_bottom_[at(x)], highest.top);
    highest.top += cells;
}

}  // namespace terramorph

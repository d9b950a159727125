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
constexpr Sixteenths kRolls{8};  // per column: moving sand keeps moving on slopes from here on

bool suspended(int x, int chance, std::uint32_t seed) {
    const std::uint64_t scaled = std::uint64_t{hash_bits(seed, kSuspendStream, x, 0)} * 100;
    return static_cast<int>(scaled >> 32) < chance;
}

/// The height that a column gives to one that's lower by `step` and `away` columns off: less than half the
/// step, whatever else flows at the same time, so that on the whole earth always moves down.
Sixteenths excess(Sixteenths step, int away, Sixteenths repose) {
    const Sixteenths steepest = away * repose;
    return step > steepest ? (step - steepest + Sixteenths{2}) / 3 : Sixteenths{};
}

}  // namespace

/// The height that a column gives to its neighbours.
struct Ground::Slide {
    int x;
    Sixteenths left;
    Sixteenths right;
    bool sand = false;  // otherwise loosened earth

    Sixteenths height() const { return left + right; }
};

bool Ground::settle(Sixteenths fall, int suspend_chance, std::uint32_t seed) {
    assert(fall > Sixteenths{});
    Range moved;
    Range run;  // adjacent columns; their maxima are updated together
    const auto end_run = [&](Range next) {
        const Range ended = std::exchange(run, next);
        update_maxima(ended);
        disturb({ended.x0 - 1, ended.x1 + 1});
    };
    hanging_.for_each(level(), [&](int x) {
        if (suspended(x, suspend_chance, seed)) return;
        if (!settle_column(x, fall, [&](Span span) { return linings_.carry(x, span.bottom); })) return;
        if (x != run.x1) end_run({x, x});
        run.x1 = x + 1;
        moved.include(run);
    });
    end_run({});
    remember(moved);
    const bool flowed = flow();
    return flowed || !moved.empty();
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
        if (slide.height() > Sixteenths{}) slides.push_back(slide);
    });
    if (away == 1) disturbed_.clear();
    for (const Slide& slide : slides) remove_from_top(slide.x, slide.height());
    for (const Slide& slide : slides) {
        std::vector<Sixteenths>& bottoms = slide.sand ? sand_bottom_ : loose_bottom_;
        if (slide.left > Sixteenths{}) add_on_top(slide.x - away, slide.left, bottoms);
        if (slide.right > Sixteenths{}) add_on_top(slide.x + away, slide.right, bottoms);
    }
    Range moved;
    for (const Slide& slide : slides) {
        const Range touched = {slide.x - (slide.left > Sixteenths{} ? away : 0),
                               slide.x + (slide.right > Sixteenths{} ? away : 0) + 1};
        update_maxima(touched);
        disturb({touched.x0 - 1, touched.x1 + 1});
        moved.include(touched);
    }
    return moved;
}

/// A column that's too steep on both sides splits what flows between them.
Ground::Slide Ground::slide_of(int x, int away) const {
    const Span highest = column(x).back();
    const bool sand = sand_bottom(x) < highest.top;
    const Sixteenths repose = sand ? kRepose : kLooseRepose;
    const bool left_steep = x > 0 && highest.top - top(x - 1) > repose;
    const bool right_steep = x + 1 < width() && highest.top - top(x + 1) > repose;
    const Sixteenths firm = std::max(
        {highest.bottom, rock_top(x), masonry_.top(x), sand ? sand_bottom(x) : loose_bottom_[at(x)]});
    const Sixteenths most = std::max(highest.top - firm, Sixteenths{}) / (left_steep && right_steep ? 2 : 1);
    return {x, left_steep ? std::min(most, wanted(x, x - away, repose)) : Sixteenths{},
            right_steep ? std::min(most, wanted(x, x + away, repose)) : Sixteenths{}, sand};
}

/// The height that would flow from one column to another if there were enough to flow; 0 if a higher or
/// flatter column on the way would stop it.
Sixteenths Ground::wanted(int from, int to, Sixteenths repose) const {
    if (to < 0 || to >= width()) return {};
    const Sixteenths height = excess(top(from) - top(to), std::abs(to - from), repose);
    if (height == Sixteenths{}) return {};
    const int way = to < from ? -1 : 1;
    for (int x = from + way; x != to; x += way)
        if (top(x) > top(from) || top(x) - top(to) < kRolls * std::abs(to - x)) return {};
    return height;
}

void Ground::remove_from_top(int x, Sixteenths height) {
    Span& highest = spans(x).back();
    highest.top -= height;
    if (highest.empty()) set_count(x, counts_[at(x)] - 1);
}

/// Adds what has flowed on top of a column; `bottoms` is where its kind begins.
void Ground::add_on_top(int x, Sixteenths height, std::vector<Sixteenths>& bottoms) {
    Span& highest = spans(x).back();
    bottoms[at(x)] = std::min(bottoms[at(x)], highest.top);
    highest.top += height;
}

void Ground::loosen(const Chords& chords) {
    has_sand_ = true;
    for (const Chord& chord : chords)
        loose_bottom_[at(chord.x)] = std::min(loose_bottom_[at(chord.x)], chord.span.bottom);
    const Range columns = columns_of(chords);
    disturb({columns.x0 - 1, columns.x1 + 1});
}

}  // namespace terramorph

#include "ui/landscape/earth/marks/blast_marks.h"

#include <algorithm>
#include <cmath>

#include "ui/landscape/earth/earth_column.h"

namespace terramorph {

namespace {

constexpr float kNone = -1;          // no floor
constexpr float kHeapAt = 1.1f;      // in radii from the middle of a blast ...
constexpr float kHeapWide = 0.3f;    // ... and as far to both sides
constexpr float kHeapHigh = 0.055f;  // radii
constexpr float kHighestHeap = 7;    // columns, as below
constexpr float kHeapRoom = 4;       // level land to both sides
constexpr float kClodApart = 5;      // columns
constexpr float kSteepest = 0.9f;    // rise per column
constexpr float kSmallestBlast = 10;
constexpr float kWellInside = 0.7f, kAboveMiddle = 0.3f;  // radii
constexpr int kOpenSteps = 3, kOpenStep = 2;              // on either side; columns
constexpr Color kSoot = {24, 16, 16}, kBurnt = {96, 42, 22};
constexpr float kSooty = 0.8f, kBurning = 0.4f;
constexpr float kSootBegins = 0.14f;  // softly, in radii, on what has fallen into a crater
constexpr Color kAsh = {34, 24, 22}, kLitClod = {255, 226, 190};
constexpr float kCharDeep = 18;     // columns below a surface on which fire has lain
constexpr float kCharFades = 2.5f;  // towards the ends of a radius: 1 all along it
constexpr std::uint32_t kHeaps = 91, kRubble = 92, kCharred = 93;  // streams of random numbers

/// How high a heap is, 0 to 1, so many radii from the middle of a blast.
float heap_at(float away) {
    const float off = (away - kHeapAt) / kHeapWide;
    return std::max(0.0f, 1 - off * off);
}

float size_of(const Scorch& scorch) { return std::clamp(scorch.radius / 60, 0.7f, 1.7f); }

}  // namespace

BlastMarks::BlastMarks(const Ground& ground, const View& view, const Palette& palette,
                       std::span<const Scorch> scorches)
    : ground_(ground),
      view_(view),
      scorches_(scorches),
      burnt_(mixed(kBurnt, palette.earth[1], 0.6f)),
      earths_{mixed(palette.loose, kAsh, 0.35f), mixed(palette.earth[0], kAsh, 0.2f),
              mixed(palette.earth[1], kAsh, 0.35f), mixed(palette.earth[3], kAsh, 0.45f)} {}

void BlastMarks::lay_rubble(ColumnTile& strip, int k, float column) const {
    for (const Scorch& scorch : scorches_) {
        if (column <= scorch.left() || column >= scorch.right() || scorch.radius < kSmallestBlast ||
            scorch.flat)
            continue;
        lay_heap(strip, k, column, scorch);
        lay_clods(strip, k, column, scorch);
    }
}

/// Where what a blast has thrown up comes to lie in a column; none on steep slopes and beyond its reach.
float BlastMarks::floor_at(float column, const Scorch& scorch) const {
    const int x = static_cast<int>(column - 0.5f);
    if (x < 1 || x + 2 >= ground_.width()) return kNone;
    const bool outside = std::abs(column - scorch.at.x) > scorch.radius;
    const float high = scorch.radius * scorch.height * scorch.reach;
    const float from = std::max(0.0f, scorch.at.y + (outside ? high : 0));
    const auto floor = [&](int at) {
        return to_columns(ground_.floor_below(at, Sixteenths::truncated(from)));
    };
    const float left = floor(x), right = floor(x + 1);
    if (std::abs(floor(x + 2) - floor(x - 1)) > 3 * kSteepest || std::abs(right - left) > 2 * kSteepest)
        return kNone;
    const float here = left + (right - left) * (column - 0.5f - static_cast<float>(x));
    return here > scorch.at.y - high && here < from ? here : kNone;
}

void BlastMarks::lay_heap(ColumnTile& strip, int k, float column, const Scorch& scorch) const {
    const float shape = heap_at(std::abs(column - scorch.at.x) / scorch.radius);
    if (shape <= 0) return;
    const float floor = floor_at(column, scorch);
    if (floor == kNone) return;
    float steepest = 0;  // no heap lies on a peak or at the edge of a wall
    for (const float side : {-kHeapRoom, kHeapRoom}) {
        const float beside = floor_at(column + side, scorch);
        if (beside == kNone) return;
        steepest = std::max(steepest, std::abs(beside - floor) / (kSteepest * kHeapRoom));
    }
    const float most = std::min(kHighestHeap, kHeapHigh * scorch.radius) * std::min(1.0f, 2 - 2 * steepest);
    if (most <= 0) return;
    const float rough = 0.7f + 0.3f * noise_along(kHeaps, column / (2.5f * size_of(scorch)));
    const float top = view_.y_of(floor + most * shape * rough), bottom = view_.y_of(floor) + 1;
    for (int y = std::max(0, static_cast<int>(top)); y < std::min(view_.height, static_cast<int>(bottom) + 1);
         ++y) {
        const float lit = 1 - (static_cast<float>(y) - top) / std::max(1.0f, bottom - top);
        const Color earth = mixed(earths_[3], earths_[0], lit);
        lay(strip.at(k, y), with_alpha(earth, 1), std::clamp(static_cast<float>(y) + 1 - top, 0.0f, 1.0f));
    }
}

/// One in some cells along the land; most lie on the heaps.
void BlastMarks::lay_clods(ColumnTile& strip, int k, float column, const Scorch& scorch) const {
    const float size = size_of(scorch), apart = kClodApart * size;
    const auto here = static_cast<int>(std::floor(column / apart));
    for (int cell = here - 1; cell <= here + 1; ++cell) {
        const auto draw = [&](int n) {
            return uniform01(kRubble, static_cast<std::uint32_t>(scorch.at.x), cell, n);
        };
        const float middle = (static_cast<float>(cell) + draw(0)) * apart;
        const float away = std::abs(middle - scorch.at.x) / scorch.radius, heap = heap_at(away);
        if (draw(1) > 0.3f + 0.6f * heap || away >= scorch.reach - 0.05f) continue;
        const float chance = draw(2);
        const float half =
            std::max(1.2f * view_.unit(), (1.2f + 3.0f * chance * chance) * size * view_.scale);
        const float across = (column - middle) * view_.scale / half;
        if (across * across >= 1) continue;
        const float floor = floor_at(middle, scorch);
        if (floor == kNone) continue;
        const float lies =
            floor + heap * std::min(kHighestHeap, kHeapHigh * scorch.radius) * (0.3f + 0.7f * draw(3));
        const float high = 0.8f * half * std::sqrt(1 - across * across), y0 = view_.y_of(lies) - 0.4f * half;
        const Color own = earths_[static_cast<std::size_t>(draw(4) * 3.99f)];
        const int last = std::min(view_.height - 1, static_cast<int>(y0 + high));
        for (int y = std::max(0, static_cast<int>(y0 - high)); y <= last; ++y) {
            const float up = (y0 - static_cast<float>(y) - 0.5f) / half;
            const float cover =
                std::clamp(high + 0.5f - std::abs(static_cast<float>(y) + 0.5f - y0), 0.0f, 1.0f);
            const float lit = std::clamp(0.35f * up - 0.2f * across, 0.0f, 0.4f);
            lay(strip.at(k, y), with_alpha(mixed(own, kLitClod, lit), 1), cover);
        }
    }
}

/// How much of a blast below ground is still a hole, in a column and beside it, or in the one nearest to it:
/// where what was above has come down, no rim is left.
float BlastMarks::open_at(float column, const Scorch& scorch) const {
    const float inside = kWellInside * scorch.radius;
    const float nearest = std::clamp(column, scorch.at.x - inside, scorch.at.x + inside);
    const auto high = Sixteenths::truncated(scorch.at.y + kAboveMiddle * scorch.radius * scorch.height);
    int open = 0;
    for (int k = -kOpenSteps; k <= kOpenSteps; ++k)
        open += !ground_.solid(static_cast<int>(nearest) + k * kOpenStep, high);
    return std::max(0.0f, static_cast<float>(2 * open) / (2 * kOpenSteps + 1) - 1);
}

/// Where fire has lain on floors: as deep everywhere, more or less, whatever the slope.
void BlastMarks::lay_char(const EarthColumn& at) const {
    const int x = std::clamp(static_cast<int>(at.column), 0, ground_.width() - 1);
    float burnt = 0, floor = 0;  // of the floor that's burnt most
    for (const Scorch& scorch : scorches_) {
        const float here = kCharFades * (1 - std::abs(at.column - scorch.at.x) / scorch.radius);
        if (!scorch.flat || here <= burnt) continue;
        const auto from = Sixteenths::truncated(scorch.at.y + 2 * scorch.radius);
        const float lies = to_columns(ground_.floor_below(x, from));
        if (std::abs(lies - scorch.at.y) < 2 * scorch.radius) burnt = std::min(1.0f, here), floor = lies;
    }
    if (burnt <= 0) return;
    const float ragged =
        0.8f + 0.35f * noise_along(kCharred, at.column / 9) + 0.12f * noise_along(kCharred, at.column / 3);
    const float deep = ragged * kCharDeep * std::sqrt(1 + at.slope * at.slope) * view_.scale;
    const float begins = view_.y_of(floor) - 1;
    const int last = std::min(view_.height, static_cast<int>(begins + deep) + 1);
    for (int y = std::max(0, static_cast<int>(begins)); y < last; ++y) {
        const float near = burnt * std::min(1.0f, 1 - (static_cast<float>(y) - begins) / deep);
        std::uint32_t& pixel = at.colors[static_cast<std::size_t>(y)];
        lay(pixel, burnt_, 0.7f * near);
        lay(pixel, kSoot, 0.9f * near * near);
    }
}

/// Earth that came later stays as it is, above the surface and inside craters.
void BlastMarks::lay_soot(const EarthColumn& at) const {
    lay_char(at);
    const GroundCoverage& here = at.here;
    const int x = std::clamp(static_cast<int>(at.column), 0, ground_.width() - 1);
    const float rock = view_.y_of(to_columns(ground_.rock_top(x)));
    for (const Scorch& scorch : scorches_) {
        if (scorch.flat) continue;
        const float across = (at.column - scorch.at.x) / scorch.radius;
        if (std::abs(across) >= scorch.reach) continue;
        const float open = open_at(at.column, scorch);
        if (open <= 0) continue;
        const float half = std::sqrt(scorch.reach * scorch.reach - across * across);
        const float high = scorch.radius * scorch.height * view_.scale, middle = view_.y_of(scorch.at.y);
        const int first =
            std::max({here.top, static_cast<int>(here.surface - 1), static_cast<int>(middle - half * high)});
        const int last = std::min(view_.height, static_cast<int>(middle + half * high) + 1);
        for (int y = first; y < last; ++y) {
            const float down = (static_cast<float>(y) + 0.5f - middle) / high;
            const float hard = static_cast<float>(y) > rock ? 2 : 1;  // as a crater reaches half as far there
            const float away = hard * std::sqrt(across * across + down * down);
            const float from = (away - Scorch::kRim) / kSootBegins + 1;
            if (from <= 0) continue;
            const float near = open * std::min(1.0f, from) *
                               std::clamp((scorch.reach - away) / (scorch.reach - 1), 0.0f, 1.0f);
            std::uint32_t& pixel = at.colors[static_cast<std::size_t>(y)];
            lay(pixel, burnt_, kBurning * near);
            lay(pixel, kSoot, kSooty * near * (0.4f + 0.6f * near));
        }
    }
}

}  // namespace terramorph

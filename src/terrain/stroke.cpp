#include "terrain/stroke.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "base/text.h"
#include "terrain/generator.h"
#include "terrain/units.h"

namespace terramorph {

namespace {

constexpr int kPartBits = 20;   // of a part of 1, exact for all whole columns of all brushes
constexpr int kPlaceBits = 16;  // of a distance's square, in 1/256 columns
static_assert(2 * std::bit_width(static_cast<unsigned>(brush_radius(kBrushSizes - 1)) - 1) <= kPartBits);

/// How far a stroke raises the land at a distance from its middle, given as the square of it in 1/256
/// columns: (1 - d^2/r^2)^2 of all, in 1/16 column.
std::int64_t raised(int size, int steps, std::int64_t square) {
    const int bits = 2 * (std::bit_width(static_cast<unsigned>(brush_radius(size))) - 1) + kPlaceBits;
    const std::int64_t left = (std::int64_t{1} << bits) - square;
    if (left <= 0) return 0;
    const std::int64_t part = left >> (bits - kPartBits);
    const std::int64_t half = std::int64_t{1} << (2 * kPartBits - 1);
    return (std::int64_t{steps} * kStrokeStep * kColumn.count() * part * part + half) >> (2 * kPartBits);
}

float in_columns(std::int64_t sixteenths) {
    return static_cast<float>(sixteenths) / static_cast<float>(kColumn.count());
}

Refusal validate_stroke(const StrokePlace& place, int steps) {
    for (const std::int64_t where : {place.middle.x, place.middle.y}) {
        if (!is_on_land(where))
            return error("a stroke can't be at {place}; allowed: {least} to {most}",
                         {{"place", where}, {"least", -kEndOfLand}, {"most", kEndOfLand - kStrokeGrid}});
        if (where % kStrokeGrid != 0)
            return error("a stroke can't be at {place}; allowed: multiples of {grid}",
                         {{"place", where}, {"grid", kStrokeGrid}});
    }
    if (place.size < 0 || place.size >= kBrushSizes)
        return error("a stroke can't be {size}; allowed: 0 to {most}",
                     {{"size", place.size}, {"most", kBrushSizes - 1}});
    if (steps == 0 || steps < -kMostSteps || steps > kMostSteps)
        return error("a stroke can't raise land by {lift} m; allowed: {least} to {most}",
                     {{"lift", steps * kStrokeStep},
                      {"least", -kMostSteps * kStrokeStep},
                      {"most", kMostSteps * kStrokeStep}});
    return std::nullopt;
}

}  // namespace

Refusal validate(const Strokes& strokes) {
    if (strokes.size() > kMostStrokes)
        return error("a map can't have {count} strokes; allowed: 0 to {most}",
                     {{"count", strokes.size()}, {"most", kMostStrokes}});
    for (const auto& [place, steps] : strokes)
        if (Refusal refusal = validate_stroke(place, steps)) return refusal;
    return std::nullopt;
}

void add_strokes(const MapSettings& terrain, int row, std::span<float> heights) {
    std::vector<std::int64_t> sums;  // of all strokes, so that each height is rounded once
    for (const auto& [place, steps] : terrain.strokes) {
        const Spot middle = place.middle - terrain.origin;
        const std::int64_t r = brush_radius(place.size), dy = row - middle.y;
        const std::int64_t first = std::max<std::int64_t>(middle.x - r, 0);
        const std::int64_t end = std::min<std::int64_t>(middle.x + r + 1, std::ssize(heights));
        if (dy <= -r || dy >= r || first >= end) continue;
        sums.resize(heights.size());
        for (std::int64_t x = first; x < end; ++x) {
            const std::int64_t dx = x - middle.x;
            sums[static_cast<std::size_t>(x)] += raised(place.size, steps, (dx * dx + dy * dy) << kPlaceBits);
        }
    }
    for (std::size_t x = 0; x < sums.size(); ++x)
        if (sums[x] != 0) heights[x] += in_columns(sums[x]);
}

float with_strokes(const MapSettings& terrain, Vec2<std::int64_t> place, float height) {
    std::int64_t sum = 0;
    for (const auto& [stroke, steps] : terrain.strokes) {
        const Spot way = place - (stroke.middle - terrain.origin) * kPlaceSub;
        const std::int64_t r = std::int64_t{brush_radius(stroke.size)} * kPlaceSub;
        if (way.x <= -r || way.x >= r || way.y <= -r || way.y >= r) continue;
        sum += raised(stroke.size, steps, way.x * way.x + way.y * way.y);
    }
    return sum == 0 ? height : height + in_columns(sum);
}

}  // namespace terramorph

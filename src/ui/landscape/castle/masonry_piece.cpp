#include "ui/landscape/castle/masonry_piece.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "base/random.h"
#include "paint/outline.h"
#include "ui/landscape/castle/courses.h"
#include "ui/sprites/body_transform.h"

namespace terramorph {

namespace {

constexpr float kPieceSeams = 0.9f;         // pixels per column from which on seams are seen
constexpr std::uint32_t kPieceStones = 65;  // a stream of random numbers

/// Where a horizontal line crosses a convex polygon: from the left to the right.
std::optional<std::pair<float, float>> crossing(const EarthChunk::Polygon& polygon, float y) {
    float left = 1e9f, right = -1e9f;
    for (std::size_t k = 0; k < polygon.size(); ++k) {
        const Vec2<float> from = polygon[k], to = polygon[(k + 1) % polygon.size()];
        if ((from.y <= y) == (to.y <= y)) continue;
        const float x = from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y);
        left = std::min(left, x), right = std::max(right, x);
    }
    return left < right ? std::optional(std::pair(left, right)) : std::nullopt;
}

}  // namespace

void draw_masonry(Canvas& canvas, const View& view, const EarthChunk& chunk, const BodyState& body,
                  const Palette& palette) {
    const BodyTransform place(view, body, view.scale);
    const Color stone = wall_color(palette), pale = pale_color(palette), mortar = mortar_color(palette);
    const float line = std::max(1.0f, view.unit()), seam = std::max(0.8f, kSeamWide * view.scale);
    const auto outline = [&](const EarthChunk::Polygon& polygon) {
        Outline corners;
        for (const Vec2<float> corner : polygon) corners.push_back(place(corner));
        return corners;
    };
    for (const EarthChunk::Polygon& polygon : chunk.polygons)
        draw_outline(canvas, outline(polygon), 2 * line, mortar);
    for (const EarthChunk::Polygon& polygon : chunk.polygons) {
        const Outline shape = outline(polygon);
        const int tone = static_cast<int>(chunk.middle.x + polygon.front().x);
        draw_outline(canvas, shape, line, stone);
        canvas.polygon(shape, mixed(stone, pale, 0.4f * uniform01(kPieceStones, 0, tone, 0)));
    }
    if (view.scale < kPieceSeams) return;
    for (const EarthChunk::Polygon& polygon : chunk.polygons) {
        const auto [low, high] = std::ranges::minmax(polygon, {}, &Vec2<float>::y);
        for (float y = std::ceil(low.y / kCourseHigh) * kCourseHigh; y < high.y; y += kCourseHigh) {
            const auto across = crossing(polygon, y);
            if (!across) continue;
            canvas.line(place(across->first, y), place(across->second, y), seam, mortar);
            const auto above = crossing(polygon, std::min(y + kCourseHigh, high.y - 0.1f));
            if (!above) continue;
            const int course = static_cast<int>(std::lround(y / kCourseHigh));
            const float from = std::max(across->first, above->first),
                        to = std::min(across->second, above->second);
            const float shift = (course & 1) != 0 ? kStoneLong / 2 : 0;
            for (float x = std::ceil((from - shift) / kStoneLong) * kStoneLong + shift; x < to;
                 x += kStoneLong)
                canvas.line(place(x, y), place(x, std::min(y + kCourseHigh, high.y)), seam, mortar);
        }
    }
}

}  // namespace terramorph

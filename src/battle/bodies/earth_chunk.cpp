#include "battle/bodies/earth_chunk.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <tuple>
#include <utility>

#include "base/trig.h"

namespace terramorph {

namespace {

using Point = Vec2<float>;
using Polygon = EarthChunk::Polygon;

constexpr int kNarrowestStrip = 3;  // columns

/// Twice the area of a triangle, positive if a, b, c turn left.
float turn(Point a, Point b, Point c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

float squared_length(Point way) { return way.x * way.x + way.y * way.y; }

float area_of(const Polygon& polygon) {
    float twice = 0;
    for (std::size_t k = 2; k < polygon.size(); ++k) twice += turn(polygon[0], polygon[k - 1], polygon[k]);
    return twice / 2;
}

/// The middle of the chords, which may have more or fewer cells than the region owes to the ground.
Point middle_of(const LooseRegion& region) {
    double x = 0;
    double y = 0;
    double all = 0;
    for (const Chord& chord : region.chords) {
        const double cells = chord.span.length().count();
        all += cells;
        x += cells * (chord.x + 0.5);
        y += cells * double{to_columns(chord.span.bottom + chord.span.top)} / 2;
    }
    return {static_cast<float>(x / all), static_cast<float>(y / all)};
}

/// All corners of the region in a strip of columns, relative to the middle.
std::vector<Point> corners_of(const Chords& chords, Range strip, Point middle) {
    std::vector<Point> corners;
    for (const auto& [x, span] : chords) {
        if (x < strip.x0 || x >= strip.x1) continue;
        for (const int side : {x, x + 1})
            for (const Sixteenths y : {span.bottom, span.top})
                corners.push_back(Point{static_cast<float>(side), to_columns(y)} - middle);
    }
    return corners;
}

/// The convex hull, anticlockwise (A. M. Andrew's monotone chain, 1979).
Polygon hull_of(std::vector<Point> points) {
    std::ranges::sort(points, {}, [](Point point) { return std::tuple(point.x, point.y); });
    Polygon hull;
    const auto add = [&](Point point, std::size_t begin) {
        while (hull.size() >= begin + 2 && turn(hull[hull.size() - 2], hull.back(), point) <= 0)
            hull.pop_back();
        hull.push_back(point);
    };
    for (const Point point : points) add(point, 0);
    const std::size_t upper = hull.size() - 1;
    for (std::size_t k = points.size() - 1; k-- > 0;) add(points[k], upper);
    hull.pop_back();
    return hull;
}

/// The corner to drop next if a side is too short or there are too many: the one that removes least. The
/// polygon's size if it's fine.
std::size_t corner_to_cut(const Polygon& polygon) {
    const std::size_t size = polygon.size();
    const auto point = [&](std::size_t k) { return polygon[k % size]; };
    const auto too_short = [&](std::size_t k) {
        constexpr float kShortest = EarthChunk::kShortestSide * EarthChunk::kShortestSide;
        return squared_length(point(k + 1) - point(k)) < kShortest;
    };
    const bool too_many = size > EarthChunk::kMaxCorners;
    std::size_t best = size;
    float least = 0;
    for (std::size_t k = 0; k < size; ++k) {
        if (!too_many && !too_short(k) && !too_short(k + size - 1)) continue;
        const float loss = turn(point(k + size - 1), point(k), point(k + 1));
        if (best < size && loss >= least) continue;
        best = k;
        least = loss;
    }
    return best;
}

/// Empty if too little is left of it.
Polygon simplified(Polygon polygon) {
    while (polygon.size() >= 3) {
        const std::size_t corner = corner_to_cut(polygon);
        if (corner == polygon.size()) break;
        polygon.erase(polygon.begin() + static_cast<std::ptrdiff_t>(corner));
    }
    if (polygon.size() < 3 || area_of(polygon) < EarthChunk::kMinArea) return {};
    return polygon;
}

Polygon box_around(const std::vector<Point>& points) {
    const auto [left, right] = std::ranges::minmax(points, {}, &Point::x);
    const auto [low, high] = std::ranges::minmax(points, {}, &Point::y);
    return {{left.x, low.y}, {right.x, low.y}, {right.x, high.y}, {left.x, high.y}};
}

/// An interval on a vertical line, in columns.
struct Stretch {
    double from = -1e6;
    double to = 1e6;
};

/// The part of a line on which start + way * slope is from `low` to `high`.
Stretch between(double start, double slope, double low, double high) {
    if (slope == 0) return start >= low && start < high ? Stretch{} : Stretch{0, 0};
    const double a = (low - start) / slope;
    const double b = (high - start) / slope;
    return {std::min(a, b), std::max(a, b)};
}

/// Turns spans of the region into spans of the ground.
class Turner {
  public:
    Turner(Point middle, Point at, float angle)
        : middle_{middle.x, middle.y},
          at_{at.x, at.y},
          sine_(sine(static_cast<double>(angle))),
          cosine_(cosine(static_cast<double>(angle))) {}

    void turn(const Chord& chord, Chords& out) const {
        const double bottom = to_columns(chord.span.bottom);
        const double top = to_columns(chord.span.top);
        const double corners[] = {column_of(chord.x, bottom), column_of(chord.x, top),
                                  column_of(chord.x + 1, bottom), column_of(chord.x + 1, top)};
        const auto [first, last] = std::ranges::minmax(corners);
        for (int x = whole(first) - 1; x <= whole(last) + 1; ++x) {
            const Span span = span_in(x, chord.x, bottom, top);
            if (!span.empty()) out.push_back({x, span});
        }
    }

  private:
    static int whole(double value) { return static_cast<int>(std::floor(value)); }

    /// The new place of a place in the region.
    double column_of(int x, double y) const {
        return at_.x + (x - middle_.x) * cosine_ - (y - middle_.y) * sine_;
    }

    /// The part of a ground column, along its middle, that's covered by a piece of the region's column.
    Span span_in(int ground_column, int column, double bottom, double top) const {
        const double dx = ground_column + 0.5 - at_.x;
        const Stretch across = between(middle_.x + dx * cosine_, sine_, column, column + 1);
        const Stretch along = between(middle_.y - dx * sine_, cosine_, bottom, top);
        const double from = std::max(across.from, along.from);
        const double to = std::min(across.to, along.to);
        if (to <= from) return {};
        return {Sixteenths::rounded(at_.y + from), Sixteenths::rounded(at_.y + to)};
    }

    Vec2<double> middle_;
    Vec2<double> at_;
    double sine_;
    double cosine_;
};

}  // namespace

EarthChunk chunk_of(LooseRegion region) {
    assert(!is_too_small(region));
    EarthChunk chunk;
    chunk.middle = middle_of(region);
    const Range columns = columns_of(region.chords);
    const int wide = columns.x1 - columns.x0;
    const int strips = std::clamp(wide / kNarrowestStrip, 1, EarthChunk::kMaxPolygons);
    for (int k = 0; k < strips; ++k) {
        const Range strip = {columns.x0 + wide * k / strips, columns.x0 + wide * (k + 1) / strips};
        Polygon polygon = simplified(hull_of(corners_of(region.chords, strip, chunk.middle)));
        if (!polygon.empty()) chunk.polygons.push_back(std::move(polygon));
    }
    if (chunk.polygons.empty())
        chunk.polygons.push_back(box_around(corners_of(region.chords, columns, chunk.middle)));
    chunk.region = std::move(region);
    return chunk;
}

Chords chords_of(const EarthChunk& chunk, Vec2<float> at, float angle) {
    assert(std::isfinite(at.x) && std::isfinite(at.y) && std::isfinite(angle));
    Chords pieces;
    const Turner turner(chunk.middle, at, angle);
    for (const Chord& chord : chunk.region.chords) turner.turn(chord, pieces);
    std::ranges::sort(pieces, {}, [](const Chord& piece) {
        return std::tuple(piece.x, piece.span.bottom, piece.span.top);
    });
    Chords joined;
    for (const Chord& piece : pieces)
        if (!joined.empty() && joined.back().x == piece.x && piece.span.bottom <= joined.back().span.top)
            joined.back().span.top = std::max(joined.back().span.top, piece.span.top);
        else
            joined.push_back(piece);
    return joined;
}

}  // namespace terramorph

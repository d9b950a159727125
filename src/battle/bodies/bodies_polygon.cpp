#include "battle/bodies/bodies_polygon.h"

#include <algorithm>
#include <cmath>

namespace terramorph {

namespace {

using Outline = std::vector<Vec2<float>>;

constexpr float kFarthest = 20000;
constexpr double kShortestSide = 0.5;
constexpr std::size_t kMaxCorners = 8;  // of b2PolygonShape

Vec2<double> precise(Vec2<float> v) { return {static_cast<double>(v.x), static_cast<double>(v.y)}; }

Vec2<double> way(Vec2<float> from, Vec2<float> to) { return precise(to) - precise(from); }

/// Twice the area of a triangle, positive if anticlockwise.
double twice_area(Vec2<float> a, Vec2<float> b, Vec2<float> c) {
    const Vec2<double> ab = way(a, b);
    const Vec2<double> ac = way(a, c);
    return ab.x * ac.y - ab.y * ac.x;
}

double squared_distance(Vec2<float> a, Vec2<float> b) {
    const Vec2<double> ab = way(a, b);
    return ab.x * ab.x + ab.y * ab.y;
}

/// Andrew's monotone chain (1979): the lower side from left to right, then the upper one back.
Outline convex_hull(Outline points) {
    const auto left_to_right = [](Vec2<float> a, Vec2<float> b) {
        return a.x < b.x || (a.x == b.x && a.y < b.y);
    };
    std::sort(points.begin(), points.end(), left_to_right);
    points.erase(std::unique(points.begin(), points.end()), points.end());
    if (points.size() < 3) return {};
    Outline hull;
    const auto go_on = [&hull](Vec2<float> point, std::size_t first) {
        while (hull.size() >= first + 2 && twice_area(hull[hull.size() - 2], hull.back(), point) <= 0)
            hull.pop_back();
        hull.push_back(point);
    };
    for (const Vec2<float> point : points) go_on(point, 0);
    const std::size_t turn = hull.size() - 1;
    for (std::size_t k = points.size() - 1; k-- > 0;) go_on(points[k], turn);
    hull.pop_back();
    return hull;
}

/// Removes the least important corner.
void drop_flattest(Outline& hull) {
    const auto area_at = [&hull](std::size_t k) {
        const std::size_t n = hull.size();
        return twice_area(hull[(k + n - 1) % n], hull[k], hull[(k + 1) % n]);
    };
    std::size_t flattest = 0;
    for (std::size_t k = 1; k < hull.size(); ++k)
        if (area_at(k) < area_at(flattest)) flattest = k;
    hull.erase(hull.begin() + static_cast<std::ptrdiff_t>(flattest));
}

bool has_short_side(const Outline& hull) {
    for (std::size_t k = 0; k < hull.size(); ++k)
        if (squared_distance(hull[k], hull[(k + 1) % hull.size()]) < kShortestSide * kShortestSide)
            return true;
    return false;
}

/// True if it's hardly more than a line.
bool is_sliver(const Outline& hull) {
    double doubled = 0;
    double longest = 0;
    for (std::size_t k = 0; k < hull.size(); ++k) {
        const std::size_t next = (k + 1) % hull.size();
        doubled += twice_area(hull[0], hull[k], hull[next]);
        longest = std::max(longest, squared_distance(hull[k], hull[next]));
    }
    return doubled / 2 < kShortestSide * std::sqrt(longest);
}

}  // namespace

std::vector<Vec2<float>> solid_outline(std::span<const Vec2<float>> points) {
    Outline usable;
    for (const Vec2<float> point : points)
        if (std::abs(point.x) <= kFarthest && std::abs(point.y) <= kFarthest) usable.push_back(point);
    Outline hull = convex_hull(std::move(usable));
    while (hull.size() > kMaxCorners || (hull.size() > 3 && has_short_side(hull))) drop_flattest(hull);
    if (hull.size() < 3 || has_short_side(hull) || is_sliver(hull)) return {};
    return hull;
}

}  // namespace terramorph

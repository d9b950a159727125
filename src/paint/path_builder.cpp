#include "paint/path_builder.h"

#include <algorithm>
#include <cmath>

namespace terramorph {

namespace {

constexpr float kFlatness = 0.02f;  // pixels between an arc and its straight pieces, at most
constexpr float kMinBend = 1e-6f;   // smallest step, so that even the largest arcs end
constexpr float kSamePlace = 0.01f;

float length(Point p) { return std::sqrt(p.x * p.x + p.y * p.y); }
float dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }

Point direction(Point from, Point to) {
    const Point way = to - from;
    return way * (1 / length(way));
}

/// The direction to the left of this one on the screen.
Point left_of(Point way) { return {way.y, -way.x}; }

}  // namespace

void PathBuilder::begin(Point at) { first_ = at_ = at; }

void PathBuilder::to(Point at) {
    if (cuts_ == Cuts::shape)
        raster_.edge(at_, at);
    else
        raster_.edge(at, at_);
    at_ = at;
}

void PathBuilder::polygon(std::span<const Point> corners) {
    begin(corners.front());
    for (const Point corner : corners.subspan(1)) to(corner);
    close();
}

void PathBuilder::rounded(Rect rect, float radius) {
    const float r = std::max(0.0f, std::min({radius, rect.w / 2, rect.h / 2}));
    const float left = rect.x + r, right = rect.x + rect.w - r;
    const float top = rect.y + r, bottom = rect.y + rect.h - r;
    const auto corner = [&](Point center, Point from, Point till) {
        to(center + from * r);
        arc(center, r, from, till);
    };
    begin({right, top - r});
    corner({right, top}, {0, -1}, {1, 0});
    corner({right, bottom}, {1, 0}, {0, 1});
    corner({left, bottom}, {0, 1}, {-1, 0});
    corner({left, top}, {-1, 0}, {0, -1});
    close();
}

void PathBuilder::circle(Point center, float radius) {
    rounded({center.x - radius, center.y - radius, 2 * radius, 2 * radius}, radius);
}

// Goes along one side of the line and back along the other; the ends are joins that turn back.
void PathBuilder::stroke(std::span<const Point> points, float radius) {
    const std::size_t count = points.size();
    Point at = points.front();
    const auto other =
        std::find_if(points.begin(), points.end(), [&](Point p) { return length(p - at) >= kSamePlace; });
    if (other == points.end()) return circle(at, radius);
    Point along = direction(*other, at);
    begin(at + left_of(along) * radius);
    for (std::size_t k = 1; k < 2 * count - 1; ++k) {
        const Point next = points[k < count ? k : 2 * count - 2 - k];
        if (length(next - at) < kSamePlace) continue;
        const Point way = direction(at, next);
        join(at, along, way, radius);
        at = next, along = way;
    }
    close();
}

// Only the outer side of a bend is rounded; the inner side passes through the bend itself, so that the
// winding stays right even for short pieces.
void PathBuilder::join(Point at, Point along, Point next, float radius) {
    const Point from = left_of(along), to_side = left_of(next);
    const bool turns_back = dot(along, next) < -0.999f;
    to(at + from * radius);
    if (dot(next, from) > 0 && !turns_back) {
        to(at);
        to(at + to_side * radius);
    } else if (dot(along, next) < 0) {
        arc(at, radius, from, along);
        arc(at, radius, along, to_side);
    } else {
        arc(at, radius, from, to_side);
    }
}

/// Continues from one unit vector to another, by at most a quarter turn, or slightly more for ends that don't
/// quite turn back.
void PathBuilder::arc(Point center, float radius, Point from, Point till) {
    const Point sum = from + till;
    const float reach = length(sum);
    const bool bent = 1 - reach / 2 > std::max(kFlatness / radius, kMinBend);
    if (!bent) return to(center + till * radius);
    const Point middle = sum * (1 / reach);
    arc(center, radius, from, middle);
    arc(center, radius, middle, till);
}

}  // namespace terramorph

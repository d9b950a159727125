#pragma once

#include <cmath>
#include <span>

#include "ui/camera/camera.h"

namespace terramorph {

/// Places on a path (in columns) that are so many pixels apart; `dot` takes each one, and how far along the
/// path it is: 0 to 1.
template <class Draw>
void each_dot(const View& view, std::span<const Vec2<float>> path, float apart, Draw dot) {
    float left = apart;
    for (std::size_t k = 1; k < path.size(); ++k) {
        const Point from = view.point(path[k - 1]), way = view.point(path[k]) - from;
        const float long_ = std::hypot(way.x, way.y);
        for (; left < long_; left += apart)
            dot(from + way * (left / long_), static_cast<float>(k) / static_cast<float>(path.size()));
        left -= long_;
    }
}

/// How clearly a dot is seen beside a path (in columns) that it gives way to: not at all within so many
/// pixels, and well from twice as many on.
float clearness_beside(const View& view, std::span<const Vec2<float>> path, Point dot, float pixels);

constexpr Color kPathRim = {14, 30, 24, 170};  ///< of what's drawn along a path

/// A dot with a dark rim beside it, not below it: a faint one keeps its color.
void draw_path_dot(Canvas& canvas, Point at, float radius, Color color);

}  // namespace terramorph

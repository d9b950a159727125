#pragma once

#include <cmath>

#include "battle/tank.h"
#include "paint/outline.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Transforms a body's own coordinates, in columns, to the picture.
class BodyTransform {
  public:
    /// `scale`: pixels per column of the body.
    BodyTransform(const View& view, const BodyState& body, float scale)
        : at_(view.point(body.at)), scale_(scale), c_(std::cos(body.angle)), s_(std::sin(body.angle)) {}

    Point operator()(Vec2<float> place) const {
        return {at_.x + (place.x * c_ - place.y * s_) * scale_,
                at_.y - (place.x * s_ + place.y * c_) * scale_};
    }
    Point operator()(float x, float y) const { return (*this)({x, y}); }
    float scale() const { return scale_; }

  private:
    Point at_;
    float scale_, c_, s_;
};

/// Draws a closed line around a shape.
inline void draw_outline(Canvas& canvas, Outline shape, float thickness, Color color) {
    shape.push_back(shape.front());
    canvas.line(shape, thickness, color);
}

}  // namespace terramorph

#pragma once

#include "base/vec2.h"
#include "paint/canvas.h"

namespace terramorph {

/// The visible part of a level, and its scale.
struct View {
    float left = 0;    ///< the column at the picture's left edge
    float bottom = 0;  ///< the height at its lower edge, in columns
    float scale = 1;   ///< pixels per column
    int width = 0;     ///< of the picture, in pixels
    int height = 0;

    float x_of(float column) const { return (column - left) * scale; }
    float y_of(float above) const { return static_cast<float>(height) - (above - bottom) * scale; }
    float column_at(float x) const { return left + x / scale; }
    float height_at(float y) const { return bottom + (static_cast<float>(height) - y) / scale; }
    Point point(Vec2<float> place) const { return {x_of(place.x), y_of(place.y)}; }
    Vec2<float> place(Point point) const { return {column_at(point.x), height_at(point.y)}; }
    /// Pixels per pixel of a picture of 1600 x 900, for everything with a fixed size.
    float unit() const;

    friend bool operator==(const View&, const View&) = default;
};

/// Shows a level's whole width if it fits, or else a part that follows the action.
class Camera {
  public:
    /// The widest level that's shown whole, in columns, and the reduction for wider ones.
    static constexpr int kWidestWhole = 2560;
    static constexpr int kPartSeen = 2048;

    Camera() = default;
    explicit Camera(int level_width) : level_width_(level_width) {}

    /// Moves the view to this column over time.
    void look_at(float column) { wanted_ = column; }
    /// Moves there at once.
    void jump() { middle_ = wanted_; }
    /// Returns true if the view moved.
    bool advance(double seconds);
    View view(int width, int height) const;

  private:
    float columns_seen() const;

    int level_width_ = 0;
    float wanted_ = 0;
    float middle_ = 0;
};

}  // namespace terramorph

#pragma once

#include "base/vec2.h"
#include "paint/canvas.h"

namespace terramorph {

/// Which part of a level is seen, and how large.
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
    /// Pixels to one pixel of a picture of 1600 x 900, for all that keeps its size whatever the level's.
    float unit() const;

    friend bool operator==(const View&, const View&) = default;
};

/// Shows a level: the whole width where it fits, else a part of it that goes after what happens.
class Camera {
  public:
    /// Levels up to this wide are seen whole; of wider ones this much less is seen.
    static constexpr int kWidestWhole = 2560;
    static constexpr int kPartSeen = 2048;

    Camera() = default;
    explicit Camera(int level_width) : level_width_(level_width) {}

    /// What happens at this column; the view goes there as time goes on.
    void look_at(float column) { wanted_ = column; }
    /// Is there at once.
    void jump() { middle_ = wanted_; }
    /// The earth shakes at this moment.
    void shake() { shaking_ = 1; }
    /// By how many whole pixels of a picture what is seen is off its place.
    Point shaken(const View& view) const;
    /// Returns whether the view moved.
    bool advance(double seconds);
    View view(int width, int height) const;

  private:
    /// How far it shakes, in pixels of a picture of 1600 x 900; 0 for whoever cannot bear it.
    static constexpr float kShake = 4;

    float columns_seen() const;

    int level_width_ = 0;
    float wanted_ = 0;
    float middle_ = 0;
    float shaking_ = 0;  // 1 while the earth shakes, and then down to 0
    double time_ = 0;
};

}  // namespace terramorph

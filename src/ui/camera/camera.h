#pragma once

#include <algorithm>

#include "base/vec2.h"
#include "paint/canvas.h"

namespace terramorph {

class Ground;

/// The visible part of a level, and its scale.
struct View {
    float left = 0;    ///< the column at the picture's left edge
    float bottom = 0;  ///< the height at its lower edge, in columns
    float scale = 1;   ///< pixels per column
    int width = 0;     ///< of the picture, in pixels
    int height = 0;
    float zoom = 1;   ///< how much of the scale is due to looking closely
    float marks = 1;  ///< how far tanks that would be too small are drawn larger than they are: 0 to 1
    float foot = 0;   ///< pixels above the lower edge that a bar covers

    float x_of(float column) const { return (column - left) * scale; }
    float y_of(float above) const { return static_cast<float>(height) - (above - bottom) * scale; }
    float column_at(float x) const { return left + x / scale; }
    float height_at(float y) const { return bottom + (static_cast<float>(height) - y) / scale; }
    Point point(Vec2<float> place) const { return {x_of(place.x), y_of(place.y)}; }
    Vec2<float> place(Point point) const { return {column_at(point.x), height_at(point.y)}; }
    /// Pixels per pixel of a picture of 1600 x 900, for everything with a fixed size. What is seen closely
    /// is larger.
    float unit() const;
    /// Where another view's picture lies in this one.
    Rect rect_of(const View& other) const;
    /// The same in a picture of half the size, rounded up.
    View halved() const;

    friend bool operator==(const View&, const View&) = default;
};

/// What a moving camera sees now, where it will come to rest, and all that it may look at more closely.
struct Views {
    View now, rest, whole;
};

/// What is far away as it's seen in a view of a part: it moves and grows less than the level does, and fills
/// the picture. In the view of the whole it's where it was painted.
View distant_view(const View& part, const View& whole);

/// Shows a level's whole width if it fits, or a part of it closely; of a wider level, a part that follows the
/// action, or once it's there, a part of that closely.
class Camera {
  public:
    /// The widest level that's shown whole, in columns, and the reduction for wider ones.
    static constexpr int kWidestWhole = 2560;
    static constexpr int kPartSeen = 2048;
    /// How long it takes from one place to another, in seconds.
    static constexpr double kEasing = 0.45;
    /// Takes so many seconds instead from the next move on.
    void set_easing(double seconds) { next_easing_ = seconds; }

    Camera() = default;
    explicit Camera(int level_width) : level_width_(level_width) { jump(); }

    /// A bar covers this share of the picture's height: what is to be seen stays above it.
    void set_foot(float share) { foot_ = share; }
    /// And bars and a label cover this share at its top.
    void set_head(float share) { head_ = share; }
    /// From here up, in columns, the whole picture has to show everything above the bar ...
    void show_from(float lowest) { lowest_ = std::min(lowest_, std::max(0.0f, lowest)); }
    /// ... and up to here, which matters more.
    void show_to(float highest) { highest_ = std::max(highest_, highest); }

    /// Moves over time to a view of the whole level.
    void look_at_all() { asked_ = {}, set_out(); }
    /// Moves to this column, where the level is wider than what is seen and nothing is looked at closely.
    void look_at(float column);
    /// Moves over time to a view of so many columns around a place. What's as high as `low` stays above the
    /// bar.
    void look_closely(Vec2<float> at, float columns, float low);
    void look_closely(Vec2<float> at, float columns) { look_closely(at, columns, at.y); }
    /// Moves there at once.
    void jump();
    /// Returns true if the view moved.
    bool advance(double seconds);

    Views views(int width, int height) const;
    View view(int width, int height) const { return views(width, height).now; }

  private:
    /// The middle of what is seen, and the share of the whole picture that it fills on each side.
    struct Frame {
        Vec2<float> middle = {};
        float share = 1;
        float low = 0;  ///< to be seen above the bar

        friend bool operator==(const Frame&, const Frame&) = default;
    };

    /// From where to where, with a middle for the whole picture too.
    struct Way {
        Frame from, to;
    };

    bool pans() const { return level_width_ > kWidestWhole; }
    float columns_seen() const;
    Way way() const;
    Frame frame_now() const;
    Frame rate_now() const;
    float target() const;
    bool far() const;
    void set_out();
    float below_zero(float high) const;
    View view_of(const Frame& frame, int width, int height) const;
    bool pan(double seconds);

    int level_width_ = 0;
    float lowest_ = 1e6f, highest_ = 0;
    float foot_ = 0, head_ = 0;
    float wanted_ = 0;  // of a wide level: the column in the middle
    float middle_ = 0;
    Frame asked_;  // to be seen once the camera is near enough
    Frame from_, to_;
    Frame rate_ = {{}, 0, 0};                        // how fast it set out, per second
    double easing_ = kEasing, under_way_ = kEasing;  // seconds
    double next_easing_ = kEasing;
};

/// A camera that shows all land on which one plays.
Camera camera_over(const Ground& ground);

}  // namespace terramorph

#include "ui/camera/camera.h"

#include <algorithm>
#include <cmath>

#include "terrain/ground/ground.h"

namespace terramorph {

namespace {

constexpr float kFollowing = 4;        // of the remaining way, per second
constexpr float kThere = 0.5f;         // columns
constexpr float kBelowZero = 0.05f;    // share of the picture's height for bedrock, at least ...
constexpr float kOverFoot = 0.015f;    // ... and above a bar ...
constexpr float kUnderLow = 0.05f;     // ... and below what has to be seen
constexpr float kDugInTime = 120;      // columns that tanks get below the lowest place of a new level
constexpr float kSkyOver = 0.06f;      // above the highest ground, at least
constexpr float kDeepestCut = 0.14f;   // share of the picture's height that may be cut off below the level
constexpr float kLeastCloser = 1.25f;  // what is hardly closer is not worth a move

/// 0 .. 1, beginning and ending gently.
float eased(float t) { return t * t * t * (t * (6 * t - 15) + 10); }
float rate_of_eased(float t) { return 30 * t * t * (1 - t) * (1 - t); }

/// What's left of the way on which something sets out with a speed of 1: it loses it gently.
float coasted(float t) { return t * (1 - t * t * (6 - t * (8 - 3 * t))); }
float rate_of_coasted(float t) { return 1 - t * t * (18 - t * (32 - 15 * t)); }

/// The place of a stretch of this length around a middle, within one from 0 to `whole`.
float within(float middle, float length, float whole) {
    return std::clamp(middle - length / 2, 0.0f, whole - length);
}

float to_pixel(float place, float scale) { return std::round(place * scale) / scale; }

}  // namespace

float View::unit() const {
    return zoom * std::min(static_cast<float>(width) / 1600, static_cast<float>(height) / 900);
}

View View::halved() const {
    View half = *this;
    half.scale = scale / 2;
    half.width = (width + 1) / 2, half.height = (height + 1) / 2;
    half.bottom += (static_cast<float>(height) / 2 - static_cast<float>(half.height)) / half.scale;
    half.foot = foot / 2;
    return half;
}

Rect View::rect_of(const View& other) const {
    const float larger = scale / other.scale;
    return {x_of(other.left), y_of(other.height_at(0)), static_cast<float>(other.width) * larger,
            static_cast<float>(other.height) * larger};
}

View distant_view(const View& part, const View& whole) {
    constexpr float kMostLarger = 0.3f;  // than in the whole view, however closely one looks
    const float closer = part.scale / whole.scale;
    const float larger = 1 + kMostLarger * (1 - 1 / std::max(1.0f, closer));
    // how far what is seen has moved across the whole, 0 to 1
    const auto moved = [](float offset, float room) {
        return room > 0 ? std::clamp(offset / room, 0.0f, 1.0f) : 0.0f;
    };
    const float high = static_cast<float>(whole.height) / whole.scale;
    const float wide = static_cast<float>(whole.width) / whole.scale;
    const float across = moved(part.left - whole.left, wide * (1 - 1 / closer));
    const float up = moved(part.bottom - whole.bottom, high * (1 - 1 / closer));
    View far = whole;
    far.scale = whole.scale * larger;
    far.left += across * wide * (1 - 1 / larger);
    far.bottom += up * high * (1 - 1 / larger);
    return far;
}

float Camera::columns_seen() const { return static_cast<float>(pans() ? kPartSeen : level_width_); }

void Camera::look_at(float column) {
    if (asked_ == Frame{}) wanted_ = column;
}

void Camera::look_closely(Vec2<float> at, float columns, float low) {
    wanted_ = at.x;
    const float share = columns / columns_seen();
    asked_ = share * kLeastCloser > 1 ? Frame{} : Frame{at, share, std::max(0.0f, low)};
    set_out();
}

/// The column that will be in the middle of a wide level's part.
float Camera::target() const {
    const float half = columns_seen() / 2;
    return std::clamp(wanted_, half, static_cast<float>(level_width_) - half);
}

bool Camera::far() const { return pans() && std::abs(target() - middle_) >= kThere; }

void Camera::jump() {
    if (pans()) middle_ = target();
    to_ = asked_;
    from_ = to_;
    under_way_ = easing_ = next_easing_;
}

/// On the way through a wide level the whole part is seen, because what's seen closely is painted for its
/// place. A move that ends another begins as fast as that one was.
void Camera::set_out() {
    const Frame frame = far() ? Frame{} : asked_;
    if (frame == to_) return;
    const Frame now = frame_now();
    rate_ = rate_now();
    from_ = now;
    to_ = frame;
    under_way_ = 0;
    easing_ = next_easing_;
}

/// The whole picture has no middle of its own: its sides move to those of what is seen closely.
Camera::Way Camera::way() const {
    Way way = {from_, to_};
    if (from_.share >= 1) way.from.middle = to_.middle;
    if (to_.share >= 1) way.to.middle = way.from.middle;
    return way;
}

Camera::Frame Camera::frame_now() const {
    const float t = static_cast<float>(under_way_ / easing_);
    if (t >= 1) return to_;
    const auto [from, to] = way();
    const float gone = eased(t), coasts = static_cast<float>(easing_) * coasted(t);
    return {from.middle + (to.middle - from.middle) * gone + rate_.middle * coasts,
            std::clamp(from.share + (to.share - from.share) * gone + rate_.share * coasts,
                       0.5f * std::min(from.share, to.share), 1.0f),
            std::max(0.0f, from.low + (to.low - from.low) * gone + rate_.low * coasts)};
}

Camera::Frame Camera::rate_now() const {
    const float t = static_cast<float>(under_way_ / easing_);
    if (t >= 1) return {{}, 0, 0};
    const auto [from, to] = way();
    const float gone = rate_of_eased(t) / static_cast<float>(easing_), coasts = rate_of_coasted(t);
    return {(to.middle - from.middle) * gone + rate_.middle * coasts,
            (to.share - from.share) * gone + rate_.share * coasts,
            (to.low - from.low) * gone + rate_.low * coasts};
}

bool Camera::advance(double seconds) {
    set_out();
    const bool eases = under_way_ < easing_;
    under_way_ = std::min(easing_, under_way_ + seconds);
    return pan(seconds) || eases;
}

bool Camera::pan(double seconds) {
    if (!far() || frame_now() != Frame{}) return false;
    middle_ += (target() - middle_) * std::min(1.0f, kFollowing * static_cast<float>(seconds));
    return true;
}

/// How far the whole picture, of `high` columns, reaches below the level: so far that the bar covers nothing
/// to be seen, unless that pushed the highest ground out of sight. For high ground it's cut off below.
float Camera::below_zero(float high) const {
    const float wanted = foot_ + kOverFoot - lowest_ / high;
    const float most = 1 - std::max(kSkyOver, head_) - highest_ / high;
    return high * std::max(-kDeepestCut, std::min(std::max(kBelowZero, wanted), most));
}

View Camera::view_of(const Frame& frame, int width, int height) const {
    const float seen = columns_seen();
    View view{.width = width, .height = height, .zoom = 1 / frame.share};
    view.foot = std::round(foot_ * static_cast<float>(height));
    const float whole_scale = static_cast<float>(width) / seen;
    const float high = static_cast<float>(height) / whole_scale;
    const float furthest = std::max(0.0f, static_cast<float>(level_width_) - seen);
    view.scale = whole_scale * view.zoom;
    view.left = std::clamp(middle_ - seen / 2, 0.0f, furthest);
    view.bottom = -below_zero(high);
    if (frame.share < 1) {
        view.left += within(frame.middle.x - view.left, seen * frame.share, seen);
        const float seen_high = high * frame.share;
        const float above_bar = frame.low - (foot_ + kUnderLow) * seen_high;
        const float middle = std::min(frame.middle.y, above_bar + seen_high / 2);
        view.bottom += within(middle - view.bottom, seen_high, high);
    }
    return view;
}

Camera camera_over(const Ground& ground) {
    Camera camera(ground.width());
    float lowest = to_columns(ground.top(0));
    for (int column = 1; column < ground.width(); ++column)
        lowest = std::min(lowest, to_columns(ground.top(column)));
    camera.show_from(lowest - kDugInTime);
    camera.show_to(to_columns(ground.highest(0, ground.width())));
    return camera;
}

Views Camera::views(int width, int height) const {
    const auto still = [&](const Frame& frame) {
        View view = view_of(frame, width, height);
        view.left = to_pixel(view.left, view.scale);
        if (frame.share < 1) view.bottom = to_pixel(view.bottom, view.scale);
        return view;
    };
    const Frame now = frame_now();
    const View rest = still(to_);
    return {now == to_ ? rest : view_of(now, width, height), rest, still({})};
}

}  // namespace terramorph

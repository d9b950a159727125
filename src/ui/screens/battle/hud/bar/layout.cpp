#include "ui/screens/battle/hud/bar/layout.h"

#include <algorithm>
#include <cmath>

#include "ui/widgets/key_cap.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr float kBarHigh = 104, kSlimHigh = 56, kBarEdge = 24;  // units
constexpr float kBarGroups = 44, kBarApart = 10;                // between groups, and within them
constexpr float kStepWide = 48, kTrackHigh = 36, kTrackLeast = 230;
constexpr float kHeldSlot = 62, kOtherSlot = 44, kNameWide = 236;
constexpr float kFireWide = 164, kFireEdge = 13;

/// What's left of the bar, and the sizes of its parts.
class BarRoom {
  public:
    BarRoom(const Canvas& canvas, Rect place) : canvas_(canvas), scale_(canvas), place_(place), rest_(place) {
        const float edge = std::max(6.0f, scale_(kBarEdge));
        rest_.x += edge, rest_.w -= edge;
        const float words = heading() + number(), space = std::max(2.0f, (place.h - words) / 3);
        heading_y_ = place.y + std::floor(space * 0.9f);
        value_y_ = place.y + place.h - std::floor(space) - number();
    }

    BarLayout laid(std::string_view tab, std::string_view fire) {
        BarLayout bar;
        take_fire(bar, fire);
        take_angle(bar);
        take_weapon(bar, tab);
        take_power(bar);
        return bar;
    }

  private:
    float heading() const { return scale_.text(kBarHeading); }
    float number() const { return scale_.text(kBarNumber); }
    float apart() const { return std::max(3.0f, scale_(kBarApart)); }
    float groups() const { return std::max(9.0f, scale_(kBarGroups)); }
    float step() const { return std::max(16.0f, scale_.pressed(kStepWide)); }
    /// Fingers need them side by side.
    float steps_wide() const { return Scale::finger() > 0 ? 2 * step() : step(); }
    float number_wide(std::string_view most) const {
        return std::ceil(canvas_.text_width(most, {number(), {}, Face::bold})) + 1;
    }
    Rect heading_of(float x, float wide) const { return {x, heading_y_, wide, heading()}; }
    Rect value_of(float x, float wide) const { return {x, value_y_, wide, number()}; }

    void take_fire(BarLayout& bar, std::string_view key) {
        const float words = canvas_.text_width(key, {scale_.text(kBarFire), {}, Face::bold});
        const float wide = std::max(scale_(kFireWide), words + 2 * apart()),
                    edge = std::max(4.0f, scale_(kFireEdge));
        take_right(rest_, edge);
        bar.fire = take_right(rest_, wide, groups() * 0.6f);
        bar.fire.y += edge, bar.fire.h -= 2 * edge;
    }

    void take_angle(BarLayout& bar) {
        const float wide = number_wide("180.0°");
        const float x = take_left(rest_, wide, apart()).x;
        bar.angle = value_of(x, wide);
        bar.left = take_left(rest_, step());
        bar.right = take_left(rest_, step(), groups());
        bar.angle_heading = heading_of(x, bar.left.x - x);
    }

    /// The neighbours and the key give way where the track would be too short, and the name where fingers
    /// would find no room to step the power.
    void take_weapon(BarLayout& bar, std::string_view tab) {
        const float other = std::max(18.0f, scale_.pressed(kOtherSlot));
        const float held = std::max(24.0f, scale_.pressed(kHeldSlot));
        const float key = cap_width(canvas_, tab);
        const float power = number_wide("1000") + steps_wide() + 2 * apart() + groups();
        float name = scale_(kNameWide);
        if (Scale::finger() > 0 && held + apart() + name + power > rest_.w) name = 0;
        const float least = held + apart() + name, free = rest_.w - power - scale_(kTrackLeast);
        const bool others = least + 2 * (other + apart()) <= free;
        const bool keyed =
            Scale::finger() == 0 && least + (others ? 2 * (other + apart()) : 0) + key + apart() <= free;
        const float wide = least + (others ? 2 * (other + apart()) : 0) + (keyed ? key + apart() : 0);
        Rect group = take_right(rest_, wide, groups());
        const float label = heading(), lines = scale_.text(kBarName) + scale_.text(kBarStock);
        if (others) bar.previous = square(take_left(group, other, apart()), other);
        bar.held = square(take_left(group, held, apart()), held);
        if (keyed) bar.tab = middle_of(take_right(group, key, apart()), cap_height(canvas_));
        if (others) bar.next = square(take_right(group, other, apart()), other);
        if (label + lines + 6 <= place_.h) bar.weapon_heading = heading_of(group.x, group.w);
        const float top = bar.weapon_heading.h > 0 ? heading_y_ + label : place_.y;
        const float space = std::max(0.0f, (place_.y + place_.h - top - lines) / 3);
        bar.name = {group.x, std::floor(top + space), group.w, scale_.text(kBarName)};
        bar.stock = {group.x, std::floor(place_.y + place_.h - space * 1.4f - scale_.text(kBarStock)),
                     group.w, scale_.text(kBarStock)};
    }

    void take_power(BarLayout& bar) {
        const Rect steps = take_right(rest_, steps_wide(), apart());
        bar.more = bar.less = steps;
        if (steps.w > step()) {
            bar.less.w = steps.w / 2;
            bar.more = {steps.x + bar.less.w, steps.y, bar.less.w, steps.h};
        } else {
            bar.more.h = place_.h / 2;
            bar.less = {steps.x, place_.y + bar.more.h, steps.w, bar.more.h};
        }
        bar.power = value_of(take_right(rest_, number_wide("1000"), apart() * 1.5f).x, number_wide("1000"));
        const float high = std::max(10.0f, scale_(kTrackHigh));
        bar.track = {rest_.x, std::floor(bar.power.center().y - high / 2), rest_.w, high};
        bar.power_heading = heading_of(rest_.x, steps.x - rest_.x);
    }

    /// Below the headings, like the numbers.
    Rect square(Rect column, float size) const {
        const float lowest = place_.y + place_.h - std::max(3.0f, scale_(9)) - size;
        return {column.x, std::floor(std::min(lowest, value_y_ + (number() - size) / 2)), size, size};
    }
    Rect middle_of(Rect column, float high) const {
        return {column.x, std::floor(value_y_ + (number() - high) / 2), column.w, high};
    }

    const Canvas& canvas_;
    Scale scale_;
    Rect place_, rest_;
    float heading_y_ = 0, value_y_ = 0;
};

}  // namespace

BarParts BarLayout::parts() const {
    const auto span = [this](const Rect& first, const Rect& last) {
        return Rect{first.x, fire.y, last.x + last.w - first.x, fire.h};
    };
    const Rect &first = previous.w > 0 ? previous : held, &beside = next.w > 0 ? next : name;
    return {span(angle_heading, right), span(track, more), span(first, tab.w > 0 ? tab : beside), fire};
}

float bar_height(const Canvas& canvas) {
    const Scale scale(canvas);
    const float words = scale.text(kBarHeading) + scale.text(kBarNumber);
    const float edge = std::max(4.0f, scale(kFireEdge));
    const float pressed = Scale::finger() > 0 ? Scale::finger() + 2 * edge : 0;
    return std::max({scale(kBarHigh), pressed, words + 3 * std::max(4.0f, scale(9))});
}

float slim_height(const Canvas& canvas) {
    const Scale scale(canvas);
    return std::max(scale(kSlimHigh), scale.text(kBarName) + 2 * std::max(3.0f, scale(9)));
}

BarLayout bar_layout(const Canvas& canvas, Rect place, std::string_view tab, std::string_view fire) {
    return BarRoom(canvas, place).laid(tab, fire);
}

}  // namespace terramorph

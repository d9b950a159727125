#include "ui/sprites/tank_labels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "base/text.h"
#include "ui/sprites/emblems.h"
#include "ui/sprites/tanks.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kTankLabelsDark = {18, 14, 24};

struct Placed {
    const TankLabel* label;
    Rect place;
};

constexpr float kBarWide = 44, kBarHigh = 5;
constexpr float kTankLabelsLetters = 20;
constexpr float kPlateAlpha = 0.68f, kPlateEdge = 3, kTurnTip = 7;
constexpr float kLabelEmblem = 0.44f;  // radius, as a part of the letters' size: seen from afar

/// A tank's name with a word on its condition.
std::string words_of(const TankLabel& label) {
    return label.note.empty() ? label.name : concat(label.name, " · ", label.note);
}

/// The width of the signs before the name, including the gap after them.
float signs_wide(const TankLabel& label, float size) { return size * (label.team > 0 ? 2.25f : 1.15f); }

void draw_bar(Canvas& canvas, const Scale& scale, const TankLabel& label, Rect place) {
    const float middle = place.center().x;
    const Rect bar = {std::floor(middle - scale(kBarWide) / 2), place.y + place.h - scale(kBarHigh),
                      scale(kBarWide), std::max(3.0f, scale(kBarHigh))};
    canvas.fill(bar.inset(-1), with_alpha(kTankLabelsDark, 0.75f));
    canvas.fill({bar.x, bar.y, bar.w * std::clamp(label.health, 0.0f, 1.0f), bar.h}, label.color);
}

/// It makes names readable on snow, too, at all times, so no label moves when a turn begins.
Rect plate_of(const Scale& scale, Rect place) { return place.inset(-scale(kPlateEdge)); }

/// Around the label, with a tip to the tank.
void draw_turn_frame(Canvas& canvas, const Scale& scale, Rect frame, float tank) {
    const float thick = std::max(1.0f, scale(2)), tip = scale(kTurnTip), corner = scale(6) + tip;
    const float middle = std::clamp(tank, frame.x + corner, frame.x + frame.w - corner);
    const float low = frame.y + frame.h;
    canvas.outline_rounded(frame, scale(6), thick, theme::kBright);
    const std::array<Point, 3> marker = {{{middle - tip, low}, {middle + tip, low}, {middle, low + tip}}};
    canvas.polygon(marker, theme::kBright);
}

void draw_label(Canvas& canvas, const Scale& scale, const Placed& placed) {
    const TankLabel& label = *placed.label;
    const Rect place = placed.place;
    const Rect plate = plate_of(scale, place);
    canvas.fill_rounded(plate, scale(6), with_alpha(kTankLabelsDark, kPlateAlpha));
    if (label.playing) draw_turn_frame(canvas, scale, plate, label.above.x);
    draw_bar(canvas, scale, label, place);
    const TextStyle style = {scale.text(kTankLabelsLetters), theme::kBright};
    const std::string said = words_of(label);
    const float emblem = style.size * kLabelEmblem;
    const float signs = signs_wide(label, style.size);
    const float left = place.center().x - (canvas.text_width(said, style) + signs) / 2;
    draw_emblem(canvas, {left + emblem, place.y + style.size / 2 + 1}, emblem + 1.2f, label.emblem,
                with_alpha(kTankLabelsDark, 0.75f));
    draw_emblem(canvas, {left + emblem, place.y + style.size / 2}, emblem, label.emblem,
                mixed(label.color, {255, 255, 255}, 0.2f));
    draw_team(canvas, {left + 1.6f * style.size, place.y + style.size / 2}, emblem, label.team);
    canvas.text({left + signs, place.y + 1}, said, style);
}

bool labels_meet(Rect a, Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

/// A small arrow in its color above a tank without a name, so that one finds it; none below a name.
void draw_marker(Canvas& canvas, const Scale& scale, const TankLabel& label, std::span<const Placed> names) {
    const float size = std::max(4.0f, scale(9)), rim = std::max(1.0f, scale(2));
    const Rect place = {label.above.x - size, label.above.y - 2 * size, 2 * size, 2 * size};
    const auto covers = [&](const Placed& name) { return labels_meet(place, plate_of(scale, name.place)); };
    if (std::ranges::any_of(names, covers)) return;
    const Part part(canvas, "tank_marker");
    const auto arrow = [&](float by, Color color) {
        const std::array<Point, 3> corners = {{{place.x - by, place.y - by},
                                               {place.x + place.w + by, place.y - by},
                                               {label.above.x, label.above.y + 1.5f * by}}};
        canvas.polygon(corners, color);
    };
    arrow(rim, with_alpha(kTankLabelsDark, 0.75f));
    arrow(0, mixed(label.color, {255, 255, 255}, 0.2f));
}

/// An arrow, an emblem and perhaps a name on a plate, with the arrow at the end nearer to the picture's edge.
struct FarSign {
    Rect place;
    float high, edge;
    bool at_left, named;
};

/// With its name where that stands near the edge at about the tank's height and on nothing else.
FarSign far_sign(const Canvas& canvas, const Scale& scale, Point tank, const FarTank& far, LabelRoom& room) {
    const float line = scale.text(kTankLabelsLetters), high = std::max(16.0f, scale(38)), edge = scale(8);
    const Rect field = room.field();
    const bool at_left = tank.x < field.x + field.w / 2;
    const float brief = high + 2 * kLabelEmblem * line + edge;
    const float name = canvas.text_width(far.name, {line, {}});
    const auto wanted = [&](float wide) {
        return room.within_field(
            {at_left ? std::min(tank.x, field.x + field.w) : std::max(tank.x, field.x) - wide,
             tank.y - high / 2, wide, high});
    };
    // a little apart from names, which belong to tanks in sight
    const auto place_in = [&](LabelRoom& free, float wide) {
        Rect place = wanted(wide);
        place.y -= edge, place.h += 2 * edge;
        place = free.place(place);
        return Rect{place.x, place.y + edge, place.w, high};
    };
    if (name > 0) {
        LabelRoom tried = room;
        const float wide = brief + 0.5f * kLabelEmblem * line + name;
        const Rect place = place_in(tried, wide);
        const auto covers = [&](const Rect& other) { return labels_meet(place, other); };
        const bool near = std::abs(place.y - wanted(wide).y) < 3 * high;
        if (near && std::ranges::none_of(room.taken(), covers)) {
            room = tried;
            return {place, high, edge, at_left, true};
        }
    }
    return {place_in(room, brief), high, edge, at_left, false};
}

/// A triangle around this place, towards another.
void draw_pointer(Canvas& canvas, Point tip, Point to, float reach, Color color) {
    const Point way = to - tip;
    const float length = std::max(1.0f, std::hypot(way.x, way.y));
    const Point along = {way.x / length, way.y / length}, across = {-along.y, along.x};
    const Point back = tip - along * (0.6f * reach);
    const std::array<Point, 3> corners = {tip + along * reach, back + across * (0.8f * reach),
                                          back - across * (0.8f * reach)};
    canvas.polygon(corners, color);
}

}  // namespace

Point label_point(const View& view, const BodyState& body) {
    const Point at = view.point(body.at);
    View marked = view;
    marked.marks = 1;  // labels stay where they are when a shot is fired
    return {at.x, at.y - (kTurretHeight + kBarrelLength + 5) * tank_scale(marked)};
}

void draw_labels(Canvas& canvas, std::span<const TankLabel> labels, LabelRoom& room) {
    const Scale scale(canvas);
    const float size = scale.text(kTankLabelsLetters);
    std::vector<Placed> done;
    std::vector<const TankLabel*> nameless;
    for (const TankLabel& label : labels) {
        const float words = canvas.text_width(words_of(label), {size, {}});
        if (words <= 0) continue;  // no letters, no label
        const float wide = std::max(scale(kBarWide), words + signs_wide(label, size)) + 4;  // with outlines
        const float high = size + scale(kBarHigh) + scale(6);
        const float edge = scale(kPlateEdge);
        const Rect wanted = {label.above.x - (1 + label.barrel) * wide / 2,
                             label.above.y - high - scale(kTurnTip), wide, high};
        const Placed placed = {&label, room.place(wanted.inset(-edge)).inset(edge)};
        const auto covers = [&](const Placed& other) { return labels_meet(placed.place, other.place); };
        if (label.playing)
            std::erase_if(done, covers);
        else if (std::ranges::any_of(done, covers)) {
            nameless.push_back(&label);
            continue;
        }
        done.push_back(placed);
    }
    for (const TankLabel* const label : nameless) draw_marker(canvas, scale, *label, done);
    for (const Placed& placed : done) draw_label(canvas, scale, placed);
}

bool is_in_sight(const View& view, Vec2<float> tank) {
    const Point at = view.point(tank);
    return at.x >= 0 && at.x <= static_cast<float>(view.width) && at.y >= 0 &&
           at.y <= static_cast<float>(view.height) - view.foot;
}

void draw_arrow_to(Canvas& canvas, const View& view, const FarTank& tank, LabelRoom& room) {
    if (is_in_sight(view, tank.at)) return;
    const Part part(canvas, "arrow");
    const Scale scale(static_cast<float>(view.width), static_cast<float>(view.height));
    const FarSign sign = far_sign(canvas, scale, view.point(tank.at), tank, room);
    const float size = sign.high / 2, line = scale.text(kTankLabelsLetters);
    const bool left = sign.at_left;
    canvas.fill_rounded(sign.place, scale(6), with_alpha(kTankLabelsDark, kPlateAlpha));
    const Point tip = {left ? sign.place.x + size : sign.place.x + sign.place.w - size,
                       sign.place.center().y};
    draw_pointer(canvas, tip, view.point(tank.at), 0.74f * size, tank.color);
    const float radius = line * kLabelEmblem,
                middle = left ? sign.place.x + sign.high + radius : sign.place.x + sign.edge + radius;
    draw_emblem(canvas, {middle, tip.y}, radius, tank.emblem, mixed(tank.color, {255, 255, 255}, 0.2f));
    if (sign.named)
        canvas.text({middle + 1.5f * radius, tip.y - line / 2}, tank.name, {line, theme::kBright});
}

}  // namespace terramorph

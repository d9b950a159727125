#include "ui/screens/battle/hud/cards/order_strip.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/screens/battle/hud/plate.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kStripName = 20, kStripNumber = 17, kStripDead = 16;  // units
constexpr float kStripLeast = 96, kStripMost = 190;                   // of a name
constexpr float kStripGap = 12, kStripInset = 7, kStripBar = 9;
constexpr std::size_t kStripRow = 5;  // players in a row
constexpr float kStripNext = 0.62f;   // of the next volley's light

float between(const Canvas& canvas) { return std::max(4.0f, Scale(canvas)(kStripGap)); }
float inset(const Canvas& canvas) { return std::max(2.0f, Scale(canvas)(kStripInset)); }
float emblem_of(float letters) { return 0.4f * letters; }
/// From a place's left edge to its name.
float name_at(const Canvas& canvas, float letters, int team) {
    return inset(canvas) + letters * (team > 0 ? 2.0f : 1.1f);
}

/// From a place's right edge to the end of its name, where the number stands beside it.
float number_wide(const Canvas& canvas) {
    const Scale scale(canvas);
    return canvas.text_width("000", {scale.text(kStripNumber), {}}) + std::max(3.0f, scale(8));
}

/// The width that shows every name, or most of it.
float wanted_width(const Canvas& canvas, const Match& match, bool low) {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(kStripName), {}}, bold = {style.size, {}, Face::bold};
    float wide = 0;
    for (const Player& player : match.settings().players) {
        const float letters =
            std::max(canvas.text_width(player.name, style), canvas.text_width(player.name, bold));
        const float name = std::min(letters + 3, scale(kStripMost));
        wide = std::max(wide, name + name_at(canvas, style.size, player.team));
    }
    return std::max(wide, scale(kStripLeast)) + inset(canvas) + (low ? number_wide(canvas) : 0);
}

/// Of somebody who's out: the place has its name alone, in small letters.
float dead_width(const Canvas& canvas, const Player& player) {
    const TextStyle style = {Scale(canvas).text(kStripDead), {}};
    return canvas.text_width(player.name, style) + 3 + name_at(canvas, style.size, player.team) +
           inset(canvas);
}

float health_of(const Match& match, PlayerId player) {
    return static_cast<float>(match.state().tank(player).health) /
           static_cast<float>(std::max(1, match.battle().state().rules.health));
}

/// One player's part of the strip.
class StripPlace {
  public:
    StripPlace(Canvas& canvas, const Match& match, const OrderOfTurns::Place& shown, bool now, bool mine)
        : canvas_(canvas),
          scale_(canvas),
          match_(match),
          shown_(shown),
          player_(match.player(shown.player)),
          now_(now),
          said_(mine ? std::string(tr("You")) : player_.name),
          name_{scale_.text(kStripName),
                mine               ? theme::kAccent
                : shown.has_played ? theme::kMuted
                                   : theme::kBright,
                now || mine ? Face::bold : Face::regular},
          number_{scale_.text(kStripNumber), shown.has_played ? theme::kMuted : theme::kText, Face::regular,
                  Align::right} {}

    void draw(Rect place, bool low) {
        if (now_) draw_frame(place);
        if (shown_.dead) return draw_dead(place);
        if (low) name_.size = std::min(name_.size, std::max(Scale::kMinText, place.h * 0.62f));
        if (low) number_.size = std::min(number_.size, name_.size);
        Rect inside = {place.x + inset(canvas_), place.y, place.w - 2 * inset(canvas_), place.h};
        const float bar = std::max(3.0f, scale_(low ? 6 : kStripBar)),
                    space = (place.h - name_.size - bar) / 3;
        if (low) {
            Rect line = {inside.x, place.y + std::max(0.0f, space), inside.w, name_.size};
            draw_number(line, inside.w > 6.5f * name_.size);
            draw_name(line);
            draw_bar({inside.x, place.y + place.h - std::max(1.0f, space) - bar, inside.w, bar});
            return;
        }
        const float foot = std::max(bar, number_.size), rest = (place.h - name_.size - foot) / 3;
        draw_name({inside.x, place.y + rest, inside.w, name_.size});
        Rect line = {inside.x, place.y + place.h - rest - foot, inside.w, foot};
        draw_number(line, true);
        draw_bar({line.x, line.center().y - bar / 2, line.w, bar});
    }

  private:
    void draw_dead(Rect place) {
        name_.size = std::min(scale_.text(kStripDead), std::max(Scale::kMinText, place.h * 0.62f));
        const Rect inside = {place.x + inset(canvas_), place.y, place.w - 2 * inset(canvas_), place.h};
        draw_name({inside.x, std::floor(inside.center().y - name_.size / 2), inside.w, name_.size});
    }

    void draw_frame(Rect place) {
        canvas_.fill_rounded(place, scale_(8), with_alpha(theme::kAccent, 0.2f));
        canvas_.outline_rounded(place, scale_(8), std::max(1.0f, scale_(2.2f)), theme::kAccent);
    }

    void draw_name(Rect line) {
        const float radius = emblem_of(line.h);
        const Point middle = {line.x + radius, line.center().y};
        const Color color = player_color(player_.color);
        draw_emblem(canvas_, middle, radius, player_.emblem, with_alpha(color, shown_.dead ? 0.4f : 1));
        draw_team(canvas_, middle + Point{line.h * 0.95f, 0}, radius * 0.9f, player_.team);
        take_left(line, name_at(canvas_, line.h, player_.team) - inset(canvas_));
        TextStyle style = name_;
        if (shown_.dead) style.color = theme::kMuted;
        line_in(canvas_, line, said_, style);
        if (!shown_.dead) return;
        const float end = line.x + std::min(line.w, canvas_.text_width(said_, style));
        canvas_.line({middle.x - radius, middle.y}, {end, middle.y}, std::max(1.0f, scale_(2)), theme::kBad);
    }

    /// At the right of a line, from which it's taken.
    void draw_number(Rect& line, bool fits) {
        if (!fits) return;
        line_in(canvas_, take_right(line, number_wide(canvas_)),
                concat(match_.state().tank(shown_.player).health), number_);
    }

    void draw_bar(Rect place) {
        draw_gauge(canvas_, place, health_of(match_, shown_.player), player_color(player_.color));
    }

    Canvas& canvas_;
    Scale scale_;
    const Match& match_;
    const OrderOfTurns::Place& shown_;
    const Player& player_;
    bool now_;
    std::string said_;
    TextStyle name_, number_;
};

/// Between this volley and the next: a line.
void draw_boundary(Canvas& canvas, Rect before) {
    const Part part(canvas, "volley");
    const float wide = between(canvas), thick = std::max(1.0f, wide * 0.12f);
    canvas.fill(
        {std::floor(before.x - (wide + thick) / 2), before.y + before.h * 0.12f, thick, before.h * 0.76f},
        theme::kMuted);
}

/// The next volley as a row of emblems, with a word above them where there's room for it.
void draw_next(Canvas& canvas, const Match& match, const OrderOfTurns& order, Rect place) {
    const Part part(canvas, "next");
    draw_boundary(canvas, place);
    const TextStyle quiet = {Scale(canvas).text(kStripDead), theme::kMuted, Face::regular, Align::center};
    if (place.h >= 2.5f * quiet.size && canvas.text_width(tr("Next"), quiet) <= place.w)
        line_in(canvas, take_top(place, place.h / 2), tr("Next"), quiet);
    const float step = place.w / static_cast<float>(order.next.size());
    Point at = {place.x + step / 2, place.center().y};
    for (const PlayerId each : order.next) {
        const Player& player = match.player(each);
        draw_emblem(canvas, at, step * 0.32f, player.emblem,
                    with_alpha(player_color(player.color), kStripNext));
        at.x += step;
    }
}

}  // namespace

StripLayout strip_layout(const Canvas& canvas, const Match& match, const OrderOfTurns& order, Rect room) {
    StripLayout layout;
    const float gap = between(canvas), edge = inset(canvas), count = static_cast<float>(order.places.size());
    const float letters = Scale(canvas).text(kStripName);
    const float next = order.next.empty() ? 0 : 1.1f * letters * static_cast<float>(order.next.size());
    layout.low = order.places.size() > kStripRow;
    float wide = wanted_width(canvas, match, layout.low);
    const float taken = 2 * edge + (next > 0 ? next + gap : 0), most = room.w - taken;
    const float row = layout.low ? std::ceil(count / 2) : count;
    wide = std::floor(std::min(wide, (most - gap * (row - 1)) / row));
    std::array<float, 2> rows = {-gap, -gap};
    std::vector<float> widths;
    for (const OrderOfTurns::Place& place : order.places) {
        const float own = place.dead ? std::min(wide, dead_width(canvas, match.player(place.player))) : wide;
        rows[widths.size() >= static_cast<std::size_t>(row) ? 1 : 0] += std::ceil(own) + gap;
        widths.push_back(std::ceil(own));
    }
    const float whole = std::max(rows[0], rows[1]) + taken;
    layout.plate = {room.x + room.w - whole, room.y, whole, room.h};
    const Rect inside = layout.plate.inset(edge);
    const float apart = layout.low ? std::max(1.0f, edge / 3) : 0;
    const float high = layout.low ? (inside.h - apart) / 2 : inside.h;
    layout.places.reserve(order.places.size());
    Point at = {inside.x, inside.y};
    for (std::size_t k = 0; k < order.places.size(); ++k) {
        if (k > 0 && k == static_cast<std::size_t>(row)) at = {inside.x, inside.y + high + apart};
        layout.places.push_back({at.x, at.y, widths[k], high});
        at.x += widths[k] + gap;
    }
    if (next > 0) layout.next = {inside.x + inside.w - next, inside.y, next, high};
    return layout;
}

void draw_order_strip(Canvas& canvas, const Match& match, PlayerId now, Rect room, bool frames,
                      PlayerId mine) {
    const Part part(canvas, "order");
    const OrderOfTurns order = turn_order(match, now);
    const StripLayout layout = strip_layout(canvas, match, order, room);
    draw_plate(canvas, layout.plate);
    for (std::size_t k = 0; k < order.places.size(); ++k) {
        const OrderOfTurns::Place& place = order.places[k];
        const bool begins = k == order.volley && k > 0 && !place.dead && order.next.empty();
        if (begins) draw_boundary(canvas, layout.places[k]);
        StripPlace(canvas, match, place, frames && place.player == now && !place.dead, place.player == mine)
            .draw(layout.places[k], layout.low);
    }
    if (layout.next.w > 0) draw_next(canvas, match, order, layout.next);
}

}  // namespace terramorph

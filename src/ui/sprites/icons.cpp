#include "ui/sprites/icons.h"

#include <algorithm>
#include <array>

#include "app/language/language.h"
#include "base/text.h"
#include "paint/outline.h"

namespace terramorph {

namespace {

enum Group {
    blasts,
    heads,
    rollers,
    diggers,
    earth,
    fire,
    beams,
    guided,
    tricks,
    shields,
    care,
    moves,
    shots,
    others
};

constexpr std::array<std::string_view, others + 1> kGroupNames = {
    N_("Blasts"), N_("Warheads"), N_("Rollers"), N_("Diggers"), N_("Earth"),    N_("Fire"),     N_("Beams"),
    N_("Guided"), N_("Tricks"),   N_("Shields"), N_("Repair"),  N_("Movement"), N_("Guidance"), N_("Other")};

/// A mark is drawn on a square of 24 by 24, y downward: "d X Y R" is a disc, "o X Y R" a ring, "p X Y ..." a
/// polygon, "l X Y ..." a line.
struct Icon {
    std::string_view name;
    Group group;
    std::string_view marks;
};

constexpr Icon kIcons[] = {
    {"missile", blasts, "p 22 2 20 10 11 19 5 13 14 4 p 8 9 2 13 6 15 p 15 16 11 22 9 18"},
    {"nuke", blasts, "d 12 8 6 d 6 10 4 d 18 10 4 p 10 12 14 12 16 21 8 21 l 4 21 20 21"},
    {"shaped", blasts, "p 1 12 10 9 14 9 23 12 14 15 10 15 d 12 12 4"},
    {"piercing", blasts, "l 2 12 17 12 p 15 6 23 12 15 18 l 9 3 9 8 l 9 16 9 21"},
    {"percent", blasts, "o 6 7 4 o 18 17 4 l 19 4 5 20"},

    {"mirv", heads, "d 12 4 3 l 12 5 5 18 l 12 5 12 18 l 12 5 19 18 d 5 19 3 d 12 19 3 d 19 19 3"},
    {"spread", heads, "l 3 21 8 5 l 3 21 17 9 l 3 21 20 17 d 8 5 3 d 17 8 3 d 20 17 3"},
    {"burst", heads, "d 5 19 3 d 12 12 3 d 19 5 3 l 2 13 6 9 l 11 22 15 18"},
    {"cluster", heads, "d 12 12 3 d 12 4 2.5 d 19 8 2.5 d 19 16 2.5 d 12 20 2.5 d 5 16 2.5 d 5 8 2.5"},
    {"funky", heads, "d 12 12 3 l 12 12 6 9 7 3 l 12 12 17 6 22 8 l 12 12 11 18 15 22 l 12 12 5 15 3 21"},

    {"roller", rollers, "o 12 11 8 d 12 11 3 l 2 21 22 21"},
    {"leapfrog", rollers, "l 2 20 4 10 7 7 10 10 11 20 l 11 20 13 15 15 13 17 15 19 20 d 20 19 3"},
    {"boulder", rollers, "p 7 4 15 3 21 9 20 17 14 21 6 20 2 13"},

    {"digger", diggers, "l 2 8 8 8 l 16 8 22 8 l 12 2 12 14 p 6 13 18 13 12 22"},
    {"sandhog", diggers, "l 3 3 9 10 15 12 l 9 10 8 18 d 17 13 5 d 8 19 3"},
    {"burrower", diggers, "l 2 9 22 9 l 5 3 6 13 10 19 15 18 18 12 p 14 12 22 13 19 3"},
    {"driller", diggers, "l 4 3 20 3 l 6 8 18 8 l 8 13 16 13 l 10 18 14 18 l 12 18 12 23"},

    {"dirt", earth, "p 1 21 6 12 12 8 18 12 23 21 d 12 3 2"},
    {"riot", earth, "l 1 9 6 9 7 15 10 18 14 18 17 15 18 9 23 9 d 12 6 3"},
    {"liquid", earth, "p 12 1 17 9 19 14 17 20 12 22 7 20 5 14 7 9"},
    {"disrupter", earth, "l 2 21 22 21 l 7 3 7 12 p 3 11 11 11 7 18 l 17 3 17 12 p 13 11 21 11 17 18"},
    {"quake", earth, "l 1 12 6 9 9 16 13 4 16 15 19 10 23 12 l 3 21 21 21"},

    {"napalm", fire, "p 12 1 17 8 20 14 17 20 12 23 7 20 4 14 6 10 9 13"},

    {"laser", beams, "l 2 22 16 8 o 18 6 4 l 2 12 5 12 l 12 22 12 19"},
    {"plasma", beams, "d 12 12 4 o 12 12 9"},

    {"homing", guided, "o 12 12 7 d 12 12 2 l 12 1 12 7 l 12 17 12 23 l 1 12 7 12 l 17 12 23 12"},
    {"strike", guided, "p 1 4 5 6 19 4 23 8 5 10 l 8 14 6 21 l 13 14 11 21 l 18 14 16 21"},

    {"tracer", tricks, "d 2 20 2 d 5 13 2 d 10 8 2 d 15 8 2 d 19 13 2 d 22 20 2"},
    {"theft", tricks, "o 9 15 7 d 9 15 2 l 13 10 20 4 p 23 1 22 10 14 2"},
    {"reducer", tricks, "p 10 10 3 9 9 3 p 14 14 21 15 15 21 p 14 10 15 3 21 9 p 10 14 9 21 3 15"},

    {"shield", shields, "p 12 1 21 4 20 13 17 18 12 23 7 18 4 13 3 4"},
    {"force", shields, "l 2 20 3 12 7 6 12 4 17 6 21 12 22 20 l 8 20 9 15 12 12 15 15 16 20"},
    {"mag", shields, "l 5 3 5 13 8 18 12 20 16 18 19 13 19 3 d 5 4 3 d 19 4 3"},
    {"defence", shields, "l 12 2 21 5 20 13 17 18 12 22 7 18 4 13 3 5 12 2 d 12 11 4"},
    {"intercept", shields, "l 2 22 8 16 l 22 2 16 8 p 12 5 14 10 19 12 14 14 12 19 10 14 5 12 10 10"},

    {"repair", care, "p 9 3 15 3 15 9 21 9 21 15 15 15 15 21 9 21 9 15 3 15 3 9 9 9"},
    {"armour", care,
     "p 2 3 11 3 11 11 2 11 p 13 3 22 3 22 11 13 11 p 2 13 11 13 11 21 2 21 p 13 13 22 13 22 21 13 21"},
    {"battery", care, "p 2 6 19 6 19 18 2 18 p 20 9 23 9 23 15 20 15"},
    {"death", care, "o 12 10 8 d 9 10 2 d 15 10 2 l 9 19 9 22 l 12 19 12 22 l 15 19 15 22"},

    {"parachute", moves, "p 2 11 5 5 12 2 19 5 22 11 l 3 11 12 21 l 21 11 12 21 d 12 21 2"},
    {"fuel", moves, "p 4 7 15 7 20 11 20 22 4 22 l 5 3 13 3"},
    {"teleport", moves, "o 6 17 5 o 18 7 5 d 18 7 2 l 10 13 14 10"},
    {"swap", moves, "l 2 7 16 7 p 15 2 23 7 15 12 l 8 17 22 17 p 9 12 1 17 9 22"},
    {"scatter", moves, "p 2 2 9 3 3 9 p 22 2 21 9 15 3 p 2 22 3 15 9 21 p 22 22 15 21 21 15 d 12 12 3"},
    {"rocket", moves, "p 12 1 16 7 16 16 8 16 8 7 p 8 11 3 18 8 17 p 16 11 21 18 16 17 p 10 18 14 18 12 23"},
    {"fan", moves, "d 12 12 3 p 12 12 7 2 17 2 p 12 12 23 14 18 21 p 12 12 6 21 1 14"},

    {"guidance", shots, "l 3 22 4 13 8 8 14 7 p 13 1 23 7 13 13"},
    {"trigger", shots, "l 12 2 12 12 d 12 14 4 l 3 21 21 21"},
    {"amplify", shots, "p 12 1 21 11 3 11 p 12 12 21 22 3 22"},
};

constexpr std::string_view kPlain = "o 12 12 7 d 12 12 2";

const Icon* find(std::string_view name) {
    const auto* icon = std::find_if(std::begin(kIcons), std::end(kIcons),
                                    [&](const Icon& each) { return each.name == name; });
    return icon == std::end(kIcons) ? nullptr : icon;
}

/// Draws the marks one by one as they are read.
class Drawing {
  public:
    Drawing(Canvas& canvas, Point center, float radius, Color color)
        : canvas_(canvas), center_(center), unit_(radius / 12), color_(color) {}

    void draw(std::string_view marks) {
        while (!marks.empty()) {
            const std::size_t end = std::min(marks.find(' '), marks.size());
            const std::string_view word = marks.substr(0, end);
            marks.remove_prefix(std::min(end + 1, marks.size()));
            if (word.empty()) continue;
            if (const auto number = to_number(word)) {
                if (count_ < kMostNumbers) numbers_[count_++] = static_cast<float>(*number);
                continue;
            }
            draw_mark();
            kind_ = word.front();
            count_ = 0;
        }
        draw_mark();
    }

  private:
    Point at(float x, float y) const { return {center_.x + (x - 12) * unit_, center_.y + (y - 12) * unit_}; }

    void draw_mark() const {
        const float thick = std::max(1.0f, 2 * unit_);
        Outline points;
        for (std::size_t k = 0; k + 1 < count_; k += 2) points.push_back(at(numbers_[k], numbers_[k + 1]));
        if (kind_ == 'd') canvas_.circle(points[0], numbers_[2] * unit_, color_);
        if (kind_ == 'o') canvas_.ring(points[0], numbers_[2] * unit_, thick, color_);
        if (kind_ == 'p') canvas_.polygon(points, color_);
        if (kind_ == 'l') canvas_.line(points, thick, color_);
    }

    static constexpr std::size_t kMostNumbers = 2 * Outline::kMost;

    Canvas& canvas_;
    Point center_;
    float unit_;
    Color color_;
    char kind_ = 0;
    std::array<float, kMostNumbers> numbers_;
    std::size_t count_ = 0;  // of the numbers
};

}  // namespace

void draw_icon(Canvas& canvas, Point center, float radius, std::string_view icon, Color color) {
    const Icon* known = find(icon);
    Drawing(canvas, center, radius, color).draw(known ? known->marks : kPlain);
}

int icon_group(std::string_view icon) {
    const Icon* known = find(icon);
    return known ? known->group : others;
}

std::string_view icon_group_name(int group) { return kGroupNames[group]; }

}  // namespace terramorph

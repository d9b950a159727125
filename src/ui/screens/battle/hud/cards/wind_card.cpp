#include "ui/screens/battle/hud/cards/wind_card.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <string>

#include "app/language/language.h"
#include "base/index.h"
#include "base/text.h"
#include "ui/screens/battle/hud/plate.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kWindWide = 250, kWindWords = 18, kWindNumber = 40;  // units
constexpr float kWindWidest = 0.24f;                                 // of the window
constexpr float kWindWhole = 0.2f;    // likewise, with all that's said of the planet
constexpr float kLeastArrow = 0.34f;  // of the longest

/// A streak of wind: its place across the arrow's room and along it, and its length, all as parts.
struct Streak {
    float across, along, length;
};
constexpr std::array<Streak, 7> kStreaks = {{{-0.95f, 0.62f, 0.24f},
                                             {-0.6f, 0.34f, 0.4f},
                                             {-0.3f, 0.05f, 0.3f},
                                             {0.36f, 0.12f, 0.34f},
                                             {0.62f, 0.45f, 0.36f},
                                             {0.95f, 0.28f, 0.22f},
                                             {1.2f, 0.6f, 0.26f}}};

/// Its name alone may be read as the wind's; but where there's no room for more, that has to do.
std::string planet_words(const Match& match) {
    return tr("Planet: {planet}", {{"planet", tr(match.level().planet.label)}});
}

/// How hard it blows, from 0 on, in columns per second squared.
constexpr std::array<int, 4> kWindSteps = {1, 8, 16, 24};
constexpr std::array<std::string_view, 5> kWindNames = {N_("No wind"), N_("Light wind"), N_("Moderate wind"),
                                                        N_("Strong wind"), N_("Gale")};

std::string_view wind_name(int wind) {
    const auto steps = std::ranges::count_if(kWindSteps, [wind](int step) { return std::abs(wind) >= step; });
    return tr(at(kWindNames, static_cast<int>(steps)));
}

/// What it was when the person who aims fired last; empty if it's the same, or a computer aims.
std::string words_before(const Match& match) {
    const PastShot* const last = match.tally().last_shot(match.player());
    const bool person = match.player(match.player()).kind.is_person();
    if (!person || !last || last->wind == match.battle().state().air.wind) return {};
    const std::string_view way = last->wind == 0 ? "" : last->wind > 0 ? " →" : " ←";
    return tr("was {wind}", {{"wind", concat(std::abs(last->wind), way)}});
}

float wind_edge(const Canvas& canvas) { return std::max(5.0f, Scale(canvas)(18)); }

/// The head is downwind; the streaks are longer and brighter the stronger it blows.
void draw_arrow(Canvas& canvas, Rect room, int wind) {
    if (wind == 0) return;
    const Scale scale(canvas);
    const float strength = std::min(1.0f, static_cast<float>(std::abs(wind)) / kStrongestWind);
    const float shown = std::sqrt(strength);  // most winds are weak
    const float length = room.w * (kLeastArrow + (1 - kLeastArrow) * shown), way = wind > 0 ? 1.0f : -1.0f;
    const Point middle = room.center();
    const auto at = [&](float along, float across) {
        return Point{middle.x + way * (along - 0.5f) * length, middle.y + across};
    };
    const float head = std::min(room.h * 0.5f, std::max(5.0f, scale(14))), thick = std::max(2.0f, scale(6));
    const float thin = std::max(1.0f, scale(1.6f));
    for (const auto& [across, along, part] : kStreaks)
        canvas.line(at(along, across * room.h * 0.36f), at(along + part * shown, across * room.h * 0.36f),
                    thin, with_alpha(theme::kBright, 0.16f + 0.24f * shown));
    const Point tip = at(1, 0), neck = tip - Point{way * head * 1.5f, 0};
    canvas.line(at(0, 0), neck, thick, theme::kBright);
    const std::array<Point, 3> corners = {tip, neck + Point{0, -head}, neck + Point{0, head}};
    canvas.polygon(corners, theme::kBright);
}

}  // namespace

float wind_card_width(const Canvas& canvas, const Match& match) {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(kWindWords), {}};
    const auto with = [&](std::string_view planet) {
        const float words =
            canvas.text_width(tr("Wind"), style) + style.size + canvas.text_width(planet, style) + 1;
        return std::max(scale(kWindWide), words + 2 * wind_edge(canvas));
    };
    const float whole = with(planet_words(match));
    if (whole <= kWindWhole * canvas.width()) return whole;
    return std::min(with(tr(match.level().planet.label)), kWindWidest * canvas.width());
}

void draw_wind_card(Canvas& canvas, Rect place, const Match& match, const HudState& state) {
    const Scale scale(canvas);
    draw_plate(canvas, place);
    const TextStyle quiet = {scale.text(kWindWords), kHudQuiet};
    const TextStyle number = {scale.text(kWindNumber), theme::kBright, Face::bold};
    const float edge = wind_edge(canvas), high = quiet.size + number.size;
    Rect lines = {place.x + edge, std::floor(place.y + (place.h - high) / 2), place.w - 2 * edge, high};
    Rect heading = take_top(lines, quiet.size);
    const int wind = state.shot ? state.shot->wind : match.battle().state().air.wind;
    const std::string force = concat(std::abs(wind));
    const float used = std::max(canvas.text_width(force, number), canvas.text_width("00", number));
    {
        const Part part(canvas, "wind");
        const float planet = state.newcomer ? 0 : canvas.text_width(planet_words(match), quiet) + quiet.size;
        const float left = heading.w - planet;
        const bool fits = canvas.text_width(wind_name(wind), quiet) < left;
        const std::string_view name = fits ? wind_name(wind) : tr("Wind");
        line_in(canvas, take_left(heading, canvas.text_width(name, quiet) + 1, quiet.size), name, quiet);
        line_in(canvas, take_left(lines, used + 1, std::max(5.0f, scale(18))), force, number);
        draw_arrow(canvas, lines, wind);
    }
    const TextStyle right = {quiet.size, kHudQuiet, Face::regular, Align::right};
    if (state.newcomer) {
        const std::string before = state.shot ? std::string() : words_before(match);
        if (canvas.text_width(before, right) <= heading.w)
            line_in(Part(canvas, "wind_before"), heading, before, right);
        return;
    }
    std::string planet = planet_words(match);
    if (canvas.text_width(planet, right) > heading.w) planet = tr(match.level().planet.label);
    line_in(Part(canvas, "planet"), heading, planet, fitted(canvas, planet, heading.w, right));
}

}  // namespace terramorph

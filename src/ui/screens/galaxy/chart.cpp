#include "ui/screens/galaxy/chart.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/screens/galaxy/sky.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kOrbit = 26, kOrbitsApart = 13;  // of a star's worlds
constexpr float kNameApart = 10;

/// A star in a glow.
void draw_star(Canvas& canvas, Point at, float radius, Color color) {
    for (const float wide : {5.0f, 3.4f, 2.2f}) canvas.circle(at, radius * wide, with_alpha(color, 0.09f));
    canvas.circle(at, radius, mixed(color, theme::kBright, 0.55f));
}

bool overlap(Rect a, Rect b) {
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

}  // namespace

StarChart::StarChart(const Galaxy& galaxy, Rect place, const Scale& scale, float size)
    : galaxy_(galaxy), place_(place), scale_(scale), size_(size) {}

Point StarChart::on_map(Vec2<float> place) const {
    return {place_.x + place.x * place_.w, place_.y + place.y * place_.h};
}

/// A world's index among its star's worlds.
int StarChart::orbit_of(int number) const {
    int orbit = 0;
    for (int k = 0; k < number; ++k) orbit += world(k).star == world(number).star;
    return orbit;
}

float StarChart::radius(int orbit) const {
    return scale_(size_ * (kOrbit + kOrbitsApart * static_cast<float>(orbit)));
}

Point StarChart::place_of(int number) const {
    const Point center = on_map(world(number).place);
    if (world(number).star < 0) return center;
    const int orbit = orbit_of(number);
    const float turn = 2.4f * static_cast<float>(orbit) + 0.7f * static_cast<float>(world(number).star);
    return center + Point{std::cos(turn), std::sin(turn)} * radius(orbit);
}

void StarChart::draw_stars(Canvas& canvas) const {
    for (const Star& star : galaxy_.stars)
        draw_star(canvas, on_map(star.place), std::max(2.0f, scale_(4)), star_light(star.color));
}

void StarChart::draw_names(Canvas& canvas, bool beside_orbits, int without) const {
    const TextStyle quiet = {scale_.text(15), theme::kText};
    std::vector<float> reach(galaxy_.stars.size(), 0);
    for (std::size_t k = 0; beside_orbits && k < galaxy_.worlds.size(); ++k)
        if (const int star = galaxy_.worlds[k].star; star >= 0)
            reach[star] = radius(orbit_of(static_cast<int>(k)));
    std::vector<Rect> taken;
    for (std::size_t k = 0; k < galaxy_.stars.size(); ++k) {
        if (static_cast<int>(k) == without) continue;
        const Star& star = galaxy_.stars[k];
        const Point at = on_map(star.place);
        const float away = reach[k] + scale_(kNameApart), wide = canvas.text_width(star.name, quiet);
        const bool at_left = at.x + away + wide > place_.x + place_.w;
        const Rect name = {at_left ? at.x - away - wide : at.x + away, at.y - quiet.size / 2, wide,
                           quiet.size};
        if (std::ranges::any_of(taken, [&](Rect other) { return overlap(name, other); })) continue;
        taken.push_back(name);
        canvas.text({name.x, name.y}, star.name, quiet);
    }
}

void StarChart::draw_worlds(Canvas& canvas, int star) const {
    for (std::size_t k = 0; k < galaxy_.worlds.size(); ++k) {
        const int number = static_cast<int>(k);
        if (world(number).star != star) continue;
        if (star >= 0)
            canvas.ring(on_map(world(number).place), radius(orbit_of(number)), std::max(1.0f, scale_(1.2f)),
                        with_alpha(theme::kBright, 0.2f));
        canvas.circle(place_of(number), std::max(2.0f, scale_(4)), world(number).level.planet.palette.grass);
    }
}

void StarChart::draw_life(Canvas& canvas, int number) const {
    const World& lives = world(number);
    if (!lives.living) return;
    const Point at = place_of(number);
    canvas.circle(at, std::max(2.5f, scale_(5)), lives.intelligent ? theme::kAccent : theme::kGood);
    if (!lives.broadcasting) return;
    for (const float wave : {11.0f, 17.0f, 23.0f})
        canvas.ring(at, scale_(wave), std::max(1.0f, scale_(1.6f)),
                    with_alpha(theme::kAccent, 1.1f - wave / 26));
}

}  // namespace terramorph

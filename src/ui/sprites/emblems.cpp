#include "ui/sprites/emblems.h"

#include <array>
#include <cmath>

#include "app/language/language.h"
#include "base/index.h"
#include "base/trig.h"
#include "paint/outline.h"

namespace terramorph {

namespace {

constexpr Color kEmblemsShield = {246, 246, 246};
constexpr Color kShieldEdge = {18, 14, 24};

/// By the set, and in the order of their names. The safe ones were searched for: the least distance between
/// two, to any of four kinds of eyes, is 28 in CIELAB; of the standard ones it's 5.
constexpr std::array<std::array<Color, 10>, 2> kPlayerColors = {{{{{0, 132, 214},
                                                                   {240, 164, 20},
                                                                   {0, 178, 130},
                                                                   {230, 98, 24},
                                                                   {104, 196, 245},
                                                                   {214, 130, 176},
                                                                   {244, 232, 80},
                                                                   {246, 246, 246},
                                                                   {154, 154, 160},
                                                                   {156, 106, 62}}},
                                                                 {{{78, 88, 184},
                                                                   {254, 144, 76},
                                                                   {124, 255, 171},
                                                                   {192, 34, 0},
                                                                   {5, 170, 216},
                                                                   {122, 87, 128},
                                                                   {243, 207, 2},
                                                                   {255, 255, 255},
                                                                   {160, 172, 169},
                                                                   {161, 75, 73}}}}};

PlayerColors player_colors = PlayerColors::standard;

/// A star's points, alternately outer and inner, the first at the top.
Outline star(Point center, float outer, float inner, int points) {
    Outline corners;
    for (int k = 0; k < 2 * points; ++k) {
        const float turn = kFloatPi * static_cast<float>(k) / static_cast<float>(points);
        const float radius = k % 2 == 0 ? outer : inner;
        corners.push_back({center.x + radius * std::sin(turn), center.y - radius * std::cos(turn)});
    }
    return corners;
}

Outline regular(Point center, float radius, int corners) {
    Outline outline;
    for (int k = 0; k < corners; ++k) {
        const float turn = 2 * kFloatPi * static_cast<float>(k) / static_cast<float>(corners);
        outline.push_back({center.x + radius * std::sin(turn), center.y - radius * std::cos(turn)});
    }
    return outline;
}

void draw_cross(Canvas& canvas, Point c, float r, Color color) {
    const float t = r * 0.32f;
    const Outline corners = {{c.x - t, c.y - r}, {c.x + t, c.y - r}, {c.x + t, c.y - t}, {c.x + r, c.y - t},
                             {c.x + r, c.y + t}, {c.x + t, c.y + t}, {c.x + t, c.y + r}, {c.x - t, c.y + r},
                             {c.x - t, c.y + t}, {c.x - r, c.y + t}, {c.x - r, c.y - t}, {c.x - t, c.y - t}};
    canvas.polygon(corners, color);
}

}  // namespace

void set_player_colors(PlayerColors colors) { player_colors = colors; }

Color player_color(int color) {
    const std::array<Color, 10>& colors = kPlayerColors[at(player_colors)];
    return colors[static_cast<std::size_t>(color) % colors.size()];
}

std::string_view color_name(int color) {
    constexpr std::array<std::string_view, 10> kNames = {
        N_("blue"),   N_("orange"), N_("green"), N_("vermilion"), N_("sky blue"),
        N_("purple"), N_("yellow"), N_("white"), N_("gray"),      N_("brown")};
    return kNames[static_cast<std::size_t>(color) % kNames.size()];
}

std::string_view emblem_name(int emblem) {
    constexpr std::array<std::string_view, 10> kNames = {
        N_("disc"),  N_("square"), N_("triangle"), N_("diamond"), N_("star"),
        N_("cross"), N_("ring"),   N_("bar"),      N_("chevron"), N_("hexagon")};
    return kNames[static_cast<std::size_t>(emblem) % kNames.size()];
}

std::string_view team_letter(int team) {
    return team > 0 ? std::string_view("ABCDE").substr(static_cast<std::size_t>(team) - 1, 1)
                    : std::string_view();
}

void draw_team(Canvas& canvas, Point c, float r, int team) {
    if (team == 0) return;
    const auto shield = [c](float size) {
        return Outline{{c.x - size, c.y - size},
                       {c.x + size, c.y - size},
                       {c.x + size, c.y + size * 0.3f},
                       {c.x, c.y + size * 1.25f},
                       {c.x - size, c.y + size * 0.3f}};
    };
    canvas.polygon(shield(r + 1.2f), kShieldEdge);
    canvas.polygon(shield(r), kEmblemsShield);
    const float size = r * 1.9f;
    canvas.text({c.x, c.y - size * 0.52f}, team_letter(team), {size, kShieldEdge, Face::bold, Align::center});
}

void draw_emblem(Canvas& canvas, Point c, float r, int emblem, Color color) {
    const float side = r * 0.85f;
    switch (emblem % 10) {
        case 0:
            return canvas.circle(c, r * 0.95f, color);
        case 1:
            return canvas.fill_rounded({c.x - side, c.y - side, 2 * side, 2 * side}, 0, color);
        case 2:
            return canvas.polygon(regular({c.x, c.y + r * 0.15f}, r * 1.15f, 3), color);
        case 3:
            return canvas.polygon(regular(c, r * 1.15f, 4), color);
        case 4:
            return canvas.polygon(star(c, r * 1.15f, r * 0.48f, 5), color);
        case 5:
            return draw_cross(canvas, c, r, color);
        case 6:
            return canvas.ring(c, r * 0.75f, r * 0.45f, color);
        case 7:
            return canvas.fill_rounded({c.x - r, c.y - r * 0.4f, 2 * r, 0.8f * r}, 0, color);
        case 8: {
            const Outline corners = {{c.x - r, c.y + r * 0.2f}, {c.x, c.y - r * 0.8f},
                                     {c.x + r, c.y + r * 0.2f}, {c.x + r, c.y + r * 0.85f},
                                     {c.x, c.y - r * 0.15f},    {c.x - r, c.y + r * 0.85f}};
            return canvas.polygon(corners, color);
        }
        default:
            return canvas.polygon(regular(c, r * 1.05f, 6), color);
    }
}

}  // namespace terramorph

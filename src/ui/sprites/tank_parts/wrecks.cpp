// What is left of tanks.
#include <cmath>

#include "base/trig.h"
#include "ui/sprites/tank_parts/tank_builds.h"
#include "ui/sprites/tank_parts/tank_paint.h"
#include "ui/sprites/tanks.h"

namespace terramorph {

namespace {

constexpr Color kCharcoal = {38, 32, 34};

Color charred(Color color) { return mixed(color, kCharcoal, 0.8f); }

}  // namespace

void draw_wreck(Canvas& canvas, const View& view, const BodyState& body, Color color) {
    constexpr float kMiddle = 6;  // of the hull above its underside
    const BodyTransform whole(view, body, tank_scale(view));
    BodyState under = body;
    under.at = body.at + Vec2<float>{std::sin(body.angle), -std::cos(body.angle)} *
                             (kMiddle * whole.scale() / view.scale);
    const BodyTransform place(view, under, whole.scale());
    const float scale = place.scale(), border = tank_border(scale);
    const Outline broken = {place(-20, 7),     place(19.5f, 7),   place(18, 9.6f),  place(12, 11.4f),
                            place(8.5f, 9.2f), place(4.5f, 8.6f), place(1, 10.8f),  place(-4, 12.4f),
                            place(-8, 10.6f),  place(-14, 12.2f), place(-18.6f, 10)};
    draw_outline(canvas, tracks_of(place), 2 * border, kTankInk);
    canvas.polygon(tracks_of(place), kTankInk);
    for (const float x : {-14.6f, -7.3f, 7.3f, 14.6f})
        draw_wheel(canvas, place, {x, 4.3f}, body.at.x, charred(kCharcoal));
    draw_plate(canvas, broken, charred(color), border);
    canvas.circle(place(-9, 9), 1.6f * scale, with_alpha(kTankInk, 0.7f));
    canvas.circle(place(12, 8.6f), 1.1f * scale, with_alpha(kTankInk, 0.7f));
    canvas.line(place(-17, 8.4f), place(-12, 8.4f), std::max(1.0f, 0.5f * scale), with_alpha(color, 0.5f));
}

void draw_turret(Canvas& canvas, const View& view, const BodyState& body, Color color) {
    const BodyTransform place(view, body, tank_scale(view));
    const float scale = place.scale(), border = tank_border(scale);
    const Outline stump = {place(2, -1.6f),    place(13, 3.4f), place(15.6f, 6),
                           place(13.4f, 5.8f), place(13, 8.6f), place(0, 3)};
    const Outline shell =
        OutlinePen(place).to(-9.8f, -4).curve({-9.8f, 4}, {-1, 4.3f}).curve({9.4f, 4.4f}, {9.8f, -4}).done();
    draw_plate(canvas, stump, mixed(charred(color), kTankInk, 0.3f), border);
    draw_plate(canvas, shell, charred(color), border);
    canvas.circle(place(-3, -0.4f), 2 * scale, with_alpha(kTankInk, 0.55f));
    const Outline edge = lit_edge(shell, scale);
    if (scale > 0.8f && edge.size() > 1)
        canvas.line(edge, std::max(1.0f, 0.5f * scale), with_alpha({255, 246, 214}, 0.25f));
}

}  // namespace terramorph

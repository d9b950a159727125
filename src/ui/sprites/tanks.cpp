#include "ui/sprites/tanks.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/index.h"
#include "base/trig.h"
#include "ui/sprites/body_transform.h"

namespace terramorph {

namespace {

constexpr Color kTanksDark = {18, 14, 24};
constexpr Color kPale = {255, 246, 230, 110};
constexpr Color kWheel = {88, 86, 96};
constexpr Color kSoot = {38, 32, 34};
constexpr float kMinTankPixels = 22;  // smallest width of a tank in pixels
constexpr int kTanksArcSteps = 10;
constexpr float kWheelRadius = 2.5f;

Outline tracks(const BodyTransform& place) {
    return {place(-17, 0),   place(17, 0),     place(21, 4.5f),
            place(18.5f, 8), place(-18.5f, 8), place(-21, 4.5f)};
}

/// Half an ellipse on a floor at this height.
Outline dome(const BodyTransform& place, float floor, float wide = 9.5f, float high = 8.5f) {
    Outline outline;
    for (int k = 0; k <= kTanksArcSteps; ++k) {
        const float turn = kFloatPi * static_cast<float>(k) / kTanksArcSteps;
        outline.push_back(place(wide * std::cos(turn), floor + high * std::sin(turn)));
    }
    return outline;
}

/// The parts above the tracks, in a body's own columns.
struct Build {
    Outline hull, turret;
    float bore = 4.6f;     // of the barrel
    float emblem = 13.5f;  // above the underside
};

Build classic(const BodyTransform& place) {
    return {{place(-18, 7.5f), place(18, 7.5f), place(13.5f, 12), place(-13.5f, 12)}, dome(place, 11)};
}

Build domed(const BodyTransform& place) {
    return {dome(place, 7.5f, 15.5f, 12.5f),
            {place(-3.5f, 18), place(3.5f, 18), place(2.5f, 22.5f), place(-2.5f, 22.5f)},
            4,
            13};
}

Build wedge(const BodyTransform& place) {
    return {{place(-21, 7), place(21, 7), place(10, 13), place(-10, 13)},
            {place(-11, 12), place(11, 12), place(2, 22), place(-2, 22)},
            4,
            14.5f};
}

Build tower(const BodyTransform& place) {
    return {{place(-18, 7.5f), place(18, 7.5f), place(14, 10.5f), place(-14, 10.5f)},
            {place(-5.5f, 10), place(5.5f, 10), place(5.5f, 20), place(8, 22), place(8, 27), place(4.5f, 27),
             place(4.5f, 24.5f), place(1.8f, 24.5f), place(1.8f, 27), place(-1.8f, 27), place(-1.8f, 24.5f),
             place(-4.5f, 24.5f), place(-4.5f, 27), place(-8, 27), place(-8, 22), place(-5.5f, 20)},
            3.6f,
            16};
}

Build bunker(const BodyTransform& place) {
    return {{place(-20, 7.5f), place(20, 7.5f), place(19, 13), place(15.5f, 15.5f), place(-15.5f, 15.5f),
             place(-19, 13)},
            {place(-9.5f, 15), place(9.5f, 15), place(7.5f, 18.5f), place(-7.5f, 18.5f)},
            6.4f,
            11.5f};
}

Build build_of(TankShape shape, const BodyTransform& place) {
    constexpr std::array<Build (*)(const BodyTransform&), kTankShapeNames.size()> kBuilds = {
        classic, domed, wedge, tower, bunker};
    return kBuilds[at(shape)](place);
}

std::array<Point, 2> barrel(const BodyTransform& place, float angle) {
    const float turn = kFloatPi * angle / kHalfTurn;
    const Point pivot = place(0, kTurretHeight + 1);
    const float length = kBarrelLength * place.scale();
    return {pivot, {pivot.x + std::cos(turn) * length, pivot.y - std::sin(turn) * length}};
}

float tank_line(const View& view) { return std::max(1.0f, view.unit() * 1.3f); }

Color charred(Color color) { return mixed(color, kSoot, 0.72f); }

/// A spot on each wheel shows that it turns.
void draw_wheels(Canvas& canvas, const BodyTransform& place, float way) {
    const float turn = -way / kWheelRadius;
    const Vec2<float> spot = {1.4f * std::cos(turn), 1.4f * std::sin(turn)};
    for (int k = -2; k <= 2; ++k) {
        const Vec2<float> axle = {static_cast<float>(k) * 7.6f, 4};
        canvas.circle(place(axle), kWheelRadius * place.scale(), kWheel);
        if (place.scale() > 0.6f) canvas.circle(place(axle + spot), 0.8f * place.scale(), kTanksDark);
    }
}

}  // namespace

float tank_scale(const View& view) { return std::max(view.scale, kMinTankPixels / (2.0f * kHullHalfWidth)); }

Rect hull_in(const View& view, const BodyState& body) {
    const float scale = tank_scale(view);
    const Point at = view.point(body.at);
    return {at.x - kHullHalfWidth * scale, at.y - 1.5f * kHullHeight * scale, 2 * kHullHalfWidth * scale,
            2 * kHullHeight * scale};
}

void draw_tank(Canvas& canvas, const View& view, const TankLook& look) {
    const BodyTransform place(view, look.body, tank_scale(view));
    const float thin = tank_line(view);
    const auto gun = barrel(place, look.angle);
    const Build build = build_of(look.shape, place);
    const float bore = std::max(2.2f, build.bore * place.scale());
    const std::array<Outline, 3> shapes = {tracks(place), build.hull, build.turret};

    for (const auto& [width, color] : {std::pair{4 * thin, kPale}, std::pair{2.2f * thin, kTanksDark}}) {
        canvas.line(gun, bore + width, color);
        for (const Outline& shape : shapes) draw_outline(canvas, shape, width, color);
    }
    canvas.line(gun, bore, mixed(look.color, kTanksDark, 0.25f));
    canvas.polygon(shapes[2], mixed(look.color, {255, 255, 255}, 0.12f));
    canvas.polygon(shapes[1], look.color);
    canvas.polygon(shapes[0], kTanksDark);
    draw_wheels(canvas, place, look.body.at.x);
    if (place.scale() > 0.9f)
        draw_emblem(canvas, place(0, build.emblem), 3.4f * place.scale(), look.emblem, kTanksDark);
}

void draw_wreck(Canvas& canvas, const View& view, const BodyState& body, Color color) {
    constexpr float kMiddle = 6;  // of the hull above its underside
    const BodyTransform whole(view, body, tank_scale(view));
    BodyState under = body;
    under.at = body.at + Vec2<float>{std::sin(body.angle), -std::cos(body.angle)} *
                             (kMiddle * whole.scale() / view.scale);
    const BodyTransform place(view, under, whole.scale());
    const Outline broken = {place(-18, 7.5f), place(18, 7.5f), place(12, 11),
                            place(5, 8.5f),   place(-4, 12),   place(-13.5f, 11)};
    for (const Outline& shape : {tracks(place), broken})
        draw_outline(canvas, shape, 2.2f * tank_line(view), kTanksDark);
    canvas.polygon(broken, charred(color));
    canvas.polygon(tracks(place), kTanksDark);
    for (const float x : {-15.2f, -7.6f, 7.6f, 15.2f})
        canvas.circle(place(x, 4), kWheelRadius * place.scale(), mixed(kWheel, kSoot, 0.6f));
}

void draw_turret(Canvas& canvas, const View& view, const BodyState& body, Color color) {
    const BodyTransform place(view, body, tank_scale(view));
    const float bore = std::max(2.0f, 4 * place.scale());
    const std::array<Point, 2> stump = {place(0, 0), place(14, 6)};
    const Outline shell = dome(place, -4);
    canvas.line(stump, bore + 2.2f * tank_line(view), kTanksDark);
    draw_outline(canvas, shell, 2.2f * tank_line(view), kTanksDark);
    canvas.line(stump, bore, mixed(charred(color), kTanksDark, 0.4f));
    canvas.polygon(shell, charred(color));
}

}  // namespace terramorph

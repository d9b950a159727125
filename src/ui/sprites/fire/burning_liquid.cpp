#include "ui/sprites/fire/burning_liquid.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/random.h"
#include "base/trig.h"
#include "paint/pixel.h"
#include "paint/soft/brush.h"
#include "ui/impacts/feel.h"
#include "ui/impacts/heat.h"
#include "ui/landscape/earth/earth_column.h"
#include "ui/sprites/tanks.h"

namespace terramorph {

namespace {

constexpr Color kLiquidEdge = {240, 104, 24}, kLiquid = {255, 160, 44}, kLiquidHot = {255, 216, 112},
                kLiquidShine = {255, 250, 214};
constexpr Color kFlameGlow = {255, 132, 40};
// In pixels of a picture of 1600 x 900.
constexpr float kSinks = 5;                             // into the land
constexpr float kOutermost = -1.6f, kInnermost = 2.2f;  // coats of a sheet, below its top
constexpr float kCoats = 5, kCover = 0.74f;  // of them for each pixel of a unit; of each, if there are few
constexpr int kFewestCoats = 4, kMostCoats = 14;
constexpr int kEndCorners = 5;                                  // of a round end
constexpr float kFlamesApart = 3.6f;                            // as above
constexpr float kHighByWidth = 0.6f, kLowestFlame = 18;         // of a sheet's; columns
constexpr float kHazeStep = 14, kBoilApart = 2.6f;              // units
constexpr float kHazeHigh = 44, kBoilBack = 12, kBoilFront = 4;  // columns
constexpr float kHazeLight = 0.22f;
constexpr float kMuchFire = 3;                           // drops in a stretch, where flames are highest
constexpr float kShortFlame = 0.5f, kLongFlame = 0.95f;  // seconds of a flame
constexpr std::uint32_t kFlickering = 31, kRagged = 33, kBoils = 35;  // streams of random numbers

}  // namespace

void BurningLiquid::draw_behind(Canvas& canvas, const View& view, const Burning& burning, double time) const {
    const Scene scene = {canvas, view, view.unit(), time};
    for (const Sheet& sheet : sheets_of(scene, burning)) {
        draw_haze(scene, sheet);
        draw_flames(scene, sheet, Row::back);
        draw_boil(scene, sheet, Row::back);
    }
}

void BurningLiquid::draw(Canvas& canvas, const View& view, const Burning& burning, double time) const {
    const Scene scene = {canvas, view, view.unit(), time};
    for (const Sheet& sheet : sheets_of(scene, burning)) {
        for (const Sheet& wet : wet_parts(sheet, scene.unit)) {
            draw_coats(scene, wet);
            draw_streaks(scene, wet);
        }
        draw_boil(scene, sheet, Row::front);
        draw_flames(scene, sheet, Row::front);
    }
}

/// Glowing air just above it, all along the land.
void BurningLiquid::draw_haze(const Scene& scene, const Sheet& sheet) {
    const float step = kHazeStep * scene.unit, high = kHazeHigh * tank_scale(scene.view);
    SoftBrush brush(scene.canvas);
    for (float x = sheet.front().x; x <= sheet.back().x; x += step) {
        const Stretch at = between(sheet, x);
        const float much = std::min(1.0f, at.much);
        brush.glow({x, at.ground - 0.3f * high}, {2.6f * step, high * (0.5f + 0.5f * much)}, kFlameGlow,
                   kHazeLight * much);
    }
}

/// Balls of fire that roll up from it, cool and are gone, so that its upper edge is never a line.
void BurningLiquid::draw_boil(const Scene& scene, const Sheet& sheet, Row row) {
    const bool back = row == Row::back;
    const float step = std::exp2(std::round(std::log2(kBoilApart * scene.unit / scene.view.scale)));
    const int first = static_cast<int>(std::floor(scene.view.column_at(sheet.front().x) / step));
    const int last = static_cast<int>(std::ceil(scene.view.column_at(sheet.back().x) / step));
    const float tank = tank_scale(scene.view);
    SoftBrush brush(scene.canvas);
    for (int number = first; number <= last; ++number) {
        const auto draw = [&](int n, int turn) {
            return uniform01(hash_bits(kBoils, static_cast<std::uint32_t>(turn), number, back ? n : n + 20));
        };
        const double turns =
            scene.time / static_cast<double>(0.55f + 0.5f * draw(0, 0)) + static_cast<double>(draw(1, 0));
        const int turn = static_cast<int>(std::fmod(turns, 65536.0));
        const auto part = static_cast<float>(turns - std::floor(turns));
        const float column = (static_cast<float>(number) + draw(2, turn)) * step;
        const float x = std::clamp(scene.view.x_of(column), sheet.front().x, sheet.back().x);
        const Stretch at = between(sheet, x);
        const float much = std::sqrt(std::min(1.0f, at.much)), lot = draw(3, turn);
        const float radius = (back ? kBoilBack : kBoilFront) * tank * much * (0.55f + 0.7f * lot) *
                             (0.5f + 0.5f * smooth(part / 0.4f));
        const float rises = (back ? 1.9f : 0.8f) * radius * part * (0.5f + lot);
        const float heat = 0.86f - 0.36f * part - 0.1f * lot;
        brush.puff({.middle = {x + (draw(4, turn) - 0.5f) * radius, at.ground - 0.3f * radius - rises},
                    .radius = std::max(1.5f, radius),
                    .lit = heat_color(heat - 0.16f),
                    .dark = heat_color(heat),
                    .toward = {0.2f, -0.98f},
                    .opacity = (back ? 0.85f : 0.5f) * smooth(part / 0.15f) * smooth((1 - part) / 0.5f),
                    .soft = 0.9f});
    }
}

/// Thin coats, each within the last: the nearer it's seen, the more of them its soft edge takes.
void BurningLiquid::draw_coats(const Scene& scene, const Sheet& sheet) {
    const int count = std::clamp(static_cast<int>(kCoats * scene.unit), kFewestCoats, kMostCoats);
    const float cover =
        1 - std::pow(1 - kCover, static_cast<float>(kFewestCoats) / static_cast<float>(count));
    for (int k = 0; k < count; ++k) {
        const float in = static_cast<float>(k) / static_cast<float>(count - 1);
        const Color color =
            in < 0.5f ? mixed(kLiquidEdge, kLiquid, 2 * in) : mixed(kLiquid, kLiquidHot, 2 * in - 1);
        draw_body(scene, sheet, kOutermost + (kInnermost - kOutermost) * in, (1.2f - in) * kSinks,
                  with_alpha(color, cover * (0.7f + 0.3f * in)));
    }
}

/// Its outline, round at both ends; `below`: units below its top, `sinks`: into the land.
void BurningLiquid::draw_body(const Scene& scene, const Sheet& sheet, float below, float sinks, Color color) {
    const float unit = scene.unit;
    const auto deep = [&](const Stretch& each) {
        return std::max(0.4f * each.thick, each.thick - below * unit);
    };
    std::vector<Point> outline;
    const auto round_end = [&](const Stretch& each, float way, int from, int to) {
        const float wide = std::min(2 * kStretch * unit, 0.8f * deep(each));
        for (int k = from; k != to; k += to > from ? 1 : -1) {
            const float turn = kFloatPi / 2 * static_cast<float>(k) / kEndCorners;
            outline.push_back(
                {each.x + way * wide * std::cos(turn), each.ground - deep(each) * std::sin(turn)});
        }
    };
    round_end(sheet.front(), -1, 0, kEndCorners);
    for (const Stretch& each : sheet) outline.push_back({each.x, each.ground - deep(each)});
    round_end(sheet.back(), 1, kEndCorners, -1);
    for (auto each = sheet.rbegin(); each != sheet.rend(); ++each)
        outline.push_back({each->x, each->ground + sinks * unit});
    scene.canvas.polygon(outline, color);
}

/// What shines on it runs down with it.
void BurningLiquid::draw_streaks(const Scene& scene, const Sheet& sheet) {
    const float unit = scene.unit;
    SoftBrush brush(scene.canvas);
    for (std::size_t k = 0; k + 1 < sheet.size(); ++k) {
        const Stretch &from = sheet[k], &to = sheet[k + 1];
        const float way = to.ground - from.ground > 0.5f   ? -1.0f
                          : from.ground - to.ground > 0.5f ? 1.0f
                                                           : 0.2f;
        const auto place = from.x / (9 * unit) + way * static_cast<float>(std::fmod(5 * scene.time, 4096.0));
        const float shine = std::max(0.0f, noise_along(kRagged, place));
        const Point a = {from.x, from.ground - 0.6f * from.thick}, b = {to.x, to.ground - 0.6f * to.thick};
        scene.canvas.line(a, b, std::max(1.0f, std::min(2.5f * unit, 0.22f * from.thick)),
                          with_alpha(kLiquidShine, 0.6f * shine));
        brush.glow(a, {2.2f * kStretch * unit, 1.4f * from.thick + 4 * unit}, kFlameGlow,
                   0.06f + 0.2f * shine);
    }
}

/// Their places belong to the level, at steps that hardly change while the camera comes nearer.
void BurningLiquid::draw_flames(const Scene& scene, const Sheet& sheet, Row row) const {
    const float step = std::exp2(std::round(std::log2(kFlamesApart * scene.unit / scene.view.scale)));
    const int first = static_cast<int>(std::floor(scene.view.column_at(sheet.front().x) / step));
    const int last = static_cast<int>(std::ceil(scene.view.column_at(sheet.back().x) / step));
    const float most =
        kHighByWidth * (sheet.back().x - sheet.front().x) + kLowestFlame * tank_scale(scene.view);
    for (int number = first; number <= last; ++number) {
        const float aside = uniform01(kFlickering, 0, number, static_cast<int>(row)) - 0.5f;
        const float column = (static_cast<float>(number) + 0.8f * aside) * step;
        const float x = std::clamp(scene.view.x_of(column), sheet.front().x, sheet.back().x);
        draw_flame(scene, between(sheet, x), number, row, most);
    }
}

/// It grows, sways and goes out, and then another one stands there. It's no higher than `most`: a small fire
/// is low.
void BurningLiquid::draw_flame(const Scene& scene, const Stretch& at, int number, Row row, float most) const {
    const auto draw = [&](int n, int turn) {
        return uniform01(hash_bits(kFlickering, static_cast<std::uint32_t>(turn), number, n));
    };
    const int side = row == Row::front ? 40 : 0;
    const double turns =
        scene.time / static_cast<double>(kShortFlame + (kLongFlame - kShortFlame) * draw(side, 0)) +
        static_cast<double>(draw(side + 1, 0));
    const int turn = static_cast<int>(std::fmod(turns, 65536.0));
    const auto part = static_cast<float>(turns - std::floor(turns));
    const float grown = smooth(part / 0.3f) * (1 - smooth((part - 0.45f) / 0.55f));
    const auto place = static_cast<float>(number);
    const auto now = static_cast<float>(std::fmod(scene.time, 4096.0));
    const float swells = 0.5f + 0.5f * noise_along(kRagged + 2, place / 9 - 0.7f * now);
    const float much = std::min(1.0f, 0.8f * std::sqrt(std::min(1.0f, at.much)) + 0.2f * at.much / kMuchFire);
    const float lot = draw(side + 2, turn), tall = lot * lot;
    const float share = row == Row::back ? (0.55f + 0.8f * swells) * (0.6f + 1.0f * tall)
                                         : 0.22f + 0.3f * tall + 0.1f * swells;
    const float high =
        std::min(most, kFlameHigh * tank_scale(scene.view)) * much * share * (0.25f + 0.75f * grown);
    const float sways =
        0.5f * noise_along(kRagged + 3, 0.35f * place + 1.7f * now) + draw(side + 3, turn) - 0.5f;
    const int shape = static_cast<int>(std::clamp(0.5f + 0.5f * sways, 0.0f, 0.999f) * FlameTongues::kShapes);
    const Image& flame = tongues_.tongue(high, shape);
    const float foot = at.ground - 0.6f * at.thick + (row == Row::front ? 2.5f : 1.5f) * scene.unit;
    const float rises = 0.3f * high * smooth((part - 0.5f) / 0.5f);
    if (row == Row::back)
        SoftBrush(scene.canvas)
            .glow({at.x, foot - 0.4f * high}, {0.5f * high + 4 * scene.unit, 0.8f * high}, kFlameGlow, 0.05f);
    scene.canvas.image(flame, static_cast<int>(std::lround(at.x)) - flame.width() / 2,
                       static_cast<int>(std::lround(foot - rises)) - flame.height());
}

}  // namespace terramorph

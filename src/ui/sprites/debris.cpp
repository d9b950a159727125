#include "ui/sprites/debris.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/random.h"
#include "base/trig.h"
#include "ui/landscape/castle/masonry_piece.h"
#include "ui/landscape/earth/earth_column.h"
#include "ui/landscape/earth/height_profile.h"
#include "ui/landscape/plants/boulders.h"
#include "ui/landscape/plants/buildings.h"
#include "ui/sprites/body_transform.h"
#include "ui/sprites/parachute.h"
#include "ui/sprites/tanks.h"

namespace terramorph {

namespace {

using Polygon = EarthChunk::Polygon;

constexpr Color kBall = {255, 243, 208};
constexpr Color kStripe = {216, 84, 60};
constexpr Color kPiecesEdge = {40, 26, 30};
constexpr Color kBoulder = {134, 128, 124}, kBoulderShade = {92, 88, 88};
constexpr Color kPiecesWood = {206, 160, 98}, kPiecesBoard = {122, 84, 46}, kRibbon = {206, 44, 58};
constexpr float kLively = 0.5f;                       // balls at least this bouncy have stripes
constexpr float kPalerRim = 0.24f;                    // of a piece of earth, as where the land was cut
constexpr float kNearSurface = 6, kNearBetween = 14;  // columns: sides this near belong to it

constexpr float kClodEach = 4;             // columns of a side
constexpr int kMostClods = 40;             // of a side
constexpr std::uint32_t kClodChance = 79;  // a stream of random numbers

float piece_line(const View& view) { return std::max(1.0f, view.unit()); }

/// A straight slanted line over columns.
struct Slant {
    float x0, y0, x1, y1;

    float over(Vec2<float> place) const {
        return place.y - (y0 + (y1 - y0) * (place.x - x0) / std::max(0.01f, x1 - x0));
    }
};

/// The part of a convex polygon below a line (Sutherland and Hodgman, 1974).
Polygon below(const Polygon& polygon, const Slant& line) {
    Polygon kept;
    for (std::size_t k = 0; k < polygon.size(); ++k) {
        const Vec2<float> from = polygon[k], to = polygon[(k + 1) % polygon.size()];
        const float a = line.over(from), b = line.over(to);
        if (a <= 0) kept.push_back(from);
        if ((a <= 0) != (b <= 0)) kept.push_back(from + (to - from) * (a / (a - b)));
    }
    return kept;
}

Outline placed(const BodyTransform& place, const Polygon& polygon) {
    Outline corners;
    for (const Vec2<float> corner : polygon) corners.push_back(place(corner));
    return corners;
}

/// A stone's corners around its middle; every stone is different.
Polygon boulder_of(int number, float radius) {
    constexpr int kCorners = 11;
    Polygon corners;
    for (int k = 0; k < kCorners; ++k) {
        const float turn = 2 * kFloatPi * static_cast<float>(k) / kCorners;
        const float away = radius * (0.88f + 0.16f * uniform01(7, 0, number, k));
        corners.push_back({away * std::cos(turn), away * std::sin(turn)});
    }
    return corners;
}

}  // namespace

float hurled_up(Ticks age) {
    constexpr Ticks kFlies = kSecond;  // about as long as it does on flat ground
    constexpr float kHurledHigh = 78;  // columns
    const float part = std::clamp(ratio(age, kFlies), 0.0f, 1.0f);
    return kHurledHigh * 4 * part * (1 - part);
}

void DebrisPainter::draw(const DebrisLook& look) {
    switch (look.debris.kind) {
        case Debris::Kind::roller:
            return draw_ball(look);
        case Debris::Kind::boulder:
            return draw_boulder(look);
        case Debris::Kind::wreck:
            return draw_wreck(canvas_, view_, look.body, look.color);
        case Debris::Kind::turret:
            return draw_turret(canvas_, view_, look.body, look.color);
        case Debris::Kind::crate:
            return draw_crate(look);
        case Debris::Kind::earth:
            return draw_earth(look);
        case Debris::Kind::thing:
            if (!look.debris.is_boulder()) return draw_felled(look);
            return draw_rock(canvas_, view_, look.debris.thing, look.body, palette_);
    }
}

/// Rolling balls have a spot, bouncing ones stripes.
void DebrisPainter::draw_ball(const DebrisLook& look) {
    const Point at = view_.point(look.body.at);
    const float radius = std::max(3.0f, look.debris.radius * view_.scale);
    const BodyTransform place(view_, look.body, radius);
    canvas_.circle(at, radius + piece_line(view_), kPiecesEdge);
    canvas_.circle(at, radius, kBall);
    if (look.debris.bounce < kLively) return canvas_.circle(place(0.5f, 0), radius * 0.3f, kPiecesEdge);
    canvas_.line(place(-0.8f, 0), place(0.8f, 0), radius * 0.55f, kStripe);
    canvas_.circle(at, radius * 0.3f, kBall);
}

void DebrisPainter::draw_boulder(const DebrisLook& look) {
    const BodyTransform place(view_, look.body, view_.scale);
    const float r = std::max(look.debris.radius, 3 / view_.scale);
    const Outline shape = placed(place, boulder_of(look.debris.number, r));
    draw_outline(canvas_, shape, 2 * piece_line(view_), kPiecesEdge);
    canvas_.polygon(shape, kBoulder);
    const std::array<Point, 3> crack = {place(-0.5f * r, 0.5f * r), place(0, 0.1f * r),
                                        place(0.2f * r, -0.6f * r)};
    canvas_.line(crack, piece_line(view_), kBoulderShade);
    canvas_.circle(place(0.4f * r, 0.35f * r), 0.18f * r * view_.scale, kBoulderShade);
    canvas_.circle(place(-0.45f * r, -0.25f * r), 0.13f * r * view_.scale, kBoulderShade);
}

void DebrisPainter::draw_crate(const DebrisLook& look) {
    const float scale = tank_scale(view_);
    const BodyTransform place(view_, look.body, scale);
    if (look.debris.parachute > 0)
        draw_parachute(canvas_, place(0, look.debris.radius), scale, look.body.velocity.x / kDriftAtFullLean,
                       {246, 240, 226});
    const float w = look.debris.half_width, h = look.debris.radius;
    const Outline box = {place(-w, -h), place(w, -h), place(w, h), place(-w, h)};
    draw_outline(canvas_, box, 2 * piece_line(view_), kPiecesEdge);
    canvas_.polygon(box, kPiecesWood);
    for (const float side : {-0.5f, 0.5f})
        if (scale > 0.9f)
            canvas_.line(place(-w, side * h), place(w, side * h), piece_line(view_), kPiecesBoard);
    canvas_.line(place(0, -h), place(0, h), 2 * scale, kRibbon);
    canvas_.line(place(-w, 0), place(w, 0), 2 * scale, kRibbon);
    for (const float side : {-1.0f, 1.0f})
        canvas_.line(place(0, h), place(3.2f * side, h + 3), 1.8f * scale, kRibbon);
}

/// A tree's crown breaks when it has come down.
void DebrisPainter::draw_felled(const DebrisLook& look) {
    const Thing& tree = look.debris.thing;
    TreeLook seen = look_of(tree);
    seen.fallen = false;
    draw_wood(canvas_, view_, tree, look.body, seen, palette_);
}

/// Seams between polygons are covered by lines of their colour.
void DebrisPainter::draw_earth(const DebrisLook& look) {
    const EarthChunk& chunk = look.debris.earth;
    if (chunk.region.is_masonry()) return draw_masonry(canvas_, view_, chunk, look.body, palette_);
    const BodyTransform place(view_, look.body, view_.scale);
    const Color rim = mixed(palette_.earth[1], palette_.rim, kPalerRim);
    for (const Polygon& polygon : chunk.polygons)
        draw_outline(canvas_, placed(place, polygon), 3 * piece_line(view_), rim);
    for (const Polygon& polygon : chunk.polygons) draw_strata(chunk, polygon, look.body);
    for (const Polygon& polygon : chunk.polygons) draw_clods(chunk, polygon, look.body);
    for (const bool shade : {true, false})
        for (const Polygon& polygon : chunk.polygons) draw_turf(chunk, polygon, look.body, shade);
}

/// Drawn like the earth it came from: from the top down, each stratum over the one above it.
void DebrisPainter::draw_strata(const EarthChunk& chunk, const Polygon& polygon, const BodyState& body) {
    const BodyTransform place(view_, body, view_.scale);
    const auto [left, right] = std::ranges::minmax(polygon, {}, &Vec2<float>::x);
    const float x0 = chunk.middle.x + left.x, x1 = chunk.middle.x + right.x;
    Polygon rest = polygon;
    const auto fill = [&](Color color) {
        const Outline shape = placed(place, rest);
        draw_outline(canvas_, shape, piece_line(view_), color);
        canvas_.polygon(shape, color);
    };
    fill(palette_.loose);  // everything above the surface is added earth
    for (std::size_t n = 0; n <= TerrainFaceLayers::kEdges; ++n) {
        const float y0 = stratum_top(layers_, n, x0, view_), y1 = stratum_top(layers_, n, x1, view_);
        rest = below(rest, {left.x, y0 - chunk.middle.y, right.x, y1 - chunk.middle.y});
        if (rest.size() < 3) return;
        fill(palette_.earth[n]);
    }
}

/// What it's made of: stones within, and along its sides clods, so that none is straight.
void DebrisPainter::draw_clods(const EarthChunk& chunk, const Polygon& polygon, const BodyState& body) {
    const BodyTransform place(view_, body, view_.scale);
    Vec2<float> middle;
    for (const Vec2<float> corner : polygon)
        middle = middle + corner * (1 / static_cast<float>(polygon.size()));
    for (std::size_t k = 0; k < polygon.size(); ++k) {
        const Vec2<float> from = polygon[k], way = polygon[(k + 1) % polygon.size()] - from;
        if (way.x < -std::abs(way.y)) continue;  // its upper side, which may have grass
        const float length = std::sqrt(way.x * way.x + way.y * way.y);
        const int clods = std::min(kMostClods, static_cast<int>(length / kClodEach));
        for (int n = 0; n < 2 * clods; ++n) {
            const auto draw = [&](std::uint32_t m) {
                return uniform01(
                    mix(hash_bits(kClodChance, m, static_cast<int>(chunk.middle.x + from.x), n)));
            };
            const Vec2<float> side =
                from + way * ((static_cast<float>(n / 2) + draw(0)) / static_cast<float>(clods));
            const bool within = n % 2 == 1;
            if (within && draw(4) < 0.5f) continue;
            const Vec2<float> at = within ? side + (middle - side) * (0.2f + 0.7f * draw(1)) : side;
            const Color own = earth_at(chunk.middle + at);
            const float radius = (within ? 0.5f : 0.8f) + 1.6f * draw(2) * draw(2);
            canvas_.circle(place(at), std::max(1.0f, radius * view_.scale),
                           within && draw(3) < 0.6f ? mixed(own, kEarthDark, 0.35f)
                                                    : mixed(own, kEarthLight, 0.14f * draw(3)));
        }
    }
}

Color DebrisPainter::earth_at(Vec2<float> there) const {
    std::size_t n = 0;
    while (n < TerrainFaceLayers::kEdges && there.y < stratum_top(layers_, n + 1, there.x, view_)) ++n;
    return palette_.earth[n];
}

/// Grass, or its shade, along upper sides that were the surface.
void DebrisPainter::draw_turf(const EarthChunk& chunk, const Polygon& polygon, const BodyState& body,
                              bool shade) {
    const BodyTransform place(view_, body, view_.scale);
    const auto away = [&](Vec2<float> corner) {
        const Vec2<float> there = chunk.middle + corner;
        return std::abs(there.y - height_along(layers_.surface, there.x));
    };
    const auto [low, top] = std::ranges::minmax(polygon, {}, &Vec2<float>::y);
    const float high = top.y - low.y;
    for (std::size_t k = 0; k < polygon.size(); ++k) {
        const Vec2<float> from = polygon[k], to = polygon[(k + 1) % polygon.size()];
        if (from.x <= to.x || away(from) > kNearSurface || away(to) > kNearSurface) continue;
        if (away((from + to) * 0.5f) > kNearBetween) continue;
        const float thick = std::min(9 * view_.unit(), 0.3f * high * view_.scale);
        const Vec2<float> down = {0, -0.5f * thick / view_.scale};
        const Vec2<float> off = down * (shade ? 1.6f : 1.0f);
        canvas_.line(place(from + off), place(to + off), shade ? 1.4f * thick : thick,
                     shade ? palette_.grass_shade : palette_.grass);
    }
}

}  // namespace terramorph

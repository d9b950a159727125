#include "ui/terrain_editor/map_features.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/landscape/panorama.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kFeaturesApart = 14;  // average pixels between marks
constexpr float kMinApart = 10;
constexpr double kMaxSpots = 1 << 19;                 // limit on spots to examine
constexpr float kGeneratedSize = 5, kPlacedSize = 7;  // units
constexpr std::array kOrder = {Feature::none,      Feature::tree, Feature::boulder, Feature::pond,
                               Feature::mineshaft, Feature::sign, Feature::hut,     Feature::castle};
constexpr Color kLeaf = {120, 214, 110}, kStone = {190, 190, 198}, kPond = {90, 170, 255};
constexpr Color kMineBeam = {214, 150, 90}, kSignBoard = {240, 220, 170}, kHutRoof = {206, 110, 84},
                kCastleStone = {236, 224, 202};

Feature generated_on(const MapSettings& terrain, Spot spot) {
    if (!terrain.generator->scenery) return Feature::none;
    const SpotRun run = {spot, 1};
    const Features found = terrain.generator->scenery->features(terrain, {&run, 1});
    return found.empty() ? Feature::none : found.begin()->second;
}

Vec2<double> in_doubles(Spot spot) { return {static_cast<double>(spot.x), static_cast<double>(spot.y)}; }

/// Draws the mark with its foot on the spot, so that a line through the spot stays visible.
void draw_standing(Canvas& canvas, Point spot, float size, Feature feature) {
    const Point center = spot - Point{0, 1.4f * size};
    canvas.circle(center, 1.2f * size, with_alpha(theme::kBackground, 0.5f));
    draw_feature(canvas, center, size, feature);
}

/// Draws a mark in a ring; an empty ring for a removed feature.
void draw_placed(Canvas& canvas, Point spot, float size, Feature feature) {
    canvas.circle(spot, 1.7f * size, with_alpha(theme::kBackground, 0.8f));
    canvas.ring(spot, 1.7f * size, std::max(1.0f, 0.25f * size), theme::kBright);
    draw_feature(canvas, spot, size, feature);
}

bool on(const MapView& view, Spot spot) {
    return spot.x >= 0 && spot.y >= 0 && spot.x < view.width && spot.y < view.depth;
}

/// The next feature in the cycle: a tree after none, none after a sign.
Feature next_feature(Feature now) {
    const auto at = static_cast<std::size_t>(std::ranges::find(kOrder, now) - kOrder.begin());
    return kOrder[(at + 1) % kOrder.size()];
}

}  // namespace

Feature feature_on(const MapSettings& terrain, Spot spot) {
    const auto placed = terrain.placed.find(spot);
    return placed == terrain.placed.end() ? generated_on(terrain, spot) : placed->second;
}

Result<Feature> change_feature(MapSettings& terrain, Spot spot) {
    const Feature next = next_feature(feature_on(terrain, spot));
    MapSettings changed = terrain;
    if (next == generated_on(terrain, spot))
        changed.placed.erase(spot);
    else
        changed.placed[spot] = next;
    if (const Refusal refusal = validate(changed)) return *refusal;
    terrain.placed = std::move(changed.placed);
    return next;
}

void draw_feature(Canvas& canvas, Point center, float size, Feature feature) {
    const auto at = [&](float x, float y) { return center + Point{x, y} * size; };
    const auto box = [&](float x, float y, float wide, float high) {
        return Rect{center.x + x * size, center.y + y * size, wide * size, high * size};
    };
    switch (feature) {
        case Feature::tree:
            canvas.fill(box(-0.15f, 0.3f, 0.3f, 0.7f), kMineBeam);
            return canvas.polygon(std::array{at(0, -1), at(0.8f, 0.5f), at(-0.8f, 0.5f)}, kLeaf);
        case Feature::boulder:
            return canvas.circle(center, 0.7f * size, kStone);
        case Feature::pond:
            return canvas.fill_rounded(box(-0.9f, -0.45f, 1.8f, 0.9f), 0.45f * size, kPond);
        case Feature::mineshaft:
            canvas.line(std::array{at(-0.6f, 0.8f), at(-0.6f, -0.6f), at(0.6f, -0.6f), at(0.6f, 0.8f)},
                        0.35f * size, kMineBeam);
            return;
        case Feature::sign:
            canvas.fill(box(-0.12f, -0.2f, 0.24f, 1.2f), kMineBeam);
            return canvas.fill(box(-0.8f, -0.8f, 1.6f, 0.8f), kSignBoard);
        case Feature::hut:
            canvas.fill(box(-0.6f, 0, 1.2f, 0.8f), kMineBeam);
            return canvas.polygon(std::array{at(0, -0.9f), at(0.95f, 0.1f), at(-0.95f, 0.1f)}, kHutRoof);
        case Feature::castle:
            return draw_castle_mark(canvas, at(0, 0.9f), 0.7f * size);
        case Feature::none:
            return;
    }
}

void draw_castle_mark(Canvas& canvas, Point spot, float size) {
    const auto block = [&](float grow, Color color) {
        const auto box = [&](float x0, float x1, float high) {
            canvas.fill({spot.x + x0 * size - grow, spot.y - high * size - grow, (x1 - x0) * size + 2 * grow,
                         high * size + 2 * grow},
                        color);
        };
        box(-1.5f, 1.5f, 0.8f);
        for (const float tower : {-1.6f, 0.9f}) box(tower, tower + 0.7f, 1.3f);
        box(-0.5f, 0.5f, 2);
        for (const float merlon : {-0.6f, -0.15f, 0.3f}) box(merlon, merlon + 0.3f, 2.3f);
    };
    block(std::max(1.0f, 0.25f * size), with_alpha(theme::kBackground, 0.75f));
    block(0, kCastleStone);
    const float gate = 0.22f * size;
    canvas.fill({spot.x - gate, spot.y - 0.55f * size, 2 * gate, 0.55f * size}, theme::kBackground);
}

void MapFeatures::look(const MapSettings& terrain, const Cut& cut, const MapView& view) {
    if (terrain == terrain_ && cut == cut_ && view.place == place_) return;
    terrain_ = terrain;
    cut_ = cut;
    place_ = view.place;
    marks_.clear();
    if (terrain.generator->scenery && drawable(view.place)) find_generated(view);
    for (const auto& [spot, feature] : terrain.placed)
        if (const Spot shown = spot - terrain.origin; on(view, shown))
            marks_.push_back({shown, feature, true});
}

/// Widens the strip along the cut as long as there's room between the marks in it.
void MapFeatures::find_generated(const MapView& view) {
    const auto room = [&](double half) {
        return view.place.w * view.place.h * static_cast<float>(std::min(1.0, 2 * half / view.depth));
    };
    MapSettings bare = terrain_;
    bare.placed.clear();
    double half = kOnTheLevel;
    std::vector<Standing> found = features_near(bare, cut_, -half, half);
    while (half < view.depth && 4 * half * view.width < kMaxSpots) {
        half *= 2;
        std::vector<Standing> more = features_near(bare, cut_, -half, half);
        if (static_cast<float>(more.size()) * kFeaturesApart * kFeaturesApart > room(half)) break;
        found = std::move(more);
    }
    for (const Standing& standing : found)
        if (const Spot shown = standing.spot - terrain_.origin;
            on(view, shown) && !terrain_.placed.contains(standing.spot) &&
            !near(view, view.on_screen(in_doubles(shown)), kMinApart))
            marks_.push_back({shown, standing.feature, false});
}

std::optional<Spot> MapFeatures::near(const MapView& view, Point at, float reach) const {
    std::optional<Spot> nearest;
    for (const Mark& mark : marks_) {
        const Point way = view.on_screen(in_doubles(mark.spot)) - at;
        const float distance = std::hypot(way.x, way.y);
        if (distance > reach) continue;
        reach = distance;
        nearest = mark.spot + terrain_.origin;
    }
    return nearest;
}

void MapFeatures::draw(Canvas& canvas, const MapView& view) const {
    const Scale scale(canvas);
    const float small = std::max(3.0f, scale(kGeneratedSize)), large = std::max(3.0f, scale(kPlacedSize));
    for (const Mark& mark : marks_) {
        const Point spot = view.on_screen(in_doubles(mark.spot));
        if (mark.placed)
            draw_placed(canvas, spot, large, mark.feature);
        else
            draw_standing(canvas, spot, small, mark.feature);
    }
}

std::optional<Spot> spot_at(const MapSettings& terrain, const MapView& view, Point at) {
    if (!drawable(view.place)) return std::nullopt;
    const Vec2<double> place = view.on_map(at);
    const Spot spot = {std::llround(place.x), std::llround(place.y)};
    return on(view, spot) ? std::optional(spot + terrain.origin) : std::nullopt;
}

}  // namespace terramorph

#include "ui/sprites/ongoing_effects.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "base/trig.h"
#include "ui/sprites/body_transform.h"
#include "ui/sprites/tanks.h"

namespace terramorph {

namespace {

constexpr Color kGlow = {255, 150, 50};
constexpr Color kOngoingEffectsPictureSteel = {176, 182, 190}, kGroove = {84, 88, 98},
                kOngoingEffectsPictureEdge = {30, 24, 28};
// In pixels of a picture of 1600 x 900.
constexpr float kGlowRadius = 84, kMudRadius = 4.5f, kMudCell = 3;
constexpr float kGlowCell = 48;                      // columns
constexpr float kSpotLight = 0.4f, kHalfLit = 1.5f;  // as so many drops: of a spot; for half of the light

/// A ball with a light edge above.
Image drop_image(float radius, Color color) {
    const int size = std::max(3, static_cast<int>(2 * radius + 1.5f));
    const float middle = static_cast<float>(size) / 2;
    Image image(size, size);
    for (int y = 0; y < size; ++y)
        for (int x = 0; x < size; ++x) {
            const float dx = static_cast<float>(x) + 0.5f - middle,
                        dy = static_cast<float>(y) + 0.5f - middle;
            const float cover = std::clamp(middle - std::sqrt(dx * dx + dy * dy), 0.0f, 1.0f);
            const float light = std::clamp(-dy / middle, 0.0f, 1.0f) * 0.35f;
            image.row(y)[x] = packed(with_alpha(mixed(color, {255, 244, 220}, light), cover));
        }
    return image;
}

void lay(Canvas& canvas, const Image& image, int x, int y) {
    canvas.image(image, x - image.width() / 2, y - image.height() / 2);
}

/// A turning cone of steel, pointing in the digging direction.
void draw_digger(Canvas& canvas, const View& view, const OngoingEffect& digger) {
    const Vec2<float> speed = columns_of(digger.context.speed);
    BodyState body;
    body.at = columns_of(digger.context.at);
    body.angle = speed == Vec2<float>{} ? -1.5708f : std::atan2(speed.y, speed.x);
    const BodyTransform place(view, body, tank_scale(view));
    const Outline cone = {place(9, 0), place(-4, 6.5f), place(-7, 5), place(-7, -5), place(-4, -6.5f)};
    draw_outline(canvas, cone, std::max(1.5f, 2.5f * view.unit()), kOngoingEffectsPictureEdge);
    canvas.polygon(cone, kOngoingEffectsPictureSteel);
    constexpr Ticks kGrooveTicks = 8 * kTick;  // in which a groove gets to the place of the next
    for (int k = 0; k < 3; ++k) {
        const float x = -5 + 4 * (static_cast<float>(k) + ratio(digger.ticks % kGrooveTicks, kGrooveTicks));
        const float half = (9 - x) * 0.5f;
        canvas.line(place(x, half), place(x - 2.5f, -half), std::max(1.0f, place.scale()), kGroove);
    }
}

bool seen(const OngoingEffect& each, VisualKind visual) {
    return each.effect->kind->visual == visual && each.waits == 0;
}

}  // namespace

bool OngoingEffectsPicture::advance(double seconds, std::span<const OngoingEffect> all) {
    time_ += seconds;
    return std::ranges::any_of(all, [](const OngoingEffect& each) { return seen(each, VisualKind::flame); });
}

void OngoingEffectsPicture::prepare(float unit, const Palette& palette) {
    unit_ = unit;
    if (unit == prepared_) return;
    prepared_ = unit;
    mud_ = drop_image(kMudRadius * unit, palette.loose);
}

void OngoingEffectsPicture::draw_behind(Canvas& canvas, const View& view, const Burning& burning) const {
    if (!burning.all.empty() || !burning.spots.empty()) liquid_.draw_behind(canvas, view, burning, time_);
}

void OngoingEffectsPicture::draw(Canvas& canvas, const View& view, const Burning& burning,
                                 const Palette& palette) {
    if (burning.all.empty() && burning.spots.empty()) return;
    prepare(view.unit(), palette);
    draw_mud(canvas, view, burning.all);
    for (const OngoingEffect& each : burning.all)
        if (seen(each, VisualKind::digger)) draw_digger(canvas, view, each);
    liquid_.draw(canvas, view, burning, time_);
}

/// The squares of this size with any drops, row by row.
std::vector<OngoingEffectsPicture::Cell> OngoingEffectsPicture::cells_of(const View& view,
                                                                         std::span<const OngoingEffect> all,
                                                                         VisualKind visual,
                                                                         float size) const {
    const float side = size * unit_;
    std::vector<Cell> cells;
    for (const OngoingEffect& each : all) {
        if (!seen(each, visual)) continue;
        const Point at = view.point(columns_of(each.context.at));
        if (at.x < -side || at.x > static_cast<float>(view.width) + side) continue;
        cells.push_back(
            {static_cast<int>(std::floor(at.x / side)), static_cast<int>(std::floor(at.y / side)), 1});
    }
    std::ranges::sort(cells, {}, [](const Cell& cell) { return std::tuple(cell.y, cell.x); });
    std::size_t count = 0;
    for (const Cell& cell : cells) {
        if (count > 0 && cells[count - 1].x == cell.x && cells[count - 1].y == cell.y)
            ++cells[count - 1].drops;
        else
            cells[count++] = cell;
    }
    cells.resize(count);
    return cells;
}

/// One light for each part of the level with flames, in their middle, which flickers.
void OngoingEffectsPicture::shine(LightField& light, const View& view, std::span<const OngoingEffect> all,
                                  std::span<const HotSpot> hot) const {
    std::vector<Blaze> blazes;
    const auto add = [&](Vec2<float> at, float much) {
        blazes.push_back({static_cast<int>(std::floor(at.x / kGlowCell)),
                          static_cast<int>(std::floor(at.y / kGlowCell)), at * much, much});
    };
    for (const OngoingEffect& each : all)
        if (seen(each, VisualKind::flame)) add(columns_of(each.context.at), 1);
    for (const HotSpot& spot : hot)
        add(spot.middle(), kSpotLight * std::max(spot.fire, 0.5f * spot.heat * spot.heat));
    std::ranges::sort(blazes, {}, [](const Blaze& blaze) { return std::pair(blaze.x, blaze.y); });
    const float reach = kGlowRadius * view.unit();
    for (std::size_t k = 0; k < blazes.size();) {
        Blaze whole = blazes[k];
        while (++k < blazes.size() && blazes[k].x == whole.x && blazes[k].y == whole.y)
            whole.sum = whole.sum + blazes[k].sum, whole.much += blazes[k].much;
        const Point at = view.point(whole.sum * (1 / whole.much));
        if (at.x < -3 * reach || at.x > static_cast<float>(view.width) + 3 * reach) continue;
        const auto phase =
            static_cast<float>(std::fmod(time_, 60.0)) * 11 + 2.4f * static_cast<float>(whole.x);
        const float now = whole.much / (whole.much + kHalfLit) *
                          (0.85f + 0.15f * std::sin(phase) * std::sin(0.61f * phase));
        light.glow(at, 1.5f * reach, kGlow, 0.13f * now);
        light.shine({at, 2.6f * reach, 0.78f * now, 1.1f * reach, kGlow});
    }
}

void OngoingEffectsPicture::draw_mud(Canvas& canvas, const View& view,
                                     std::span<const OngoingEffect> all) const {
    const float side = kMudCell * unit_;
    for (const Cell& cell : cells_of(view, all, VisualKind::mud, kMudCell))
        lay(canvas, mud_, static_cast<int>((static_cast<float>(cell.x) + 0.5f) * side),
            static_cast<int>((static_cast<float>(cell.y) + 0.5f) * side));
}

}  // namespace terramorph

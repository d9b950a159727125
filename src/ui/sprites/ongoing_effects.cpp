#include "ui/sprites/ongoing_effects.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

#include "base/random.h"
#include "base/trig.h"
#include "paint/soft/brush.h"
#include "ui/sprites/body_transform.h"
#include "ui/sprites/tanks.h"

namespace terramorph {

namespace {

constexpr Color kCore = {255, 244, 190}, kFlame = {255, 168, 44}, kTip = {214, 66, 24};
constexpr Color kGlow = {255, 150, 50};
constexpr Color kOngoingEffectsPictureSteel = {176, 182, 190}, kGroove = {84, 88, 98},
                kOngoingEffectsPictureEdge = {30, 24, 28};
constexpr std::uint32_t kFlicker = 31;           // a stream of random numbers
constexpr double kFlickers = 14;                 // per second
constexpr int kOngoingEffectsPictureShapes = 6;  // of flames
// In pixels of a picture of 1600 x 900.
constexpr float kFlameHigh = 40, kFlameWide = 19, kGlowRadius = 84, kMudRadius = 4.5f;
constexpr float kFlameSpread = 5;  // from one tongue to the next where many burn
constexpr float kTall = 1.7f;      // where many burn
constexpr int kMostTongues = 9;
constexpr float kFlameCell = 6, kGlowCell = 52, kMudCell = 3;

/// A tongue of fire leaning to one side, with its foot in the middle of the image's lower edge.
Image flame_image(int shape, float unit, float tall) {
    const float size = 0.7f + 0.3f * static_cast<float>(shape % 3) / 2;
    const float lean = 0.3f * (static_cast<float>(shape) / (kOngoingEffectsPictureShapes - 1) - 0.5f);
    Image image(std::max(3, static_cast<int>(kFlameWide * unit)),
                std::max(5, static_cast<int>(tall * kFlameHigh * unit)));
    const auto wide = static_cast<float>(image.width()), high = static_cast<float>(image.height());
    for (int y = 0; y < image.height(); ++y) {
        const float up =
            (high - static_cast<float>(y) - 0.5f) / (high * size);  // 0 at the foot, 1 at the tip
        if (up >= 1) continue;
        const float half = 0.42f * std::sqrt(std::min(1.0f, 5 * up)) * (1 - up * up);
        const float foot = std::min(1.0f, 7 * up);  // soft, and round
        for (int x = 0; x < image.width(); ++x) {
            const float across = (static_cast<float>(x) + 0.5f) / wide - 0.5f - lean * up * up;
            const float inside = std::clamp(1 - std::abs(across) / std::max(0.01f, half), 0.0f, 1.0f);
            const float heat = inside * (1 - 0.75f * up);
            const Color color =
                heat > 0.5f ? mixed(kFlame, kCore, 2 * heat - 1) : mixed(kTip, kFlame, 2 * heat);
            image.row(y)[x] =
                packed(with_alpha(color, foot * std::min(0.92f, 1.7f * inside * (1 - 0.5f * up))));
        }
    }
    return image;
}

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
    flames_.clear();
    for (const float tall : {1.0f, kTall})
        for (int shape = 0; shape < kOngoingEffectsPictureShapes; ++shape)
            flames_.push_back(flame_image(shape, unit, tall));
    mud_ = drop_image(kMudRadius * unit, palette.loose);
}

void OngoingEffectsPicture::draw(Canvas& canvas, const View& view, std::span<const OngoingEffect> all,
                                 const Palette& palette) {
    if (all.empty()) return;
    prepare(view.unit(), palette);
    draw_mud(canvas, view, all);
    for (const OngoingEffect& each : all)
        if (seen(each, VisualKind::digger)) draw_digger(canvas, view, each);
    draw_flames(canvas, view, all);
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
            {static_cast<int>(std::floor(at.x / side)), static_cast<int>(std::floor(at.y / side)), 1, at.y});
    }
    std::ranges::sort(cells, {}, [](const Cell& cell) { return std::tuple(cell.y, cell.x); });
    std::size_t count = 0;
    for (const Cell& cell : cells) {
        if (count > 0 && cells[count - 1].x == cell.x && cells[count - 1].y == cell.y)
            ++cells[count - 1].drops, cells[count - 1].foot = std::max(cells[count - 1].foot, cell.foot);
        else
            cells[count++] = cell;
    }
    cells.resize(count);
    return cells;
}

/// One light for each square with flames, which flickers.
void OngoingEffectsPicture::shine(LightField& light, const View& view, std::span<const OngoingEffect> all) {
    if (std::ranges::none_of(all, [](const OngoingEffect& each) { return seen(each, VisualKind::flame); }))
        return;
    unit_ = view.unit();
    for (const Cell& cell : cells_of(view, all, VisualKind::flame, kGlowCell)) {
        const float side = kGlowCell * unit_;
        const Point at = {(static_cast<float>(cell.x) + 0.5f) * side,
                          (static_cast<float>(cell.y) + 0.5f) * side};
        const auto phase =
            static_cast<float>(std::fmod(time_, 60.0)) * 11 + 2.4f * static_cast<float>(cell.x);
        const float full = std::min(1.0f, 0.4f + 0.1f * static_cast<float>(cell.drops));
        const float now = full * (0.85f + 0.15f * std::sin(phase) * std::sin(0.61f * phase));
        light.glow(at, 1.5f * kGlowRadius * unit_, kGlow, 0.17f * now);
        light.shine({at, 2.2f * kGlowRadius * unit_, 0.75f * now, 0.9f * kGlowRadius * unit_, kGlow});
    }
}

void OngoingEffectsPicture::draw_flames(Canvas& canvas, const View& view,
                                        std::span<const OngoingEffect> all) const {
    const auto frame = static_cast<std::uint32_t>(time_ * kFlickers);
    SoftBrush brush(canvas);
    const float side = kFlameCell * unit_;
    for (const Cell& cell : cells_of(view, all, VisualKind::flame, kFlameCell)) {
        const int tongues = 1 + std::min(kMostTongues - 1, cell.drops / 3);
        for (int k = 0; k < tongues; ++k) {
            const std::uint32_t chance = hash_bits(kFlicker, frame, cell.x + 977 * k, cell.y);
            const bool tall = k > 0 && k % 2 == 0;
            const Image& flame =
                flames_[chance % kOngoingEffectsPictureShapes + (tall ? kOngoingEffectsPictureShapes : 0)];
            const float off =
                kFlameSpread * unit_ * (static_cast<float>(k) - static_cast<float>(tongues - 1) / 2);
            const float x = (static_cast<float>(cell.x) + uniform01(mix(chance))) * side + off;
            const float foot = cell.foot + (3 + 4 * uniform01(mix(chance + 1))) * unit_;
            const auto high = static_cast<float>(flame.height());
            brush.glow({x, foot - 0.4f * high}, {kFlameWide * unit_, 0.8f * high}, kGlow, 0.24f);
            canvas.image(flame, static_cast<int>(x) - flame.width() / 2,
                         static_cast<int>(foot) - flame.height());
            brush.glow({x, foot - 0.16f * high}, {0.4f * kFlameWide * unit_, 0.3f * high}, kCore, 0.3f);
        }
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

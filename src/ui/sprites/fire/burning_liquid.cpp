#include "ui/sprites/fire/burning_liquid.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "base/random.h"
#include "base/trig.h"
#include "paint/pixel.h"
#include "paint/soft/brush.h"
#include "ui/landscape/earth/earth_column.h"

namespace terramorph {

namespace {

constexpr Color kLiquidEdge = {232, 84, 22}, kLiquid = {255, 138, 36}, kLiquidHot = {255, 196, 84},
                kLiquidShine = {255, 248, 206};
constexpr Color kFlameGlow = {255, 140, 48};
// In pixels of a picture of 1600 x 900.
constexpr float kStretch = 5;                           // of a sheet
constexpr float kGap = 16;                              // between drops of one sheet, along ...
constexpr float kLedge = 12, kSteepest = 1.8f;          // ... and up, for each of which along as well
constexpr float kThinnest = 3, kThickness = 3.4f;       // of a sheet; of one drop, of several with their root
constexpr float kDeepest = 5, kDeepShare = 0.16f;       // of a sheet that's short, and of its length as well
constexpr float kDeepFire = 10;                         // where flames are as high as they get
constexpr int kPours = 40;                              // steps in which it finds its level
constexpr float kSinks = 5;                             // into the land
constexpr float kOutermost = -1.6f, kInnermost = 2.2f;  // coats of a sheet, below its top
constexpr float kCoats = 5, kCover = 0.74f;  // of them for each pixel of a unit; of each, if there are few
constexpr int kFewestCoats = 4, kMostCoats = 14;
constexpr double kFlickers = 15;                         // per second
constexpr int kEndCorners = 5;                           // of a round end
constexpr std::uint32_t kFlickering = 31, kRagged = 33;  // streams of random numbers

}  // namespace

void BurningLiquid::prepare(float unit) {
    unit_ = unit;
    tongues_.prepare(unit);
}

/// A drop belongs to the sheet whose end is nearest to it.
void BurningLiquid::join(std::vector<Sheet>& open, std::vector<Sheet>& done, Point drop) const {
    for (Sheet& sheet : open)
        if (drop.x - sheet.back().x > kGap * unit_) done.push_back(std::move(sheet)), sheet.clear();
    std::erase_if(open, [](const Sheet& sheet) { return sheet.empty(); });
    Sheet* nearest = nullptr;
    float least = 1;
    for (Sheet& sheet : open) {
        const Stretch& last = sheet.back();
        const float part = std::abs(drop.y - last.ground) / (kLedge * unit_ + kSteepest * (drop.x - last.x));
        if (part < least) least = part, nearest = &sheet;
    }
    if (!nearest) return open.push_back({{drop.x, drop.y, 1, 0}});
    Stretch& last = nearest->back();
    if (drop.x - last.x >= kStretch * unit_) return nearest->push_back({drop.x, drop.y, 1, 0});
    ++last.drops;
    last.ground = std::max(last.ground, drop.y);
}

std::vector<BurningLiquid::Sheet> BurningLiquid::sheets_of(std::vector<Point> drops) const {
    std::ranges::sort(drops, [](Point a, Point b) { return std::pair(a.x, a.y) < std::pair(b.x, b.y); });
    std::vector<Sheet> open, done;
    for (const Point& drop : drops) join(open, done, drop);
    std::ranges::move(open, std::back_inserter(done));
    for (Sheet& sheet : done) pour(sheet);
    return done;
}

/// It runs from stretch to stretch without leaving the land bare, and so is level in hollows. Little of it
/// lies flat, however many drops there are.
void BurningLiquid::pour(Sheet& sheet) const {
    for (Stretch& each : sheet) each.thick = unit_ * (kThinnest + kThickness * std::sqrt(each.drops));
    for (int step = 0; step < kPours; ++step)
        for (std::size_t k = 0; k + 1 < sheet.size(); ++k) {
            Stretch &left = sheet[k], &right = sheet[k + 1];
            const float higher = (right.ground - right.thick) - (left.ground - left.thick);
            Stretch &from = higher > 0 ? left : right, &to = higher > 0 ? right : left;
            const float runs =
                std::min(0.25f * std::abs(higher), 0.15f * std::max(0.0f, from.thick - kThinnest * unit_));
            from.thick -= runs, to.thick += runs;
        }
    const float deepest = kDeepest * unit_ + kDeepShare * (sheet.back().x - sheet.front().x);
    for (Stretch& each : sheet) each.thick = std::min(each.thick, deepest);
}

void BurningLiquid::draw(Canvas& canvas, std::vector<Point> drops, double time) const {
    for (const Sheet& sheet : sheets_of(std::move(drops))) draw_sheet(canvas, sheet, time);
}

void BurningLiquid::draw_sheet(Canvas& canvas, const Sheet& sheet, double time) const {
    draw_flames(canvas, sheet, time, false);
    draw_coats(canvas, sheet);
    draw_streaks(canvas, sheet, time);
    draw_flames(canvas, sheet, time, true);
}

/// Thin coats, each within the last: the nearer it's seen, the more of them its soft edge takes.
void BurningLiquid::draw_coats(Canvas& canvas, const Sheet& sheet) const {
    const int count = std::clamp(static_cast<int>(kCoats * unit_), kFewestCoats, kMostCoats);
    const float cover =
        1 - std::pow(1 - kCover, static_cast<float>(kFewestCoats) / static_cast<float>(count));
    for (int k = 0; k < count; ++k) {
        const float in = static_cast<float>(k) / static_cast<float>(count - 1);
        const Color color =
            in < 0.5f ? mixed(kLiquidEdge, kLiquid, 2 * in) : mixed(kLiquid, kLiquidHot, 2 * in - 1);
        draw_body(canvas, sheet, kOutermost + (kInnermost - kOutermost) * in, (1.2f - in) * kSinks,
                  with_alpha(color, cover * (0.7f + 0.3f * in)));
    }
}

/// Its outline, round at both ends; `below`: units below its top, `sinks`: into the land.
void BurningLiquid::draw_body(Canvas& canvas, const Sheet& sheet, float below, float sinks,
                              Color color) const {
    const auto deep = [&](const Stretch& each) {
        return std::max(0.4f * each.thick, each.thick - below * unit_);
    };
    std::vector<Point> outline;
    const auto round_end = [&](const Stretch& each, float way, int from, int to) {
        const float wide = std::min(2 * kStretch * unit_, 0.8f * deep(each));
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
        outline.push_back({each->x, each->ground + sinks * unit_});
    canvas.polygon(outline, color);
}

/// What shines on it runs down with it.
void BurningLiquid::draw_streaks(Canvas& canvas, const Sheet& sheet, double time) const {
    SoftBrush brush(canvas);
    for (std::size_t k = 0; k + 1 < sheet.size(); ++k) {
        const Stretch &from = sheet[k], &to = sheet[k + 1];
        const float way = to.ground - from.ground > 0.5f   ? -1.0f
                          : from.ground - to.ground > 0.5f ? 1.0f
                                                           : 0.2f;
        const auto place = from.x / (9 * unit_) + way * static_cast<float>(std::fmod(5 * time, 4096.0));
        const float shine = std::max(0.0f, noise_along(kRagged, place));
        const Point a = {from.x, from.ground - 0.6f * from.thick}, b = {to.x, to.ground - 0.6f * to.thick};
        canvas.line(a, b, std::max(1.0f, std::min(2.5f * unit_, 0.22f * from.thick)),
                    with_alpha(kLiquidShine, 0.15f + 0.75f * shine));
        brush.glow(a, {2.2f * kStretch * unit_, 1.4f * from.thick + 4 * unit_}, kFlameGlow,
                   0.06f + 0.2f * shine);
    }
}

/// High ones behind the liquid, and low ones before it; all are higher where there's more of it.
void BurningLiquid::draw_flames(Canvas& canvas, const Sheet& sheet, double time, bool before) const {
    const auto frame = static_cast<std::uint32_t>(time * kFlickers);
    const auto now = static_cast<float>(std::fmod(2.3 * time, 4096.0));
    SoftBrush brush(canvas);
    for (const Stretch& each : sheet) {
        const auto place = static_cast<int>(std::floor(each.x / (kStretch * unit_)));
        const std::uint32_t chance = hash_bits(kFlickering, frame, place, before);
        if (before && chance % 3 == 0) continue;
        const float much = std::min(1.0f, 0.3f + 0.7f * each.thick / (kDeepFire * unit_));
        const float ragged = 0.5f + 0.5f * noise_along(kRagged + 1, each.x / (17 * unit_) + now);
        const float swells = 0.5f + 0.5f * noise_along(kRagged + 2, each.x / (70 * unit_) - 0.4f * now);
        const float wanted =
            (before ? 0.6f : 2.6f) * much *
            (0.12f + 0.4f * swells + 0.5f * ragged * swells + 0.3f * ragged * uniform01(chance));
        const Image& flame = tongues_.tongue(wanted, static_cast<int>(mix(chance) % FlameTongues::kShapes));
        const float x = each.x + (uniform01(mix(chance + 2)) - 0.5f) * 0.8f * kStretch * unit_;
        const float foot = each.ground - 0.75f * each.thick + (before ? 2.5f : 5) * unit_;
        const auto high = static_cast<float>(flame.height());
        if (!before)
            brush.glow({x, foot - 0.4f * high}, {FlameTongues::kWide * unit_, 0.8f * high}, kFlameGlow,
                       0.09f);
        canvas.image(flame, static_cast<int>(x) - flame.width() / 2, static_cast<int>(foot - high));
    }
}

}  // namespace terramorph

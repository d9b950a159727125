// How drops of fire that burn come together as sheets.
#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

#include "ui/impacts/feel.h"
#include "ui/sprites/fire/burning_liquid.h"
#include "ui/sprites/tanks.h"

namespace terramorph {

namespace {

// In pixels of a picture of 1600 x 900.
constexpr float kGap = 16;                            // between drops of one sheet, along ...
constexpr float kLedge = 12, kSteepest = 1.8f;        // ... and up, for each of which along as well
constexpr float kThinnest = 2.4f, kThickness = 1.7f;  // of a sheet; of one drop, of several with their root
constexpr float kDeepest = 3, kDeepShare = 0.03f;     // of a sheet that's short, and of its length as well
constexpr int kPours = 40;                            // steps in which it finds its level
constexpr float kGapWide = 14, kOnLand = 4;           // columns
constexpr float kWet = 0.62f;                         // fire of a spot on which liquid has lain
constexpr float kWetGap = 34, kWetEnd = 16;           // units

bool lies_on_land(const Ground& ground, Vec2<float> at) {
    const int x = std::clamp(static_cast<int>(at.x), 0, ground.width() - 1);
    return at.y < to_columns(ground.top(x)) + kOnLand;
}

}  // namespace

/// A drop belongs to the sheet whose end is nearest to it.
void BurningLiquid::join(std::vector<Sheet>& open, std::vector<Sheet>& done, const Fuel& fuel,
                         const Scene& scene) {
    const float gap = std::max(kGap * scene.unit, kGapWide * scene.view.scale);
    for (Sheet& sheet : open)
        if (fuel.at.x - sheet.back().x > gap) done.push_back(std::move(sheet)), sheet.clear();
    std::erase_if(open, [](const Sheet& sheet) { return sheet.empty(); });
    Sheet* nearest = nullptr;
    float least = 1;
    for (Sheet& sheet : open) {
        const Stretch& last = sheet.back();
        const float part =
            std::abs(fuel.at.y - last.ground) / (kLedge * scene.unit + kSteepest * (fuel.at.x - last.x));
        if (part < least) least = part, nearest = &sheet;
    }
    if (!nearest) return open.push_back({{fuel.at.x, fuel.at.y, fuel.much, 0, fuel.wet}});
    Stretch& last = nearest->back();
    if (fuel.at.x - last.x >= kStretch * scene.unit)
        return nearest->push_back({fuel.at.x, fuel.at.y, fuel.much, 0, fuel.wet});
    last.much += fuel.much;
    last.wet |= fuel.wet;
    last.ground = std::max(last.ground, fuel.at.y);
}

std::vector<BurningLiquid::Sheet> BurningLiquid::sheets_of(const Scene& scene, const Burning& burning) {
    const float beside = 4 * kFlameHigh * tank_scale(scene.view);
    std::vector<Fuel> fuel;
    const auto add = [&](Vec2<float> place, float much, bool wet) {
        const Point at = scene.view.point(place);
        if (at.x > -beside && at.x < static_cast<float>(scene.view.width) + beside)
            fuel.push_back({at, much, wet});
    };
    for (const OngoingEffect& each : burning.all)
        if (each.effect->kind->visual == VisualKind::flame && each.waits == 0)
            add(columns_of(each.context.at), 1, lies_on_land(burning.ground, columns_of(each.context.at)));
    for (const HotSpot& spot : burning.spots)
        if (spot.fire > 0) add(spot.middle(), spot.fire, spot.fire > kWet);
    std::ranges::sort(fuel, [](const Fuel& a, const Fuel& b) {
        return std::tuple(a.at.x, a.at.y, a.much) < std::tuple(b.at.x, b.at.y, b.much);
    });
    std::vector<Sheet> open, done;
    for (const Fuel& each : fuel) join(open, done, each, scene);
    std::ranges::move(open, std::back_inserter(done));
    for (Sheet& sheet : done) pour(sheet, scene.unit);
    return done;
}

/// It runs from stretch to stretch without leaving the land bare, and so is level in hollows. Little of it
/// lies flat, however many drops there are.
void BurningLiquid::pour(Sheet& sheet, float unit) {
    for (Stretch& each : sheet)
        each.thick = unit * (kThinnest * std::min(1.0f, each.much) + kThickness * std::sqrt(each.much));
    for (int step = 0; step < kPours; ++step)
        for (std::size_t k = 0; k + 1 < sheet.size(); ++k) {
            Stretch &left = sheet[k], &right = sheet[k + 1];
            const float higher = (right.ground - right.thick) - (left.ground - left.thick);
            Stretch &from = higher > 0 ? left : right, &to = higher > 0 ? right : left;
            const float runs =
                std::min(0.25f * std::abs(higher), 0.15f * std::max(0.0f, from.thick - kThinnest * unit));
            from.thick -= runs, to.thick += runs;
        }
    const float deepest = kDeepest * unit + kDeepShare * (sheet.back().x - sheet.front().x);
    for (Stretch& each : sheet) each.thick = std::min(each.thick, deepest);
}

/// What it's like at a pixel.
BurningLiquid::Stretch BurningLiquid::between(const Sheet& sheet, float x) {
    const auto right = std::ranges::lower_bound(sheet, x, {}, &Stretch::x);
    if (right == sheet.begin()) return sheet.front();
    if (right == sheet.end()) return sheet.back();
    const Stretch &a = *(right - 1), &b = *right;
    const float part = (x - a.x) / (b.x - a.x);
    const auto mix = [part](float from, float to) { return from + (to - from) * part; };
    return {x, mix(a.ground, b.ground), mix(a.much, b.much), mix(a.thick, b.thick), a.wet && b.wet};
}

/// Where liquid lies, without the grass that burns beside it: in one piece unless there's a gap in it, and
/// thin towards its ends.
std::vector<BurningLiquid::Sheet> BurningLiquid::wet_parts(const Sheet& sheet, float unit) {
    std::vector<Sheet> parts;
    std::size_t from = 0;  // of what has been taken
    for (std::size_t k = 0; k < sheet.size(); ++k) {
        if (!sheet[k].wet) continue;
        const bool goes_on = !parts.empty() && sheet[k].x - parts.back().back().x < kWetGap * unit;
        if (!goes_on) parts.emplace_back(), from = k;
        parts.back().insert(parts.back().end(), sheet.begin() + static_cast<std::ptrdiff_t>(from),
                            sheet.begin() + static_cast<std::ptrdiff_t>(k) + 1);
        from = k + 1;
    }
    for (Sheet& part : parts) {
        const float left = part.front().x, right = part.back().x;
        for (Stretch& each : part)
            each.thick *= 0.3f + 0.7f * smooth(std::min(each.x - left, right - each.x) / (kWetEnd * unit));
    }
    return parts;
}

}  // namespace terramorph

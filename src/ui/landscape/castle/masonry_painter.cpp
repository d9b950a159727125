#include "ui/landscape/castle/masonry_painter.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/random.h"
#include "paint/pixel.h"

namespace terramorph {

namespace {

// All lengths are in columns.
constexpr Color kWallsShade = {20, 16, 24}, kCandle = {255, 190, 96};
constexpr float kWallSide = 5;  // from the sides of a wall, which light and shade round off
constexpr float kMossHigh = 12, kCapDeep = 2.2f, kRainStreaks = 22;
constexpr int kMerlonReach = 5;  // columns: within so many there's a gap between two merlons
constexpr int kWallHolds = 8;    // columns to what holds the wall behind
constexpr float kWallSlopes = 1.6f, kWallCrumbles = 7;  // of its edge where it's broken
constexpr float kTorchHigh = 15, kTorchApart = 26, kTorchReach = 22, kTorchLong = 5;
constexpr float kWindowHalf = 3.2f, kWindowHigh = 11, kSlitHalf = 1.1f, kSlitHigh = 8, kWindowFrame = 1.1f;
constexpr float kPortcullis = 6, kIronApart = 4;
constexpr std::uint32_t kWallStreaks = 62, kWallMoss = 63, kWallEnds = 64;  // streams of random numbers

/// How far below the round top of an arch a place is; below 0 if it's outside. Its half width and height.
float within_arch(Vec2<float> off, float half, float high) {
    const float round = std::max(0.0f, off.y - (high - half));
    return std::min(off.y, half - std::sqrt(off.x * off.x + round * round));
}

/// From the flame of the nearest torch to a place of a wall, so high above its floor.
Vec2<float> from_torch(float column, float above) {
    const float place = column / kTorchApart;
    return {(place - std::floor(place) - 0.5f) * kTorchApart, above - kTorchHigh};
}

}  // namespace

MasonryPainter::MasonryPainter(const Ground& ground, const View& view, const Palette& palette,
                               const Castle* castle)
    : ground_(ground),
      view_(view),
      palette_(palette),
      castle_(castle),
      courses_(view, palette),
      night_(lit_by_night(palette)),
      dark_(mixed(kWallsShade, palette.zenith, 0.3f)),
      moss_(mixed(palette.grass_shade, palette.grass, 0.3f)),
      cap_(palette.cover == Cover::snow ? palette.grass : mixed(wall_color(palette), palette.sun, 0.4f)),
      sky_(mixed(palette.horizon, palette.sky, 0.35f)),
      glow_(mixed(kCandle, palette.sun, 0.15f)) {
    if (castle) find_tops();
}

/// How high walls go at the back: up to the roofs, but not up to battlements.
void MasonryPainter::find_tops() {
    const auto wide = castle_->columns.x1 - castle_->columns.x0;
    std::vector<float> highest(static_cast<std::size_t>(wide));
    for (const Chord& stone : castle_->stones)
        if (stone.x >= castle_->columns.x0 && stone.x < castle_->columns.x1)
            highest[static_cast<std::size_t>(stone.x - castle_->columns.x0)] =
                to_columns(stone.span.top - castle_->site.floor);
    for (int x = 0; x < wide; ++x) {
        const auto first = highest.begin() + std::max(x - kMerlonReach, 0);
        const auto end = highest.begin() + std::min(x + kMerlonReach + 1, wide);
        tops_.push_back(*std::min_element(first, end));
    }
}

/// It rides on land that slips.
float MasonryPainter::floor_at(int x) const { return to_columns(ground_.generated_surface(x)); }

void MasonryPainter::lay_stone(const EarthColumn& at, float sun_side) const {
    const int x = std::clamp(static_cast<int>(at.column), 0, ground_.width() - 1);
    const std::span<const Chord> stones = ground_.masonry().column(x);
    if (stones.empty()) return;
    const float floor = floor_at(x);
    const auto open = [&](int beside, float high) {
        const Sixteenths y = Sixteenths::truncated(high);
        return high > floor && !ground_.solid(beside, y);
    };
    for (const Chord& stone : stones) {
        const float top = to_columns(stone.span.top), y0 = view_.y_of(top),
                    y1 = view_.y_of(to_columns(stone.span.bottom));
        const int first = std::max(at.here.top, static_cast<int>(std::floor(y0)));
        const int end = std::min(view_.height, static_cast<int>(std::ceil(y1)));
        for (int y = first; y < end; ++y) {
            const float high = view_.height_at(static_cast<float>(y) + 0.5f), above = high - floor;
            Color color = courses_.at(at.column, above);
            // Rain has washed it from its tops, and what grows on it climbs from its foot.
            const float streak =
                noise_along(kWallStreaks, at.column * 0.9f) * (1 - part_between(0, kRainStreaks, top - high));
            color = mixed(color, dark_, 0.22f * std::max(0.0f, streak));
            if (palette_.cover == Cover::grass && above > 0) {
                const float moss = 0.7f + 0.6f * noise_along(kWallMoss, at.column / 6);
                color = mixed(color, moss_, 0.5f * (1 - part_between(0, kMossHigh * moss, above)));
            }
            for (int k = 1; k <= static_cast<int>(kWallSide); k += 2) {
                const float near = (1 - static_cast<float>(k) / (kWallSide + 1)) * 0.2f;
                if (open(x + k, high))
                    color = mixed(color, sun_side > 0 ? palette_.sun : dark_, near * std::abs(sun_side));
                if (open(x - k, high))
                    color = mixed(color, sun_side < 0 ? palette_.sun : dark_, near * std::abs(sun_side));
            }
            if (top - high < kCapDeep && open(x, top + 0.5f))
                color = mixed(color, cap_,
                              (palette_.cover == Cover::snow ? 0.95f : 0.5f) * (1 - (top - high) / kCapDeep));
            const float cover =
                std::clamp(std::min(static_cast<float>(y) + 1 - y0, y1 - static_cast<float>(y)), 0.0f, 1.0f);
            lay(at.colors[y], color, cover);
        }
    }
}

/// Where the wall behind ends: at the roof that it carries or, where that has come down, lower and lower
/// away from what stands.
float MasonryPainter::top_behind(float column) const {
    const int x = static_cast<int>(std::floor(column));
    float top = to_columns(ground_.masonry().top(x));
    for (int k = 1; k <= kWallHolds; ++k)
        for (const int beside : {x - k, x + k}) {
            const float other = to_columns(ground_.masonry().top(beside));
            const float off = std::abs(static_cast<float>(beside) + 0.5f - column);
            const float broken = kWallCrumbles * (1 + noise_along(kWallEnds, column * 0.45f)) / 2;
            top = std::max(top, other - kWallSlopes * off - broken);
        }
    const float built = tops_[static_cast<std::size_t>(x - castle_->columns.x0)];
    return std::min(top, floor_at(x) + built);
}

MasonryPainter::Rows MasonryPainter::rows_behind(float column) const {
    const int x = static_cast<int>(std::floor(column));
    if (!castle_ || x < castle_->columns.x0 || x >= castle_->columns.x1) return {};
    const float top = top_behind(column), floor = floor_at(x);
    if (top <= floor) return {};
    return {std::max(0, static_cast<int>(std::floor(view_.y_of(top)))),
            std::min(view_.height, static_cast<int>(std::ceil(view_.y_of(floor))))};
}

Color MasonryPainter::wall_behind(float column, float high) const {
    const float floor = floor_at(static_cast<int>(column)), above = high - floor;
    Color wall = courses_.at(column * 1.13f + 40, above * 1.13f);
    wall = mixed(wall, dark_, 0.56f);  // in the shade of what's before it
    wall = mixed(wall, palette_.horizon, 0.05f);
    const float torch = torchlight(column, above);
    wall = mixed(wall, glow_, torch * (0.16f + 0.34f * night_));
    return furnished(wall, column, high);
}

/// The light of torches in the yards and on the ground floor.
float MasonryPainter::torchlight(float column, float above) const {
    const Vec2<float> off = from_torch(column, above);
    const float away = std::sqrt(off.x * off.x + off.y * off.y);
    const float near = std::max(0.0f, 1 - away / kTorchReach);
    return near * near;
}

Color MasonryPainter::seen_through_window(Color wall, const CastleRoom& room, Vec2<float> off,
                                          float room_high) const {
    const bool slit = room.kind == CastleRoom::Kind::yard || room_high < kWindowHigh + 4;
    const float half = slit ? kSlitHalf : kWindowHalf, high = slit ? kSlitHigh : kWindowHigh;
    const float in = within_arch(off, half, high),
                out = within_arch(off + Vec2<float>{0, kWindowFrame}, half + kWindowFrame,
                                  high + 2 * kWindowFrame);
    const float soft = view_.scale;
    wall = mixed(wall, mixed(wall_color(palette_), dark_, 0.25f), std::clamp(0.5f + out * soft, 0.0f, 1.0f));
    Color pane = mixed(sky_, glow_, 0.25f + 0.75f * night_);
    if (!slit && std::abs(off.x) < 0.4f) pane = mixed(pane, dark_, 0.6f);
    return mixed(wall, pane, std::clamp(0.5f + in * soft, 0.0f, 1.0f));
}

/// Windows, slits, torches, and the portcullis that's drawn up in the gate.
Color MasonryPainter::furnished(Color wall, float column, float high) const {
    const float risen_by = floor_at(static_cast<int>(column)) - to_columns(castle_->site.floor);
    for (const CastleRoom& room : castle_->rooms) {
        if (room.kind == CastleRoom::Kind::eaves || room.kind == CastleRoom::Kind::door) continue;
        const auto x0 = static_cast<float>(room.columns.x0), x1 = static_cast<float>(room.columns.x1);
        const float low = to_columns(room.air.bottom) + risen_by, top = to_columns(room.air.top) + risen_by;
        if (column < x0 || column >= x1 || high < low || high >= top) continue;
        const float room_high = top - low;
        if (room.kind == CastleRoom::Kind::gate) {
            wall = mixed(wall, dark_, 0.3f);
            const float up = top - high, bar = std::fmod(column - x0, kIronApart) - kIronApart / 2;
            const float points = kPortcullis + 1.5f * (1 - std::abs(bar) / (kIronApart / 2));
            if (up < points) {
                const bool iron = std::abs(bar) < 0.7f || std::abs(std::fmod(up, kIronApart) - 2) < 0.6f;
                wall = mixed(wall, dark_, iron ? 0.9f : 0.35f);
            }
            continue;
        }
        const bool yard = room.kind == CastleRoom::Kind::yard;
        const int count = std::max(1, static_cast<int>((x1 - x0) / (yard ? 17 : 15)));
        const float each = (x1 - x0) / static_cast<float>(count);
        const float off = std::fmod(column - x0, each) - each / 2;
        const float sill =
            low + (yard || room.kind == CastleRoom::Kind::hall ? std::min(room_high - 15, 20.0f)
                                                               : 0.36f * (room_high - kSlitHigh));
        if (sill < low) continue;
        wall = seen_through_window(wall, room, {off, high - sill}, room_high);
    }
    const Vec2<float> flame = from_torch(column, high - floor_at(static_cast<int>(column)));
    const float away = std::sqrt(2.6f * flame.x * flame.x + 0.8f * flame.y * flame.y);
    if (std::abs(flame.x) < 0.6f && flame.y < 0 && flame.y > -kTorchLong) wall = mixed(wall, dark_, 0.7f);
    return mixed(wall, {255, 226, 150}, std::clamp((2 - away) * view_.scale, 0.0f, 0.95f));
}

}  // namespace terramorph

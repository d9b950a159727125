#include "ui/landscape/castle/banners.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "base/index.h"
#include "base/trig.h"
#include "battle/battle_state.h"
#include "battle/high_ground.h"

namespace terramorph {

namespace {

// All lengths are in columns.
constexpr std::array<Color, 4> kCloths = {{{178, 38, 46}, {42, 84, 158}, {206, 152, 40}, {104, 52, 126}}};
constexpr Color kPole = {74, 58, 46}, kPoleKnob = {240, 206, 110}, kClothLight = {255, 240, 214},
                kClothShade = {30, 16, 26};
constexpr float kPoleHigh = 17, kBannerLong = 15, kBannerHigh = 8.5f, kBannerTail = 4;
constexpr double kWaves = 5;  // radians per second
constexpr int kPleats = 6;
constexpr float kCalmDroop = 5;                             // of its end, without wind
constexpr float kFullWind = 30;                             // columns per second squared
constexpr float kKeepBanner = 1.25f, kBorderBanner = 1.7f;  // times as large
constexpr Color kNobodysCloth = {236, 230, 214}, kNativesCloth = {64, 150, 120};
constexpr int kPostInside = 6;   // columns from a plateau's edge
constexpr float kLostPost = 12;  // columns that the land may have lost below it
constexpr float kLost = 5;       // columns that a roof may have lost below its pole

class BannerPainter {
  public:
    BannerPainter(Canvas& canvas, const View& view, Color cloth, float wind, float waves)
        : canvas_(canvas),
          view_(view),
          cloth_(cloth),
          side_(wind < 0 ? -1.0f : 1.0f),
          blows_(std::min(1.0f, std::abs(wind) / kFullWind)),
          waves_(waves) {}

    void draw(Vec2<float> foot, float size) {
        const Vec2<float> top = foot + Vec2<float>{0, kPoleHigh * size};
        canvas_.line(view_.point(foot), view_.point(top), std::max(1.0f, 0.9f * view_.scale), kPole);
        canvas_.circle(view_.point(top), std::max(1.0f, 0.9f * view_.scale), kPoleKnob);
        for (int k = 0; k < kPleats; ++k) draw_pleat(top, size, k);
    }

  private:
    /// How far up the cloth is at a part of its length.
    float lifted(float part, float size) const {
        const float wave = (0.4f + 1.1f * blows_) * part * std::sin(waves_ - 5.5f * part);
        return size * (wave - kCalmDroop * (1 - blows_) * part * part);
    }

    void draw_pleat(Vec2<float> top, float size, int k) {
        const float from = static_cast<float>(k) / kPleats, to = static_cast<float>(k + 1) / kPleats;
        const float along = side_ * kBannerLong * size * (0.62f + 0.38f * blows_);
        const auto corner = [&](float part, float down) {
            return view_.point(top + Vec2<float>{along * part, lifted(part, size) - down * size - 1});
        };
        const auto high = [&](float part) {  // it tapers into two tails
            return kBannerHigh * (1 - 0.25f * part);
        };
        const float slope = std::cos(waves_ - 5.5f * (from + to) / 2);
        const Color color =
            mixed(cloth_, slope > 0 ? kClothLight : kClothShade, 0.16f + 0.14f * std::abs(slope));
        const std::array<Point, 4> strip = {corner(from, 0), corner(to, 0), corner(to, high(to)),
                                            corner(from, high(from))};
        if (k + 1 < kPleats) {
            canvas_.polygon(strip, color);
            const std::array<Point, 4> band = {corner(from, 0.42f * high(from)), corner(to, 0.42f * high(to)),
                                               corner(to, 0.58f * high(to)),
                                               corner(from, 0.58f * high(from))};
            return canvas_.polygon(band, mixed(kPoleKnob, color, 0.25f));
        }
        const Point notch = corner(to, 0.5f * high(to)),
                    out = corner(to + kBannerTail / kBannerLong, 0.12f * high(to)),
                    low = corner(to + kBannerTail / kBannerLong, 0.88f * high(to));
        canvas_.polygon(std::array{strip[0], out, notch, low, strip[3]}, color);
    }

    Canvas& canvas_;
    const View& view_;
    Color cloth_;
    float side_, blows_, waves_;
};

/// Beside its barrel.
void draw_natives_banner(Canvas& canvas, const View& view, const BattleState& state, float turned) {
    constexpr Vec2<float> kCorner = {-13, 8};
    if (const Thing* const gun = gun_of(state))
        BannerPainter(canvas, view, kNativesCloth, static_cast<float>(state.air.wind), turned)
            .draw(gun->at + kCorner, kBorderBanner);
}

}  // namespace

void draw_banners(Canvas& canvas, const View& view, const BattleState& state, const Palette& palette,
                  double waves) {
    draw_natives_banner(canvas, view, state, static_cast<float>(std::fmod(waves * kWaves, 2 * kPi)));
    if (!state.castle) return;
    const Castle& castle = *state.castle;
    const auto turned = static_cast<float>(std::fmod(waves * kWaves, 2 * kPi));
    const Color cloth = mixed(kCloths[castle.site.lot >> 20 & 3], palette.horizon, 0.08f);
    for (std::size_t k = 0; k < castle.towers.size(); ++k) {
        const CastleTower& tower = castle.towers[k];
        const int x = tower.top.x;
        const float risen = to_columns(state.ground.generated_surface(x) - castle.site.floor);
        const float foot = static_cast<float>(tower.top.y) + risen;
        const float top = to_columns(state.ground.masonry().top(x));
        if (state.fallen_towers[k] || top < foot - kLost) continue;
        BannerPainter(canvas, view, cloth, static_cast<float>(state.air.wind), turned + static_cast<float>(k))
            .draw({static_cast<float>(x) + 0.5f, top}, tower.keep ? kKeepBanner : 1);
    }
}

void draw_holdings(Canvas& canvas, const View& view, const BattleState& state, std::span<const Color> colors,
                   double waves) {
    const auto turned = static_cast<float>(std::fmod(waves * kWaves, 2 * kPi));
    for (const Holding& holding : state.holdings) {
        Color cloth = kNobodysCloth;
        for (const TankId tank : ids<TankId>(state.tanks))
            if (holding_under(state, tank) == &holding && holds_ground(state, tank)) cloth = colors[at(tank)];
        for (const int x : {holding.columns.x0 + kPostInside, holding.columns.x1 - 1 - kPostInside}) {
            const float top = to_columns(state.ground.top(x));
            if (top < to_columns(holding.height) - kLostPost) continue;  // it has been shot away
            BannerPainter(canvas, view, cloth, static_cast<float>(state.air.wind), turned)
                .draw({static_cast<float>(x) + 0.5f, top - 1}, kBorderBanner);
        }
    }
}

}  // namespace terramorph

#include "ui/sprites/tanks.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/random.h"
#include "base/trig.h"
#include "ui/sprites/tank_parts/tank_builds.h"
#include "ui/sprites/tank_parts/tank_paint.h"

namespace terramorph {

namespace {

constexpr Color kTankPale = {255, 246, 230};
constexpr Color kStruck = {255, 250, 236};
constexpr Color kBelt = {84, 76, 98}, kGear = {44, 38, 54};
constexpr Color kSootMark = {22, 16, 20}, kLamp = {255, 240, 190};
constexpr float kLeastTank = 22;             // pixels: a tank's smallest width ...
constexpr float kMarkedTank = 48.0f / 1280;  // ... and that in shares of the picture's width
constexpr float kMostMarked = 2.1f;          // no tank is drawn larger than it is by more than that
constexpr float kWheelApart = 7.3f, kWheelHigh = 4.3f, kWheelRadius = 3.1f;
constexpr float kLinkApart = 2.6f;  // of the tracks
constexpr float kDetailedTank = 1.25f,
                kPlainTank = 0.72f;       // pixels per column: with rivets, and without emblem
constexpr std::uint32_t kTankMarks = 71;  // a stream of random numbers

/// One tank while it's drawn.
class TankPainter {
  public:
    TankPainter(Canvas& canvas, const View& view, const TankLook& look)
        : canvas_(canvas),
          look_(look),
          place_(view, look.body, tank_scale(view)),
          build_(build_of(look.shape, place_)),
          scale_(place_.scale()),
          border_(tank_border(scale_)),
          color_(lit_up(mixed(look.color, kSootMark, 0.3f * hurt()))) {
        const float turn = kFloatPi * look.angle / kHalfTurn;
        along_ = {std::cos(turn), -std::sin(turn)};
        barrel_ = terramorph::barrel_of(place_, along_, build_.bore);
    }

    void draw_body() {
        draw_halo();
        draw_tracks();
        draw_barrel();
        draw_plate(canvas_, build_.hull, color_, border_);
        draw_hull_details();
        draw_plate(canvas_, build_.hatch, mixed(color_, kTankInk, 0.16f), border_);
        draw_plate(canvas_, build_.turret, mixed(color_, kTankPale, 0.1f), border_);
        draw_shine(build_.turret);
        draw_soot();
        if (scale_ > kPlainTank) draw_sign();
    }

    /// An aerial with a pennant that hangs in a calm and flies in the wind.
    void draw_aerial() {
        const float bent = hurt() > 0.6f ? -0.5f : -0.03f;
        const Vec2<float> foot = build_.aerial, head = foot + Vec2<float>{14 * bent, 31 - foot.y};
        const float thin = std::max(1.0f, 0.55f * scale_);
        canvas_.line(place_(foot), place_(head), thin, kTankInk);
        const float blown = std::clamp(look_.wind * 2.2f, -1.0f, 1.0f), force = std::abs(blown);
        const float side = blown < 0 ? -1.0f : 1.0f, droop = 1.25f * (1 - force);
        constexpr int kPieces = 5;
        Outline cloth;
        const Point top = place_(head);
        const auto add = [&](int k, float down) {
            const float way = static_cast<float>(k) / kPieces;
            const float wave = std::sin(7 * look_.time - 5.5f * way) * way * (0.35f + 0.75f * force);
            const float length = 7.6f * way, narrow = 1 - 0.45f * way;
            const float x = side * length * std::cos(droop) + (1 - force) * 0.5f * wave;
            const float y = length * std::sin(droop) + wave * force + down * narrow * 4.2f;
            cloth.push_back({top.x + x * scale_, top.y + y * scale_});
        };
        for (int k = 0; k <= kPieces; ++k) add(k, 0);
        for (int k = kPieces; k >= 0; --k) add(k, 1);
        draw_outline(canvas_, cloth, std::max(1.0f, 0.8f * scale_), kTankInk);
        canvas_.shaded(cloth, Gradient{top, top + Point{0, 5 * scale_}, mixed(color_, kTankPale, 0.18f),
                                       mixed(color_, kTankInk, 0.2f)});
    }

  private:
    /// 0 unharmed to 1 nearly destroyed.
    float hurt() const { return std::clamp(1.15f * (1 - look_.health), 0.0f, 1.0f); }
    /// A blow makes it flash.
    Color lit_up(Color color) const { return mixed(color, kStruck, 0.85f * look_.flash); }
    bool detailed() const { return scale_ > kDetailedTank; }

    /// A pale line around it, so that small tanks stand out from any land.
    void draw_halo() {
        const float faint = std::clamp(1.3f - 0.4f * scale_, 0.25f, 1.0f);
        const Color halo = with_alpha(kTankPale, std::max(0.42f * faint, look_.flash));
        const float thick = 2 * border_ + 2 * std::max(1.0f, 0.3f * scale_) * (1 + 2 * look_.flash);
        for (const Outline* const shape :
             {static_cast<const Outline*>(&barrel_), &build_.turret, &build_.hull})
            draw_outline(canvas_, *shape, thick, halo);
        draw_outline(canvas_, tracks_of(place_), thick, halo);
    }

    void draw_tracks() {
        const Outline outer = tracks_of(place_);
        draw_outline(canvas_, outer, 2 * border_, kTankInk);
        canvas_.polygon(outer, lit_up(detailed() ? kBelt : kTankInk));
        if (detailed()) draw_links();
        if (scale_ > kPlainTank) canvas_.polygon(tracks_of(place_, 1.5f), lit_up(kGear));
        const float turn = -look_.body.at.x / kWheelRadius;
        for (int k = -2; k <= 2; ++k)
            draw_wheel(canvas_, place_, {static_cast<float>(k) * kWheelApart, kWheelHigh}, turn, look_.color);
    }

    /// Dark gaps between the links, which move with the way driven.
    void draw_links() {
        const Outline outer = tracks_of(place_), inner = tracks_of(place_, 1.5f);
        float next = std::fmod(look_.body.at.x, kLinkApart);
        if (next < 0) next += kLinkApart;
        next *= scale_;
        for (std::size_t k = 0; k < outer.size(); ++k) {
            const std::size_t after = (k + 1) % outer.size();
            const Point way = outer[after] - outer[k], within = inner[after] - inner[k];
            const float length = std::sqrt(way.x * way.x + way.y * way.y);
            for (; next < length; next += kLinkApart * scale_) {
                const float part = next / length;
                canvas_.line(outer[k] + way * part, inner[k] + within * part, std::max(1.0f, 1.1f * scale_),
                             kTankInk);
            }
            next -= length;
        }
    }

    void draw_hull_details() {
        draw_shine(build_.hull);
        const float thin = std::max(1.0f, 0.45f * scale_);
        const Color dark = with_alpha(kTankInk, 0.6f);
        if (scale_ > kPlainTank)
            canvas_.line(place_(-19, build_.seam), place_(19, build_.seam), thin,
                         with_alpha(kTankInk, 0.45f));
        if (!detailed()) return;
        for (const float x : {-16.5f, -8.5f, 8.5f, 15.0f})
            canvas_.circle(place_(x, 8.3f), 0.5f * scale_, dark);
        const Outline vent = {place_(-15.6f, 10.4f), place_(-11.2f, 10.4f), place_(-11.2f, 11.5f),
                              place_(-15.6f, 11.5f)};
        canvas_.polygon(vent, dark);
        if (look_.health > 0.35f) canvas_.circle(place_(build_.lamp), 0.95f * scale_, kLamp);
    }

    /// The light along an upper right edge.
    void draw_shine(const Outline& shape) {
        if (scale_ <= kPlainTank) return;
        const Outline edge = lit_edge(shape, 0.9f * scale_);
        if (edge.size() > 1)
            canvas_.line(edge, std::max(1.0f, 0.8f * scale_),
                         with_alpha({255, 246, 214}, 0.62f - 0.4f * hurt()));
    }

    void draw_barrel() {
        const Point across =
            along_.x >= 0 ? Point{along_.y, -along_.x} : Point{-along_.y, along_.x};  // upward
        const Point pivot = place_(0, kTurretHeight + 1);
        const float half = 2.9f * build_.bore * scale_;
        draw_outline(canvas_, barrel_, 2 * border_, kTankInk);
        canvas_.shaded(barrel_, Gradient{pivot + across * half, pivot - across * half,
                                         mixed(color_, kTankPale, 0.22f), mixed(color_, kTankInk, 0.4f)});
        if (!detailed()) return;
        const auto at = [&](float way, float up) {
            return pivot + along_ * (way * scale_) + across * (up * half);
        };
        canvas_.line(at(11, 0.42f), at(16.2f, 0.38f), std::max(1.0f, 0.5f * scale_),
                     with_alpha(kTankPale, 0.55f));
        canvas_.line(at(18.8f, 0.72f), at(23.4f, 0.72f), std::max(1.0f, 0.5f * scale_),
                     with_alpha(kTankPale, 0.6f));
        const Outline hole = {at(20.2f, -0.4f), at(22.4f, -0.4f), at(22.4f, 0.4f), at(20.2f, 0.4f)};
        canvas_.polygon(hole, with_alpha(kTankInk, 0.55f));
    }

    void draw_sign() {
        const Point middle = place_(0, build_.emblem);
        const float radius = 2.7f * scale_, edge = std::max(0.8f, 0.55f * scale_);
        draw_emblem(canvas_, middle, radius + 1.4f * edge, look_.emblem, kTankInk);
        draw_emblem(canvas_, middle, radius, look_.emblem, mixed({255, 250, 238}, kSootMark, 0.3f * hurt()));
    }

    /// Scorched paint and black spots, more of them the more it has been through.
    void draw_soot() {
        constexpr int kSpots = 16;
        const int count = static_cast<int>(std::sqrt(hurt()) * kSpots + 0.35f);
        for (int k = 0; k < count; ++k) {
            const auto draw = [&](int n) { return terramorph::uniform01(kTankMarks, 0, k, n); };
            const bool high = k % 3 == 2;  // on the turret
            const Vec2<float> at = high ? Vec2<float>{-6 + 12 * draw(0), 12.5f + 3.5f * draw(1)}
                                        : Vec2<float>{-15 + 30 * draw(0), 7.6f + 3.6f * draw(1)};
            const float radius = (1.2f + 2.1f * draw(2)) * scale_;
            canvas_.circle(place_(at), radius, with_alpha(kSootMark, 0.34f));
            canvas_.circle(place_(at + Vec2<float>{0.3f, 0.2f}), 0.6f * radius, with_alpha(kSootMark, 0.6f));
        }
        if (hurt() < 0.5f || !detailed()) return;
        const std::array<Point, 4> crack = {place_(6, 13), place_(8, 11.4f), place_(6.6f, 10.2f),
                                            place_(9, 8)};
        canvas_.line(crack, std::max(1.0f, 0.5f * scale_), kSootMark);
    }

    Canvas& canvas_;
    const TankLook& look_;
    const BodyTransform place_;
    const TankBuild build_;
    float scale_, border_;
    Color color_;
    Point along_;  // the barrel
    Outline barrel_;
};

}  // namespace

void draw_wheel(Canvas& canvas, const BodyTransform& place, Vec2<float> axle, float turn, Color color) {
    const float scale = place.scale();
    const Color rubber = mixed(color, {70, 56, 52}, 0.62f);
    canvas.circle(place(axle), (kWheelRadius + 0.5f) * scale, kTankInk);
    canvas.circle(place(axle), (kWheelRadius - 0.2f) * scale, rubber);
    if (scale <= kPlainTank) return;
    canvas.circle(place(axle), 1.6f * scale, kTankInk);
    const Vec2<float> spot = {0.55f * std::cos(turn), 0.55f * std::sin(turn)};
    canvas.circle(place(axle + spot), 0.8f * scale, mixed(color, kLamp, 0.55f));
}

float tank_scale(const View& view) {
    const float hull = 2.0f * kHullHalfWidth;
    const float marked =
        std::min(kMarkedTank * static_cast<float>(view.width), kMostMarked * hull * view.scale);
    const float least = kLeastTank + (std::max(kLeastTank, marked) - kLeastTank) * view.marks;
    return std::max(view.scale, least / hull);
}

Rect hull_in(const View& view, const BodyState& body) {
    const float scale = tank_scale(view);
    const Point at = view.point(body.at);
    return {at.x - kHullHalfWidth * scale, at.y - 1.5f * kHullHeight * scale, 2 * kHullHalfWidth * scale,
            2 * kHullHeight * scale};
}

void draw_tank(Canvas& canvas, const View& view, const TankLook& look) {
    TankPainter painter(canvas, view, look);
    painter.draw_aerial();
    painter.draw_body();
}

void draw_pennant(Canvas& canvas, const View& view, const TankLook& look) {
    TankPainter(canvas, view, look).draw_aerial();
}

void draw_tank_body(Canvas& canvas, const View& view, const TankLook& look) {
    TankPainter(canvas, view, look).draw_body();
}

}  // namespace terramorph

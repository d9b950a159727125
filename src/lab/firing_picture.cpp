#include <algorithm>
#include <array>
#include <cmath>

#include "lab/firing.h"
#include "paint/png.h"

namespace terramorph {

namespace {

constexpr int kWidest = 1024;

using Colour = std::array<std::uint8_t, 3>;
constexpr Colour kSky = {196, 214, 232};
constexpr Colour kDugOut = {158, 172, 190};
constexpr Colour kTank = {210, 60, 40};
constexpr Colour kShooter = {30, 90, 200};
constexpr Colour kShield = {120, 220, 255};
constexpr Colour kBlast = {240, 130, 30};
constexpr Colour kBeam = {255, 40, 120};

Colour colour_of(Material material) {
    switch (material) {
        case Material::air:
            return kSky;
        case Material::topsoil:
            return {98, 150, 62};
        case Material::earth:
            return {122, 88, 58};
        case Material::sand:
            return {212, 184, 120};
        case Material::rock:
            return {96, 92, 96};
        case Material::bedrock:
            return {40, 36, 40};
    }
    return kSky;
}

Colour colour_of(Seen::What what) {
    switch (what) {
        case Seen::What::shell:
            return {250, 250, 250};
        case Seen::What::piece:
            return {70, 60, 50};
        case Seen::What::flame:
            return {255, 120, 20};
        case Seen::What::mud:
            return {90, 60, 34};
        case Seen::What::digger:
            return {60, 40, 70};
    }
    return kSky;
}

/// Draws on a picture of a level with `step` columns per pixel.
class Sheet {
  public:
    explicit Sheet(const Battle& battle)
        : step_((battle.ground().width() + kWidest - 1) / kWidest),
          width_(battle.ground().width() / step_),
          height_(battle.ground().height() / step_),
          pixels_(3 * static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)) {}

    void ground(const Ground& ground) {
        for (int j = 0; j < height_; ++j)
            for (int i = 0; i < width_; ++i) {
                const int x = i * step_, y = (height_ - 1 - j) * step_ * kSub;
                const Material material = ground.material(x, y);
                const bool dug = material == Material::air && y < ground.generated_surface(x);
                paint(i, j, dug ? kDugOut : colour_of(material));
            }
    }

    void dot(Vec2<float> at, const Colour& colour) {
        paint(static_cast<int>(std::floor(at.x)) / step_,
              height_ - 1 - static_cast<int>(std::floor(at.y)) / step_, colour);
    }

    void line(Vec2<float> from, Vec2<float> to, const Colour& colour) {
        const Vec2<float> way = to - from;
        const int dots = static_cast<int>(std::max(std::abs(way.x), std::abs(way.y))) / step_ + 1;
        for (int k = 0; k <= dots; ++k)
            dot(from + way * (static_cast<float>(k) / static_cast<float>(dots)), colour);
    }

    /// Drawn with integers and square roots only, which are the same on every machine.
    void ring(Vec2<float> middle, float radius, const Colour& colour) {
        const auto arc = [&](float along) {
            return std::sqrt(std::max(0.0f, radius * radius - along * along));
        };
        for (float along = -radius; along <= radius; along += static_cast<float>(step_) / 2) {
            for (const float side : {-1.0f, 1.0f}) {
                dot(middle + Vec2<float>{along, side * arc(along)}, colour);
                dot(middle + Vec2<float>{side * arc(along), along}, colour);
            }
        }
    }

    std::string png() const { return png_of_rgb(pixels_, width_, height_); }

  private:
    void paint(int i, int j, const Colour& colour) {
        if (i < 0 || i >= width_ || j < 0 || j >= height_) return;
        std::ranges::copy(colour, pixels_.begin() + 3 * (std::int64_t{j} * width_ + i));
    }

    int step_;
    int width_;
    int height_;
    std::vector<std::uint8_t> pixels_;
};

Vec2<float> corner_of(const Hull& hull, std::size_t k) {
    const auto corner = hull.corners[k % hull.corners.size()];
    return {static_cast<float>(static_cast<double>(corner.x) / 65536),
            static_cast<float>(static_cast<double>(corner.y) / 65536)};
}

}  // namespace

std::string picture_of(const Fired& fired) {
    const Battle& battle = *fired.battle;
    Sheet sheet(battle);
    sheet.ground(battle.ground());
    for (const BattleEvent& event : fired.events) {
        if (const auto* exploded = std::get_if<event::Exploded>(&event))
            sheet.ring(exploded->at, exploded->radius, kBlast);
        if (const auto* beam = std::get_if<event::Beamed>(&event)) sheet.line(beam->from, beam->to, kBeam);
    }
    for (const Seen& seen : fired.seen) sheet.dot(seen.at, colour_of(seen.what));
    for (const Hull& hull : battle.hulls()) {
        const Tank& tank = battle.tanks()[hull.tank];
        const Colour& colour = hull.tank == 0 ? kShooter : kTank;
        for (std::size_t k = 0; k < hull.corners.size(); ++k)
            sheet.line(corner_of(hull, k), corner_of(hull, k + 1), colour);
        sheet.line(tank.turret(), columns_of(tank.muzzle(tank.angle)), colour);
        if (tank.shield.up()) sheet.ring(tank.middle(), kShieldRadius, kShield);
    }
    return sheet.png();
}

}  // namespace terramorph

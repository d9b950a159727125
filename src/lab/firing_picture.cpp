#include <algorithm>
#include <cmath>

#include "lab/firing.h"
#include "paint/files/image_file.h"

namespace terramorph {

namespace {

constexpr int kWidest = 1024;

constexpr Color kSky = {196, 214, 232};
constexpr Color kDugOut = {158, 172, 190};
constexpr Color kTank = {210, 60, 40};
constexpr Color kShooter = {30, 90, 200};
constexpr Color kShield = {120, 220, 255};
constexpr Color kBlast = {240, 130, 30};
constexpr Color kBeam = {255, 40, 120};

Color color_of(Material material) {
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
        case Material::stone:
            return {168, 158, 144};
        case Material::bedrock:
            return {40, 36, 40};
    }
    return kSky;
}

Color color_of(Seen::What what) {
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

/// A level as pixels of `step` columns each, and whole pixels on top of it.
class Sheet {
  public:
    explicit Sheet(const Battle& battle)
        : step_((battle.state().ground.width() + kWidest - 1) / kWidest),
          picture_(battle.state().ground.width() / step_, battle.state().ground.height() / step_) {}

    void ground(const Ground& ground) {
        for (int j = 0; j < picture_.height(); ++j)
            for (int i = 0; i < picture_.width(); ++i) {
                const int x = i * step_;
                const Sixteenths y = (picture_.height() - 1 - j) * step_ * kColumn;
                const Material material = ground.material(x, y);
                const bool dug = material == Material::air && y < ground.generated_surface(x);
                paint(i, j, dug ? kDugOut : color_of(material));
            }
    }

    void dot(Vec2<float> at, Color color) {
        paint(static_cast<int>(std::floor(at.x)) / step_,
              picture_.height() - 1 - static_cast<int>(std::floor(at.y)) / step_, color);
    }

    void line(Vec2<float> from, Vec2<float> to, Color color) {
        const Vec2<float> way = to - from;
        const int dots = static_cast<int>(std::max(std::abs(way.x), std::abs(way.y))) / step_ + 1;
        for (int k = 0; k <= dots; ++k)
            dot(from + way * (static_cast<float>(k) / static_cast<float>(dots)), color);
    }

    /// Drawn with integers and square roots only, which are the same on every machine.
    void ring(Vec2<float> middle, float radius, Color color) {
        const auto arc = [&](float along) {
            return std::sqrt(std::max(0.0f, radius * radius - along * along));
        };
        for (float along = -radius; along <= radius; along += static_cast<float>(step_) / 2) {
            for (const float side : {-1.0f, 1.0f}) {
                dot(middle + Vec2<float>{along, side * arc(along)}, color);
                dot(middle + Vec2<float>{side * arc(along), along}, color);
            }
        }
    }

    std::string png() const { return png_of(picture_); }

  private:
    void paint(int i, int j, Color color) {
        if (i < 0 || i >= picture_.width() || j < 0 || j >= picture_.height()) return;
        picture_.row(j)[i] = packed(color);
    }

    int step_;
    Image picture_;
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
    sheet.ground(battle.state().ground);
    for (const BattleEvent& event : fired.events) {
        if (const auto* exploded = std::get_if<event::Exploded>(&event))
            sheet.ring(exploded->at, exploded->radius, kBlast);
        if (const auto* beam = std::get_if<event::Beamed>(&event)) sheet.line(beam->from, beam->to, kBeam);
    }
    for (const Seen& seen : fired.seen) sheet.dot(seen.at, color_of(seen.what));
    for (const Hull& hull : battle.state().hulls) {
        const Tank& tank = battle.state().tank(hull.tank);
        const Color color = hull.tank == 0 ? kShooter : kTank;
        for (std::size_t k = 0; k < hull.corners.size(); ++k)
            sheet.line(corner_of(hull, k), corner_of(hull, k + 1), color);
        sheet.line(tank.turret(), columns_of(tank.muzzle(tank.angle)), color);
        if (tank.shield.up()) sheet.ring(tank.middle(), kShieldRadius, kShield);
    }
    return sheet.png();
}

}  // namespace terramorph

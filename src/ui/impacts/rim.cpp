#include "ui/impacts/rim.h"

#include <algorithm>
#include <cmath>

#include "base/trig.h"
#include "ui/impacts/feel.h"
#include "ui/impacts/heat.h"
#include "ui/landscape/earth/earth_column.h"

namespace terramorph {

namespace {

constexpr float kBeyond = 3;   // columns outside the reach in which earth is still its edge
constexpr float kSpacing = 2;  // columns along the edge
constexpr float kBroad =
    20;  // at least, as far as it glows into the earth; pixels of a picture of 1600 x 900
constexpr float kBroadGlow = 0.34f;
constexpr float kEmberLong = 11;          // columns from one ember of the edge to the next, about
constexpr std::uint32_t kRimEmbers = 86;  // a stream of random numbers

bool solid_at(const Ground& ground, Vec2<float> at) {
    const int x = static_cast<int>(std::floor(at.x));
    return x >= 0 && x < ground.width() && at.y >= 0 && ground.solid(x, Sixteenths::truncated(at.y));
}

}  // namespace

/// The edge, to an eighth of the way from air to earth.
GlowingRim::Edge GlowingRim::between(const Ground& ground, Vec2<float> air, Vec2<float> earth) {
    for (int k = 0; k < 3; ++k) {
        const Vec2<float> middle = (air + earth) * 0.5f;
        (solid_at(ground, middle) ? earth : air) = middle;
    }
    return {earth, air + (air - earth) * 3};
}

GlowingRim::GlowingRim(const BlastLook& blast, const Ground& ground) {
    middle_ = blast.at, radius_ = std::max(1.0f, blast.radius);
    spacing_ = std::max(kSpacing, 0.025f * blast.radius);
    const int rays = std::max(12, static_cast<int>(2 * kFloatPi * blast.radius / spacing_));
    const float step = std::max(1.0f, blast.radius / 60);
    for (int k = 0; k < rays; ++k) {
        const float turn = 2 * kFloatPi * static_cast<float>(k) / static_cast<float>(rays);
        const Vec2<float> way = {std::cos(turn), blast.height * std::sin(turn)};
        Vec2<float> before = blast.at;
        for (float out = 0.2f * blast.radius; out < blast.radius + kBeyond; out += step) {
            const Vec2<float> at = blast.at + way * out;
            if (solid_at(ground, at)) {
                if (!solid_at(ground, before)) edges_.push_back(between(ground, before, at));
                break;
            }
            before = at;
        }
    }
}

void GlowingRim::keep_edges(const Ground& ground) {
    std::erase_if(edges_, [&](const Edge& edge) {
        return !solid_at(ground, edge.at) || solid_at(ground, edge.before);
    });
}

namespace {

float edge_wide(const View& view, const RimLook& look) { return std::max(2.0f, look.size * view.scale); }

Color deep_color(const RimLook& look) { return heat_color(std::max(0.25f, look.heat - 0.3f)); }

}  // namespace

/// It's hottest on the crater's floor, and in embers along its walls: 0.1 to 1.
float GlowingRim::heat_at(const Edge& edge) const {
    const Vec2<float> off = edge.at - middle_;
    const float low = smooth(0.25f - 0.8f * off.y / radius_);
    const float along = (edge.at.x + 1.6f * edge.at.y) / kEmberLong;
    const float embers = 0.5f + 0.5f * noise_along(kRimEmbers, along);
    const float cracks = 0.5f + 0.5f * noise_along(kRimEmbers + 1, 3.1f * along);
    return 0.1f + (0.25f + 0.65f * low) * (0.3f + 0.7f * embers * embers) * (0.55f + 0.45f * cracks);
}

void GlowingRim::draw_glow(SoftBrush& brush, const View& view, const RimLook& look) const {
    const float apart = spacing_ * view.scale;
    const float broad = std::max(5 * edge_wide(view, look), kBroad * view.unit());
    const Color deep = deep_color(look);
    for (const Edge& edge : edges_)
        brush.glow(view.point(edge.at), broad, deep, kBroadGlow * look.strength * apart / broad);
}

/// Thin and dull where it's cooler, so that it's no even line.
void GlowingRim::draw_edge(SoftBrush& brush, const View& view, const RimLook& look) const {
    const float wide = edge_wide(view, look);
    const Color deep = deep_color(look);
    for (const Edge& edge : edges_) {
        const float hot = heat_at(edge);
        const Point at = view.point(edge.at);
        brush.glow(at, 3.4f * wide, deep, 0.07f * look.strength * (0.3f + hot));
        brush.glow(at, std::max(1.5f, wide * (0.45f + 0.75f * hot)),
                   heat_color(look.heat * (0.55f + 0.4f * hot)),
                   0.46f * look.strength * (0.15f + 0.85f * hot));
    }
}

}  // namespace terramorph

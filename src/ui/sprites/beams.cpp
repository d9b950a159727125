#include "ui/sprites/beams.h"

#include <algorithm>
#include <cmath>

#include "base/random.h"
#include "paint/soft/brush.h"

namespace terramorph {

namespace {

constexpr Color kLaser = {255, 70, 60}, kLaserCore = {255, 248, 244};
constexpr Color kBolt = {170, 196, 255}, kBoltCore = {246, 248, 255};
constexpr float kLife = 0.5f;          // seconds
constexpr float kWhiteShare = 0.4f;    // of a beam's thickness: what is white all through
constexpr float kThickBolt = 5;        // units, of lightning at most: wider ones shine farther
constexpr float kCloudsAbove = 900;    // columns
constexpr float kZag = 26;             // columns from one corner of lightning to the next
constexpr std::uint32_t kZigzag = 41;  // a stream of random numbers

/// The line from end to end; lightning has corners to both sides.
std::vector<Vec2<float>> way_of(Vec2<float> from, Vec2<float> to, bool lightning) {
    const Vec2<float> way = to - from;
    const float length = std::sqrt(way.x * way.x + way.y * way.y);
    const int corners = lightning ? static_cast<int>(length / kZag) : 0;
    const Vec2<float> across = Vec2<float>{-way.y, way.x} * (1 / std::max(1.0f, length));
    std::vector<Vec2<float>> points = {from};
    for (int k = 1; k <= corners; ++k) {
        const float part = static_cast<float>(k) / static_cast<float>(corners + 1);
        const float off = (uniform01(kZigzag, 0, k, static_cast<int>(to.x)) - 0.5f) * 1.3f * kZag;
        points.push_back(from + way * part + across * off);
    }
    points.push_back(to);
    return points;
}

/// Soft light along the way, round at both ends.
void lay_beams(SoftBrush& brush, const std::vector<Point>& points, float thick, Color color, float strength) {
    for (std::size_t k = 1; k < points.size(); ++k)
        brush.beam(points[k - 1], points[k], thick, color, strength);
    brush.beam_end(points[1], points.front(), thick, color, strength);
    brush.beam_end(points[points.size() - 2], points.back(), thick, color, strength);
}

/// Soft light along a way with corners, made of balls.
void lay_bolt_light(SoftBrush& brush, const std::vector<Point>& points, float radius, Color color,
                    float strength) {
    for (std::size_t k = 1; k < points.size(); ++k) {
        const Point way = points[k] - points[k - 1];
        const int balls = 1 + static_cast<int>(std::sqrt(way.x * way.x + way.y * way.y) / radius);
        for (int n = 0; n < balls; ++n)
            brush.glow(points[k - 1] + way * (static_cast<float>(n) / static_cast<float>(balls)),
                       1.6f * radius, color, strength);
    }
}

}  // namespace

void Beams::note(const MatchEvent& event) {
    const auto* beam = std::get_if<event::Beamed>(&event);
    if (!beam) return;
    const bool lightning = beam->tank < 0;
    Vec2<float> from = beam->from;
    if (lightning) from.y = std::max(from.y, beam->to.y + kCloudsAbove);
    beams_.push_back({from, beam->to, std::max(0.5f, beam->radius), lightning, 0});
}

bool Beams::advance(double seconds) {
    const bool any = !beams_.empty();
    for (Beam& beam : beams_) beam.age += static_cast<float>(seconds);
    std::erase_if(beams_, [](const Beam& beam) { return beam.age >= kLife; });
    return any;
}

/// Light along the way, and more of it where it ends.
void Beams::shine(LightField& light, const View& view) const {
    constexpr int kLamps = 6;
    for (const Beam& beam : beams_) {
        const float left = 1 - beam.age / kLife;
        const Color color = beam.lightning ? kBolt : kLaser;
        const float reach = (60 + 14 * beam.radius) * view.scale;
        for (int k = 1; k <= kLamps; ++k) {
            const float part = static_cast<float>(k) / kLamps;
            const Point at = view.point(beam.from + (beam.to - beam.from) * part);
            const bool end = k == kLamps;
            light.shine({at, end ? 1.7f * reach : reach, (end ? 1.5f : 0.6f) * left * left, reach, color});
            light.glow(at, end ? 1.3f * reach : reach, color, (end ? 0.3f : 0.14f) * left);
        }
    }
}

void Beams::draw(Canvas& canvas, const View& view) const {
    SoftBrush brush(canvas);
    for (const Beam& beam : beams_) {
        const float light = 1 - beam.age / kLife;
        const Color color = beam.lightning ? kBolt : kLaser, core = beam.lightning ? kBoltCore : kLaserCore;
        std::vector<Point> points;
        for (const Vec2<float> place : way_of(beam.from, beam.to, beam.lightning))
            points.push_back(view.point(place));
        const float whole = std::max(1.5f * view.unit(), 2 * beam.radius * view.scale);
        // Wide light has no corners, where its pieces would stand out like thorns.
        const std::vector<Point> ends = {points.front(), points.back()};
        const float thick = beam.lightning ? std::min(whole, kThickBolt * view.unit()) : whole;
        lay_beams(brush, ends, whole * 7 + 26 * view.unit(), color, 0.42f * light);
        if (!beam.lightning) lay_beams(brush, ends, thick * 3 + 7 * view.unit(), color, 0.85f * light);
        if (beam.lightning) lay_bolt_light(brush, points, 2 * thick + 5 * view.unit(), color, 0.5f * light);
        lay_beams(brush, points, 1.5f * thick + view.unit(), core, 1.2f * light);
        canvas.line(points, std::max(1.2f, kWhiteShare * thick * (0.4f + 0.6f * light)),
                    with_alpha(core, std::min(1.0f, 1.6f * light)));
        const float size = 2.2f * whole + 9 * view.unit();
        brush.glow(points.front(), 0.7f * size, core, 0.9f * light);
        brush.glow(points.back(), 2.2f * size, color, 0.6f * light);
        brush.glow(points.back(), size, core, light);
    }
}

}  // namespace terramorph

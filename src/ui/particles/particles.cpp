#include "ui/particles/particles.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/impacts/dot.h"
#include "ui/impacts/feel.h"
#include "ui/impacts/heat.h"

namespace terramorph {

namespace {

constexpr Color kParticlesFire = {255, 236, 170};
constexpr float kGravity = 200;
constexpr Color kSmokeLit = {206, 186, 176}, kDustShade = {70, 56, 54};
constexpr float kAirInSmoke = 0.25f;
constexpr float kRaggedSmoke = 0.34f,
                kTurnedBy = 2.7f;  // radians for each column of its size: no two look alike
constexpr float kRises = 30;       // columns per second, over a fire
constexpr float kDrift = 3.2f;     // columns per second for each unit of wind

float part(float age, float life) { return std::clamp(age / life, 0.0f, 1.0f); }

}  // namespace

namespace {

/// A splinter of glass that turns and glints.
void draw_shard(SoftBrush& brush, Point at, float size, float turn, Color color) {
    const Point along = {size * std::cos(turn), size * std::sin(turn)};
    const std::array<Point, 3> corners = {at + along, at - along + Point{along.y, -along.x} * 0.5f,
                                          at - along * 0.6f - Point{along.y, -along.x} * 0.4f};
    brush.glow(at, 2.4f * size, color, 0.22f * static_cast<float>(color.a) / 255);
    brush.canvas().polygon(corners, color);
}

}  // namespace

bool Particles::advance(double seconds, const Ground& ground, float wind) {
    const auto dt = static_cast<float>(seconds);
    for (Particle& each : particles_) {
        each.age += dt;
        if (each.age >= 0) move(each, dt, ground, wind);
    }
    const bool any = !particles_.empty();
    std::erase_if(particles_, [](const Particle& each) { return each.age >= each.life; });
    return any;
}

void Particles::move(Particle& each, float dt, const Ground& ground, float wind) {
    each.at = each.at + each.velocity * dt;
    const bool falls = each.kind == Kind::clod || each.kind == Kind::spark || each.kind == Kind::shard;
    if (falls) each.velocity.y -= kGravity * dt;
    const bool rises = each.kind == Kind::plume || each.kind == Kind::ember;
    if (rises || each.kind == Kind::smoke || each.kind == Kind::dust || each.kind == Kind::fire) {
        const Vec2<float> air = {kDrift * wind, rises ? kRises : 0};
        each.velocity = air + (each.velocity - air) * std::max(0.0f, 1 - 2 * dt);
    }
    const int x = static_cast<int>(std::floor(each.at.x));
    const bool lands = each.kind == Kind::clod && each.velocity.y < 0 && x >= 0 && x < ground.width() &&
                       ground.solid(x, Sixteenths::truncated(each.at.y));
    if (lands) each.age = each.life;
}

void Particles::add(const Particle& particle) {
    if (particles_.size() >= kMaxParticles) return;
    Particle& added = particles_.emplace_back(particle);
    if (air_ && (added.kind == Kind::smoke || added.kind == Kind::plume))
        added.color = mixed(added.color, *air_, kAirInSmoke);
}

float Particles::draw_from(float low, float high) { return low + (high - low) * uniform01(random_.next()); }

/// A random velocity up to this speed.
Vec2<float> Particles::any_way(float speed) {
    Vec2<float> way;
    do {
        way.x = draw_from(-1, 1);
        way.y = draw_from(-1, 1);
    } while (way.x * way.x + way.y * way.y > 1);
    return way * speed;
}

void Particles::draw_one(SoftBrush& brush, const View& view, const Particle& each) const {
    const Point at = view.point(each.at);
    const float t = part(each.age, each.life);
    const float radius = each.radius * view.scale;
    const float least = std::max(radius, 1.1f * view.unit());
    const auto puff = [&](float size, Color lit, Color dark, float opacity) {
        brush.puff({.middle = at,
                    .radius = std::max(1.5f, 1.4f * size),
                    .lit = lit,
                    .dark = dark,
                    .toward = {-0.4f, -0.916f},
                    .opacity = opacity,
                    .soft = 0.9f,
                    .ragged = kRaggedSmoke,
                    .turn = kTurnedBy * each.radius});
    };
    switch (each.kind) {
        case Kind::ring:
            return brush.ring(at, radius * (0.6f + 0.55f * t), std::max(3.0f, radius * 0.3f * (1 - t)),
                              mixed(kParticlesFire, each.color, t), 0.9f * (1 - t));
        case Kind::fire: {
            const float cold = smooth(2 * t - 0.5f);
            puff(radius * (0.9f + 0.6f * t), mixed(heat_color(0.95f - 0.7f * t), each.color, cold),
                 mixed(heat_color(0.7f - 0.7f * t), each.color, cold), 0.85f * (1 - t));
            return brush.glow(at, 2.2f * radius, heat_color(0.6f), 0.25f * (1 - smooth(2 * t)));
        }
        case Kind::smoke:
            return puff(radius * (0.8f + 1.2f * t), mixed(each.color, kSmokeLit, 0.45f), each.color,
                        0.62f * smooth(8 * t) * (1 - t));
        case Kind::plume:
            return puff(radius * (0.9f + 2.6f * t), mixed(each.color, kSmokeLit, 0.3f + 0.3f * t),
                        mixed(heat_color(0.5f), each.color, smooth(6 * t)), 0.3f * smooth(5 * t) * (1 - t));
        case Kind::ember:
            draw_dot(brush, at, 0.7f * least, with_alpha(each.color, 1 - t * t));
            return brush.glow(at, 3 * least, each.color, 0.55f * (1 - t));
        case Kind::dust:
            return puff(radius * (0.7f + 1.1f * t), mixed(each.color, kSmokeLit, 0.3f),
                        mixed(each.color, kDustShade, 0.35f), 0.5f * (1 - t));
        case Kind::clod:
            return draw_dot(brush, at, least, each.color);
        case Kind::spark:
            brush.glow(at, 3.2f * least, each.color, 0.35f * (1 - t));
            return draw_dot(brush, at, 0.8f * least, with_alpha(each.color, 1 - t));
        case Kind::shard:
            return draw_shard(brush, at, least, each.velocity.x * each.age * 0.12f,
                              with_alpha(each.color, 0.85f * (1 - t * t)));
    }
}

void Particles::draw(Canvas& canvas, const View& view) const {
    SoftBrush brush(canvas);
    for (const Particle& each : particles_)
        if (each.age >= 0) draw_one(brush, view, each);
}

}  // namespace terramorph

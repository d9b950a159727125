#include "ui/impacts/burst.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "base/random.h"
#include "base/trig.h"
#include "ui/impacts/ejecta/spray.h"
#include "ui/impacts/feel.h"
#include "ui/impacts/force_motif.h"
#include "ui/impacts/heat.h"

namespace terramorph {

namespace {

constexpr Color kFireLight = {255, 176, 98}, kFirstLight = {255, 244, 226};
constexpr Color kGlowLight = {255, 150, 74};
constexpr Color kBladeLight = {206, 232, 255};
constexpr float kBladeSeconds = 0.4f, kForceSeconds = 0.9f;
constexpr float kBladeEmbers = 0.5f;        // of its radius
constexpr float kRimTime = 6;               // seconds of a nuke's
constexpr float kLargeBlast = 64;           // pixels
constexpr std::uint32_t kBladeChance = 75;  // a stream of random numbers

/// A blast's light at a moment, in seconds of a nuke's; reaches in radii.
struct Light {
    float time;
    float glow_reach, glow;
    float reach, strength;
};

constexpr std::array<Light, 6> kLights = {{{0, 5.3f, 0.5f, 7, 2.3f},
                                           {0.06f, 4, 0.62f, 5.3f, 2},
                                           {0.2f, 3.5f, 0.5f, 5, 1.55f},
                                           {0.6f, 2.7f, 0.34f, 4.4f, 0.8f},
                                           {1.5f, 1.5f, 0, 1.7f, 0.5f},
                                           {4, 1, 0, 1, 0}}};

Light light_at(float time) {
    if (time >= kLights.back().time) return kLights.back();
    std::size_t k = 1;
    while (kLights[k].time < time) ++k;
    const Light &a = kLights[k - 1], &b = kLights[k];
    const float part = (time - a.time) / (b.time - a.time);
    const auto mix = [part](float from, float to) { return from + (to - from) * part; };
    return {time, mix(a.glow_reach, b.glow_reach), mix(a.glow, b.glow), mix(a.reach, b.reach),
            mix(a.strength, b.strength)};
}

}  // namespace

Burst::Burst(const BlastLook& look, const BlastPlace& place)
    : look_(look), weight_(weight_of_blast(look.radius)), pace_(look.slow * weight_.light / 0.26f) {
    const bool burns = look.kind == BlastKind::fire, melts = look.kind == BlastKind::melt;
    if (burns) fire_.emplace(look);
    if (place.digs && !melts) dust_.emplace(look, place.earth);
    if ((burns && place.digs) || melts) rim_ = GlowingRim(look, place.ground);
}

bool Burst::over() const {
    if (look_.kind == BlastKind::plasma || look_.kind == BlastKind::force) return age_ > kForceSeconds;
    const float dust = 2.2f * (0.5f + 0.5f * pace_);
    return age_ > std::max({Fireball::kLongestSmoke * look_.slow * weight_.smoke, dust,
                            fire_ ? kRimTime * pace_ : 0});
}

bool Burst::swallows(const BlastLook& other) const {
    const Vec2<float> off = other.at - look_.at;
    const float far = 0.7f * look_.radius;
    return look_.kind == BlastKind::fire && age_ < 0.4f * pace_ && other.radius < far &&
           off.x * off.x + off.y * off.y < far * far;
}

Color Burst::blade_light() const { return look_.tint == Color{} ? kBladeLight : look_.tint; }

Color Burst::light_color() const {
    switch (look_.kind) {
        case BlastKind::fire:
            return mixed(kFirstLight, look_.tint == Color{} ? kFireLight : look_.tint,
                         smooth(time() / 0.15f));
        case BlastKind::blade:
            return blade_light();
        default:
            return look_.tint;
    }
}

Lamp Burst::lamp(const View& view) const {
    const Light now = light_at(time());
    const float radius = look_.radius * view.scale * (look_.kind == BlastKind::blade ? 0.5f : 1);
    return {.middle = view.point(look_.at),
            .reach = now.reach * radius,
            .strength = now.strength * (fire_ ? 1 : 0.4f * falling(3 * time())),
            .deep = 0.9f * radius,
            .color = light_color()};
}

void Burst::shine(LightField& light, const View& view) const {
    if (look_.kind == BlastKind::earth || (!fire_ && time() > kLight)) return;
    const float time = this->time();
    const Light now = light_at(time);
    const Lamp lamp = this->lamp(view);
    light.shine(lamp);
    light.glow(
        lamp.middle, now.glow_reach / now.reach * lamp.reach,
        fire_ && look_.tint == Color{} ? mixed(kFirstLight, kGlowLight, smooth(time / 0.07f)) : lamp.color,
        0.62f * now.glow * (fire_ ? 1 : 0.35f * falling(4 * time)));
}

void Burst::flash(LightField& light, float flash) const {
    if (!look_.flashes || look_.radius < kMushroom || look_.kind != BlastKind::fire) return;
    light.flash({255, 255, 255}, 0.24f * flash * (1 - smooth((age_ - 0.033f) / 0.1f)));
}

void Burst::draw_ground(SoftBrush& brush, HalfPainting& half, const View& view, const Ground& ground) const {
    const float left = 1 - time() / kRimTime;
    const RimLook rim = {0.22f + 0.38f * left, left, 0.02f * look_.radius + 0.8f};
    if ((dust_ && dust_->seen(age_)) || left > 0)
        by_size(brush, half, view, [&](SoftBrush& soft, const View& seen) {
            if (dust_) dust_->draw(soft, seen, ground, age_);
            if (left > 0) rim_.draw_glow(soft, seen, rim);
        });
    if (left > 0) rim_.draw_edge(brush, view, rim);
}

/// What's small would be blurred.
template <class Paint>
void Burst::by_size(SoftBrush& brush, HalfPainting& half, const View& view, Paint paint) const {
    if (look_.radius * view.scale < kLargeBlast) return paint(brush, view);
    half.lay(brush.canvas(), [&](Canvas& canvas) {
        SoftBrush soft(canvas);
        paint(soft, view.halved());
    });
}

void Burst::draw(SoftBrush& brush, HalfPainting& half, const View& view, const BlastScene& scene) const {
    switch (look_.kind) {
        case BlastKind::fire:
            return draw_fire(brush, half, view, scene);
        case BlastKind::blade:
            return draw_blade(brush, view);
        case BlastKind::plasma:
        case BlastKind::force:
            return draw_force(brush, view);
        case BlastKind::earth:
            return by_size(brush, half, view,
                           [&](SoftBrush& soft, const View& seen) { dust_->draw_cloud(soft, seen, age_); });
        case BlastKind::melt:
            draw_rays(brush, view, look_, 0.6f * time());
            return draw_embers(brush, view, look_, time(), pace_);
    }
}

void Burst::draw_fire(SoftBrush& brush, HalfPainting& half, const View& view, const BlastScene& scene) const {
    if (fire_->seen(age_))
        by_size(brush, half, view, [&](SoftBrush& soft, const View& seen) {
            fire_->draw(soft, seen, age_, scene.standing, scene.wrecks);
        });
    draw_rays(brush, view, look_, time(), scene.ground);
    draw_shock(brush, view, look_, time(), scene.ground);
    draw_embers(brush, view, look_, time(), pace_);
}

void Burst::bend(SoftBrush& brush, const View& view, Floor ground) const {
    if (fire_) bend_shock(brush, view, look_, time(), ground);
}

/// A lens of light as wide and as low as what it does, and streaks of air that run along it to both sides.
void Burst::draw_blade(SoftBrush& brush, const View& view) const {
    if (look_.motif == ForceMotif::embers) {
        BlastLook low = look_;
        low.radius *= kBladeEmbers;
        draw_embers(brush, view, low, time(), pace_);
    }
    const float part = age_ / kBladeSeconds;
    if (part >= 1) return;
    const float out = 1 - falling(age_ / 0.035f), light = (1 - part) * (1 - part);
    const Point at = view.point(look_.at);
    const float wide = out * look_.radius * view.scale;
    const float high = std::max(3.0f, look_.radius * look_.height * view.scale);
    brush.glow(at, {1.06f * wide, 1.25f * high}, blade_light(), 0.75f * light);
    brush.glow(at, {wide, std::max(2.0f, 0.3f * high)}, {255, 255, 255}, 1.4f * light);
    for (int k = 0; k < 26; ++k) {
        const auto draw = [&](int n, float low, float up) {
            return uniform(low, up, look_.chance, kBladeChance, k, n);
        };
        const float side = k % 2 == 0 ? 1.0f : -1.0f;
        const float far = wide * draw(0, 0.2f, 1), length = wide * draw(1, 0.1f, 0.3f);
        const float room = std::sqrt(std::max(0.0f, 1 - far * far / std::max(1.0f, wide * wide)));
        const float y = at.y + draw(2, -1, 1) * high * room;
        brush.canvas().line({at.x + side * (far - length), y}, {at.x + side * far, y},
                            std::max(1.0f, 1.5f * view.unit()),
                            with_alpha(mixed(blade_light(), {255, 255, 255}, 0.6f), 0.7f * (1 - part)));
    }
}

/// A ball of light that fills its reach, with a rim and sparks.
void Burst::draw_force(SoftBrush& brush, const View& view) const {
    const float part = age_ / kForceSeconds;
    if (part >= 1) return;
    const float left = 1 - part, out = 1 - falling(age_ / 0.07f);
    const Point at = view.point(look_.at);
    const float radius = out * look_.radius * view.scale;
    brush.glow(at, 1.15f * radius, look_.tint, 0.85f * left * left);
    brush.glow(at, 0.5f * radius, {255, 255, 255}, (look_.flashes ? 0.9f : 0.4f) * falling(age_ / 0.12f));
    brush.ring(at, radius, std::max(4.0f, 0.14f * radius), look_.tint, 0.9f * left);
    brush.ring(at, radius * (0.35f + 0.5f * smooth(3 * part)), std::max(3.0f, 0.07f * radius), look_.tint,
               0.5f * left * left);
    draw_motif(brush, look_, {at, radius, part, view.unit()});
}

}  // namespace terramorph

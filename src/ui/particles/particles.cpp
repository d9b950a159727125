#include "ui/particles/particles.h"

#include <algorithm>
#include <cmath>

#include "app/language/language.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kParticlesFire = {255, 236, 170};
constexpr float kGravity = 200;
constexpr float kParticlesRising = 26;  // columns per second, of words

float part(float age, float life) { return std::clamp(age / life, 0.0f, 1.0f); }

}  // namespace

bool Particles::advance(double seconds, const Ground& ground) {
    time_ += seconds;
    const auto dt = static_cast<float>(seconds);
    for (Particle& each : particles_) {
        each.age += dt;
        if (each.age < 0) continue;
        each.at = each.at + each.velocity * dt;
        const bool falls = each.kind == Kind::clod || each.kind == Kind::spark || each.kind == Kind::shard;
        if (falls) each.velocity.y -= kGravity * dt;
        if (each.kind == Kind::smoke || each.kind == Kind::dust || each.kind == Kind::fire)
            each.velocity = each.velocity * std::max(0.0f, 1 - 2 * dt);
        const int x = static_cast<int>(std::floor(each.at.x));
        const bool lands = each.kind == Kind::clod && each.velocity.y < 0 && x >= 0 && x < ground.width() &&
                           ground.solid(x, Sixteenths::truncated(each.at.y));
        if (lands) each.age = each.life;
    }
    for (Words& each : words_) each.age += dt, each.at.y += kParticlesRising * dt;
    const bool any = !particles_.empty() || !words_.empty();
    std::erase_if(particles_, [](const Particle& each) { return each.age >= each.life; });
    std::erase_if(words_, [](const Words& each) { return each.age >= each.life; });
    return any;
}

std::size_t Particles::flashes() const {
    return static_cast<std::size_t>(std::count_if(
        particles_.begin(), particles_.end(), [](const Particle& each) { return each.kind == Kind::flash; }));
}

void Particles::say(Vec2<float> at, std::string_view words, Color color, float life) {
    words_.push_back({at + Vec2<float>{0, 24}, std::string(words), color, 0, life, -1, 0, {}});
}

void Particles::count(TankId tank, int amount, Vec2<float> at, std::string_view english, Color color) {
    constexpr float kMoment = 0.7f, kLife = 2;  // seconds
    for (Words& each : words_) {
        if (each.tank != tank || each.english != english || each.age > kMoment) continue;
        each.sum += amount;
        each.words = tr(english, {{"amount", each.sum}});
        return;
    }
    say(at, tr(english, {{"amount", amount}}), color, kLife);
    words_.back().tank = tank;
    words_.back().sum = amount;
    words_.back().english = english;
}

void Particles::add(const Particle& particle) {
    if (particles_.size() < kMaxParticles) particles_.push_back(particle);
}

float Particles::draw_from(float low, float high) { return low + (high - low) * uniform01(random_.next()); }

/// Returns true, and counts the flash, if a bright flash may begin now.
bool Particles::may_flash() {
    auto& oldest = *std::min_element(flashed_.begin(), flashed_.end());
    if (time_ - oldest <= 1) return false;
    oldest = time_;
    return true;
}

/// A random velocity up to this speed.
Vec2<float> Particles::any_way(float speed) {
    Vec2<float> way;
    do {
        way.x = draw_from(-1, 1);
        way.y = draw_from(-1, 1);
    } while (way.x * way.x + way.y * way.y > 1);
    return way * speed;
}

void Particles::draw_one(Canvas& canvas, const View& view, const Particle& each) const {
    const Point at = view.point(each.at);
    const float t = part(each.age, each.life);
    const float radius = each.radius * view.scale;
    const float least = std::max(radius, 1.1f * view.unit());
    switch (each.kind) {
        case Kind::flash:
            canvas.circle(at, radius * (0.7f + 0.3f * t), with_alpha(Particles::kEmber, 0.6f * (1 - t)));
            return canvas.circle(at, radius * (0.75f - 0.35f * t), with_alpha(each.color, 1 - t));
        case Kind::ring:
            return canvas.ring(at, radius * (0.6f + 0.55f * t), std::max(1.5f, radius * 0.12f * (1 - t)),
                               with_alpha(mixed(kParticlesFire, each.color, t), 0.8f * (1 - t)));
        case Kind::fire: {
            const Color hot = mixed(kParticlesFire, Particles::kEmber, 2.5f * t);
            return canvas.circle(at, radius * (0.8f + 0.5f * t),
                                 with_alpha(mixed(hot, each.color, 2 * t - 0.6f), 0.85f * (1 - t)));
        }
        case Kind::smoke:
            return canvas.circle(at, radius * (0.7f + 1.1f * t), with_alpha(each.color, 0.5f * (1 - t)));
        case Kind::dust:
            return canvas.circle(at, radius * (0.6f + t), with_alpha(each.color, 0.4f * (1 - t)));
        case Kind::clod:
            return canvas.circle(at, least, each.color);
        case Kind::spark:
            return canvas.circle(at, least, with_alpha(each.color, 1 - t));
        case Kind::shard:
            return canvas.line(at, view.point(each.at + each.velocity * 0.06f), least,
                               with_alpha(each.color, 1 - t * t));
        case Kind::glow:
            for (const float size : {1.0f, 0.72f, 0.45f})
                canvas.circle(at, radius * size * (0.75f + 0.25f * t),
                              with_alpha(each.color, 0.3f * (1 - t)));
            return;
    }
}

void Particles::draw(Canvas& canvas, const View& view) const {
    for (const Particle& each : particles_)
        if (each.age >= 0) draw_one(canvas, view, each);
    draw_words(canvas, view);
}

/// Each is moved up so far that none covers another.
void Particles::draw_words(Canvas& canvas, const View& view) const {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(24), theme::kBright, Face::bold, Align::center};
    std::vector<Rect> taken;
    for (const Words& each : words_) {
        const float width = canvas.text_width(each.words, style);
        Point at = view.point(each.at);
        const float left = width / 2 + scale(12), top = scale(110);
        at.x = std::clamp(at.x, left, std::max(left, canvas.width() - left));
        at.y = std::clamp(at.y, top, std::max(top, canvas.height() - scale(90)));
        Rect place = {at.x - width / 2, at.y, width, style.size};
        for (std::size_t k = 0; k < taken.size(); ++k) {
            const Rect other = taken[k];
            const bool beside = place.x >= other.x + other.w || other.x >= place.x + place.w;
            if (beside || std::abs(place.y - other.y) >= style.size) continue;
            place.y = other.y - style.size;
            k = static_cast<std::size_t>(-1);  // it may now overlap another one
        }
        taken.push_back(place);
        at.y = place.y;
        const float shown = std::min(1.0f, 3 * (1 - part(each.age, each.life)));
        canvas.text({at.x + scale(2), at.y + scale(2)}, each.words,
                    {style.size, with_alpha(theme::kBackground, 0.8f * shown), style.face, style.align});
        canvas.text(at, each.words, {style.size, with_alpha(each.color, shown), style.face, style.align});
    }
}

}  // namespace terramorph

#include "ui/particles.h"

#include <algorithm>
#include <cmath>

#include "base/text.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kFire = {255, 236, 170};
constexpr Color kEmber = {255, 150, 60};
constexpr Color kSmoke = {74, 62, 68};
constexpr Color kBlackSmoke = {34, 30, 36};
constexpr Color kEarth = {110, 76, 52};
constexpr Color kDust = {176, 142, 108};
constexpr Color kSpark = {255, 250, 220};
constexpr Color kHurt = {255, 196, 186};
constexpr float kGravity = 200;
constexpr float kRising = 26;  // columns per second, of smoke and words

float part(float age, float life) { return std::clamp(age / life, 0.0f, 1.0f); }

}  // namespace

void Particles::note(const Event& event, const Battle& battle, const std::vector<Color>& colors) {
    const auto width = static_cast<float>(battle.ground().width());
    switch (event.kind) {
        case Event::Kind::fired:
            return sparks(event.at, 10, kFire), smoke(event.at, 5, 4, kSmoke);
        case Event::Kind::blast:
            return blast(event.at, event.radius);
        case Event::Kind::split:
            return sparks(event.at, 24, kSpark);
        case Event::Kind::dug:
        case Event::Kind::heaped:
            return dust(event.at, event.radius, 30);
        case Event::Kind::bounced:
        case Event::Kind::fizzled:
            return sparks(event.at, 6, kSpark);
        case Event::Kind::splashed:
            return splash(event.at, battle.level().planet.palette.foam);
        case Event::Kind::fell:
            return dust(event.at, 14, 8);
        case Event::Kind::died:
            return wreck(event.at);
        case Event::Kind::hurt:
            return say(event.at, text("-", event.amount),
                       mixed(kHurt, colors[static_cast<std::size_t>(event.tank)], 0.3f), 2);
        case Event::Kind::left: {
            const float x = std::clamp(event.at.x, 0.0f, width);
            return say({x, event.at.y}, text(event.far ? "LONG " : "SHORT ", event.amount), theme::kAccent,
                       2.5f);
        }
        default:
            return;
    }
}

bool Particles::advance(double seconds, const Ground& ground) {
    time_ += seconds;
    const auto dt = static_cast<float>(seconds);
    for (Particle& each : particles_) {
        each.age += dt;
        if (each.age < 0) continue;
        each.at = each.at + each.velocity * dt;
        if (each.kind == Kind::clod || each.kind == Kind::spark) each.velocity.y -= kGravity * dt;
        if (each.kind == Kind::smoke || each.kind == Kind::dust || each.kind == Kind::fire)
            each.velocity = each.velocity * std::max(0.0f, 1 - 2 * dt);
        const int x = static_cast<int>(std::floor(each.at.x));
        const bool lands = each.kind == Kind::clod && each.velocity.y < 0 && x >= 0 && x < ground.width() &&
                           ground.solid(x, static_cast<int>(each.at.y * kSub));
        if (lands) each.age = each.life;
    }
    for (Words& each : words_) each.age += dt, each.at.y += kRising * dt;
    const bool any = !particles_.empty() || !words_.empty();
    std::erase_if(particles_, [](const Particle& each) { return each.age >= each.life; });
    std::erase_if(words_, [](const Words& each) { return each.age >= each.life; });
    return any;
}

std::size_t Particles::flashes() const {
    return static_cast<std::size_t>(std::count_if(
        particles_.begin(), particles_.end(), [](const Particle& each) { return each.kind == Kind::flash; }));
}

void Particles::blast(Vec2<float> at, float radius) {
    auto& oldest = *std::min_element(flashed_.begin(), flashed_.end());
    if (time_ - oldest > 1) {
        oldest = time_;
        add({Kind::flash, at, {}, radius, 0.25f, 0, kFire});
    }
    add({Kind::ring, at, {}, radius, 0.5f, 0, kEmber});
    const int size = std::clamp(static_cast<int>(radius / 4), 4, 24);
    smoke(at, radius * 0.7f, size, kSmoke);
    fire(at, radius, 2 * size);
    clods(at, radius, 2 * size);
    for (int k = 0; k < size; ++k) {
        const Vec2<float> way = any_way(radius * 2.2f);
        add({Kind::spark, at, way, draw_from(1.2f, 2.4f), draw_from(0.3f, 0.8f), 0, kEmber});
    }
}

/// Balls of fire that cool down to smoke.
void Particles::fire(Vec2<float> at, float radius, int count) {
    for (int k = 0; k < count; ++k) {
        const Vec2<float> off = any_way(radius * 0.8f);
        const float size = radius * draw_from(0.16f, 0.34f) + 1.5f;
        const float life = draw_from(0.45f, 1.0f);
        add({Kind::fire, at + off, off * 0.5f + Vec2<float>{0, kRising}, size, life, 0, kSmoke});
    }
}

void Particles::smoke(Vec2<float> at, float radius, int count, Color color) {
    for (int k = 0; k < count; ++k) {
        const Vec2<float> place = at + any_way(radius);
        const Vec2<float> drift = any_way(radius * 0.5f) + Vec2<float>{0, kRising};
        const float size = radius * draw_from(0.25f, 0.5f) + 2;
        const float life = draw_from(0.8f, 1.8f);
        add({Kind::smoke, place, drift, size, life, draw_from(-0.25f, 0), color});
    }
}

void Particles::clods(Vec2<float> at, float radius, int count) {
    for (int k = 0; k < count; ++k) {
        const Vec2<float> place = at + any_way(radius * 0.6f);
        const Vec2<float> throw_at = any_way(radius * 1.6f) + Vec2<float>{0, 40 + radius * 1.2f};
        add({Kind::clod, place, throw_at, draw_from(1, 3.2f), 3, 0,
             mixed(kEarth, kDust, draw_from(0, 0.5f))});
    }
}

void Particles::sparks(Vec2<float> at, int count, Color color) {
    for (int k = 0; k < count; ++k) {
        const Vec2<float> way = any_way(90);
        add({Kind::spark, at, way, draw_from(1, 2.2f), draw_from(0.2f, 0.6f), 0, color});
    }
}

void Particles::dust(Vec2<float> at, float radius, int count) {
    for (int k = 0; k < count; ++k) {
        const Vec2<float> place = at + any_way(radius);
        const Vec2<float> drift = any_way(20) + Vec2<float>{0, 12};
        const float size = draw_from(3, 8);
        add({Kind::dust, place, drift, size, draw_from(0.5f, 1.2f), 0, kDust});
    }
}

/// A crown of drops.
void Particles::splash(Vec2<float> at, Color water) {
    const Color drop = with_alpha(water, 1);
    for (int k = 0; k < 34; ++k) {
        const float across = draw_from(-46, 46);
        const float up = draw_from(40, 130) - std::abs(across);
        const float size = draw_from(1.2f, 3.2f);
        add({Kind::spark, at, {across, up}, size, draw_from(0.5f, 1.1f), 0, drop});
    }
    add({Kind::ring, at, {}, 16, 0.5f, 0, drop});
    dust(at, 8, 6);
}

/// Black smoke for a while from where the tank was.
void Particles::wreck(Vec2<float> at) {
    for (int k = 0; k < 40; ++k) {
        const Vec2<float> place = at + any_way(10);
        const float drift = draw_from(-8, 8);
        const float size = draw_from(5, 11);
        add({Kind::smoke,
             place,
             {drift, 2 * kRising},
             size,
             draw_from(1.2f, 2.2f),
             -0.12f * static_cast<float>(k),
             kBlackSmoke});
    }
}

void Particles::say(Vec2<float> at, std::string words, Color color, float life) {
    words_.push_back({at + Vec2<float>{0, 24}, std::move(words), color, 0, life});
}

void Particles::add(const Particle& particle) {
    if (particles_.size() < kMost) particles_.push_back(particle);
}

float Particles::draw_from(float low, float high) { return low + (high - low) * unit_of(random_.next()); }

/// Anywhere in a disc of this radius.
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
            canvas.circle(at, radius * (0.7f + 0.3f * t), with_alpha(kEmber, 0.6f * (1 - t)));
            return canvas.circle(at, radius * (0.75f - 0.35f * t), with_alpha(each.color, 1 - t));
        case Kind::ring:
            return canvas.ring(at, radius * (0.6f + 0.55f * t), std::max(1.5f, radius * 0.12f * (1 - t)),
                               with_alpha(mixed(kFire, each.color, t), 0.8f * (1 - t)));
        case Kind::fire: {
            const Color hot = mixed(kFire, kEmber, 2.5f * t);
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
    }
}

void Particles::draw(Canvas& canvas, const View& view) const {
    for (const Particle& each : particles_)
        if (each.age >= 0) draw_one(canvas, view, each);
    const Scale scale(canvas);
    const TextStyle style = {scale.text(24), theme::kBright, Face::bold, Align::center};
    for (const Words& each : words_) {
        const float width = canvas.text_width(each.words, style);
        Point at = view.point(each.at);
        at.x = std::clamp(at.x, width / 2 + scale(12), canvas.width() - width / 2 - scale(12));
        at.y = std::clamp(at.y, scale(110), canvas.height() - scale(90));
        const float shown = std::min(1.0f, 3 * (1 - part(each.age, each.life)));
        canvas.text({at.x + scale(2), at.y + scale(2)}, each.words,
                    {style.size, with_alpha(theme::kBackground, 0.8f * shown), style.face, style.align});
        canvas.text(at, each.words, {style.size, with_alpha(each.color, shown), style.face, style.align});
    }
}

}  // namespace terramorph

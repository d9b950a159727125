// Groups of particles, at random.
#include <algorithm>
#include <cmath>

#include "ui/particles/particles.h"

namespace terramorph {

namespace {

constexpr Color kBlackSmoke = {34, 30, 36};
constexpr Color kEarth = {110, 76, 52};
constexpr Color kParticlesShowersDust = {176, 142, 108};
constexpr float kParticlesShowersRising = 26;  // columns per second, of smoke

}  // namespace

/// Balls of fire that cool to smoke.
void Particles::fire(Vec2<float> at, float radius, int count) {
    for (int k = 0; k < count; ++k) {
        const Vec2<float> off = any_way(radius * 0.8f);
        const float size = radius * draw_from(0.16f, 0.34f) + 1.5f;
        const float life = draw_from(0.45f, 1.0f);
        add({Kind::fire, at + off, off * 0.5f + Vec2<float>{0, kParticlesShowersRising}, size, life, 0,
             Particles::kSmoke});
    }
}

void Particles::smoke(Vec2<float> at, float radius, int count, Color color) {
    for (int k = 0; k < count; ++k) {
        const Vec2<float> place = at + any_way(radius);
        const Vec2<float> drift = any_way(radius * 0.5f) + Vec2<float>{0, kParticlesShowersRising};
        const float size = radius * draw_from(0.25f, 0.5f) + 2;
        const float life = draw_from(0.8f, 1.8f);
        add({Kind::smoke, place, drift, size, life, draw_from(-0.25f, 0), color});
    }
}

void Particles::sparks(Vec2<float> at, int count, Color color) {
    for (int k = 0; k < count; ++k) {
        const Vec2<float> way = any_way(90);
        add({Kind::spark, at, way, draw_from(1, 2.2f), draw_from(0.2f, 0.6f), 0, color});
    }
}

/// Above the place, as below it is earth.
void Particles::dust(Vec2<float> at, float radius, int count) {
    for (int k = 0; k < count; ++k) {
        const Vec2<float> off = any_way(radius), place = at + Vec2<float>{off.x, std::abs(off.y)};
        const Vec2<float> drift = any_way(20) + Vec2<float>{0, 12};
        const float size = draw_from(3, 8);
        add({Kind::dust, place, drift, size, draw_from(0.5f, 1.2f), 0, kParticlesShowersDust});
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
    dust(at, 8, 6);
}

/// Black smoke from a destroyed tank.
void Particles::wreck(Vec2<float> at) {
    for (int k = 0; k < 40; ++k) {
        const Vec2<float> place =
            at + any_way(10) + Vec2<float>{0, 12};  // above the hull, which it would hide
        const float drift = draw_from(-8, 8);
        const float size = draw_from(5, 11);
        add({Kind::smoke,
             place,
             {drift, 2 * kParticlesShowersRising},
             size,
             draw_from(1.2f, 2.2f),
             -0.12f * static_cast<float>(k),
             kBlackSmoke});
    }
}

/// Splinters of a shield, from all around its tank.
void Particles::shards(Vec2<float> at, Color color) {
    for (int k = 0; k < 44; ++k) {
        const Vec2<float> way = any_way(1);
        const Vec2<float> off = way * kShieldRadius;
        add({Kind::shard, at + off, off * draw_from(1.6f, 4) + Vec2<float>{0, 46}, draw_from(1.4f, 4.4f),
             draw_from(0.6f, 1.3f), 0, mixed(color, Particles::kSpark, draw_from(0, 0.7f))});
    }
    ring(at, kShieldRadius, color);
}

/// In a column from a tank's tracks upward.
void Particles::rising_sparks(Vec2<float> at, int count, Color color) {
    for (int k = 0; k < count; ++k) {
        const Vec2<float> off = {draw_from(-20, 20), draw_from(-4, 20)};
        const float up = draw_from(50, 120);
        add({Kind::spark,
             at + off,
             {0, up},
             draw_from(1, 2.2f),
             draw_from(0.4f, 0.9f),
             draw_from(-0.3f, 0),
             color});
    }
}

/// Coins fly in an arc from victim to thief.
void Particles::coins(Vec2<float> from, Vec2<float> to) {
    constexpr float kSeconds = 0.9f, kPull = 200;
    for (int k = 0; k < 14; ++k) {
        const Vec2<float> way = (to - from) * (1 / kSeconds) + Vec2<float>{0, kPull * kSeconds / 2};
        add({Kind::spark, from + any_way(5), way, 2.2f, kSeconds, -0.05f * static_cast<float>(k),
             Particles::kGold});
    }
}

void Particles::dust_along(Vec2<float> at, float reach, int count, const Ground& ground) {
    for (int k = 0; k < count; ++k) {
        const float x = at.x + draw_from(-reach, reach);
        if (x < 0 || x >= static_cast<float>(ground.width())) continue;
        const float top = to_columns(ground.top(static_cast<int>(x)));
        const float up = draw_from(8, 34), size = draw_from(3, 8);
        add({Kind::dust,
             {x, top},
             {draw_from(-14, 14), up},
             size,
             draw_from(0.6f, 1.4f),
             draw_from(-0.8f, 0),
             kParticlesShowersDust});
    }
}

void Particles::tremble(Vec2<float> at, float reach, const Ground& ground, Color earth) {
    const int count = std::clamp(static_cast<int>(reach / 22), 4, 20);
    for (int k = 0; k < count; ++k) {
        const float off = draw_from(-1, 1), x = at.x + off * reach;
        if (x < 0 || x >= static_cast<float>(ground.width())) continue;
        const Vec2<float> place = {x, to_columns(ground.top(static_cast<int>(x))) + 1};
        const float strong = 1.1f - off * off;
        const float across = draw_from(-9, 9), up = strong * draw_from(24, 78);
        add({Kind::clod,
             place,
             {across, up},
             draw_from(0.9f, 2.4f),
             1.4f,
             0,
             mixed(earth, kParticlesShowersDust, draw_from(0, 0.5f))});
        if (k % 5 > 0) continue;
        for (int puff = 0; puff < 4; ++puff) {
            const float rise = strong * draw_from(50, 150), size = draw_from(3, 7);
            add({Kind::dust,
                 place,
                 {draw_from(-7, 7), rise},
                 size,
                 draw_from(0.7f, 1.3f),
                 -0.04f * static_cast<float>(puff),
                 kParticlesShowersDust});
        }
    }
}

void Particles::ring(Vec2<float> at, float radius, Color color) {
    add({Kind::ring, at, {}, radius, 0.5f, 0, color});
}

/// Earth thrown up by a drill.
void Particles::crumbs(Vec2<float> at) {
    const Vec2<float> way = any_way(50) + Vec2<float>{0, 30};
    add({Kind::clod, at + any_way(5), way, draw_from(0.8f, 2), 0.7f, 0,
         mixed(kEarth, kParticlesShowersDust, draw_from(0, 0.6f))});
}

/// A puff from something burnt out.
void Particles::smoulder(Vec2<float> at) {
    const float drift = draw_from(-6, 6);
    add({Kind::smoke,
         at + any_way(6),
         {drift, 1.5f * kParticlesShowersRising},
         draw_from(3, 6),
         draw_from(1, 1.8f),
         0,
         kBlackSmoke});
}

/// It begins above the flames, which it would hide.
void Particles::blaze(Vec2<float> at, float radius, float fierce) {
    const Vec2<float> place = at + any_way(0.7f * radius) + Vec2<float>{0, (0.6f + 1.7f * fierce) * radius};
    const float drift = draw_from(-8, 8), rise = draw_from(24, 48);
    const float size = radius * draw_from(0.4f, 0.7f) * (0.5f + 0.5f * fierce) + 1;
    const float life = draw_from(2.2f, 4.2f), grey = draw_from(0, 0.5f);
    add({Kind::plume, place, {drift, rise}, size, life, 0, mixed(kBlackSmoke, Particles::kSmoke, grey)});
}

void Particles::ember(Vec2<float> at, float radius, float fierce) {
    if (draw_from(0, 1) > fierce) return;
    const Vec2<float> up = any_way(34) + Vec2<float>{0, draw_from(40, 110)};
    const float size = draw_from(0.5f, 1.0f), life = draw_from(1, 3);
    add({Kind::ember, at + any_way(radius), up, size, life, 0,
         mixed(Particles::kEmber, Particles::kGold, draw_from(0, 0.6f))});
}

/// Bark and wood where a tree breaks.
void Particles::splinters(Vec2<float> at, float high) {
    for (int k = 0; k < 14; ++k) {
        const Vec2<float> way = any_way(70) + Vec2<float>{0, 40};
        const Vec2<float> place = at + any_way(3) + Vec2<float>{0, draw_from(0, 0.3f * high)};
        const float size = draw_from(0.6f, 1.5f), life = draw_from(0.5f, 0.9f);
        add({Kind::clod, place, way, size, life, 0,
             mixed(kEarth, kParticlesShowersDust, draw_from(0, 0.8f))});
    }
}

/// Pieces of a boulder, from all over it.
void Particles::rubble(Vec2<float> at, float radius, Color stone) {
    for (int k = 0; k < 26; ++k) {
        const Vec2<float> way = any_way(95) + Vec2<float>{0, 55};
        const float size = draw_from(0.8f, 0.26f * radius), life = draw_from(0.7f, 1.4f);
        add({Kind::clod, at + any_way(radius), way, size, life, 0, mixed(stone, kSmoke, draw_from(0, 0.5f))});
    }
}

/// The flame of a rocket under a tank with this velocity.
void Particles::exhaust(Vec2<float> at, Vec2<float> velocity) {
    const float size = draw_from(3, 6);
    add({Kind::fire, at + any_way(5), velocity * -0.3f + any_way(14), size, draw_from(0.25f, 0.5f), 0,
         Particles::kSmoke});
}

}  // namespace terramorph

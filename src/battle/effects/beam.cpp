#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <vector>

#include "base/trig.h"
#include "battle/effects/batteries.h"
#include "battle/effects/effect.h"
#include "battle/world/tunnelling.h"

namespace terramorph::beam_effect {

namespace {

constexpr std::array<std::string_view, 2> kWays = {"onward", "down"};

constexpr Parameter kParameters[] = {
    {"radius", "Radius", "columns", 1, 40, 4, "half of how wide the beam is", true},
    {"damage", "Damage", "", 0, 500, 30, "to whatever it touches"},
    {"length", "Length", "columns", 1, 16000, 4000, "how far it reaches", true},
    {"cut", "Cut", "columns", 0, 1000, 0, "of earth in all that it cuts through", true, {}, "stops at earth"},
    {"way", "Way", "", 0, 1, 0, "that it goes: onward, or straight down", true, kWays},
    {"batteries", "Batteries", "", 0, 10, 0, "how many of its owner's it uses up at most", true},
    {"per_battery", "Per battery", "", 0, 100, 10, "how much more damage each battery makes it do"},
};
constexpr ParameterId kRadius(kParameters, "radius");
constexpr ParameterId kDamage(kParameters, "damage");
constexpr ParameterId kLength(kParameters, "length");
constexpr ParameterId kCut(kParameters, "cut");
constexpr ParameterId kBatteries(kParameters, "batteries");
constexpr ParameterId kPerBattery(kParameters, "per_battery");
constexpr ParameterChoice kStraightDown(kParameters, "way", "down");

/// Where a beam begins, its step of one column, and the tank whose hull and shield it passes (-1: none).
struct Ray {
    Vec2<Fixed> from;
    Vec2<Fixed> step;
    int owner = -1;
};

/// Onward means where the shell flies or, without a shell, where the barrel points.
Ray ray_of(const EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (effect.is(kStraightDown)) return {context.at, {0, -kFixedOne}, -1};
    const bool flies = context.speed != Vec2<Fixed>{} || context.tank < 0;
    if (flies) return {context.at, one_column(context.speed), context.tank};
    const int angle = world.view().tank(context.tank).angle;
    return {context.at, one_column(muzzle_velocity(angle, kFullPower)), context.tank};
}

/// The columns it can go before it leaves the level, at most `most`.
int room(const Ground& ground, const Ray& ray, int most) {
    if (ray.step.x == 0) return most;
    const Fixed right = ground.width() * kFixedOne - 1 - ray.from.x;
    const Fixed columns = ray.step.x > 0 ? right / ray.step.x : ray.from.x / -ray.step.x;
    return static_cast<int>(std::clamp<Fixed>(columns, 0, most));
}

/// The first tank in its way, whatever earth lies between. A shield that is laser-proof is no magnet to
/// light, but a wall.
std::optional<Contact> tank_in_way(const EffectWorld& world, const Ray& ray, Vec2<Fixed> to) {
    const std::span<const ShieldCollider> all = world.scene().shields;
    std::vector<ShieldCollider> shields(all.begin(), all.end());
    for (ShieldCollider& collider : shields)
        if (world.view().tank(collider.tank).shield.laser_proof)
            collider.kind = ShieldCollider::Kind::absorbs;
    const Ground no_ground;
    return first_contact({.ground = no_ground, .hulls = world.view().hulls, .shields = shields}, ray.from, to,
                         ray.owner);
}

/// The steps left to go.
int columns_left(const Ray& ray, Vec2<Fixed> at, Vec2<Fixed> to) {
    const bool wide = std::abs(ray.step.x) >= std::abs(ray.step.y);
    return static_cast<int>(wide ? (to.x - at.x) / ray.step.x : (to.y - at.y) / ray.step.y);
}

/// Cuts through as much earth as it can. Returns the earth or ceiling that stops it, if anything does.
std::optional<Contact> cut_through(EffectWorld& world, const Effect& effect, const Ray& ray, Vec2<Fixed> to) {
    int cut = effect.whole(kCut);
    Vec2<Fixed> at = ray.from;
    for (;;) {
        CollisionScene scene = world.scene();
        scene.hulls = {};
        scene.shields = {};
        const std::optional<Contact> met = first_contact(scene, at, to, ray.owner);
        if (!met || met->with != Contact::With::ground || cut == 0) return met;
        at = met->at;
        if (cells_of(at).y <= Ground::kBedrock) return met;
        const int most = std::min(cut, std::max(1, columns_left(ray, at, to)));
        const int earth = std::max(1, earth_ahead(world.view().ground, at, ray.step, most));
        // The slot has a round end, which must not reach farther than the beam.
        const int radius = earth < most ? effect.whole(kRadius) : std::min(effect.whole(kRadius), earth);
        carve_tunnel(world, at, at + ray.step * Fixed{earth < most ? earth : earth - radius}, radius);
        cut -= earth;
    }
}

/// The distance between a line and a hull that it doesn't cross, from the hull's corners and the ends of the
/// line.
float distance_to_way(const Hull& hull, Vec2<float> from, Vec2<float> to) {
    float nearest = std::min(distance_to(hull, from), distance_to(hull, to));
    const Vec2<float> way = to - from;
    const float length = std::max(way.x * way.x + way.y * way.y, 1e-6f);
    for (const Chord64 corner : hull.corners) {
        const Vec2<float> place = columns_of(from_chord(corner));
        const Vec2<float> off = place - from;
        const float along = std::clamp((off.x * way.x + off.y * way.y) / length, 0.0f, 1.0f);
        const Vec2<float> apart = off - way * along;
        nearest = std::min(nearest, std::sqrt(apart.x * apart.x + apart.y * apart.y));
    }
    return nearest;
}

/// Damages all tanks in reach except its owner and those with laser-proof shields.
void burn(EffectWorld& world, const Ray& ray, const EffectContext& end, float radius, int damage) {
    const std::vector<Hull> hulls(world.view().hulls.begin(), world.view().hulls.end());
    for (const Hull& hull : hulls) {
        const Shield& shield = world.tank(hull.tank).shield;
        const float far = distance_to_way(hull, columns_of(ray.from), columns_of(end.at));
        if (hull.tank == ray.owner || (hull.tank != end.hit_tank && far >= radius)) continue;
        if (shield.up() && shield.laser_proof)
            world.emit(event::Deflected{.tank = hull.tank, .at = columns_of(end.at)});
        else
            world.hurt(hull.tank, damage, end.tank);
    }
}

/// If something stops it, its on_tank or on_impact effects are applied there.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const Ray ray = ray_of(world, effect, context);
    const int batteries = spend_batteries(world, context.tank, effect.whole(kBatteries));
    const auto damage =
        static_cast<int>(effect.number(kDamage) + effect.number(kPerBattery) * static_cast<float>(batteries));
    const Vec2<Fixed> to = ray.from + ray.step * Fixed{room(world.view().ground, ray, effect.whole(kLength))};
    const std::optional<Contact> tank = tank_in_way(world, ray, to);
    const std::optional<Contact> earth = cut_through(world, effect, ray, tank ? tank->at : to);
    const std::optional<Contact> met = earth ? earth : tank;
    EffectContext end = context;
    end.at = met ? met->at : to;
    end.hit_tank = met ? met->tank : -1;
    end.shielded = met && met->with == Contact::With::shield;
    world.emit(event::Beamed{.tank = context.tank,
                             .radius = effect.number(kRadius),
                             .from = columns_of(ray.from),
                             .to = columns_of(end.at)});
    burn(world, ray, end, effect.number(kRadius), damage);
    const bool on_tank = end.hit_tank >= 0 && !effect.leads_to.on(Trigger::on_tank).empty();
    if (met) world.apply(effect.leads_to.on(on_tank ? Trigger::on_tank : Trigger::on_impact), end);
}

/// Goes on from the place in the barrel's direction, in steps, through as much earth as it cuts. Ignores
/// laser-proof shields, ceilings and falling.
void foresee(Forecast& forecast, const Effect& effect, const ForecastPlace& place) {
    constexpr float kStep = 4;  // columns
    const double radians = forecast.angle() * kPi / kHalfTurn;
    const Vec2<float> way = {static_cast<float>(cosine(radians)), static_cast<float>(sine(radians))};
    const Ground& ground = forecast.ground();
    const int batteries = std::min(forecast.batteries(), effect.whole(kBatteries));
    const float damage = effect.number(kDamage) + static_cast<float>(batteries) * effect.number(kPerBattery);
    const float reach = effect.number(kRadius) + 1;
    Vec2<float> at = columns_of(place.at);
    float cut = effect.number(kCut);
    for (float gone = 0; gone < effect.number(kLength) && cut >= 0; gone += kStep) {
        at = at + way * kStep;
        if (at.x < 0 || at.x >= static_cast<float>(ground.width())) return;
        if (ground.solid(static_cast<int>(at.x), static_cast<int>(at.y * kSub))) cut -= kStep;
        for (const Hull& hull : forecast.hulls()) {
            if (hull.tank == forecast.shooter() || !is_within(hull, at, reach)) continue;
            return forecast.add_damage({.at = at, .radius = 2, .strength = damage, .shielded = true});
        }
    }
}

/// It damages only the tanks that it touches.
Firepower firepower(const Effect& effect) {
    return {.reach = kHullHalfWidth, .strength = effect.number(kDamage)};
}

}  // namespace

const EffectKind kKind = {
    .name = "beam",
    .help = "a beam of light",
    .words = {.summary = N_("a beam, harm {damage}"), .rank = 11},
    .icon = "laser",
    .parameters = kParameters,
    .apply = apply,
    .purpose = Purpose::beam,
    .forecast = foresee,
    .firepower = firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::beam_effect

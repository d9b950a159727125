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
    {"fade",
     "Fade",
     "columns",
     0,
     1000,
     0,
     "of earth that cost it 1 damage to cut",
     true,
     {},
     "cutting costs nothing"},
    {"burn", "Burn", "each second", 0, 100, 0, "that it costs whoever it has touched"},
    {"burn_seconds", "Burning", "seconds", 0.1, 20, 2, "how long they burn"},
};
constexpr ParameterId kRadius(kParameters, "radius");
constexpr ParameterId kDamage(kParameters, "damage");
constexpr ParameterId kLength(kParameters, "length");
constexpr ParameterId kCut(kParameters, "cut");
constexpr ParameterId kBatteries(kParameters, "batteries");
constexpr ParameterId kPerBattery(kParameters, "per_battery");
constexpr ParameterId kFade(kParameters, "fade");
constexpr ParameterId kBurn(kParameters, "burn");
constexpr ParameterId kBurnSeconds(kParameters, "burn_seconds");
constexpr ParameterChoice kStraightDown(kParameters, "way", "down");

/// Where a beam begins, its step of one column, and the tank whose hull and shield it passes (-1: none).
struct Ray {
    Vec2<Fixed> from;
    Vec2<Fixed> step;
    TankId owner = -1;
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

/// The earth or ceiling that stops a beam, if anything does, and the columns of earth that it has cut
/// through.
struct Way {
    std::optional<Contact> stop;
    int cut = 0;
};

/// Cuts through as much earth as it can.
Way cut_through(EffectWorld& world, const Effect& effect, const Ray& ray, Vec2<Fixed> to) {
    const int limit = effect.whole(kCut);
    Way way;
    Vec2<Fixed> at = ray.from;
    for (;;) {
        CollisionScene scene = world.scene();
        scene.hulls = {};
        scene.shields = {};
        scene.things = {};
        way.stop = first_contact(scene, at, to, ray.owner);
        if (!way.stop || way.stop->with != Contact::With::ground || way.cut == limit) return way;
        at = way.stop->at;
        if (sixteenths_of(at).y <= Ground::kBedrock) return way;
        const int most = std::min(limit - way.cut, std::max(1, columns_left(ray, at, to)));
        const int earth = std::max(1, earth_ahead(world.view().ground, at, ray.step, most));
        // The slot has a round end, which must not reach farther than the beam.
        const int radius = earth < most ? effect.whole(kRadius) : std::min(effect.whole(kRadius), earth);
        carve_tunnel(world, at, at + ray.step * Fixed{earth < most ? earth : earth - radius}, radius);
        way.cut += earth;
    }
}

/// The damage that is left after cutting through so much earth.
float faded(const Effect& effect, float damage, float cut) {
    return effect.whole(kFade) == 0 ? damage : std::max(0.0f, damage - cut / effect.number(kFade));
}

/// What burning costs in all.
float burn_damage(const Effect& effect) { return effect.number(kBurn) * effect.number(kBurnSeconds); }

void set_alight(EffectWorld& world, const Effect& effect, TankId tank, TankId by) {
    if (effect.number(kBurn) <= 0 || !world.tank(tank).alive) return;
    OngoingEffect fire;
    fire.effect = &effect;
    fire.context.at = fixed_of(world.tank(tank).middle());
    fire.context.tank = by;
    fire.context.hit_tank = tank;
    world.start_effect(fire);
}

/// A tick of burning, of the tank that was touched.
bool update(EffectWorld& world, OngoingEffect& fire) {
    constexpr Ticks kBurnEvery = 6 * kTick;
    const Effect& effect = *fire.effect;
    const Tank& burning = world.tank(fire.context.hit_tank);
    if (!burning.alive || fire.ticks > effect.ticks(kBurnSeconds)) return false;
    fire.context.at = fixed_of(burning.middle());
    if (fire.ticks % kBurnEvery != 0) return true;
    const int each = effect.thousandths(kBurn, kBurnEvery);
    world.hurt_slowly(fire.context.hit_tank, each, fire.context.tank, HurtCause::beam);
    return true;
}

/// Damages all tanks in reach except its owner and those with laser-proof shields.
void touch(EffectWorld& world, const Effect& effect, const Ray& ray, const EffectContext& end, int damage) {
    const float radius = effect.number(kRadius);
    const std::vector<Hull> hulls(world.view().hulls.begin(), world.view().hulls.end());
    for (const Hull& hull : hulls) {
        const Shield& shield = world.tank(hull.tank).shield;
        const float far = distance_to(hull, columns_of(ray.from), columns_of(end.at));
        if (hull.tank == ray.owner || (hull.tank != end.hit_tank && far >= radius)) continue;
        if (shield.up() && shield.laser_proof) {
            world.emit(event::Deflected{.tank = hull.tank, .at = columns_of(end.at)});
        } else if (damage > 0) {
            world.hurt(hull.tank, damage, end.tank, HurtCause::beam);
            set_alight(world, effect, hull.tank, end.tank);
        }
    }
}

/// If something stops it, its on_tank or on_impact effects are applied there.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const Ray ray = ray_of(world, effect, context);
    const int batteries = spend_batteries(world, context.tank, effect.whole(kBatteries));
    const float full = effect.number(kDamage) + effect.number(kPerBattery) * static_cast<float>(batteries);
    const Vec2<Fixed> to = ray.from + ray.step * Fixed{room(world.view().ground, ray, effect.whole(kLength))};
    const std::optional<Contact> tank = tank_in_way(world, ray, to);
    const Way way = cut_through(world, effect, ray, tank ? tank->at : to);
    const std::optional<Contact> met = way.stop ? way.stop : tank;
    EffectContext end = context;
    end.at = met ? met->at : to;
    end.hit_tank = met ? met->tank : TankId();
    end.shielded = met && met->with == Contact::With::shield;
    world.emit(event::Beamed{.tank = context.tank,
                             .radius = effect.number(kRadius),
                             .from = columns_of(ray.from),
                             .to = columns_of(end.at)});
    world.light(columns_of(ray.from), columns_of(end.at), effect.number(kRadius));
    const float damage = faded(effect, full, static_cast<float>(way.cut));
    touch(world, effect, ray, end, static_cast<int>(damage));
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
        if (ground.solid(static_cast<int>(at.x), Sixteenths::truncated(at.y))) cut -= kStep;
        for (const Hull& hull : forecast.hulls()) {
            if (hull.tank == forecast.shooter() || !is_within(hull, at, reach)) continue;
            const float left = faded(effect, damage, effect.number(kCut) - cut);
            if (left < 1) return;
            return forecast.add_damage({.at = at,
                                        .radius = 2,
                                        .strength = left + burn_damage(effect),
                                        .hit_tank = hull.tank,
                                        .shielded = true});
        }
    }
}

/// It damages only the tanks that it touches.
Firepower firepower(const Effect& effect) {
    return {.reach = kHullHalfWidth, .strength = effect.number(kDamage) + burn_damage(effect)};
}

}  // namespace

const EffectKind kKind = {
    .name = "beam",
    .help = "a beam of light",
    .words = {.summary = N_("beam, {damage} damage"), .rank = 11},
    .icon = "laser",
    .parameters = kParameters,
    .apply = apply,
    .update = update,
    .visual = VisualKind::spark,
    .purpose = Purpose::beam,
    .forecast = foresee,
    .firepower = firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::beam_effect

#include <algorithm>
#include <array>

#include "battle/effects/effect.h"
#include "battle/world/tunnelling.h"
#include "terrain/isqrt.h"

namespace terramorph::tunnel_effect {

namespace {

constexpr std::int64_t kSlowest = 2;  // columns in a tick, through earth
constexpr std::int64_t kFastest = 16;

constexpr std::array<std::string_view, 2> kWays = {"onward", "down"};

constexpr Parameter kParameters[] = {
    {"depth", "Depth", "columns", 1, 1000, 200, "of earth that it goes through at most", true},
    {"radius", "Radius", "columns", 1, 40, 6, "of the hole", true},
    {"keep", "Speed kept", "%", 10, 100, 60, "of its speed that it keeps in the earth", true},
    {"way", "Way", "", 0, 1, 0, "that it goes: onward, or straight down", true, kWays},
    {"rise", "Rise", "columns/s²", 0, 1000, 0, "how hard it is drawn up to the surface", true},
};
constexpr ParameterId kDepth(kParameters, "depth");
constexpr ParameterId kRadius(kParameters, "radius");
constexpr ParameterId kKeep(kParameters, "keep");
constexpr ParameterId kRise(kParameters, "rise");
constexpr ParameterChoice kStraightDown(kParameters, "way", "down");

/// What its head remembers: how many columns it may still dig.
enum class Head { left };

Fixed speed_of(Vec2<Fixed> velocity) {
    const Chord64 v = to_chord(velocity);
    return isqrt(v.x * v.x + v.y * v.y) * (kFixedOne / kChordOne);
}

void say_dug(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    world.emit(
        event::Dug{.tank = context.tank, .radius = effect.number(kRadius), .at = columns_of(context.at)});
}

/// A head that begins to dig here.
OngoingEffect head_at(const Effect& effect, const EffectContext& context) {
    OngoingEffect head{.effect = &effect, .context = context};
    const Vec2<Fixed> speed =
        effect.is(kStraightDown) ? Vec2<Fixed>{0, -speed_of(context.speed)} : context.speed;
    head.context.speed = {speed.x / 100 * effect.whole(kKeep), speed.y / 100 * effect.whole(kKeep)};
    head.state[Head::left] = effect.whole(kDepth);
    return head;
}

/// Goes into the earth where it lands. On a tank, or with a contact fuze, it ends at once.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    if (context.hit_tank >= 0 || (context.shell && context.shell->contact))
        return end_tunnel(world, effect, context);
    say_dug(world, effect, context);
    world.start_effect(head_at(effect, context));
}

/// Comes out of the earth and flies on as a shell, with its on_fire effects.
void surface(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    say_dug(world, effect, context);
    world.launch_submunition(submunition(world.view().air, context, effect.leads_to, context.speed));
}

enum class Step { onward, out, stopped };

/// Moves as far as it gets in a tick.
Step advance(const Ground& ground, OngoingEffect& head) {
    const Effect& effect = *head.effect;
    EffectContext& context = head.context;
    std::int64_t& left = head.state[Head::left];
    context.speed.y += effect.whole(kRise) * kFixedOne / (kTicksPerSecond * kTicksPerSecond);
    const Vec2<Fixed> step = one_column(context.speed);
    const std::int64_t pace = std::clamp(speed_of(context.speed) / kFixedOne, kSlowest, kFastest);
    const int most = static_cast<int>(std::min(pace, left));
    const int earth = earth_ahead(ground, context.at, step, most);
    const Vec2<Fixed> beyond = context.at + step * Fixed{earth + 1};
    left -= std::max(earth, 1);
    const bool out = earth < most && sixteenths_of(beyond).y >= Ground::kBedrock;
    context.at = out ? beyond : context.at + step * Fixed{earth};
    if (out) return Step::out;
    return earth == most && left > 0 ? Step::onward : Step::stopped;
}

/// The hole has a round end that doesn't reach beyond the head, which has to find earth ahead.
void bore_behind(EffectWorld& world, const OngoingEffect& head, Vec2<Fixed> from, std::int64_t gone) {
    const Effect& effect = *head.effect;
    const Vec2<Fixed> step = one_column(head.context.speed);
    const auto round = [&](std::int64_t columns) {
        return std::min<std::int64_t>(columns, effect.whole(kRadius));
    };
    const std::int64_t radius = round(effect.whole(kDepth) - head.state[Head::left]);
    carve_tunnel(world, from - step * round(gone), head.context.at - step * radius, static_cast<int>(radius));
}

bool update(EffectWorld& world, OngoingEffect& head) {
    const Effect& effect = *head.effect;
    EffectContext& context = head.context;
    const Vec2<Fixed> from = context.at;
    const std::int64_t gone = effect.whole(kDepth) - head.state[Head::left];
    const Step step = advance(world.view().ground, head);
    bore_behind(world, head, from, gone);
    if (step == Step::out) carve_tunnel(world, from, context.at, effect.whole(kRadius));
    if (meets_tank(world, from, context.at, context) || step == Step::stopped)
        return end_tunnel(world, effect, context), false;
    if (step == Step::out) surface(world, effect, context);
    return step == Step::onward;
}

/// The tank on a line of this forecast, if there is any.
TankId tank_between(const Forecast& forecast, Vec2<Fixed> from, Vec2<Fixed> to) {
    constexpr float kTouch = 2;  // columns
    for (const Vec2<Fixed> at : {Vec2<Fixed>{(from.x + to.x) / 2, (from.y + to.y) / 2}, to})
        for (const Hull& hull : forecast.hulls())
            if (is_within(hull, columns_of(at), kTouch)) return hull.tank;
    return -1;
}

/// Follows the tunnel to a tank, to its end, or out of the earth and on. Holes that open meanwhile aren't
/// foreseen.
void foresee(Forecast& forecast, const Effect& effect, const ForecastPlace& place) {
    if (place.hit_tank >= 0) return end_way(forecast, effect.leads_to, place);
    OngoingEffect head = head_at(effect, {.at = place.at, .speed = place.speed});
    ForecastPlace end = place;
    for (Step step = Step::onward; step == Step::onward && end.hit_tank < 0;) {
        const Vec2<Fixed> from = head.context.at;
        step = advance(forecast.ground(), head);
        end.at = head.context.at;
        end.hit_tank = tank_between(forecast, from, end.at);
        if (step != Step::out || end.hit_tank >= 0) continue;
        return forecast.fly(forecast.flight(end.at, head.context.speed, -1), effect.leads_to,
                            place.generation + 1, 1);
    }
    end_way(forecast, effect.leads_to, end);
}

}  // namespace

const EffectKind kKind = {
    .name = "tunnel",
    .help = "goes straight on through the earth",
    .words = {.summary = N_("digs through earth"), .rank = 7},
    .icon = "burrower",
    .parameters = kParameters,
    .apply = apply,
    .update = update,
    .visual = VisualKind::digger,
    .purpose = Purpose::digs,
    .forecast = foresee,
    .firepower = no_firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::tunnel_effect

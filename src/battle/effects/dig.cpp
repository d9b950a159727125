#include <algorithm>

#include "base/random.h"
#include "base/trig.h"
#include "battle/effects/effect.h"
#include "battle/world/tunnelling.h"

namespace terramorph::dig_effect {

namespace {

constexpr int kMaxHeads = 20;  // that dig at once
constexpr int kFirstHeads = 3;
constexpr int kPace = 3;            // columns in a tick
constexpr Ticks kBend = 4 * kTick;  // from one bend to the next
constexpr Ticks kRest = 3 * kTick;  // between the ends of two tunnels

// Headings are in tenths of a degree, as angles of barrels are: 2700 is straight down.
constexpr int kDown = 2700;
constexpr int kFan = 450;     // between the first heads
constexpr int kLevel = 1000;  // away from straight down: no bend leads higher
constexpr int kWander = 300;
constexpr int kFork = 600;

constexpr Parameter kParameters[] = {
    {"heads", "Warheads", "", 1, 60, 10, "how many tunnels it becomes in all: 20 at a time", true},
    {"length", "Length", "columns", 10, 600, 120, "of each tunnel", true},
    {"radius", "Radius", "columns", 2, 16, 5, "of each tunnel", true},
    {"branching", "Branching", "%", 0, 100, 40, "how likely a tunnel branches at a bend, each 12 columns",
     true},
};
constexpr ParameterId kHeads(kParameters, "heads");
constexpr ParameterId kLength(kParameters, "length");
constexpr ParameterId kRadius(kParameters, "radius");
constexpr ParameterId kBranching(kParameters, "branching");

/// What a head remembers: its heading, how many columns it still digs (0: it rests), how many heads are still
/// to branch off.
enum class Head { heading, left, births };

Vec2<Fixed> one_column_at(int heading) {
    const double radians = heading * kPi / kHalfTurn;
    return fixed_of({static_cast<float>(cosine(radians)), static_cast<float>(sine(radians))});
}

/// The number of digging heads, without resting ones.
int digging(const EffectWorld& world, const Effect& effect) {
    const std::span<const OngoingEffect> all = world.view().ongoing;
    const auto rests = [&](const OngoingEffect& head) {
        return head.effect == &effect && head.state[Head::left] == 0;
    };
    return active_count(world.view(), effect) -
           static_cast<int>(std::count_if(all.begin(), all.end(), rests));
}

void begin_head(EffectWorld& world, const Effect& effect, const EffectContext& context, int heading,
                std::int64_t births) {
    if (digging(world, effect) >= kMaxHeads) return world.emit(event::LimitMet{.tank = context.tank});
    OngoingEffect head{.effect = &effect, .context = context};
    head.state[Head::heading] = heading;
    head.state[Head::left] = effect.whole(kLength);
    head.state[Head::births] = births;
    world.start_effect(head);
}

/// Begins to dig where it lands. If it hits a tank, its on_tank effects are applied instead, if it has any.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const bool fizzles = context.hit_tank >= 0 && effect.leads_to.on(Trigger::on_tank).empty();
    if (fizzles) return world.emit(event::Fizzled{.tank = context.tank, .at = columns_of(context.at)});
    if (context.hit_tank >= 0 || (context.shell && context.shell->contact))
        return end_tunnel(world, effect, context);
    const int first = std::min(kFirstHeads, effect.whole(kHeads));
    for (int head = 0; head < first; ++head) {
        const int heading = kDown + (2 * head - first + 1) * kFan / 2;
        begin_head(world, effect, context, heading, (effect.whole(kHeads) - first + head) / first);
    }
}

/// Starts a head to one side, with half of the births that are left, and applies the `each` effects.
void branch(EffectWorld& world, OngoingEffect& head) {
    if (head.state[Head::births] == 0 || digging(world, *head.effect) >= kMaxHeads) return;
    if (world.random().below(100) >= head.effect->whole(kBranching)) return;
    const int side = world.random().below(2) == 0 ? kFork : -kFork;
    const std::int64_t births = head.state[Head::births] - 1;
    begin_head(world, *head.effect, head.context, static_cast<int>(head.state[Head::heading]) + side,
               births / 2);
    head.state[Head::births] = births - births / 2;
    world.apply(head.effect->leads_to.on(Trigger::each), head.context);
}

/// Tunnels wander, but not up.
void bend(EffectWorld& world, OngoingEffect& head) {
    const int turn = world.random().from_to(-kWander, kWander);
    head.state[Head::heading] =
        std::clamp<std::int64_t>(head.state[Head::heading] + turn, kDown - kLevel, kDown + kLevel);
    world.emit(event::Dug{.tank = head.context.tank,
                          .radius = head.effect->number(kRadius),
                          .at = columns_of(head.context.at)});
    branch(world, head);
}

/// Under ground, across other tunnels too, or into a hull.
bool can_go(const EffectWorld& world, Vec2<Fixed> to) {
    const Ground& ground = world.view().ground;
    const Vec2<Sixteenths> cell = sixteenths_of(to);
    const int x = column_of(cell.x);
    if (x < 0 || x >= ground.width() || cell.y < Ground::kBedrock) return false;
    if (cell.y < ground.top(x)) return true;
    const auto holds = [&](const Hull& hull) { return distance_to(hull, columns_of(to)) == 0; };
    return std::any_of(world.view().hulls.begin(), world.view().hulls.end(), holds);
}

/// Turns away from the open air, and from bedrock; returns whether there is any way to go.
bool finds_way(const EffectWorld& world, OngoingEffect& head) {
    const Fixed ahead = head.effect->whole(kRadius) + kPace + 1;  // beyond its own hole
    for (const int turn : {0, 600, -600, 1200, -1200}) {
        const int heading = static_cast<int>(head.state[Head::heading]) + turn;
        if (!can_go(world, head.context.at + one_column_at(heading) * ahead)) continue;
        head.state[Head::heading] = heading;
        return true;
    }
    return false;
}

/// The on_rest effects wait until no head digs any more, because blasts would uncover the others. Then they
/// are applied for one head after the other. Returns whether this head still waits.
bool rest(EffectWorld& world, OngoingEffect& head) {
    const Effect& effect = *head.effect;
    head.state[Head::left] = 0;
    const std::span<const OngoingEffect> all = world.view().ongoing;
    const auto first = std::find_if(all.begin(), all.end(),
                                    [&](const OngoingEffect& other) { return other.effect == &effect; });
    const bool its_turn = &*first == &head && world.view().tick % kRest == 0 && digging(world, effect) == 0;
    if (!its_turn && !effect.leads_to.on(Trigger::on_rest).empty()) return true;
    end_tunnel(world, effect, head.context);
    return false;
}

bool update(EffectWorld& world, OngoingEffect& head) {
    const Effect& effect = *head.effect;
    if (head.state[Head::left] == 0) return rest(world, head);
    if (head.ticks % kBend == 0) bend(world, head);
    if (!finds_way(world, head)) return rest(world, head);
    const Vec2<Fixed> from = head.context.at;
    const Vec2<Fixed> step = one_column_at(static_cast<int>(head.state[Head::heading]));
    head.context.at = from + step * kPace;
    head.context.speed = step * kPace;
    carve_tunnel(world, from, head.context.at, effect.whole(kRadius));
    const Vec2<Fixed> tip = head.context.at + step * Fixed{effect.whole(kRadius) - 1};
    if (meets_tank(world, from, tip, head.context)) {
        head.state[Head::left] = 0;
        return end_tunnel(world, effect, head.context), false;
    }
    head.state[Head::left] = std::max<std::int64_t>(0, head.state[Head::left] - kPace);
    return head.state[Head::left] > 0 || rest(world, head);
}

/// Expects the tunnels to end where they begin.
void foresee(Forecast& forecast, const Effect& effect, const ForecastPlace& place) {
    end_way(forecast, effect.leads_to, place);
}

Firepower firepower(const Effect& /*effect*/) { return {.heads = kFirstHeads}; }

}  // namespace

const EffectKind kKind = {
    .name = "dig",
    .help = "branches out into tunnels",
    .words = {.summary = N_("{heads} tunnels"), .rank = 6},
    .icon = "digger",
    .parameters = kParameters,
    .apply = apply,
    .update = update,
    .visual = VisualKind::digger,
    .purpose = Purpose::digs,
    .forecast = foresee,
    .firepower = firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::dig_effect

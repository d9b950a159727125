#include <algorithm>

#include "base/random.h"
#include "base/trig.h"
#include "battle/bore.h"

namespace terramorph {

namespace {

constexpr int kMostHeads = 20;  // that dig at once
constexpr int kFirstHeads = 3;
constexpr int kPace = 3;  // columns in a tick
constexpr int kBend = 4;  // ticks from one bend to the next
constexpr int kRest = 3;  // ticks from what happens at the end of one tunnel to that of the next

// Headings are in tenths of a degree, as angles of barrels are: 2700 is straight down.
constexpr int kDown = 2700;
constexpr int kFan = 450;     // between the first heads
constexpr int kLevel = 1000;  // away from straight down: no bend leads higher
constexpr int kWander = 300;
constexpr int kFork = 600;

constexpr Parameter kParameters[] = {
    {"heads", "Heads", "", 1, 60, 10, "how many tunnels it becomes in all: 20 at a time", true},
    {"length", "Length", "columns", 10, 600, 120, "of each tunnel", true},
    {"radius", "Radius", "columns", 2, 16, 5, "of each tunnel", true},
    {"branching", "Branching", "%", 0, 100, 40, "how likely a tunnel branches at a bend, each 12 columns",
     true},
};

/// What a head remembers: where it goes, how many columns (none: it rests), how many are to branch off.
enum Note { kHeading, kLeft, kBirths };

Vec2<Fixed> one_column_at(int heading) {
    constexpr double kPi = 3.141592653589793;
    const double radians = heading * kPi / kHalfTurn;
    return fixed_of({static_cast<float>(cosine(radians)), static_cast<float>(sine(radians))});
}

/// How many heads dig: those that rest do not.
int digging(const EffectWorld& world, const Effect& effect) {
    const std::span<const OngoingEffect> all = world.view().ongoing;
    const auto rests = [&](const OngoingEffect& head) {
        return head.effect == &effect && head.notes[kLeft] == 0;
    };
    return active_count(world.view(), effect) -
           static_cast<int>(std::count_if(all.begin(), all.end(), rests));
}

void begin_head(EffectWorld& world, const Effect& effect, const EffectContext& context, int heading,
                std::int64_t births) {
    if (digging(world, effect) >= kMostHeads)
        return world.emit({.kind = Event::Kind::limit_met, .tank = context.tank});
    world.start_effect({.effect = &effect, .context = context, .notes = {heading, effect.whole(1), births}});
}

/// Digs in from where it lands. A tank is no earth: what is hung on on_tank happens there, or nothing does.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const bool fizzles = context.hit_tank >= 0 && effect.leads_to.on(Trigger::on_tank).empty();
    if (fizzles)
        return world.emit({.kind = Event::Kind::fizzled, .tank = context.tank, .at = columns_of(context.at)});
    if (context.hit_tank >= 0 || (context.shell && context.shell->contact))
        return end_boring(world, effect, context);
    const int first = std::min(kFirstHeads, effect.whole(0));
    for (int head = 0; head < first; ++head) {
        const int heading = kDown + (2 * head - first + 1) * kFan / 2;
        begin_head(world, effect, context, heading, (effect.whole(0) - first + head) / first);
    }
}

/// A head of its own to one side, with half of the births that are left; what is hung on `each` happens.
void branch(EffectWorld& world, OngoingEffect& head) {
    if (head.notes[kBirths] == 0 || digging(world, *head.effect) >= kMostHeads) return;
    if (world.random().below(100) >= head.effect->whole(3)) return;
    const int side = world.random().below(2) == 0 ? kFork : -kFork;
    const std::int64_t births = head.notes[kBirths] - 1;
    begin_head(world, *head.effect, head.context, static_cast<int>(head.notes[kHeading]) + side, births / 2);
    head.notes[kBirths] = births - births / 2;
    world.apply(head.effect->leads_to.on(Trigger::each), head.context);
}

/// Tunnels wander, but not up.
void bend(EffectWorld& world, OngoingEffect& head) {
    const int turn = world.random().from_to(-kWander, kWander);
    head.notes[kHeading] =
        std::clamp<std::int64_t>(head.notes[kHeading] + turn, kDown - kLevel, kDown + kLevel);
    world.emit({.kind = Event::Kind::dug,
                .tank = head.context.tank,
                .radius = head.effect->number(2),
                .at = columns_of(head.context.at)});
    branch(world, head);
}

/// Under ground, across other tunnels too, or into a hull.
bool can_go(const EffectWorld& world, Vec2<Fixed> to) {
    const Ground& ground = world.view().ground;
    const Vec2<int> cell = cells_of(to);
    const int x = cell.x >> 4;
    if (x < 0 || x >= ground.width() || cell.y < Ground::kBedrock) return false;
    if (cell.y < ground.top(x)) return true;
    const auto holds = [&](const Hull& hull) { return distance_to(hull, columns_of(to)) == 0; };
    return std::any_of(world.view().hulls.begin(), world.view().hulls.end(), holds);
}

/// Turns away from the open air, and from bedrock; returns whether there is any way to go.
bool finds_way(const EffectWorld& world, OngoingEffect& head) {
    const Fixed ahead = head.effect->whole(2) + kPace + 1;  // beyond its own hole
    for (const int turn : {0, 600, -600, 1200, -1200}) {
        const int heading = static_cast<int>(head.notes[kHeading]) + turn;
        if (!can_go(world, head.context.at + one_column_at(heading) * ahead)) continue;
        head.notes[kHeading] = heading;
        return true;
    }
    return false;
}

/// What is hung on on_rest waits until no head digs any more, for blasts would bare the others, and then
/// happens for one after the other.
bool rest(EffectWorld& world, OngoingEffect& head) {
    const Effect& effect = *head.effect;
    head.notes[kLeft] = 0;
    const std::span<const OngoingEffect> all = world.view().ongoing;
    const auto first = std::find_if(all.begin(), all.end(),
                                    [&](const OngoingEffect& other) { return other.effect == &effect; });
    const bool its_turn = &*first == &head && world.view().tick % kRest == 0 && digging(world, effect) == 0;
    if (!its_turn && !effect.leads_to.on(Trigger::on_rest).empty()) return true;
    end_boring(world, effect, head.context);
    return false;
}

bool update(EffectWorld& world, OngoingEffect& head) {
    const Effect& effect = *head.effect;
    if (head.notes[kLeft] == 0) return rest(world, head);
    if (head.ticks % kBend == 0) bend(world, head);
    if (!finds_way(world, head)) return rest(world, head);
    const Vec2<Fixed> from = head.context.at;
    const Vec2<Fixed> step = one_column_at(static_cast<int>(head.notes[kHeading]));
    head.context.at = from + step * kPace;
    head.context.speed = step * kPace;
    bore(world, from, head.context.at, effect.whole(2));
    const Vec2<Fixed> tip = head.context.at + step * Fixed{effect.whole(2) - 1};
    if (meets_tank(world, from, tip, head.context)) {
        head.notes[kLeft] = 0;
        return end_boring(world, effect, head.context), false;
    }
    head.notes[kLeft] = std::max<std::int64_t>(0, head.notes[kLeft] - kPace);
    return head.notes[kLeft] > 0 || rest(world, head);
}

}  // namespace

extern const EffectKind k_dig;
const EffectKind k_dig = {"dig", "branches out into tunnels", kParameters, apply, update, VisualKind::digger};

}  // namespace terramorph

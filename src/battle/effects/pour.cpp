#include <algorithm>
#include <cstdlib>

#include "battle/effects/effect.h"
#include "battle/world/flow_surface.h"

namespace terramorph::pour_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"amount", "Amount", "square columns", 1, 8000, 3000, "how much earth is poured", true},
};
constexpr ParameterId kAmount(kParameters, "amount");

constexpr int kDropCells = 4 * kCellsPerSquareColumn;
constexpr int kDropsPerTick = 10;
constexpr int kRun = 100;   // columns over level ground
constexpr int kWidest = 8;  // columns that a resting drop spreads over, at most
constexpr Ticks kMaxTicks = 8 * kSecond;

void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const FlowSurface surface(world.view());
    world.emit(event::Heaped{.tank = context.tank, .at = columns_of(context.at)});
    int left = effect.whole(kAmount) * kCellsPerSquareColumn;
    for (int number = 0; left > 0; ++number) {
        OngoingEffect drop = drop_at(surface, effect, context, number % 2 == 0 ? -1 : 1, kRun);
        drop.state[Drop::own] = std::min(left, kDropCells);
        drop.waits = Ticks::of(number / kDropsPerTick);
        if (!world.start_effect(drop)) return;
        left -= kDropCells;
    }
}

/// The columns that a drop fills to a common level.
struct Puddle {
    Chords chords;
    Sixteenths level;
    Sixteenths ceiling;
    int overflow = 0;  // the side where it overflows: -1 left, 1 right, 0 nowhere
};

std::size_t width(const Puddle& puddle) { return puddle.chords.size(); }

void widen(const FlowSurface& surface, Puddle& puddle, int x) {
    const bool left = x < puddle.chords.front().x;
    puddle.chords.insert(left ? puddle.chords.begin() : puddle.chords.end(),
                         {x, {puddle.level, puddle.level}});
    puddle.ceiling = std::min(puddle.ceiling, surface.air(x, puddle.level).top);
}

/// Raises the level as far as the cells allow, up to a limit.
void raise(Puddle& puddle, Sixteenths most, std::int64_t& cells) {
    const auto columns = static_cast<std::int64_t>(width(puddle));
    const Sixteenths step(static_cast<int>(std::min<std::int64_t>(most.count(), cells / columns)));
    puddle.level += step;
    cells -= step.count() * columns;
    for (Chord& chord : puddle.chords) chord.span.top = puddle.level;
    if (step == most) return;
    const auto first = static_cast<std::size_t>((columns - cells) / 2);
    for (std::size_t k = 0; k < static_cast<std::size_t>(cells); ++k)
        puddle.chords[first + k].span.top += Sixteenths{1};
    cells = 0;
}

/// Fills from below until the cells are used up, something above is in the way, or it overflows: to the side
/// `first` if both are equally low.
Puddle fill(const FlowSurface& surface, DropPlace from, Sixteenths highest, int first, std::int64_t& cells) {
    Puddle puddle{{{from.x, {from.y, from.y}}}, from.y, std::min(surface.air(from.x, from.y).top, highest)};
    while (cells > 0) {
        const int x0 = puddle.chords.front().x - 1;
        const int x1 = puddle.chords.back().x + 1;
        const Sixteenths left = surface.height(x0, puddle.level);
        const Sixteenths right = surface.height(x1, puddle.level);
        const Sixteenths rim = std::min(left, right);
        if (rim < puddle.level) {
            puddle.overflow = left == right ? first : left < right ? -1 : 1;
            return puddle;
        }
        if (puddle.level >= puddle.ceiling) return puddle;
        const bool wide = width(puddle) >= kWidest;
        if (!wide && left == puddle.level) widen(surface, puddle, x0);
        if (!wide && right == puddle.level) widen(surface, puddle, x1);
        if (!wide && rim == puddle.level) continue;
        raise(puddle, (wide ? puddle.ceiling : std::min(rim, puddle.ceiling)) - puddle.level, cells);
    }
    return puddle;
}

/// Turns a resting drop into earth; the excess flows on. Returns true if there is any.
bool become_earth(EffectWorld& world, const FlowSurface& surface, OngoingEffect& drop) {
    std::int64_t& cells = drop.state[Drop::own];
    const Puddle puddle = fill(surface, place_of(drop), world.view().ground.height() * kColumn,
                               static_cast<int>(drop.state[Drop::side]), cells);
    world.deposit(puddle.chords, cells_of(puddle.chords));
    if (cells == 0) return false;
    if (puddle.overflow == 0) {
        world.deposit(puddle.chords, cells);
        return false;
    }
    const Chord& end = puddle.overflow < 0 ? puddle.chords.front() : puddle.chords.back();
    put_drop(drop, {end.x, puddle.level});
    drop.state[Drop::heading] = puddle.overflow;
    return true;
}

bool update(EffectWorld& world, OngoingEffect& drop) {
    const FlowSurface surface(world.view());
    const auto [x, y] = place_of(drop);
    if (!surface.holds(x)) return false;
    if (drop.ticks > kMaxTicks) return world.deposit({{x, {y, y}}}, drop.state[Drop::own]), false;
    if (surface.air(x, y).empty()) put_drop(drop, {x, surface.above(x, y)});
    const DropState state = move_drop(surface, world.view().air, drop);
    return state == DropState::moves || (state == DropState::lies && become_earth(world, surface, drop));
}

}  // namespace

const EffectKind kKind = {
    .name = "pour",
    .help = "pours out earth that flows and fills holes",
    .words = {.summary = N_("flowing mud"), .rank = 10},
    .icon = "liquid",
    .parameters = kParameters,
    .apply = apply,
    .update = update,
    .visual = VisualKind::mud,
    .purpose = Purpose::heaps,
    .forecast = does_no_damage,
    .firepower = no_firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::pour_effect

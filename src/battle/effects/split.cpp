#include <algorithm>

#include "base/random.h"
#include "battle/effects/effect.h"

namespace terramorph::split_effect {

namespace {

constexpr Parameter kParameters[] = {
    {"heads", "Warheads", "", 1, 20, 5, "how many shells it splits into", true},
    {"fan", "Fan", "columns/s", 0, 400, 50, "how much faster each head flies than the one behind it"},
    {"fuse", "Fuse", "s", 0, 30, 0, "until the `after` effects of a head; 0: never"},
    {"up", "Up", "columns/s", 0, 600, 0, "how much faster upward the heads fly than the shell"},
    {"keep", "Speed kept", "%", 0, 100, 100, "of the shell's speed that its heads have", true},
    {"random", "Scatter", "%", 0, 100, 0,
     "of a head's place in the fan, its way up and its fuse that is by chance", true},
    {"fewer", "Fewer", "", 0, 19, 0, "how many heads fewer, at most, it may be by chance", true},
};
constexpr ParameterId kHeads(kParameters, "heads");
constexpr ParameterId kFan(kParameters, "fan");
constexpr ParameterId kFuse(kParameters, "fuse");
constexpr ParameterId kUp(kParameters, "up");
constexpr ParameterId kKeep(kParameters, "keep");
constexpr ParameterId kRandom(kParameters, "random");
constexpr ParameterId kFewer(kParameters, "fewer");

constexpr int kWhole = 10000;  // parts that scatter is drawn in

Fixed speed_of(double columns_per_second) {
    return static_cast<Fixed>(columns_per_second * 65536) * (kFixedOne / 65536) / kTicksPerSecond;
}

int heads_of(EffectWorld& world, const Effect& effect) {
    const int fewer = effect.whole(kFewer);
    return std::max(1, effect.whole(kHeads) - (fewer > 0 ? world.random().below(fewer + 1) : 0));
}

/// Randomly reduces a number by up to half, scaled by `percent`.
Fixed scattered(Fixed number, int percent, Random& random) {
    if (percent == 0) return number;
    return number - number / (2 * kWhole) * random.below(kWhole + 1) / 100 * percent;
}

/// The head's sideways speed relative to the shell, by its place in the fan or at random.
Fixed sideways(const Effect& effect, int head, int heads, Random& random) {
    const Fixed half = speed_of(effect.exact(kFan)) / 2;
    const Fixed even = half * (2 * head - heads + 1);
    const int percent = effect.whole(kRandom);
    if (percent == 0) return even;
    const Fixed any = half * (heads - 1) / kWhole * random.from_to(-kWhole, kWhole);
    return even + (any - even) / 100 * percent;
}

/// The heads share what they keep of the shell's speed and spread to both sides of it. Those that burst up
/// out of what the shell has hit begin clear of it.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const int heads = heads_of(world, effect);
    world.emit(event::Split{.tank = context.tank, .heads = heads, .at = columns_of(context.at)});
    world.apply(effect.leads_to.on(Trigger::each), context);
    const int keep = effect.whole(kKeep);
    const Vec2<Fixed> kept = {context.speed.x / 100 * keep, context.speed.y / 100 * keep};
    const Fixed up = speed_of(effect.exact(kUp));
    EffectContext clear = context;
    if (up > 0) clear.at = context.back(1) + Vec2<Fixed>{0, kFixedOne};
    for (int head = 0; head < heads; ++head) {
        const Fixed right = sideways(effect, head, heads, world.random());
        const Fixed higher = scattered(up, effect.whole(kRandom), world.random());
        const Fixed fuse =
            scattered(effect.ticks(kFuse).count() * kFixedOne, effect.whole(kRandom), world.random());
        Shell shell =
            submunition(world.view().air, clear, effect.leads_to, kept + Vec2<Fixed>{right, higher});
        shell.fuse = Ticks::of(fuse >> kFixedBits);
        world.launch_submunition(shell);
    }
}

/// Expects the heads to begin 2 columns higher, without chance. Real ones begin one column back and higher.
void foresee(Forecast& forecast, const Effect& effect, const ForecastPlace& place) {
    const int heads = effect.whole(kHeads) - effect.whole(kFewer) / 2;
    const int keep = effect.whole(kKeep);
    const float up = effect.number(kUp);
    const Vec2<Fixed> kept = {place.speed.x / 100 * keep, place.speed.y / 100 * keep};
    Vec2<Fixed> from = place.at;
    if (up > 0) from.y += 2 * kFixedOne;
    for (int head = 0; head < heads; ++head) {
        const float right = effect.number(kFan) * (static_cast<float>(2 * head - heads + 1) / 2);
        const Vec2<Fixed> speed = kept + Vec2<Fixed>{per_tick(right), per_tick(up)};
        forecast.fly(forecast.flight(from, speed, -1), effect.leads_to, place.generation + 1, 1);
    }
}

Firepower firepower(const Effect& effect) { return {.heads = effect.number(kHeads)}; }

}  // namespace

const EffectKind kKind = {
    .name = "split",
    .help = "splits into several shells that fan out",
    .words = {.summary = N_("splits into {heads}"), .rank = 1, .heads = "{heads}"},
    .icon = "mirv",
    .parameters = kParameters,
    .apply = apply,
    .purpose = Purpose::divides,
    .forecast = foresee,
    .firepower = firepower,
    .item_value = kNotForComputers,
};

}  // namespace terramorph::split_effect

#include "base/trig.h"
#include "battle/effect_world.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"heads", "Heads", "", 2, 20, 5, "how many shells leave the barrel at once", true},
    {"degrees", "Degrees", "degrees", 0.1, 30, 3, "between each of them and the next"},
};

Vec2<Fixed> turned(Vec2<Fixed> speed, double degrees) {
    constexpr double kPi = 3.141592653589793;
    const double radians = degrees * kPi / 180;
    const double along = cosine(radians);
    const double across = sine(radians);
    const auto x = static_cast<double>(speed.x);
    const auto y = static_cast<double>(speed.y);
    return {static_cast<Fixed>(x * along - y * across), static_cast<Fixed>(x * across + y * along)};
}

/// All as fast as the one shell would be, evenly to both sides of its way; guided as it would be.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const int heads = effect.whole(0);
    for (int head = 0; head < heads; ++head) {
        const double off = effect.values[1] * (head - (heads - 1) / 2.0);
        Shell shell = submunition(world.view().air, context, effect.leads_to, turned(context.speed, off));
        if (context.shell) {
            shell.flight.owner = context.shell->flight.owner;
            shell.guidance = context.shell->guidance;
            shell.contact = context.shell->contact;
        }
        world.launch_submunition(shell);
    }
}

}  // namespace

extern const EffectKind k_spread;
const EffectKind k_spread = {"spread", "fires several shells at once, in a fan", kParameters, apply};

}  // namespace terramorph

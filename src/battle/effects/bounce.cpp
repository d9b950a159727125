#include <cstdlib>

#include "battle/effect_world.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"times", "Times", "", 1, 7, 2, "how often it leaps on before it does what it does on impact", true},
    {"keep", "Speed kept", "%", 5, 100, 66, "how much of its speed each leap keeps", true},
};

Fixed kept(Fixed speed, int percent) { return speed / 100 * percent; }

/// Whether there is no way on through a place: earth, a wall or the ceiling.
bool is_closed(const EffectWorld& world, Vec2<Fixed> place) {
    const Field field = world.scene();
    const Vec2<int> cell = cells_of(place);
    const int x = static_cast<int>(place.x >> kFixedBits);
    const bool beside = x < 0 || x >= field.ground.width();
    if (field.walls != Walls::none && beside) return true;
    if (field.walls != Walls::none && field.ceiling > 0 && cell.y >= field.ceiling * kSub) return true;
    return field.ground.solid(x, cell.y);
}

/// Leaps up and on, or back from what it cannot pass. What is hung on `each` happens wherever it touches
/// before the last time.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const bool on_its_way = context.shell && context.shell->bouncing == &effect;
    const int left = on_its_way ? context.shell->bounces_left : effect.whole(0);
    world.emit({.kind = Event::Kind::bounced, .tank = context.tank, .at = columns_of(context.at)});
    world.apply(effect.leads_to.on(Trigger::each), context);

    EffectContext leap = context;
    leap.at = context.back(1);
    const bool down = is_closed(world, leap.at + Vec2<Fixed>{0, 2 * kFixedOne});
    if (!down) leap.at.y += kFixedOne;
    const Fixed step = context.speed.x < 0 ? -2 * kFixedOne : 2 * kFixedOne;
    const bool back = is_closed(world, leap.at + Vec2<Fixed>{step, 0});
    const Fixed along = kept(context.speed.x, effect.whole(1));
    const Fixed up = kept(std::abs(context.speed.y), effect.whole(1));
    Shell shell =
        submunition(world.view().air, leap, effect.leads_to, {back ? -along : along, down ? -up : up});
    shell.bouncing = &effect;
    shell.bounces_left = left - 1;
    world.launch(shell);
}

}  // namespace

extern const EffectKind k_bounce;
const EffectKind k_bounce = {"bounce", "leaps on from where it lands, a number of times", kParameters, apply};

}  // namespace terramorph

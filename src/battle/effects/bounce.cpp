#include <cstdlib>

#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"times", "Times", "", 1, 7, 2, "how often it leaps on before it does what it does on impact", true},
    {"keep", "Speed kept", "%", 5, 100, 66, "how much of its speed each leap keeps", true},
};

Fixed kept(Fixed speed, int percent) { return speed / 100 * percent; }

/// Leaps up and on. What is hung on `each` happens wherever it touches before the last time.
void happen(Battle& battle, const Effect& effect, const Moment& moment) {
    const bool on_its_way = moment.shell && moment.shell->bouncing == &effect;
    const int left = on_its_way ? moment.shell->bounces_left : effect.whole(0);
    battle.say({.kind = Event::Kind::bounced, .tank = moment.tank, .at = columns_of(moment.at)});
    battle.happen(effect.leads_to.on(Trigger::each), moment);

    Moment leap = moment;
    leap.at.y += kFixedOne;
    const Vec2<Fixed> speed = {kept(moment.speed.x, effect.whole(1)),
                               kept(std::abs(moment.speed.y), effect.whole(1))};
    Shell shell = battle.child(leap, effect.leads_to, speed);
    shell.bouncing = &effect;
    shell.bounces_left = left - 1;
    battle.launch(shell);
}

}  // namespace

extern const EffectKind k_bounce;
const EffectKind k_bounce = {"bounce", "leaps on from where it lands, a number of times", kParameters,
                             happen};

}  // namespace terramorph

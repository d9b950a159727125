#include "battle/battle.h"

namespace terramorph {

namespace {

constexpr Parameter kParameters[] = {
    {"heads", "Heads", "", 2, 20, 5, "how many shells it splits into", true},
    {"fan", "Fan", "columns/s", 0, 400, 50, "how much faster each head flies than the one behind it"},
    {"fuse", "Fuse", "s", 0, 30, 0, "when what is hung on `after` happens to a head; 0: never"},
};

/// The heads share the shell's speed and spread evenly to both sides of it.
void happen(Battle& battle, const Effect& effect, const Moment& moment) {
    const int heads = effect.whole(0);
    const auto fan = static_cast<Fixed>(effect.values[1] * 65536) * (kFixedOne / 65536) / kTicksPerSecond;
    battle.say(
        {.kind = Event::Kind::split, .tank = moment.tank, .amount = heads, .at = columns_of(moment.at)});
    battle.happen(effect.leads_to.on(Trigger::each), moment);
    for (int head = 0; head < heads; ++head) {
        const Fixed faster = fan * (2 * head - heads + 1) / 2;
        Shell shell = battle.child(moment, effect.leads_to, {moment.speed.x + faster, moment.speed.y});
        shell.fuse = effect.ticks(2);
        battle.launch(shell);
    }
}

}  // namespace

extern const EffectKind k_split;
const EffectKind k_split = {"split", "splits into several shells that fan out", kParameters, happen};

}  // namespace terramorph

#include "battle/natives/natives.h"

#include <algorithm>

#include "base/index.h"
#include "base/state_hash.h"
#include "battle/battle_state.h"

namespace terramorph {

void Natives::add_to(StateHash& hash) const {
    for (int k = 0; const Regard& regard : regards) {
        hash.begin("natives' regard", k++);
        hash.add("wrongs", regard.wrongs);
        hash.add("due", regard.due);
        hash.add("counted", int{regard.counted});
        hash.add("harmed", int{regard.harmed});
        hash.add("trades", int{regard.trades});
        regard.history.add_to(hash);
    }
    hash.begin("natives");
    hash.add_all("answer", answers);
    hash.add("aims", int{aims});
    hash.add("shooting", int{shooting});
    hash.add("barrel", barrel);
    hash.add("angle", angle);
    hash.add("power", power);
    hash.add("pause", pause);
}

const Thing* gun_of(const BattleState& state) {
    const auto works = [](const Thing& thing) {
        return thing.is_gun() && !thing.gone && thing.state == Thing::State::whole;
    };
    const auto gun = std::ranges::find_if(state.things, works);
    return gun == state.things.end() ? nullptr : &*gun;
}

void resent(BattleState& state, TankId by) {
    if (!by.exists() || state.natives.regards.empty()) return;
    Natives::Regard& regard = at(state.natives.regards, by);
    regard.harmed = true;
    if (regard.counted) return;
    regard.counted = true;
    ++regard.wrongs;
    if (gun_of(state) && state.tank(by).alive)
        state.emit(event::NativesProvoked{.tank = by, .at = gun_of(state)->middle()});
}

void begin_deed(BattleState& state, TankId tank) {
    if (!state.natives.regards.empty()) at(state.natives.regards, tank).counted = false;
}

bool trades_with(const BattleState& state, TankId tank) {
    if (state.natives.regards.empty()) return false;
    const Natives::Regard& regard = at(state.natives.regards, tank);
    return regard.trades && !regard.harmed;
}

}  // namespace terramorph

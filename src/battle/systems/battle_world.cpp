#include "battle/systems/battle_world.h"

#include "battle/battle_state.h"
#include "battle/bodies/bodies.h"
#include "battle/hidden/firedamp.h"
#include "battle/motion/debris.h"
#include "battle/motion/digging.h"
#include "battle/motion/falls.h"
#include "battle/motion/mines.h"
#include "battle/motion/motion.h"
#include "battle/slip/anchors.h"
#include "battle/slip/slips.h"
#include "battle/systems/blame.h"
#include "battle/systems/blasts.h"
#include "battle/systems/damage.h"
#include "battle/systems/items.h"
#include "battle/systems/ongoing_effects.h"
#include "battle/systems/shots.h"
#include "battle/systems/weather.h"
#include "battle/things/fire.h"

namespace terramorph {

WorldView BattleWorld::view() const {
    const BattleState& s = state_;
    const Water* basins = s.basins ? &*s.basins : nullptr;
    return {s.rules, *s.arsenal, s.ground, s.air,     s.walls,   s.water,  basins,         s.tick,
            s.tanks, s.hulls,    s.shells, s.ongoing, s.started, s.flames, s.slips.pending};
}

CollisionScene BattleWorld::scene() const {
    CollisionScene scene{state_.ground, state_.hulls, state_.walls};
    scene.ceiling = state_.rules.ceiling ? state_.ground.height() : 0;
    scene.shields = state_.shields;
    scene.things = state_.thing_colliders;
    height_index_.update(scene);
    scene.height_index = &height_index_;
    return scene;
}

Random& BattleWorld::random() { return state_.random; }

void BattleWorld::emit(const BattleEvent& event) { state_.emit(event); }

void BattleWorld::apply(const std::vector<Effect>& effects, const EffectContext& context) {
    for (const Effect& effect : effects) {
        state_.acting = context.tank;
        effect.kind->apply(*this, effect, context);
    }
}

std::int64_t BattleWorld::carve(const Shape& shape, bool digs) {
    remember_digging(state_, shape.columns(), state_.acting);
    return digs ? terramorph::carve(state_, shape) : state_.ground.carve(shape);
}

std::int64_t BattleWorld::heap(const Shape& shape) { return terramorph::heap(state_, shape); }

std::int64_t BattleWorld::deposit(const Chords& chords, std::int64_t cells) {
    return terramorph::deposit(state_, chords, cells);
}

void BattleWorld::shake_earth(const Shake& shake, Shaking how) {
    terramorph::shake_earth(state_, shake, how);
}

void BattleWorld::slip(Range strip, int rows) { begin_slip(state_, *this, strip, rows); }

void BattleWorld::hold_land(TankId tank, Range columns) { terramorph::hold_land(state_, tank, columns); }

void BattleWorld::strain_props(Range columns, int by) { terramorph::strain_props(state_, columns, by); }

void BattleWorld::light(Vec2<float> from, Vec2<float> to, float reach) {
    light_firedamp(state_, from, to, reach);
    light_things(state_, from, to, reach);
}

void BattleWorld::blast(const EffectContext& context, const Blast& blast) {
    explode(state_, bodies_, context, blast);
}

void BattleWorld::launch(const Shell& shell) { terramorph::launch(state_, shell); }

void BattleWorld::launch_submunition(const Shell& shell) {
    terramorph::launch_submunition(state_, *this, shell);
}

void BattleWorld::shoot_down(std::size_t shell) { state_.shells[shell].effects = nullptr; }

void BattleWorld::add_debris(const Debris& piece) { terramorph::add_debris(state_, bodies_, piece); }

bool BattleWorld::start_effect(const OngoingEffect& effect) {
    return terramorph::start_effect(state_, effect);
}

void BattleWorld::count_flame(int x, int change) { terramorph::count_flame(state_, x, change); }

Tank& BattleWorld::tank(TankId number) { return state_.tank(number); }

void BattleWorld::hurt(TankId tank, int amount, TankId by, HurtCause cause, bool past_shield) {
    terramorph::hurt(state_, tank, amount, by, cause, past_shield ? Piercing::all : Piercing::none);
}

void BattleWorld::hurt_slowly(TankId tank, int thousandths, TankId by, HurtCause cause) {
    terramorph::hurt_slowly(state_, tank, thousandths, by, cause);
}

void BattleWorld::wear_shield(TankId tank, int cost) { terramorph::wear_shield(state_, tank, cost); }

void BattleWorld::open_parachute(TankId tank, float sink_speed) {
    terramorph::open_parachute(state_, bodies_, tank, sink_speed);
}

void BattleWorld::place_tank(TankId tank, Vec2<float> at, float angle) {
    terramorph::place_tank(state_, bodies_, tank, at, angle);
}

void BattleWorld::push(TankId tank, Vec2<float> velocity) {
    push_by(state_.tank(tank), state_.acting);
    bodies_.push(tank, velocity);
}

void BattleWorld::use_item(TankId tank, ItemId item) { terramorph::use_item(state_, *this, tank, item); }

void BattleWorld::set_wind(int wind) { terramorph::set_wind(state_, bodies_, wind); }

}  // namespace terramorph

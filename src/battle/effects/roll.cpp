#include "battle/effect_world.h"
#include "battle/piece.h"

namespace terramorph {

namespace {

constexpr std::string_view kKinds[] = {"ball", "boulder"};

constexpr Parameter kParameters[] = {
    {"radius", "Radius", "columns", 2, 40, 5, "of the ball", true},
    {"fuse", "Fuse", "s", 1, 30, 8, "when what is hung on `after` happens at the latest"},
    {"bounce", "Bounce", "%", 0, 100, 20, "of its speed that it keeps when it bounces; from 50 on it slides",
     true},
    {"kind", "Kind", "", 0, 1, 0, "a boulder crushes what it rolls over, and nothing is hung on it", true,
     kKinds},
};

constexpr float kLively = 0.5f;  // from this bounce on it bounces at its first touch too

/// Becomes a ball that rolls downhill; waits for `on_tank`, `on_rest` or `after`. Where a tank itself is hit,
/// or with a contact trigger anything, that is the end of its way.
void apply(EffectWorld& world, const Effect& effect, const EffectContext& context) {
    const bool boulder = effect.whole(3) == 1;
    const bool at_tank = context.hit_tank >= 0 && !context.shielded;
    const bool at_once = at_tank || (context.shell && context.shell->contact);
    if (at_once && !boulder) return world.apply(effect.leads_to.on(Trigger::on_tank), context);
    Piece ball;
    ball.kind = boulder ? Piece::Kind::boulder : Piece::Kind::roller;
    ball.effects = boulder ? nullptr : &effect.leads_to;
    ball.tank = context.tank;
    ball.generation = context.generation + 1;
    ball.radius = effect.number(0);
    ball.fuse = effect.ticks(1);
    ball.bounce = effect.number(2) / 100;
    ball.body.at = columns_of(context.back(effect.whole(0) + 1));
    const Vec2<float> speed = columns_of(context.speed) * static_cast<float>(kTicksPerSecond);
    const bool lively = boulder || ball.bounce >= kLively;
    ball.body.velocity = lively ? speed : Vec2<float>{speed.x * 0.5f, 0};
    world.add_debris(ball);
    world.emit({.kind = Event::Kind::rolling, .tank = context.tank, .at = columns_of(context.at)});
}

}  // namespace

extern const EffectKind k_roll;
const EffectKind k_roll = {"roll", "becomes a ball that rolls downhill", kParameters, apply};

}  // namespace terramorph

// What each event leaves in the picture.
#include <algorithm>
#include <cmath>

#include "base/trig.h"
#include "battle/slip/slips.h"
#include "ui/impacts/impacts.h"
#include "ui/landscape/earth/earth_color.h"

namespace terramorph {

namespace {

constexpr float kDeathRadius = 58, kDeathSlow = 1.6f;  // of the fire of a tank that's destroyed
constexpr Color kPlasmaLight = {206, 120, 255}, kForceLight = {96, 220, 214};
constexpr Color kLaserLight = {255, 96, 70}, kBoltLight = {170, 196, 255};
constexpr float kMuzzle = 17, kSplit = 26;          // columns
constexpr float kEarthBurst = 25;                   // columns
constexpr float kLooseInCloud = 0.7f;               // of a cloud of earth, which isn't the grass's colour
constexpr float kWithinMound = 0.7f;                // share of the stones of a mound that stay in it
constexpr float kMudBurst = 46;                     // columns: liquid earth as it lands
constexpr float kStoneBurst = 2.2f;                 // of a stone's radius, as it lands
constexpr double kBeamShines = 0.5;                 // seconds
constexpr float kMelted = 2.2f;                     // of a beam's radius
constexpr float kMeltsApart = 34, kMeltsWide = 22;  // columns
constexpr int kMostMelts = 9;
constexpr int kFlatBlast = 50;              // % of its radius: flatter ones cut
constexpr Color kDamp = {60, 44, 38};       // mixed with the colour of some stones
constexpr std::uint32_t kStoneChance = 77;  // a stream of random numbers

float top_at(const Ground& ground, float column) {
    return to_columns(ground.top(std::clamp(static_cast<int>(column), 0, ground.width() - 1)));
}

/// Twice as many as about half of them find earth.
int stones_of(float radius) { return std::clamp(static_cast<int>(radius + 22), 10, 200); }

}  // namespace

bool is_flat(const event::Exploded& exploded) { return exploded.height < kFlatBlast; }

/// Stones in the colours of the earth that was dug away, as many as there was earth.
void Impacts::fling(const BlastLook& look, const Battle& battle, const Landscape& landscape,
                    const View& view) {
    const float speed = std::sqrt(look.radius * kStoneGravity);
    for (int k = 0; k < stones_of(look.radius); ++k) {
        const std::uint32_t chance = random_.next();
        const auto draw = [chance](int n, float low, float high) {
            return uniform(low, high, chance, kStoneChance, n, 0);
        };
        const float away = std::sqrt(draw(0, 0, 1)), turn = 2 * kFloatPi * draw(1, 0, 1);
        const Vec2<float> off = {away * std::cos(turn), away * look.height * std::sin(turn)};
        const Vec2<float> from = look.at + off * look.radius;
        if (look.kind != BlastKind::earth && !was_solid(from)) continue;
        const Color color =
            earth_color(battle.state().ground, landscape.strata(), landscape.palette(), view, from);
        const float up = look.kind == BlastKind::blade ? draw(2, 0.15f, 0.45f) : draw(2, 0.55f, 1.75f);
        const float size = draw(4, 0, 1);
        // What bursts as earth flies off the mound that it leaves.
        const float least = look.kind == BlastKind::earth ? top_at(battle.state().ground, from.x)
                                                          : look.at.y - 0.6f * look.radius;
        if (look.kind == BlastKind::earth && from.y < least && draw(6, 0, 1) < kWithinMound) continue;
        stones_.fling({.at = {from.x, std::max(from.y, least)},
                       .velocity = {speed * (1.1f * off.x + draw(3, -0.35f, 0.35f)), speed * up},
                       .radius = (0.9f + 4 * size * size) * std::min(1.3f, 0.5f + look.radius / 150),
                       .color = mixed(color, kDamp, draw(5, 0, 0.3f)),
                       .turn = turn,
                       .chance = chance});
    }
}

/// What each kind of event does.
struct Impacts::Heard {
    Impacts& impacts;
    const Battle& battle;
    const Landscape& landscape;
    const View& view;

    BlastLook look_of(const event::Exploded& exploded) const {
        BlastLook look{.at = exploded.at,
                       .radius = exploded.radius,
                       .height = static_cast<float>(exploded.height) / 100,
                       .wind = static_cast<float>(battle.state().air.wind),
                       .air = air_light(landscape.palette())};
        if (exploded.spares)
            look.kind = BlastKind::plasma, look.tint = kPlasmaLight;
        else if (!exploded.hurts)
            look.kind = BlastKind::force, look.tint = kForceLight;
        else if (is_flat(exploded))
            look.kind = BlastKind::blade;
        else
            look.tint = impacts.tint_at(exploded.at);
        take_after_weapon(look);
        return look;
    }

    /// Its own shells' colours come first.
    void take_after_weapon(BlastLook& look) const {
        const WeaponLook* const own = look_of_weapon(impacts.fired_);
        const bool colored = look.kind == BlastKind::fire && look.tint != Color{};
        if (!own || colored || look.kind == BlastKind::plasma) return;
        look.tint = own->light;
        look.motif = own->motif;
    }

    void glint(Vec2<float> at, float radius) const { impacts.glints_.push_back({at, radius, 0}); }
    void operator()(const event::Fired& fired) const {
        impacts.fired_ = battle.state().arsenal->weapons[fired.weapon].id;
        glint(fired.at, kMuzzle);
    }
    void operator()(const event::NativesFired& fired) const {
        impacts.fired_ = battle.state().arsenal->weapons[fired.weapon].id;
        glint(fired.at, kMuzzle);
    }
    void operator()(const event::Quaked& quaked) const {
        const int x = static_cast<int>(quaked.at.x), reach = static_cast<int>(quaked.radius);
        impacts.cracks_.open({x - reach, x + reach}, impacts.random_.next(), battle.state().ground);
        impacts.tremors_.begin(quaked.at, quaked.radius, impacts.random_.next());
    }
    void operator()(const event::Cracked& cracked) const {
        impacts.cracks_.open({cracked.from, cracked.to}, impacts.random_.next(), battle.state().ground);
    }
    /// All that moves of the strip, in runs between what anchors hold.
    std::vector<Range> moving_of(const event::Slipped& slipped) const {
        const Range strip = {slipped.from, slipped.to};
        for (const Slip& slip : battle.state().slips.going)
            if (slip.columns() == strip) return slip.moving();
        return {strip};
    }
    /// All over the strip, and deep at both ends of it, where the land doesn't end.
    void operator()(const event::Slipped& slipped) const {
        const Ground& ground = battle.state().ground;
        impacts.tremors_.begin(slipped.at, static_cast<float>(slipped.to - slipped.from) / 2,
                               impacts.random_.next());
        const std::vector<Range> moving = moving_of(slipped);
        for (const Range& run : moving) impacts.cracks_.open(run, impacts.random_.next(), ground);
        for (const Range& run : moving) {
            if (run.x0 != 0)
                impacts.cracks_.open({run.x0 - kSlipRamp, run.x0 + kSlipRamp}, impacts.random_.next(),
                                     ground);
            if (run.x1 != ground.width())
                impacts.cracks_.open({run.x1 - kSlipRamp, run.x1 + kSlipRamp}, impacts.random_.next(),
                                     ground);
        }
    }
    void operator()(const event::Launched& launched) const { glint(launched.at, kMuzzle); }
    void operator()(const event::Split& split) const { glint(split.at, kSplit); }

    void operator()(const event::Exploded& exploded) const {
        BlastLook look = look_of(exploded);
        const Ground& ground = battle.state().ground;
        const int x = std::clamp(static_cast<int>(exploded.at.x), 0, ground.width() - 1);
        look.floor = std::clamp((exploded.at.y - to_columns(ground.top(x))) / exploded.radius, 0.0f, 1.0f);
        const bool digs =
            exploded.digs && impacts.was_solid(exploded.at - Vec2<float>{0, look.height * look.radius});
        const Color earth = earth_color(ground, landscape.strata(), landscape.palette(), view,
                                        exploded.at - Vec2<float>{0, 0.5f * look.height * look.radius});
        impacts.burst(
            look, {.ground = ground, .digs = digs, .earth = mixed(earth, landscape.palette().loose, 0.6f)});
        if (digs) impacts.fling(look, battle, landscape, view);
        Weight weight = weight_of_blast(exploded.radius);
        if (look.kind != BlastKind::fire) weight = weight_of_blast(0.4f * exploded.radius);
        impacts.jolt(weight, 0.2f + weight.light * 2, exploded.at.x);
    }
    void operator()(const event::Died& died) const {
        const BlastLook look{.at = died.at,
                             .radius = kDeathRadius,
                             .wind = static_cast<float>(battle.state().air.wind),
                             .slow = kDeathSlow,
                             .flashes = false,
                             .air = air_light(landscape.palette())};
        impacts.burst(look,
                      {.ground = battle.state().ground, .digs = false, .earth = landscape.palette().loose});
        impacts.jolt(kWeightOfDeath, 0.5f, died.at.x);
        if (!impacts.hush_) impacts.hush_ = Hush{died.at, 0};
        if (one_side_is_left())
            impacts.breath_.slow_down(static_cast<double>(impacts.comfort_.breath) * kSlowMotionLasts);
    }
    /// Or nobody.
    bool one_side_is_left() const {
        const auto& tanks = battle.state().tanks;
        TankId left;
        for (const TankId tank : ids<TankId>(tanks)) {
            if (!tanks[tank].alive) continue;
            if (left.exists() && !allies(tanks, left, tank)) return false;
            left = tank;
        }
        return true;
    }
    /// Earth that is thrown about; heads that dig their way are too small.
    void earth_bursts(Vec2<float> at, float radius) const {
        if (radius < kEarthBurst) return;
        const BlastLook look{.kind = BlastKind::earth,
                             .at = at,
                             .radius = radius,
                             .wind = static_cast<float>(battle.state().air.wind)};
        const Color earth = earth_color(battle.state().ground, landscape.strata(), landscape.palette(), view,
                                        at - Vec2<float>{0, 0.3f * radius});
        impacts.burst(look, {.ground = battle.state().ground,
                             .earth = mixed(earth, landscape.palette().loose, kLooseInCloud)});
        impacts.fling(look, battle, landscape, view);
        impacts.jolt(weight_of_blast(0.35f * radius), 0.3f, at.x);
    }
    void operator()(const event::Dug& dug) const { earth_bursts(dug.at, dug.radius); }
    /// Liquid earth has no radius.
    void operator()(const event::Heaped& heaped) const {
        earth_bursts(heaped.at, heaped.radius > 0 ? heaped.radius : kMudBurst);
    }
    /// A boulder comes down hard; other balls are light.
    void operator()(const event::StartedRolling& rolling) const {
        const auto& all = battle.state().debris;
        const auto ball = std::ranges::find_if(all, [&](const Debris& each) {
            return each.kind == Debris::Kind::boulder && each.tank == rolling.tank;
        });
        if (ball != all.end()) stone_lands(rolling.at, kStoneBurst * ball->radius);
    }
    /// It's heavier than as much earth.
    void stone_lands(Vec2<float> at, float radius) const {
        earth_bursts(at, radius);
        impacts.jolt(weight_of_blast(radius), 0.4f, at.x);
    }

    void operator()(const event::Beamed& beamed) const {
        const bool lightning = beamed.tank < 0;
        const bool meets = impacts.was_solid(beamed.to - Vec2<float>{0, 12});
        impacts.jolt({0, lightning ? 4.0f : 2.0f, 0, 0}, 0.3f, beamed.to.x);
        impacts.quiet_ = std::min(impacts.quiet_, -kBeamShines);
        if (!lightning) melt_along(beamed);
        if (!meets) return;  // it ends in the air
        const BlastLook look{.kind = BlastKind::melt,
                             .at = beamed.to,
                             .radius = kMelted * beamed.radius + 8,
                             .tint = lightning ? kBoltLight : kLaserLight};
        impacts.burst(look, {.ground = battle.state().ground, .earth = landscape.palette().loose});
    }

    /// Where it has cut through earth, the edges glow.
    void melt_along(const event::Beamed& beamed) const {
        const Vec2<float> way = beamed.to - beamed.from;
        const float long_ = std::sqrt(way.x * way.x + way.y * way.y);
        const auto count = static_cast<int>(long_ / kMeltsApart);
        int melts = 0;
        for (int k = 1; k < count && melts < kMostMelts; ++k) {
            const Vec2<float> at = beamed.from + way * (static_cast<float>(k) / static_cast<float>(count));
            if (!impacts.was_solid(at)) continue;
            ++melts;
            impacts.burst({.kind = BlastKind::melt, .at = at, .radius = kMeltsWide, .tint = kLaserLight},
                          {.ground = battle.state().ground, .earth = landscape.palette().loose});
        }
    }

    template <class Other>
    void operator()(const Other&) const {}
};

void Impacts::thud(const Debris& stone, float force, const Battle& battle, const Landscape& landscape,
                   const View& view) {
    const Vec2<float> foot = stone.body.at - Vec2<float>{0, stone.radius};
    Heard{*this, battle, landscape, view}.stone_lands(foot, force * kStoneBurst * stone.radius);
}

void Impacts::note(const MatchEvent& event, const Battle& battle, const Landscape& landscape,
                   const View& view) {
    std::visit(Heard{*this, battle, landscape, view}, event);
}

}  // namespace terramorph

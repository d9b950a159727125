#include "ui/impacts/impacts.h"

#include <algorithm>
#include <cmath>

#include "base/trig.h"
#include "ui/landscape/earth/earth_color.h"
#include "ui/sprites/trails.h"

namespace terramorph {

namespace {

constexpr float kStoneGravity = 400;  // columns per second squared, where it's as on earth
constexpr float kUsualGravity = 200;  // of a battle there
constexpr float kDeathRadius = 46;    // of the fire of a tank that's destroyed
constexpr Weight kQuake = {0, 3.5f, 0, 0};
constexpr Color kPlasmaLight = {206, 120, 255}, kForceLight = {96, 220, 214};
constexpr Color kLaserLight = {255, 96, 70}, kBoltLight = {170, 196, 255};
constexpr float kEarthBurst = 25;           // columns
constexpr float kMelted = 2.2f;             // of a beam's radius
constexpr int kFlatBlast = 50;              // % of its radius: flatter ones cut
constexpr std::uint32_t kStoneChance = 77;  // a stream of random numbers

/// Twice as many as about half of them find earth.
int stones_of(float radius) { return std::clamp(static_cast<int>(radius * 1.1f - 6), 8, 200); }

}  // namespace

bool is_flat(const event::Exploded& exploded) { return exploded.height < kFlatBlast; }

void Impacts::clear() {
    bursts_.clear();
    stones_.clear();
    shake_.clear();
    breath_.clear();
    tops_.clear();
    quiet_ = kSeenAfter;
}

void Impacts::remember(const BattleState& state) {
    remember(state.ground);
    heads_.clear();
    for (const Shell& shell : state.shells)
        if (is_colored(shell)) heads_.emplace_back(columns_of(shell.flight.place()), head_color(shell));
}

/// The colour of a shell that was here a moment ago; black if it had none.
Color Impacts::tint_at(Vec2<float> place) const {
    constexpr float kNear = 24;  // columns
    for (const auto& [at, color] : heads_)
        if (std::abs(at.x - place.x) < kNear && std::abs(at.y - place.y) < kNear) return color;
    return {};
}

void Impacts::remember(const Ground& ground) {
    if (remembered_ == ground.revision() && tops_.size() == static_cast<std::size_t>(ground.width())) return;
    remembered_ = ground.revision();
    tops_.resize(static_cast<std::size_t>(ground.width()));
    for (int x = 0; x < ground.width(); ++x) tops_[x] = to_columns(ground.top(x));
}

bool Impacts::was_solid(Vec2<float> at) const {
    const int x = static_cast<int>(std::floor(at.x));
    return x >= 0 && x < static_cast<int>(tops_.size()) && at.y < tops_[x];
}

/// Returns true, and counts the flash, if a bright flash may begin now.
bool Impacts::may_flash() {
    auto& oldest = *std::min_element(flashed_.begin(), flashed_.end());
    if (time_ - oldest <= 1) return false;
    oldest = time_;
    return true;
}

std::size_t Impacts::flashes() const {
    return static_cast<std::size_t>(std::ranges::count_if(bursts_, &Burst::flashes));
}

void Impacts::jolt(const Weight& weight, float seconds) {
    shake_.add(comfort_.shake * weight.shake, seconds);
    breath_.hold(static_cast<double>(comfort_.breath * weight.breath));
}

void Impacts::quake() { jolt(kQuake, 0.35f); }

void Impacts::burst(BlastLook look, const BlastPlace& place) {
    look.flashes = look.kind != BlastKind::earth && may_flash();
    look.chance = random_.next();
    if (bursts_.size() >= kMostBursts) bursts_.erase(bursts_.begin());
    bursts_.emplace_back(look, place);
    quiet_ = 0;
}

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
            earth_color(battle.state().ground, landscape.layers(), landscape.palette(), view, from);
        const float up = look.kind == BlastKind::blade ? draw(2, 0.15f, 0.45f) : draw(2, 0.55f, 1.75f);
        const float size = draw(4, 0, 1);
        stones_.fling({.at = {from.x, std::max(from.y, look.at.y - 0.2f * look.radius)},
                       .velocity = {speed * (1.1f * off.x + draw(3, -0.35f, 0.35f)), speed * up},
                       .radius = (0.7f + 2 * size * size) * std::min(1.25f, 0.6f + look.radius / 150),
                       .color = mixed(color, {60, 44, 38}, draw(5, 0, 0.3f)),
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
                       .wind = static_cast<float>(battle.state().air.wind)};
        if (exploded.spares)
            look.kind = BlastKind::plasma, look.tint = kPlasmaLight;
        else if (!exploded.hurts)
            look.kind = BlastKind::force, look.tint = kForceLight;
        else if (is_flat(exploded))
            look.kind = BlastKind::blade;
        else
            look.tint = impacts.tint_at(exploded.at);
        return look;
    }

    void operator()(const event::Exploded& exploded) const {
        BlastLook look = look_of(exploded);
        const Ground& ground = battle.state().ground;
        const int x = std::clamp(static_cast<int>(exploded.at.x), 0, ground.width() - 1);
        look.floor = std::clamp((exploded.at.y - to_columns(ground.top(x))) / exploded.radius, 0.0f, 1.0f);
        const bool digs =
            exploded.digs && impacts.was_solid(exploded.at - Vec2<float>{0, look.height * look.radius});
        const Color earth = earth_color(ground, landscape.layers(), landscape.palette(), view,
                                        exploded.at - Vec2<float>{0, 0.5f * look.height * look.radius});
        impacts.burst(look, {.ground = ground, .digs = digs, .earth = earth});
        if (digs) impacts.fling(look, battle, landscape, view);
        Weight weight = weight_of_blast(exploded.radius);
        if (look.kind != BlastKind::fire) weight = weight_of_blast(0.4f * exploded.radius);
        impacts.jolt(weight, 0.2f + weight.light * 2);
    }
    void operator()(const event::Died& died) const {
        const BlastLook look{
            .at = died.at, .radius = kDeathRadius, .wind = static_cast<float>(battle.state().air.wind)};
        impacts.burst(look,
                      {.ground = battle.state().ground, .digs = false, .earth = landscape.palette().loose});
        impacts.jolt(kWeightOfDeath, 0.5f);
    }
    /// Earth that is thrown about; heads that dig their way are too small.
    void earth_bursts(Vec2<float> at, float radius) const {
        if (radius < kEarthBurst) return;
        const BlastLook look{.kind = BlastKind::earth,
                             .at = at,
                             .radius = radius,
                             .wind = static_cast<float>(battle.state().air.wind)};
        const Color earth = earth_color(battle.state().ground, landscape.layers(), landscape.palette(), view,
                                        at - Vec2<float>{0, 0.3f * radius});
        impacts.burst(look, {.ground = battle.state().ground, .earth = earth});
        impacts.fling(look, battle, landscape, view);
        impacts.jolt(weight_of_blast(0.35f * radius), 0.3f);
    }
    void operator()(const event::Dug& dug) const { earth_bursts(dug.at, dug.radius); }
    void operator()(const event::Heaped& heaped) const { earth_bursts(heaped.at, heaped.radius); }

    void operator()(const event::Beamed& beamed) const {
        const bool lightning = beamed.tank < 0;
        const bool meets = impacts.was_solid(beamed.to - Vec2<float>{0, 12});
        impacts.jolt({0, lightning ? 4.0f : 2.0f, 0, 0}, 0.3f);
        if (!meets) return;  // it ends in the air
        const BlastLook look{.kind = BlastKind::melt,
                             .at = beamed.to,
                             .radius = kMelted * beamed.radius + 8,
                             .tint = lightning ? kBoltLight : kLaserLight};
        impacts.burst(look, {.ground = battle.state().ground, .earth = landscape.palette().loose});
    }

    template <class Other>
    void operator()(const Other&) const {}
};

void Impacts::note(const MatchEvent& event, const Battle& battle, const Landscape& landscape,
                   const View& view) {
    std::visit(Heard{*this, battle, landscape, view}, event);
}

bool Impacts::advance(double seconds, const Battle& battle) {
    const Ground& ground = battle.state().ground;
    time_ += seconds;
    const bool changed = revision_ != ground.revision();
    revision_ = ground.revision();
    bool moved = !bursts_.empty();
    bool lit = false;
    for (Burst& burst : bursts_) {
        burst.advance(seconds);
        if (changed) burst.keep_edges(ground);
        lit |= burst.lit();
    }
    std::erase_if(bursts_, [](const Burst& burst) { return burst.over(); });
    const float share = static_cast<float>(battle.state().air.gravity) / kUsualGravity;
    moved |= stones_.advance(seconds, ground, kStoneGravity * std::clamp(share, 0.6f, 1.5f));
    moved |= shake_.advance(seconds);
    const bool waits = unseen();
    quiet_ = lit || stones_.flying() ? 0 : std::min(kSeenAfter, quiet_ + seconds);
    return moved || waits;
}

void Impacts::shine(LightField& light, const View& view) const {
    for (const Burst& burst : bursts_) burst.shine(light, view);
    for (const Burst& burst : bursts_) burst.flash(light, comfort_.flash);
}

void Impacts::draw_ground(Canvas& canvas, const View& view, const Ground& ground) const {
    SoftBrush brush(canvas);
    for (const Burst& burst : bursts_) burst.draw_ground(brush, view, ground);
    stones_.draw(canvas, view);
}

void Impacts::draw(Canvas& canvas, const View& view) const {
    SoftBrush brush(canvas);
    for (const Burst& burst : bursts_) burst.draw(brush, view);
}

}  // namespace terramorph

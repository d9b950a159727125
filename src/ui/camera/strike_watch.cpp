#include "ui/camera/strike_watch.h"

#include <algorithm>
#include <cmath>

#include "ui/camera/foresight.h"

namespace terramorph {

namespace {

constexpr float kLeastColumns = 800;  // around a strike, at least ...
constexpr float kBeside = 470;        // ... and that many more than ...
constexpr float kAround = 1.7f;       // ... so many times what was struck
constexpr float kLeastReach = 30;     // columns around where a shell will strike
constexpr float kAtEase = 0.36f;      // of a picture's width from its middle: nothing has to move for that
constexpr float kAsWide = 1.2f;       // wider pictures are worth a move
constexpr float kTanksRoom = 1.3f;    // of how far apart they are, with what was struck
constexpr float kHalfHigh = 0.2f;     // of a picture's width: how far above its middle sky is sure to be seen
constexpr float kWorthFollowing = 8;  // columns per second: the camera follows faster bodies

float reach_of(const Effects& effects) {
    float reach = kLeastReach;
    for (const std::vector<Effect>& all : effects.by_trigger)
        for (const Effect& each : all)
            reach = std::max({reach, each.kind->firepower(each).reach, reach_of(each.leads_to)});
    return reach;
}

/// Nobody knows where they are in a picture of earth alone: `seen` reaches up to the lowest land in it.
void include_sky(Stretch& seen, float& wide, const Ground& ground) {
    const Vec2<float> middle = seen.middle(wide);
    const auto column = [&](float x) { return std::clamp(static_cast<int>(x), 0, ground.width() - 1); };
    Sixteenths lowest = ground.top(column(middle.x));
    for (int x = column(middle.x - wide / 2); x <= column(middle.x + wide / 2); ++x)
        lowest = std::min(lowest, ground.top(x));
    const float above = to_columns(lowest) - middle.y;
    if (above <= kHalfHigh * wide) return;
    seen.high.y = std::max(seen.high.y, to_columns(lowest));
    wide = std::max(wide, (seen.high.y - seen.low.y) / (2 * (kHalfHigh + kAboveMiddle)));
}

/// nullptr if there's none.
const Debris* falling_crate(const BattleState& battle) {
    const auto found = std::ranges::find_if(battle.debris, [](const Debris& piece) {
        return piece.kind == Debris::Kind::crate && piece.parachute > 0;
    });
    return found == battle.debris.end() ? nullptr : &*found;
}

}  // namespace

const BodyState* fastest(const BattleState& battle) {
    const BodyState* best = nullptr;
    const auto weigh = [&best](const BodyState& body) {
        if (body.awake && speed_of(body) > std::max(kWorthFollowing, best ? speed_of(*best) : 0))
            best = &body;
    };
    for (const Tank& tank : battle.tanks)
        if (tank.alive) weigh(tank.body);
    for (const Debris& piece : battle.debris) weigh(piece.body);
    return best;
}

void StrikeWatch::clear() {
    struck_.reset();
    shown_.reset();
    unseen_ = 0;
}

void StrikeWatch::strike(Vec2<float> at, float radius) {
    const Stretch blast = stretch_about(at, radius);
    if (struck_)
        struck_->include(blast);
    else
        struck_ = blast;
    unseen_ = kSeen;
}

/// What burns is struck for as long as it does.
void StrikeWatch::note_fire(const BattleState& battle) {
    for (const OngoingEffect& each : battle.ongoing)
        if (each.effect->kind->visual == VisualKind::flame && each.waits == 0 && !each.idle)
            strike(columns_of(each.context.at), kLeastReach);
}

bool StrikeWatch::Shown::shows(const Stretch& seen) const {
    const float room = kAtEase * wide;
    return seen.low.x > middle.x - room && seen.high.x < middle.x + room && seen.low.y >= low - room / 2 &&
           std::abs((seen.low.y + seen.high.y) / 2 - middle.y) < room / 2;
}

/// As soon as one of the shells is about to strike, all of them count.
std::optional<Stretch> StrikeWatch::about_to_be_struck(const BattleState& battle) const {
    std::optional<Stretch> seen = struck_;
    bool soon = false;
    for (const Shell& shell : battle.shells) {
        const std::optional<Fall> fall = fall_of(shell, battle.ground);
        if (!fall) continue;
        soon |= fall->seconds <= kAhead;
        const Stretch reached =
            stretch_about(fall->at, shell.effects ? reach_of(*shell.effects) : kLeastReach);
        seen ? seen->include(reached) : void(seen = reached);
    }
    if (soon || battle.shells.empty()) return seen;
    return std::nullopt;
}

/// A crate comes after what was struck. What came down goes on along the ground.
std::optional<Stretch> StrikeWatch::worth_seeing(const BattleState& battle) const {
    std::optional<Stretch> seen = about_to_be_struck(battle);
    if (!battle.shells.empty()) return seen;
    if (seen && unseen_ <= 0)
        if (const Debris* const crate = falling_crate(battle))
            return stretch_about(crate->body.at, kLeastReach);
    if (!seen && shown_)
        if (const BodyState* const body = fastest(battle)) seen = stretch_about(body->at, kLeastReach);
    return seen;
}

bool StrikeWatch::look(Camera& camera, const Battle& battle, const std::optional<Stretch>& tanks) {
    const BattleState& state = battle.state();
    note_fire(state);
    std::optional<Stretch> seen = worth_seeing(state);
    if (!seen && !shown_) return false;
    if (seen) {
        float wide = std::max(kLeastColumns, kBeside + kAround * (seen->high.x - seen->low.x));
        if (tanks) {
            seen->include(*tanks);
            wide = std::max(kLeastColumns, kTanksRoom * (seen->high.x - seen->low.x));
        }
        include_sky(*seen, wide, state.ground);
        if (!shown_ || wide > kAsWide * shown_->wide || !shown_->shows(*seen)) {
            shown_ = Shown{seen->middle(wide), wide, seen->low.y};
            shown_->whole = uncut({shown_->middle.x, wide}, *seen, state);
        }
    }
    camera.set_easing(kEasing);
    camera.look_closely({shown_->whole.middle, shown_->middle.y}, shown_->whole.wide, shown_->low);
    return true;
}

}  // namespace terramorph

#include "ui/camera/director.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>
#include <vector>

#include "ui/captions/fall_of_shot.h"

namespace terramorph {

namespace {

constexpr double kGreeting = 1.7;     // seconds
constexpr float kTankColumns = 760;   // that are seen around a tank
constexpr float kFieldColumns = 800;  // around several tanks, at least ...
constexpr float kFieldRoom = 1.3f;    // ... and so many times as wide as they stand apart ...
constexpr float kFieldHigh = 4;       // ... and high
constexpr float kFieldAbove = 0.07f;  // of the width: the middle of the picture above that of the tanks
constexpr float kFieldBelow = 16;     // columns below the lowest of them, for its power
constexpr float kAmongColumns = 940;  // around who aims, its mark and whoever else is within them
constexpr float kStrays = 100;        // columns from the middle, at most
constexpr float kBlastColumns = 900;  // around a blast, at least ...
constexpr float kBesideBlast = 500;   // ... and that many more than ...
constexpr float kAround = 1.7f;       // ... so many times what was struck ...
constexpr float kRises = 0.15f;       // ... above which its smoke rises
constexpr float kWorthFollowing = 8;  // columns per second: the camera follows faster bodies

/// An ongoing effect that the turn waits for; nullptr if there is none.
const OngoingEffect* goes_on(const Battle& battle) {
    const auto& all = battle.state().ongoing;
    const auto found = std::ranges::find_if(all, [](const OngoingEffect& each) {
        return !each.idle && each.waits == 0 && each.effect->kind->visual != VisualKind::nothing;
    });
    return found == all.end() ? nullptr : &*found;
}

/// The fastest moving body; nullptr if none moves.
const BodyState* fastest(const Battle& battle) {
    const BodyState* best = nullptr;
    const auto weigh = [&best](const BodyState& body) {
        if (body.awake && speed_of(body) > std::max(kWorthFollowing, best ? speed_of(*best) : 0))
            best = &body;
    };
    for (const Tank& tank : battle.state().tanks)
        if (tank.alive) weigh(tank.body);
    for (const Debris& piece : battle.state().debris) weigh(piece.body);
    return best;
}

/// The column where most is going on; none if nothing is.
std::optional<float> busiest_column(const Battle& battle) {
    const BattleState& state = battle.state();
    if (!state.shells.empty()) return columns_of(state.shells.front().flight.place()).x;
    if (const OngoingEffect* const ongoing = goes_on(battle)) return columns_of(ongoing->context.at).x;
    if (const BodyState* const body = fastest(battle)) return body->at.x;
    return std::nullopt;
}

}  // namespace

void Director::begin(const Match& match) {
    clear();
    frame_tanks(match);
}

void Director::clear() {
    struck_.reset();
    menu_.clear();
    greeting_ = 0;
}

void Director::note(const MatchEvent& event, const Match& match) {
    if (const auto* exploded = std::get_if<event::Exploded>(&event)) strike(exploded->at, exploded->radius);
    if (std::holds_alternative<event::Fired>(event)) clear();
    const auto* began = std::get_if<event::TurnBegan>(&event);
    if (!began) return;
    begin(match);
    if (greets_ && match.player(began->player).kind == kPerson) greet(match.state().tank(began->player));
}

void Director::strike(Vec2<float> at, float radius) {
    const Vec2<float> reach = {radius, radius};
    if (!struck_) struck_ = {at - reach, at + reach};
    struck_->include(at - reach);
    struck_->include(at + reach);
}

void Director::greet(const Tank& tank) {
    greeting_ = kGreeting;
    angle_ = tank.angle;
    power_ = tank.power;
}

bool Director::greets(const Tank& tank) const {
    return greeting_ > 0 && tank.angle == angle_ && tank.power == power_;
}

void Director::change_look() {
    greeting_ = 0;
    look_ = look_ == Look::tanks ? Look::closely : look_ == Look::closely ? Look::whole : Look::tanks;
}

void Director::look_closer(bool closer) {
    greeting_ = 0;
    if (closer)
        look_ = look_ == Look::whole ? Look::tanks : Look::closely;
    else
        look_ = look_ == Look::closely ? Look::tanks : Look::whole;
}

void Director::Stretch::include(Vec2<float> at) {
    low = {std::min(low.x, at.x), std::min(low.y, at.y)};
    high = {std::max(high.x, at.x), std::max(high.y, at.y)};
}

float Director::Stretch::columns() const {
    return std::max({kFieldColumns, kFieldRoom * (high.x - low.x), kFieldHigh * (high.y - low.y)});
}

void Director::set_advised(const std::optional<std::array<Vec2<float>, 2>>& tanks, const Match& match) {
    if (std::exchange(advised_, tanks) != tanks && tanks && around_) frame_tanks(match);
}

/// A person who aims is seen with its mark, and with whoever else is near: of more tanks one sees less of
/// each. Who watches sees them all.
void Director::frame_tanks(const Match& match) {
    const bool person = match.player(match.player()).kind == kPerson && match.phase() == Phase::aiming;
    const Tank& own = match.state().tank(match.player());
    around_ = person && own.alive ? std::optional(own.body.at) : std::nullopt;
    std::vector<Vec2<float>> all;
    for (const Tank& tank : match.battle().state().tanks)
        if (tank.alive) all.push_back(tank.body.at);
    if (all.empty()) return;
    Stretch seen = {all[0], all[0]};
    if (around_)
        seen = stretch_around(match, *around_);
    else
        for (const Vec2<float> at : all) seen.include(at);
    frame(seen);
}

Director::Stretch Director::stretch_around(const Match& match, Vec2<float> own) const {
    const std::vector<Tank>& tanks = match.battle().state().tanks;
    const TankId player = tank_of(match.player());
    const PastShot* const shot = last_shot(match, match.player());
    const float fell = shot && shot->end ? shot->end->x : own.x;
    std::vector<Vec2<float>> others;
    std::optional<Vec2<float>> mark;
    for (const TankId number : ids<TankId>(tanks)) {
        if (number == player || !tanks[number].alive) continue;
        const Vec2<float> at = others.emplace_back(tanks[number].body.at);
        if (allies(tanks, player, number)) continue;
        if (!mark || std::abs(at.x - fell) < std::abs(mark->x - fell)) mark = at;
    }
    Stretch seen = {own, own};
    if (mark) seen.include(*mark);
    if (advised_)
        for (const Vec2<float> tank : *advised_) seen.include(tank);
    std::ranges::sort(others, {}, [own](Vec2<float> at) { return std::abs(at.x - own.x); });
    for (const Vec2<float> at : others) {
        Stretch more = seen;
        more.include(at);
        if (more.columns() <= kAmongColumns) seen = more;
    }
    return seen;
}

/// The tanks stand in the lower half of the picture: shells need the upper one.
void Director::frame(const Stretch& seen) {
    field_wide_ = seen.columns();
    field_ = {(seen.low.x + seen.high.x) / 2, (seen.low.y + seen.high.y) / 2 + kFieldAbove * field_wide_};
    field_low_ = seen.low.y - kFieldBelow;
    beyond_ = false;
}

/// Once a shell has left them, the whole level is shown for the rest of the turn.
void Director::look_at_tanks(Camera& camera, const Match& match) {
    const BattleState& battle = match.battle().state();
    if (around_ && battle.shells.empty() && match.phase() == Phase::aiming &&
        std::abs(match.state().tank(match.player()).body.at.x - around_->x) > kStrays)
        frame_tanks(match);
    for (const Shell& shell : battle.shells)
        beyond_ |= std::abs(columns_of(shell.flight.place()).x - field_.x) > field_wide_ / 2;
    if (beyond_ || field_wide_ <= 0) return camera.look_at_all();
    camera.look_closely(field_, field_wide_, field_low_);
}

void Director::advance(double seconds) { greeting_ = std::max(0.0, greeting_ - seconds); }

void Director::direct(Camera& camera, const Match& match, bool aims) {
    if (steady_) return;
    if (beside_menu_) return look_beside_menu(camera, match);
    const Battle& battle = match.battle();
    if (field_wide_ > 0) camera.show_from(field_low_);
    const bool person = match.player(match.player()).kind == kPerson;
    if (moves_ && aims && person) {
        const Tank& tank = match.state().tank(match.player());
        if (look_ == Look::closely || greets(tank)) return look_at_tank(camera, tank);
    }
    if (moves_ && !aims && struck_ && battle.state().shells.empty()) return look_at_struck(camera, match);
    if (moves_ && look_ != Look::whole)
        look_at_tanks(camera, match);
    else
        camera.look_at_all();
    if (const auto column = busiest_column(battle))
        camera.look_at(*column);
    else if (aims)
        camera.look_at(match.state().tank(match.player()).body.at.x);
}

void Director::look_beside_menu(Camera& camera, const Match& match) {
    if (!moves_) return camera.look_at_all();
    using Two = std::array<Vec2<float>, 2>;
    menu_.look(camera, match, struck_ ? std::optional(Two{struck_->low, struck_->high}) : std::nullopt);
}

/// And at who is advised on it, and its mark.
void Director::look_at_struck(Camera& camera, const Match& match) const {
    if (focus_.exists()) {
        const Vec2<float> at = match.battle().state().tank(focus_).body.at;
        return camera.look_closely(at, kTankColumns, at.y);
    }
    Stretch seen = *struck_;
    float wide = std::max(kBlastColumns, kBesideBlast + kAround * (seen.high.x - seen.low.x));
    if (advised_) {
        for (const Vec2<float>& tank : *advised_) seen.include(tank);
        wide = seen.columns();
    }
    Vec2<float> middle = (seen.low + seen.high) * 0.5f;
    middle.y += kRises * (seen.high.x - seen.low.x);
    if (advised_) middle.y += kFieldAbove * wide;
    camera.look_closely(middle, wide, seen.low.y);
}

/// Follows a tank that drives only once it has come far from the middle.
void Director::look_at_tank(Camera& camera, const Tank& tank) {
    const Vec2<float> off = tank.body.at - middle_;
    if (std::abs(off.x) > kStrays || std::abs(off.y) > kStrays) middle_ = tank.body.at;
    camera.look_closely(middle_, kTankColumns, std::min(middle_.y, tank.body.at.y));
}

}  // namespace terramorph

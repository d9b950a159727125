#include "ui/camera/director.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <variant>
#include <vector>

#include "ui/camera/foresight.h"
#include "ui/camera/uncut.h"

namespace terramorph {

namespace {

constexpr double kGreeting = 1.7;      // seconds
constexpr float kTankColumns = 760;    // that are seen around a tank
constexpr float kFieldColumns = 800;   // around several tanks, at least ...
constexpr float kFieldRoom = 1.3f;     // ... and so many times as wide as they stand apart ...
constexpr float kFieldHigh = 4;        // ... and high
constexpr float kFieldBelow = 16;      // columns below the lowest of them, for its power
constexpr float kRulerBelow = 24;      // columns below where a shot fell
constexpr float kAmongColumns = 940;   // around who aims, its mark and whoever else is within them
constexpr float kStrays = 100;         // columns from the middle, at most
constexpr float kHighest = 1500;       // that a person's lob makes one see: higher, it leaves the picture ...
constexpr float kRivalHighest = 1150;  // ... and a computer's
constexpr float kAtEdge = 0.44f;       // of the width from the middle: a shell there leaves the picture
constexpr float kWayColumns = 900;     // around the rest of its way, at least
// Of the picture's width:
constexpr float kHigh = 9.0f / 16, kSeenHigh = 0.8f * kHigh;  // its height, and that above the bar
constexpr float kBelowTop = 0.05f;                            // room above a shell

bool is_persons(const Match& match, PlayerId player) { return match.player(player).kind == kPerson; }

/// That show a stretch of tanks.
float columns_of_field(const Stretch& seen) {
    return std::max(
        {kFieldColumns, kFieldRoom * (seen.high.x - seen.low.x), kFieldHigh * (seen.high.y - seen.low.y)});
}

/// Where a shot fell, or as low as it has dug there, with room below it for what measures the miss.
Vec2<float> measured_place(Vec2<float> fell, const Ground& ground) {
    const int column = std::clamp(static_cast<int>(fell.x), 0, ground.width() - 1);
    return {fell.x, std::min(fell.y, to_columns(ground.top(column))) - kRulerBelow};
}

/// An ongoing effect that the turn waits for; nullptr if there is none.
const OngoingEffect* goes_on(const Battle& battle) {
    const auto& all = battle.state().ongoing;
    const auto found = std::ranges::find_if(all, [](const OngoingEffect& each) {
        return !each.idle && each.waits == 0 && each.effect->kind->visual != VisualKind::nothing;
    });
    return found == all.end() ? nullptr : &*found;
}

/// The column where most is going on; none if nothing is.
std::optional<float> busiest_column(const Battle& battle) {
    const BattleState& state = battle.state();
    if (!state.shells.empty()) return columns_of(state.shells.front().flight.place()).x;
    if (const OngoingEffect* const ongoing = goes_on(battle)) return columns_of(ongoing->context.at).x;
    if (!state.slips.going.empty()) {
        const Range columns = state.slips.going.front().columns();
        return static_cast<float>(columns.x0 + columns.x1) / 2;
    }
    if (const BodyState* const body = fastest(state)) return body->at.x;
    return std::nullopt;
}

}  // namespace

void Director::begin(const Match& match) {
    clear();
    frame_tanks(match);
}

void Director::clear() {
    strikes_.clear();
    menu_.clear();
    stood_.reset();
    greeting_ = 0;
}

void Director::note(const MatchEvent& event, const Match& match) {
    if (const auto* exploded = std::get_if<event::Exploded>(&event))
        strikes_.strike(exploded->at, exploded->radius);
    if (const auto* hurt = std::get_if<event::Hurt>(&event); hurt && hurt->by.exists())
        strikes_.strike(hurt->at, kHullHalfWidth);
    if (const auto* slipped = std::get_if<event::Slipped>(&event))
        strikes_.strike(slipped->at, static_cast<float>(slipped->to - slipped->from) / 2);
    const bool fired = std::holds_alternative<event::Fired>(event);
    if (fired || std::holds_alternative<event::NativesFired>(event)) clear();
    if (fired && !is_persons(match, match.player())) frame_tanks(match);
    if (const auto* aimed = std::get_if<event::NativesAimed>(&event)) {
        clear();
        strikes_.strike(aimed->at, kHullHalfWidth);
    }
    const auto* began = std::get_if<event::TurnBegan>(&event);
    if (!began) return;
    begin(match);
    if (greets_ && is_persons(match, began->player)) greet(match.state().tank(began->player));
}

void Director::greet(const Tank& tank) {
    greeting_ = kGreeting;
    angle_ = tank.angle;
    power_ = tank.power;
}

bool Director::greets(const Tank& tank) const {
    return greeting_ > 0 && tank.angle == angle_ && tank.power == power_;
}

/// Of a small level it shows all at once.
bool Director::greets(const Match& match) const {
    const bool moves =
        moves_ && look_ == Look::tanks && static_cast<float>(match.level().width()) > kTankColumns;
    return moves && is_persons(match, match.player()) && greets(match.state().tank(match.player()));
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

void Director::set_advised(const std::optional<std::array<Vec2<float>, 2>>& tanks, const Match& match) {
    if (std::exchange(advised_, tanks) == tanks) return;
    strikes_.look_anew();
    if (tanks && around_) frame_tanks(match);
}

/// Shows the current player with its mark and whoever else is near: the more tanks are shown, the smaller
/// each one is. Where all fire at once, spectators see everyone.
void Director::frame_tanks(const Match& match) {
    const bool person = is_persons(match, match.player());
    const bool together = match.settings().turn_mode() == TurnMode::simultaneous;
    const Tank& own = match.state().tank(match.player());
    around_ =
        person && match.phase() == Phase::aiming && own.alive ? std::optional(own.body.at) : std::nullopt;
    if (around_ || (!person && !together && own.alive))
        return frame(stretch_around(match, own.body.at), match.battle().state());
    std::optional<Stretch> all;
    for (const Tank& tank : match.battle().state().tanks) {
        if (!tank.alive) continue;
        if (!all) all = Stretch{tank.body.at, tank.body.at};
        all->include(tank.body.at);
    }
    if (all) frame(*all, match.battle().state());
}

Stretch Director::stretch_around(const Match& match, Vec2<float> own) const {
    const std::vector<Tank>& tanks = match.battle().state().tanks;
    const TankId player = tank_of(match.player());
    const PastShot* const shot = match.tally().last_shot(match.player());
    const bool flies = match.phase() == Phase::flying;
    const float fell = flies && shot && shot->target ? static_cast<float>(shot->target->x)
                       : !flies && shot && shot->end ? shot->end->x
                                                     : own.x;
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
    if (advised_ && shot && shot->end) {
        Stretch more = seen;
        more.include(measured_place(*shot->end, match.battle().state().ground));
        if (columns_of_field(more) <= kAmongColumns) seen = more;
    }
    std::ranges::sort(others, {}, [own](Vec2<float> at) { return std::abs(at.x - own.x); });
    for (const Vec2<float> at : others) {
        Stretch more = seen;
        more.include(at);
        if (columns_of_field(more) <= kAmongColumns) seen = more;
    }
    return seen;
}

/// The tanks stand in the lower half of the picture: shells need the upper one.
void Director::frame(const Stretch& seen, const BattleState& battle) {
    field_wide_ = columns_of_field(seen);
    const Extent whole = uncut({seen.middle(field_wide_).x, field_wide_}, seen, battle);
    field_wide_ = whole.wide;
    field_ = {whole.middle, seen.middle(field_wide_).y};
    field_low_ = seen.low.y - kFieldBelow;
    beyond_ = false;
    way_.reset();
}

void Director::look_at_tanks(Camera& camera, const Match& match) {
    const BattleState& battle = match.battle().state();
    if (around_ && battle.shells.empty() && match.phase() == Phase::aiming &&
        std::abs(match.state().tank(match.player()).body.at.x - around_->x) > kStrays)
        frame_tanks(match);
    look_up(battle, is_persons(match, match.player()) ? kHighest : kRivalHighest);
    follow(camera, battle);
    if (beyond_ || field_wide_ <= 0) return camera.look_at_all();
    camera.look_closely(field_, field_wide_, field_low_);
}

/// The highest place of a shell on its way up is in the picture, unless that would make specks of all tanks.
void Director::look_up(const BattleState& battle, float highest) {
    for (const Shell& shell : battle.shells) {
        const float apex = apex_of(shell);
        const float top = std::min(field_.y + kHigh / 2 * field_wide_, field_low_ + kSeenHigh * field_wide_);
        if (beyond_ || apex < top - kBelowTop * field_wide_ || field_wide_ >= highest) continue;
        field_wide_ = std::min((apex - field_low_) / (kSeenHigh - kBelowTop), highest);
        field_.y = field_low_ + (kSeenHigh - kHigh / 2) * field_wide_;
    }
}

/// A shell that leaves the tanks is seen from there to where it will strike; the whole level is shown for the
/// rest of the turn if that's nowhere.
void Director::follow(Camera& camera, const BattleState& battle) {
    for (const Shell& shell : battle.shells) {
        const Vec2<float> at = columns_of(shell.flight.place());
        if (beyond_ || std::abs(at.x - field_.x) < kAtEdge * field_wide_) continue;
        const std::optional<Fall> fall = way_ ? std::nullopt : fall_of(shell, battle.ground);
        beyond_ = !fall;
        if (beyond_) continue;
        way_ = Stretch{fall->at, fall->at};
        way_->include(Vec2<float>{at.x, fall->at.y});
        field_wide_ = std::max(kWayColumns, kFieldRoom * (way_->high.x - way_->low.x));
        field_ = way_->middle(field_wide_);
        field_low_ = fall->at.y - kFieldBelow;
        camera.set_easing(StrikeWatch::kEasing);
    }
}

void Director::advance(double seconds) {
    greeting_ = std::max(0.0, greeting_ - seconds);
    strikes_.advance(seconds);
}

void Director::direct(Camera& camera, const Match& match, bool aims) {
    if (steady_) return;
    camera.set_easing(Camera::kEasing);
    if (menu_.hides()) return look_beside_menu(camera, match);
    const Battle& battle = match.battle();
    if (field_wide_ > 0) camera.show_from(field_low_);
    if (around_) camera.show_to(around_->y + kOverWhoAims);
    if (moves_ && aims && is_persons(match, match.player())) {
        const Tank& tank = match.state().tank(match.player());
        if (look_ == Look::closely || greets(tank)) return look_at_tank(camera, match);
    }
    if (moves_ && !aims && look_at_strike(camera, match)) return;
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
    const std::optional<Stretch>& struck = strikes_.struck();
    menu_.look(camera, match, struck ? std::optional(Two{struck->low, struck->high}) : std::nullopt);
}

/// And at who is advised on it, and its mark.
bool Director::look_at_strike(Camera& camera, const Match& match) {
    const BattleState& battle = match.battle().state();
    if (strikes_.struck() && battle.shells.empty() && focus_.exists()) {
        const Vec2<float> at = battle.tank(focus_).body.at;
        camera.look_closely(at, kTankColumns, at.y);
        return true;
    }
    std::optional<Stretch> tanks;
    if (advised_) {
        tanks = Stretch{(*advised_)[0], (*advised_)[0]};
        tanks->include((*advised_)[1]);
    }
    return strikes_.look(camera, match.battle(), tanks);
}

/// With its mark and whoever else is near, if all are so near that they're seen as closely.
void Director::frame_closely(const Match& match, Vec2<float> own) {
    const BattleState& battle = match.battle().state();
    const Stretch around = stretch_around(match, own);
    const Vec2<float> size = around.high - around.low;
    const bool near = kFieldRoom * size.x <= kTankColumns && kFieldHigh * size.y <= kTankColumns;
    const Stretch seen = near ? around : Stretch{own, own};
    const Vec2<float> middle = (seen.low + seen.high) * 0.5f;
    const Extent whole = uncut({middle.x, kTankColumns}, seen, battle);
    stood_ = own;
    close_ = {whole.middle, middle.y};
    close_wide_ = whole.wide;
    close_low_ = seen.low.y;
}

/// Follows a tank that drives only once it has come far.
void Director::look_at_tank(Camera& camera, const Match& match) {
    const Vec2<float> own = match.state().tank(match.player()).body.at;
    if (!stood_ || std::abs(own.x - stood_->x) > kStrays || std::abs(own.y - stood_->y) > kStrays)
        frame_closely(match, own);
    camera.look_closely(close_, close_wide_, std::min(close_low_, own.y));
}

}  // namespace terramorph

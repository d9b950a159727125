#include "app/teaching/coach.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "app/player/preferences.h"
#include "app/remote/remote_play.h"
#include "app/session.h"
#include "app/teaching/shot_reasons.h"
#include "base/overloads.h"

namespace terramorph {

namespace {

constexpr float kAsForeseen = 40;                 // columns
constexpr int kExact = 2, kStuck = 3;             // misses in a row
constexpr int kFamiliar = 5;                      // matches, after which nobody is a newcomer
constexpr double kShare = 0.2;                    // of the last shot in the skill
constexpr double kPathless = 25, kWordless = 55;  // skills

float distance(Vec2<float> a, Vec2<float> b) { return std::hypot(a.x - b.x, a.y - b.y); }

}  // namespace

bool Advice::moved(Vec2<float> own, Vec2<float> other) const {
    constexpr float kMoved = 4;  // columns
    return distance(own, from) >= kMoved || distance(other, to) >= kMoved;
}

void Coach::note(const MatchEvent& event, const Match& match) {
    const auto harms = [&](TankId tank, TankId by) {
        if (shooter_.exists() && by == tank_of(shooter_))
            hit_ |= tank != by && !allies(match.battle().state().tanks, tank, by);
    };
    std::visit(Overloads{[&](const event::Fired& shot) { begin(match, shot.tank); },
                         [&](const event::Exploded& blast) { notice(match, blast.at, blast.tank); },
                         [&](const event::LeftLevel& shell) { landed_ |= tank_of(shooter_) == shell.tank; },
                         [&](const event::Deflected&) { withdraw(tank_of(shooter_)); },
                         [&](const event::Split& shell) { withdraw(shell.tank); },
                         [&](const event::StartedRolling& ball) { withdraw(ball.tank); },
                         [&](const event::Bounced& shell) { withdraw(shell.tank); },
                         [&](const event::Beamed& beam) { withdraw(beam.tank); },
                         [&](const event::Fizzled& dud) { withdraw(dud.tank); },
                         [&](const event::Hurt& hurt) {
                             const bool followed = shooter_.exists() && is_from_falling(hurt.cause);
                             harms(hurt.tank, followed ? tank_of(shooter_) : hurt.by);
                         },
                         [&](const event::ShieldHit& shield) { harms(shield.tank, shield.by); },
                         [&](const event::TurnBegan&) { end(); }, [&](const event::RoundEnded&) { end(); },
                         [](const auto&) {}},
               event);
}

/// Watches a person's shot. All at once, everybody's would have to be kept secret.
void Coach::begin(const Match& match, TankId tank) {
    const PlayerId player = player_of(tank);
    const bool person = plays_here(session_, match, player);
    if (!person || match.settings().turn_mode() == TurnMode::simultaneous) return;
    const Tank& own = match.battle().state().tank(tank);
    const bool unheeded = is_unheeded(player, own);
    advice_.reset();
    kept_.erase(player);
    shooter_ = player;
    landed_ = hit_ = false;
    search_.emplace();
    search_->player = player;
    search_->turn = match.turn();
    search_->angle = own.angle;
    search_->power = own.power;
    search_->wind = match.battle().state().air.wind;
    if (is_off()) return search_.reset();
    const BattleView view(match, player, search_->wind);
    if (view.enemies().empty() || !judge(view)) search_.reset();
    if (advice_) advice_->unheeded = unheeded;
}

/// True if somebody has made no more than half of the change that was advised.
bool Coach::is_unheeded(PlayerId player, const Tank& tank) const {
    const auto kept = kept_.find(player);
    if (kept == kept_.end() || !kept->second.aim) return false;
    const auto& [angle, power, turn, push] = *kept->second.aim;
    const bool turned = 2 * std::abs(angle - tank.angle) <= std::abs(angle - kept->second.angle);
    const bool pushed = 2 * std::abs(power - tank.power) <= std::abs(power - kept->second.power);
    return (turn != 0 && !turned) || (push != 0 && !pushed);
}

/// What it was about didn't happen.
void Coach::withdraw(TankId shooter) {
    if (!shooter_.exists() || shooter != tank_of(shooter_)) return;
    search_.reset();
    advice_.reset();
}

/// Foresees where the shot comes down, whom it was meant for, and what the wind does to it. False if there's
/// nothing to say.
bool Coach::judge(const BattleView& view) {
    if (is_guided(view, search_->angle, search_->power)) return false;
    const Prediction end = view.predict(search_->angle, search_->power);
    const FlownWay way = way_of(view, search_->angle, search_->power);
    if (!is_plain(end, way, view)) return false;
    expected_ = search_->end = columns_of(end.contact.at);
    search_->mark = mark_of(view, search_->end);
    advice_.emplace();
    advice_->mark = search_->mark;
    advice_->from = view.tank().body.at;
    advice_->to = view.tank(search_->mark).body.at;
    measure(expected_, advice_->to.x);
    advice_->blocked = is_blocked(end, way, advice_->to);
    if (!way.by_wall)
        advice_->blown = advice_->carried = blown_by(view, search_->angle, search_->power, end.ticks);
    advice_->angle = search_->angle;
    advice_->power = search_->power;
    advice_->wind = advice_->wind_then = search_->wind;
    advice_->turn = search_->turn;
    return true;
}

/// How far from its mark, at column `to`, the shot comes down here.
void Coach::measure(Vec2<float> end, float to) {
    const float from = advice_->from.x, far = to > from ? to - end.x : end.x - to;
    advice_->backwards = far > std::abs(to - from) + kHullHalfWidth;
    advice_->columns_short = static_cast<int>(std::lround(far));
}

/// What comes down elsewhere didn't fly as shells do: it was steered, turned away, or split.
void Coach::notice(const Match& match, Vec2<float> at, TankId tank) {
    if (landed_ || !shooter_.exists() || tank != tank_of(shooter_)) return;
    landed_ = true;
    if (!advice_) return;
    if (distance(at, expected_) > kAsForeseen) return advice_.reset();
    measure(at, match.battle().state().tank(advice_->mark).body.at.x);
    advice_->fell = at;
}

/// The person's skill follows what its shots do.
void Coach::end() {
    if (!shooter_.exists()) return;
    const double skill = preference(session_, Preference::skill);
    prefer(session_, Preference::skill, std::round((1 - kShare) * skill + kShare * (hit_ ? 100 : 0)));
    if (advice_ && !hit_) kept_[shooter_] = *advice_;
    misses_[shooter_] = hit_ ? 0 : misses_[shooter_] + 1;
    search_.reset();
    shooter_ = {};
}

const Advice* Coach::advice(PlayerId player, const Match& match) const {
    if (!match.state().tank(player).alive) return nullptr;
    if (player == shooter_) return landed_ && !hit_ && advice_ ? &*advice_ : nullptr;
    const auto kept = kept_.find(player);
    if (kept == kept_.end()) return nullptr;
    const Advice& advice = kept->second;
    const Tank &own = match.state().tank(player), &mark = match.battle().state().tank(advice.mark);
    return mark.alive && !advice.moved(own.body.at, mark.body.at) ? &advice : nullptr;
}

bool Coach::is_off() const {
    return preference(session_, Preference::coach) == static_cast<double>(CoachWanted::off);
}

/// The shot that has just come down counts as well.
int Coach::misses(PlayerId player) const {
    const auto found = misses_.find(player);
    return (found == misses_.end() ? 0 : found->second) + (player == shooter_ && landed_ && !hit_ ? 1 : 0);
}

bool Coach::keeps_quiet(const Match& match) const {
    const auto people = std::ranges::count(match.settings().players, kPerson, &Player::kind);
    return !insists_ && people > 1 &&
           preference(session_, Preference::coach) == static_cast<double>(CoachWanted::beginners);
}

bool Coach::shows_first_flights() const {
    const auto wanted = static_cast<CoachWanted>(preference(session_, Preference::coach));
    if (preference(session_, Preference::matches) > 0) return false;
    if (wanted == CoachWanted::beginners) return preference(session_, Preference::skill) < kPathless;
    return wanted == CoachWanted::third || wanted == CoachWanted::whole;
}

CoachHelp Coach::help(PlayerId player, const Match& match) const {
    if (asked_ == match.turn() && !is_off()) return CoachHelp::whole;
    switch (static_cast<CoachWanted>(preference(session_, Preference::coach))) {
        case CoachWanted::off:
            return CoachHelp::none;
        case CoachWanted::hints:
            return CoachHelp::hint;
        case CoachWanted::words:
            return CoachHelp::words;
        case CoachWanted::third:
            return CoachHelp::third;
        case CoachWanted::whole:
            return CoachHelp::whole;
        case CoachWanted::beginners:
            break;
    }
    return help_of_beginners(player, match);
}

float Coach::path_shown(PlayerId player, const Match& match) const {
    constexpr float kBeginning = 1.0f / 3;
    const CoachHelp help = this->help(player, match);
    if (help == CoachHelp::none) return 0;
    if (preference(session_, Preference::coach) != static_cast<double>(CoachWanted::beginners))
        return help == CoachHelp::whole ? 1 : help == CoachHelp::third ? kBeginning : 0;
    return help == CoachHelp::whole || player == shooter_ || shows_first_flights() ? 1 : kBeginning;
}

/// After a miss about how much, and after the next what to set, once until something is hit. Whoever is stuck
/// in a lesson is told more.
CoachHelp Coach::help_of_beginners(PlayerId player, const Match& match) const {
    if (keeps_quiet(match)) return CoachHelp::none;
    const double skill = preference(session_, Preference::skill);
    const double matches = preference(session_, Preference::matches);
    const bool familiar = matches >= kFamiliar || skill >= kWordless;
    if (familiar && !insists_) return CoachHelp::none;
    const int missed = misses(player);
    if (missed < kExact) return CoachHelp::nudge;
    if (missed == kExact) return CoachHelp::hint;
    if (!insists_) return CoachHelp::nudge;
    return missed > kStuck ? CoachHelp::whole : CoachHelp::third;
}

}  // namespace terramorph

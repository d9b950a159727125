// How the coach finds the aim that would have hit.
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "app/teaching/coach.h"
#include "app/teaching/flown_way.h"
#include "app/teaching/shot_reasons.h"

namespace terramorph {

namespace {

constexpr int kPowerStep = 5;   // of the search
constexpr int kTurnStep = 10;   // tenths of a degree: so far a tap of the key turns
constexpr int kMostTurn = 600;  // tenths of a degree
constexpr int kWidest = 8;      // steps of a run of aims that all hit
// elevations where neither alone is enough: the usual ones first
constexpr int kLofts[] = {450, 550, 650, 750, 820, 350, 250, 150, 500, 600, 700, 780, 850};

/// 1, -1, 2, -2, 3 ... for 1, 2, 3, 4, 5 ...
int to_and_fro(int step) { return step % 2 == 1 ? (step + 1) / 2 : -step / 2; }

}  // namespace

/// Every turn needs an aim of its own: the others have dug since, and another wind may blow.
void Coach::think_anew(const Match& match) {
    const auto kept = kept_.find(match.player());
    if (kept == kept_.end() || match.phase() != Phase::aiming || is_off()) return;
    Advice& advice = kept->second;
    const BattleState& state = match.battle().state();
    const int wind = state.air.wind;
    if ((advice.turn == match.turn() && advice.wind == wind) || !state.tank(advice.mark).alive) return;
    if (advice.wind != wind && advice.blown) {
        const BattleView view(match, match.player(), wind);
        advice.blown =
            blown_by(view, advice.angle, advice.power, view.predict(advice.angle, advice.power).ticks);
    }
    if (!advice.anew) advice.before = advice.aim;
    advice.aim.reset();
    advice.path.clear();
    advice.searched = false;
    advice.turn = match.turn(), advice.wind = wind, advice.anew = true;
    advice.from = match.state().tank(match.player()).body.at;
    advice.to = state.tank(advice.mark).body.at;
    search_ = {.player = match.player(),
               .turn = match.turn(),
               .angle = advice.angle,
               .power = advice.power,
               .wind = wind,
               .mark = advice.mark,
               .end = advice.to,
               .step = -1,
               .anew = true};
}

void Coach::advance(const Match& match, int predictions) {
    think_anew(match);
    if (!search_) return;
    const bool over = landed_ && !search_->anew;
    if (over || match.turn() != search_->turn) return search_.reset();  // the land isn't what it was
    const BattleView view(match, search_->player, search_->wind);
    while (search_ && predictions > 0) {
        const std::optional<Trial> trial = next_trial(view.power_limit());
        if (!trial)
            conclude(view, std::nullopt);
        else if (hits(view, *trial, predictions))
            settle(view, *trial, predictions);
    }
}

/// First other powers, the nearest first; then other angles; at last high shots of all powers
/// towards the mark, wherever the barrel points.
std::optional<Coach::Trial> Coach::next_trial(int limit) {
    CoachSearch& search = *search_;
    for (; search.phase < 2; ++search.phase, search.step = 0) {
        const bool pushes = search.phase == 0;
        const int most = pushes ? 2 * limit / kPowerStep : 2 * kMostTurn / kTurnStep;
        while (++search.step < most) {
            const int by = to_and_fro(search.step);
            const Trial trial = {search.angle + (pushes ? 0 : by * kTurnStep),
                                 search.power + (pushes ? by * kPowerStep : 0)};
            if (trial.angle >= 0 && trial.angle <= kHalfTurn && trial.power > 0 && trial.power <= limit)
                return trial;
        }
    }
    const int powers = limit / kPowerStep, step = search.step++;
    if (powers == 0 || step >= powers * static_cast<int>(std::size(kLofts))) return std::nullopt;
    const int loft = kLofts[step / powers] + search.angle % kTurnStep;
    const Advice& advice = search.anew ? kept_[search.player] : *advice_;
    return Trial{advice.to.x < advice.from.x ? kHalfTurn - loft : loft, limit - kPowerStep * (step % powers)};
}

bool Coach::hits(const BattleView& view, Trial trial, int& predictions) const {
    const Prediction end = view.predict(trial.angle, trial.power);
    predictions -= view.cost(end);
    return end.end == FlightEnd::hit && end.contact.tank == search_->mark;
}

/// Takes the middle of the aims around it that hit as well.
void Coach::settle(const BattleView& view, Trial trial, int& predictions) {
    const int by = to_and_fro(search_->step) < 0 ? -1 : 1;
    const int turn = search_->phase == 1 ? by * kTurnStep : 0;
    const int push = search_->phase == 0 ? by * kPowerStep : 0;
    int more = 0;
    while ((turn != 0 || push != 0) && more < kWidest &&
           hits(view, {trial.angle + (more + 1) * turn, trial.power + (more + 1) * push}, predictions))
        ++more;
    conclude(view, Trial{trial.angle + more / 2 * turn, trial.power + more / 2 * push});
}

void Coach::conclude(const BattleView& view, std::optional<Trial> trial) {
    Advice& advice = search_->anew ? kept_[search_->player] : *advice_;
    advice.searched = true;
    if (trial) {
        const double push = 100.0 * (trial->power - search_->power) / std::max(1, search_->power);
        advice.aim = BetterAim{trial->angle, trial->power, trial->angle - search_->angle,
                               static_cast<int>(std::lround(push))};
        advice.path = way_of(view, trial->angle, trial->power).places;
    }
    search_.reset();
}

}  // namespace terramorph

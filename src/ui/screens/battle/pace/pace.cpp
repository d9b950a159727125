#include "ui/screens/battle/pace/pace.h"

#include <algorithm>
#include <cmath>

#include "app/language/language.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr double kAtAPerson = 1.15;    // of a computer's shell: hardly to be seen
constexpr double kAtAComputer = 1.5;   // and where no person is in danger
constexpr double kHighFlight = 2.5;    // of a computer's lob, where nothing can happen to it
constexpr double kThinking = 1.5;      // of a computer: one still sees whose turn it is
constexpr float kDanger = 160;         // columns from a person within which one wants to look
constexpr double kTumbling = 3;        // of what rolls on where nobody plays on that ...
constexpr double kFirstTumbles = 0.4;  // ... after so many seconds, in which it's seen to fall
constexpr double kHurriesIn = 0.4;     // seconds from the one to the other
constexpr double kEachWait = 0.3;      // more for each shot of theirs that a person has seen ...
constexpr int kMaxWaits = 3;           // ... up to so many
constexpr double kEachOther = 0.15;    // more for each computer besides one, once they have been seen to play
constexpr double kComingDown = 0.25;   // of that hurry where a shell comes down: one sees where it strikes
constexpr float kLow = 150, kHigh = 600;  // columns above the ground: between them one becomes the other

bool is_person(const Match& match, PlayerId player) { return match.player(player).kind == kPerson; }

bool people_are_left(const Match& match) {
    return std::ranges::any_of(match.state().order, [&](PlayerId player) {
        return is_person(match, player) && match.state().tank(player).alive;
    });
}

float height_above_ground(const BattleState& battle, const Shell& shell) {
    const Vec2<float> at = columns_of(shell.flight.place());
    const int x = std::clamp(static_cast<int>(at.x), 0, battle.ground.width() - 1);
    return at.y - to_columns(battle.ground.top(x));
}

/// How many columns above the ground the lowest shell is.
float lowest_height(const BattleState& battle) {
    float lowest = kHigh;
    for (const Shell& shell : battle.shells) lowest = std::min(lowest, height_above_ground(battle, shell));
    return lowest;
}

/// True if a shell may strike soon.
bool comes_down(const BattleState& battle) {
    return std::ranges::any_of(battle.shells, [&](const Shell& shell) {
        return shell.flight.velocity.y < Fixed() && height_above_ground(battle, shell) < kLow;
    });
}

/// True if somebody at the keyboard is meant, or something flies close by, or nobody there waits for a turn.
bool is_worth_a_look(const Match& match) {
    if (!people_are_left(match)) return true;
    const BattleState& battle = match.battle().state();
    const auto& shots = match.tally().shots();
    const auto near = [&](float x) {
        return std::ranges::any_of(match.state().order, [&](PlayerId player) {
            const Tank& tank = match.state().tank(player);
            return is_person(match, player) && tank.alive && std::abs(tank.body.at.x - x) < kDanger;
        });
    };
    const bool aimed = !shots.empty() && shots.back().target;
    if (!aimed || near(static_cast<float>(shots.back().target->x))) return true;
    return std::ranges::any_of(battle.shells,
                               [&](const Shell& shell) { return near(columns_of(shell.flight.place()).x); });
}

/// A lob takes its time only where it leaves and where it comes down.
double computers_flight(const Match& match) {
    const double low = is_worth_a_look(match) ? kAtAPerson : kAtAComputer;
    const BattleState& battle = match.battle().state();
    if (battle.shells.empty()) return low;
    const float high = std::clamp((lowest_height(battle) - kLow) / (kHigh - kLow), 0.0f, 1.0f);
    return std::lerp(low, kHighFlight, static_cast<double>(high));
}

/// Debris that tumbles on and on changes nothing, unless a tank still falls.
double tumbling(const BattleState& battle) {
    const auto falls = [](const Tank& tank) { return tank.alive && tank.airborne != 0; };
    if (in_action(battle) || std::ranges::any_of(battle.tanks, falls)) return 1;
    const double share = (to_seconds(battle.settling) - kFirstTumbles) / kHurriesIn;
    return std::lerp(1, kTumbling, std::clamp(share, 0.0, 1.0));
}

int computers_left(const Match& match) {
    return static_cast<int>(std::ranges::count_if(match.state().order, [&](PlayerId player) {
        return !is_person(match, player) && match.state().tank(player).alive;
    }));
}

/// How many times faster computers take their turns, the more of them a person has waited for; from the
/// second volley on also the more of them there are.
double impatience(const Match& match) {
    if (!people_are_left(match)) return 1;
    const auto& shots = match.tally().shots();
    const auto persons = [&](const PastShot& shot) { return is_person(match, shot.player); };
    const auto last = std::find_if(shots.rbegin(), shots.rend(), persons);
    const int flying = match.phase() == Phase::flying ? 1 : 0;
    const int waits = std::clamp(static_cast<int>(last - shots.rbegin()) - flying, 0, kMaxWaits);
    const bool seen = std::ranges::count_if(shots, persons) > 1;
    const int others = seen ? std::clamp(computers_left(match) - 1, 0, kMaxWaits) : 0;
    return 1 + kEachWait * waits + kEachOther * others;
}

}  // namespace

int next_speed(int speed) { return speed < kFastest ? 2 * speed : speed < kSkip ? kSkip : 1; }

std::string speed_words(int speed) { return speed >= kSkip ? std::string(tr("skip")) : concat("×", speed); }

void Hurry::press(const InputEvent& press, bool aiming) {
    if (press.key != Key::space) return;
    if (press.kind == InputEvent::Kind::up) held_ = false;
    if (press.kind == InputEvent::Kind::down && !press.repeat) held_ = !aiming;
}

int Hurry::speed(int chosen) const { return held_ ? std::max(chosen, kFastest) : chosen; }

bool is_fast_forward(const Match& match) {
    const bool fights = match.phase() == Phase::aiming || match.phase() == Phase::flying;
    const auto is_one = [&](PlayerId player) { return is_person(match, player); };
    return fights && std::ranges::any_of(match.state().order, is_one) && !people_are_left(match);
}

double natural_pace(const Match& match, int speed) {
    const BattleState& battle = match.battle().state();
    const bool hurries = speed == 1 && !is_person(match, match.player());
    if (match.phase() == Phase::aiming)
        return hurries && people_are_left(match) ? kThinking * impatience(match) : 1;
    if (match.phase() != Phase::flying) return 1;
    const double lapse = time_lapse(battle.rules) * (speed == 1 ? tumbling(battle) : 1);
    if (!hurries) return lapse;
    const double hurry = impatience(match);
    return lapse * computers_flight(match) *
           (comes_down(battle) ? std::lerp(1.0, hurry, kComingDown) : hurry);
}

int battle_speed(const Match& match, int chosen, bool forward) {
    if (forward && is_fast_forward(match)) return std::max(chosen, kFastest);
    const bool together = match.settings().turn_mode() == TurnMode::simultaneous;
    const bool person = is_person(match, match.player());
    if (together && match.phase() == Phase::aiming) return person ? 1 : kSkip;  // there is nothing to see
    return person || (together && people_are_left(match)) ? 1 : chosen;
}

}  // namespace terramorph

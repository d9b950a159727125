#include "ui/screens/battle/pace/pace.h"

#include <algorithm>

#include "app/language/language.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr double kComputersFlight = 1.15;  // hardly to be seen, but one waits for each of them

bool is_person(const Match& match, PlayerId player) { return match.player(player).kind == kPerson; }

bool people_are_left(const Match& match) {
    return std::ranges::any_of(match.state().order, [&](PlayerId player) {
        return is_person(match, player) && match.state().tank(player).alive;
    });
}

}  // namespace

int next_speed(int speed) { return speed < kFastest ? 2 * speed : speed < kSkip ? kSkip : 1; }

std::string speed_words(int speed) { return speed >= kSkip ? std::string(tr("skip")) : concat("×", speed); }

bool is_fast_forward(const Match& match) {
    const bool fights = match.phase() == Phase::aiming || match.phase() == Phase::flying;
    const auto is_one = [&](PlayerId player) { return is_person(match, player); };
    return fights && std::ranges::any_of(match.state().order, is_one) && !people_are_left(match);
}

double natural_pace(const Match& match, int speed) {
    if (match.phase() != Phase::flying) return 1;
    const BattleState& battle = match.battle().state();
    const bool hurries = speed == 1 && !battle.shells.empty() && !is_person(match, match.player());
    return time_lapse(battle.rules) * (hurries ? kComputersFlight : 1);
}

int battle_speed(const Match& match, int chosen, bool forward) {
    if (forward && is_fast_forward(match)) return std::max(chosen, kFastest);
    const bool together = match.settings().turn_mode() == TurnMode::simultaneous;
    const bool person = is_person(match, match.player());
    if (together && match.phase() == Phase::aiming) return person ? 1 : kSkip;  // there is nothing to see
    return person || (together && people_are_left(match)) ? 1 : chosen;
}

}  // namespace terramorph

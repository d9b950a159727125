#include "ui/screens/battle/tips/coach_words.h"

#include <algorithm>
#include <cstdlib>

#include "app/language/language.h"
#include "app/player/preferences.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/captions/fall_of_shot.h"
#include "ui/screens/battle/hud/hud.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr int kBlownFar = 10;  // columns

std::string carried_words(int right) {
    return right > 0 ? tr("The wind took it {n} m to the right.", {{"n", right}})
                     : tr("The wind took it {n} m to the left.", {{"n", -right}});
}

/// True if a shot that the wind took so many columns to the right fell where it did in spite of that.
bool in_spite_of_wind(const Advice& advice, int right) {
    const int forward = advice.to.x > advice.from.x ? 1 : -1;
    return advice.columns_short * forward * right > 0;
}

std::string drift_words(const Advice& advice) {
    if (!advice.blown || advice.wind == 0) return {};
    const int blown = *advice.blown;
    if (std::abs(blown) < kBlownFar) return std::string(tr("The wind hardly moved it."));
    return in_spite_of_wind(advice, blown) ? std::string() : carried_words(blown);
}

/// What another wind that blows now does to shells towards the mark; nothing if it's about as it was.
std::string wind_change_words(const Advice& advice) {
    constexpr int kAsBefore = 2;
    const int forward = advice.to.x > advice.from.x ? 1 : -1;
    const int then = forward * advice.wind_then, now = forward * advice.wind;
    if (std::abs(now - then) <= kAsBefore) return {};
    if (now == 0) return std::string(tr("The wind has died down."));
    if (now < 0)
        return std::string(then > 0     ? tr("The wind has turned against you.")
                           : now < then ? tr("The headwind is stronger now.")
                                        : tr("The headwind has eased."));
    return std::string(then < 0     ? tr("The wind has turned your way.")
                       : now > then ? tr("The tailwind is stronger now.")
                                    : tr("The tailwind has eased."));
}

/// What is to blame, or else has changed since.
std::string cause_words(const Advice& advice) {
    if (advice.blocked) return std::string(tr("The ground was in the way."));
    if (std::string words = wind_change_words(advice); !words.empty()) return words;
    const int carried = advice.carried.value_or(0);
    const bool blamed = std::abs(carried) >= kBlownFar && !in_spite_of_wind(advice, carried);
    return blamed ? carried_words(carried) : std::string();
}

/// By the next turn nobody sees any more where it fell.
std::string far_off(const Advice& advice, std::string_view mark) {
    const int columns = advice.columns_short;
    if (std::abs(columns) <= kHullHalfWidth) return {};
    return columns > 0 ? tr("Your last shot fell {n} m short of {name}.", {{"n", columns}, {"name", mark}})
                       : tr("Your last shot landed {n} m past {name}.", {{"n", -columns}, {"name", mark}});
}

constexpr int kStraightUp = kHalfTurn / 2;

/// True if barrels at these angles point to different sides. Straight up is to none.
bool crosses_over(int angle, int other) {
    return (angle < kStraightUp && other > kStraightUp) || (angle > kStraightUp && other < kStraightUp);
}

/// True if the shot flew away from its mark, or got nowhere while a better one begins to the other side.
/// One that points away from its mark isn't wrong where the wind brings it back.
bool turns_round(const Advice& advice) {
    if (!advice.aim) return advice.backwards;
    const bool got_nowhere =
        static_cast<float>(advice.columns_short) >= std::abs(advice.to.x - advice.from.x);
    const bool crosses = crosses_over(advice.angle, advice.aim->angle);
    return advice.backwards ? advice.aim->angle != advice.angle : crosses && got_nowhere;
}

/// Which way to turn the barrel, and about how far.
std::string turn_words(const Advice& advice) {
    constexpr int kStep = 50;  // tenths of a degree
    const bool right = advice.aim ? advice.aim->angle < advice.angle : advice.from.x < advice.to.x;
    if (!advice.aim)
        return std::string(right ? tr("Wrong way: turn the barrel right")
                                 : tr("Wrong way: turn the barrel left"));
    const Argument about = {"angle", (advice.aim->angle + kStep / 2) / kStep * kStep / 10};
    return right ? tr("Wrong way: turn the barrel right, to about {angle}°", {about})
                 : tr("Wrong way: turn the barrel left, to about {angle}°", {about});
}

/// Where no aim is known that's better: of the shot that has just come down, or for the next one.
std::string miss_heading(const Advice& advice) {
    if (advice.backwards) return turn_words(advice);
    if (advice.anew) return std::string(tr("No clear shot from here: drive or dig"));
    return std::string(advice.columns_short >= 0 ? tr("Too short") : tr("Too far"));
}

/// What is to be set, or above what is to be set.
std::string advice_heading(const Advice& advice, const std::vector<TipTask>& tasks, const Session& session) {
    if (!advice.aim) return miss_heading(advice);
    if (!tasks.empty() && std::ranges::all_of(tasks, &TipTask::done))
        return Scale::finger() > 0 ? std::string(tr("Tap Fire: that should hit"))
               : session.mouse
                   ? std::string(tr("Click Fire: that should hit"))
                   : tr("Press {fire}: that should hit", {{"fire", key_frames(session, "space")}});
    if (!tasks.empty()) return std::string(tr("This should hit"));
    const auto& [angle, power, turn, push] = *advice.aim;
    if (turn == 0 && push == 0) return std::string(tr("The same shot would hit now"));
    const Argument angle_set = {"angle", angle_text(angle)}, power_set = {"power", power};
    if (turn != 0 && push != 0)
        return tr("Angle {angle}° and power {power} would have hit", {angle_set, power_set});
    return turn != 0 ? tr("Angle {angle}° would have hit", {angle_set})
                     : tr("Power {power} would have hit", {power_set});
}

/// How far off it fell is told where it fell.
std::string reasons(const Advice& advice, bool shows_path) {
    if (advice.backwards && !advice.aim) return {};  // the heading says it
    const bool blocked = advice.blocked && !advice.anew;
    std::vector<std::string> words = {blocked ? std::string(tr("The ground was in the way."))
                                              : drift_words(advice)};
    if (shows_path && !advice.path.empty()) words.emplace_back(tr("The green dots show a shot that hits."));
    std::erase(words, "");
    return joined(words, " ");
}

}  // namespace

std::string nudge_words(const Advice& advice) {
    if (turns_round(advice)) return turn_words(advice);
    if (!advice.aim) return miss_heading(advice);
    const RoughAim rough = rough_aim(*advice.aim, advice.angle, advice.power);
    const Argument angle = {"angle", (advice.angle + rough.turn + 5) / 10};
    const Argument power = {"power", advice.power + rough.push};
    if (rough.turn != 0 && rough.push != 0)
        return tr("Try angle {angle}° and power {power} or so", {angle, power});
    if (rough.push != 0) return tr("Try power {power} or so", {power});
    if (rough.turn != 0) return tr("Try angle {angle}° or so", {angle});
    return std::string(tr("The same shot would hit now"));
}

std::string hint_words(const Advice& advice) {
    if (turns_round(advice)) return turn_words(advice);
    if (!advice.aim) return miss_heading(advice);
    const auto& [angle, power, turn, push] = *advice.aim;
    const Argument angle_set = {"angle", angle_text(angle)}, power_set = {"power", power};
    if (turn != 0 && push != 0) return tr("Try angle {angle}° and power {power}", {angle_set, power_set});
    if (push != 0) return tr("Try power {power}", {power_set});
    if (turn != 0) return tr("Try angle {angle}°", {angle_set});
    return std::string(tr("The same shot would hit now"));
}

std::string hint_reason(const Advice& advice, std::string_view mark) {
    const bool same = advice.aim && advice.aim->turn == 0 && advice.aim->push == 0;
    if (!advice.aim || advice.backwards || same) return {};
    std::vector<std::string> words = {far_off(advice, mark), cause_words(advice)};
    std::erase(words, "");
    return joined(words, " ");
}

std::string miss_words(const Advice& advice, std::string_view mark) {
    const int columns = advice.columns_short;
    if (std::abs(columns) <= kHullHalfWidth) return {};
    return miss_words(columns > 0 ? FallOfShot::Miss::too_short : FallOfShot::Miss::too_long,
                      std::abs(columns), mark);
}

TipWords review_words(const Advice& advice, bool exact, bool shows_path, const Session& session) {
    if (!advice.aim && !advice.backwards && !advice.blocked) return {};
    return {exact ? advice_heading(advice, {}, session) : nudge_words(advice), reasons(advice, shows_path)};
}

std::vector<TipTask> tasks_of(const BetterAim& aim, const Tank& tank) {
    constexpr int kSameAngle = 5, kSamePower = 2;  // tenths of a degree, and power
    const int turn = aim.angle - tank.angle, push = aim.power - tank.power;
    TipTask angle = {tr("Angle {angle}°", {{"angle", angle_text(aim.angle)}})};
    if (std::abs(turn) > kSameAngle)
        angle.left = concat(turn > 0 ? "← " : "→ ", (std::abs(turn) + 5) / 10, "°");
    TipTask power = {tr("Power {power}", {{"power", aim.power}})};
    if (std::abs(push) > kSamePower) power.left = concat(push > 0 ? "↑ " : "↓ ", std::abs(push));
    return {std::move(angle), std::move(power)};
}

TipWords advice_words(const Advice& advice, bool shows_path, const std::vector<TipTask>& tasks,
                      const Session& session) {
    return {advice_heading(advice, tasks, session), reasons(advice, shows_path)};
}

std::string no_advice_words(const Session& session) {
    const bool off = preference(session, Preference::coach) == static_cast<double>(CoachWanted::off);
    return std::string(off ? tr("The coach is off. You can turn it on in Options.")
                           : tr("No advice now. The coach helps after a miss with a simple missile."));
}

}  // namespace terramorph

#include "ui/screens/battle/tips/tip_words.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "app/language/language.h"
#include "app/player/controls.h"
#include "app/player/preferences.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/screens/battle/hud/hud.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr int kBlownFar = 10;  // columns

bool touched() { return Scale::finger() > 0; }

/// "[A] [D]" of "a d": as the player has bound them on the device used last.
std::string key_frames(const Session& session, std::string_view keys) {
    std::vector<std::string> frames;
    for (const std::string_view key : words(keys))
        frames.push_back(concat("[", caps(session.controls, session.device, key), "]"));
    return joined(frames, " ");
}

std::string wind_words(const Match& match) {
    return std::string(match.battle().state().air.wind > 0
                           ? tr("The wind pushes shells right, so aim left of your target")
                           : tr("The wind pushes shells left, so aim right of your target"));
}

std::string crate_words(const Match& match, const Session& session) {
    const bool drives = match.state().tank(match.player()).fuel > 0 && !touched();
    if (!drives) return std::string(tr("Touch the crate for a weapon or an item"));
    if (session.mouse)
        return tr("A crate! Hold {keys} above to drive to it", {{"keys", key_frames(session, "a d")}});
    return tr("A crate! Drive to it with {keys}", {{"keys", key_frames(session, "a d")}});
}

std::string carried_words(int right) {
    return right > 0 ? tr("The wind took it {n} m to the right.", {{"n", right}})
                     : tr("The wind took it {n} m to the left.", {{"n", -right}});
}

std::string drift_words(const Advice& advice) {
    if (!advice.blown || advice.wind == 0) return {};
    const int blown = *advice.blown;
    return std::abs(blown) < kBlownFar ? std::string(tr("The wind hardly moved it.")) : carried_words(blown);
}

/// By the next turn nobody sees any more where it fell.
std::string far_off(const Advice& advice) {
    const int columns = advice.columns_short;
    if (std::abs(columns) <= kHullHalfWidth) return {};
    return columns > 0 ? tr("Your last shot fell {n} m short.", {{"n", columns}})
                       : tr("Your last shot fell {n} m too far.", {{"n", -columns}});
}

/// Where no aim is known that's better: of the shot that has just come down, or for the next one.
std::string miss_heading(const Advice& advice) {
    if (advice.backwards) return std::string(tr("Wrong way"));
    if (advice.anew) return std::string(tr("No clear shot from here: drive or dig"));
    return std::string(advice.columns_short >= 0 ? tr("Too short") : tr("Too far"));
}

/// What is to be set, or above what is to be set.
std::string advice_heading(const Advice& advice, const std::vector<TipTask>& tasks, const Session& session) {
    if (!advice.aim) return miss_heading(advice);
    if (!tasks.empty() && std::ranges::all_of(tasks, &TipTask::done))
        return touched() ? std::string(tr("Tap Fire: that should hit"))
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
    if (advice.backwards && !advice.aim) return std::string(tr("Turn the barrel to the other side"));
    const bool blocked = advice.blocked && !advice.anew;
    std::vector<std::string> words = {blocked ? std::string(tr("The ground was in the way."))
                                              : drift_words(advice)};
    if (shows_path && !advice.path.empty()) words.emplace_back(tr("The green dots show a shot that hits."));
    std::erase(words, "");
    return joined(words, " ");
}

}  // namespace

/// True if the shot flew away from its mark, or the better one begins to the other side.
static bool turns_round(const Advice& advice) {
    const bool crosses = advice.aim && (advice.aim->angle < kHalfTurn / 2) != (advice.angle < kHalfTurn / 2);
    return advice.backwards || crosses;
}

std::string nudge_words(const Advice& advice) {
    constexpr int kLittle = 8;  // % of the power
    if (turns_round(advice)) return std::string(tr("Turn the barrel to the other side"));
    if (!advice.aim) return miss_heading(advice);
    const auto [angle, power, turn, push] = *advice.aim;
    std::vector<std::string> ways;
    if (push > 0) ways.emplace_back(push > kLittle ? tr("More power") : tr("A little more power"));
    if (push < 0) ways.emplace_back(push < -kLittle ? tr("Less power") : tr("A little less power"));
    const bool steeper = (turn > 0) == (advice.angle < kHalfTurn / 2);
    if (turn != 0) ways.emplace_back(steeper ? tr("Aim higher") : tr("Aim lower"));
    return ways.empty() ? std::string(tr("The same shot would hit now")) : joined(ways, ". ");
}

std::string hint_words(const Advice& advice) {
    if (turns_round(advice)) return std::string(tr("Turn the barrel to the other side"));
    if (!advice.aim) return miss_heading(advice);
    const auto& [angle, power, turn, push] = *advice.aim;
    const Argument angle_set = {"angle", angle_text(angle)}, power_set = {"power", power};
    if (turn != 0 && push != 0) return tr("Try angle {angle}° and power {power}", {angle_set, power_set});
    if (push != 0) return tr("Try power {power}", {power_set});
    if (turn != 0) return tr("Try angle {angle}°", {angle_set});
    return std::string(tr("The same shot would hit now"));
}

std::string hint_reason(const Advice& advice) {
    const bool same = advice.aim && advice.aim->turn == 0 && advice.aim->push == 0;
    if (!advice.aim || advice.backwards || same) return {};
    std::vector<std::string> words = {far_off(advice)};
    if (advice.blocked) words.emplace_back(tr("The ground was in the way."));
    const int carried = advice.carried.value_or(0);
    const bool turned =
        advice.wind != 0 && (carried > 0) != (advice.wind > 0);  // that wind doesn't blow any more
    if (!advice.blocked && !turned && std::abs(carried) >= kBlownFar) words.push_back(carried_words(carried));
    std::erase(words, "");
    return joined(words, " ");
}

/// The lessons that are others for fingers.
static std::string lesson_for_fingers(Lesson lesson) {
    switch (lesson) {
        case Lesson::turn:
            return std::string(tr("Drag over the land to aim, then tap Fire"));
        case Lesson::power:
            return std::string(tr("Drag farther to shoot farther"));
        case Lesson::weapon:
            return std::string(tr("Tap your weapon to change it"));
        case Lesson::coach:
            return std::string(tr("The coach can help after a miss"));
        default:
            return {};
    }
}

/// The lessons that are others for a mouse.
static std::string lesson_for_mouse(Lesson lesson) {
    switch (lesson) {
        case Lesson::turn:
            return std::string(tr("Drag from your tank to aim, then click Fire"));
        case Lesson::power:
            return std::string(tr("Drag farther or turn the wheel to shoot farther"));
        case Lesson::weapon:
            return std::string(tr("Click your weapon to change it"));
        case Lesson::coach:
            return std::string(tr("Missed? Click \"coach\" above"));
        default:
            return {};
    }
}

static std::string lesson_heading(Lesson lesson, const Match& match, const Session& session) {
    switch (lesson) {
        case Lesson::power:
            return tr("Hold {key} to shoot farther", {{"key", key_frames(session, "up")}});
        case Lesson::wind:
            return wind_words(match);
        case Lesson::weapon:
            return tr("{key} switches weapons", {{"key", key_frames(session, "tab")}});
        case Lesson::ground:
            return std::string(tr("Blast the ground from under a tank and it falls"));
        case Lesson::money:
            return std::string(tr("Hits earn money to spend between rounds"));
        case Lesson::crate:
            return crate_words(match, session);
        case Lesson::coach:
            return tr("Missed? Ask the coach with {key}", {{"key", key_frames(session, "c")}});
        default:
            return {};
    }
}

/// The one lesson before the first shot, so it has all that one needs for it.
static TipWords first_lesson(const Session& session) {
    const bool has_mouse = session.device == Device::keyboard;
    return {tr("Aim {turn}, power {power}, fire {fire}", {{"turn", key_frames(session, "left right")},
                                                          {"power", key_frames(session, "up down")},
                                                          {"fire", key_frames(session, "space")}}),
            std::string(has_mouse ? tr("Or drag from your tank: farther means more power.") : "")};
}

/// Whoever has clicked on Play may rather want keys.
static std::string keys_too(const Session& session) {
    const auto row = [&](std::string_view keys) { return caps(session.controls, session.device, keys); };
    return tr("Drag farther for more power. Keys work, too: {turn} aim, {power} power, {fire} fires.",
              {{"turn", row("left right")}, {"power", row("up down")}, {"fire", row("space")}});
}

TipWords lesson_words(Lesson lesson, const Match& match, const Session& session) {
    if (std::string words = touched() ? lesson_for_fingers(lesson) : ""; !words.empty()) return {words, ""};
    if (lesson == Lesson::turn && !session.mouse) return first_lesson(session);
    if (std::string words = session.mouse ? lesson_for_mouse(lesson) : ""; !words.empty())
        return {words, lesson == Lesson::turn ? keys_too(session) : ""};
    return {lesson_heading(lesson, match, session), ""};
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

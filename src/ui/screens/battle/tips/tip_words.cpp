#include "ui/screens/battle/tips/tip_words.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "app/language/language.h"
#include "app/player/preferences.h"
#include "base/text.h"
#include "ui/screens/battle/hud/hud.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr int kBlownFar = 10;  // columns

bool touched() { return Scale::finger() > 0; }

std::string wind_heading(const Match& match) {
    return std::string(match.battle().state().air.wind > 0 ? tr("The wind blows to the right")
                                                           : tr("The wind blows to the left"));
}

/// Why it isn't simply round and round.
TipWords order_words(const Match& match) {
    const auto lives = [&](PlayerId player) { return match.state().tank(player).alive; };
    if (std::ranges::count_if(match.state().order, lives) == 2)
        return {std::string(tr("You take turns going first")),
                std::string(tr("First A then B, next B then A, so nobody gets an edge."))};
    return {std::string(tr("The order reshuffles once everyone has fired")),
            std::string(
                tr("Everyone fires once before anyone fires again. The strip at the top shows who's next."))};
}

/// What a crate is for, and how to get there.
TipWords crate_words(const Match& match) {
    const bool drives = match.state().tank(match.player()).fuel > 0 && !touched();
    return {std::string(drives ? tr("A crate! [A] and [D] drive to it") : tr("A crate has landed")),
            std::string(tr("Touch it for a weapon or an item. A blast blows it up."))};
}

std::string drift_words(const Advice& advice) {
    if (!advice.blown || advice.wind == 0) return {};
    const int blown = *advice.blown;
    if (std::abs(blown) < kBlownFar) return std::string(tr("The wind hardly moved it."));
    return blown > 0 ? tr("The wind took it {n} m to the right.", {{"n", blown}})
                     : tr("The wind took it {n} m to the left.", {{"n", -blown}});
}

/// How far off it fell; empty where that's hardly to be seen.
std::string fall_words(const Advice& advice) {
    const int far = advice.columns_short;
    if (std::abs(far) <= kHullHalfWidth) return {};
    return far > 0 ? tr("It fell {n} m short.", {{"n", far}}) : tr("It fell {n} m too far.", {{"n", -far}});
}

/// Where no aim is known that's better.
std::string miss_heading(const Advice& advice) {
    if (advice.backwards) return std::string(tr("Wrong way"));
    return std::string(advice.columns_short >= 0 ? tr("Too short") : tr("Too far"));
}

/// What is to be set, or above what is to be set.
std::string advice_heading(const Advice& advice, const std::vector<TipTask>& tasks) {
    if (!advice.aim) return miss_heading(advice);
    if (!tasks.empty() && std::ranges::all_of(tasks, &TipTask::done))
        return std::string(touched() ? tr("Tap Fire: that should hit")
                                     : tr("Press [Space]: that should hit"));
    if (!tasks.empty())
        return std::string(advice.anew ? tr("With this wind, that should hit") : tr("This would have hit"));
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
    if (advice.backwards && !advice.aim) return std::string(tr("Turn the barrel to the other side."));
    std::vector<std::string> words = {drift_words(advice)};
    if (shows_path && !advice.path.empty()) words.emplace_back(tr("The green dots show a shot that hits."));
    std::erase(words, "");
    return joined(words, " ");
}

/// What to set instead of what was fired; empty if it's to the other side.
std::string change_words(const Advice& advice) {
    if (advice.backwards) return {};
    if (!advice.aim && !advice.searched) return miss_heading(advice);
    if (!advice.aim) return std::string(tr("No plain shot found from here: drive or dig"));
    const auto& [angle, power, turn, push] = *advice.aim;
    if ((angle < kHalfTurn / 2) != (advice.angle < kHalfTurn / 2)) return {};
    const Argument angle_set = {"angle", angle_text(angle)}, power_set = {"power", power};
    if (turn != 0 && push != 0) return tr("Try angle {angle}° and power {power}", {angle_set, power_set});
    if (push != 0) return tr("Try power {power} instead of {last}", {power_set, {"last", advice.power}});
    if (turn == 0) return std::string(tr("The same shot would hit now"));
    return tr("Try angle {angle}° instead of {last}°", {angle_set, {"last", angle_text(advice.angle)}});
}

/// What was wrong with the last shot.
std::string fault_words(const Advice& advice) {
    if (advice.changed) return std::string(tr("The battlefield has changed since your last shot."));
    if (advice.blocked) return std::string(tr("The ground was in the way."));
    std::vector<std::string> words = {fall_words(advice), drift_words(advice)};
    std::erase(words, "");
    return joined(words, " ");
}

}  // namespace

TipWords hint_words(const Advice& advice, bool aims, std::string_view key) {
    std::string change = change_words(advice);
    if (change.empty())
        return {std::string(tr("Wrong way")), std::string(tr("Turn the barrel to the other side."))};
    std::vector<std::string> words = {fault_words(advice)};
    if (advice.closer && !advice.changed) words.emplace(words.begin(), tr("Closer!"));
    if (aims && advice.aim && !key.empty() && !touched())
        words.push_back(tr("{key} shows the shot.", {{"key", key}}));
    std::erase(words, "");
    return {std::move(change), joined(words, " ")};
}

/// The lessons that are others for fingers.
static TipWords lesson_for_fingers(Lesson lesson) {
    switch (lesson) {
        case Lesson::turn:
            return {std::string(tr("Drag over the land to aim")),
                    std::string(tr("Or hold the arrows beside the angle."))};
        case Lesson::power:
            return {std::string(tr("Drag farther for more power, then tap Fire")),
                    std::string(tr("More power, longer shot."))};
        case Lesson::weapon:
            return {std::string(tr("Tap your weapon to change it")),
                    std::string(tr("It shows everything you have."))};
        case Lesson::coach:
            return {std::string(tr("The coach can help after a miss")),
                    std::string(
                        tr("Among friends, the coach waits until you ask. You can change that in Options."))};
        default:
            return {};
    }
}

TipWords lesson_words(Lesson lesson, const Match& match, std::string_view key) {
    if (TipWords words = touched() ? lesson_for_fingers(lesson) : TipWords(); !words.first.empty())
        return words;
    switch (lesson) {
        case Lesson::turn:
            return {std::string(tr("Hold [←] or [→] to turn the barrel")),
                    std::string(tr("Or drag from your tank with the mouse."))};
        case Lesson::power:
            return {std::string(tr("[↑] and [↓] set the power, [Space] fires")),
                    std::string(tr("More power, longer shot."))};
        case Lesson::wind:
            return {wind_heading(match), std::string(tr("It pushes every shell, so aim a little into it."))};
        case Lesson::weapon:
            return {std::string(tr("[Tab] switches weapons")),
                    std::string(tr("Or press W to pick from everything you have."))};
        case Lesson::ground:
            return {std::string(tr("The ground gives way")),
                    std::string(tr("Dig it out from under a tank, or bury the tank in it."))};
        case Lesson::order:
            return order_words(match);
        case Lesson::money:
            return {std::string(tr("Hits and kills earn money")),
                    std::string(tr("You get it after the round and spend it on weapons and shields."))};
        case Lesson::crate:
            return crate_words(match);
        case Lesson::coach:
            return {tr("[{key}] asks the coach after a miss", {{"key", key}}),
                    std::string(
                        tr("Among friends, the coach waits until you ask. You can change that in Options."))};
    }
    return {};
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

TipWords advice_words(const Advice& advice, bool shows_path, const std::vector<TipTask>& tasks) {
    return {advice_heading(advice, tasks), reasons(advice, shows_path)};
}

std::string no_advice_words(const Session& session) {
    const bool off = preference(session, Preference::coach) == static_cast<double>(CoachWanted::off);
    return std::string(off ? tr("The coach is off. You can turn it on in Options.")
                           : tr("Nothing to fix yet. Ask the coach after a miss."));
}

}  // namespace terramorph

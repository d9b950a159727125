#include "ui/screens/battle/tips/coach_words.h"

#include <algorithm>
#include <cstdlib>

#include "app/language/language.h"
#include "app/player/controls.h"
#include "app/player/preferences.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/captions/fall_of_shot.h"
#include "ui/narration/narrator.h"
#include "ui/screens/battle/hud/hud.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr int kBlownFar = 10;  // columns that one sees

std::string carried_words(int right) {
    return right > 0 ? tr("The wind pushed your shot {n} m to the right.", {{"n", right}})
                     : tr("The wind pushed your shot {n} m to the left.", {{"n", -right}});
}

/// Columns towards the mark.
int forward(const Advice& advice, int right) { return advice.to.x > advice.from.x ? right : -right; }

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

/// What a miss is put down to; `none` where nothing is as large as the miss.
enum class MissCause { none, ground, wind, new_wind, flat, steep, weak, strong };

/// Of the aim itself, by what another one does better. Nobody sees a degree, or a few hundredths of the
/// power.
MissCause fault_of_aim(const Advice& advice) {
    constexpr int kSeenTurn = 20, kSeenPush = 2;  // tenths of a degree, and % of the power
    if (!advice.aim || turns_round(advice) || std::abs(advice.columns_short) <= kHullHalfWidth)
        return MissCause::none;
    const auto& [angle, power, turn, push] = *advice.aim;
    const int flatter = std::abs(kStraightUp - angle) - std::abs(kStraightUp - (angle - turn));
    if (std::abs(flatter) >= kSeenTurn) return flatter < 0 ? MissCause::flat : MissCause::steep;
    if (push >= kSeenPush && advice.columns_short > 0) return MissCause::weak;
    return push <= -kSeenPush && advice.columns_short < 0 ? MissCause::strong : MissCause::none;
}

/// The one that mattered most: the wind only if it did at least a third of it, and one that has turned since
/// if it does as much to the next shot as all else.
MissCause cause_of(const Advice& advice) {
    if (advice.blocked) return MissCause::ground;
    if (!advice.carried) return fault_of_aim(advice);
    const int took = forward(advice, -*advice.carried);
    const int by_wind = took * advice.columns_short > 0 ? std::abs(took) : 0;
    const int by_aim = std::abs(std::abs(advice.columns_short) - by_wind);
    const int by_new_wind = std::abs(advice.blown.value_or(*advice.carried) - *advice.carried);
    if (by_new_wind >= std::max({kBlownFar, by_aim, by_wind})) return MissCause::new_wind;
    return by_wind >= std::max(kBlownFar, by_aim / 2) ? MissCause::wind : fault_of_aim(advice);
}

bool is_of_power(MissCause cause) { return cause == MissCause::weak || cause == MissCause::strong; }

/// Empty if nothing in particular is to blame.
std::string cause_words(const Advice& advice) {
    switch (cause_of(advice)) {
        case MissCause::ground:
            return std::string(tr("The ground was in the way."));
        case MissCause::wind:
            return carried_words(*advice.carried);
        case MissCause::new_wind:
            return wind_change_words(advice);
        case MissCause::flat:
            return std::string(tr("Your shot was too flat."));
        case MissCause::steep:
            return std::string(tr("Your shot was too steep."));
        case MissCause::weak:
            return std::string(tr("Not enough power."));
        case MissCause::strong:
            return std::string(tr("Too much power."));
        case MissCause::none:
            break;
    }
    return {};
}

/// To tens: what's said to be about right is no exact figure.
int round_figure(int power) { return (power + 5) / 10 * 10; }

/// Why another figure is right now than was said of the last shot. Empty if it's the same, or no other wind
/// blows.
std::string other_figure_words(const Advice& advice) {
    if (!advice.anew || !advice.before || !advice.aim || advice.wind == advice.wind_then) return {};
    const BetterAim &then = *advice.before, &now = *advice.aim;
    if (then.angle == now.angle && round_figure(then.power) == round_figure(now.power)) return {};
    const std::string change = wind_change_words(advice);
    return change.empty() ? std::string(tr("The wind has changed a little.")) : change;
}

/// Which way to turn the barrel, about how far, and with about how much power. `now`: where it points; once
/// it points to the mark's side, nobody is told to turn it.
std::string turn_words(const Advice& advice, std::optional<int> now = {}) {
    constexpr int kStep = 10;  // tenths of a degree
    const bool right = advice.aim ? advice.aim->angle < advice.angle : advice.from.x < advice.to.x;
    if (!advice.aim && now && *now != kStraightUp && (*now < kStraightUp) == right)
        return std::string(tr("That's the right direction now"));
    if (!advice.aim)
        return std::string(right ? tr("Turn the barrel to the right") : tr("Turn the barrel to the left"));
    const Argument about = {"angle", (advice.aim->angle + kStep / 2) / kStep * kStep / 10};
    const int push = rough_aim(*advice.aim, advice.angle, advice.power).push;
    const Argument power = {"power", round_figure(advice.power + push)};
    if (now && crosses_over(advice.angle, advice.aim->angle) && !crosses_over(*now, advice.aim->angle))
        return push == 0 ? tr("Try about {angle}°", {about})
                         : tr("Try about {angle}° and {power} power", {about, power});
    if (push == 0)
        return right ? tr("Turn the barrel right, to about {angle}°", {about})
                     : tr("Turn the barrel left, to about {angle}°", {about});
    return right ? tr("Turn the barrel right, to about {angle}°, and try about {power} power", {about, power})
                 : tr("Turn the barrel left, to about {angle}°, and try about {power} power", {about, power});
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
        return tr("{angle}° and {power} power would have hit", {angle_set, power_set});
    return turn != 0 ? tr("{angle}° would have hit", {angle_set})
                     : tr("{power} power would have hit", {power_set});
}

/// How far off it fell is told where it fell.
std::string reason(const Advice& advice, float path_shown) {
    if (advice.backwards && !advice.aim) return {};  // the heading says it
    const std::string dots = advice.path.empty() ? std::string() : path_words(path_shown);
    return sentences({cause_words(advice), dots});
}

}  // namespace

std::string path_words(float shown) {
    if (shown <= 0) return {};
    return std::string(shown < 1 ? tr("The green dots show the start of a shot that hits.")
                                 : tr("The green dots show a shot that hits."));
}

std::string nudge_words(const Advice& advice, std::optional<int> now) {
    if (turns_round(advice)) return turn_words(advice, now);
    if (!advice.aim) return miss_heading(advice);
    const RoughAim rough = rough_aim(*advice.aim, advice.angle, advice.power);
    const Argument angle = {"angle", (advice.angle + rough.turn + 5) / 10};
    const Argument power = {"power", round_figure(advice.power + rough.push)};
    if (rough.turn != 0 && rough.push != 0) return tr("Try about {angle}° and {power} power", {angle, power});
    if (rough.push != 0) return tr("Try about {power} power", {power});
    if (rough.turn != 0) return tr("Try about {angle}°", {angle});
    return std::string(tr("The same shot would hit now"));
}

std::string how_words(const Advice& advice, const Session& session) {
    if (!advice.unheeded || !advice.aim || turns_round(advice)) return {};
    const RoughAim rough = rough_aim(*advice.aim, advice.angle, advice.power);
    const bool drags = Scale::finger() > 0 || session.mouse;
    const auto cap = [&](std::string_view key) { return caps(session.controls, session.device, key); };
    if (rough.turn != 0)
        return drags ? std::string(tr("Drag from your tank until the barrel meets the green arc."))
                     : tr("Hold {key} until the barrel meets the green arc.",
                          {{"key", cap(rough.turn > 0 ? "left" : "right")}});
    if (rough.push == 0) return {};
    return drags ? std::string(tr("Drag the power to the green mark."))
                 : tr("Hold {key} until the power meets the green mark.",
                      {{"key", cap(rough.push > 0 ? "up" : "down")}});
}

std::string hint_words(const Advice& advice, std::optional<int> now) {
    if (turns_round(advice)) return turn_words(advice, now);
    if (!advice.aim) return miss_heading(advice);
    const auto& [angle, power, turn, push] = *advice.aim;
    const Argument angle_set = {"angle", angle_text(angle)}, power_set = {"power", power};
    if (turn != 0 && push != 0) return tr("Try {angle}° and {power} power", {angle_set, power_set});
    if (push != 0) return tr("Try {power} power", {power_set});
    if (turn != 0) return tr("Try {angle}°", {angle_set});
    return std::string(tr("The same shot would hit now"));
}

std::string fall_words(const Advice& advice, std::string_view mark) {
    const int columns = advice.columns_short;
    if (std::abs(columns) <= kHullHalfWidth) return {};
    return columns > 0 ? tr("Your last shot fell {n} m short of {name}.", {{"n", columns}, {"name", mark}})
                       : tr("Your last shot landed {n} m past {name}.", {{"n", -columns}, {"name", mark}});
}

std::string hint_reason(const Advice& advice, std::string_view mark, bool measured) {
    const bool same = advice.aim && advice.aim->turn == 0 && advice.aim->push == 0;
    if (!advice.aim || advice.backwards || same) return {};
    if (std::string words = other_figure_words(advice); !words.empty()) return words;
    const bool says_less = is_of_power(cause_of(advice)) && !measured;
    std::string cause = says_less ? std::string() : cause_words(advice);
    return cause.empty() && !measured ? fall_words(advice, mark) : cause;
}

std::string miss_words(const Advice& advice, std::string_view mark) {
    const int columns = advice.columns_short;
    if (std::abs(columns) <= kHullHalfWidth) return {};
    return miss_words(columns > 0 ? FallOfShot::Miss::too_short : FallOfShot::Miss::too_long,
                      std::abs(columns), mark);
}

TipWords review_words(const Advice& advice, bool exact, float path_shown, const Session& session) {
    if (!advice.aim && !advice.backwards && !advice.blocked) return {};
    return {exact ? advice_heading(advice, {}, session) : nudge_words(advice), reason(advice, path_shown)};
}

std::vector<TipTask> tasks_of(const BetterAim& aim, const Tank& tank) {
    constexpr int kSameAngle = 5, kSamePower = 2;  // tenths of a degree, and power
    const int turn = aim.angle - tank.angle, push = aim.power - tank.power;
    const bool turned = std::abs(turn) <= kSameAngle, pushed = std::abs(push) <= kSamePower;
    std::vector<TipTask> tasks;
    if (aim.turn != 0 || !turned)
        tasks.push_back({tr("Angle {angle}°", {{"angle", angle_text(aim.angle)}}), turned     ? ""
                                                                                   : turn > 0 ? "←"
                                                                                              : "→"});
    if (aim.push != 0 || !pushed || tasks.empty())
        tasks.push_back({tr("Power {power}", {{"power", aim.power}}), pushed ? "" : push > 0 ? "↑" : "↓"});
    return tasks;
}

TipWords advice_words(const Advice& advice, float path_shown, const std::vector<TipTask>& tasks,
                      const Session& session) {
    return {advice_heading(advice, tasks, session), reason(advice, path_shown)};
}

std::string no_advice_words(const Session& session) {
    const bool off = preference(session, Preference::coach) == static_cast<double>(CoachWanted::off);
    return std::string(off ? tr("The coach is off. You can turn it on in Options.")
                           : tr("No advice now. The coach helps after a miss with a simple missile."));
}

}  // namespace terramorph

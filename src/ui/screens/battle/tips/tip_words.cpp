#include "ui/screens/battle/tips/tip_words.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/screens/battle/hud/hud.h"

namespace terramorph {

namespace {

constexpr int kBlownFar = 10;  // columns

std::string wind_heading(const Match& match) {
    return std::string(match.battle().state().air.wind > 0 ? tr("The wind blows to the right")
                                                           : tr("The wind blows to the left"));
}

/// Why it isn't simply round and round.
TipWords order_words(const Match& match) {
    const auto lives = [&](PlayerId player) { return match.state().tank(player).alive; };
    if (std::ranges::count_if(match.state().order, lives) == 2)
        return {std::string(tr("You take turns going first")),
                std::string(tr("A B, then B A: going first gives nobody an edge."))};
    return {std::string(tr("The order reshuffles once everyone has fired")),
            std::string(tr(
                "Everyone shoots once before anyone shoots again. The strip at the top shows who's next."))};
}

/// What would hit in the wind and from the place that are now.
std::string new_heading(const BetterAim& aim) {
    const auto& [angle, power, turn, push] = aim;
    if (turn == 0 && push == 0) return std::string(tr("The same shot would hit now"));
    if (turn > 0) return tr("Now try {angle}° farther left", {{"angle", angle_text(turn)}});
    if (turn < 0) return tr("Now try {angle}° farther right", {{"angle", angle_text(-turn)}});
    const int percent = std::max(1, std::abs(push));
    return push > 0 ? tr("Now try {percent}% more power", {{"percent", percent}})
                    : tr("Now try {percent}% less power", {{"percent", percent}});
}

/// The better aim as it's set: "555", or "62°".
std::string setting_of(const BetterAim& aim) {
    return aim.turn == 0 ? concat(aim.power) : concat(angle_text(aim.angle), "°");
}

std::string drift_words(const Advice& advice) {
    if (!advice.blown || advice.wind == 0) return {};
    const int blown = *advice.blown;
    if (std::abs(blown) < kBlownFar) return std::string(tr("The wind hardly moved it."));
    return blown > 0 ? tr("The wind took it {n} m to the right.", {{"n", blown}})
                     : tr("The wind took it {n} m to the left.", {{"n", -blown}});
}

/// The change that would have hit.
std::string advice_heading(const Advice& advice) {
    if (advice.backwards && !advice.aim) return std::string(tr("Wrong way"));
    if (!advice.aim)
        return advice.columns_short >= 0 ? std::string(tr("Too short")) : std::string(tr("Too far"));
    const auto& [angle, power, turn, push] = *advice.aim;
    if (turn != 0 && push != 0)
        return tr("Try {angle}° with {power} power", {{"angle", angle_text(angle)}, {"power", power}});
    if (advice.anew) return new_heading(*advice.aim);
    if (turn != 0)
        return turn > 0 ? tr("{angle}° farther left would have hit", {{"angle", angle_text(turn)}})
                        : tr("{angle}° farther right would have hit", {{"angle", angle_text(-turn)}});
    const int percent = std::max(1, std::abs(push));
    return push >= 0 ? tr("{percent}% more power would have hit", {{"percent", percent}})
                     : tr("{percent}% less power would have hit", {{"percent", percent}});
}

/// How far off it fell is told where it fell.
std::string reasons(const Advice& advice, bool shows_path) {
    if (advice.backwards && !advice.aim) return std::string(tr("Turn the barrel to the other side."));
    std::string words;
    const auto say = [&words](std::string_view sentence) {
        if (!words.empty() && !sentence.empty()) words += ' ';
        words += sentence;
    };
    const bool both = advice.aim && advice.aim->turn != 0 && advice.aim->push != 0;
    if (advice.aim && advice.anew)
        say(both ? std::string(tr("That would hit in this wind."))
                 : tr("That's {aim} in this wind.", {{"aim", setting_of(*advice.aim)}}));
    else if (both)
        say(tr("With the same wind, that would have hit."));
    else if (advice.aim)
        say(tr("That's {aim}, with the same wind.", {{"aim", setting_of(*advice.aim)}}));
    say(drift_words(advice));
    if (shows_path && !advice.path.empty()) say(tr("The green dots show the better shot."));
    return words;
}

}  // namespace

TipWords lesson_words(Lesson lesson, const Match& match) {
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
    }
    return {};
}

TipWords advice_words(const Advice& advice, bool shows_path) {
    return {advice_heading(advice), reasons(advice, shows_path)};
}

}  // namespace terramorph

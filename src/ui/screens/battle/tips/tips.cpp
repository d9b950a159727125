#include "ui/screens/battle/tips/tips.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <utility>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/screens/battle/hud/hud.h"
#include "ui/screens/battle/hud/power_track.h"
#include "ui/screens/battle/tips/tip_box.h"
#include "ui/sprites/tank_labels.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kTipAboveLabel = 46;  // units, the height of a name and what's around it
constexpr float kTipPathDot = 3.2f;   // units, a dot's radius
constexpr int kBlownFar = 10;         // columns
constexpr std::size_t kDotEvery = 4;  // places of the path

std::string wind_heading(const Match& match) {
    return std::string(match.battle().state().air.wind > 0 ? tr("The wind blows to the right")
                                                           : tr("The wind blows to the left"));
}

std::pair<std::string, std::string> lesson_words(Lesson lesson, const Match& match) {
    switch (lesson) {
        case Lesson::turn:
            return {std::string(tr("Hold [←] or [→] to turn the barrel")),
                    std::string(tr("Or drag from your tank with the mouse."))};
        case Lesson::power:
            return {std::string(tr("[↑] and [↓] set the power, [Space] fires")),
                    std::string(tr("The more power, the farther it flies."))};
        case Lesson::wind:
            return {wind_heading(match), std::string(tr("It pushes every shell. Aim a little against it."))};
        case Lesson::weapon:
            return {std::string(tr("[Tab] takes another weapon")),
                    std::string(tr("Or press W and choose from all you have."))};
        case Lesson::ground:
            return {std::string(tr("The ground gives way")),
                    std::string(tr("Dig it out from under a tank, or bury the tank in it."))};
    }
    return {};
}

/// What the coach says first: the change that would have hit.
std::string advice_heading(const Advice& advice) {
    if (advice.backwards && !advice.aim) return std::string(tr("Wrong way"));
    if (!advice.aim)
        return advice.columns_short >= 0 ? std::string(tr("Too short")) : std::string(tr("Too far"));
    const auto& [angle, power, turn, push] = *advice.aim;
    if (turn != 0 && push != 0)
        return tr("Try {angle}° with {power} power", {{"angle", angle_text(angle)}, {"power", power}});
    if (turn != 0)
        return turn > 0 ? tr("{angle}° farther left would have hit", {{"angle", angle_text(turn)}})
                        : tr("{angle}° farther right would have hit", {{"angle", angle_text(-turn)}});
    const int percent = std::max(1, std::abs(push));
    return push >= 0 ? tr("{percent}% more power would have hit", {{"percent", percent}})
                     : tr("{percent}% less power would have hit", {{"percent", percent}});
}

/// How far off it fell is told where it fell.
std::string advice_words(const Advice& advice, bool shows_path) {
    if (advice.backwards && !advice.aim) return std::string(tr("Turn the barrel to the other side."));
    std::string words(tr("The wind hardly moved it."));
    if (std::abs(advice.blown) >= kBlownFar)
        words = advice.blown > 0 ? tr("The wind took it {n} m to the right.", {{"n", advice.blown}})
                                 : tr("The wind took it {n} m to the left.", {{"n", -advice.blown}});
    if (advice.aim && (advice.aim->turn == 0) != (advice.aim->push == 0))
        words = concat(
            advice.aim->turn == 0
                ? tr("That's {power}, with the same wind.", {{"power", advice.aim->power}})
                : tr("That's {angle}°, with the same wind.", {{"angle", angle_text(advice.aim->angle)}}),
            " ", words);
    if (advice.aim && advice.aim->turn != 0 && advice.aim->push != 0)
        words = concat(tr("With the same wind, that would have hit."), " ", words);
    if (shows_path && !advice.path.empty()) words += concat(" ", tr("The green dots show the better shot."));
    return words;
}

}  // namespace

void Tips::note(const MatchEvent& event, const Match& match) {
    lessons_.note(event, match);
    coach_.note(event, match);
}

/// Advice is given once the shot is down, and again in its player's next turn.
bool Tips::advance(const Match& match, bool aiming, bool seen) {
    lessons_.look(match, aiming);
    coach_.advance(match);
    const PlayerId coached = seen ? coach_.shooter() : aiming ? match.player() : PlayerId();
    const bool same = coached == coached_ && lesson_ == lessons_.now();
    coached_ = coached;
    lesson_ = lessons_.now();
    return !same;
}

const Advice* Tips::advice(PlayerId player) const {
    return player.exists() && coach_.help() != CoachHelp::none ? coach_.advice(player) : nullptr;
}

const BetterAim* Tips::better_aim(const Match& match) const {
    const Advice* const given = coached_ == match.player() ? advice(coached_) : nullptr;
    return given && given->aim ? &*given->aim : nullptr;
}

void Tips::draw_path(Canvas& canvas, const View& view) const {
    const CoachHelp help = coach_.help();
    const Advice* const given = advice(coached_);
    if (!given || (help != CoachHelp::third && help != CoachHelp::whole)) return;
    const std::vector<Vec2<float>>& path = given->path;
    const std::size_t end = help == CoachHelp::whole ? path.size() : path.size() / 3;
    const float radius = std::max(1.5f, kTipPathDot * view.unit());
    for (std::size_t k = 0; k < end; k += kDotEvery)
        canvas.circle(view.point(path[k]), radius, with_alpha(theme::kGood, 0.9f));
}

void Tips::draw(Canvas& canvas, const Match& match, const View& view, Rect room) const {
    const Scale scale(canvas);
    const auto box = [&](PlayerId player, std::string_view id, std::string heading, std::string words) {
        const BodyState& body = match.state().tank(player).body;
        return TipBox{id,
                      std::move(heading),
                      std::move(words),
                      label_point(view, body) - Point{0, scale(kTipAboveLabel)},
                      view.point(body.at) + Point{0, power_arc_reach(view) + scale(6)},
                      room,
                      room.holds(view.point(body.at))};
    };
    std::optional<Rect> taken;
    if (const Advice* const given = advice(coached_)) {
        const bool path = coach_.help() != CoachHelp::words;
        taken =
            draw_tip_box(canvas, box(coached_, "coach", advice_heading(*given), advice_words(*given, path)));
    }
    if (!lesson_ || taken) return;
    const auto [heading, words] = lesson_words(*lesson_, match);
    TipBox tip = box(match.player(), "tip", heading, words);
    draw_tip_box(canvas, tip);
}

}  // namespace terramorph

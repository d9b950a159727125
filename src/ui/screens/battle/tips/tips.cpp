#include "ui/screens/battle/tips/tips.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string>
#include <utility>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/narration/narrator.h"
#include "ui/screens/battle/hud/hud.h"
#include "ui/screens/battle/hud/power_track.h"
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

/// Why it isn't simply round and round.
std::pair<std::string, std::string> order_words(const Match& match) {
    const auto lives = [&](PlayerId player) { return match.state().tank(player).alive; };
    if (std::ranges::count_if(match.state().order, lives) == 2)
        return {std::string(tr("You take turns going first")),
                std::string(tr("A B, then B A: going first gives nobody an edge."))};
    return {std::string(tr("The order is drawn anew each round of turns")),
            std::string(tr("Everyone shoots once before anyone shoots again. The strip at the top shows who's next."))};
}

std::pair<std::string, std::string> lesson_words(Lesson lesson, const Match& match) {
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

/// What the coach says first: the change that would have hit.
std::string advice_heading(const Advice& advice, bool past) {
    if (advice.backwards && !advice.aim) return std::string(tr("Wrong way"));
    if (!advice.aim)
        return advice.columns_short >= 0 ? std::string(tr("Too short")) : std::string(tr("Too far"));
    const auto& [angle, power, turn, push] = *advice.aim;
    if (turn != 0 && push != 0 && past)
        return tr("{angle}° with {power} power would have hit",
                  {{"angle", angle_text(angle)}, {"power", power}});
    if (turn != 0 && push != 0)
        return tr("Try {angle}° with {power} power", {{"angle", angle_text(angle)}, {"power", power}});
    if (turn != 0)
        return turn > 0 ? tr("{angle}° farther left would have hit", {{"angle", angle_text(turn)}})
                        : tr("{angle}° farther right would have hit", {{"angle", angle_text(-turn)}});
    const int percent = std::max(1, std::abs(push));
    return push >= 0 ? tr("{percent}% more power would have hit", {{"percent", percent}})
                     : tr("{percent}% less power would have hit", {{"percent", percent}});
}

/// "← 12": a wind of 12 to the left.
std::string arrowed(int wind) {
    return wind == 0 ? "0" : concat(wind < 0 ? "← " : "→ ", std::abs(wind));
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

/// In a later turn the wind may be another, and then the advice is for the one that blew.
std::string past_words(const Advice& advice, int now) {
    const Argument then = {"then", arrowed(advice.wind)}, today = {"now", arrowed(now)};
    if (!advice.aim) return std::string(tr("Turn the barrel to the other side."));
    if (advice.aim->turn != 0 && advice.aim->push != 0)
        return tr("That was in a wind of {then}. Now it's {now}.", {then, today});
    return tr("That was {aim} in a wind of {then}. Now it's {now}.",
              {{"aim", setting_of(*advice.aim)}, then, today});
}

/// How far off it fell is told where it fell.
std::string advice_words(const Advice& advice, bool shows_path) {
    if (advice.backwards && !advice.aim) return std::string(tr("Turn the barrel to the other side."));
    std::string words;
    const auto say = [&words](std::string_view sentence) {
        if (!words.empty() && !sentence.empty()) words += ' ';
        words += sentence;
    };
    if (advice.aim && advice.aim->turn != 0 && advice.aim->push != 0)
        say(tr("With the same wind, that would have hit."));
    else if (advice.aim)
        say(tr("That's {aim}, with the same wind.", {{"aim", setting_of(*advice.aim)}}));
    say(drift_words(advice));
    if (shows_path && !advice.path.empty()) say(tr("The green dots show the better shot."));
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

/// In another wind only what's still of use is said again.
const Advice* Tips::advice(const Match& match) const {
    if (!coached_.exists() || coach_.help() == CoachHelp::none) return nullptr;
    const Advice* const given = coach_.advice(coached_, match);
    const bool idle = given && !given->aim && !given->backwards && is_past(*given, match);
    return idle ? nullptr : given;
}

const BetterAim* Tips::better_aim(const Match& match) const {
    const Advice* const given = coached_ == match.player() ? advice(match) : nullptr;
    return given && given->aim && !is_past(*given, match) ? &*given->aim : nullptr;
}

bool Tips::is_past(const Advice& advice, const Match& match) const {
    return coached_ != coach_.shooter() && advice.wind != match.battle().state().air.wind;
}

void Tips::draw_path(Canvas& canvas, const Match& match, const View& view) const {
    const CoachHelp help = coach_.help();
    const Advice* const given = advice(match);
    if (!given || is_past(*given, match) || help == CoachHelp::words) return;
    const std::vector<Vec2<float>>& path = given->path;
    const std::size_t end = help == CoachHelp::whole ? path.size() : path.size() / 3;
    const float radius = std::max(1.5f, kTipPathDot * view.unit());
    for (std::size_t k = 0; k < end; k += kDotEvery)
        canvas.circle(view.point(path[k]), radius, with_alpha(theme::kGood, 0.9f));
}

std::optional<Tips::Said> Tips::said(const Match& match) const {
    if (const Advice* const given = advice(match)) {
        const bool past = is_past(*given, match), path = coach_.help() != CoachHelp::words;
        return Said{coached_, "coach", advice_heading(*given, past),
                    past ? past_words(*given, match.battle().state().air.wind) : advice_words(*given, path)};
    }
    if (!lesson_) return std::nullopt;
    const auto [heading, words] = lesson_words(*lesson_, match);
    return Said{match.player(), "tip", heading, words};
}

/// Without the frames of keys.
std::string Tips::speech(const Match& match) const {
    const auto told = said(match);
    std::string words = told ? sentences({told->heading, told->words}) : std::string();
    std::erase_if(words, [](char letter) { return letter == '[' || letter == ']'; });
    return words;
}

std::optional<TipBox> Tips::box(const Canvas& canvas, const Match& match, const View& view, Rect room) const {
    auto told = said(match);
    if (!told) return std::nullopt;
    const Scale scale(canvas);
    const BodyState& body = match.state().tank(told->player).body;
    return TipBox{told->id,
                  std::move(told->heading),
                  std::move(told->words),
                  label_point(view, body) - Point{0, scale(kTipAboveLabel)},
                  view.point(body.at) + Point{0, power_arc_reach(view) + scale(6)},
                  room,
                  room.holds(view.point(body.at))};
}

void Tips::draw(Canvas& canvas, const Match& match, const View& view, Rect room) const {
    if (const auto tip = box(canvas, match, view, room)) draw_tip_box(canvas, *tip);
}

Rect Tips::place(const Canvas& canvas, const Match& match, const View& view, Rect room) const {
    const auto tip = box(canvas, match, view, room);
    return tip ? tip_box_place(canvas, *tip) : Rect{};
}

}  // namespace terramorph

#include "ui/screens/battle/tips/tips.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "app/session.h"
#include "ui/narration/narrator.h"
#include "ui/screens/battle/hud/power_track.h"
#include "ui/screens/battle/tips/kept_clear.h"
#include "ui/screens/battle/tips/tip_words.h"
#include "ui/sprites/tank_labels.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kTipAboveLabel = 46;  // units, the height of a name and what's around it
constexpr float kTipWaits = 60;       // so far from where a camera comes to rest on its tank there's no box
constexpr float kTipPathDot = 3.4f;   // units, a dot's radius
constexpr float kFirstFlightDot = 5;
constexpr Color kTipPathRim = {14, 30, 24, 170}, kFirstFlight = {255, 236, 160};
constexpr float kDotsApart = 4.5f;  // radii
constexpr float kFade = 44;         // units in which dots fade before they reach something

bool leaves_more_to_ask(CoachHelp help) { return help == CoachHelp::nudge || help == CoachHelp::hint; }

/// How clearly a dot is seen: it fades towards the room's edges and whatever stands there.
float clearness(const LabelRoom& room, Point dot, float fade) {
    const Rect& field = room.field();
    float far =
        std::min({dot.x - field.x, field.x + field.w - dot.x, dot.y - field.y, field.y + field.h - dot.y});
    for (const Rect& place : room.taken()) {
        const Point away = dot - place.nearest(dot);
        far = std::min(far, std::hypot(away.x, away.y) - fade / 4);
    }
    return std::clamp(far / fade, 0.0f, 1.0f);
}

/// Draws dots that are so many pixels apart; `dot` takes each one's place, and how far along the path it is:
/// 0 to 1.
template <class Draw>
void each_dot(const View& view, std::span<const Vec2<float>> path, float apart, Draw dot) {
    float left = apart;
    for (std::size_t k = 1; k < path.size(); ++k) {
        const Point from = view.point(path[k - 1]), way = view.point(path[k]) - from;
        const float long_ = std::hypot(way.x, way.y);
        for (; left < long_; left += apart)
            dot(from + way * (left / long_), static_cast<float>(k) / static_cast<float>(path.size()));
        left -= long_;
    }
}

}  // namespace

void Tips::note(const MatchEvent& event, const Match& match) {
    lessons_.note(event, match);
    coach_.note(event, match);
}

/// Advice is given once the shot is down, and again in its player's next turn, where it goes before lessons.
bool Tips::advance(const Match& match, const TipMoment& moment) {
    coach_.advance(match);
    aiming_ = moment.aiming;
    const PlayerId coached = moment.seen ? coach_.shooter() : moment.aiming ? match.player() : PlayerId();
    const bool changes = coached != coached_;
    coached_ = coached;
    lessons_.set_coach_quiet(coach_.keeps_quiet(match) && coach_.misses(match.player()) > 0);
    const bool hushed = !teaches_ || advises(match) || (coach_.thinks_anew() && helps(match));
    lessons_.look(match, moment.aiming, hushed, moment.dragging);
    first_flight_.look(match, moment.aiming, coach_.shows_first_flights());
    const bool same = !changes && lesson_ == lessons_.now();
    lesson_ = lessons_.now();
    return !same;
}

bool Tips::helps(const Match& match) const {
    return coached_.exists() && coach_.help(coached_, match) != CoachHelp::none;
}

bool Tips::ask(const Match& match) {
    coach_.ask(match);
    return coach_.thinks_anew() || advises(match);
}

/// What no longer holds isn't said again while the coach looks for what does.
const Advice* Tips::advice(const Match& match) const {
    if (!helps(match) || coach_.thinks_anew()) return nullptr;
    return coach_.advice(coached_, match);
}

bool Tips::hints(const Match& match) const {
    return aiming_ && advises(match) && leaves_more_to_ask(coach_.help(coached_, match));
}

const BetterAim* Tips::offer(const Match& match) const {
    const Advice* const given = aiming_ && coached_ == match.player() ? advice(match) : nullptr;
    return given && given->aim && coach_.help(coached_, match) != CoachHelp::nudge ? &*given->aim : nullptr;
}

const BetterAim* Tips::better_aim(const Match& match) const {
    const Advice* const given = coached_ == match.player() ? advice(match) : nullptr;
    return given && given->aim && !leaves_more_to_ask(coach_.help(coached_, match)) ? &*given->aim : nullptr;
}

std::span<const Vec2<float>> Tips::better_path(const Match& match) const {
    const Advice* const given = advice(match);
    if (!given) return {};
    const CoachHelp help = coach_.help(coached_, match);
    if (help != CoachHelp::third && help != CoachHelp::whole) return {};
    const std::span<const Vec2<float>> path = given->path;
    return help == CoachHelp::whole ? path : path.first(path.size() / 3);
}

std::optional<std::array<Vec2<float>, 2>> Tips::coached_tanks(const Match& match) const {
    const Advice* const given = advice(match);
    if (!given) return std::nullopt;
    return std::array{given->from, given->to};
}

void Tips::draw_path(Canvas& canvas, const Match& match, const View& view, const LabelRoom& room) const {
    draw_first_flight(canvas, view, room);
    const std::span<const Vec2<float>> path = better_path(match);
    if (path.empty()) return;
    const Part part(canvas, "better_path");
    const float radius = std::max(1.3f, kTipPathDot * view.unit()), rim = std::max(0.8f, 1.4f * view.unit());
    const bool whole = coach_.help(coached_, match) == CoachHelp::whole;
    each_dot(view, path, kDotsApart * radius, [&](Point dot, float way) {
        const float end = whole ? 1 : 1 - way * way;
        const float shown = end * clearness(room, dot, kFade * view.unit());
        canvas.circle(dot, radius + rim, with_alpha(kTipPathRim, 0.67f * shown));
        canvas.circle(dot, radius, with_alpha(theme::kGood, shown));
    });
    const Point end = view.point(path.back());
    if (!whole || clearness(room, end, 1) < 1) return;
    canvas.ring(end, 4 * radius, 2 * radius, kTipPathRim);
    canvas.ring(end, 4 * radius, radius, theme::kGood);
}

/// The farther from the tank, the fainter and smaller.
void Tips::draw_first_flight(Canvas& canvas, const View& view, const LabelRoom& room) const {
    const std::span<const Vec2<float>> path = first_flight_.path();
    if (path.empty()) return;
    const Part part(canvas, "first_flight");
    const float radius = std::max(1.6f, kFirstFlightDot * view.unit());
    each_dot(view, path, kDotsApart * radius, [&](Point dot, float way) {
        const float clear = clearness(room, dot, kFade * view.unit());
        const float shown = first_flight_.strength() * (1 - 0.9f * way) * clear,
                    own = radius * (1 - 0.45f * way);
        canvas.circle(dot, own + std::max(1.0f, 0.35f * own), with_alpha(kTipPathRim, 0.6f * shown));
        canvas.circle(dot, own, with_alpha(kFirstFlight, shown));
    });
}

std::optional<Tips::Said> Tips::said(const Match& match) const {
    if (const Advice* const given = advice(match)) {
        const CoachHelp help = coach_.help(coached_, match);
        if (leaves_more_to_ask(help)) {
            if (!aiming_) return std::nullopt;  // where it fell is told there
            const bool nudges = help == CoachHelp::nudge;
            return Said{coached_, "coach", nudges ? nudge_words(*given) : hint_words(*given),
                        hint_reason(*given)};
        }
        const bool tasks = aiming_ && given->aim;
        const std::vector<TipTask> left =
            tasks ? tasks_of(*given->aim, match.state().tank(coached_)) : std::vector<TipTask>();
        const auto [heading, words] = advice_words(*given, help != CoachHelp::words, left, session_);
        return Said{coached_, "coach", heading, words, left};
    }
    if (!lesson_) return std::nullopt;
    const auto [heading, words] = lesson_words(*lesson_, match, session_);
    return Said{match.player(), "tip", heading, words};
}

/// Without the frames of keys. What's left to do isn't said, for it changes with every tap.
std::string Tips::speech(const Match& match) const {
    const auto told = said(match);
    if (!told) return {};
    std::vector<std::string> all = {told->heading};
    for (const TipTask& task : told->tasks) all.push_back(task.goal);
    all.push_back(told->words);
    std::string words = sentences(all);
    std::erase_if(words, [](char letter) { return letter == '[' || letter == ']'; });
    return words;
}

std::optional<TipBox> Tips::box(const Canvas& canvas, const TipScene& scene) const {
    const auto& [match, rest, view, room, taken] = scene;
    auto told = said(match);
    if (!told) return std::nullopt;
    const Scale scale(canvas);
    const BodyState& body = match.state().tank(told->player).body;
    const Point aside = view.point(body.at) - rest.point(body.at);
    if (std::hypot(aside.x, aside.y) > scale(kTipWaits)) return std::nullopt;
    const ShotScene shot = {match, rest, scale(kTipAboveLabel), better_path(match)};
    TipBox box{told->id,
               std::move(told->heading),
               std::move(told->words),
               label_point(rest, body) - Point{0, scale(kTipAboveLabel)},
               rest.point(body.at) + Point{0, power_arc_reach(rest) + scale(6)},
               room,
               room.holds(view.point(body.at)) && room.holds(rest.point(body.at)),
               tanks_with_labels(shot),
               kept_clear(shot, told->player)};
    box.tasks = std::move(told->tasks);
    box.aside = aside;
    box.taken.insert(box.taken.end(), taken.begin(), taken.end());
    return box;
}

void Tips::draw(Canvas& canvas, const TipScene& scene) {
    const auto tip = box(canvas, scene);
    drawn_ = tip ? draw_tip_box(canvas, *tip) : Rect{};
}

Rect Tips::place(const Canvas& canvas, const TipScene& scene) const {
    const auto tip = box(canvas, scene);
    return tip ? tip_box_place(canvas, *tip) : Rect{};
}

}  // namespace terramorph

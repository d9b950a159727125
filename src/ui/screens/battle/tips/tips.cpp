#include "ui/screens/battle/tips/tips.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "app/language/language.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/captions/miss_mark.h"
#include "ui/narration/narrator.h"
#include "ui/screens/battle/hud/power_track.h"
#include "ui/screens/battle/tips/coach_words.h"
#include "ui/screens/battle/tips/kept_clear.h"
#include "ui/sprites/tank_labels.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kTipAboveLabel = 52;  // units, the height of a name and what's around it
constexpr float kTipAboveTank = 4;    // where no name stands
constexpr float kNearStrip = 120;     // below the strip, which a box is about
constexpr float kFrameAside = 12;     // of the part of the bars that a box is about
constexpr float kTipWaits = 60;       // so far from where a camera comes to rest on its tank there's no box
constexpr double kLooksFirst = 0.9;   // seconds after a burst in which nobody speaks of a miss: one sees it
constexpr int kTriesFirst = 2;        // turns with the first weapon, until there's word of others
constexpr double kToldFor = 4.9;  // and until there has been time for advice; the camera takes one to come

bool leaves_more_to_ask(CoachHelp help) { return help > CoachHelp::none && help < CoachHelp::words; }
bool names_figures(CoachHelp help) { return help >= CoachHelp::hint; }

const std::string& name_of_mark(const Advice& advice, const Match& match) {
    return match.player(player_of(advice.mark)).name;
}

/// Of what leaves more to ask.
TipWords brief_words(const Advice& advice, CoachHelp help, const Match& match, bool measured) {
    const int now = match.state().tank(match.player()).angle;
    return {help == CoachHelp::hint ? hint_words(advice, now) : nudge_words(advice, now),
            hint_reason(advice, name_of_mark(advice, match), measured)};
}

}  // namespace

void Tips::note(const MatchEvent& event, const Match& match) {
    lessons_.note(event, match);
    coach_.note(event, match);
}

/// Advice is given once the shot is down, and again in its player's next turn, where it goes before lessons.
bool Tips::advance(double seconds, const Match& match, const TipMoment& moment) {
    coach_.advance(match);
    aiming_ = moment.aiming;
    const bool waits = moment.dazzled && told_ <= 0;
    told_ = !moment.seen || waits ? 0 : told_ + seconds;
    const PlayerId missed = told_ >= kLooksFirst ? coach_.shooter() : PlayerId();
    const PlayerId coached = moment.seen ? missed : moment.aiming ? match.player() : PlayerId();
    const bool changes = coached != coached_;
    coached_ = coached;
    lessons_.set_coach_quiet(coach_.keeps_quiet(match) && coach_.misses(match.player()) > 0);
    const bool hushed = !teaches_ || advises(match) || (coach_.thinks_anew() && helps(match));
    const FirstMark& mark = lessons_.first_mark();
    const std::pair known = {mark.power(), mark.is_hopeless()};
    lessons_.look(match, moment.aiming, hushed, moment.dragging, seconds);
    first_flight_.look(match, moment.aiming, coach_.shows_first_flights());
    const bool same =
        !changes && lesson_ == lessons_.now() && known == std::pair(mark.power(), mark.is_hopeless());
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

bool Tips::unread(const Match& match) const {
    const PlayerId shooter = coach_.shooter();
    if (told_ >= kToldFor || !shooter.exists()) return false;
    const CoachHelp help = coach_.help(shooter, match);
    const Advice* const given = help == CoachHelp::none ? nullptr : coach_.advice(shooter, match);
    return given && !review_words(*given, names_figures(help), 0, session_).first.empty();
}

bool Tips::hints(const Match& match) const {
    return aiming_ && advises(match) && leaves_more_to_ask(coach_.help(coached_, match));
}

const BetterAim* Tips::offer(const Match& match) const {
    const Advice* const given = aiming_ && coached_ == match.player() ? advice(match) : nullptr;
    return given && given->aim && names_figures(coach_.help(coached_, match)) ? &*given->aim : nullptr;
}

std::span<const Vec2<float>> Tips::better_path(const Match& match) const {
    const Advice* const given = advice(match);
    if (!given) return {};
    const std::span<const Vec2<float>> path = given->path;
    const float shown = coach_.path_shown(coached_, match);
    return path.first(static_cast<std::size_t>(shown * static_cast<float>(path.size())));
}

PlayerId Tips::dotted(const Match& match) const {
    if (shows_first_flight()) return match.player();
    return better_path(match).empty() ? PlayerId() : coached_;
}

std::optional<RoughAim> Tips::rough(const Match& match) const {
    const Advice* const given = aiming_ && coached_ == match.player() ? advice(match) : nullptr;
    if (!given || !given->aim) return std::nullopt;
    if (!leaves_more_to_ask(coach_.help(coached_, match))) return std::nullopt;
    return rough_aim(*given->aim, given->angle, given->power);
}

std::optional<AimZone> Tips::power_zone(const Match& match) const {
    const std::optional<Lesson> shown = lesson(match);
    if (shown == Lesson::power || shown == Lesson::fire) return lessons_.first_mark().zone();
    const std::optional<RoughAim> about = rough(match);
    return about ? about->power_at(match.state().tank(match.player()).angle) : std::nullopt;
}

std::optional<std::array<Vec2<float>, 2>> Tips::coached_tanks(const Match& match) const {
    const Advice* const given = advice(match);
    if (!given) return std::nullopt;
    return std::array{given->from, given->to};
}

/// To a beginner who has seen what the first one does, and has never changed it.
bool Tips::recommends_weapon(const Match& match) const {
    return teaches_ && turns_taken(match) >= kTriesFirst && lessons_.is_open(Lesson::weapon, match);
}

std::optional<Tips::Said> Tips::said(const Match& match) const {
    if (const Advice* const given = advice(match)) {
        const CoachHelp help = coach_.help(coached_, match);
        const float dotted = better_path(match).empty() ? 0 : coach_.path_shown(coached_, match);
        if (!aiming_) {
            const auto [heading, words] = review_words(*given, names_figures(help), dotted, session_);
            return heading.empty() ? std::nullopt : std::optional(Said{coached_, "coach", heading, words});
        }
        if (leaves_more_to_ask(help)) {
            auto [heading, words] = brief_words(*given, help, match, measures(match));
            std::string more = recommends_weapon(match) ? stronger_weapon_words(match, session_) : "";
            if (more.empty()) more = how_words(*given, session_);
            if (more.empty()) more = path_words(dotted);
            return Said{coached_, "coach", heading, sentences({words, more})};
        }
        const std::vector<TipTask> left =
            given->aim ? tasks_of(*given->aim, match.state().tank(coached_)) : std::vector<TipTask>();
        const auto [heading, words] = advice_words(*given, dotted, left, session_);
        return Said{coached_, "coach", heading, words, left};
    }
    if (!lesson_) return std::nullopt;
    const auto [heading, words] =
        lesson_words(*lesson_, match, session_, shows_first_flight(), lessons_.first_mark());
    return Said{match.player(), "tip", heading, words, {}, steps(match)};
}

std::vector<TipStep> Tips::steps(const Match& match) const {
    if (!lesson_ || !is_first_shot(session_, match)) return {};
    const auto label = [](Lesson step) {
        return step == Lesson::turn ? tr("Angle") : step == Lesson::power ? tr("Power") : tr("Fire");
    };
    std::vector<TipStep> steps;
    for (const Lesson step : kFirstShot)
        steps.push_back({label(step), lessons_.learned(step), step == *lesson_});
    return steps;
}

/// Without the frames of keys, and with what a ruler shows. What's left to do isn't said, for it changes with
/// every tap.
std::string Tips::speech(const Match& match) const {
    const auto told = said(match);
    if (!told) return {};
    std::vector<std::string> all = {told->heading};
    for (const TipTask& task : told->tasks) all.push_back(task.goal);
    all.push_back(told->words);
    if (measures(match)) all.push_back(fall_words(*advice(match), name_of_mark(*advice(match), match)));
    std::string words = sentences(all);
    std::erase_if(words, [](char letter) { return letter == '[' || letter == ']'; });
    return words;
}

Rect Tips::taught(const TaughtPlaces& places, const Match& match) const {
    if (!lesson_ || advice(match)) return {};
    switch (*lesson_) {
        case Lesson::turn:
            return places.bar.angle;
        case Lesson::power:
            return places.bar.power;
        case Lesson::weapon:
            return places.bar.weapon;
        case Lesson::fire:
            return places.bar.fire;
        case Lesson::order:
            return places.order;
        case Lesson::wind:
            return places.wind;
        default:
            return {};
    }
}

std::optional<Vec2<float>> Tips::taught_place(const Match& match) const {
    const std::optional<Lesson> shown = lesson(match);
    if (shown == Lesson::crate) return lessons_.crate(match);
    if (shown == Lesson::convoy) return lessons_.convoy(match);
    if (shown == Lesson::natives) return lessons_.natives(match);
    return shown == Lesson::road ? lessons_.road(match) : std::nullopt;
}

/// The way of a shot can wait.
bool Tips::is_below_strip(const Match& match) const { return lesson(match) == Lesson::order; }

/// A box stands beside the tank, unless it's about something else that's in the picture.
void Tips::point_elsewhere(TipBox& box, const TipScene& scene) const {
    const float size = kCrateSize * scene.rest.scale, apart = 6;
    const bool aims = lesson_ == Lesson::turn || lesson_ == Lesson::power;  // as seen at the tank
    if (const Rect part = taught(scene.places, scene.match); part.w > 0 && !aims) {
        box.stood.reset();
        box.above = {part.center().x, part.y - apart};
        box.below = {part.center().x, part.y + part.h + apart};
        box.tail = box.above.y >= scene.room.y;  // cards stand between it and what is above the room
        box.aside = {};
        if (!is_below_strip(scene.match)) return;
        const float lift = box.room.y - box.below.y;  // near the strip, whose frame says what it's about
        box.room.y -= lift, box.room.h += lift;
        box.clear.clear();
        return;
    }
    const auto place = taught_place(scene.match);
    if (!place) return;
    const Point at = scene.rest.point(*place);
    if (!scene.room.holds(at)) return;
    box.stood.reset();
    box.above = at - Point{0, size + apart};
    box.below = at + Point{0, size + apart};
    box.aside = scene.view.point(*place) - at;
    box.tail = true;
    box.taken.push_back({at.x - size, at.y - size, 2 * size, 2 * size});
}

std::optional<TipBox> Tips::box(const Canvas& canvas, const TipScene& scene) const {
    const auto& [match, rest, view, room, greeted, taken, bars, flown] = scene;
    auto told = said(match);
    if (!told || !greeted) return std::nullopt;
    const Scale scale(canvas);
    const BodyState& body = match.state().tank(told->player).body;
    const Point aside = view.point(body.at) - rest.point(body.at);
    if (std::hypot(aside.x, aside.y) > scale(kTipWaits)) return std::nullopt;
    const float above = shows_first_flight() ? scale(kTipAboveTank) : scale(kTipAboveLabel);
    const ShotScene shot = {match, rest, above, better_path(match)};
    TipBox box{told->id,
               std::move(told->heading),
               std::move(told->words),
               label_point(rest, body) - Point{0, above},
               rest.point(body.at) + Point{0, (aiming_ ? power_arc_reach(rest) : 0) + scale(6)},
               room,
               room.holds(view.point(body.at)) && room.holds(rest.point(body.at)),
               tanks_with_labels(shot),
               kept_clear(shot, told->player)};
    for (const std::vector<Rect>& dots : {kept_dots(rest, first_flight_.path()), kept_dots(rest, flown, 2)})
        box.clear.insert(box.clear.end(), dots.begin(), dots.end());
    if (aiming_ && !is_below_strip(match)) {  // the power below the tank
        const float reach = power_arc_reach(rest);
        const Point foot = rest.point(body.at);
        box.taken.push_back({foot.x - reach, foot.y, 2 * reach, reach});
    }
    box.tasks = std::move(told->tasks);
    box.steps = std::move(told->steps);
    box.aside = aside;
    box.stood = stood(scene);
    point_elsewhere(box, scene);
    const std::size_t own = box.taken.size();
    box.taken.insert(box.taken.end(), taken.begin(), taken.end());
    const float lowest = box.below.y + scale(kNearStrip);
    if (const Rect place = tip_box_place(canvas, box); is_below_strip(match) && place.y > lowest) {
        box.room.h = std::min(box.room.h, lowest + place.h - box.room.y);
        box.taken.resize(own);  // rows of keys may rather be hidden, but not the map
        box.taken.push_back(bars.map);
    }
    if (const Rect turns = turns_place(canvas, match, rest); turns.w > 0) box.taken.push_back(turns);
    if (const Rect ruler = miss_place(canvas, match, rest, LabelRoom(room)); ruler.w > 0)
        box.taken.push_back(ruler);
    return box;
}

void Tips::draw(Canvas& canvas, const TipScene& scene) {
    const auto tip = box(canvas, scene);
    drawn_ = tip ? draw_tip_box(canvas, *tip) : Rect{};
    if (!tip) return;
    const Point tank = scene.rest.point(scene.match.state().tank(scene.match.player()).body.at);
    standing_ = {scene.match.turn(), scene.room, drawn_, tank};
    standing_.place.x -= tip->aside.x, standing_.place.y -= tip->aside.y;
}

/// In the same turn, before the same view.
std::optional<Rect> Tips::stood(const TipScene& scene) const {
    const Point tank = scene.rest.point(scene.match.state().tank(scene.match.player()).body.at);
    const bool same = standing_.turn == scene.match.turn() && standing_.room == scene.room &&
                      std::hypot(tank.x - standing_.tank.x, tank.y - standing_.tank.y) < 1;
    return same ? std::optional(standing_.place) : std::nullopt;
}

void Tips::draw_frame(Canvas& canvas, const TipScene& scene) const {
    const Rect part = taught(scene.places, scene.match);
    if (part.w <= 0 || !box(canvas, scene)) return;
    const Scale scale(canvas);
    Part(canvas, "taught")
        ->outline_rounded({part.x - scale(kFrameAside), part.y - scale(5), part.w + 2 * scale(kFrameAside),
                           part.h + 2 * scale(5)},
                          scale(theme::kRadius), std::max(2.0f, scale(4)), theme::kAccent);
}

Rect Tips::place(const Canvas& canvas, const TipScene& scene) const {
    const auto tip = box(canvas, scene);
    return tip ? tip_box_place(canvas, *tip) : Rect{};
}

}  // namespace terramorph

#include "ui/screens/battle/overlay.h"

#include <algorithm>
#include <string>

#include "app/language/language.h"
#include "app/session.h"
#include "base/overloads.h"
#include "ui/camera/overview.h"
#include "ui/captions/death_words.h"
#include "ui/captions/remark.h"
#include "ui/screens/battle/hud/cards/order_strip.h"
#include "ui/screens/battle/hud/hud.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/you_mark.h"

namespace terramorph {

namespace {

constexpr double kComputersBanner = 1.1;                          // seconds: it stays while the shot begins
constexpr double kMourned = Banner::kHeld + Banner::kProclaimed;  // seconds: one reads one thing at a time

/// Where others play at other machines, it's said to whoever is asked to play.
std::string turn_words(const Session& session, const Match& match, const event::TurnBegan& turn) {
    const PlayerId number = turn.player;
    const bool person = match.player(number).kind == kPerson;
    if (session.runner && number == own_player(*session.runner))
        return std::string(turn.again ? tr("Your turn again") : tr("Your turn"));
    if (session.runner && session.runner->is_of_several_machines() && person)
        return tr("{name} is aiming", {{"name", match.player(number).name}});
    return tr(turn.again ? N_("{name} goes again") : N_("{name}'s turn"),
              {{"name", match.player(number).name}});
}

/// Below the banner and the rows of keys and chips, within the edges of the bar, beside what stands in
/// corners: neither the banner that comes and goes nor a camera on its way moves the box.
TipScene tip_scene(const Canvas& canvas, const OverlayScene& scene, const LabelRoom& corners) {
    Rect room = scene.room;
    const float rows = news_corner(canvas, scene.layout).y - room.y;
    const float over = std::max(Banner::reach(canvas), rows);
    room.y += over, room.h -= over;
    const float edge = Scale(canvas)(kHudEdge);
    room.x += edge, room.w -= 2 * edge;
    const Match& match = scene.match;
    const OrderOfTurns order = turn_order(match, match.player());
    const Rect strip = scene.layout.strip;
    return {match,
            scene.rest,
            scene.view,
            room,
            scene.greeted,
            corners.taken(),
            {.bar = scene.aiming ? scene.layout.bar : BarParts(),
             .order = strip.w > 0 ? strip_layout(canvas, match, order, strip).plate : strip,
             .wind = scene.layout.wind,
             .map = scene.layout.map},
            scene.flown};
}

/// Left of the small map.
Point clock_corner(const Canvas& canvas, const HudLayout& layout) {
    return {layout.map.x - Scale(canvas)(kHudGap), layout.map.y};
}

}  // namespace

BattleOverlay::BattleOverlay(Session& session)
    : session_(session), talker_(session.match(), spoken_phrases(session)), tips_(session) {}

void BattleOverlay::note(const MatchEvent& event, const Match& match) {
    talker_.note(event, match);
    tips_.note(event, match);
    hit_.note(event, match);
    std::visit(Overloads{[&](const event::TurnBegan& turn) { announce_turn(match, turn); },
                         [&](const event::Fired& fired) {
                             if (match.player(player_of(fired.tank)).kind != kPerson) {
                                 turn_overdue_ = !say_turn();
                                 return;
                             }
                             announced_.reset();
                             banner_.hide();
                             praised_ = 0;
                         },
                         [&](const event::Died& died) { announce_death(match, died); },
                         [&](const event::NewLevel&) {
                             map_.hide(), feed_.clear(), later_.clear(), fallen_.clear();
                             praised_ = 0;
                             announced_.reset();
                         },
                         [&](const event::RoundEnded& round) {
                             announced_.reset();
                             praised_ = 0;
                             banner_.show_winner(match, round.winner);
                         },
                         [](const auto&) {}},
               event);
}

/// Where all fire at once, a computer has no turn that anybody could follow.
void BattleOverlay::announce_turn(const Match& match, const event::TurnBegan& turn) {
    fallen_.clear();
    const PlayerId number = turn.player;
    const Player& player = match.player(number);
    const bool together = match.settings().turn_mode() == TurnMode::simultaneous;
    const bool remote = session_.runner && session_.runner->is_of_several_machines();
    const bool asked = remote ? session_.runner->plays_here(number) : player.kind == kPerson;
    announced_.reset();
    turn_overdue_ = false;
    if (!together || asked)
        announced_ = {turn_words(session_, match, turn), player,
                      player.kind == kPerson ? Banner::kSeconds : kComputersBanner};
    if (player_seen_) say_turn();
}

/// A person's hit is read before one hears whose turn it is.
void BattleOverlay::tell_hit(double seconds, const Match& match) {
    praised_ = std::max(0.0, praised_ - seconds);
    const std::optional<std::string> words = hit_.advance(seconds, match);
    if (!words || banner_.proclaims()) return;
    banner_.show(*words, match.player(hit_.player()), kPraised);
    praised_ = kPraised;
}

/// How near it was is read before one hears whose turn it is, too.
void BattleOverlay::tell_miss(const FallOfShot& fall, const Match& match) {
    constexpr double kCloseCall = 1.6;  // seconds
    const PlayerId you = session_.runner ? own_player(*session_.runner) : PlayerId();
    const std::optional<std::string> words = close_call(fall, you, match);
    if (!words || banner_.proclaims()) return;
    banner_.show(*words, match.player(player_of(fall.tank)), kCloseCall);
    praised_ = kCloseCall;
}

/// Instead of whose turn it is, which that says as well.
void BattleOverlay::warn(PlayerId shooter, const Match& match) {
    constexpr double kWarned = 1.6;  // seconds
    if (banner_.proclaims()) return;
    const Player& player = match.player(shooter);
    announced_.reset();
    turn_overdue_ = false;
    banner_.show(tr("{name} fires at you", {{"name", player.name}}), player, kWarned);
}

/// Returns true if there was something to say.
bool BattleOverlay::say_turn() {
    if (!announced_ || praised_ > 0) return false;
    if (announced_->player.kind == kPerson) talker_.give_way();
    banner_.show(std::move(announced_->words), announced_->player, announced_->seconds);
    announced_.reset();
    return true;
}

/// Once the fire has been seen. With what it was done, and what its tank or another one has to say about it,
/// comes later.
void BattleOverlay::announce_death(const Match& match, const event::Died& died) {
    later_.push_back({death_words(died, match), killer_of(died)});
    fallen_.push_back(player_of(died.tank));
    const PlayerId you = session_.runner ? own_player(*session_.runner) : PlayerId();
    banner_.proclaim(end_words(fallen_, killer_of(died), you, match), match.player(fallen_.back()));
    mourned_ = kMourned;
    praised_ = 0;
}

void BattleOverlay::tell_later(const Match& match) {
    if (banner_.proclaims()) return;
    for (News& news : later_) feed_.add(std::move(news.words), match, news.player);
    later_.clear();
}

bool BattleOverlay::advance(double seconds, const Match& match, const TipMoment& moment) {
    bool moved = banner_.advance(seconds);
    tell_hit(seconds, match);
    if (player_seen_ || turn_overdue_) moved |= say_turn();
    tell_later(match);
    moved |= feed_.advance(seconds);
    mourned_ = std::max(0.0, mourned_ - seconds);
    if (mourned_ <= 0) moved |= talker_.advance(seconds, match, moment.aiming);
    moved |= tips_.advance(seconds, match, moment);
    return moved;
}

void BattleOverlay::furnish(const Canvas& canvas, const OverlayScene& scene, LabelRoom& room) const {
    (void)place_words(canvas, scene, room);
}

/// Below a sentence that lines of it would meet.
Point BattleOverlay::feed_corner(const Canvas& canvas, const HudLayout& layout) const {
    const Point corner = news_corner(canvas, layout);
    const Rect said = layout.said, lines = feed_.place(canvas, corner);
    const bool meets = lines.x + lines.w > said.x && lines.y < said.y + said.h;
    return meets ? Point{corner.x, said.y + said.h + std::max(3.0f, Scale(canvas)(kHudGap))} : corner;
}

/// What stands in corners, whatever else is said.
void BattleOverlay::take_corners(const Canvas& canvas, const OverlayScene& scene, LabelRoom& room) const {
    room.take(feed_.place(canvas, feed_corner(canvas, scene.layout)));
    if (!Overview::is_idle(scene.view, scene.match.level().width())) room.take(scene.layout.map);
    if (scene.aiming) room.take(clock_.place(canvas, clock_corner(canvas, scene.layout)));
}

/// Takes the places of everything; returns that of what's being said.
Rect BattleOverlay::place_words(const Canvas& canvas, const OverlayScene& scene, LabelRoom& room) const {
    take_corners(canvas, scene, room);
    const Rect ruler = tips_.miss_place(canvas, scene.match, scene.view, room);
    room.take(tips_.place(canvas, tip_scene(canvas, scene, room)));
    room.take(ruler);
    banner_.furnish(canvas, room);
    if (!remark()) return {};
    LabelRoom free = room;
    for (const Rect& place : scene.blasts) free.take(place);
    const Rect said = place_remark(canvas, scene.view, scene.match, *remark(), free);
    room.take(said);
    return said;
}

void BattleOverlay::draw_paths(Canvas& canvas, const OverlayScene& scene) const {
    LabelRoom room = hud_sky(scene.layout);
    take_corners(canvas, scene, room);
    tips_.draw_path(canvas, scene.match, scene.view, room);
    LabelRoom corners = hud_room(scene.layout);
    take_corners(canvas, scene, corners);
    tips_.draw_miss(canvas, scene.match, scene.view, corners);
}

void BattleOverlay::draw_under(Canvas& canvas, const OverlayScene& scene) {
    thought_.draw(canvas, scene.view);
    LabelRoom corners = hud_room(scene.layout), labels = corners;
    take_corners(canvas, scene, corners);
    const Rect said = place_words(canvas, scene, labels);
    if (remark()) draw_remark(Part(canvas, "remark"), scene.view, scene.match, *remark(), said);
    if (!map_.shown()) tips_.draw(canvas, tip_scene(canvas, scene, corners));
}

void BattleOverlay::draw_over(Canvas& canvas, const OverlayScene& scene) const {
    map_.draw(canvas, {scene.match, scene.drive, scene.layout.large_map,
                       scene.view.point(scene.match.state().tank(scene.match.player()).body.at).x,
                       scene.map_key, scene.pad});
    if (scene.aiming) clock_.draw(canvas, clock_corner(canvas, scene.layout));
    feed_.draw(canvas, feed_corner(canvas, scene.layout));
    LabelRoom room = hud_room(scene.layout);
    take_corners(canvas, scene, room);
    const TipScene tips = tip_scene(canvas, scene, room);
    if (!map_.shown()) tips_.draw_frame(canvas, tips);
    room.take(tips_.place(canvas, tips));
    banner_.draw(canvas, room);
}

}  // namespace terramorph

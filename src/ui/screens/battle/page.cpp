#include "ui/screens/battle/page.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/language/language.h"
#include "app/player/comfort.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/narration/narrator.h"
#include "ui/screens/battle/pace/pace.h"
#include "ui/sprites/tanks.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/you_mark.h"

namespace terramorph {

namespace {

constexpr double kMaxSkippedSeconds = kSkip * kSecondsPerTick;  // of time per frame
constexpr int kUnseenParts = 4;  // in a frame that shows nothing, each as long as a skipping one

}  // namespace

BattlePage::BattlePage(App& owner, std::string_view id, MatchRunner& runner)
    : Screen(owner, id),
      runner_(&runner),
      picture_(runner.match()),
      sounds_([this](const Sound& sound) {
          app().play(sound);
          heard_line_.note(sound);
      }),
      by_ear_([&owner](const Sound& sound) { owner.play(sound); }),
      narration_(owner.narrator()),
      taken_back_(runner.takes_back()) {}

const Tank& BattlePage::tank() const { return match().state().tank(match().player()); }

void BattlePage::show_match(MatchRunner& runner) {
    runner_ = &runner;
    const Director kept = director();
    picture_ = BattlePicture(runner.match());
    redraw();
    director() = kept;
    sounds_.forget();
    heard_line_.clear();
    by_ear_.hush();
    aftermath_.clear();
    waiting_ = 0;
    list_.close();
    crosshair_.close();
    typed_.clear();
    met_turn_ = drove_turn_ = -1;
}

bool BattlePage::execute(const Command& command) {
    if (const Refusal refusal = runner().give(command)) return app().say("refused", tr(*refusal)), false;
    if (std::holds_alternative<Fire>(command)) app().forget_said();
    redraw();
    take_events();
    return true;
}

/// The less the weakest has left, the more tension there is.
MusicScene BattlePage::music() const {
    const BattleState& state = match().battle().state();
    int lowest = state.rules.health;
    for (const Hull& hull : state.hulls) lowest = std::min(lowest, state.tank(hull.tank).health);
    const float left = static_cast<float>(lowest) / static_cast<float>(std::max(1, state.rules.health));
    return {.level = &match().level(), .tension = 1 - left, .hushed = !state.shells.empty()};
}

void BattlePage::release() {
    keys_.release();
    drive_keys_.release();
    driving_ = dragging_ = drags_power_ = false;
}

void BattlePage::show(std::unique_ptr<Screen> screen) {
    release();
    app().push(std::move(screen));
}

void BattlePage::put_away() {
    release();
    typed_.clear();
    list_.close();
    crosshair_.close();
}

void BattlePage::advance_unseen() {
    end_aftermath();
    for (int part = 0; part < kUnseenParts && unseen(); ++part) advance_ticks(kMaxFrameSeconds);
}

bool BattlePage::advance(double seconds) {
    if (const int back = runner().takes_back(); back != std::exchange(taken_back_, back))
        show_match(runner());
    if (unseen()) return advance_unseen(), true;
    picture_.set_comfort(comfort(app().session()));
    if (std::exchange(looked_at_, app().changes()) != app().changes()) attention_.wake();
    attention_.advance(seconds);
    picture_.set_watched(app().focused() ? attention_.share() : 0);
    turn(keys_.advance(seconds));
    director().set_steady(drags() || crosshair_.open());
    bool moved = match().phase() == Phase::flying || in_aftermath();  // so that its end is visible as well
    const double flows = speed() > 1 ? seconds : picture_.pass(std::min(seconds, kMaxFrameSeconds));
    advance_ticks(std::min(flows, kMaxFrameSeconds));
    picture_.set_reading(reads());
    const Moved seen = picture_.advance(flows, match());
    const auto wide = static_cast<float>(view_.width), high = static_cast<float>(view_.height);
    look_for_player(picture_.view(wide, high), picture_.rest(wide, high));
    moved |= seen == Moved::all;
    if (!skips()) sounds_.advance(std::min(seconds, kMaxFrameSeconds), match(), ears(view_));
    if (in_aftermath() && !shot_unseen()) end_aftermath();
    moved |= advance_words(seconds) || match().phase() == Phase::flying;
    moved |= picture_.show_driving_range(match(), wants_driving_range());
    moved |= picture_.show_skylines(match(), rows_surveyed());
    if (moved) redraw(), attention_.wake();
    return moved || seen == Moved::air;
}

/// A person's turn begins with a new frame, and hard thinking ends one. While skipping, fewer ticks fit into
/// a frame if more is going on.
void BattlePage::advance_ticks(double seconds) {
    if (in_aftermath()) return void(waiting_ = 0);  // or the next turn would begin with a leap
    waiting_ = std::min(waiting_ + seconds * speed() * natural_pace(match(), speed()), kMaxSkippedSeconds);
    const bool was_aiming = aiming();
    for (; waiting_ >= kSecondsPerTick && !in_aftermath(); waiting_ -= kSecondsPerTick) {
        tick();
        if (speed() >= kSkip)
            waiting_ = std::max(kSecondsPerTick + std::fmod(waiting_, kSecondsPerTick),
                                waiting_ - tick_cost(match().battle().state()) * kSecondsPerTick);
        if (thought_hard() || (aiming() && !was_aiming))
            waiting_ = kSecondsPerTick + std::fmod(waiting_, kSecondsPerTick);
    }
}

void BattlePage::tick() {
    if (match().phase() == Phase::aiming && !aiming()) think(), redraw();
    if (aiming()) drive();
    if (!unseen()) picture_.remember(match());
    runner().step();
    take_events();
}

/// Drives on in stretches while the key is held.
void BattlePage::drive() {
    if (!drive_keys_.held()) return;
    drove_turn_ = match().turn();
    driving_ = execute(Drive{match().player(), drive_keys_.take()});
    if (!driving_) drive_keys_.release();
}

void BattlePage::take_events() {
    const bool held = in_aftermath();
    const MatchEvents events = aftermath_.take(runner().take_events());
    show_events(events);
    const bool waits = shot_unseen() && shot_speed_ == 1;
    if (in_aftermath() && !held && !waits) end_aftermath();
    picture_.set_aftermath(in_aftermath());
}

void BattlePage::show_events(const MatchEvents& events) {
    if (!events.empty()) redraw();
    for (const MatchEvent& event : events) note(event);
    if (unseen()) return;
    picture_.note(match(), events);
    for (const FallOfShot& each : picture_.take_falls()) {
        narration_.tell(each, match());
        fell(each);
    }
}

void BattlePage::end_aftermath() {
    picture_.set_aftermath(false);
    show_events(aftermath_.release());
}

void BattlePage::note(const MatchEvent& event) {
    if (!skips()) sounds_.note(event, match(), ears(view_));
    const bool begins = std::holds_alternative<event::TurnBegan>(event);
    const bool fires = std::holds_alternative<event::Fired>(event);
    if (begins) put_away();
    if (fires) shot_speed_ = speed();
    aftermath_.note(event, match());
    narration_.note(event, match());
    heard(event);
    if (begins || fires) fired_ = fires;
}

/// While only the wind moves something, what stands over the land is painted once.
void BattlePage::draw(Canvas& canvas) {
    picture_.set_foot(hud_foot_share(canvas));
    picture_.set_head(hud_head_share(canvas));
    view_ = picture_.view(canvas.width(), canvas.height());
    rest_ = picture_.rest(canvas.width(), canvas.height());
    look_for_player(view_, rest_);
    picture_.set_hidden_aim(hidden_aim());
    picture_.set_mine(own_player(runner()));
    if (std::exchange(drawn_after_, app().changes()) != app().changes()) redraw();
    if (stands_ == 0) above_.forget(canvas);
    const bool covered = above_.fits(canvas);
    picture_.draw_land(canvas, match(), stands_, covered ? &above_ : nullptr);
    const auto paint = [this](Canvas& above) { draw_above(above); };
    // One frame after the land, so that neither has all the work.
    if (!covered && (stands_ != kStandsStill + 1 || !above_.keep(canvas, paint))) {
        draw_above(canvas);
    } else if (!canvas.cover(above_)) {
        picture_.draw_land(canvas, match(), stands_);
        above_.lay(canvas);
    }
    ++stands_;
}

/// Below all rows at the upper edge: in any language their words may reach the picture's middle.
float BattlePage::head(const Canvas& canvas) const {
    for (const Rect& row : {layout_.chips, layout_.hints})
        if (row.h > 0) return row.y + row.h;
    return hud_bottom(canvas);
}

void BattlePage::draw_above(Canvas& canvas) {
    const bool moves = match().phase() == Phase::flying;
    const HudState state = hud_state();
    if (in_aftermath()) const Part part(canvas, "aftermath");
    layout_ = hud_layout(canvas, match(), state);
    layout_.said = app().said_place(canvas);
    picture_.set_foot_open(!state.person);
    picture_.set_power_zone(state.zone);
    picture_.set_measured(state.measured);
    picture_.set_crates_named(state.names_crates);
    picture_.set_dotted(state.dotted);
    LabelRoom room = hud_room(layout_);
    furnish(canvas, room);
    picture_.draw_above(canvas, match(), moves ? static_cast<float>(waiting_ / kSecondsPerTick) : 1, room,
                        [&] { draw_paths(canvas); });
    draw_targets(canvas);
    draw_drag(canvas);
    draw_under(canvas);
    draw_hud(canvas, match(), state, layout_, hud_);
    if (layout_.heard.h > 0) heard_line_.draw(canvas, layout_.heard);
    draw_over(canvas);
    const float apart = Scale(canvas)(8);
    list_.draw(canvas, aiming_tank(), hud_bottom(canvas) + apart, hud_foot_top(canvas) - apart);
}

Rect BattlePage::room(const Canvas& canvas) const {
    const Scale scale(canvas);
    const float top = news_corner(canvas, layout_).y + scale(8);
    const float foot = layout_.heard.h > 0 ? layout_.heard.y : layout_.foot.y;
    return {scale(8), top, canvas.width() - 2 * scale(8), foot - scale(8) - top};
}

void BattlePage::draw_overview(Canvas& canvas) {
    const PlayerId player = aftermath_.shot() ? aftermath_.shot()->player : match().player();
    picture_.draw_overview(canvas, match(), player, layout_.map);
}

/// Only the current player sees its target.
void BattlePage::draw_targets(Canvas& canvas) const {
    if (!aiming()) return;
    const Color color = player_color(match().player(match().player()).color);
    if (tank().target && !crosshair_.open())
        draw_target(canvas, view_,
                    {static_cast<float>(tank().target->x), static_cast<float>(tank().target->y)}, color);
    crosshair_.draw(canvas, view_, color);
}

void BattlePage::draw_drag(Canvas& canvas) const {
    if (!dragging_) return;
    const Scale scale(canvas);
    canvas.line(pivot(), pointer_, std::max(1.5f, scale(3)), with_alpha(theme::kAccent, 0.55f));
    canvas.ring(pointer_, scale(9), std::max(1.5f, scale(3)), theme::kAccent);
    const std::string words = concat(angle_text(tank().angle), "°  ", tank().power);
    const TextStyle style = {scale.text(22), theme::kBright, Face::bold, Align::center};
    const float wide = canvas.text_width(words, style) + style.size;
    const Rect plate = {pointer_.x - wide / 2, pointer_.y - scale(22) - style.size, wide, style.size};
    canvas.fill_rounded(plate, scale(theme::kRadius), theme::kPlate);
    line_in(canvas, plate, words, style);
}

}  // namespace terramorph

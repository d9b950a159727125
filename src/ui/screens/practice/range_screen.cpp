#include "ui/screens/practice/range_screen.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "app/practice/drill_try.h"
#include "app/session.h"
#include "ui/app.h"
#include "ui/screens/battle/hud/hud.h"
#include "ui/screens/battle/page.h"
#include "ui/screens/battle/tips/coach_words.h"
#include "ui/screens/battle/tips/tips.h"
#include "ui/screens/practice/drill_result.h"
#include "ui/screens/practice/goal_card.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr Ticks kMostTargetTicks = 5 * kSecond;  // of a target's turn
constexpr PlayerId kLearner = 0;

using MakeMatch = std::function<std::unique_ptr<Match>()>;

/// A battlefield against targets that never fire, with the coach; and of a lesson, its goal.
class RangeScreen : public BattlePage {
  public:
    RangeScreen(App& owner, std::unique_ptr<MatchRunner> match, MakeMatch make, std::optional<Drill> drill)
        : BattlePage(owner, "range", *match),
          own_match_(std::move(match)),
          make_(std::move(make)),
          drill_(drill) {
        begin_tips();
        director().set_greeting(false);
        take_events();
        begin_try();
    }

    bool advance(double seconds) override;

  protected:
    bool aiming() const override {
        return match().phase() == Phase::aiming && match().player() == kLearner && !in_aftermath();
    }
    void think() override;
    HudState hud_state() const override {
        HudState state = BattlePage::hud_state();
        state.lab = state.practice = true;
        state.hinted = tips_->hints(match());
        state.zone = tips_->power_zone(match());
        state.measured = tips_->measures(match());
        return state;
    }
    void heard(const MatchEvent& event) override {
        tips_->note(event, match());
        if (try_) try_->note(event);
    }
    void press_other(const InputEvent& press) override {
        if (press.key == Key::escape) return app().pop();
        if (press.key != Key::letter) return;
        if (press.letter == 'r') begin_anew();
        if (press.letter == 'c' && aiming()) ask_coach();
    }
    void furnish(const Canvas& canvas, LabelRoom& room) const override {
        if (try_) room.take(goal_card_place(canvas, card_top(canvas), *drill_, hint()));
    }
    void draw_paths(Canvas& canvas) override {
        LabelRoom sky = hud_sky(layout());
        furnish(canvas, sky);
        tips_->draw_path(canvas, match(), view(), sky);
    }
    void draw_under(Canvas& canvas) override;
    void draw_over(Canvas& canvas) override {
        if (try_) draw_goal_card(canvas, card_top(canvas), *drill_, *try_, hint());
    }

  private:
    float card_top(const Canvas& canvas) const { return room(canvas).y; }
    std::string hint() const { return drill_hint(*drill_, app().session()); }
    void begin_tips() {
        tips_.emplace(app().session()).insist();
        tips_->set_lessons(!drill_ || *drill_ == Drill::flat);
    }
    void ask_coach() {
        if (!tips_->ask(match())) app().say("no_advice", no_advice_words(app().session()));
    }
    void begin_try() {
        if (drill_) try_.emplace(*drill_, match());
    }
    void begin_anew();
    void end_try();

    std::unique_ptr<MatchRunner> own_match_;
    MakeMatch make_;
    std::optional<Drill> drill_;
    std::optional<DrillTry> try_;
    std::optional<Tips> tips_;
};

bool RangeScreen::advance(double seconds) {
    bool moved = BattlePage::advance(seconds);
    if (tips_->advance(seconds, match(), {aiming(), in_aftermath(), drags()})) moved = true, redraw();
    director().set_advised(tips_->coached_tanks(match()), match());
    narration().quote(tips_->speech(match()));
    if (!try_) return moved;
    try_->look(match());
    if (try_->over() && aiming()) end_try();
    return moved;
}

/// Targets let their turns pass, and nobody sees it.
void RangeScreen::think() {
    for (Ticks tick; tick < kMostTargetTicks && !aiming(); ++tick) {
        if (match().phase() == Phase::aiming) (void)runner().give(Pass{match().player()});
        runner().step();
    }
}

void RangeScreen::begin_anew() {
    app().forget_said();
    auto fresh = std::make_unique<MatchRunner>(make_());
    show_match(*fresh);
    own_match_ = std::move(fresh);
    begin_tips();
    take_events();
    begin_try();
}

void RangeScreen::end_try() {
    keep_stars(app().session(), *drill_, try_->stars());
    DrillWays ways = {.again = [this] { begin_anew(); }, .next = {}};
    if (static_cast<int>(*drill_) + 1 < kDrills)
        ways.next = [&app = app(), next = static_cast<Drill>(static_cast<int>(*drill_) + 1)] {
            app.replace(drill_screen(app, next));
        };
    show(drill_result(app(), *drill_, *try_, std::move(ways)));
}

void RangeScreen::draw_under(Canvas& canvas) {
    const Rect place = room(canvas);
    std::vector<Rect> taken;
    if (try_) taken.push_back(goal_card_place(canvas, card_top(canvas), *drill_, hint()));
    tips_->draw(canvas, {match(), rest(), view(), place, !greets(), taken});
}

std::unique_ptr<Screen> range_screen(App& app, MakeMatch make, std::optional<Drill> drill) {
    auto match = std::make_unique<MatchRunner>(make());
    return std::make_unique<RangeScreen>(app, std::move(match), std::move(make), drill);
}

}  // namespace

std::unique_ptr<Screen> drill_screen(App& app, Drill drill) {
    return range_screen(
        app, [drill] { return drill_match(drill); }, drill);
}

std::unique_ptr<Screen> free_range_screen(App& app, int wind) {
    const Session& session = app.session();
    const auto arsenal = session.next_arsenal ? session.next_arsenal : session.arsenal;
    return range_screen(
        app, [arsenal, wind] { return range_match(wind, *arsenal); }, std::nullopt);
}

}  // namespace terramorph

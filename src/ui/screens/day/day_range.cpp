#include "ui/screens/day/day_range.h"

#include <utility>

#include "app/board/day_scores.h"
#include "app/language/language.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/screens/battle/page.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Ticks kMostIdleTicks = 5 * kSecond;  // of a target's turn
constexpr float kTallyEdge = 16;

class DayRange : public BattlePage {
  public:
    DayRange(App& owner, std::unique_ptr<MatchRunner> match, std::string day, std::function<void()> over)
        : BattlePage(owner, "day_range", *match),
          own_match_(std::move(match)),
          day_(std::move(day)),
          over_(std::move(over)) {
        director().set_greeting(false);
        take_events();
    }

    bool advance(double seconds) override {
        const bool moved = BattlePage::advance(seconds);
        if (!done_ && is_day_over(match()) && !in_aftermath()) end();
        return moved;
    }

  protected:
    bool aiming() const override {
        return match().phase() == Phase::aiming && match().player() == kDayShooter && !in_aftermath() &&
               !done_;
    }
    /// Targets let their turns pass, and nobody sees it.
    void think() override {
        for (Ticks tick; tick < kMostIdleTicks && !aiming() && !is_day_over(match()); ++tick) {
            if (const auto command = next_by_itself(match())) (void)runner().give(*command);
            runner().step();
        }
    }
    HudState hud_state() const override {
        HudState state = BattlePage::hud_state();
        state.lab = state.practice = true;
        return state;
    }
    void press_other(const InputEvent& press) override {
        if (press.key == Key::escape) return app().pop();
        if (press.key == Key::letter && press.letter == 'r') begin_anew();
    }
    void draw_over(Canvas& canvas) override {
        const Scale scale(canvas);
        const std::string words = tally();
        const TextStyle style = {scale.text(theme::kBody), theme::kBright, Face::bold, Align::center};
        const float wide = canvas.text_width(words, style) + 2 * scale(kTallyEdge);
        const Rect top = room(canvas);
        const Rect plate = {(canvas.width() - wide) / 2, top.y, wide, style.size + scale(kTallyEdge)};
        canvas.fill_rounded(plate, scale(theme::kRadius), theme::kPlate);
        line_in(Part(canvas, "tally"), plate, words, style);
    }

  private:
    std::string tally() const {
        const DayScore score = day_score(match());
        const std::int64_t left = std::max(0, kDayShots - score.shots);
        return concat(tr(plural("{n} shot left", "{n} shots left", left, {{"n", left}})), " · ",
                      tr(plural("{n} point", "{n} points", score.points, {{"n", Grouped{score.points}}})));
    }
    void begin_anew() {
        app().forget_said();
        auto fresh = std::make_unique<MatchRunner>(day_match(day_));
        show_match(*fresh);
        own_match_ = std::move(fresh);
        take_events();
    }
    void end() {
        done_ = true;
        const int points = day_score(match()).points;
        const bool best = keep_own_day(app().session(), day_, match());
        app().say("day_over", best ? tr(plural("{n} point: your best today", "{n} points: your best today",
                                               points, {{"n", Grouped{points}}}))
                                   : tr(plural("{n} point", "{n} points", points, {{"n", Grouped{points}}})));
        app().pop();
        over_();
    }

    std::unique_ptr<MatchRunner> own_match_;
    std::string day_;
    std::function<void()> over_;
    bool done_ = false;
};

}  // namespace

std::unique_ptr<Screen> day_range_screen(App& app, const std::string& day, std::function<void()> over) {
    return std::make_unique<DayRange>(app, std::make_unique<MatchRunner>(day_match(day)), day,
                                      std::move(over));
}

}  // namespace terramorph

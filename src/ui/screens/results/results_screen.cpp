#include "ui/screens/results/results_screen.h"
#include "ui/app.h"
#include "ui/screens/battle/pace.h"
#include "ui/screens/routes.h"

#include <algorithm>

#include "app/language/language.h"
#include "app/session.h"
#include "ui/screens/results/chart.h"
#include "ui/screens/results/honours.h"
#include "ui/screens/results/table.h"
#include "ui/screens/results/words.h"
#include "ui/sound/cues.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

namespace {

bool any_person(const Match& match) {
    return std::ranges::any_of(match.settings().players,
                               [](const Player& player) { return player.kind == kPerson; });
}

/// A page with tabs at the top and buttons at its foot.
class ResultsScreen : public Screen {
  public:
    ResultsScreen(App& app, std::string_view id) : Screen(app, id) {
        form_.clicked = [&app] { app.play(click()); };
    }

    void press(const InputEvent& press) override {
        if (press.kind == InputEvent::Kind::down) {
            if (press.key == Key::escape) return leave();
            if (press.key == Key::left) return turn_to((tab_ + tabs_.size() - 1) % tabs_.size());
            if (press.key == Key::right) return turn_to((tab_ + 1) % tabs_.size());
            const auto digit = static_cast<std::size_t>(press.letter - '1');
            if (press.key == Key::letter && press.letter >= '1' && digit < tabs_.size())
                return turn_to(digit);
        }
        form_.press(press);
    }

  protected:
    const Match& match() { return app().session().match(); }
    Results results() { return results_of(match()); }
    std::size_t tab() const { return tab_; }

    /// Adds a tab after the buttons, so that Enter means the first button.
    void add_tab(std::string_view id, std::string_view label) {
        const std::size_t number = tabs_.size();
        tabs_.push_back(form_.add(button(id, label, [this, number] { turn_to(number); })));
        form_[tabs_[0]].selected = true;
    }

    void lay_tabs(Canvas& canvas, Rect place) {
        const std::vector<Rect> places =
            columns(place, static_cast<int>(tabs_.size()), Scale(canvas)(theme::kGap));
        for (std::size_t k = 0; k < tabs_.size(); ++k) form_[tabs_[k]].place = places[k];
    }

    static Rect page(const Canvas& canvas) {
        const Scale scale(canvas);
        const float edge = scale(theme::kMargin);
        return {edge, scale(112), canvas.width() - 2 * edge, canvas.height() - scale(112) - edge};
    }

    Form form_;

  private:
    void leave() { app().back_to_title(); }

    void turn_to(std::size_t tab) {
        tab_ = tab;
        for (std::size_t k = 0; k < tabs_.size(); ++k) form_[tabs_[k]].selected = k == tab;
        form_.focus_on(0);
    }

    std::vector<std::size_t> tabs_;
    std::size_t tab_ = 0;
};

/// The results of a round.
class RoundResults : public ResultsScreen {
  public:
    explicit RoundResults(App& app) : ResultsScreen(app, "results") {
        const bool armory = match().settings().has_armory() && any_person(match());
        form_.add(button(
            armory ? "to_armory" : "next_round", std::string(armory ? tr("To the armory") : tr("Next round")),
            [this] { go_on(); }, Tone::accent));
        for (std::size_t k = 0; k < kChartNames.size(); ++k) add_tab(kChartIds[k], tr(kChartNames[k]));
    }

    bool advance(double seconds) override {
        if (any_person(match()) || (waited_ += seconds * app().session().speed) < kComputersWait)
            return false;
        go_on();
        return true;
    }

    void draw(Canvas& canvas) override {
        const Scale scale(canvas);
        page_title(canvas,
                   tr("Round {round} of {rounds}",
                      {{"round", match().round()}, {"rounds", match().settings().rounds()}}),
                   round_words(match()));
        Rect rest = page(canvas);
        Rect foot = take_bottom(rest, scale(66), scale(24));
        form_[0].place = take_right(foot, scale(360));
        key_hints(canvas, foot,
                  {{tr("Enter"), tr("go on")},
                   {"1 2 3", tr("chart")},
                   {tr("Esc"), tr("title: the match is kept")}});
        draw_score_table(canvas, take_left(rest, rest.w * 0.62f, scale(36)), results(), true);
        lay_tabs(canvas, take_top(rest, std::max(scale(theme::kButton), scale.text(26)), scale(20)));
        draw_chart(canvas, rest, results(), static_cast<Chart>(tab()), false);
        form_.draw(canvas);
    }

  private:
    void go_on() {
        if (const Refusal refusal = app().session().runner->give(NextRound{}))
            return app().say("refused", tr(*refusal));
        app().replace(app().screens().round(app()));
    }

    double waited_ = 0;
};

/// The results of the match.
class Ranking : public ResultsScreen {
  public:
    explicit Ranking(App& app) : ResultsScreen(app, "ranking") {
        form_.add(button(
            "play_again", tr("Play again"), [&app] { start_match(app); }, Tone::accent));
        form_.add(button("title", tr("Title"), [&app] { app.back_to_title(); }));
        add_tab("ranking", tr("Ranking"));
        add_tab("awards", tr("Awards"));
        for (std::size_t k = 0; k < kChartNames.size(); ++k) add_tab(kChartIds[k], tr(kChartNames[k]));
    }

    void draw(Canvas& canvas) override {
        const Scale scale(canvas);
        const std::vector<Side> sides = match().scores().sides();
        page_title(canvas, tr("{name} wins the match", {{"name", side_name(results(), sides.front())}}),
                   tr(plural("after {rounds} round", "after {rounds} rounds", match().round(),
                             {{"rounds", match().round()}})));
        Rect rest = page(canvas);
        Rect foot = take_bottom(rest, scale(66), scale(24));
        form_[0].place = take_right(foot, scale(360), scale(theme::kGap));
        form_[1].place = take_right(foot, scale(220));
        key_hints(canvas, foot,
                  {{tr("Enter"), tr("play again")}, {"1 - 5", tr("pages")}, {tr("Esc"), tr("title")}});
        lay_tabs(canvas, take_top(rest, std::max(scale(theme::kButton), scale.text(26)), scale(24)));
        draw_tab(canvas, rest);
        form_.draw(canvas);
    }

  private:
    void draw_tab(Canvas& canvas, Rect rest) {
        constexpr std::size_t kAwardsTab = 1;
        if (tab() == kAwardsTab) return draw_awards(canvas, rest, results());
        if (tab() > kAwardsTab)
            return draw_chart(canvas, rest, results(), static_cast<Chart>(tab() - kAwardsTab - 1), true);
        draw_podium(canvas, take_left(rest, rest.w * 0.34f, Scale(canvas)(36)), results());
        draw_score_table(canvas, rest, results(), false);
    }
};

}  // namespace

std::unique_ptr<Screen> results_screen(App& app) {
    if (app.session().match().phase() == Phase::match_over) return std::make_unique<Ranking>(app);
    return std::make_unique<RoundResults>(app);
}

}  // namespace terramorph

#include "ui/screens/results.h"

#include <algorithm>

#include "base/text.h"
#include "ui/cues.h"
#include "ui/screens/results_parts.h"
#include "ui/screens/star_map.h"
#include "ui/session.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

namespace {

constexpr double kComputersWait = 6;  // seconds, where nobody is there to go on

bool only_computers(const Match& match) {
    const auto& players = match.settings().players;
    return std::none_of(players.begin(), players.end(),
                        [](const Player& player) { return player.mind == Mind::person; });
}

std::string winner_words(const Match& match) {
    if (match.round_winner() < 0) return "nobody was left";
    return text(match.player(match.round_winner()).name, " was the last one standing");
}

class ResultsScreen : public Screen {
  public:
    explicit ResultsScreen(App& app) : Screen(app) {
        form_.clicked = [&app] { app.play(click()); };
        if (over()) {
            form_.add(button(
                "Play again", [&app] { start_match(app); }, Tone::accent));
            form_.add(button("Title", [&app] { app.back_to_title(); }));
        } else {
            form_.add(button(
                "Next round", [this] { go_on(); }, Tone::accent));
        }
    }

    void press(const Press& press) override {
        const bool escape = press.kind == Press::Kind::down && press.key == Key::escape;
        if (!escape) return void(form_.press(press));
        keep_match(app());
        app().back_to_title();
    }

    bool advance(double seconds) override {
        if (over() || !only_computers(match()) || (waited_ += seconds) < kComputersWait) return false;
        go_on();
        return true;
    }

    void draw(Canvas& canvas) override {
        if (over())
            draw_ranking(canvas);
        else
            draw_round(canvas);
        form_.draw(canvas);
    }

  private:
    Match& match() { return *app().session().match; }
    bool over() { return match().phase() == Phase::match_over; }

    void go_on() {
        if (const Refusal refusal = match().apply(NextRound{})) return app().say(refusal->text);
        keep_match(app());
        app().replace(round_screen(app()));
    }

    Rect page(const Canvas& canvas) const {
        const Scale scale(canvas);
        const float edge = scale(theme::kMargin);
        return {edge, scale(124), canvas.width() - 2 * edge, canvas.height() - scale(124) - edge};
    }

    void draw_round(Canvas& canvas) {
        const Scale scale(canvas);
        page_title(canvas, text("Round ", match().round(), " of ", match().settings().rounds()),
                   winner_words(match()));
        Rect rest = page(canvas);
        Rect foot = take_bottom(rest, scale(66), scale(24));
        form_[0].place = take_right(foot, scale(360));
        key_hints(canvas, foot, {{"Enter", "next round"}, {"Esc", "title: the match is kept"}});
        draw_score_table(canvas, rest, match(), true);
    }

    void draw_ranking(Canvas& canvas) {
        const Scale scale(canvas);
        const int first = match().scores().ranking().front();
        page_title(canvas, text(match().player(first).name, " wins the match"),
                   text("after ", match().round(), match().round() == 1 ? " round" : " rounds"));
        Rect rest = page(canvas);
        Rect foot = take_bottom(rest, scale(66), scale(24));
        form_[0].place = take_right(foot, scale(360), scale(theme::kGap));
        form_[1].place = take_right(foot, scale(220));
        Rect left = take_left(rest, rest.w * 0.38f, scale(48));
        draw_damage_chart(canvas, take_bottom(left, left.h * 0.4f, scale(24)), match());
        draw_podium(canvas, left, match());
        draw_score_table(canvas, rest, match(), false);
    }

    Form form_;
    double waited_ = 0;
};

}  // namespace

std::unique_ptr<Screen> results_screen(App& app) { return std::make_unique<ResultsScreen>(app); }

}  // namespace terramorph

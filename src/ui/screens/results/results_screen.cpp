#include "ui/screens/results/results_screen.h"

#include <algorithm>

#include "app/language/language.h"
#include "app/remote/remote_play.h"
#include "app/session.h"
#include "ui/app.h"
#include "ui/narration/narrator.h"
#include "ui/screens/battle/pace/pace.h"
#include "ui/screens/by_lines/inbox_screen.h"
#include "ui/screens/remote/entering.h"
#include "ui/screens/replay/last_turn_screen.h"
#include "ui/screens/results/cards.h"
#include "ui/screens/results/chart.h"
#include "ui/screens/results/honours.h"
#include "ui/screens/results/purse.h"
#include "ui/screens/results/results_page.h"
#include "ui/screens/results/words.h"
#include "ui/screens/routes.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

namespace {

bool any_person(const Match& match) {
    return std::ranges::any_of(match.settings().players,
                               [](const Player& player) { return player.kind == kPerson; });
}

bool by_lines(const App& app) { return app.session().runner->is_by_lines(); }

void play_again(App& app) {
    if (app.session().remote) return play_remote_match_again(app);
    if (!by_lines(app)) return start_match(app);
    app.back_to_title();
    app.push(inbox_screen(app));
}

/// The results of a round.
class RoundResults : public ResultsPage {
  public:
    explicit RoundResults(App& app)
        : ResultsPage(app, "results"), shot_(*app.session().runner), next_(match()) {
        const bool armory = match().settings().has_armory() && any_person(match());
        form_.add(button(
            armory ? "to_armory" : "next_round", std::string(armory ? tr("To the armory") : tr("Next round")),
            [this] { go_on(); }, Tone::accent));
        if (shot_.there()) watch_ = form_.add(button("watch", tr("Watch"), [this] { watch(); }));
        if (has_charts()) add_tab("scores", tr("Scores"));
        add_charts();
    }

    void press(const InputEvent& press) override {
        const bool letter = press.kind == InputEvent::Kind::down && press.key == Key::letter;
        if (letter && press.letter == 'v' && shot_.there()) return watch();
        ResultsPage::press(press);
    }

    bool advance(double seconds) override {
        since_begin_ += seconds;
        bool moves = since_begin_ < kCounting + seconds;
        moves |= ResultsPage::advance(seconds);
        moves |= shot_.advance(std::min(seconds, kMaxFrameSeconds));
        if (any_person(match()) || since_begin_ * app().session().speed < kComputersWait) return moves;
        go_on();
        return true;
    }

    void draw(Canvas& canvas) override {
        page_title(canvas, heading(), beside(), tabs_wide(canvas));
        lay_tabs(canvas);
        const Scale scale(canvas);
        Rect left = page(canvas);
        draw_side(canvas, take_right(left, left.w * kSide, scale(24)));
        Rect foot = take_bottom(left, scale.pressed(kFootHigh), scale(20));
        draw_foot(canvas, foot);
        if (tab() == 0)
            draw_scores(canvas, left, true, counted());
        else
            draw_chart(canvas, left, results(), static_cast<Chart>(tab() - 1), false);
        form_.draw(canvas);
    }

  protected:
    std::string heading() const override { return round_words(match()); }
    /// Whoever wins a round needn't be first in the table, which is of the match.
    std::string beside() const override {
        const Side first = match().scores().sides().front();
        const PlayerId winner = match().state().winner;
        const Argument round = {"round", match().round()}, rounds = {"rounds", match().settings().rounds()};
        if (!winner.exists() || match().state().allies(first.players.front(), winner))
            return tr("Round {round} of {rounds}", {round, rounds});
        return tr("Round {round} of {rounds}: {name} leads the match",
                  {round, rounds, {"name", side_name(results(), first)}});
    }
    std::string standings() const override {
        return tr("Standings after round {round}", {{"round", match().round()}});
    }
    std::string told() const override { return fate_words(*app().session().runner); }

  private:
    static constexpr double kCounting = 1.2;  // seconds
    static constexpr float kSide = 0.34f;     // of the page's width
    static constexpr float kFootHigh = 76;    // units
    static constexpr float kWatchWide = 116, kWatchHigh = 46;
    static constexpr float kShotShare = 0.55f;  // of the side's height

    /// How much has been counted up: 0 .. 1.
    float counted() const {
        const float left = 1 - static_cast<float>(std::min(1.0, since_begin_ / kCounting));
        return 1 - left * left * left;
    }

    void go_on() {
        if (const Refusal refusal = app().session().runner->give(NextRound{}))
            return app().say("refused", tr(*refusal));
        app().replace(app().screens().round(app()));
    }

    void watch() { app().push(last_turn_screen(app(), shot_.turn().fork())); }

    void draw_side(Canvas& canvas, Rect place) {
        const Scale scale(canvas);
        form_[0].place = take_bottom(place, scale.pressed(kFootHigh), scale(20));
        if (shot_.there()) {
            const Rect card = take_top(place, place.h * kShotShare, scale(24));
            const float high = std::max(scale.pressed(kWatchHigh), 20.0f);
            const float wide = std::max(scale(kWatchWide), 48.0f);
            const Rect button = {card.x + card.w - wide - scale(18), card.y + card.h - high - scale(19), wide,
                                 high};
            form_[watch_].place = button;
            shot_.draw(canvas, card, button);
        }
        next_.draw(canvas, place);
    }

    /// The only person's money, or the keys.
    void draw_foot(Canvas& canvas, Rect place) {
        const PlayerId you = only_person(results());
        if (you.exists() && results().money) return draw_purse(canvas, place, match(), you, counted());
        key_hints(canvas, place, {{tab_keys(), tr("pages")}, {"esc", tr("save and exit")}});
    }

    ShotCard shot_;
    NextLand next_;
    std::size_t watch_ = Form::kNone;
    double since_begin_ = 0;
};

/// The results of the match.
class Ranking : public ResultsPage {
  public:
    explicit Ranking(App& app) : ResultsPage(app, "ranking") {
        form_.add(button(
            "play_again", by_lines(app) ? tr("Play by message") : tr("Play again"),
            [&app] { play_again(app); }, Tone::accent));
        form_.add(button("title", tr("Title"), [&app] { app.back_to_title(); }));
        add_tab("ranking", tr("Ranking"));
        add_tab("awards", tr("Awards"));
        add_charts();
    }

    /// A person's victory is everybody's.
    MusicScene music() const override {
        const Match& over = app().session().match();
        const std::vector<PlayerId> winners = over.scores().sides().front().players;
        return {.won = std::ranges::any_of(winners,
                                           [&](PlayerId each) { return over.player(each).kind == kPerson; })};
    }

    void draw(Canvas& canvas) override {
        const Scale scale(canvas);
        page_title(canvas, heading(), beside(), tabs_wide(canvas));
        Rect rest = page(canvas);
        Rect foot = take_bottom(rest, scale.pressed(66), scale(24));
        form_[0].place = take_right(foot, scale(360), scale(theme::kGap));
        form_[1].place = take_right(foot, scale(220));
        key_hints(canvas, foot,
                  {{"enter", tr("play again")}, {tab_keys(), tr("pages")}, {"esc", tr("title")}});
        lay_tabs(canvas);
        draw_tab(canvas, rest);
        form_.draw(canvas);
    }

  protected:
    std::string heading() const override {
        return tr("{name} wins the match",
                  {{"name", side_name(results(), match().scores().sides().front())}});
    }
    std::string beside() const override {
        return tr(plural("after {rounds} round", "after {rounds} rounds", match().round(),
                         {{"rounds", match().round()}}));
    }
    std::string standings() const override { return std::string(tr("Final standings")); }

  private:
    void draw_tab(Canvas& canvas, Rect rest) {
        constexpr std::size_t kAwardsTab = 1;
        if (tab() == kAwardsTab) return draw_awards(canvas, rest, results());
        if (tab() > kAwardsTab)
            return draw_chart(canvas, rest, results(), static_cast<Chart>(tab() - kAwardsTab - 1), true);
        draw_scores(canvas, rest, false, 1);
    }
};

}  // namespace

std::unique_ptr<Screen> results_screen(App& app) {
    if (app.session().match().phase() == Phase::match_over) return std::make_unique<Ranking>(app);
    return std::make_unique<RoundResults>(app);
}

}  // namespace terramorph

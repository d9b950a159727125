#include "ui/screens/results/results_screen.h"
#include "ui/app.h"
#include "ui/screens/battle/pace/pace.h"
#include "ui/screens/routes.h"

#include <algorithm>

#include "app/language/language.h"
#include "app/session.h"
#include "ui/screens/replay/last_turn_screen.h"
#include "ui/narration/narrator.h"
#include "ui/screens/results/cards.h"
#include "ui/screens/results/chart.h"
#include "ui/screens/results/honours.h"
#include "ui/screens/results/purse.h"
#include "ui/screens/results/stage.h"
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

/// A page with tabs beside its title and buttons at its foot.
class ResultsScreen : public Screen {
  public:
    ResultsScreen(App& app, std::string_view id) : Screen(app, id), stage_(match()) {
        form_.clicked = [&app] { app.play(click()); };
    }

    void press(const InputEvent& press) override {
        if (press.kind == InputEvent::Kind::down) {
            if (press.key == Key::escape) return app().back_to_title();
            if (press.key == Key::left) return turn_to((tab_ + tabs_.size() - 1) % tabs_.size());
            if (press.key == Key::right) return turn_to((tab_ + 1) % tabs_.size());
            const auto digit = static_cast<std::size_t>(press.letter - '1');
            if (press.key == Key::letter && press.letter >= '1' && digit < tabs_.size())
                return turn_to(digit);
        }
        form_.press(press);
    }

    bool advance(double seconds) override { return stage_.advance(seconds); }
    float sentences_above(const Canvas& canvas) const override {
        return canvas.height() - Scale(canvas)(150);
    }
    Spoken spoken() const override {
        std::vector<std::string> told = {heading(), beside()};
        for (const std::string& line : score_words(results())) told.push_back(line);
        return {sentences(told), form_.speech()};
    }

  protected:
    const Match& match() const { return app().session().match(); }
    Results results() const { return results_of(match()); }
    /// The page's title, and what stands beside it.
    virtual std::string heading() const = 0;
    virtual std::string beside() const = 0;
    std::size_t tab() const { return tab_; }

    /// Adds a tab after the buttons, so that Enter means the first button.
    void add_tab(std::string_view id, std::string_view label) {
        const std::size_t number = tabs_.size();
        tabs_.push_back(form_.add(button(id, label, [this, number] { turn_to(number); })));
        form_[tabs_[0]].selected = true;
    }

    float tabs_wide(const Canvas& canvas) const {
        return Scale(canvas)(kTabWide * static_cast<float>(tabs_.size()));
    }

    void lay_tabs(const Canvas& canvas) {
        const Scale scale(canvas);
        const float wide = tabs_wide(canvas);
        const Rect place = {canvas.width() - scale(theme::kMargin) - wide, scale(40), wide,
                            std::max(scale(theme::kButton), scale.text(26))};
        const std::vector<Rect> places = columns(place, static_cast<int>(tabs_.size()), scale(theme::kGap));
        for (std::size_t k = 0; k < tabs_.size(); ++k) form_[tabs_[k]].place = places[k];
    }

    static Rect page(const Canvas& canvas) {
        const Scale scale(canvas);
        const float edge = scale(theme::kMargin);
        return {edge, scale(112), canvas.width() - 2 * edge, canvas.height() - scale(112) - edge};
    }

    /// The stage above the scores, as high as the scores leave room for it.
    void draw_scores(Canvas& canvas, Rect place, bool of_round, float counted) {
        const Scale scale(canvas);
        const float gap = scale(20), high = place.h - score_table_high(canvas, results()) - gap;
        if (high >= scale(kLeastStage))
            stage_.draw(canvas, take_top(place, std::min(high, scale(kMostStage)), gap), results());
        draw_score_table(canvas, place, results(), of_round, counted);
    }

    Form form_;

  private:
    static constexpr float kTabWide = 150;
    static constexpr float kLeastStage = 150, kMostStage = 430;

    void turn_to(std::size_t tab) {
        tab_ = tab;
        for (std::size_t k = 0; k < tabs_.size(); ++k) form_[tabs_[k]].selected = k == tab;
        form_.focus_on(0);
    }

    Stage stage_;
    std::vector<std::size_t> tabs_;
    std::size_t tab_ = 0;
};

/// The results of a round.
class RoundResults : public ResultsScreen {
  public:
    explicit RoundResults(App& app)
        : ResultsScreen(app, "results"), shot_(*app.session().runner), next_(match()) {
        const bool armory = match().settings().has_armory() && any_person(match());
        form_.add(button(
            armory ? "to_armory" : "next_round", std::string(armory ? tr("To the armory") : tr("Next round")),
            [this] { go_on(); }, Tone::accent));
        if (shot_.there()) watch_ = form_.add(button("watch", tr("Watch"), [this] { watch(); }));
        add_tab("scores", tr("Scores"));
        for (std::size_t k = 0; k < kChartNames.size(); ++k) add_tab(kChartIds[k], tr(kChartNames[k]));
    }

    void press(const InputEvent& press) override {
        const bool letter = press.kind == InputEvent::Kind::down && press.key == Key::letter;
        if (letter && press.letter == 'v' && shot_.there()) return watch();
        ResultsScreen::press(press);
    }

    bool advance(double seconds) override {
        since_begin_ += seconds;
        bool moves = since_begin_ < kCounting + seconds;
        moves |= ResultsScreen::advance(seconds);
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
        Rect foot = take_bottom(left, scale(kFootHigh), scale(20));
        draw_foot(canvas, foot);
        if (tab() == 0)
            draw_scores(canvas, left, true, counted());
        else
            draw_chart(canvas, left, results(), static_cast<Chart>(tab() - 1), false);
        form_.draw(canvas);
    }

  protected:
    std::string heading() const override { return round_words(match()); }
    std::string beside() const override {
        return tr("Round {round} of {rounds}",
                  {{"round", match().round()}, {"rounds", match().settings().rounds()}});
    }

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

    void watch() { app().push(last_turn_screen(app(), *app().session().runner->best_turn())); }

    void draw_side(Canvas& canvas, Rect place) {
        const Scale scale(canvas);
        form_[0].place = take_bottom(place, scale(kFootHigh), scale(20));
        if (shot_.there()) {
            const Rect card = take_top(place, place.h * kShotShare, scale(24));
            const float high = std::max(scale(kWatchHigh), 20.0f);
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
        if (you.exists()) return draw_purse(canvas, place, match(), you, counted());
        key_hints(canvas, place,
                  {{"enter", tr("resume")}, {"1 - 4", tr("pages")}, {"esc", tr("title: the match is kept")}});
    }

    ShotCard shot_;
    NextLand next_;
    std::size_t watch_ = Form::kNone;
    double since_begin_ = 0;
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
        Rect foot = take_bottom(rest, scale(66), scale(24));
        form_[0].place = take_right(foot, scale(360), scale(theme::kGap));
        form_[1].place = take_right(foot, scale(220));
        key_hints(canvas, foot, {{"enter", tr("play again")}, {"1 - 5", tr("pages")}, {"esc", tr("title")}});
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

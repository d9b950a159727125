#include "ui/screens/day/day_screen.h"

#include <algorithm>
#include <optional>
#include <string>

#include "app/board/day_board.h"
#include "app/language/language.h"
#include "app/remote/remote_profile.h"
#include "app/session.h"
#include "base/text.h"
#include "paint/image.h"
#include "ui/screens/day/day_range.h"
#include "ui/screens/menu/menu_page.h"
#include "ui/sprites/portrait.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kDayShare = 0.5f, kDayApart = 48, kDayPress = 72, kDayPictureShape = 1.9f;

std::string points_words(int points) {
    return tr(plural("{n} point", "{n} points", points, {{"n", Grouped{points}}}));
}

class DayPage : public MenuPage {
  public:
    explicit DayPage(App& owner) : MenuPage(owner, "day") {
        look_anew();
        play_ = form().add(button(
            "play", tr("Play"), [this] { play(); }, Tone::accent));
        add_back();
        form().focus_on(play_);
    }

    bool advance(double seconds) override {
        if (!board_) look_anew();
        const std::string said = std::exchange(state_, state_words());
        const bool moved = MenuPage::advance(seconds);
        return board_->advance(seconds) || moved || said != state_;
    }
    void draw(Canvas& canvas) override;
    void be_covered() override { board_.reset(); }

  protected:
    std::string heading() const override { return std::string(tr("Daily challenge")); }

  private:
    void look_anew() {
        const Session& session = app().session();
        const std::string own = load_remote_profile(app().session()).broker;
        board_.emplace(app().session(), session.broker.empty() ? own : session.broker);
        day_ = board_->day();
    }
    void play() {
        app().push(day_range_screen(app(), day_, [this] { board_.reset(); }));
    }
    std::string state_words() const;
    void draw_level(Canvas& canvas, Rect place);
    void draw_scores(Canvas& canvas, Rect place) const;

    std::optional<DayBoard> board_;
    std::string day_, state_;
    std::size_t play_ = 0;
    Image picture_;
};

std::string DayPage::state_words() const {
    if (const auto trouble = board_->trouble()) return tr(*trouble);
    return std::string(board_->is_up() ? tr("Each score was played again on this machine.")
                                       : tr("Asking the game server..."));
}

/// With what's to be done.
void DayPage::draw_level(Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    const TextStyle quiet = {scale.text(theme::kBody), theme::kText};
    const std::string_view words =
        tr("Ten shots, three targets. Everyone gets the same level, wind and weapons.");
    form()[play_].place = take_bottom(place, scale.pressed(kDayPress), scale(16));
    const float high = canvas.paragraph_height(place.w, words, quiet);
    const int wide = static_cast<int>(place.w);
    const int tall = static_cast<int>(std::min(place.h - high - scale(12), place.w / kDayPictureShape));
    if (wide > 0 && tall > 0) {
        if (picture_.width() != wide || picture_.height() != tall)
            picture_ = portrait(*day_match(day_), wide, tall);
        canvas.image(picture_, static_cast<int>(place.x), static_cast<int>(place.y));
        (void)take_top(place, static_cast<float>(tall), scale(12));
    }
    canvas.paragraph(place, words, quiet);
}

void DayPage::draw_scores(Canvas& canvas, Rect place) const {
    const Scale scale(canvas);
    const TextStyle name = {scale.text(theme::kBody), theme::kBright, Face::bold};
    const TextStyle quiet = {scale.text(theme::kBody), theme::kText};
    const std::string_view none = tr("No scores yet.");
    const TextStyle points = {name.size, theme::kAccent, Face::bold, Align::right};
    place = headed(canvas, place, tr("Best today"));
    const std::vector<Claim> best = board_ ? board_->best() : std::vector<Claim>();
    const float high = std::min(1.7f * name.size, place.h / static_cast<float>(Board::kShown));
    const Part part(canvas, "scores");
    for (std::size_t rank = 0; rank < Board::kShown; ++rank) {
        Rect line = take_top(place, high);
        const TextStyle number = {name.size, rank < best.size() ? theme::kText : theme::kTrack, Face::regular,
                                  Align::right};
        line_in(canvas, take_left(line, 1.7f * name.size, name.size), concat(rank + 1, "."), number);
        if (rank == 0 && best.empty()) line_in(canvas, line, none, fitted(canvas, none, line.w, quiet));
        if (rank >= best.size()) continue;
        line_in(canvas, take_right(line, 6 * name.size, scale(8)), points_words(best[rank].score.points),
                points);
        line_in(canvas, line, best[rank].name, fitted(canvas, best[rank].name, line.w, name));
    }
}

void DayPage::draw(Canvas& canvas) {
    page_title(canvas, heading(), day_);
    const Scale scale(canvas);
    Rect page = body(canvas);
    const Rect foot = lay_back(canvas);
    const bool bad = board_ && board_->trouble();
    const TextStyle said = {scale.text(theme::kBody), bad ? theme::kValue : theme::kText};
    line_in(Part(canvas, "state"), foot, state_, fitted(canvas, state_, foot.w, said));
    const bool upright = canvas.height() > canvas.width();
    const Rect level = upright ? take_top(page, page.h * kDayShare, scale(theme::kGap))
                               : take_left(page, page.w * kDayShare, scale(kDayApart));
    draw_level(canvas, level);
    draw_scores(canvas, page);
    form().draw(canvas);
}

}  // namespace

std::unique_ptr<Screen> day_screen(App& app) { return std::make_unique<DayPage>(app); }

}  // namespace terramorph

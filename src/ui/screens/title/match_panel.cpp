#include "ui/screens/title/match_panel.h"

#include <algorithm>
#include <string>
#include <utility>

#include "ai/conduct.h"
#include "app/language/language.h"
#include "app/player/preferences.h"
#include "app/session.h"
#include "ui/app.h"
#include "ui/screens/menu/menu_page.h"
#include "ui/screens/players/chooser.h"
#include "ui/screens/players/players_screen.h"
#include "ui/screens/settings/preset_choice.h"
#include "ui/screens/settings/settings_screen.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kPanelWide = 620, kPanelRow = 54;

class MatchPanel : public MenuPage {
  public:
    MatchPanel(App& owner, Lineup lineup) : MenuPage(owner, "match_panel") {
        if (lineup == Lineup::alone) add_computers();
        add(
            "preset", [this](int step) { step_preset(app(), step); },
            [this] {
                return tr("Rules: {preset}", {{"preset", preset_label(chosen_preset(app()))}});
            });
        doors_ = form().size();
        form().add(button("names", tr("Players and colors"),
                          [this, lineup] { app().push(players_screen(app(), lineup)); }));
        form().add(button("rules", tr("All rules"), [this] { app().push(settings_screen(app())); }));
        add_back(tr("Done"), Tone::accent);
    }

    bool is_overlay() const override { return true; }
    void press(const InputEvent& press) override {
        const bool again =
            press.kind == InputEvent::Kind::down && press.key == Key::letter && press.letter == 'c';
        again ? leave() : MenuPage::press(press);
    }
    void draw(Canvas& canvas) override;

  protected:
    std::string heading() const override { return std::string(tr("Next match")); }

  private:
    void add_computers();
    void add(std::string_view id, std::function<void(int)> step, const std::function<std::string()>& words);

    std::size_t doors_ = 0;
};

void MatchPanel::add_computers() {
    Session& session = app().session();
    add(
        "opponents", [&session](int step) { step_preference(session, Preference::opponents, step); },
        [&session] {
            const int count = static_cast<int>(preference(session, Preference::opponents));
            return tr(plural("{n} opponent", "{n} opponents", count, {{"n", count}}));
        });
    add(
        "difficulty", [&session](int step) { step_difficulty(session, step); },
        [&session] {
            const double now = preference(session, Preference::difficulty);
            return std::string(tr(conduct(static_cast<Difficulty>(now)).label));
        });
}

void MatchPanel::add(std::string_view id, std::function<void(int)> step,
                     const std::function<std::string()>& words) {
    const auto click_and_step = [this, step = std::move(step)](int by) {
        form().clicked();
        step(by);
    };
    form().add(word_chooser(id, click_and_step, words));
}

void MatchPanel::draw(Canvas& canvas) {
    const Scale scale(canvas);
    canvas.fill({0, 0, canvas.width(), canvas.height()}, with_alpha(theme::kBackground, 0.45f));
    const TextStyle heading_style = {scale.text(theme::kLarge), theme::kBright, Face::bold, Align::center};
    const TextStyle quiet = {scale.text(theme::kSmall), theme::kMuted, Face::regular, Align::center};
    const float row = std::max(scale.pressed(kPanelRow), 20.0f), gap = std::max(4.0f, scale(12)),
                edge = scale(36);
    const auto rows = static_cast<float>(doors_ + 2);
    const float wide =
        std::min(std::max(scale(kPanelWide), 22 * scale.text(theme::kBody)), canvas.width() - scale(40));
    const float high = 2 * edge + heading_style.size + quiet.size + rows * (row + gap) + gap;
    const Rect plate = {(canvas.width() - wide) / 2, (canvas.height() - high) / 2, wide, high};
    canvas.fill_rounded(plate, scale(14), theme::kBackground);
    canvas.outline_rounded(plate, scale(14), std::max(1.0f, scale(1)), theme::kSelected);
    Rect inside = plate.inset(edge);
    line_in(canvas, take_top(inside, heading_style.size, gap), heading(), heading_style);
    for (std::size_t k = 0; k < doors_; ++k) form()[k].place = take_top(inside, row, gap);
    const std::string_view help = preset_help(chosen_preset(app()));
    line_in(Part(canvas, "preset_help"), take_top(inside, quiet.size, gap), help,
            fitted(canvas, help, inside.w, quiet));
    const std::vector<Rect> doors = columns(take_top(inside, row, gap), 2, gap);
    form()[doors_].place = doors[0];
    form()[doors_ + 1].place = doors[1];
    form()[doors_ + 2].place = take_top(inside, row, gap);
    form().draw(canvas);
}

}  // namespace

std::unique_ptr<Screen> match_panel(App& app, Lineup lineup) {
    return std::make_unique<MatchPanel>(app, lineup);
}

}  // namespace terramorph

#include "ui/screens/title/title_screen.h"
#include "ui/app.h"
#include "ui/screens/routes.h"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "app/language/language.h"
#include "app/session.h"
#include "base/options.h"
#include "base/text.h"
#include "ui/screens/menu/help_screen.h"
#include "ui/screens/menu/menu_page.h"
#include "ui/screens/players/chooser.h"
#include "ui/screens/players/list.h"
#include "ui/screens/players/players_screen.h"
#include "ui/screens/replay/replays_screen.h"
#include "ui/screens/settings/preset_choice.h"
#include "ui/screens/settings/settings_screen.h"
#include "ui/screens/terrain/terrain_screen.h"
#include "ui/screens/title/scenery.h"
#include "ui/screens/weapon_lab/weapon_lab_screen.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kLeft = 64;
constexpr float kTitleName = 110;  // letters
constexpr float kNameTop = 56;
constexpr float kMenuTop = 208, kMenuWide = 360;
constexpr float kChoice = 52;  // high
constexpr float kTitlePresetWide = 230;
constexpr float kLanguageWide = 300, kLanguageHigh = 44;
constexpr float kTitleBand = 150;  // at the foot

/// Describes the next match: "5 rounds - circle-hill 8412077".
std::string level_words(const MatchSettings& settings) {
    const MapSettings& terrain = settings.level.terrain;
    const int rounds = settings.rounds();
    return concat(tr(plural("{n} round", "{n} rounds", rounds, {{"n", rounds}})), " - ",
                  terrain.generator->name, ' ', terrain.seed);
}

class TitlePage : public MenuPage {
  public:
    explicit TitlePage(App& owner) : MenuPage(owner, "title") { build(); }

    void press(const InputEvent& press) override {
        refresh();
        if (!press_on_play(press)) MenuPage::press(press);
    }

    bool advance(double seconds) override { return scenery_.advance(seconds); }

    void draw(Canvas& canvas) override {
        refresh();
        const MatchSettings& settings = app().session().settings;
        scenery_.draw(canvas, settings);
        draw_name(canvas);
        draw_band(canvas);
        lay_menu(canvas);
        form().draw(canvas);
    }

  protected:
    /// Esc only focuses "Quit"; Enter then leaves the game.
    void leave() override { form().focus_on(quit_); }

  private:
    /// A match may have begun or ended since the page was last shown, or the language may have changed.
    void refresh() {
        const bool other_menu = app().session().unfinished.empty() == can_continue_;
        if (!other_menu && app().session().language == language_) return;
        const std::size_t focus = form().focus();
        build();
        if (!other_menu) form().focus_on(focus);
    }

    void build() {
        form().clear();
        can_continue_ = !app().session().unfinished.empty();
        language_ = app().session().language;
        if (can_continue_) add("continue", tr("Continue"), [this] { continue_match(app()); });
        play_ = add("play", tr("Play"), [this] { start_match(app()); });
        add("players", tr("Players"), [this] { app().push(players_screen(app())); });
        add("terrain", tr("Terrain"), [this] { app().push(terrain_screen(app())); });
        add("weapon_lab", tr("Weapon lab"),
            [this] { app().push(weapon_lab_screen(app(), app().session().settings.level)); });
        add("replays", tr("Replays"), [this] { app().push(replays_screen(app())); });
        add("settings", tr("Settings"), [this] { app().push(settings_screen(app())); });
        add("help", tr("Help"), [this] { app().push(help_screen(app())); });
        quit_ = add("quit", tr("Quit"), [this] { app().quit(); });
        form()[0].tone = Tone::accent;
        preset_ = form().add(chooser([this](int step) { change_preset(step); },
                                     [this](Canvas& canvas, Rect place) { paint_preset(canvas, place); }));
        form()[preset_].id = "preset";
        languages_ =
            form().add(chooser([this](int step) { change_language(step); },
                               [this](Canvas& canvas, Rect place) { paint_language(canvas, place); }));
        form()[languages_].id = "language";
    }

    std::size_t add(std::string_view id, std::string_view label, std::function<void()> act) {
        Widget widget = button(id, label, std::move(act));
        widget.align = Align::left;
        return form().add(std::move(widget));
    }

    void change_preset(int step) {
        form().clicked();
        step_preset(app(), step);
    }

    void change_language(int step) {
        form().clicked();
        step_language(app().session(), step);
    }

    /// On "Play" left and right change the preset.
    bool press_on_play(const InputEvent& press) {
        const bool sideways = press.key == Key::left || press.key == Key::right;
        if (press.kind != InputEvent::Kind::down || !sideways || form().focus() != play_) return false;
        change_preset(press.key == Key::left ? -1 : 1);
        return true;
    }

    void paint_preset(Canvas& canvas, Rect place) const {
        const Part part(canvas, preset_id(chosen_preset(app())));
        const std::string_view label = preset_label(chosen_preset(app()));
        const TextStyle style = {Scale(canvas).text(theme::kBody + 2), theme::kValue, Face::bold,
                                 Align::center};
        line_in(canvas, place, label, fitted(canvas, label, place.w, style));
    }

    void paint_language(Canvas& canvas, Rect place) const {
        const std::string words =
            tr("Language: {name}", {{"name", app().session().languages[language_].name}});
        const TextStyle style = {Scale(canvas).text(theme::kBody), theme::kText, Face::regular,
                                 Align::center};
        line_in(canvas, place, words, fitted(canvas, words, place.w, style));
    }

    void lay_menu(const Canvas& canvas) {
        const Scale scale(canvas);
        Rect menu = {scale(kLeft), scale(kMenuTop), scale(kMenuWide), canvas.height()};
        for (std::size_t k = 0; k <= quit_; ++k)
            form()[k].place = take_top(menu, scale(kChoice), scale(theme::kGap));
        const Rect play = form()[play_].place;
        form()[preset_].place = {play.x + play.w + scale(2 * theme::kGap), play.y, scale(kTitlePresetWide),
                                 play.h};
        const float wide = scale(kLanguageWide);
        form()[languages_].place = {canvas.width() - scale(kLeft) - wide, scale(kNameTop), wide,
                                    scale(kLanguageHigh)};
    }

    static void draw_name(Canvas& canvas) {
        const Scale scale(canvas);
        const Point at = {scale(kLeft), scale(kNameTop)};
        const float down = std::max(1.0f, scale(3));
        const TextStyle style = {scale.text(kTitleName), theme::kBright, Face::bold};
        canvas.text({at.x + down, at.y + down}, "Terramorph",
                    {style.size, with_alpha(theme::kBackground, 0.5f), Face::bold});
        canvas.text(at, "Terramorph", style);
    }

    /// Describes the next match in small letters along the lower edge.
    void draw_band(Canvas& canvas) {
        const MatchSettings& settings = app().session().settings;
        const Scale scale(canvas);
        const float high = scale(kTitleBand), margin = scale(kLeft);
        const Rect band = {0, canvas.height() - high, canvas.width(), high};
        canvas.fill(band, with_alpha(theme::kBackground, 0.8f));
        Rect inside = {margin, band.y + scale(12), band.w - 2 * margin, high - scale(20)};
        const TextStyle quiet = {scale.text(theme::kSmall), theme::kMuted};
        const std::string name = concat("Terramorph ", version());
        const Rect corner = take_right(inside, canvas.text_width(name, quiet) + 1, scale(40));
        line_in(canvas, {corner.x, corner.y + corner.h - quiet.size, corner.w, quiet.size}, name, quiet);
        const TextStyle style = {scale.text(theme::kBody - 2), theme::kText};
        draw_preset(canvas, take_top(inside, style.size, scale(4)), style);
        take_top(
            inside,
            Part(canvas, "who")
                ->paragraph(inside, tr("Play: {players}", {{"players", all_names(settings.players)}}), style),
            scale(4));
        Part(canvas, "what")->text({inside.x, inside.y}, level_words(settings), {style.size, theme::kValue});
    }

    /// Draws the preset's name and help.
    void draw_preset(Canvas& canvas, Rect line, const TextStyle& style) const {
        const std::size_t preset = chosen_preset(app());
        const TextStyle bold = {style.size, theme::kBright, Face::bold};
        const std::string_view label = preset_label(preset);
        const Part part(canvas, "preset_help");
        line_in(canvas, take_left(line, canvas.text_width(label, bold) + 1, style.size * 0.6f), label, bold);
        line_in(canvas, line, preset_help(preset), style);
    }

    Scenery scenery_;
    bool can_continue_ = false;
    std::size_t language_ = 0;  // of the labels
    std::size_t play_ = 0, quit_ = 0, preset_ = 0, languages_ = 0;
};

}  // namespace

std::unique_ptr<Screen> title_screen(App& app) { return std::make_unique<TitlePage>(app); }

}  // namespace terramorph

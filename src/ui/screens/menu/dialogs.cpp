#include "ui/screens/menu/dialogs.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "app/language/language.h"
#include "app/recordings.h"
#include "app/remote/remote_play.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/screens/menu/help_screen.h"
#include "ui/screens/options/options_screen.h"
#include "ui/screens/remote/chat_screen.h"
#include "ui/screens/remote/waiting.h"
#include "ui/screens/routes.h"
#include "ui/screens/settings/settings_screen.h"
#include "ui/screens/weapon_lab/weapon_lab_screen.h"
#include "ui/sound/cues.h"
#include "ui/terrain_editor/short_code.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

namespace {

constexpr float kWideOfTwo = 560;
constexpr float kWide = 460;
constexpr float kMainRow = 84, kBetweenGroups = 14;  // units high

/// A small plate with a heading and a column of buttons, over the interrupted screen.
class Dialog : public Screen {
  public:
    Dialog(App& app, std::string_view id, std::string heading)
        : Screen(app, id), heading_(std::move(heading)) {
        form_.clicked = [&app] { app.play(click()); };
    }

    void add(std::string_view id, std::string_view label, std::function<void()> act) {
        form_.add(button(id, label, std::move(act)));
        halves_.push_back(false);
    }
    /// The one that's meant most: it's larger, and the others have no plates beside it.
    void add_main(std::string_view id, std::string_view label, std::function<void()> act) {
        main_ = form_.size();
        add(id, label, std::move(act));
    }
    /// A less important one; two of these in succession share a row.
    void add_half(std::string_view id, std::string_view label, std::function<void()> act) {
        add(id, label, std::move(act));
        halves_.back() = true;
    }

    /// Puts the focus on this button instead of the first one.
    void choose(std::size_t number) { form_.focus_on(number); }

    /// Quiet lines below the buttons.
    void tell(std::vector<std::string> lines) { lines_ = std::move(lines); }

    void press(const InputEvent& press) override {
        if (press.kind == InputEvent::Kind::down && press.key == Key::escape) return app().pop();
        form_.press(press);
        if (form_.described() != form_.focus()) form_.focus_on(form_.described());  // so that only one is lit
    }

    void draw(Canvas& canvas) override {
        const Scale scale(canvas);
        canvas.fill({0, 0, canvas.width(), canvas.height()}, with_alpha(theme::kBackground, 0.55f));
        const TextStyle style = {scale.text(theme::kLarge), theme::kBright, Face::bold, Align::center};
        const bool pairs = rows() < static_cast<int>(form_.size());
        const float wide = std::min(
            std::max(scale(pairs ? kWideOfTwo : kWide), canvas.text_width(heading_, style) + scale(80)),
            canvas.width() - 8);
        const float gap = scale(theme::kGap);
        const TextStyle quiet = {scale.text(theme::kSmall), theme::kMuted, Face::regular, Align::center};
        float high = scale(110) + static_cast<float>(lines_.size()) * (quiet.size + scale(4));
        for (std::size_t k = 0; k < form_.size(); k += share(k))
            high += row_height(scale, k) + gap + (begins_group(k) ? group_gap(scale) : 0);
        Rect plate = {(canvas.width() - wide) / 2, (canvas.height() - high) / 2, wide, high};
        canvas.fill_rounded(plate, scale(12), theme::kBackground);
        canvas.outline_rounded(plate, scale(12), std::max(1.0f, scale(1)), theme::kSelected);
        Rect inside = plate.inset(scale(30));
        line_in(canvas, take_top(inside, style.size, scale(20)), heading_, style);
        for (std::size_t k = 0; k < form_.size(); k += share(k)) {
            if (begins_group(k)) draw_rule(canvas, take_top(inside, group_gap(scale)));
            Rect line = take_top(inside, row_height(scale, k), gap);
            if (share(k) == 2) form_[k + 1].place = take_right(line, (line.w - gap) / 2, gap);
            form_[k].place = line;
        }
        for (std::size_t k = 0; k < form_.size(); ++k)
            form_[k].tone = k == form_.focus()     ? Tone::accent
                            : main_ && k != *main_ ? Tone::quiet
                                                   : Tone::plain;
        form_.draw(canvas);
        const Part part(canvas, "told");
        for (const std::string& line : lines_)
            line_in(canvas, take_top(inside, quiet.size, scale(4)), line,
                    fitted(canvas, line, inside.w, quiet));
    }

    bool is_overlay() const override { return true; }
    Spoken spoken() const override { return {heading_, form_.speech()}; }

  private:
    /// How many buttons are in the row that begins with this one.
    std::size_t share(std::size_t k) const {
        return halves_[k] && k + 1 < halves_.size() && halves_[k + 1] ? 2 : 1;
    }
    float row_height(const Scale& scale, std::size_t k) const {
        return scale.pressed(!main_ ? theme::kButton + 8 : k == *main_ ? kMainRow : theme::kButton);
    }
    /// A rule stands between one half and a whole row.
    bool begins_group(std::size_t k) const { return main_ && k > 0 && halves_[k] != halves_[k - 1]; }
    static float group_gap(const Scale& scale) { return scale(kBetweenGroups); }
    static void draw_rule(Canvas& canvas, Rect place) {
        const float thick = std::max(1.0f, Scale(canvas)(1));
        canvas.fill({place.x, std::floor(place.center().y - thick), place.w, thick},
                    with_alpha(theme::kBright, 0.16f));
    }
    int rows() const {
        int rows = 0;
        for (std::size_t k = 0; k < halves_.size(); k += share(k)) ++rows;
        return rows;
    }

    std::string heading_;
    Form form_;
    std::vector<bool> halves_;
    std::optional<std::size_t> main_;
    std::vector<std::string> lines_;
};

/// What this level is, so that it can be found again.
std::vector<std::string> place_words(const LevelSettings& level) {
    const double gravity = std::round(level.planet.value(PlanetValue::gravity) * 10) / 10;
    std::vector<std::string> words = {
        tr("{planet}, gravity {gravity} m/s²",
           {{"planet", tr(level.planet.label)}, {"gravity", tr_decimal(to_text(gravity))}})};
    if (const std::string code = short_code_of(level); !code.empty())
        words.push_back(tr("Level code {code}", {{"code", code}}));
    return words;
}

std::unique_ptr<Dialog> choices_dialog(App& app, std::string_view id, std::string heading,
                                       std::vector<Choice> choices) {
    auto dialog = std::make_unique<Dialog>(app, id, std::move(heading));
    for (Choice& choice : choices) {
        const auto act = [&app, does = std::move(choice.act)] {
            app.pop();
            if (does) does();
        };
        dialog->add(choice.id, choice.label, act);
    }
    return dialog;
}

/// Whoever looks what's behind the word has asked for no file.
void ask_to_report(App& app) {
    const auto save = [&app] {
        app.pop();  // the menu, over which nothing is told
        report_mistake(app.session());
    };
    app.push(choices_dialog(
        app, "report_question", std::string(tr("Save this match as a file to send with a bug report?")),
        {{"save", std::string(tr("Save the file")), save}, {"cancel", std::string(tr("Cancel")), {}}}));
}

}  // namespace

std::unique_ptr<Screen> pause_screen(App& app) {
    auto dialog = std::make_unique<Dialog>(app, "pause", std::string(tr("Paused")));
    dialog->add_main("resume", tr("Resume"), [&app] { app.pop(); });
    const bool remote = app.session().runner->is_remote();
    if (app.session().match().phase() != Phase::shopping && !app.session().runner->is_of_several_machines())
        dialog->add_half("new_level", tr("New level"), [&app] { ask_for_new_level(app); });
    if (remote)
        dialog->add_half("talk", tr("Talk to the others"), [&app] {
            app.pop();
            app.push(chat_screen(app));
        });
    dialog->add_half("weapon_lab", tr("Weapon lab"),
                     [&app] { app.push(weapon_lab_screen(app, app.session().match().level())); });
    dialog->add_half("settings", tr("Rules"), [&app] { app.push(settings_screen(app)); });
    dialog->add_half("options", tr("Options"), [&app] { app.push(options_screen(app)); });
    dialog->add_half("help", tr("Help"), [&app] { app.push(help_screen(app)); });
    dialog->add_half("report", tr("Report a bug"), [&app] { ask_to_report(app); });
    const bool stands_in = remote && !app.session().remote->is_over_days();
    dialog->add("leave", stands_in ? tr("Leave, and let a computer play") : tr("Save and quit to title"),
                [&app, stands_in] {
                    if (stands_in) app.session().remote->leave_to_a_computer();
                    leave_match(app.session());
                    app.back_to_title();
                });
    std::vector<std::string> said = place_words(app.session().match().level());
    if (remote) said.push_back(onlookers_words(app.session().remote->room()));
    std::erase(said, "");
    dialog->tell(std::move(said));
    return dialog;
}

std::unique_ptr<Screen> choice_screen(App& app, std::string_view id, std::string heading,
                                      std::vector<Choice> choices) {
    return choices_dialog(app, id, std::move(heading), std::move(choices));
}

std::unique_ptr<Screen> question_screen(App& app, std::string_view id, std::string question,
                                        std::function<void()> yes) {
    auto dialog =
        choices_dialog(app, id, std::move(question),
                       {{"yes", std::string(tr("Yes")), std::move(yes)}, {"no", std::string(tr("No")), {}}});
    dialog->choose(1);
    return dialog;
}

void ask_for_new_level(App& app) {
    const Match& match = app.session().match();
    if (const Refusal refusal = match.validate(Command{NewLevel{}})) return app.say("refused", tr(*refusal));
    if (!match.state().fired) return draw_new_level(app);
    app.push(question_screen(app, "new_level", std::string(tr("New level? This round will start over.")),
                             [&app] { draw_new_level(app); }));
}

void ask_to_start_match(App& app, Lineup lineup) {
    const auto start = [&app, lineup] {
        app.session().lineup = lineup;
        start_match(app);
    };
    if (app.session().unfinished.empty()) return start();
    auto dialog = choices_dialog(
        app, "start_question", std::string(tr("You have a match in progress")),
        {{"yes", std::string(tr("Start a new match")), start},
         {"continue", std::string(tr("Continue the old match")), [&app] { continue_match(app); }},
         {"no", std::string(tr("Cancel")), {}}});
    dialog->tell({std::string(tr("The old match stays in Replays."))});
    app.push(std::move(dialog));
}

}  // namespace terramorph

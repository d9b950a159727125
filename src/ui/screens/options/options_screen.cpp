#include "ui/screens/options/options_screen.h"

#include <algorithm>
#include <utility>

#include "app/language/language.h"
#include "app/session.h"
#include "ui/screens/options/page.h"
#include "ui/screens/settings/settings_screen.h"
#include "ui/screens/terrain/terrain_screen.h"
#include "ui/sound/blast_sound.h"
#include "ui/sound/cues.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr std::string_view kTabIds[] = {"sound", "comfort", "picture", "controls", "game"};
constexpr std::string_view kTabLabels[] = {N_("Sound"), N_("Comfort"), N_("Picture"), N_("Controls"),
                                           N_("Game")};
constexpr float kTabWide = 160, kTabHigh = 48, kTabGap = 10;
constexpr float kRowsWide = 900, kOptionHigh = 78, kLowRow = 52, kApart = 40;
constexpr float kPreviewHigh = 340;
constexpr double kBetweenSamples = 0.15;  // seconds

/// The weapon whose blast is the heaviest.
std::optional<GoodId> heaviest(const Arsenal& arsenal) {
    WeaponId most;
    for (const WeaponId weapon : Ids<WeaponId>(static_cast<int>(arsenal.weapons.size())))
        if (voice_of(arsenal.weapons[weapon]) == WeaponVoice::shell)
            if (!most.exists() || weight_of(arsenal.weapons[weapon]) > weight_of(arsenal.weapons[most]))
                most = weapon;
    return most.exists() ? std::optional(good_of(most)) : std::nullopt;
}

void draw_preview_label(Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(theme::kSmall), theme::kBright, Face::bold, Align::center};
    const std::string_view words = tr("Preview");
    const Rect plate = {place.x + scale(16), place.y + scale(16), canvas.text_width(words, style) + scale(32),
                        style.size + scale(14)};
    canvas.fill_rounded(plate, plate.h / 2, theme::kPlate);
    line_in(canvas, plate, words, style);
}

}  // namespace

OptionsPage::OptionsPage(App& owner) : MenuPage(owner, "options") { build(false); }

void OptionsPage::build(bool focus_on_tab) {
    form().clear();
    tabs_.clear();
    rows_.clear();
    language_ = app().session().language;
    add_tabs();
    add_rows();
    add_back(tr("Done"), Tone::accent);
    form().focus_on(focus_on_tab || rows_.empty() ? tabs_[at(tab_)] : rows_.front());
}

void OptionsPage::add_tabs() {
    for (std::size_t k = 0; k < kTabs; ++k) {
        const auto tab = static_cast<Tab>(k);
        tabs_.push_back(form().add(button(kTabIds[k], tr(kTabLabels[k]), [this, tab] { open(tab, true); })));
        form()[tabs_.back()].selected = tab == tab_;
    }
}

void OptionsPage::add_row(Widget widget) { rows_.push_back(form().add(std::move(widget))); }

void OptionsPage::add_preference(Preference which, std::function<void()> changed) {
    add_row(option_row(option_of(app().session(), which, std::move(changed))));
}

void OptionsPage::add_rows() {
    switch (tab_) {
        case Tab::sound:
            add_preference(Preference::volume, [this] { sample(knock_sound(Surface::rock, 0.8f)); });
            add_preference(Preference::effects_volume, [this] { sample(knock_sound(Surface::earth, 0.8f)); });
            add_preference(Preference::interface_volume, [this] { sample(click()); });
            add_preference(Preference::voices_volume, [this] { sample(murmur(16, 1)); });
            add_preference(Preference::music_volume);
            add_preference(Preference::mute);
            return add_preference(Preference::mute_unfocused);
        case Tab::comfort:
            add_preference(Preference::shake);
            add_preference(Preference::flashes);
            add_preference(Preference::reduced_motion);
            add_preference(Preference::pause_unfocused);
            add_preference(Preference::captions);
            return add_preference(Preference::play_by_ear);
        case Tab::picture:
            add_preference(Preference::fullscreen);
            return add_preference(Preference::text_size);
        case Tab::controls:
            return add_controls();
        case Tab::game:
            add_language();
            add_row(door_row("settings", tr("Settings"), tr("the rules of the next match"),
                             [this] { app().push(settings_screen(app())); }));
            return add_row(door_row("terrain", tr("Terrain"), tr("shape the land"),
                                    [this] { app().push(terrain_screen(app())); }));
    }
}

void OptionsPage::add_language() {
    Session& session = app().session();
    Option option{.id = "language",
                  .label = std::string(tr("Language")),
                  .help = {},
                  .value = [&session] { return static_cast<double>(session.language); },
                  .change =
                      [&session](double value) {
                          step_language(session,
                                        static_cast<int>(value) - static_cast<int>(session.language));
                      }};
    for (const Language& language : session.languages) option.names.push_back(language.name);
    add_row(option_row(std::move(option)));
}

void OptionsPage::add_controls() {
    for (std::size_t k = 0; k < kControlCount; ++k) {
        const auto which = static_cast<Control>(k);
        add_row(control_row(app().session(), which, capturing_, [this, which] { capturing_ = which; }));
    }
}

/// While a control waits for its key, presses are for it; Esc gives up. Returns true if it does.
bool OptionsPage::press_capture(const InputEvent& press) {
    if (!capturing_) return false;
    const bool points = press.kind == InputEvent::Kind::pointer_down;
    if (points) capturing_.reset();
    if (press.kind != InputEvent::Kind::down || press.repeat) return !points;
    const Control which = *std::exchange(capturing_, std::nullopt);
    if (press.key == Key::escape) return true;
    const std::string name = bindable(press);
    if (name.empty())
        return app().say("not_bindable",
                         tr("That one is taken: digits type the power, and Esc opens the menu.")),
               true;
    Session& session = app().session();
    session.controls.bind(which, press.button.empty() ? Device::keyboard : Device::pad, name);
    keep_controls(session);
    return true;
}

/// So that people hear what they set.
void OptionsPage::sample(const Sound& sound) {
    if (silence_ >= kBetweenSamples) app().play(sound), silence_ = 0;
}

void OptionsPage::open(Tab tab, bool focus_on_tab) {
    tab_ = tab;
    capturing_.reset();
    build(focus_on_tab);
}

void OptionsPage::step_tab(int step) {
    const bool on_tab = std::ranges::count(tabs_, form().focus()) > 0;
    app().play(click());
    open(static_cast<Tab>((at(tab_) + kTabs + static_cast<std::size_t>(step)) % kTabs), on_tab);
}

void OptionsPage::press(const InputEvent& press) {
    if (press_capture(press)) return;
    const bool letter = press.kind == InputEvent::Kind::down && press.key == Key::letter;
    const bool down = press.kind == InputEvent::Kind::down;
    if ((letter && press.letter == 'q') || (down && press.key == Key::page_up)) return step_tab(-1);
    if ((letter && press.letter == 'e') || (down && press.key == Key::page_down)) return step_tab(1);
    if (list_.press(press, form())) return;
    MenuPage::press(press);
    if (app().session().language == language_) return;
    const std::size_t focus = form().focus();
    build(false);
    form().focus_on(focus);
}

void OptionsPage::leave() {
    keep_preferences(app().session());
    MenuPage::leave();
}

bool OptionsPage::advance(double seconds) {
    silence_ += seconds;
    if (!has_preview()) return false;
    Session& session = app().session();
    if (!preview_) {
        preview_.emplace(session.settings, session.arsenal);
        preview_->show(heaviest(*session.arsenal));
    }
    preview_->set_comfort(comfort(session));
    return preview_->advance(seconds);
}

/// Returns the place at the right of the rows.
Rect OptionsPage::lay(const Canvas& canvas) {
    const Scale scale(canvas);
    Rect rest = body(canvas);
    Rect top = take_top(rest, scale(kTabHigh), scale(28));
    for (const std::size_t tab : tabs_) form()[tab].place = take_left(top, scale(kTabWide), scale(kTabGap));
    const float gap = scale(theme::kGap);
    const Rect left = take_left(rest, scale(kRowsWide), scale(kApart));
    std::vector<WidgetList::Line> lines;
    const float high = scale(tab_ == Tab::controls ? kLowRow : kOptionHigh);
    for (const std::size_t row : rows_) lines.push_back({{}, {row}, {}, high + gap, gap});
    list_.lay(lines, left, form());
    return rest;
}

void OptionsPage::draw(Canvas& canvas) {
    const Scale scale(canvas);
    page_title(canvas, heading(), "");
    Rect right = lay(canvas);
    if (has_preview() && preview_) {
        const Part part(canvas, "preview");
        const Rect place = take_top(right, scale(kPreviewHigh), scale(theme::kGap));
        preview_->draw(canvas, place);
        draw_preview_label(canvas, place);
    }
    if (tab_ == Tab::controls) draw_controls_help(Part(canvas, "controls_help"), right);
    list_.draw(canvas);
    draw_hints(canvas);
    form().draw(canvas);
}

void OptionsPage::draw_hints(Canvas& canvas) {
    const bool values = tab_ != Tab::controls;
    key_hints(canvas, lay_back(canvas),
              {{"Q E", tr("tab")},
               {"↑ ↓", tr("choose")},
               {values ? "← →" : tr("Enter"), tr("change")},
               {tr("Del"), tr("standard value")},
               {tr("Esc"), tr("back")}});
}

std::unique_ptr<Screen> options_screen(App& app) { return std::make_unique<OptionsPage>(app); }

}  // namespace terramorph

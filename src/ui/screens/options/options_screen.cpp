#include "ui/screens/options/options_screen.h"

#include <algorithm>
#include <utility>

#include "app/language/language.h"
#include "app/session.h"
#include "ui/screens/options/beside.h"
#include "ui/screens/options/page.h"
#include "ui/sound/blast_sound.h"
#include "ui/sound/cues.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kTabWide = 160, kTabHigh = 48, kTabGap = 10, kTabEdge = 16;
constexpr float kRowsWide = 900, kLowRow = 52, kApart = 40;
constexpr float kLargestBeside = 1.5f;  // text for which there's room beside the rows
constexpr float kPreviewShape = 16.0f / 9;
constexpr float kHighRowOver = 1.25f;     // of few options, at most
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

/// As wide as their words, or narrower where they don't fit.
void OptionsPage::lay_tabs(const Canvas& canvas, Rect line) {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(theme::kBody), {}, Face::bold};
    const float gap = scale(kTabGap);
    const float most =
        (line.w - gap * static_cast<float>(tabs_.size() - 1)) / static_cast<float>(tabs_.size());
    for (const std::size_t tab : tabs_) {
        const float words = canvas.text_width(form()[tab].label, style) + 2 * scale(kTabEdge);
        form()[tab].place = take_left(line, std::min(most, std::max(scale.pressed(kTabWide), words)), gap);
    }
}

/// Returns the place at the right of the rows. Large text needs all of the page.
Rect OptionsPage::lay(const Canvas& canvas) {
    const Scale scale(canvas);
    Rect rest = body(canvas);
    const float small = scale.text(theme::kBody) + scale(kTabGap);
    lay_tabs(canvas, take_top(rest, std::max(scale.pressed(kTabHigh), small), scale(28)));
    const float gap = scale(theme::kGap);
    const float wide = shows_beside() ? scale(kRowsWide) : rest.w;
    const Rect left = take_left(rest, wide, scale(kApart));
    std::vector<WidgetList::Line> lines;
    const float each = left.h / static_cast<float>(rows_.size()) - gap, usual = option_height(canvas);
    const float high = tab_ == Tab::controls ? std::max(scale.pressed(kLowRow), small)
                                             : std::clamp(each, usual, highest_option(canvas, kHighRowOver));
    for (const std::size_t row : rows_) lines.push_back({{}, {row}, {}, high + gap, gap});
    list_.lay(lines, left, form());
    return rest;
}

bool OptionsPage::shows_beside() const { return Scale::text_size_now() <= kLargestBeside; }

void OptionsPage::draw(Canvas& canvas) {
    const Scale scale(canvas);
    page_title(canvas, heading(), "");
    const Rect right = lay(canvas);
    if (shows_beside()) draw_beside(canvas, right);
    list_.draw(canvas);
    draw_hints(canvas);
    form().draw(canvas);
}

void OptionsPage::draw_beside(Canvas& canvas, Rect place) {
    const Scale scale(canvas);
    if (tab_ == Tab::controls) return draw_controls_help(Part(canvas, "controls_help"), place);
    if (!preview_) return;
    const Rect picture = take_top(place, std::min(place.h, place.w / kPreviewShape), scale(2 * theme::kGap));
    {
        const Part part(canvas, "preview");
        preview_->draw(canvas, picture);
        draw_preview_label(canvas, picture);
    }
    if (tab_ == Tab::sound) draw_sound_mix(canvas, place, app().session());
    if (tab_ == Tab::comfort || tab_ == Tab::picture) draw_player_colors(canvas, place);
    if (tab_ == Tab::game) draw_next_match(canvas, place, app());
}

void OptionsPage::draw_hints(Canvas& canvas) {
    const bool values = tab_ != Tab::controls;
    key_hints(canvas, lay_back(canvas),
              {{"q e", tr("tab")},
               {"up down", tr("choose")},
               {values ? "left right" : "enter", tr("change")},
               {"del", tr("default")},
               {"esc", tr("back")}});
}

std::unique_ptr<Screen> options_screen(App& app) { return std::make_unique<OptionsPage>(app); }

}  // namespace terramorph

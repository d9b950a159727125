#include "ui/screens/title/title_screen.h"

#include <utility>

#include "ai/conduct.h"
#include "app/language/language.h"
#include "app/player/preferences.h"
#include "app/recordings.h"
#include "match/galaxy/fresh_map.h"
#include "ui/screens/menu/help_screen.h"
#include "ui/screens/options/options_screen.h"
#include "ui/screens/players/chooser.h"
#include "ui/screens/players/players_screen.h"
#include "ui/screens/replay/replays_screen.h"
#include "ui/screens/routes.h"
#include "ui/screens/settings/preset_choice.h"
#include "ui/screens/settings/settings_screen.h"
#include "ui/screens/terrain/terrain_screen.h"
#include "ui/screens/title/cards.h"
#include "ui/screens/title/page.h"
#include "ui/screens/weapon_lab/weapon_lab_screen.h"
#include "ui/sound/cues.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

/// "round 2 of 5"
std::string round_words(const Recording& recording) {
    return tr("round {round} of {rounds}", {{"round", static_cast<int>(recording.round_results.size()) + 1},
                                            {"rounds", recording.settings.rounds()}});
}

}  // namespace

TitlePage::TitlePage(App& owner) : MenuPage(owner, "title") { build(); }

void TitlePage::press(const InputEvent& press) {
    refresh();
    const bool letter = press.kind == InputEvent::Kind::down && press.key == Key::letter;
    if (letter && press.letter == 'r') return draw_other_land();
    MenuPage::press(press);
}

/// A match may have begun or ended since the page was last shown, or the language may have changed.
void TitlePage::refresh() {
    const bool other_menu = app().session().unfinished != unfinished_;
    if (!other_menu && app().session().language == language_) return;
    const std::size_t focus = form().focus();
    build();
    if (!other_menu) form().focus_on(focus);
}

void TitlePage::build() {
    form().clear();
    unfinished_ = app().session().unfinished;
    language_ = app().session().language;
    add_cards();
    add_choosers();
    add_entries();
    languages_ = add_chooser(
        "language", [this](int step) { step_language(app().session(), step); },
        [this] {
            return tr("Language: {name}", {{"name", app().session().languages[language_].name}});
        });
    card_ = unfinished_.empty() ? Card::play : Card::resume;
    form().focus_on(at(card_));
}

void TitlePage::add_cards() {
    add_card(Card::play, "play", tr("Play"), std::string(tr("you against computers")), [this] {
        app().session().lineup = Lineup::alone;
        start_match(app());
    });
    add_card(Card::friends, "friends", tr("Friends"), std::string(tr("2 to 10 at one keyboard")),
             [this] { app().push(players_screen(app())); });
    resuming_.clear();
    if (unfinished_.empty()) return;
    const Result<Recording> recording = read_recording(app().session(), unfinished_);
    if (recording) resuming_ = recording->settings.players;
    add_card(Card::resume, "continue", tr("Continue"), recording ? round_words(*recording) : "",
             [this] { continue_match(app()); });
}

void TitlePage::add_card(Card card, std::string_view id, std::string_view label, const std::string& note,
                         std::function<void()> act) {
    Widget widget = custom(
        [this, card, name = std::string(label), note](Canvas& canvas, Rect place, bool focused) {
            draw_title_card(canvas, place, {name, note, card_ == card, focused});
        },
        nullptr);
    widget.id = id;
    widget.act = std::move(act);
    form().add(std::move(widget));
}

void TitlePage::add_choosers() {
    Session& session = app().session();
    choosers_ = form().size();
    add_chooser(
        "opponents", [&session](int step) { step_preference(session, Preference::opponents, step); },
        [&session] {
            const int count = static_cast<int>(preference(session, Preference::opponents));
            return tr(plural("{n} opponent", "{n} opponents", count, {{"n", count}}));
        });
    add_chooser(
        "difficulty", [&session](int step) { step_preference(session, Preference::difficulty, step); },
        [&session] {
            const double now = preference(session, Preference::difficulty);
            return std::string(tr(conduct(static_cast<Difficulty>(now)).label));
        });
    preset_ = add_chooser(
        "preset", [this](int step) { step_preset(app(), step); },
        [this] { return std::string(preset_label(chosen_preset(app()))); });
}

std::size_t TitlePage::add_chooser(std::string_view id, std::function<void(int)> step,
                                   std::function<std::string()> words) {
    const auto click_and_step = [this, step = std::move(step)](int by) {
        form().clicked();
        step(by);
    };
    const auto paint = [words = std::move(words)](Canvas& canvas, Rect place) {
        const std::string now = words();
        const TextStyle style = {Scale(canvas).text(theme::kBody), theme::kText, Face::regular,
                                 Align::center};
        line_in(canvas, place, now, fitted(canvas, now, place.w, style));
    };
    Widget widget = chooser(click_and_step, paint);
    widget.id = id;
    return form().add(std::move(widget));
}

void TitlePage::add_entries() {
    entries_ = form().size();
    add_entry("terrain", tr("Terrain"), tr("shape the land"), [this] { app().push(terrain_screen(app())); });
    add_entry("settings", tr("Settings"), tr("the rules of the next match"),
              [this] { app().push(settings_screen(app())); });
    add_entry("weapon_lab", tr("Weapon lab"), tr("try every weapon"),
              [this] { app().push(weapon_lab_screen(app(), app().session().settings.level)); });
    add_entry("replays", tr("Replays"), tr("watch your matches again"),
              [this] { app().push(replays_screen(app())); });
    add_entry("options", tr("Options"), tr("sound, comfort, controls"),
              [this] { app().push(options_screen(app())); });
    add_entry("help", tr("Help"), tr("every key on one page"), [this] { app().push(help_screen(app())); });
    quit_ = add_entry("quit", tr("Quit"), "", [this] { app().quit(); });
}

std::size_t TitlePage::add_entry(std::string_view id, std::string_view label, std::string_view note,
                                 std::function<void()> act) {
    const std::size_t number = form().size();
    Widget widget = custom(
        [this, number, name = std::string(label), quiet = std::string(note)](Canvas& canvas, Rect place,
                                                                             bool focused) {
            draw_title_entry(canvas, place, name, quiet, focused || form().described() == number);
        },
        nullptr);
    widget.id = id;
    widget.act = std::move(act);
    return form().add(std::move(widget));
}

void TitlePage::draw_other_land() {
    app().session().settings.level = next_level(shown());
    app().play(click());
}

/// The match of the current card.
MatchSettings TitlePage::shown() const {
    const Session& session = app().session();
    MatchSettings settings = next_match(session, card_ == Card::friends ? Lineup::friends : Lineup::alone);
    if (card_ == Card::resume && !resuming_.empty()) settings.players = resuming_;
    return settings;
}

std::unique_ptr<Screen> title_screen(App& app) { return std::make_unique<TitlePage>(app); }

}  // namespace terramorph

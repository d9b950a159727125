#include "ui/screens/title/title_screen.h"

#include <utility>

#include "app/language/language.h"
#include "app/player/preferences.h"
#include "app/recordings.h"
#include "app/teaching/calm_start.h"
#include "ui/screens/by_lines/inbox_screen.h"
#include "ui/screens/by_lines/pasting.h"
#include "ui/screens/day/day_screen.h"
#include "ui/screens/menu/dialogs.h"
#include "ui/screens/menu/help_screen.h"
#include "ui/screens/options/options_screen.h"
#include "ui/screens/players/chooser.h"
#include "ui/screens/players/players_screen.h"
#include "ui/screens/practice/practice_screen.h"
#include "ui/screens/remote/remote_screen.h"
#include "ui/screens/replay/replays_screen.h"
#include "ui/screens/routes.h"
#include "ui/screens/settings/settings_screen.h"
#include "ui/screens/terrain/terrain_screen.h"
#include "ui/screens/title/match_panel.h"
#include "ui/screens/title/page.h"
#include "ui/sound/cues.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

/// "round 2 of 5"
std::string round_words(const Recording& recording) {
    return tr("round {round} of {rounds}", {{"round", static_cast<int>(recording.round_results.size()) + 1},
                                            {"rounds", recording.settings.rounds()}});
}

bool is_letter(const InputEvent& press, char letter) {
    return press.kind == InputEvent::Kind::down && press.key == Key::letter && press.letter == letter;
}

}  // namespace

TitlePage::TitlePage(App& owner) : MenuPage(owner, "title") { build(); }

void TitlePage::press(const InputEvent& press) {
    refresh();
    if (pastes(press)) return void(paste_lines(app(), app().clipboard().text()));
    if (is_letter(press, 'r')) return draw_other_land();
    if (is_letter(press, 'c')) return change_match();
    if (press.kind == InputEvent::Kind::down && press.key == Key::f1) return app().push(help_screen(app()));
    MenuPage::press(press);
}

/// A match may have begun or ended since the page was last shown, somebody may have practiced, or the
/// language may have changed.
void TitlePage::refresh() {
    const bool other_menu = app().session().unfinished != unfinished_;
    if (!other_menu && app().session().language == language_ && new_here() == new_here_) return;
    const std::size_t focus = form().focus();
    build();
    if (!other_menu) form().focus_on(focus);
}

void TitlePage::build() {
    form().clear();
    unfinished_ = app().session().unfinished;
    language_ = app().session().language;
    new_here_ = new_here();
    add_ways();
    add_play();
    add_keys();
    add_entries();
    add_language();
    choose(unfinished_.empty() ? Way::alone : Way::resume);
    form().focus_on(play_);
}

void TitlePage::add_ways() {
    segments_ = {{"alone", std::string(tr("Solo")), std::string(tr("vs. computer"))},
                 {"friends", std::string(tr("With friends")), std::string(tr("2 to 10 on one screen"))}};
    resuming_.reset();
    if (!unfinished_.empty()) {
        const Result<Recording> recording = read_recording(app().session(), unfinished_);
        if (recording) resuming_ = recording->settings;
        segments_.push_back(
            {"continue", std::string(tr("Continue")), recording ? round_words(*recording) : ""});
    }
    Widget widget =
        custom([this](Canvas& canvas, Rect place,
                      bool focused) { draw_segments(canvas, ways_ = place, segments_, at(way_), focused); },
               [this](const InputEvent& press) { return press_ways(press); });
    widget.id = "ways";
    widget.said = [this] { return way_words(); };
    widget.act = [this] { play(); };
    form().add(std::move(widget));
}

bool TitlePage::press_ways(const InputEvent& press) {
    if (press.kind == InputEvent::Kind::down)
        return press.key == Key::left ? step_way(-1) : press.key == Key::right && step_way(1);
    if (press.kind != InputEvent::Kind::pointer_up || !ways_.holds(press.at)) return false;
    const float part = (press.at.x - ways_.x) / ways_.w;
    const auto last = static_cast<float>(segments_.size() - 1);
    choose(static_cast<Way>(std::min(last, part * static_cast<float>(segments_.size()))));
    form().clicked();
    return true;
}

/// Beyond the last one the keys lead to other places.
bool TitlePage::step_way(int step) {
    const int next = static_cast<int>(way_) + step;
    if (next < 0 || next >= static_cast<int>(segments_.size())) return false;
    choose(static_cast<Way>(next));
    form().clicked();
    return true;
}

std::string TitlePage::way_words() const {
    const TitleSegment& segment = segments_[at(way_)];
    return segment.note.empty() ? segment.label : concat(segment.label, ", ", segment.note);
}

void TitlePage::choose(Way way) {
    way_ = way;
    for (std::size_t k = keys_; k < entries_; ++k) form()[k].enabled = form()[k].in_view = !resumes();
}

void TitlePage::add_play() {
    Widget widget = custom(
        [this](Canvas& canvas, Rect place, bool focused) {
            const bool pad = app().session().device == Device::pad;
            const std::string_view key = Scale::finger() > 0 || app().session().mouse ? ""
                                         : pad                                        ? "A"
                                                                                      : tr("Enter");
            draw_play_button(canvas, place, resumes() ? tr("Continue") : tr("Play"), key, focused);
        },
        [this](const InputEvent& press) {
            if (press.kind == InputEvent::Kind::pointer_up && form()[play_].place.holds(press.at)) {
                form().clicked();
                return play(), true;
            }
            if (press.kind != InputEvent::Kind::down) return false;
            return press.key == Key::left ? step_way(-1) : press.key == Key::right && step_way(1);
        });
    widget.id = "play";
    widget.said = [this] { return concat(resumes() ? tr("Continue") : tr("Play"), ": ", way_words()); };
    widget.act = [this] { play(); };
    play_ = form().add(std::move(widget));
}

/// Friends choose their names first.
void TitlePage::play() {
    if (resumes()) return continue_match(app());
    if (way_ == Way::friends) return app().push(players_screen(app()));
    ask_to_start_match(app(), Lineup::alone);
}

void TitlePage::add_keys() {
    keys_ = form().size();
    add_key("change", tr("change players and rules"), "C", [this] { change_match(); });
    add_key("new_map", tr("new level"), "R", [this] { draw_other_land(); });
}

void TitlePage::add_key(std::string_view id, std::string_view does, std::string_view key,
                        std::function<void()> act) {
    const std::size_t number = form().size();
    Widget widget = custom(
        [this, number, does, key](Canvas& canvas, Rect place, bool focused) {
            const bool keyless = app().session().device == Device::pad || Scale::finger() > 0;
            draw_title_key(canvas, place,
                           {keyless ? "" : std::string(key), does, focused || form().described() == number});
        },
        nullptr);
    widget.id = id;
    widget.label = does;
    widget.act = std::move(act);
    form().add(std::move(widget));
}

bool TitlePage::new_here() const {
    const Session& session = app().session();
    return preference(session, Preference::matches) == 0 && preference(session, Preference::practice) == 0;
}

void TitlePage::add_entries() {
    entries_ = form().size();
    add_entry(
        "practice",
        {.label = std::string(tr("Practice")),
         .note = std::string(new_here_ ? tr("New here? Five short lessons") : tr("lessons, every weapon")),
         .marked = new_here_},
        [this] { app().push(practice_screen(app())); });
    add_entry("terrain", {std::string(tr("Level editor")), std::string(tr("shape your own level"))},
              [this] { app().push(terrain_screen(app())); });
    add_entry("replays", {std::string(tr("Replays")), replays_note()},
              [this] { app().push(replays_screen(app())); });
    add_entry("options",
              {.label = std::string(tr("Options")),
               .note = std::string(tr("sound, picture, controls")),
               .touched_note = std::string(tr("sound, picture, comfort"))},
              [this] { app().push(options_screen(app())); });
    add_entry("help",
              {.label = std::string(tr("Help")),
               .note = std::string(tr("controls at a glance")),
               .touched_note = std::string(tr("how to play"))},
              [this] { app().push(help_screen(app())); });
    if (app().session().office)
        add_entry("remote", {std::string(tr("Friends online")), std::string(tr("each on their own device"))},
                  [this] { app().push(remote_screen(app())); });
    if (app().session().office)
        add_entry("day", {std::string(tr("Daily challenge")), std::string(tr("ten shots, one score"))},
                  [this] { app().push(day_screen(app())); });
    quit_ = play_;
    if (app().can_quit()) quit_ = add_entry("quit", {std::string(tr("Quit")), ""}, [this] { app().quit(); });
}

std::string TitlePage::replays_note() const {
    const auto kept = static_cast<std::int64_t>(app().session().storage.names(kRecordingEnding).size());
    if (kept == 0) return std::string(tr("watch your matches again"));
    return tr(plural("{n} match saved", "{n} matches saved", kept, {{"n", kept}}));
}

std::size_t TitlePage::add_entry(std::string_view id, TitleEntry entry, std::function<void()> act) {
    const std::size_t number = form().size();
    Widget widget = custom(
        [this, number, entry](Canvas& canvas, Rect place, bool focused) {
            TitleEntry seen = entry;
            if (Scale::finger() > 0 && !entry.touched_note.empty()) seen.note = entry.touched_note;
            seen.lit = focused || form().described() == number;
            draw_title_entry(canvas, place, seen);
        },
        nullptr);
    widget.id = id;
    widget.label = entry.label;
    widget.said = [note = entry.note] { return note; };
    widget.act = std::move(act);
    return form().add(std::move(widget));
}

void TitlePage::add_language() {
    const auto paint = [this](Canvas& canvas, Rect place) {
        const std::string name = app().session().languages[language_].name;
        const TextStyle style = {Scale(canvas).text(theme::kBody), theme::kBright, Face::bold, Align::center};
        line_in(canvas, place, name, fitted(canvas, name, place.w, style));
    };
    Widget widget = chooser(
        [this](int step) {
            form().clicked();
            step_language(app().session(), step);
        },
        paint);
    widget.id = "language";
    widget.label = tr("Language");
    widget.said = [this] { return app().session().languages[language_].name; };
    languages_ = form().add(std::move(widget));
}

void TitlePage::change_match() {
    if (resumes()) return;
    form().focus_on(play_);  // what comes next, and never Quit
    app().push(match_panel(app(), lineup()));
}

void TitlePage::draw_other_land() {
    if (resumes()) return;
    app().session().settings.level = next_land(app().session(), lineup());
    app().play(click());
}

/// Of the match that would be played now.
Lineup TitlePage::lineup() const {
    if (resumes() && resuming_) return lineup_of(resuming_->players);
    return way_ == Way::friends ? Lineup::friends : Lineup::alone;
}

/// The match that would be played now.
MatchSettings TitlePage::shown() const {
    if (resumes() && resuming_) return *resuming_;
    return next_match(app().session(), lineup());
}

std::unique_ptr<Screen> title_screen(App& app) { return std::make_unique<TitlePage>(app); }

}  // namespace terramorph

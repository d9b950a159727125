#include "ui/screens/remote/lobby_screen.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "ai/conduct.h"
#include "app/language/language.h"
#include "app/player/preferences.h"
#include "match/galaxy/fresh_map.h"
#include "ui/screens/players/chooser.h"
#include "ui/screens/players/list.h"
#include "ui/screens/remote/chat_screen.h"
#include "ui/screens/remote/hosted_match.h"
#include "ui/screens/remote/lobby_page.h"
#include "ui/screens/remote/waiting.h"
#include "ui/screens/settings/preset_choice.h"
#include "ui/screens/settings/settings_screen.h"
#include "ui/screens/terrain/terrain_screen.h"
#include "ui/sound/cues.h"

namespace terramorph {

namespace {

constexpr double kSearches = 5;  // seconds until it's said that there is no such room
constexpr double kListens = 0.6,
                 kGivesUp = 3;  // seconds for which pages may still come, with a line and without
constexpr std::array kTalkWords = {N_("Talk: anything"), N_("Talk: phrases"), N_("Talk: off")};
constexpr int kTicksAtOnce = 1000;  // of catching up, in a frame: nothing else moves there

}  // namespace

LobbyPage::LobbyPage(App& owner) : MenuPage(owner, "lobby") {
    if (room().is_host()) add_controls();
    copy_ = form().add(button("copy", tr("Copy code"), [this] { copy_code(); }));
    talk_ = form().add(button("talk", tr("Talk"), [this] { app().push(chat_screen(app())); }));
    add_back(tr("Leave"));
    form().focus_on(0);
}

void LobbyPage::press(const InputEvent& press) {
    const bool letter = press.kind == InputEvent::Kind::down && press.key == Key::letter && hosts();
    if (letter && press.letter == 'r') return draw_level();
    MenuPage::press(press);
}

void LobbyPage::leave() {
    leave_room(app().session());
    app().back_to_title();
}

std::string LobbyPage::code_words() const {
    return room_place_text(remote().place(), room().is_host() ? *remote().place().broker : Broker{});
}

void LobbyPage::copy_code() {
    app().clipboard().set_text(code_words());
    app().say("code_copied", tr("Copied the code."));
}

void LobbyPage::draw_level() {
    Session& session = app().session();
    MatchSettings settings = session.settings;
    settings.seed = room().table()->settings.seed;
    session.settings.level = next_level(settings);
    app().play(click());
}

void LobbyPage::begin() {
    if (const Refusal refusal = remote().room().seal_table())
        app().say("not_begun", tr("The match can't begin: {why}.", {{"why", tr(*refusal)}}));
}

void LobbyPage::open_again() {
    if (const Refusal refusal = remote().room().open_table())
        app().say("not_opened", tr("Can't go back: {why}.", {{"why", tr(*refusal)}}));
}

void LobbyPage::add_controls() {
    begin_ = form().add(button(
        "begin", tr("Begin"), [this] { begin(); }, Tone::accent));
    again_ = form().add(button("open_again", tr("Change the match"), [this] { open_again(); }));
    form()[again_].enabled = form()[again_].in_view = false;
    Session& session = app().session();
    add_choice(
        "computers", [&session](int step) { step_computers(session, step); },
        [&session] {
            const auto count = static_cast<std::int64_t>(preference(session, Preference::remote_computers));
            if (count == 0) return std::string(tr("No computers"));
            return tr(plural("{n} computer", "{n} computers", count, {{"n", count}}));
        });
    add_choice(
        "difficulty", [&session](int step) { step_difficulty(session, step); },
        [&session] {
            return tr(
                "Computers: {how}",
                {{"how",
                  tr(conduct(static_cast<Difficulty>(preference(session, Preference::difficulty))).label)}});
        });
    add_choice(
        "preset", [this](int step) { step_preset(app(), step); },
        [this] {
            return tr("Rules: {preset}", {{"preset", preset_label(chosen_preset(app()))}});
        });
    add_choice(
        "seconds", [&session](int step) { step_pace(session, step); },
        [&session] { return pace_words(hosted_pace(session)); });
    add_choice(
        "talks", [&session](int step) { step_preference(session, Preference::remote_talk, step); },
        [&session] { return std::string(tr(kTalkWords[at(hosted_talk(session))])); });
    choices_.push_back(form().add(button("new_level", tr("New level"), [this] { draw_level(); })));
    choices_.push_back(
        form().add(button("terrain", tr("Level editor"), [this] { app().push(terrain_screen(app())); })));
    choices_.push_back(
        form().add(button("rules", tr("All rules"), [this] { app().push(settings_screen(app())); })));
}

void LobbyPage::add_choice(std::string_view id, const std::function<void(int)>& step,
                           const std::function<std::string()>& words) {
    const auto click_and_step = [this, step](int by) {
        form().clicked();
        step(by);
    };
    choices_.push_back(form().add(word_chooser(id, click_and_step, words)));
}

/// What the host has changed on this page or on others lies on the table.
void LobbyPage::lay_table() {
    if (!hosts()) return;
    MatchSettings wanted = hosted_match(app().session());
    const Pace pace = hosted_pace(app().session());
    MatchSettings laid = room().table()->settings;
    std::erase_if(laid.players, [](const Player& player) { return player.kind.is_person(); });
    if (wanted != laid || pace != room().table()->pace) remote().room().set_settings(wanted, pace);
    remote().room().set_talk(hosted_talk(app().session()));
}

bool LobbyPage::advance(double seconds) {
    sealed_for_ = sealed() && !room().match() ? sealed_for_ + seconds : 0;
    lay_table();
    show_sayings(app());
    for (const std::size_t choice : choices_) form()[choice].enabled = form()[choice].in_view = hosts();
    if (hosts())  // how well nobody plays is no question
        form()[choices_[1]].enabled = form()[choices_[1]].in_view =
            preference(app().session(), Preference::remote_computers) > 0;
    if (begin_ != Form::kNone) {
        const bool ready = hosts() && room().table()->seats.size() > 1;
        form()[begin_].enabled = ready;
        form()[begin_].in_view = hosts();
        form()[again_].enabled = form()[again_].in_view = is_held_up();
    }
    const bool plays = room().match() && !remote().is_stopped();
    if (plays && !(app().session().runner && app().session().runner->is_of(*room().match())))
        begin_remote_match(app().session());
    const std::string said = std::exchange(state_, state_words());
    if (!plays) return said != state_;
    if (catch_up()) enter_match();
    return true;
}

/// Plays what has happened without me. Returns true once I'm there; of a match that was played before nothing
/// can be shown without a line.
bool LobbyPage::catch_up() {
    if (!app().session().runner->catch_up(kTicksAtOnce) || room().match()->waits_to_write()) return false;
    return remote().line_for() > (remote().is_up() ? kListens : kGivesUp);
}

void LobbyPage::enter_match() {
    const Phase phase = app().session().match().phase();
    const Screens& to = app().screens();
    app().replace(phase == Phase::match_over ? to.results(app())
                  : phase == Phase::shopping ? to.round(app())
                                             : to.battle(app()));
}

std::string LobbyPage::heading() const {
    if (room().is_host()) return std::string(tr("Your room"));
    if (!room().table()) return std::string(tr("Looking for a room"));
    for (const TableSeat& seat : room().table()->seats)
        if (seat.who == room().host())
            return tr("{name}'s room", {{"name", room().table()->settings.players[seat.player].name}});
    return "";
}

Spoken LobbyPage::spoken() const { return {joined({heading(), state_words()}, ". "), form().speech()}; }

/// To whoever has lost the seat's file.
std::string LobbyPage::asking_words() const {
    const std::vector<std::string> asked = room().asked();
    if (asked.empty())
        return std::string(
            tr("Your file of this match is gone. You can go on once one of the others is here."));
    return tr("Your file of this match is gone. Asking {names} for it...", {{"names", listed(asked)}});
}

std::string LobbyPage::state_words() const {
    if (const auto trouble = remote().trouble()) return std::string(tr(*trouble));
    const std::string place = remote().place().broker->place();
    if (!remote().is_up()) return tr("Connecting to {place}...", {{"place", place}});
    if (room().asks() && room().table()) return asking_words();
    if (!room().table())
        return remote().line_for() < kSearches
                   ? std::string(tr("Looking for the room..."))
                   : tr("There's no room {code} at {place}. Is the code right, and has the host opened it?",
                        {{"code", code_words()}, {"place", place}});
    if (room().match() && app().session().runner)
        return tr("Catching up with the others: turn {turn} of {last}",
                  {{"turn", app().session().match().turn()},
                   {"last", std::max(room().match()->last_turn(), app().session().match().turn())}});
    if (is_held_up())
        return std::string(room().is_host()
                               ? tr("Not everyone's game has answered. Wait, or change the match.")
                               : tr("Not everyone's game has answered. Wait for the host, or leave."));
    if (sealed()) return std::string(tr("Getting everyone ready..."));
    if (!room().is_host() && !room().is_here(room().host()))
        return tr("{name}, the host, is away. Wait, or leave.", {{"name", room().name_of(room().host())}});
    if (!room().is_host()) return std::string(tr("Waiting for the host to begin..."));
    return std::string(room().table()->seats.size() < 2 ? tr("Waiting for somebody to join...")
                                                        : tr("Begin when everyone's here."));
}

std::unique_ptr<Screen> lobby_screen(App& app) { return std::make_unique<LobbyPage>(app); }

}  // namespace terramorph

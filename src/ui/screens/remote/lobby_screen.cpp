#include "ui/screens/remote/lobby_screen.h"
#include "ui/screens/remote/chat_screen.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "ai/conduct.h"
#include "app/language/language.h"
#include "app/player/preferences.h"
#include "app/remote/remote_play.h"
#include "app/session.h"
#include "base/text.h"
#include "match/galaxy/fresh_map.h"
#include "paint/image.h"
#include "ui/screens/menu/menu_page.h"
#include "ui/screens/players/chooser.h"
#include "ui/screens/remote/hosted_match.h"
#include "ui/screens/remote/waiting.h"
#include "ui/screens/settings/preset_choice.h"
#include "ui/screens/settings/settings_screen.h"
#include "ui/screens/terrain/terrain_screen.h"
#include "ui/sound/cues.h"
#include "ui/sprites/emblems.h"
#include "ui/sprites/portrait.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kTalkWide = 150;
constexpr float kLobbyApart = 48, kSeatHigh = 50, kLobbyControlHigh = 52, kBeginHigh = 72,
                kPeopleShare = 0.46f;
constexpr float kCodeLetters = 64, kCopyWide = 180, kLobbyPictureShape = 1.7f;
constexpr double kAgrees = 3;    // seconds for which nobody is told that others don't answer
constexpr double kSearches = 5;  // seconds until it's said that there is no such room
constexpr double kListens = 0.6,
                 kGivesUp = 3;     // seconds for which pages may still come, with a line and without
constexpr int kTicksAtOnce = 400;  // of catching up, in a frame

class LobbyPage : public MenuPage {
  public:
    explicit LobbyPage(App& owner) : MenuPage(owner, "lobby") {
        if (room().is_host()) add_controls();
        copy_ = form().add(button("copy", tr("Copy code"), [this] { copy_code(); }));
        talk_ = form().add(button("talk", tr("Talk"), [this] { app().push(chat_screen(app())); }));
        add_back(tr("Leave"));
        form().focus_on(0);
    }

    void press(const InputEvent& press) override {
        const bool letter = press.kind == InputEvent::Kind::down && press.key == Key::letter && hosts();
        if (letter && press.letter == 'r') return draw_level();
        MenuPage::press(press);
    }
    bool advance(double seconds) override;
    void draw(Canvas& canvas) override;

  protected:
    std::string heading() const override;
    void leave() override {
        leave_room(app().session());
        app().back_to_title();
    }

  private:
    RemotePlay& remote() { return *app().session().remote; }
    const RemotePlay& remote() const { return *app().session().remote; }
    const Room& room() const { return remote().room(); }
    bool sealed() const { return room().table() && room().table()->sealed; }
    /// True while the host may still change what will be played.
    bool hosts() const { return room().is_host() && !sealed(); }
    std::string code_words() const {
        return room_place_text(remote().place(), room().is_host() ? *remote().place().broker : Broker{});
    }
    void add_controls();
    void add_choice(std::string_view id, const std::function<void(int)>& step,
                    const std::function<std::string()>& words);
    void copy_code() {
        app().clipboard().set_text(code_words());
        app().say("code_copied", tr("Copied the code."));
    }
    void draw_level() {
        Session& session = app().session();
        MatchSettings settings = session.settings;
        settings.seed = room().table()->settings.seed;
        session.settings.level = next_level(settings);
        app().play(click());
    }
    void begin() {
        if (const Refusal refusal = remote().room().seal_table())
            app().say("not_begun", tr("The match can't begin: {why}.", {{"why", tr(*refusal)}}));
    }
    /// True once the others have had time to agree to the sealed table, and some haven't.
    bool is_held_up() const { return sealed() && !room().match() && sealed_for_ >= kAgrees; }
    void open_again() {
        if (const Refusal refusal = remote().room().open_table())
            app().say("not_opened", tr("Can't go back: {why}.", {{"why", tr(*refusal)}}));
    }
    void lay_table();
    bool catch_up();
    void enter_match();
    std::string state_words() const;
    std::string seat_words(std::size_t seat) const;
    void draw_people(Canvas& canvas, Rect place) const;
    void draw_match(Canvas& canvas, Rect place);
    void prepare_picture(int width, int height);

    std::size_t begin_ = Form::kNone, again_ = Form::kNone, talk_ = 0, copy_ = 0;
    double sealed_for_ = 0;  // without a match
    std::vector<std::size_t> choices_;
    std::string state_;  // as last said
    Image picture_;
    MatchSettings pictured_;
};

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
    choices_.push_back(form().add(button("new_level", tr("New level"), [this] { draw_level(); })));
    choices_.push_back(
        form().add(button("terrain", tr("Terrain"), [this] { app().push(terrain_screen(app())); })));
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

/// Plays what has happened without me. Returns true once I'm there.
bool LobbyPage::catch_up() {
    if (!app().session().runner->catch_up(kTicksAtOnce)) return false;
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

std::string LobbyPage::state_words() const {
    if (const auto trouble = remote().trouble()) return std::string(tr(*trouble));
    const std::string place = remote().place().broker->place();
    if (!remote().is_up()) return tr("Connecting to {place}...", {{"place", place}});
    if (!room().table())
        return remote().line_for() < kSearches
                   ? std::string(tr("Looking for the room..."))
                   : tr("There's no room {code} at {place}. Is the code right, and has the host opened it?",
                        {{"code", code_words()}, {"place", place}});
    if (room().match() && app().session().runner)
        return tr("Catching up with the others: turn {turn}", {{"turn", app().session().match().turn()}});
    if (is_held_up())
        return std::string(room().is_host()
                               ? tr("Not everyone's game has answered. Wait, or change the match.")
                               : tr("Not everyone's game has answered. Wait for the host, or leave."));
    if (sealed()) return std::string(tr("Getting everyone ready..."));
    if (!room().is_host()) return std::string(tr("Waiting for the host to begin..."));
    return std::string(room().table()->seats.size() < 2 ? tr("Waiting for somebody to join...")
                                                        : tr("Begin when everyone's here."));
}

/// What's said of somebody at the table besides the name.
std::string LobbyPage::seat_words(std::size_t seat) const {
    const MatchTable& table = *room().table();
    if (seat >= table.seats.size()) {
        const bool person = table.settings.players[PlayerId::at(static_cast<int>(seat))].kind.is_person();
        return std::string(person ? tr("open seat") : tr("computer"));
    }
    std::string words;
    const std::string& who = table.seats[seat].who;
    if (who == room().who()) words = tr("you");
    if (who == table.seats.front().who) words += concat(words.empty() ? "" : ", ", tr("host"));
    if (who != room().who() && !room().is_here(who)) words += concat(words.empty() ? "" : ", ", tr("away"));
    if (is_held_up() && !room().has_agreed(table.seats[seat]))
        words += concat(words.empty() ? "" : ", ", tr("hasn't answered"));
    return words;
}

void LobbyPage::draw_people(Canvas& canvas, Rect place) const {
    if (!room().table()) return;
    const Scale scale(canvas);
    const auto& players = room().table()->settings.players;
    const float high =
        std::min(scale(kSeatHigh), place.h / static_cast<float>(std::max<std::size_t>(1, players.size())));
    const Part part(canvas, "people");
    std::size_t seat = 0;
    for (const PlayerId player : ids<PlayerId>(players)) {
        Rect line = take_top(place, high);
        const TextStyle name = {std::min(scale.text(theme::kBody), 0.7f * high), theme::kBright, Face::bold};
        const TextStyle quiet = {std::min(scale.text(theme::kSmall), 0.6f * high), theme::kMuted,
                                 Face::regular, Align::right};
        const bool empty = players[player].kind.is_person() && seat >= room().table()->seats.size();
        const Rect mark = take_left(line, high, scale(8));
        draw_emblem(canvas, mark.center(), 0.3f * high, players[player].emblem,
                    empty ? theme::kTrack : player_color(players[player].color));
        const std::string words = seat_words(seat++);
        const Rect beside = take_right(line, canvas.text_width(words, quiet), scale(12));
        line_in(canvas, beside, words, quiet);
        if (!empty)
            line_in(canvas, line, players[player].name, fitted(canvas, players[player].name, line.w, name));
    }
}

void LobbyPage::prepare_picture(int width, int height) {
    const MatchSettings& settings = room().table()->settings;
    if (picture_.width() == width && picture_.height() == height && settings.level == pictured_.level &&
        settings.players == pictured_.players)
        return;
    if (validate(settings)) return;
    pictured_ = settings;
    picture_ = portrait(Match(settings, app().session().arsenal, app().session().planets), width, height);
}

/// Its land and its rules.
void LobbyPage::draw_match(Canvas& canvas, Rect place) {
    if (!room().table()) return;
    const Scale scale(canvas);
    const MatchTable& table = *room().table();
    const TextStyle quiet = {scale.text(theme::kSmall), theme::kText};
    const std::string words = concat(
        tr(table.settings.level.planet.label), " · ", tr(table.settings.level.terrain.generator->label),
        " · ",
        tr(plural("{n} round", "{n} rounds", table.settings.rounds(), {{"n", table.settings.rounds()}})),
        " · ", pace_words(table.pace));
    const float high = std::min(place.h - quiet.size - scale(8), place.w / kLobbyPictureShape);
    if (high >= 24) {
        prepare_picture(static_cast<int>(place.w), static_cast<int>(high));
        const Rect shown = take_top(place, high, scale(8));
        canvas.image(picture_, static_cast<int>(shown.x), static_cast<int>(shown.y));
    }
    line_in(canvas, take_top(place, quiet.size), words, fitted(canvas, words, place.w, quiet));
}

void LobbyPage::draw(Canvas& canvas) {
    page_title(canvas, heading(),
               room().is_host() ? tr("Friends join with this code, under Friends online") : "");
    const Scale scale(canvas);
    Rect page = body(canvas);
    Rect foot = lay_back(canvas);
    const bool talks = room().table() && room().table()->seats.size() > 1;
    form()[talk_].enabled = form()[talk_].in_view = talks;
    if (talks) form()[talk_].place = take_right(foot, std::max(scale(kTalkWide), Scale::finger()), scale(16));
    const bool bad = remote().trouble().has_value();
    const TextStyle state_style = {scale.text(theme::kBody), bad ? theme::kBad : theme::kText};
    line_in(Part(canvas, "state"), foot, state_, fitted(canvas, state_, foot.w, state_style));

    Rect right = page;
    const bool upright = canvas.height() > canvas.width();
    Rect left = upright ? take_top(right, page.h * kPeopleShare, scale(theme::kGap))
                        : take_left(right, page.w * kPeopleShare, scale(kLobbyApart));
    const TextStyle code = {scale.text(kCodeLetters), theme::kAccent, Face::bold};
    const std::string told = code_words();
    const TextStyle fits = fitted(canvas, told, left.w - scale(kCopyWide + 12), code);
    Rect line = take_top(left, std::max(code.size, Scale::finger()), scale(20));
    form()[copy_].place = take_right(line, std::max(scale(kCopyWide), Scale::finger()), scale(12));
    const float low = line.h - std::min(line.h, std::max(scale.pressed(theme::kButton), 20.0f));
    form()[copy_].place.y += low / 2, form()[copy_].place.h -= low;
    line_in(Part(canvas, "code"), line, told, fits);
    if (begin_ != Form::kNone && (hosts() || is_held_up()))
        form()[hosts() ? begin_ : again_].place = take_bottom(left, scale.pressed(kBeginHigh), scale(16));
    draw_people(canvas, left);
    if (hosts()) {
        const float high = std::max(20.0f, scale.pressed(kLobbyControlHigh)), gap = scale(10);
        Rect buttons = take_bottom(right, high, gap);
        const std::vector<Rect> three = columns(buttons, 3, gap);
        for (std::size_t k = 0; k < 3; ++k) form()[choices_[4 + k]].place = three[k];
        Rect choosers = take_bottom(right, 2 * high + gap, scale(16));
        const std::vector<Rect> upper = columns(take_top(choosers, high, gap), 2, gap),
                                lower = columns(choosers, 2, gap);
        for (std::size_t k = 0; k < 2; ++k) {
            form()[choices_[k]].place = upper[k];
            form()[choices_[2 + k]].place = lower[k];
        }
    }
    draw_match(canvas, right);
    form().draw(canvas);
}

}  // namespace

std::unique_ptr<Screen> lobby_screen(App& app) { return std::make_unique<LobbyPage>(app); }

}  // namespace terramorph

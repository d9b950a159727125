#include "ui/app.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <ostream>
#include <utility>

#include "app/input/finger_scroll.h"
#include "app/input/held_keys.h"
#include "app/player/preferences.h"
#include "app/remote/remote_play.h"
#include "app/session.h"
#include "base/index.h"
#include "ui/music/accompaniment.h"
#include "ui/narration/narrator.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/text_fit.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr double kAppKeepEvery = 0.5;  // seconds

}  // namespace

struct App::Inside {
    Storage& storage;
    const Screens makers;
    Clipboard own_clipboard = {};
    Clipboard* clipboard = nullptr;       // instead of that
    std::optional<Session> session = {};  // set once it has been read
    std::vector<std::unique_ptr<Screen>> screens = {};
    std::vector<std::unique_ptr<Screen>> leaving = {};  // kept until none of their functions is running
    HeldKeys held = {};
    FingerScroll scroll = {};
    float finger = 0;  // how broad it is, in pixels; 0 while a mouse points
    float side = 0;    // the mean one of the picture that this is about; 0 before the first
    Sentences sentences = {};
    Narrator narrator = {};
    std::vector<Sound> sounds = {};
    Accompaniment music = {};
    Random chances = {1, 931};    // so that no two sounds are alike
    std::ostream* log = nullptr;  // of every sentence
    MatchSettings kept = {};      // the settings last saved ...
    double since_kept = 0;        // ... or found unchanged
    bool quit = false;
    bool can_quit = true;
    bool focused = true;
    std::string call = {};  // back to the window
    int called_in = 0;      // this turn
    bool changed = true;
    std::uint64_t changes = 0;
    bool pressed = true;  // since the last frame: so a page may hold less text now
    TextFit fit = {};

    void change() { changed = true, ++changes; }

    /// Hands a press to the screen on top.
    void press_screen(const InputEvent& press) {
        if (screens.empty()) return;
        change();
        Screen& screen = *screens.back();
        if (press.kind == InputEvent::Kind::pinch && !screen.is_played()) return;
        screen.press(screen.is_played() ? session->controls.meaning(press) : press);
    }

    /// Notes that a turn here has come while the player looks elsewhere.
    void watch_turn() {
        const bool plays = session->remote && session->runner && session->runner->is_remote();
        if (!plays || focused) return;
        const Match& match = session->runner->match();
        const bool waits = match.phase() == Phase::aiming || match.phase() == Phase::shopping;
        if (!waits || match.turn() == called_in || !session->runner->plays_here(match.player())) return;
        called_in = match.turn();
        call = tr("{name}, you're up", {{"name", match.player(match.player()).name}});
    }

    /// Lists that a finger has left go on until their end. Returns true if one has moved.
    bool advance_lists(double seconds) {
        const auto turn = scroll.going();
        if (turn && (screens.empty() || preference(*session, Preference::reduced_motion) != 0 ||
                     screens.back()->row_high(turn->at, turn->wheel) <= 0))
            scroll.stop();
        const std::vector<InputEvent> turns = scroll.advance(seconds);
        for (const InputEvent& each : turns) press_screen(each);
        return !turns.empty();
    }

    /// A picture of fewer pixels, of the same window, has smaller fingers.
    void fit_finger(const Canvas& canvas) {
        const float now = std::sqrt(canvas.width() * canvas.height());
        if (side > 0) finger *= now / side;
        side = now;
        Scale::set_finger(std::round(finger));
    }

    void turn_page() {
        held.turn_page();
        scroll.stop();
        change();
    }

    /// As the player wants it, or as large as the screen holds.
    void set_text_size(const Canvas& canvas, Screen& screen) {
        const auto wanted = static_cast<float>(preference(*session, Preference::text_size) / 100);
        const TextShown now = {wanted, wanted, canvas.width(), canvas.height(), session->language};
        const bool found = screen.text_shown.is_for(now);
        if (!found) screen.text_shown = now;
        float& size = screen.text_shown.size;
        if (screen.largest_text() > 0)
            size = std::min(wanted, screen.largest_text());
        else if (!found || pressed)
            size = fit.largest(canvas, size, [&screen](Canvas& trial) { screen.draw(trial); });
        Scale::set_text_size(size);
    }
};

App::App(Storage& storage, std::string clock_text, const Screens& screens, std::ostream* log,
         const std::vector<std::string>& locales, const std::string& language, LanguageFiles language_files)
    : inside_(new Inside{storage, screens}) {
    inside_->log = log;
    const auto notify = [this](std::string_view id, std::string_view sentence) {
        tell(SentenceKind::news, id, sentence);
    };
    inside_->session.emplace(storage, std::move(clock_text), notify, locales, language,
                             std::move(language_files));
    inside_->kept = session().settings;
    push(screens.title(*this));
}

void App::stay_open() {
    inside_->can_quit = false;
    replace(screens().title(*this));  // which has offered it
}

void App::use(PostOffice& office) {
    session().office = &office;
    replace(screens().title(*this));  // which offers it from now on
}

void App::use(HomeBroker& home) { session().home = &home; }

bool App::can_quit() const { return inside_->can_quit; }

App::~App() { leave_match(session()); }

/// One that only moves may have been pushed by accident.
static void note_mouse(const InputEvent& press, bool& mouse) {
    using Kind = InputEvent::Kind;
    if (press.kind == Kind::down) mouse = false;
    if (press.kind == Kind::pointer_down) mouse = press.reach == 0;
    if (press.kind == Kind::pointer_other || press.kind == Kind::wheel) mouse = true;
}

void App::press(const InputEvent& press) {
    if (inside_->held.left_over(press)) return;
    inside_->change(), inside_->pressed = true;
    if (press.kind == InputEvent::Kind::down && press.key == Key::f11) return toggle_fullscreen();
    if (press.kind != InputEvent::Kind::text && press.kind != InputEvent::Kind::up)
        session().device = press.button.empty() ? Device::keyboard : Device::pad;
    note_mouse(press, session().mouse);
    if (points(press)) inside_->finger = 2 * press.reach;
    const bool written = press.button.empty() && wants_text();  // on a phone's own keyboard
    if (press.kind == InputEvent::Kind::down && !written) inside_->finger = 0;
    const float row = inside_->screens.empty() ? 0 : inside_->screens.back()->row_high(press.at, 0);
    for (const InputEvent& meant : inside_->scroll.meant(press, row)) inside_->press_screen(meant);
    inside_->leaving.clear();
}

/// Changes are saved soon and not only at the end, because the game may be killed.
void App::keep_changes(double seconds) {
    if ((inside_->since_kept += seconds) < kAppKeepEvery) return;
    inside_->since_kept = 0;
    keep_preferences(session());
    if (session().settings == inside_->kept) return;
    inside_->kept = session().settings;
    keep_settings(session());
}

bool App::advance(double seconds) {
    keep_changes(seconds);
    bool draw = inside_->advance_lists(seconds);
    draw |= session().remote && session().remote->advance(seconds);
    draw |= std::exchange(inside_->changed, false);
    inside_->watch_turn();
    if (!inside_->screens.empty()) {
        inside_->music.advance(seconds, inside_->screens.back()->music());
        draw |= inside_->screens.back()->advance(seconds);
    }
    inside_->leaving.clear();
    draw |= inside_->sentences.advance(seconds);
    if (!inside_->screens.empty()) {
        const Screen& screen = *inside_->screens.back();
        draw |= inside_->narrator.on() && inside_->narrator.look(screen.id(), screen.spoken(), seconds);
    }
    return draw | std::exchange(inside_->changed, false);
}

void App::draw(Canvas& canvas) {
    draw_pages(canvas);
    const bool pages = !inside_->screens.empty();
    inside_->sentences.draw(canvas, pages ? inside_->screens.back()->head(canvas) : 0);
}

void App::draw_pages(Canvas& canvas) {
    set_player_colors(static_cast<PlayerColors>(preference(session(), Preference::colors)));
    set_hint_device(session().device);
    inside_->fit_finger(canvas);
    auto& screens = inside_->screens;
    std::size_t first = screens.size();
    while (first > 0 && screens[--first]->is_overlay()) {
    }
    for (; first < screens.size(); ++first) {
        inside_->set_text_size(canvas, *screens[first]);
        const Part part(canvas, screens[first]->id());
        screens[first]->draw(canvas);
    }
    inside_->pressed = false;
}

Rect App::said_place(const Canvas& canvas) const {
    const bool pages = !inside_->screens.empty();
    return inside_->sentences.place(canvas, pages ? inside_->screens.back()->head(canvas) : 0);
}

std::vector<Sound> App::take_sounds() { return std::exchange(inside_->sounds, {}); }

std::uint64_t App::changes() const { return inside_->changes; }

bool App::wants_text() const { return !inside_->screens.empty() && inside_->screens.back()->wants_text(); }

bool App::is_in_room() const { return session().remote != nullptr; }

bool App::wants_to_quit() const { return inside_->quit; }

void App::set_focused(bool focused) {
    inside_->focused = focused;
    ++inside_->changes;
    inside_->call.clear();
    inside_->called_in = session().runner ? session().runner->match().turn() : 0;  // which has been seen
    if (inside_->screens.empty()) return;
    Screen& screen = *inside_->screens.back();
    focused ? screen.gain_focus() : screen.lose_focus();
}

bool App::focused() const { return inside_->focused; }

void App::call(const std::string& words) {
    if (!inside_->focused) inside_->call = words;
}

std::string App::take_call() { return std::exchange(inside_->call, {}); }

Volumes App::volumes() const {
    Volumes all = terramorph::volumes(session(), inside_->focused);
    all[at(Bus::music)] *= inside_->music.loudness();
    return all;
}

std::optional<Phrase> App::next_phrase(double left) { return inside_->music.next(left); }

void App::push(std::unique_ptr<Screen> screen) {
    if (!inside_->screens.empty() && !screen->is_overlay()) inside_->screens.back()->be_covered();
    inside_->screens.push_back(std::move(screen));
    inside_->turn_page();
}

void App::pop() {
    auto& screens = inside_->screens;
    if (screens.empty()) return;
    inside_->leaving.push_back(std::move(screens.back()));
    screens.pop_back();
    inside_->turn_page();
    if (screens.empty()) quit();
}

void App::replace(std::unique_ptr<Screen> screen) {
    push(std::move(screen));
    auto& screens = inside_->screens;
    if (screens.size() < 2) return;
    inside_->leaving.push_back(std::move(screens[screens.size() - 2]));
    screens.erase(screens.end() - 2);
}

void App::back_to_title() {
    if (session().remote) leave_match(session());  // which nobody can play on from there
    forget_said();
    while (inside_->screens.size() > 1) pop();
}

void App::quit() {
    keep_settings(session());
    keep_preferences(session());
    inside_->quit = true;
}

void App::toggle_fullscreen() {
    prefer(session(), Preference::fullscreen, wants_fullscreen() ? 0 : 1);
    inside_->change();
}

void App::play(const Sound& sound) {
    inside_->sounds.push_back(sound);
    inside_->sounds.back().chance = inside_->chances.next();
}

void App::say(std::string_view id, std::string_view sentence) { tell(SentenceKind::answer, id, sentence); }

void App::forget_said() { inside_->sentences.forget_answers(); }

void App::tell(SentenceKind kind, std::string_view id, std::string_view sentence) {
    if (inside_->log) *inside_->log << "terramorph: " << terminal_line(sentence) << std::endl;
    inside_->narrator.say(sentence);
    inside_->sentences.add(kind, id, sentence);
    inside_->change();
}

void App::use(Clipboard& clipboard) { inside_->clipboard = &clipboard; }

Clipboard& App::clipboard() { return inside_->clipboard ? *inside_->clipboard : inside_->own_clipboard; }

Narrator& App::narrator() { return inside_->narrator; }

Storage& App::storage() { return inside_->storage; }

const Screens& App::screens() const { return inside_->makers; }

Session& App::session() { return *inside_->session; }

const Session& App::session() const { return *inside_->session; }

}  // namespace terramorph

#include "ui/screens/replay/replay_screen.h"
#include "ui/app.h"
#include "ui/screens/routes.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "app/language/language.h"
#include "app/recordings.h"
#include "app/session.h"
#include "ui/screens/menu/help_screen.h"
#include "ui/screens/replay/clip_screen.h"
#include "ui/screens/replay/page.h"
#include "ui/sound/cues.h"

namespace terramorph {

namespace {

constexpr std::array<double, 7> kSpeeds = {0.25, 0.5, 1, 2, 4, 8, 16};
constexpr std::size_t kNormal = 2;
constexpr double kSoundsUpTo = 2;   // playback speed; beyond it sounds would be mere noise
constexpr double kBeforeEnd = 1.2;  // seconds before the page about the end
constexpr int kEffort = 12, kEffortPaused = 60, kEffortWaited = 600;  // quiet ticks read ahead in a frame
constexpr Ticks kIntoTurn = kSecond;  // from here on "back" means the beginning of the same turn
constexpr Ticks kNever = Ticks::of(std::numeric_limits<std::int64_t>::max());

}  // namespace

ReplayScreen::ReplayScreen(App& app, std::string name, const std::shared_ptr<const Recording>& recording)
    : Screen(app, "replay"),
      name_(std::move(name)),
      replay_index_(recording, app.session().arsenal, app.session().planets),
      player_(replay_index_.begin()),
      finished_(is_finished(*recording)),
      speed_(kNormal),
      sounds_([&app](const Sound& sound) { app.play(sound); }) {
    player_.heard = [this](const MatchEvent& event) { hear(event); };
    form_.clicked = [&app] { app.play(click()); };
    form_.add(button(
        "watch_again", tr("Watch again"), [this] { watch_again(); }, Tone::accent));
    if (!finished_) form_.add(button("go_on", tr("Continue"), [this] { go_on(); }));
    form_.add(button("back", tr("Back"), [this] { this->app().pop(); }));
}

void ReplayScreen::hear(const MatchEvent& event) {
    if (kSpeeds[speed_] <= kSoundsUpTo) sounds_.note(event, player_.match(), ears(view_));
}

bool ReplayScreen::ended() const { return over() && since_end_ >= kBeforeEnd && !wanted_ && !dragging_; }

/// Reads ahead in every frame, more if there's nothing else to do.
bool ReplayScreen::advance(double seconds) {
    replay_index_.read(wanted_ ? kEffortWaited : playing_ ? kEffort : kEffortPaused);
    bool moved = std::exchange(read_, replay_index_.known()) != replay_index_.known();
    moved |= seek_if_known();
    const bool plays = playing_ && !wanted_ && !dragging_;
    const double time = std::min(seconds, kMaxFrameSeconds);
    player_.set_comfort(comfort(app().session()));
    player_.set_hurried(kSpeeds[speed_] > 1);
    if (plays) moved |= player_.advance(time * kSpeeds[speed_]);
    if (plays) moved |= player_.advance_picture(time * std::min(1.0, kSpeeds[speed_]));
    if (plays && kSpeeds[speed_] <= kSoundsUpTo) sounds_.advance(time, player_.match(), ears(view_));
    const bool was_ended = ended();
    since_end_ = over() ? since_end_ + seconds : 0;
    return moved || ended() != was_ended || wanted_.has_value();
}

void ReplayScreen::press(const InputEvent& press) {
    if (press.kind == InputEvent::Kind::down) return press_key(press);
    if (press.kind == InputEvent::Kind::wheel || press.kind == InputEvent::Kind::up) return;
    press_pointer(press);
}

void ReplayScreen::press_key(const InputEvent& press) {
    const bool held = press.repeat;
    switch (press.key) {
        case Key::escape:
            return app().pop();
        case Key::space:
            return held ? void() : play_or_pause();
        case Key::left:
            return press.shift ? step_round(-1) : step_turn(-1);
        case Key::right:
            return press.shift ? step_round(1) : step_turn(1);
        case Key::home:
            return seek({0, replay_index_.stops().front().tick});
        case Key::end:
            return go_to_end();
        case Key::up:
            return change_speed(1);
        case Key::down:
            return change_speed(-1);
        case Key::f1:
            return app().push(help_screen(app()));
        case Key::letter:
            return press_letter(press.letter);
        default:
            if (ended())
                form_.press(press);
            else if (press.key == Key::enter && !held)
                play_or_pause();
    }
}

void ReplayScreen::press_letter(char letter) {
    switch (letter) {
        case '+':
        case '=':
            return change_speed(1);
        case '-':
            return change_speed(-1);
        case '.':
            playing_ = false;
            return player_.step();
        case '[':
        case 'b':
            return mark(begin_);
        case ']':
        case 'n':
            return mark(end_);
        case 's':
        case 'e':
            return save_clip();
        case 'c':
            return finished_
                       ? app().say("match_over", tr("This match is over, so there's nothing to continue."))
                       : go_on();
        default:
            return;
    }
}

void ReplayScreen::press_pointer(const InputEvent& press) {
    if (press.kind == InputEvent::Kind::pointer_up) dragging_ = false;
    if (press.kind == InputEvent::Kind::pointer_down) {
        for (const Spot& spot : std::vector<Spot>(spots_))
            if (spot.place.holds(press.at)) return press_key(spot.press);
        dragging_ = timeline_.holds(press.at);
    }
    if (dragging_) return seek(timeline_.position_at(press.at, replay_index_));
    if (ended()) form_.press(press);
}

void ReplayScreen::play_or_pause() {
    if (over()) return watch_again();
    playing_ = !playing_;
}

void ReplayScreen::watch_again() {
    playing_ = true;
    seek({0, replay_index_.stops().front().tick});
}

void ReplayScreen::change_speed(int step) {
    const int last = static_cast<int>(kSpeeds.size()) - 1;
    speed_ = static_cast<std::size_t>(std::clamp(static_cast<int>(speed_) + step, 0, last));
}

/// Going back from the middle of a turn leads to its beginning.
void ReplayScreen::step_turn(int step) {
    const Position here = wanted_.value_or(now());
    const auto& stops = replay_index_.stops();
    const bool inside = step < 0 && here.tick > stops[here.stop].tick + kIntoTurn;
    if (step > 0 && here.stop + 1 == stops.size()) return go_to_end();
    const std::size_t stop = inside     ? here.stop
                             : step > 0 ? here.stop + 1
                                        : here.stop - std::min<std::size_t>(here.stop, 1);
    seek({stop, stops[stop].tick});
}

/// Goes to the beginning of the next round, or of this or the previous one.
void ReplayScreen::step_round(int step) {
    const auto& stops = replay_index_.stops();
    const Position here = wanted_.value_or(now());
    const auto begin_of = [&](std::size_t stop) {
        while (stop > 0 && stops[stop - 1].round == stops[stop].round) --stop;
        return stop;
    };
    std::size_t stop = here.stop;
    if (step > 0) {
        while (stop < stops.size() && stops[stop].round == stops[here.stop].round) ++stop;
        if (stop == stops.size()) return go_to_end();
    } else {
        const std::size_t own = begin_of(stop);
        stop = stop != own || own == 0 ? own : begin_of(own - 1);
    }
    seek({stop, stops[stop].tick});
}

void ReplayScreen::go_to_end() { seek({replay_index_.stops().size() - 1, kNever}); }

/// Seeks at once if it has been read, or else as soon as it is.
void ReplayScreen::seek(Position moment) {
    wanted_ = moment;
    since_end_ = 0;
    seek_if_known();
}

bool ReplayScreen::seek_if_known() {
    if (!wanted_) return false;
    Position& wanted = *wanted_;
    if (wanted.stop >= replay_index_.known()) {
        if (!replay_index_.complete()) return false;
        wanted = {replay_index_.known() - 1, kNever};  // nothing after that can be shown
    }
    const bool from_the_beginning = wanted <= Position{0, replay_index_.stops().front().tick};
    player_.jump(from_the_beginning ? replay_index_.begin() : replay_index_.at(wanted.stop, wanted.tick));
    wanted_.reset();
    return true;
}

void ReplayScreen::mark(std::optional<Position>& what) {
    what = now();
    if (begin_ && end_ && *end_ <= *begin_) (&what == &begin_ ? end_ : begin_).reset();
    app().play(click());
}

/// Saves the part between the marks; missing marks are the turn's beginning and end.
void ReplayScreen::save_clip() {
    if (!typeface_ || wanted_) return;
    const Position here = begin_ ? *begin_ : end_ ? *end_ : now();
    const std::size_t stop = here.stop, next = here.stop + 1;
    const Position begin = begin_.value_or(Position{stop, replay_index_.stops()[stop].tick});
    const Position end = end_ && *end_ > begin ? *end_ : Position{next, end_of(replay_index_, stop)};
    playing_ = false;
    app().push(clip_screen(app(), replay_index_, begin, end, *typeface_));
}

void ReplayScreen::go_on() {
    const std::string name = name_;
    continue_match(app(), name);
}

std::unique_ptr<Screen> replay_screen(App& app, const std::string& name, Recording recording) {
    return std::make_unique<ReplayScreen>(app, name, std::make_shared<Recording>(std::move(recording)));
}

void watch_recording(App& app, const std::string& name) {
    Result<Recording> recording = read_recording(app.session(), name);
    if (!recording)
        return app.say("not_watched", tr("This can't be watched: {why}", {{"why", tr(recording.error())}}));
    if (const Refusal refusal = validate_for_playing(app.session(), *recording))
        return app.say("not_watched", tr("This can't be watched: {why}", {{"why", tr(*refusal)}}));
    app.push(replay_screen(app, name, recording.take()));
}

}  // namespace terramorph

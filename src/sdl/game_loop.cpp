#include "sdl/game_loop.h"

#include <algorithm>
#include <ctime>
#include <utility>

#include "app/language/language.h"
#include "app/player/preferences.h"
#include "app/recordings.h"
#include "base/text.h"
#include "paint/canvas.h"
#include "platform/pictures.h"
#include "sdl/input.h"

namespace terramorph {

namespace {

constexpr int kStillFor = 100;  // milliseconds between two frames while nothing moves
constexpr int kUnseenFor = 16;  // and while something moves but isn't seen, or comes from elsewhere
constexpr double kMaxStepSeconds =
    0.25;  // seconds per step at most: after a suspend the game continues where it was

}  // namespace

std::string clock_text() {
    const std::time_t now = std::time(nullptr);
    std::tm local{};
    localtime_r(&now, &local);
    char words[32];
    return {words, std::strftime(words, sizeof words, "%Y%m%d-%H%M%S", &local)};
}

GameLoop::GameLoop(App& app, Window& window, Audio& audio, const Typeface& typeface)
    : app_(app),
      window_(window),
      audio_(audio),
      canvas_cache_(typeface),
      last_count_(SDL_GetPerformanceCounter()) {}

void GameLoop::run(const std::function<bool()>& stopped) {
    window_.open();
    while (!app_.wants_to_quit() && !stopped()) {
        if (!moving_ && !pads_.holding())
            SDL_WaitEventTimeout(nullptr, app_.is_in_room() ? kUnseenFor : kStillFor);
        if (turn())
            window_.wait_for_next();
        else if (!window_.visible())
            SDL_Delay(kUnseenFor);
    }
    app_.quit();  // keeps the player's changes, whatever ended the game
}

bool GameLoop::turn() {
    const double seconds = seconds_gone();
    moving_ = app_.advance(seconds);
    const bool happened = take_events(seconds);
    apply_requests();
    return window_.visible() && (moving_ || happened) && draw();
}

double GameLoop::seconds_gone() {
    const Uint64 now = SDL_GetPerformanceCounter();
    const double seconds =
        static_cast<double>(now - last_count_) / static_cast<double>(SDL_GetPerformanceFrequency());
    last_count_ = now;
    return std::clamp(seconds, 0.0, kMaxStepSeconds);
}

/// Returns true if the picture may have changed.
bool GameLoop::take_events(double seconds) {
    bool any = false;
    for (SDL_Event event; SDL_PollEvent(&event) != 0; any = true) take(event);
    pads_.advance(seconds, presses_);
    for (const InputEvent& each : std::exchange(presses_, {})) press(each), any = true;
    return any;
}

void GameLoop::take(const SDL_Event& event) {
    window_.notice(event);
    if (event.type == SDL_WINDOWEVENT) take(event.window);
    if (event.type == SDL_QUIT) app_.quit();
    if (event.type == SDL_JOYDEVICEADDED) take_unknown_pad(event.jdevice.which);
    // the mouse may move many times in a frame; only the last position matters
    if (event.type == SDL_MOUSEMOTION && !presses_.empty() &&
        presses_.back().kind == InputEvent::Kind::pointer_move)
        presses_.pop_back();
    translate(event, window_.scale(), presses_);
    pads_.translate(event, app_.wants_text(), presses_);
}

/// SDL reports pads that it knows as controllers, too; of others it tells only this.
void GameLoop::take_unknown_pad(int device) {
    const std::string pad = guess_layout(device);
    if (pad.empty()) return;
    pads_.open(device);
    app_.say("unknown_pad", tr("The game doesn't know your pad \"{pad}\", so its buttons are a guess. If "
                               "they're wrong, put its SDL mapping into {file}.",
                               {{"pad", pad}, {"file", app_.storage().place(kPadMappings)}}));
}

void GameLoop::take(const SDL_WindowEvent& event) {
    const bool lost = event.event == SDL_WINDOWEVENT_FOCUS_LOST;
    if (lost || event.event == SDL_WINDOWEVENT_FOCUS_GAINED) app_.set_focused(!lost);
    if (event.event == SDL_WINDOWEVENT_RESIZED) app_.keep_window_size(event.data1, event.data2);
}

void GameLoop::press(const InputEvent& press) {
    if (press.kind == InputEvent::Kind::pointer_down || press.kind == InputEvent::Kind::pointer_up)
        SDL_CaptureMouse(press.kind == InputEvent::Kind::pointer_down
                             ? SDL_TRUE
                             : SDL_FALSE);  // so that drags may leave the window
    if (press.kind == InputEvent::Kind::down && press.key == Key::f12)
        keep_screenshot();
    else
        app_.press(press);
}

void GameLoop::apply_requests() {
    for (const Sound& sound : app_.take_sounds()) audio_.play(sound);
    if (const auto phrase = app_.next_phrase(audio_.music_left())) audio_.play(*phrase);
    audio_.set_volumes(app_.volumes());
    window_.fill_screen(app_.wants_fullscreen());
    if (const std::string call = app_.take_call(); !call.empty()) window_.call(call);
    window_.cap_frames(static_cast<FrameCap>(preference(app_.session(), Preference::frame_cap)));
    if (app_.wants_text() == typing_) return;
    typing_ = !typing_;
    typing_ ? SDL_StartTextInput() : SDL_StopTextInput();
}

bool GameLoop::draw() {
    return window_.draw(canvas_cache_, [&](Canvas& canvas) { app_.draw(canvas); });
}

/// Draws the screen once more, because what the graphics card puts together isn't at hand.
void GameLoop::keep_screenshot() {
    Image picture(window_.width(), window_.height(), packed({0, 0, 0, 255}));
    Canvas canvas(picture, canvas_cache_.texts.typeface());
    app_.draw_pages(canvas);
    const std::string name = free_name(app_.storage(), concat("screenshot-", clock_text()), ".png");
    const Refusal refusal = app_.storage().save(name, png_of(picture));
    app_.say(refusal ? "screenshot_not_kept" : "screenshot_kept",
             refusal ? tr("Couldn't save the screenshot: {why}", {{"why", tr(*refusal)}})
                     : tr("Screenshot: {place}", {{"place", app_.storage().place(name)}}));
}

}  // namespace terramorph

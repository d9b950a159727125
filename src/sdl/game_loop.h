#pragma once

#include <functional>
#include <string>
#include <vector>

#include "paint/canvas_cache.h"
#include "sdl/audio.h"
#include "sdl/pads.h"
#include "sdl/window.h"
#include "ui/app.h"

namespace terramorph {

/// The local time as "20260924-183005": used to name recordings and screenshots.
std::string clock_text();

/// Runs the game in its window: handles input, advances time and draws. While nothing moves it waits for
/// events and uses almost no processor time.
class GameLoop {
  public:
    GameLoop(App& app, Window& window, Audio& audio, const Typeface& typeface);

    /// Runs until the game is quit or `stopped` returns true.
    void run(const std::function<bool()>& stopped);
    /// One turn of that, which waits for nothing. Returns true if it has shown a frame.
    bool turn();

  private:
    double seconds_gone();
    bool take_events(double seconds);
    void take(const SDL_Event& event);
    void take_unknown_pad(int device);
    void take(const SDL_WindowEvent& event);
    void press(const InputEvent& press);
    void apply_requests();
    bool draw();
    void keep_screenshot();

    App& app_;
    Window& window_;
    Audio& audio_;
    CanvasCache canvas_cache_;
    Pads pads_;
    std::vector<InputEvent> presses_;
    Uint64 last_count_;   ///< SDL's counter when time was last advanced
    bool moving_ = true;  ///< true if the game did so last
    bool typing_ = true;  ///< true if SDL sends text input, as it does at the start
};

}  // namespace terramorph

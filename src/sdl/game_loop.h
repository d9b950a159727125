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

/// The local time as "20260924-183005": it names recordings and screenshots.
std::string clock_text();

/// The game in its window: takes what people press, lets the time go on, and shows what there is to see.
/// While nothing moves it waits for events and costs next to nothing.
class GameLoop {
  public:
    GameLoop(App& app, Window& window, Audio& audio, const Typeface& typeface);

    /// Goes on until the game is quit or `stopped` says so.
    void run(const std::function<bool()>& stopped);

  private:
    double seconds_gone();
    bool take_events(double seconds);
    void take(const SDL_Event& event);
    void press(const InputEvent& press);
    void follow_wishes();
    void draw();
    void keep_screenshot();

    App& app_;
    Window& window_;
    Audio& audio_;
    CanvasCache paintbox_;
    Pads pads_;
    Image picture_;
    std::vector<InputEvent> presses_;
    Uint64 counted_;      ///< SDL's counter when the time last went on
    bool typing_ = true;  ///< whether SDL listens to letters; at its start it does
};

}  // namespace terramorph

#pragma once

#include <vector>

#include "sdl/desktop/graphics_trial.h"
#include "sdl/window_host.h"

namespace terramorph {

/// True if there is a display to open a window on. Starts SDL's video. Without a display SDL may pick the
/// drivers `offscreen` or `dummy`, which show nothing: they only count if SDL_VIDEODRIVER names them.
bool has_display();

/// The desktop that the window is on.
class Desktop : public WindowHost {
  public:
    /// The trial must outlive it; card_draws() waits for its end.
    explicit Desktop(GraphicsTrial& trial) : trial_(trial) {}

    void limit(SDL_Window& window, int least_width, int least_height) override;
    bool card_draws() override { return trial_.passed(); }
    bool show(SDL_Window& window, Image& picture, const Touched& changes, bool all) override;
    void fill_screen(SDL_Window& window, bool wanted) override;
    void call(SDL_Window& window, const std::string& words) override;

  private:
    GraphicsTrial& trial_;
    std::vector<SDL_Rect> copied_;
};

}  // namespace terramorph

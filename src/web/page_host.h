#pragma once

#include "sdl/window_host.h"

namespace terramorph {

/// The page that the window is on.
class PageHost : public WindowHost {
  public:
    void limit(SDL_Window&, int, int) override {}
    bool card_draws() override;
    bool show(SDL_Window& window, Image& picture, const Touched& changes, bool all) override;
    void fill_screen(SDL_Window& window, bool wanted) override;
    void call(SDL_Window&, const std::string&) override {}  // nobody plays from afar here

  private:
    Image shown_;  // as browsers order the colors
};

}  // namespace terramorph

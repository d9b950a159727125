#pragma once

#include <SDL.h>

#include <string>

#include "paint/image.h"
#include "paint/layers/touched.h"

namespace terramorph {

/// What a window is in: a desktop, or the page of a browser.
class WindowHost {
  public:
    virtual ~WindowHost() = default;

    /// Keeps the window from becoming smaller than this, where it's the player who gives it its size.
    virtual void limit(SDL_Window& window, int least_width, int least_height) = 0;
    /// True if a graphics card draws here.
    virtual bool card_draws() = 0;
    /// Shows what has changed of a picture that was made in software, or all of it; false if that fails. The
    /// picture is stretched to the window.
    virtual bool show(SDL_Window& window, Image& picture, const Touched& changes, bool all) = 0;
    /// Lets the window fill the screen, or be a window again.
    virtual void fill_screen(SDL_Window& window, bool wanted) = 0;
    /// Calls the player, who looks elsewhere, back to the window, as far as there's a way to.
    virtual void call(SDL_Window& window, const std::string& words) = 0;
};

}  // namespace terramorph

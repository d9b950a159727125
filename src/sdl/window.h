#pragma once

#include <SDL.h>

#include <memory>
#include <string>

#include "paint/canvas.h"
#include "paint/image.h"

namespace terramorph {

/// Whether there is a display to open a window on. Starts SDL's video. Without a display SDL may pick the
/// drivers `offscreen` or `dummy`, which show nothing to anybody: they only count when SDL_VIDEODRIVER asks
/// for them.
bool has_display();

/// The window and what is shown in it. The renderer and its texture are made anew whenever they are lost;
/// where the graphics card does not work, SDL draws without it.
class Window {
  public:
    Window(int width, int height);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    /// Why there is no window; empty when there is.
    const std::string& trouble() const { return trouble_; }

    /// Pixels of the picture that fits the window: on a fine display more than the window has units.
    int width() const;
    int height() const;
    /// Pixels for each unit of the window.
    Point scale() const;
    /// Whether anybody could see a picture.
    bool visible() const;

    /// Fills the whole screen, or no longer.
    void fill_screen(bool wanted);
    /// Shows the picture, stretched where it is not of the window's size, and waits until the display has
    /// taken it.
    void show(const Image& picture);
    /// To be told of every event: some say that the renderer has lost what it held.
    void notice(const SDL_Event& event);

  private:
    struct Destroy {
        void operator()(SDL_Window* window) const { SDL_DestroyWindow(window); }
        void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
        void operator()(SDL_Texture* texture) const { SDL_DestroyTexture(texture); }
    };

    bool make_renderer();
    bool upload(const Image& picture);
    void wait_for_display();

    std::unique_ptr<SDL_Window, Destroy> window_;
    std::unique_ptr<SDL_Renderer, Destroy> renderer_;
    std::unique_ptr<SDL_Texture, Destroy> texture_;
    std::string trouble_;
    int failures_ = 0;
    bool filling_screen_ = false;
    Uint64 shown_at_ = 0;  ///< on SDL's counter
};

}  // namespace terramorph

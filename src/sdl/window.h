#pragma once

#include <SDL.h>

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "paint/canvas.h"
#include "paint/image.h"

namespace terramorph {

/// True if there is a display to open a window on. Starts SDL's video. Without a display SDL may pick the
/// drivers `offscreen` or `dummy`, which show nothing: they only count if SDL_VIDEODRIVER names them.
bool has_display();

/// The window. Renderer and texture are recreated whenever they're lost; if the graphics card doesn't work,
/// SDL draws in software.
class Window {
  public:
    Window(int width, int height);
    ~Window();
    Window(const Window&) = delete;
    Window& operator=(const Window&) = delete;

    /// Why there is no window; empty if there is one.
    const std::string& trouble() const { return trouble_; }

    /// The size in pixels of a picture for the window: on high-density displays more than its size in window
    /// units.
    int width() const;
    int height() const;
    /// Pixels per window unit.
    Point scale() const;
    /// True if the window is visible.
    bool visible() const;

    /// Gives the window its icon, an RGBA picture of 4 bytes a pixel, row by row from the top.
    void set_icon(std::vector<std::uint8_t> pixels, int width, int height);
    /// Gives the window this size in window units, or less where the desktop is smaller.
    void resize(int width, int height);
    /// Enters or leaves full screen.
    void fill_screen(bool wanted);
    /// Shows the picture, stretched to the window, and waits for the display.
    void show(const Image& picture);
    /// Call with every event: some report that the renderer's textures were lost.
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

#pragma once

#include <SDL.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "app/player/preferences.h"
#include "paint/canvas.h"
#include "paint/canvas_cache.h"
#include "paint/image.h"
#include "paint/layers/software_compositor.h"
#include "sdl/graphics_trial.h"
#include "sdl/sdl_compositor.h"

namespace terramorph {

/// True if there is a display to open a window on. Starts SDL's video. Without a display SDL may pick the
/// drivers `offscreen` or `dummy`, which show nothing: they only count if SDL_VIDEODRIVER names them.
bool has_display();

/// The window. If there's a graphics card that works, it puts the frames together; else that's done in
/// software. What's lost of it is recreated.
class Window {
  public:
    /// The trial must outlive it; open() waits for its end.
    Window(int width, int height, GraphicsTrial& trial);
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
    /// Shows the window, once it's known what draws in it.
    void open();
    /// Enters or leaves full screen.
    void fill_screen(bool wanted);
    /// Sets how many frames a second there are at most.
    void cap_frames(FrameCap cap) { cap_ = cap; }
    /// Lets `paint` paint a frame, shows it, stretched to the window, and waits until the next one is due.
    void draw(CanvasCache& canvas_cache, const std::function<void(Canvas&)>& paint);
    /// Call with every event: some report that the renderer's textures were lost.
    void notice(const SDL_Event& event);

  private:
    struct Destroy {
        void operator()(SDL_Window* window) const { SDL_DestroyWindow(window); }
        void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
        void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
    };

    void choose_compositor();
    void begin_anew();
    bool put_together(const Touched& touched);
    bool copy(const Touched& touched);
    void wait_for_next();

    std::unique_ptr<SDL_Window, Destroy> window_;
    GraphicsTrial& trial_;
    std::unique_ptr<SDL_Renderer, Destroy> renderer_;  // of the graphics card, if there is one ...
    std::unique_ptr<SdlCompositor> card_;              // ... and what it puts together
    SoftwareCompositor software_;
    Image picture_;
    std::unique_ptr<SDL_Surface, Destroy> surface_;  // the same, in software
    std::vector<SDL_Rect> copied_;
    bool exposed_ = true;  // all of it has to be shown again
    std::string trouble_;
    int failures_ = 0;
    bool chosen_ = false;
    bool filling_screen_ = false;
    FrameCap cap_ = FrameCap::display;
    bool card_waits_ = true;  ///< for the display
    Uint64 shown_at_ = 0;  ///< on SDL's counter
};

}  // namespace terramorph

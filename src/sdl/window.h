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
#include "sdl/sdl_compositor.h"
#include "sdl/window_host.h"

namespace terramorph {

/// The window. If there's a graphics card that works, it puts the frames together; else that's done in
/// software. What's lost of it is recreated.
class Window {
  public:
    /// The smallest picture in pixels: all screens have room in it.
    static constexpr int kMinWidth = 640, kMinHeight = 360;

    /// The host must outlive it.
    Window(int width, int height, WindowHost& host);
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
    /// Calls the player back to it.
    void call(const std::string& words) { host_.call(*window_, words); }
    /// Sets how many frames a second there are at most.
    void cap_frames(FrameCap cap) { cap_ = cap; }
    /// Lets `paint` paint a frame and shows it, stretched to the window. Returns false if that failed.
    bool draw(CanvasCache& canvas_cache, const std::function<void(Canvas&)>& paint);
    /// Waits until the next frame is due.
    void wait_for_next();
    /// Call with every event: some report that the renderer's textures were lost.
    void notice(const SDL_Event& event);

  private:
    struct Destroy {
        void operator()(SDL_Window* window) const { SDL_DestroyWindow(window); }
        void operator()(SDL_Renderer* renderer) const { SDL_DestroyRenderer(renderer); }
    };

    void choose_compositor();
    void begin_anew();
    bool put_together(const Touched& touched);
    bool show(const Touched& touched);

    std::unique_ptr<SDL_Window, Destroy> window_;
    WindowHost& host_;
    std::unique_ptr<SDL_Renderer, Destroy> renderer_;  // of the graphics card, if there is one ...
    std::unique_ptr<SdlCompositor> card_;              // ... and what it puts together
    SoftwareCompositor software_;
    Image picture_;
    bool exposed_ = true;  // all of it has to be shown again
    std::string trouble_;
    int failures_ = 0;
    bool chosen_ = false;
    bool filling_screen_ = false;
    FrameCap cap_ = FrameCap::display;
    bool card_waits_ = true;  ///< for the display
    Uint64 shown_at_ = 0;     ///< on SDL's counter
};

}  // namespace terramorph

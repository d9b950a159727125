#include "sdl/desktop/desktop.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string_view>

#include "sdl/desktop/notification.h"

namespace terramorph {

namespace {

/// Installs an error handler, because an X server that refuses a request ends the program otherwise: it
/// refuses the first one of a broken graphics driver.
void outlive_refusals_of_x() {
    using Handler = int (*)(void*, void*);
    void* const library = dlopen("libX11.so.6", RTLD_NOW | RTLD_NOLOAD);
    if (!library) return;  // another kind of display
    if (const auto set = reinterpret_cast<Handler (*)(Handler)>(dlsym(library, "XSetErrorHandler")))
        set([](void*, void*) { return 0; });
    dlclose(library);
}

}  // namespace

bool has_display() {
    SDL_SetHint(SDL_HINT_APP_NAME, "Terramorph");
    SDL_setenv("SDL_VIDEO_X11_WMCLASS", TERRAMORPH_ID, 0);  // by it the desktop finds our icon and our entry
    SDL_setenv("SDL_VIDEO_WAYLAND_WMCLASS", TERRAMORPH_ID, 0);
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1");  // the program has its own
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    // else SDL takes OpenGL even for pictures that are made in software
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    // without this folder there's no Wayland, and its library would complain in the terminal
    if (!std::getenv("XDG_RUNTIME_DIR")) SDL_SetHint(SDL_HINT_VIDEODRIVER, "x11,KMSDRM");
    if (SDL_InitSubSystem(SDL_INIT_VIDEO) != 0) return false;
    outlive_refusals_of_x();
    const char* const driver = SDL_GetCurrentVideoDriver();
    const std::string_view name = driver ? driver : "dummy";
    const char* const asked = std::getenv("SDL_VIDEODRIVER");
    return (name != "offscreen" && name != "dummy") || (asked && asked == name);
}

void Desktop::limit(SDL_Window& window, int least_width, int least_height) {
    SDL_SetWindowMinimumSize(&window, least_width, least_height);
}

bool Desktop::show(SDL_Window& window, Image& picture, const Touched& changes, bool all) {
    const int wide = picture.width(), high = picture.height();
    const std::unique_ptr<SDL_Surface, void (*)(SDL_Surface*)> made(
        SDL_CreateRGBSurfaceWithFormatFrom(picture.row(0), wide, high, 32, 4 * wide, SDL_PIXELFORMAT_RGB888),
        SDL_FreeSurface);
    SDL_Surface* const shown = SDL_GetWindowSurface(&window);
    if (!shown || !made) return false;
    if (shown->w != wide || shown->h != high)
        return SDL_BlitScaled(made.get(), nullptr, shown, nullptr) == 0 &&
               SDL_UpdateWindowSurface(&window) == 0;
    copied_.clear();
    if (all)
        copied_.push_back({0, 0, wide, high});
    else
        changes.for_each([&](const PixelBox& box) {
            copied_.push_back({box.left, box.top, box.right - box.left, box.bottom - box.top});
        });
    const auto put = [&](SDL_Rect rect) { return SDL_BlitSurface(made.get(), &rect, shown, &rect) == 0; };
    return std::ranges::all_of(copied_, put) &&
           SDL_UpdateWindowSurfaceRects(&window, copied_.data(), static_cast<int>(copied_.size())) == 0;
}

void Desktop::fill_screen(SDL_Window& window, bool wanted) {
    SDL_SetWindowFullscreen(&window, wanted ? static_cast<Uint32>(SDL_WINDOW_FULLSCREEN_DESKTOP) : 0u);
}

void Desktop::call(SDL_Window& window, const std::string& words) {
    SDL_FlashWindow(&window, SDL_FLASH_UNTIL_FOCUSED);
    show_notification(words);
}

}  // namespace terramorph

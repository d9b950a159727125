#include "sdl/window.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>

namespace terramorph {

namespace {

constexpr int kMinWidth = 640;
constexpr int kMinHeight = 360;
constexpr int kFailuresOfTheCard = 3;  // in a row; then SDL draws in software

/// The output size in pixels, or the window's size without a renderer. In a window that's too small, screens
/// are shrunk.
Vec2<int> output_size(SDL_Window* window, SDL_Renderer* renderer) {
    Vec2<int> size{1, 1};
    if (!renderer || SDL_GetRendererOutputSize(renderer, &size.x, &size.y) != 0)
        SDL_GetWindowSize(window, &size.x, &size.y);
    return {std::max(size.x, kMinWidth), std::max(size.y, kMinHeight)};
}

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
    // if SDL draws in software, it shall do so without a graphics card's driver
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

Window::Window(int width, int height) {
    constexpr int middle = static_cast<int>(SDL_WINDOWPOS_CENTERED);
    constexpr Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    window_.reset(SDL_CreateWindow("Terramorph", middle, middle, width, height, flags));
    if (window_) SDL_SetWindowMinimumSize(window_.get(), kMinWidth, kMinHeight);
    if (!window_ || !make_renderer()) trouble_ = SDL_GetError();
}

Window::~Window() = default;

bool Window::make_renderer() {
    texture_.reset();
    renderer_.reset();
    if (failures_ < kFailuresOfTheCard)
        renderer_.reset(SDL_CreateRenderer(window_.get(), -1, SDL_RENDERER_PRESENTVSYNC));
    if (!renderer_) renderer_.reset(SDL_CreateRenderer(window_.get(), -1, SDL_RENDERER_SOFTWARE));
    return renderer_ != nullptr;
}

int Window::width() const { return output_size(window_.get(), renderer_.get()).x; }
int Window::height() const { return output_size(window_.get(), renderer_.get()).y; }

Point Window::scale() const {
    Vec2<int> units{1, 1};
    SDL_GetWindowSize(window_.get(), &units.x, &units.y);
    return {static_cast<float>(width()) / static_cast<float>(std::max(units.x, 1)),
            static_cast<float>(height()) / static_cast<float>(std::max(units.y, 1))};
}

bool Window::visible() const {
    return (SDL_GetWindowFlags(window_.get()) & (SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN)) == 0;
}

void Window::set_icon(std::vector<std::uint8_t> pixels, int width, int height) {
    SDL_Surface* const icon = SDL_CreateRGBSurfaceWithFormatFrom(pixels.data(), width, height, 32, 4 * width,
                                                                 SDL_PIXELFORMAT_RGBA32);
    if (icon) SDL_SetWindowIcon(window_.get(), icon);
    SDL_FreeSurface(icon);
}

void Window::resize(int width, int height) {
    SDL_Rect room{0, 0, width, height};
    SDL_GetDisplayUsableBounds(std::max(SDL_GetWindowDisplayIndex(window_.get()), 0), &room);
    SDL_SetWindowSize(window_.get(), std::min(width, room.w), std::min(height, room.h));
    constexpr int middle = static_cast<int>(SDL_WINDOWPOS_CENTERED);
    SDL_SetWindowPosition(window_.get(), middle, middle);
}

void Window::fill_screen(bool wanted) {
    if (wanted == filling_screen_) return;
    filling_screen_ = wanted;
    SDL_SetWindowFullscreen(window_.get(), wanted ? static_cast<Uint32>(SDL_WINDOW_FULLSCREEN_DESKTOP) : 0u);
}

bool Window::upload(const Image& picture) {
    int w = 0;
    int h = 0;
    if (texture_) SDL_QueryTexture(texture_.get(), nullptr, nullptr, &w, &h);
    if (w != picture.width() || h != picture.height())
        texture_.reset(SDL_CreateTexture(renderer_.get(), SDL_PIXELFORMAT_ARGB8888,
                                         SDL_TEXTUREACCESS_STREAMING, picture.width(), picture.height()));
    return texture_ && SDL_UpdateTexture(texture_.get(), nullptr, picture.row(0), 4 * picture.width()) == 0 &&
           SDL_RenderCopy(renderer_.get(), texture_.get(), nullptr, nullptr) == 0;
}

void Window::show(const Image& picture) {
    if (picture.width() < 1 || picture.height() < 1) return;
    if (!renderer_ && !make_renderer()) return;
    if (upload(picture)) {
        failures_ = 0;
        SDL_RenderPresent(renderer_.get());
        wait_for_display();
    } else {
        ++failures_;
        renderer_.reset();  // the next picture gets a new one
    }
}

/// Limits the frame rate if the display doesn't (software renderer, covered window).
void Window::wait_for_display() {
    SDL_DisplayMode mode{};
    SDL_GetCurrentDisplayMode(std::max(SDL_GetWindowDisplayIndex(window_.get()), 0), &mode);
    const double period = 1.0 / (mode.refresh_rate > 0 ? mode.refresh_rate : 60);
    const auto per_second = static_cast<double>(SDL_GetPerformanceFrequency());
    const double gone = static_cast<double>(SDL_GetPerformanceCounter() - shown_at_) / per_second;
    if (gone < 0.9 * period) SDL_Delay(static_cast<Uint32>(1000 * (period - gone)));
    shown_at_ = SDL_GetPerformanceCounter();
}

void Window::notice(const SDL_Event& event) {
    if (event.type == SDL_RENDER_TARGETS_RESET) texture_.reset();
    if (event.type == SDL_RENDER_DEVICE_RESET) {
        texture_.reset();
        renderer_.reset();
    }
}

}  // namespace terramorph

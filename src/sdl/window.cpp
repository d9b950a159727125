#include "sdl/window.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "app/player/frame_cap.h"

namespace terramorph {

namespace {

constexpr int kMinWidth = 640;
constexpr int kMinHeight = 360;
constexpr int kFailuresOfTheCard = 3;  // in a row; then it's left alone

/// The window's size in pixels. In a window that's too small, screens are shrunk.
Vec2<int> output_size(SDL_Window* window) {
    Vec2<int> size{1, 1};
    SDL_GetWindowSizeInPixels(window, &size.x, &size.y);
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

Window::Window(int width, int height, GraphicsTrial& trial) : trial_(trial) {
    constexpr int middle = static_cast<int>(SDL_WINDOWPOS_CENTERED);
    constexpr Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI | SDL_WINDOW_HIDDEN;
    window_.reset(SDL_CreateWindow("Terramorph", middle, middle, width, height, flags));
    if (window_) SDL_SetWindowMinimumSize(window_.get(), kMinWidth, kMinHeight);
    if (!window_) trouble_ = SDL_GetError();
}

Window::~Window() = default;

void Window::choose_compositor() {
    chosen_ = true;
    if (trial_.passed() && failures_ < kFailuresOfTheCard)
        renderer_.reset(
            SDL_CreateRenderer(window_.get(), -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC));
    card_waits_ = true;
    if (renderer_) card_ = std::make_unique<SdlCompositor>(*renderer_);
}

/// A graphics card may need a window of another kind, which SDL makes in its place: unseen, if it's hidden.
void Window::open() {
    choose_compositor();
    SDL_ShowWindow(window_.get());
}

void Window::begin_anew() {
    card_.reset();
    renderer_.reset();
    software_ = {};
    surface_.reset();
    picture_ = {};
    chosen_ = false;
}

int Window::width() const { return output_size(window_.get()).x; }
int Window::height() const { return output_size(window_.get()).y; }

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

/// Copies what has changed to the window.
bool Window::copy(const Touched& touched) {
    SDL_Surface* const shown = SDL_GetWindowSurface(window_.get());
    if (!shown || !surface_) return false;
    const Touched& changes = software_.take_changes(touched);
    if (shown->w != surface_->w || shown->h != surface_->h)
        return SDL_BlitScaled(surface_.get(), nullptr, shown, nullptr) == 0 &&
               SDL_UpdateWindowSurface(window_.get()) == 0;
    copied_.clear();
    if (std::exchange(exposed_, false))
        copied_.push_back({0, 0, surface_->w, surface_->h});
    else
        changes.for_each([&](const PixelBox& box) {
            copied_.push_back({box.left, box.top, box.right - box.left, box.bottom - box.top});
        });
    const auto put = [&](SDL_Rect rect) { return SDL_BlitSurface(surface_.get(), &rect, shown, &rect) == 0; };
    return std::ranges::all_of(copied_, put) &&
           SDL_UpdateWindowSurfaceRects(window_.get(), copied_.data(), static_cast<int>(copied_.size())) == 0;
}

bool Window::put_together(const Touched& touched) {
    if (!card_->draw(picture_, touched)) return false;
    SDL_RenderPresent(renderer_.get());
    return true;
}

void Window::draw(CanvasCache& canvas_cache, const std::function<void(Canvas&)>& paint) {
    if (!chosen_) choose_compositor();
    const int wide = width(), high = height();
    if (picture_.width() != wide || picture_.height() != high) {
        surface_.reset();
        picture_ = {};  // before there's another one
        picture_ = Image(wide, high, card_ ? 0 : packed({0, 0, 0, 255}));
        exposed_ = true;
    }
    if (!card_ && !surface_)
        surface_.reset(SDL_CreateRGBSurfaceWithFormatFrom(picture_.row(0), wide, high, 32, 4 * wide,
                                                          SDL_PIXELFORMAT_RGB888));
    if (card_) card_->begin(picture_, canvas_cache.touched);
    canvas_cache.compositor = card_ ? static_cast<Compositor*>(card_.get()) : &software_;
    {
        Canvas canvas(picture_, canvas_cache);
        paint(canvas);
    }
    if (card_ ? put_together(canvas_cache.touched) : copy(canvas_cache.touched)) {
        failures_ = 0;
        wait_for_next();
    } else {
        ++failures_;
        begin_anew();
    }
}

/// Limits the frame rate where the card doesn't (software renderer, covered window, a cap below the
/// display's).
void Window::wait_for_next() {
    SDL_DisplayMode mode{};
    SDL_GetCurrentDisplayMode(std::max(SDL_GetWindowDisplayIndex(window_.get()), 0), &mode);
    const FramePace pace = frame_pace(cap_, mode.refresh_rate);
    if (renderer_ && pace.waits != card_waits_)
        SDL_RenderSetVSync(renderer_.get(), (card_waits_ = pace.waits) ? 1 : 0);
    const auto per_second = static_cast<double>(SDL_GetPerformanceFrequency());
    const double gone = static_cast<double>(SDL_GetPerformanceCounter() - shown_at_) / per_second;
    if (gone < 0.9 * pace.seconds) SDL_Delay(static_cast<Uint32>(1000 * (pace.seconds - gone)));
    shown_at_ = SDL_GetPerformanceCounter();
}

void Window::notice(const SDL_Event& event) {
    if (event.type == SDL_WINDOWEVENT) exposed_ = true;
    if (event.type == SDL_RENDER_TARGETS_RESET || event.type == SDL_RENDER_DEVICE_RESET) begin_anew();
}

}  // namespace terramorph

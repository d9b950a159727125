#include "sdl/window.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/player/frame_cap.h"

namespace terramorph {

namespace {

constexpr double kLongest = 3;         // sides: what's longer doesn't keep its shape
constexpr int kFailuresOfTheCard = 3;  // in a row; then it's left alone

/// The window's size in pixels. In a window that's too small, larger pictures of its shape are shrunk.
Vec2<int> output_size(SDL_Window* window) {
    Vec2<int> size{1, 1};
    SDL_GetWindowSizeInPixels(window, &size.x, &size.y);
    const double wide = std::max(size.x, 1), high = std::max(size.y, 1);
    const bool keeps_shape = std::max(wide, high) <= kLongest * std::min(wide, high);
    const double growth =
        keeps_shape ? std::max({Window::kMinWidth / wide, Window::kMinHeight / high, 1.0}) : 1;
    return {std::max(static_cast<int>(std::lround(growth * wide)), Window::kMinWidth),
            std::max(static_cast<int>(std::lround(growth * high)), Window::kMinHeight)};
}

}  // namespace

Window::Window(int width, int height, WindowHost& host) : host_(host) {
    constexpr int middle = static_cast<int>(SDL_WINDOWPOS_CENTERED);
    constexpr Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI | SDL_WINDOW_HIDDEN;
    window_.reset(SDL_CreateWindow("Terramorph", middle, middle, width, height, flags));
    if (window_) host_.limit(*window_, kMinWidth, kMinHeight);
    if (!window_) trouble_ = SDL_GetError();
}

Window::~Window() = default;

void Window::choose_compositor() {
    chosen_ = true;
    if (host_.card_draws() && failures_ < kFailuresOfTheCard)
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
    host_.fill_screen(*window_, wanted);
}

bool Window::show(const Touched& touched) {
    return host_.show(*window_, picture_, software_.take_changes(touched), std::exchange(exposed_, false));
}

bool Window::put_together(const Touched& touched) {
    if (!card_->draw(picture_, touched)) return false;
    SDL_RenderPresent(renderer_.get());
    return true;
}

bool Window::draw(CanvasCache& canvas_cache, const std::function<void(Canvas&)>& paint) {
    if (!chosen_) choose_compositor();
    const int wide = width(), high = height();
    if (picture_.width() != wide || picture_.height() != high) {
        picture_ = {};  // before there's another one
        picture_ = Image(wide, high, card_ ? 0 : packed({0, 0, 0, 255}));
        exposed_ = true;
    }
    if (card_) card_->begin(picture_, canvas_cache.touched);
    canvas_cache.compositor = card_ ? static_cast<Compositor*>(card_.get()) : &software_;
    {
        Canvas canvas(picture_, canvas_cache);
        paint(canvas);
    }
    if (card_ ? put_together(canvas_cache.touched) : show(canvas_cache.touched)) {
        failures_ = 0;
        return true;
    }
    ++failures_;
    begin_anew();
    return false;
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

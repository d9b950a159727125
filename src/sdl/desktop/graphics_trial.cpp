#include "sdl/desktop/graphics_trial.h"

#include <SDL.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <string_view>

#include "base/text.h"
#include "sdl/desktop/desktop.h"

namespace terramorph {

namespace {

constexpr int kPatience = 4000;  // milliseconds
constexpr std::string_view kDraws = "draws", kNone = "none";

/// The name of what draws, as OpenGL tells it; empty if that's not known.
std::string_view name_of_card() {
    constexpr unsigned kGlRenderer = 0x1F01;
    using GetString = const unsigned char* (*)(unsigned);
    const auto get = reinterpret_cast<GetString>(SDL_GL_GetProcAddress("glGetString"));
    const unsigned char* const name = get ? get(kGlRenderer) : nullptr;
    return name ? reinterpret_cast<const char*>(name) : "";
}

bool is_processor(std::string_view name) {
    constexpr std::array<std::string_view, 4> kProcessors = {"llvmpipe", "softpipe", "Software Rasterizer",
                                                             "SwiftShader"};
    return std::ranges::any_of(
        kProcessors, [&](std::string_view each) { return name.find(each) != std::string_view::npos; });
}

/// Draws a frame as the game will. Returns what to tell.
std::string tried() {
    if (!has_display()) return std::string(kNone);
    SDL_Window* const window = SDL_CreateWindow("", 0, 0, 64, 64, SDL_WINDOW_HIDDEN);
    if (!window) return std::string(kNone);
    SDL_Renderer* const renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC);
    if (!renderer) return SDL_GetError();
    SDL_RendererInfo info{};
    SDL_GetRendererInfo(renderer, &info);
    const bool accelerated = (info.flags & SDL_RENDERER_ACCELERATED) != 0;
    if (!accelerated || (!std::getenv("SDL_RENDER_DRIVER") && is_processor(name_of_card())))
        return std::string(kNone);
    if (SDL_RenderClear(renderer) != 0) return SDL_GetError();
    SDL_RenderPresent(renderer);
    return std::string(kDraws);
}

bool has_card() {
    constexpr std::array<const char*, 3> kDevices = {"/dev/dri", "/dev/nvidiactl", "/dev/dxg"};
    return std::ranges::any_of(kDevices, [](const char* device) { return access(device, F_OK) == 0; });
}

/// Without X and Wayland, the display and the card have one user at a time.
bool may_be_shared() { return std::getenv("DISPLAY") || std::getenv("WAYLAND_DISPLAY"); }

/// What the child does. It leaves everything of the parent's alone, and the terminal too.
[[noreturn]] void try_and_tell(int pipe) {
    const rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    for (const int output : {STDOUT_FILENO, STDERR_FILENO}) {
        const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
        if (nowhere >= 0) dup2(nowhere, output);
    }
    const std::string words = tried();
    const ssize_t written = write(pipe, words.data(), words.size());
    _exit(written == static_cast<ssize_t>(words.size()) ? 0 : 1);
}

/// Reads until the other end is closed, or patience is over.
std::string heard(int pipe) {
    std::string words;
    std::array<char, 256> buffer;
    pollfd waiting = {pipe, POLLIN, 0};
    while (poll(&waiting, 1, kPatience) == 1) {
        const ssize_t count = read(pipe, buffer.data(), buffer.size());
        if (count <= 0) break;
        words.append(buffer.data(), static_cast<std::size_t>(count));
    }
    return words;
}

}  // namespace

GraphicsTrial::GraphicsTrial() {
    const bool asked = std::getenv("SDL_RENDER_DRIVER") != nullptr;
    passed_ = has_card() && !may_be_shared() && !std::getenv("SDL_VIDEODRIVER");
    over_ = !may_be_shared() || !(has_card() || asked);
    if (over_) return;
    std::array<int, 2> ends = {-1, -1};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return;
    child_ = fork();
    if (child_ == 0) try_and_tell(ends[1]);
    close(ends[1]);
    told_ = ends[0];
}

GraphicsTrial::~GraphicsTrial() { conclude(); }

/// Ends the child, whatever it does.
void GraphicsTrial::conclude() {
    if (told_ >= 0) close(std::exchange(told_, -1));
    if (child_ <= 0) return;
    kill(child_, SIGKILL);
    waitpid(std::exchange(child_, -1), nullptr, 0);
}

bool GraphicsTrial::passed() {
    if (std::exchange(over_, true)) return passed_;
    const std::string words = told_ >= 0 ? heard(told_) : "";
    conclude();
    passed_ = words == kDraws;
    if (words.empty())
        trouble_ = "the graphics driver crashed or hung when it was tried";
    else if (!passed_ && words != kNone)
        trouble_ = concat("the graphics driver doesn't start: ", sanitized(words, 200));
    return passed_;
}

}  // namespace terramorph

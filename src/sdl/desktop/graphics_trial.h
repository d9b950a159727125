#pragma once

#include <sys/types.h>

#include <string>
#include <utility>

namespace terramorph {

/// A trial of the graphics card, in a process of its own: a driver that's broken or short of memory may end
/// the process that uses it.
class GraphicsTrial {
  public:
    /// Begins the trial, unless there's no card, or it can't be shared and is taken as working. Call before
    /// anything of SDL, and before there are threads.
    GraphicsTrial();
    ~GraphicsTrial();
    GraphicsTrial(const GraphicsTrial&) = delete;
    GraphicsTrial& operator=(const GraphicsTrial&) = delete;

    /// Waits for the trial's end, at most a few seconds. Returns true if there's a graphics card that draws.
    /// A driver that draws with the processor counts only if SDL_RENDER_DRIVER asks for one, because the game
    /// does that better itself.
    bool passed();
    /// Waits too. Says, once, why no card draws if something is wrong with it; empty otherwise.
    std::string take_trouble() { return passed() ? "" : std::exchange(trouble_, {}); }

  private:
    void conclude();

    pid_t child_ = -1;
    int told_ = -1;  // the reading end of what the child writes
    bool over_ = false;
    bool passed_ = false;
    std::string trouble_;
};

}  // namespace terramorph

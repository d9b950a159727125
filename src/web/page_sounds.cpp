#include "web/page_sounds.h"

#include <SDL.h>

#include <utility>

#include "platform/mixer.h"

namespace terramorph {

namespace {

constexpr Uint64 kMillisecondsOfAFrame = 3;  // the piece it ends in may take longer

/// Goes on with the first that waits, and hands it on once it's done.
template <class Work, class Each>
void go_on_with(std::optional<Work>& work, std::deque<Each>& waiting, const SoundMaker::Made& made) {
    if (!work) work.emplace(waiting.front());
    if (work->step()) return;
    made(waiting.front(), work->take());
    waiting.pop_front();
    work.reset();
}

}  // namespace

void PageSounds::make(const Heard& heard) {
    if (const auto* const phrase = std::get_if<Phrase>(&heard)) return phrases_.push_back(*phrase);
    if (sounds_.size() >= Mixer::kVoices) sounds_.erase(sounds_.begin() + (synthesis_ ? 1 : 0));
    sounds_.push_back(std::get<Sound>(heard));
}

void PageSounds::go_on() {
    const Uint64 began = SDL_GetTicks64();
    while (step() && SDL_GetTicks64() - began < kMillisecondsOfAFrame) {
    }
}

/// Returns false if nothing waits.
bool PageSounds::step() {
    if (!sounds_.empty())
        go_on_with(synthesis_, sounds_, made_);
    else if (!phrases_.empty())
        go_on_with(performance_, phrases_, made_);
    else
        return false;
    return true;
}

}  // namespace terramorph

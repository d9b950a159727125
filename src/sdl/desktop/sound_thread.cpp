#include "sdl/desktop/sound_thread.h"

#include <algorithm>
#include <utility>

#include "platform/mixer.h"

namespace terramorph {

void SoundThread::begin(Made made) {
    made_ = std::move(made);
    thread_ = std::jthread([this](const std::stop_token& stopped) { make_all(stopped); });
}

void SoundThread::make(const Heard& heard) {
    {
        const std::lock_guard locked(lock_);
        const auto sound = std::ranges::find_if(waiting_, [](const auto& each) { return each.index() == 0; });
        if (waiting_.size() >= Mixer::kVoices && sound != waiting_.end()) waiting_.erase(sound);
        waiting_.push_back(heard);
    }
    more_.notify_one();
}

void SoundThread::make_all(const std::stop_token& stopped) {
    for (;;) {
        std::unique_lock locked(lock_);
        if (!more_.wait(locked, stopped, [this] { return !waiting_.empty(); })) return;
        const Heard heard = std::move(waiting_.front());
        waiting_.pop_front();
        locked.unlock();
        made_(heard, samples_of(heard));
    }
}

}  // namespace terramorph

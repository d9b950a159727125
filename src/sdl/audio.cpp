#include "sdl/audio.h"

#include <span>
#include <utility>
#include <vector>

namespace terramorph {

Audio::Audio(bool wanted) {
    if (!wanted || SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return;
    SDL_AudioSpec spec{};
    spec.freq = kSamplesPerSecond;
    spec.format = AUDIO_F32SYS;
    spec.channels = 2;
    spec.samples = 1024;  // 21 ms from a cue to its sound
    spec.callback = fill;
    spec.userdata = this;
    device_ = SDL_OpenAudioDevice(nullptr, 0, &spec, nullptr, 0);
    if (device_ == 0) return;
    SDL_PauseAudioDevice(device_, 0);
    maker_ = std::jthread([this](const std::stop_token& stopped) { make_sounds(stopped); });
}

Audio::~Audio() {
    maker_ = {};  // it needs the device
    if (device_ != 0) SDL_CloseAudioDevice(device_);
    if (SDL_WasInit(SDL_INIT_AUDIO) != 0) SDL_QuitSubSystem(SDL_INIT_AUDIO);
}

void Audio::play(const Sound& sound) {
    if (device_ == 0) return;
    {
        const std::lock_guard locked(lock_);
        if (waiting_.size() == Mixer::kVoices) waiting_.pop_front();
        waiting_.push_back(sound);
    }
    more_.notify_one();
}

void Audio::set_volumes(const Volumes& volumes) {
    if (device_ == 0 || volumes == std::exchange(volumes_, volumes)) return;
    SDL_LockAudioDevice(device_);
    mixer_.set_volumes(volumes);
    SDL_UnlockAudioDevice(device_);
}

void Audio::make_sounds(const std::stop_token& stopped) {
    for (;;) {
        std::unique_lock locked(lock_);
        if (!more_.wait(locked, stopped, [this] { return !waiting_.empty(); })) return;
        const Sound sound = waiting_.front();
        waiting_.pop_front();
        locked.unlock();
        std::vector<float> samples = synthesised(sound);
        SDL_LockAudioDevice(device_);
        mixer_.play(samples, sound.pan, sound.room, sound.bus);
        SDL_UnlockAudioDevice(device_);
    }
}

void Audio::fill(void* audio, Uint8* bytes, int count) {
    const std::span stereo(reinterpret_cast<float*>(bytes), static_cast<std::size_t>(count) / sizeof(float));
    static_cast<Audio*>(audio)->mixer_.mix(stereo);
}

}  // namespace terramorph

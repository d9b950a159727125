#include "sdl/audio.h"

#include <algorithm>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace terramorph {

Audio::Audio(bool wanted, std::unique_ptr<SoundMaker> maker) : maker_(std::move(maker)) {
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
    maker_->begin([this](const Heard& heard, std::vector<float> samples) {
        std::visit([&](const auto& each) { add(each, std::move(samples)); }, heard);
    });
}

Audio::~Audio() {
    maker_.reset();  // it needs the device
    if (device_ != 0) SDL_CloseAudioDevice(device_);
    if (SDL_WasInit(SDL_INIT_AUDIO) != 0) SDL_QuitSubSystem(SDL_INIT_AUDIO);
}

void Audio::play(const Sound& sound) {
    if (device_ != 0) maker_->make(sound);
}

void Audio::play(const Phrase& phrase) {
    if (device_ == 0) return;
    ++phrases_;
    maker_->make(phrase);
}

double Audio::music_left() {
    if (device_ == 0 || phrases_ > 0) return std::numeric_limits<double>::infinity();
    SDL_LockAudioDevice(device_);
    const std::size_t samples = mixer_.queued();
    SDL_UnlockAudioDevice(device_);
    return static_cast<double>(samples) / kSamplesPerSecond;
}

void Audio::set_volumes(const Volumes& volumes) {
    if (device_ == 0 || volumes == std::exchange(volumes_, volumes)) return;
    SDL_LockAudioDevice(device_);
    mixer_.set_volumes(volumes);
    SDL_UnlockAudioDevice(device_);
}

void Audio::add(const Sound& sound, std::vector<float> samples) {
    SDL_LockAudioDevice(device_);
    mixer_.play(samples, sound.pan, sound.room, sound.bus);
    SDL_UnlockAudioDevice(device_);
}

void Audio::add(const Phrase& phrase, std::vector<float> samples) {
    constexpr float kRoom = 0.25f;
    SDL_LockAudioDevice(device_);
    mixer_.queue(samples, static_cast<std::size_t>(phrase.seconds() * kSamplesPerSecond), kRoom, Bus::music);
    SDL_UnlockAudioDevice(device_);
    --phrases_;
}

void Audio::fill(void* audio, Uint8* bytes, int count) {
    const std::span stereo(reinterpret_cast<float*>(bytes), static_cast<std::size_t>(count) / sizeof(float));
    static_cast<Audio*>(audio)->mixer_.mix(stereo);
}

}  // namespace terramorph

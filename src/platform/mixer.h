#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

#include "app/player/volumes.h"
#include "platform/echo.h"

namespace terramorph {

/// Mixes sounds. Its functions may run on different threads, but not at the same time.
class Mixer {
  public:
    static constexpr std::size_t kVoices = 32;
    /// The loudest that a sample gets, however many sounds there are at once.
    static constexpr float kCeiling = 0.97f;
    /// Samples over which a sound ends that has to make room for another.
    static constexpr std::size_t kFade = 256;

    /// Starts a sound of mono samples; `pan` is -1 (left) to 1 (right), and `room` how much of it echoes,
    /// 0 to 1. If every voice is busy, the one that's nearest to its end makes room. Afterwards `samples`
    /// holds the voice's old samples, so that the caller can free them later.
    void play(std::vector<float>& samples, float pan, float room = 0, Bus bus = Bus::effects);
    /// Starts it as soon as all that was queued so far is over, to the sample. That takes `length` samples,
    /// though it may ring on.
    void queue(std::vector<float>& samples, std::size_t length, float room, Bus bus);
    /// The samples until what was queued is over.
    std::size_t queued() const { return queued_; }
    /// From now on, and for what is heard already; it changes within a few hundredths of a second.
    void set_volumes(const Volumes& volumes) { wanted_ = volumes; }

    /// Fills in the next pairs of left and right samples, -1 .. 1. Allocates nothing.
    void mix(std::span<float> stereo);

  private:
    static constexpr std::size_t kPart = 256;  // pairs that are mixed at a time

    struct Voice {
        std::vector<float> samples;
        std::size_t next = 0;
        std::size_t wait = 0;  // samples before it begins
        float left = 0;
        float right = 0;
        float room = 0;
        Bus bus = Bus::effects;

        std::size_t to_come() const { return wait + samples.size() - next; }
    };

    Voice& start(std::vector<float>& samples, float pan, float room, Bus bus);
    void fade_out(const Voice& voice);
    void add(Voice& voice, std::span<float> stereo, float from, float to);
    void mix_part(std::span<float> stereo);
    void limit(std::span<float> stereo);

    std::array<Voice, kVoices> voices_;
    std::array<float, 2 * kFade> fading_{};  // pairs of what ends early, from the next one on
    std::array<float, kPart> sent_{};        // to the echo
    Volumes wanted_ = {1, 1, 1, 1}, volumes_ = {1, 1, 1, 1};  // by bus
    std::size_t queued_ = 0;
    Echo echo_;
    float gain_ = 1;  // of the limiter
};

}  // namespace terramorph

#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace terramorph {

/// Mixes sounds. Its two functions may run on different threads, but not at the same time.
class Mixer {
  public:
    static constexpr std::size_t kVoices = 24;

    /// Starts a sound of mono samples; `pan` is -1 (left) to 1 (right). If every voice is busy, the oldest
    /// one is replaced. Afterwards `samples` holds the voice's old samples, so that the caller can free them
    /// later.
    void play(std::vector<float>& samples, float pan);

    /// Fills in the next pairs of left and right samples, -1 .. 1. Allocates nothing.
    void mix(std::span<float> stereo);

  private:
    struct Voice {
        std::vector<float> samples;
        std::size_t next = 0;
        float left = 0;
        float right = 0;
        std::size_t begun = 0;  ///< the number of sounds begun before it

        bool over() const { return next >= samples.size(); }
    };

    std::array<Voice, kVoices> voices_;
    std::size_t begun_ = 0;
};

}  // namespace terramorph

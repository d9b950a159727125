#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace terramorph {

/// The sounds that are heard at a time, added up. Its two functions may run on two threads as long as they do
/// not at once.
class Mixer {
  public:
    static constexpr std::size_t kVoices = 24;

    /// Begins a sound of mono samples, from -1 (left) to 1 (right). Where every voice is taken it takes the
    /// oldest one. Afterwards `samples` holds what the voice played before, for the caller to free when
    /// nobody waits.
    void play(std::vector<float>& samples, float pan);

    /// The next pairs of left and right samples, -1 .. 1. Allocates nothing.
    void mix(std::span<float> stereo);

  private:
    struct Voice {
        std::vector<float> samples;
        std::size_t next = 0;
        float left = 0;
        float right = 0;
        std::size_t begun = 0;  ///< how many sounds were begun before

        bool over() const { return next >= samples.size(); }
    };

    std::array<Voice, kVoices> voices_;
    std::size_t begun_ = 0;
};

}  // namespace terramorph

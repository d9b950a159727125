#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <vector>

namespace terramorph {

/// What a valley sends back: two slopes, one to the left and one to the right, duller each time.
class Echo {
  public:
    Echo();

    /// Adds the echo of mono samples to as many pairs. Allocates nothing.
    void add(std::span<const float> samples, std::span<float> stereo);

  private:
    struct Slope {
        std::vector<float> line;  ///< a ring: as long as the way there and back
        std::size_t next = 0;
        float low = 0;

        float heard() const { return line[next]; }
        void send(float sample);
    };

    std::array<Slope, 2> slopes_;
    std::size_t silent_ = 0;  // samples since something was heard
};

}  // namespace terramorph

#pragma once

#include <span>
#include <vector>

#include "terrain/ground/linings.h"
#include "terrain/mine/seam.h"

namespace terramorph {

struct LevelSettings;

/// A part of a mine.
struct MineOpening {
    enum class Kind : std::uint8_t {
        gallery,
        shaft,  ///< from the surface down to a gallery
        winze   ///< from a gallery down to another
    };

    Kind kind;
    MineRoom room;  ///< of a gallery
    Shape air;
    std::uint32_t lots = 0;  ///< of a gallery: random bits for what lies in it

    /// From its lowest place to its highest.
    Span whole() const;
};

/// The mine of a level.
struct MineWorks {
    /// What makes up a shaft's gallery: cells side by side with nothing but it through their roofs.
    static constexpr int kLongestLanding = 12;
    static constexpr int kShortestLanding = 11;
    /// Columns: land that's lower has no mine.
    static constexpr int kLowestLand = 68;

    std::vector<MineOpening> openings;
    std::vector<Range> mouths;  ///< of shafts, from left to right

    /// A lining for each cell of its galleries.
    std::vector<Lining> linings() const;
};

/// The mine under a surface of this level. It holds without any props: nothing of the ground is cut off by
/// it, as no two holes in the roofs of a storey are without a barrier between them.
MineWorks mine_works(const LevelSettings& level, std::span<const Sixteenths> surface);

}  // namespace terramorph

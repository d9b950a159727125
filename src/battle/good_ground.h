#pragma once

#include <array>
#include <string_view>

#include "battle/placement.h"

namespace terramorph {

/// What the land of a battle is judged by.
enum class GroundMeasure { relief, hills, teeth, cut_off, dry, sunk, exposed, unreached, cliff };
constexpr std::size_t kGroundMeasures = 9;

/// What a measure says, and from where to where it's good.
struct GroundScale {
    std::string_view name;  ///< "relief"
    std::string_view unit;
    int least;
    int most;
    std::string_view help;     ///< what is measured
    std::string_view too_low;  ///< what's wrong with land that has less, or more
    std::string_view too_high;
};
const GroundScale& scale_of(GroundMeasure measure);

/// How good a level is to fight on, from these starting places.
struct GroundReport {
    std::array<int, kGroundMeasures> values{};

    int value(GroundMeasure measure) const;
    bool good(GroundMeasure measure) const;
    /// True if all measures are good.
    bool good() const { return shortfall() == 0; }
    /// 0 for good ground; grows with each measure that's off, and the further it's off.
    int shortfall() const;
};

GroundReport measure_ground(const StartingLand& land, const LevelSettings& level);

/// The ground of a battle with these rules, this many tanks and this seed.
GroundReport measure_ground(const BattleRules& rules, const LevelSettings& level, int tanks,
                            std::uint32_t seed);

}  // namespace terramorph

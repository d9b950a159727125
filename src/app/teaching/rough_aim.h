#pragma once

#include <optional>

namespace terramorph {

struct BetterAim;

/// A stretch of powers, or of angles in tenths of a degree.
struct AimZone {
    int from = 0, to = 0;

    bool holds(int value) const { return value >= from && value <= to; }
    friend bool operator==(const AimZone&, const AimZone&) = default;
};

/// About how an aim has to change so that it hits, in round figures: whoever sets them hits, or nearly.
struct RoughAim {
    int push = 0;                       ///< power; 0: it's right
    int turn = 0;                       ///< tenths of a degree, to the left; 0: it's right
    AimZone angle;                      ///< in which the barrel points when it hits ...
    std::optional<AimZone> power = {};  ///< ... with a power in there; none: with the one that was fired

    /// Where to set the power of a barrel at this angle; none while it has to be turned first.
    std::optional<AimZone> power_at(int barrel) const { return angle.holds(barrel) ? power : std::nullopt; }
};

/// Of an aim that would have hit where these had been fired.
RoughAim rough_aim(const BetterAim& better, int angle, int power);

}  // namespace terramorph

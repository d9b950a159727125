#pragma once

#include <cstdint>

#include "match/settings/settings.h"

namespace terramorph {

/// Where and how long goods are demonstrated.
struct DemonstrationStage {
    int width = 720, height = 400;  ///< columns of the level
    int land = 110;                 ///< height of its hills in the middle
    int wind = 0;
    std::uint32_t seed = 20;            ///< of gentle hills
    double after = 1.6;                 ///< seconds until it begins anew
    bool frail = false;                 ///< a hit destroys either tank
    bool lives = false;                 ///< trees, and whatever else stands on land, take part
    bool wordless = false;              ///< no names, figures or marks
    HostileSky sky = HostileSky::calm;  ///< what falls from it is shown, while nobody fires
};

/// A match of two on this stage, by these settings as far as they matter to goods: in fair weather, without
/// anything that happens by itself, and with money for everything.
MatchSettings staged(MatchSettings settings, const Player& player, const Planet& planet,
                     const DemonstrationStage& stage);

}  // namespace terramorph

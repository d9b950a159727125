#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "battle/battle.h"

namespace terramorph {

/// A weapon or an item that is tried out on a level.
struct Firing {
    std::string weapon;  ///< or an item, by its id
    LevelSettings level;
    int angle = 600;  ///< tenths of a degree
    int power = 700;
    int tanks = 4;
    int shooter = 0;
    std::uint32_t seed = 1;
};

/// Something that was seen in the air or in the earth.
struct Seen {
    enum class What { shell, piece, flame, mud, digger };

    What what;
    Vec2<float> at;  ///< columns
};

/// What came of it.
struct Fired {
    std::unique_ptr<Battle> battle;  ///< at rest again
    BattleEvents events;
    std::vector<Seen> seen;  ///< all ticks, one after the other
    std::int64_t earth = 0;  ///< cells more than before, or below 0 fewer
};

/// Fires it once, on loose earth that breaks and with no wind, and waits until all is quiet. The arsenal must
/// outlive what comes of it.
Result<Fired> fire(const Firing& firing, const Arsenal& arsenal);

/// The events, one a line, and how it ends.
std::string story_of(const Fired& fired);

/// A picture (PNG) of it: what was seen on its way, and what is left. At most 1,024 pixels wide.
std::string picture_of(const Fired& fired);

}  // namespace terramorph

#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/result.h"
#include "battle/battle.h"

namespace terramorph {

/// A test shot of a weapon or an item on a level.
struct Firing {
    std::string weapon;  ///< or an item, by its id
    LevelSettings level;
    int angle = 600;  ///< tenths of a degree
    int power = 700;
    int tanks = 4;
    TankId shooter = 0;
    std::uint32_t seed = 1;
};

/// Something seen in the air or in the earth.
struct Seen {
    enum class What { shell, piece, flame, mud, digger };

    What what;
    Vec2<float> at;  ///< columns
};

/// The result of a test shot.
struct Fired {
    std::unique_ptr<Battle> battle;  ///< at rest again
    BattleEvents events;
    std::vector<Seen> seen;  ///< tick by tick
    std::int64_t earth = 0;  ///< change in cells
};

/// Fires once, with breaking earth and without wind, and waits until everything is at rest. The arsenal must
/// outlive the result.
Result<Fired> fire(const Firing& firing, const Arsenal& arsenal);

/// The events, one per line, and the outcome.
std::string story_of(const Fired& fired);

/// A picture (PNG) of the shot's course and of what's left. At most 1,024 pixels wide.
std::string picture_of(const Fired& fired);

}  // namespace terramorph

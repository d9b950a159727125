#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "base/ticks.h"
#include "battle/events/hurt_cause.h"

namespace terramorph {

/// A shot, and all that came of it until the next turn.
struct ShotRecord {
    int player = -1;
    int weapon = -1;
    bool is_unlimited = false;      ///< its weapon costs nothing
    bool flies = true;              ///< it isn't a beam, a quake or the like
    int mark = -1;                  ///< the player it was meant for ...
    std::vector<int> enemies;       ///< ... of those who lived
    bool is_computers = false;      ///< a computer's that has named its mark
    std::optional<int> turned;      ///< tenths of a degree since the last shot at a mark that has stayed
    int number = 0;                 ///< among its player's flying shots at this mark, from 1
    std::optional<float> expected;  ///< harm that a computer expected of it; none of one that doesn't aim
    bool hit = false;               ///< the mark's hull, or its shield
    std::optional<float> miss;      ///< columns from the mark to its first effect, if that's known
    bool left = false;              ///< a shell of it left the level
    int harm = 0;                   ///< health that others lost
    int kills = 0;
    std::optional<Ticks> rest;  ///< from the last blast to the next turn; none without a blast
    int seen = 0;               ///< tanks that have outlived it, without its own ...
    int moved = 0;              ///< ... and those of them that it has moved
    int moved_far = 0;          ///< ... by more than a hull's width
    int earth = 0;              ///< square columns broken off
};

struct TurnRecord {
    int player = -1;
    Ticks ticks = 0;  ///< in which something moved
    int drives = 0;
    bool passed = false;
    std::vector<int> lost = {};  ///< health, by player
};

/// A player's part in a round.
struct PartRecord {
    std::string who;  ///< "Cyborg", "beginner"
    int turns = 0;
    int shots = 0;
    int kills = 0;
    bool died = false;

    bool died_unfired() const { return died && shots == 0; }
};

struct Purchase {
    int good = -1;  ///< a place in the arsenal: weapons, then items
    int dollars = 0;
};

/// Health lost and tanks destroyed by each HurtCause.
using ByCause = std::array<int, kHurtCauseNames.size()>;

/// All that's measured of a round.
struct RoundRecord {
    std::vector<PartRecord> parts;  ///< by player
    int opener = -1;                ///< who has the first turn
    int winner = -1;                ///< -1: nobody
    Ticks ticks = 0;                ///< in which something moved
    double time_lapse = 1;          ///< how much faster than in its own time it's shown
    std::vector<TurnRecord> turns;
    std::vector<ShotRecord> shots;
    std::vector<Purchase> purchases;
    std::vector<int> items;  ///< that were used, or worked by themselves
    ByCause harm{};
    ByCause deaths{};

    /// How often everybody who was left had a turn.
    int volleys() const;
    /// How long people see it last.
    double shown_seconds(Ticks lasting) const { return to_seconds(lasting) / time_lapse; }
};
using Rounds = std::vector<RoundRecord>;

}  // namespace terramorph

#pragma once

#include <cstdint>
#include <vector>

#include "base/ticks.h"
#include "battle/aiming/aim_bias.h"
#include "battle/content/ids.h"

namespace terramorph {

class StateHash;
struct BattleState;
struct Thing;

/// The natives of an intelligent world: what they hold against each tank, and their gun.
struct Natives {
    /// What they think of a tank.
    struct Regard {
        int wrongs = 0;        ///< hits since its last turn began ...
        int due = 0;           ///< ... and before: they answer these at the end of this turn
        bool counted = false;  ///< what it does now is counted already
        bool harmed = false;   ///< it has harmed the town in this round
        bool trades = false;   ///< it has stopped near them
        AimHistory history;    ///< what their shots at it have taught them
    };

    std::vector<Regard> regards;  ///< by tank; empty where there are none
    std::vector<TankId> answers;  ///< at whom they have yet to fire
    bool aims = false;            ///< at the first of them
    bool shooting = false;        ///< what flies now is theirs
    int barrel = 900;             ///< the gun's angle now, in tenths of a degree ...
    int angle = 900;              ///< ... and the one that it turns to
    int power = 0;
    Ticks pause = 0;  ///< before it fires

    void add_to(StateHash& hash) const;
};

constexpr int kTradeReach = 60;  ///< columns from the gun, within which one stops to trade

/// The natives' gun; nullptr if there's none, or no more.
const Thing* gun_of(const BattleState& state);
/// The natives resent what a tank (-1: nobody) has just done to their town: one wrong for each shot.
void resent(BattleState& state, TankId by);
/// What a tank does from now on is another wrong.
void begin_deed(BattleState& state, TankId tank);
/// True if they sell to a tank for less: it has stopped near their gun, and done their town no harm.
bool trades_with(const BattleState& state, TankId tank);

}  // namespace terramorph

#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "base/result.h"
#include "battle/battle_state.h"
#include "battle/scars/land_left.h"

namespace terramorph {

class Bodies;
class BattleWorld;
class EffectWorld;

/// A round in motion: a level, its tanks and everything that flies, rolls, burns and falls.
class Battle {
  public:
    /// Draws the level and places the tanks on fair, level spots. The arsenal must outlive the battle. Each
    /// kit makes a tank; an empty one has unlimited goods only. With what another battle of these rules has
    /// left, the land is as that left it; if that was of other land than its level makes now, it's as good as
    /// new.
    Battle(const BattleRules& rules, const LevelSettings& level, const Arsenal& arsenal,
           std::vector<Kit> kits, std::uint32_t seed, const LandLeft& left = {});
    Battle(const BattleRules& rules, const LevelSettings& level, const Arsenal& arsenal, int tanks,
           std::uint32_t seed);
    ~Battle();

    /// All that it is now. References into it are good until the next step.
    const BattleState& state() const { return state_; }
    /// True if nothing moves, so that the next turn may begin.
    bool at_rest() const;

    /// Sets a tank's team (0: none). Call before the first shot.
    void set_team(TankId tank, int team);
    void aim(TankId tank, int angle, int power);
    /// Sets the target of a tank's guided shots, in columns.
    void target(TankId tank, Vec2<int> at);
    /// Fires, and takes the shot from the stock if it's limited.
    void fire(TankId tank, WeaponId weapon);
    /// Why the item can't be used now; none if it can.
    Refusal validate_use(TankId tank, ItemId item) const;
    /// Why a shot of this weapon would do nothing to anybody now; none if it may. It can be fired all the
    /// same.
    Refusal why_wasted(TankId tank, WeaponId weapon) const;
    void use(TankId tank, ItemId item);
    /// Drives this many columns to the right, or below 0 to the left, as far as fuel and ground allow.
    void drive(TankId tank, int columns);

    /// One tick of 1/60 s.
    void step();
    /// The end of a turn: water and a hostile sky do their damage, natives answer, convoys pass, and a crate
    /// may come down. It may destroy some, so step on until quiet.
    void end_turn();
    /// Begins a turn of these tanks: changes wind, weather, walls and lake, runs automatic items, and
    /// rebuilds all bodies from plain state, so that a loaded match continues identically.
    void begin_turn(std::span<const TankId> tanks);
    void begin_turn(TankId tank) { begin_turn({&tank, 1}); }
    /// What happened since the last call.
    BattleEvents take_events() { return std::exchange(state_.events, {}); }
    /// An independent copy that will continue identically; only while nothing has moved since begin_turn().
    std::unique_ptr<Battle> fork() const;

    /// Everything that a shell can meet; valid until the next step.
    CollisionScene scene() const;
    /// Where the shot would end if it were a plain shell.
    Prediction predict_shot(TankId tank, int angle, int power) const;
    std::uint64_t hash() const;

    /// The battle as effects act on it: for tests and tools. The game itself gives commands.
    EffectWorld& world();

  private:
    Battle(const Battle& other);  // with bodies yet to be made, by fork()
    void end_shot();

    BattleState state_;
    std::unique_ptr<Bodies> bodies_;
    std::unique_ptr<BattleWorld> world_;
};

}  // namespace terramorph

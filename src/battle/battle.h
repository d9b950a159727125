#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "base/state_hash.h"
#include "battle/battle_state.h"
#include "battle/bodies/bodies.h"
#include "battle/flight/skyline.h"
#include "battle/world/effect_world.h"

namespace terramorph {

/// A round in motion: a level, its tanks and everything that flies, rolls, burns and falls.
class Battle final : public EffectWorld {
  public:
    /// Draws the level and places the tanks on fair, level spots. The arsenal must outlive the battle. Each
    /// kit makes a tank; an empty one has unlimited goods only.
    Battle(const BattleRules& rules, const LevelSettings& level, const Arsenal& arsenal,
           std::vector<Kit> kits, std::uint32_t seed);
    Battle(const BattleRules& rules, const LevelSettings& level, const Arsenal& arsenal, int tanks,
           std::uint32_t seed);

    const BattleRules& rules() const { return state_.rules; }
    const LevelSettings& level() const { return state_.level; }
    const Arsenal& arsenal() const { return *state_.arsenal; }
    const Ground& ground() const { return state_.ground; }
    std::span<const Tank> tanks() const { return state_.tanks; }
    std::span<const Shell> shells() const { return state_.shells; }
    std::span<const Piece> pieces() const { return state_.pieces; }
    std::span<const OngoingEffect> ongoing() const { return state_.ongoing; }
    int wind() const { return state_.air.wind; }
    Walls walls() const { return state_.walls; }  ///< the current ones, if the rule is random or erratic
    /// The current height of the water's surface in 1/16 column; 0: no water.
    int water() const { return state_.water; }
    Weather weather() const { return state_.weather; }
    int calm_turns() const { return state_.calm_turns; }  ///< since a tank hurt one
    std::uint32_t tick() const { return state_.tick; }
    int tanks_alive() const;
    /// True if two tanks are allies.
    bool allies(int tank, int other) const;
    /// True while at least two living tanks are enemies.
    bool contested() const;
    /// True if nothing moves, so that the next turn may begin.
    bool quiet() const;

    /// Sets a tank's team (0: none). Call before the first shot.
    void join(int tank, int team);
    void aim(int tank, int angle, int power);
    /// A tank's maximum power, in proportion to its health.
    int power_limit(int tank) const;
    /// A tank's stock of a weapon; -1: unlimited.
    int stock(int tank, int weapon) const;
    int item_stock(int tank, int item) const;
    /// Fires, and takes the shot from the stock if it's limited.
    void fire(int tank, int weapon);
    /// Why the item can't be used now; none if it can.
    Refusal validate_use(int tank, int item) const;
    void use(int tank, int item);
    /// Sets the target of a tank's guided shots, in columns.
    void target(int tank, Vec2<int> at);
    /// Drives this many columns to the right (negative: left), as far as fuel and ground allow.
    void drive(int tank, int columns);
    /// One tick of 1/60 s.
    void step();
    /// Ends a turn: water and a hostile sky do damage, and a crate may come down. Tanks may be destroyed, so
    /// keep stepping until quiet().
    void end_turn();
    /// Begins a turn of these tanks: changes wind, weather, walls and lake, runs automatic items, and
    /// rebuilds all bodies from plain state, so that a loaded match continues identically.
    void begin_turn(std::span<const int> tanks);
    void begin_turn(int tank) { begin_turn({&tank, 1}); }
    /// An independent copy that will continue identically; only while nothing has moved since begin_turn().
    std::unique_ptr<Battle> fork() const;
    /// What happened since the last call.
    BattleEvents take_events() { return std::exchange(state_.events, {}); }

    /// Where the shot would end if it were a plain shell.
    Prediction predict_shot(int tank, int angle, int power) const;
    Flight shot(int tank, int angle, int power) const;
    /// Everything that a shell can meet; valid until the next step.
    Field field() const;

    std::uint64_t hash() const;
    void add_to(StateHash& state) const;

    // For effects.
    WorldView view() const override;
    Field scene() const override { return field(); }
    Random& random() override { return state_.random; }
    void emit(const BattleEvent& event) override { state_.emit(event); }
    void apply(const std::vector<Effect>& effects, const EffectContext& context) override;
    std::int64_t carve(const Shape& shape) override { return state_.ground.carve(shape); }
    std::int64_t heap(const Shape& shape) override;
    std::int64_t deposit(const Chords& chords, std::int64_t cells) override;
    void shake_down() override;
    void blast(const EffectContext& context, const Blast& blast) override;
    void launch(const Shell& shell) override;
    void launch_submunition(const Shell& shell) override;
    void shoot_down(std::size_t shell) override { state_.shells[shell].effects = nullptr; }
    void add_debris(const Piece& piece) override;
    bool start_effect(const OngoingEffect& effect) override;
    void count_flame(int x, int change) override;
    Tank& tank(int number) override { return state_.tank(number); }
    void hurt(int tank, int amount, int by, bool past_shield = false) override;
    void hurt_slowly(int tank, int thousandths, int by) override;
    void wear_shield(int tank, int cost) override;
    void open_parachute(int tank, float sink_speed) override;
    void place_tank(int tank, Vec2<float> at, float angle = 0) override;
    void push(int tank, Vec2<float> velocity) override { bodies_.push(tank, velocity); }
    void use_item(int tank, int item) override;
    void set_wind(int wished) override;
    void destroy(int tank, int by);
    void throw_bodies(Vec2<float> at, const Blast& blast);
    std::span<const Hull> hulls() const { return state_.hulls; }
    const Air& air() const { return state_.air; }

  private:
    Battle(const Battle&) = default;  // without bodies: fork() makes them
    void end_shot();

    BattleState state_;
    Bodies bodies_;
    mutable Skyline skyline_;  // of field()'s result, which updates it
};

}  // namespace terramorph

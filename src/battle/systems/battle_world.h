#pragma once

#include "battle/flight/max_height_index.h"
#include "battle/world/effect_world.h"

namespace terramorph {

class Bodies;
struct BattleState;

/// The real battle as effects act on it: each call goes to the system that does it.
class BattleWorld final : public EffectWorld {
  public:
    /// Both must outlive it.
    BattleWorld(BattleState& state, Bodies& bodies) : state_(state), bodies_(bodies) {}

  private:
    WorldView view() const override;
    CollisionScene scene() const override;
    Random& random() override;
    void emit(const BattleEvent& event) override;
    void apply(const std::vector<Effect>& effects, const EffectContext& context) override;

    std::int64_t carve(const Shape& shape, bool digs) override;
    std::int64_t heap(const Shape& shape) override;
    std::int64_t deposit(const Chords& chords, std::int64_t cells) override;
    void shake_earth(const Shake& shake, Shaking how) override;
    void slip(Range strip, int rows) override;
    void hold_land(TankId tank, Range columns) override;
    void strain_props(Range columns, int by) override;
    void light(Vec2<float> from, Vec2<float> to, float reach) override;
    void blast(const EffectContext& context, const Blast& blast) override;

    void launch(const Shell& shell) override;
    void launch_submunition(const Shell& shell) override;
    void shoot_down(std::size_t shell) override;
    void add_debris(const Debris& piece) override;
    bool start_effect(const OngoingEffect& effect) override;
    void count_flame(int x, int change) override;

    Tank& tank(TankId number) override;
    void hurt(TankId tank, int amount, TankId by, HurtCause cause, bool past_shield) override;
    void hurt_slowly(TankId tank, int thousandths, TankId by, HurtCause cause) override;
    void wear_shield(TankId tank, int cost) override;
    void open_parachute(TankId tank, float sink_speed) override;
    void place_tank(TankId tank, Vec2<float> at, float angle) override;
    void push(TankId tank, Vec2<float> velocity) override;
    void use_item(TankId tank, ItemId item) override;
    void set_wind(int wind) override;

    BattleState& state_;
    Bodies& bodies_;
    mutable MaxHeightIndex height_index_;  // of what scene() holds; brought up to date there
};

}  // namespace terramorph

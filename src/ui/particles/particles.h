#pragma once

#include <optional>
#include <vector>

#include "base/random.h"
#include "battle/battle.h"
#include "match/event.h"
#include "paint/soft/brush.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Short-lived decoration apart from blasts: sparks, puffs of smoke, crumbs. It has random numbers of its
/// own.
class Particles {
  public:
    /// Limit on all particles; more are dropped.
    static constexpr std::size_t kMaxParticles = 1500;
    /// A colour shared by several kinds.
    static constexpr Color kEmber = {255, 150, 60};
    static constexpr Color kSmoke = {74, 62, 68};
    static constexpr Color kSpark = {255, 250, 220};
    static constexpr Color kGold = {255, 214, 92};

    /// Shows what happened. `colors` are the players'.
    void note(const MatchEvent& event, const Battle& battle, const std::vector<Color>& colors);
    /// Returns true if anything is visible.
    /// Smoke drifts with the wind (columns per second squared, to the right).
    bool advance(double seconds, const Ground& ground, float wind);
    void draw(Canvas& canvas, const View& view) const;
    void clear() { particles_.clear(); }
    /// The sky's light on smoke.
    void set_air(Color air) { air_ = air; }

    /// For lasting effects: call repeatedly.
    void dust(Vec2<float> at, float radius, int count);
    /// Dust on the ground, up to `reach` columns from a place.
    void dust_along(Vec2<float> at, float reach, int count, const Ground& ground);
    /// What a quake throws up: pebbles in the colour of the ground, and spurts of dust.
    void tremble(Vec2<float> at, float reach, const Ground& ground, Color earth);
    void crumbs(Vec2<float> at);
    void smoulder(Vec2<float> at);
    /// Smoke over something that burns as fiercely as this, 0 to 1, and embers that fly from it.
    void blaze(Vec2<float> at, float radius, float fierce);
    void ember(Vec2<float> at, float radius, float fierce);
    void exhaust(Vec2<float> at, Vec2<float> velocity);

    std::size_t size() const { return particles_.size(); }

  private:
    enum class Kind { ring, fire, smoke, plume, ember, clod, spark, dust, shard };

    struct Particle {
        Kind kind;
        Vec2<float> at;        ///< columns
        Vec2<float> velocity;  ///< columns per second
        float radius;          ///< columns
        float life;            ///< seconds in all
        float age;             ///< seconds; below 0: not begun yet
        Color color;
    };

    struct Shown;
    void fire(Vec2<float> at, float radius, int count);
    void smoke(Vec2<float> at, float radius, int count, Color color);
    void sparks(Vec2<float> at, int count, Color color);
    void splash(Vec2<float> at, Color water);
    void splinters(Vec2<float> at, float high);
    void rubble(Vec2<float> at, float radius, Color stone);
    void wreck(Vec2<float> at);
    void shards(Vec2<float> at, Color color);
    void rising_sparks(Vec2<float> at, int count, Color color);
    void coins(Vec2<float> from, Vec2<float> to);
    void ring(Vec2<float> at, float radius, Color color);
    void add(const Particle& particle);
    float draw_from(float low, float high);
    Vec2<float> any_way(float speed);
    static void move(Particle& particle, float dt, const Ground& ground, float wind);
    void draw_one(SoftBrush& brush, const View& view, const Particle& particle) const;

    std::vector<Particle> particles_;
    std::optional<Color> air_;
    Random random_{1, 900};
};

}  // namespace terramorph

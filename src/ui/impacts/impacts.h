#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/player/comfort.h"
#include "base/random.h"
#include "battle/battle.h"
#include "match/event.h"
#include "ui/impacts/burst.h"
#include "ui/impacts/ejecta/stones.h"
#include "ui/impacts/jolts.h"
#include "ui/impacts/quake/cracks.h"
#include "ui/impacts/quake/tremors.h"
#include "ui/landscape/landscape.h"

namespace terramorph {

/// True if a blast cuts rather than burns.
bool is_flat(const event::Exploded& exploded);

/// Everything that blasts leave behind in the picture, and how heavy they feel.
class Impacts {
  public:
    /// Limit on all blasts that are seen at once; the oldest go first.
    static constexpr std::size_t kMaxBursts = 40;
    /// Of stones, in columns per second squared, where gravity is as on earth.
    static constexpr float kStoneGravity = 400;

    void set_comfort(const Comfort& comfort) { comfort_ = comfort; }
    void clear();
    /// Call before every tick: what a blast digs away is what was there, and its colour is that of its shell.
    void remember(const BattleState& state);
    void note(const MatchEvent& event, const Battle& battle, const Landscape& landscape, const View& view);
    /// Returns true if anything is visible in motion.
    bool advance(double seconds, const Battle& battle);

    /// How much of these seconds passes: now and then time stands still.
    double pass(double seconds) { return breath_.pass(seconds); }
    /// True from a blast until its light and the stones that it flung have been gone for a moment.
    bool unseen() const { return quiet_ < kSeenAfter; }
    /// True until its light alone has been gone for a glance.
    bool unglanced() const { return dark_ < kGlanceAfter; }
    /// A stone meets the ground with this force: 1 is that of a boulder that has been fired.
    void thud(const Debris& stone, float force, const Battle& battle, const Landscape& landscape,
              const View& view);
    /// An earthquake goes on: call repeatedly.
    void quake();
    /// The picture's offset by shaking, in whole pixels.
    Point shaken(const View& view) const {
        const float seen = static_cast<float>(view.width) / view.scale;
        return shake_.offset(static_cast<float>(view.height), view.left + seen / 2, seen);
    }

    void shine(LightField& light, const View& view) const;
    /// What is far above: the undersides of these clouds, which are seen as `sky` shows them.
    void light_clouds(Canvas& canvas, const View& view, const View& sky,
                      std::span<const CloudPlace> clouds) const;
    /// All but the place of a tank's end darkens for a moment.
    void hush(Canvas& canvas, const View& view) const;
    void draw_ground(Canvas& canvas, const View& view, const Ground& ground);
    void draw(Canvas& canvas, const View& view, const BlastScene& scene = {});

    /// Where fresh blasts are to be seen, and no words should stand.
    std::vector<Rect> fresh(const View& view) const;
    /// Currently bright.
    std::size_t flashes() const;
    const std::vector<Burst>& bursts() const { return bursts_; }
    const Stones& stones() const { return stones_; }
    const GroundCracks& cracks() const { return cracks_; }

  private:
    /// A tank's end, around which it's dark.
    struct Hush {
        Vec2<float> at;  ///< columns
        float age;       ///< seconds
    };

    /// A short flash of light, as at a muzzle.
    struct Glint {
        Vec2<float> at;  ///< columns
        float radius;    ///< columns
        float age;       ///< seconds
    };

    struct Heard;
    void burst(BlastLook look, const BlastPlace& place);
    void fling(const BlastLook& look, const Battle& battle, const Landscape& landscape, const View& view);
    void remember(const Ground& ground);
    bool was_solid(Vec2<float> at) const;
    Color tint_at(Vec2<float> place) const;
    bool may_flash();
    void jolt(const Weight& weight, float seconds, std::optional<float> column = {});

    Comfort comfort_;
    std::vector<Burst> bursts_;
    HalfPainting half_;
    std::vector<Lamp> lamps_;  // on flying stones, in one picture
    std::vector<Glint> glints_;
    std::optional<Hush> hush_;
    Stones stones_;
    GroundCracks cracks_;
    Tremors tremors_;
    std::string fired_;  // the last weapon's id
    Jolts shake_;
    HeldBreath breath_;
    Random random_{1, 901};
    std::vector<std::pair<Vec2<float>, Color>> heads_;  // coloured shells before the last tick
    std::vector<float> tops_;                           // of the columns before the last tick
    std::uint32_t remembered_ = 0, revision_ = 0;
    std::array<double, kMaxFlashes> flashed_ = {-9, -9, -9};  // times of the last flashes
    double time_ = 0;
    double quiet_ = kSeenAfter;   // seconds since the last light and the last flung stone ...
    double dark_ = kGlanceAfter;  // ... and since the last light
};

}  // namespace terramorph

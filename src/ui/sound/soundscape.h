#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "match/match.h"
#include "ui/sound/cues.h"
#include "ui/sound/sound.h"

namespace terramorph {

/// The surface that something meets which comes down here from above.
Surface surface_at(const BattleState& battle, Vec2<float> at, float reach);

/// Everything that's heard of a match: its events, and what goes on between them. It only reads the match.
class Soundscape {
  public:
    explicit Soundscape(std::function<void(const Sound&)> play) : play_(std::move(play)) {}

    /// Plays the sound of an event, if it has one.
    void note(const MatchEvent& event, const Match& match, const Ears& ears);
    /// Plays what goes on in these seconds: wind, engines, what falls, rolls and burns.
    void advance(double seconds, const Match& match, const Ears& ears);
    /// The match jumps to another moment.
    void forget();

  private:
    /// First nature, then machines, then what happens to the ground: each begins anew at its own pace.
    enum class Going {
        air,
        water,
        rain,
        life,
        turret,
        charge,
        engine,
        shell,
        jet,
        roller,
        digger,
        earth,
        fire,
        quake,
        mud,
        flood
    };
    static constexpr std::size_t kGoings = 16;
    /// A sound that goes on, and where.
    struct Heard {
        Sound sound;
        std::optional<float> column;
    };

    static double every(Going going);
    static std::string_view name_of(Going going);
    bool too_soon(const MatchEvent& event);
    const Weapon* weapon_of(const MatchEvent& event, const Arsenal& arsenal) const;
    void aim(double seconds, const BattleState& battle);
    std::optional<Heard> heard(Going going, const BattleState& battle);
    std::optional<Heard> heard_of_nature(Going going, const BattleState& battle);
    std::optional<Heard> heard_of_machines(Going going, const BattleState& battle) const;
    std::optional<Heard> heard_of_ground(Going going, const BattleState& battle) const;

    std::function<void(const Sound&)> play_;
    Random random_{1, 917};
    double time_ = 0;  // seconds
    std::array<double, std::variant_size_v<detail::AnyMatchEvent>>
        last_{};                                 // when each kind of event was heard
    int blasts_ = 0;                             // at that time
    std::array<double, kGoings> next_{};         // when each may be heard again
    std::vector<WeaponId> fired_;                // last, by tank
    std::vector<std::pair<float, float>> aims_;  // angle and power as heard, by tank
    float turns_ = 0, loads_ = 0;                // how much the aim moves, 0 to 1 ...
    float aimed_at_ = 0;                         // ... and in which column
};

}  // namespace terramorph

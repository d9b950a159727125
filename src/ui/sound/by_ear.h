#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "match/match.h"
#include "ui/sound/sound.h"

namespace terramorph {

// The battlefield as tones, for whoever doesn't see it.

/// A sound that is due so many seconds from now.
struct DueSound {
    double after = 0;
    Sound sound = {};
};

/// The land from left to right: the higher it lies the higher the tone, with a hiss over water. Where an
/// enemy stands there's a tick, louder for the mark; the player's own tank knocks deep.
std::vector<DueSound> land_sweep(const Match& match, PlayerId player);

/// The enemy that the barrel points at, or else the nearest one; none is left otherwise.
TankId mark_of(const Match& match, PlayerId player);

/// Higher the steeper the barrel stands, from the side to which it points.
Sound angle_tone(int angle);
/// Higher the stronger the shot.
Sound power_tone(int power);
/// Three breaths that go where the wind goes, higher and louder the stronger it blows; one tick in the middle
/// if there's none.
std::vector<DueSound> wind_tones(int wind);

/// Plays the sweep when it's asked for, and tones as the aim changes.
class ByEar {
  public:
    explicit ByEar(std::function<void(const Sound&)> play) : play_(std::move(play)) {}

    void sweep(const Match& match);
    /// Call once a frame; `aiming` while a person is to aim, and wants tones. Returns true while anything is
    /// due.
    bool advance(double seconds, const Match& match, bool aiming);
    /// What is due isn't any more.
    void hush() { due_.clear(); }

  private:
    /// What was heard last of somebody's aim.
    struct Aim {
        PlayerId player;
        int turn, angle, power, wind;
    };

    void add(std::vector<DueSound> sounds, double after = 0);
    void tell_changes(const Match& match);

    std::function<void(const Sound&)> play_;
    std::vector<DueSound> due_;
    std::optional<Aim> heard_;
    double since_tone_ = 0;  // seconds
};

}  // namespace terramorph

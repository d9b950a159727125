#pragma once

#include <array>
#include <string>
#include <vector>

#include "match/match.h"
#include "ui/captions/fall_of_shot.h"
#include "ui/narration/rested.h"

namespace terramorph {

class Narrator;

/// Tells of a battle: its events as they're shown, whoever is to aim what it has to know, and the aim as it
/// changes.
class BattleNarrator {
  public:
    explicit BattleNarrator(Narrator& narrator) : narrator_(narrator) {}

    /// Call with each event as it's shown ...
    void note(const MatchEvent& event, const Match& match);
    /// ... and with where each shot has fallen.
    void tell(const FallOfShot& fall, const Match& match);
    /// Call once a frame; `aiming` while a person is to aim and sits at the keyboard. Returns true while
    /// there's something to say.
    bool advance(double seconds, const Match& match, bool aiming);
    /// Words that a tank or the coach says, once.
    void quote(const std::string& words);

  private:
    /// What a tank has lost to one cause, or its shield, since it was last told.
    struct Loss {
        TankId tank;
        HurtCause cause;
        bool shield;
        int amount;
    };
    /// What changes while somebody aims.
    static constexpr std::size_t kAims = 6;
    using Aims = std::array<std::string, kAims>;

    struct Told;
    void lose(Loss loss);
    void tell_losses(const Match& match);
    void begin_aiming(const Match& match);
    static Aims aims_of(const Match& match);

    Narrator& narrator_;
    std::vector<Loss> losses_;
    std::array<Rested, kAims> aims_;
    std::string quoted_;
    bool fresh_land_ = false;  // of which nothing has been said
    bool introduced_ = false;  // whoever aims knows what it has to
};

}  // namespace terramorph

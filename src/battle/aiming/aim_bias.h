#pragma once

#include <cstdint>

#include "base/random.h"

namespace terramorph {

class StateHash;

constexpr float kSameAimPlace = 24;  ///< columns that a tank may move and still be aimed at alike

/// How somebody errs when aiming: by a bias for each mark, which fades with every shot that it sees come
/// down, and by a scatter of each shot, which never does. (People learn by feedback in about this way: the
/// error left is a nearly constant share of the error before.) Biases and scatters are standard deviations.
struct Marksmanship {
    int bias_angle = 0;     ///< tenths of a degree
    int bias_power = 0;     ///< thousandths of the power
    int scatter_angle = 0;  ///< tenths of a degree
    int scatter_power = 0;  ///< thousandths of the power
    int keep = 100;         ///< % of the bias that each shot leaves
    int wind_share = 0;     ///< % of the wind by which it's misread at most ...
    int wind_offset = 0;    ///< ... and columns per second squared, whatever the wind
    int least_bias = 0;  ///< thousandths of the standard deviation, that a bias is at least: the first shot
                         ///< goes wide
};

/// What an aim at a mark depends on, when somebody comes to aim at it again.
struct AimSituation {
    float own_x = 0;   ///< columns
    float mark_x = 0;  ///< columns
    int wind = 0;      ///< columns per second squared
    int flight = 0;    ///< equal for weapons whose shells fly alike
};

/// What a shooter has learned about a mark in a round.
class AimHistory {
  public:
    /// Call before each shot at the mark. Where something has changed, a part of what was learned is lost.
    void look(const AimSituation& now);
    /// Call after each shot at the mark.
    void shoot();

    /// The number of shots by which the bias has faded.
    int shots() const { return shots_; }
    /// The number of shots from which the shooter has learned about the wind.
    int wind_shots() const { return wind_shots_; }
    /// Counts up whenever so much has changed that a new bias is drawn.
    int epoch() const { return epoch_; }
    void add_to(StateHash& hash) const;

  private:
    bool begun_ = false;
    AimSituation last_;
    int shots_ = 0;
    int wind_shots_ = 0;
    int epoch_ = 0;
};

/// Who aims at whom. The bias is a function of this, so nothing has to remember it.
struct BiasKey {
    std::uint32_t seed = 0;  ///< of the match
    int round = 0;
    int shooter = 0;
    int mark = 0;
};

/// The part of the bias that's left after some shots, in 1/65536: keep^shots, but never less than a
/// sixteenth.
std::int64_t bias_left(const Marksmanship& who, int shots);

/// The wind as the shooter reads it when it aims at this mark, in columns per second squared.
int misread_wind(const Marksmanship& who, const BiasKey& key, const AimHistory& history, int wind);

/// The deviation of a shot from its aim.
struct Deviation {
    int angle = 0;  ///< tenths of a degree
    int power = 0;
};

/// The deviation of a shot of this power. `scatter` gives the shot's own chance, two numbers of three draws.
Deviation deviation(const Marksmanship& who, const BiasKey& key, const AimHistory& history, int power,
                    Random& scatter);

}  // namespace terramorph

#pragma once

#include <utility>
#include <vector>

#include "match/match.h"
#include "ui/canvas/canvas.h"
#include "ui/landscape/camera.h"
#include "ui/landscape/landscape.h"
#include "ui/landscape/weather.h"
#include "ui/particles.h"
#include "ui/trails.h"

namespace terramorph {

/// The picture of a match's round: the landscape and everything that stands, flies, rolls and burns in it. It
/// only ever reads the match.
class BattlePicture {
  public:
    explicit BattlePicture(const Match& match);

    /// Call before every tick: what moves is drawn between where it was and where it is.
    void remember(const Match& match);
    /// Call after every tick and command, with what happened.
    void note(const Match& match, const Events& events);
    /// Time of the picture goes on. Returns whether anything moved.
    bool advance(double seconds, const Match& match);
    /// `between` is how much of the way from the last tick but one to the last has gone by: 0 .. 1. Nothing
    /// that belongs to a tank is drawn above `top`.
    void draw(Canvas& canvas, const Match& match, float between, float top);

    View view(float width, float height) const;
    const Particles& particles() const { return particles_; }

  private:
    void begin_level(const Match& match);
    void follow(const Match& match);
    bool advance_water(double seconds, float wanted);
    BodyState tank_between(const Match& match, std::size_t number, float between) const;
    BodyState roller_between(const Piece& roller, float between) const;
    void draw_tanks(Canvas& canvas, const Match& match, float between, float top);
    void draw_shells(Canvas& canvas, const Match& match, float between, float top) const;
    void draw_rollers(Canvas& canvas, const Match& match, float between) const;

    std::vector<Color> colors_;  // by player
    Landscape landscape_;
    Camera camera_;
    View view_;
    Particles particles_;
    Trails trails_;
    std::vector<BodyState> tanks_;                    // a tick ago
    std::vector<std::pair<int, BodyState>> rollers_;  // likewise, by number
    std::vector<float> barrels_;                      // angles as they are drawn, which turn smoothly
    WeatherPicture weather_;
    float water_ = 0;   // how high it is drawn, in columns, which rises and falls smoothly
    double waves_ = 0;  // seconds that they have gone by
};

}  // namespace terramorph

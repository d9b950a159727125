#pragma once

#include <functional>

#include "battle/battle.h"
#include "paint/canvas.h"
#include "terrain/planet.h"
#include "ui/camera/camera.h"

namespace terramorph {

/// Precipitation on a planet.
enum class Downfall { none, rain, snow, ash };

/// None without air; snow if it lies on the ground; ash if the water glows.
Downfall downfall_of(const Planet& planet);

/// What the weather does to a battle, with its name: "rain: water rising". Empty if it does nothing.
std::string_view weather_words(Weather weather, const BattleState& battle);

/// The picture of a level's weather, which fades in and out within a second or two.
class WeatherPicture {
  public:
    /// Starts with this weather, without fading.
    void begin(Weather weather, const Planet& planet);
    /// Fades towards the current weather. Returns true if anything moves.
    bool advance(double seconds, Weather weather);
    /// Draws precipitation down to the ground or the water's surface, slanted by the wind. `water`: where it
    /// stands over a column, which may lie outside the level.
    void draw(Canvas& canvas, const View& view, const Ground& ground, const std::function<float(int)>& water,
              int wind) const;

    /// The darkening of the picture: 1 in rain, -1 in sunshine, in steps of 1/8.
    float gloom() const;
    Downfall falling() const { return downfall_; }

  private:
    Downfall downfall_ = Downfall::none;
    bool changes_ = false;  ///< true if there's air for weather
    float gloom_ = 0;
    double time_ = 0;
};

}  // namespace terramorph

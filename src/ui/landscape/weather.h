#pragma once

#include "battle/battle.h"
#include "paint/canvas.h"
#include "terrain/planet.h"
#include "ui/landscape/camera.h"

namespace terramorph {

/// What comes down when it rains on a planet.
enum class Downfall { none, rain, snow, ash };

/// Nothing where there is no air; snow where it lies on the ground; ash where the water glows.
Downfall downfall_of(const Planet& planet);

/// "rain", "snow", "ash", "sunshine"; nothing by fair weather and where there is none.
std::string_view weather_words(Weather weather, const Planet& planet);

/// The weather over a level as it is seen: it comes and goes in a second or two. It decides nothing.
class WeatherPicture {
  public:
    /// The weather is this one from the beginning.
    void begin(Weather weather, const Planet& planet);
    /// Time goes on towards the weather that is. Returns whether there is anything that moves.
    bool advance(double seconds, Weather weather);
    /// What falls, down to the ground or the water's surface (columns), slanted by the wind.
    void draw(Canvas& canvas, const View& view, const Ground& ground, float water, int wind) const;

    /// How dark it makes the picture: 1 in rain, -1 in sunshine, in steps of 1/8.
    float gloom() const;
    Downfall falling() const { return downfall_; }

  private:
    Downfall downfall_ = Downfall::none;
    bool changes_ = false;  ///< there is air for weather
    float gloom_ = 0;
    double time_ = 0;
};

}  // namespace terramorph

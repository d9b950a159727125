#pragma once

#include "battle/debris.h"
#include "paint/canvas.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"
#include "ui/landscape/earth/terrain_face.h"

namespace terramorph {

/// The drift in columns per second at which a parachute leans fully.
constexpr float kDriftAtFullLean = 60;

/// How much higher than it is a destroyed tank's turret is seen this long after, in columns: it's hurled up
/// in a wide arc, and comes down where it does.
float hurled_up(Ticks age);

/// The look of a body that isn't a tank.
struct DebrisLook {
    const Debris& debris;
    BodyState body;  ///< the body as drawn
    Color color;     ///< of the wrecked tank
};

/// Draws everything that rolls, tumbles and drifts in a level. All arguments must outlive it.
class DebrisPainter {
  public:
    DebrisPainter(Canvas& canvas, const View& view, const TerrainFaceLayers& layers, const Palette& palette)
        : canvas_(canvas), view_(view), layers_(layers), palette_(palette) {}

    void draw(const DebrisLook& look);

  private:
    void draw_ball(const DebrisLook& look);
    void draw_boulder(const DebrisLook& look);
    void draw_crate(const DebrisLook& look);
    void draw_earth(const DebrisLook& look);
    void draw_felled(const DebrisLook& look);
    void draw_strata(const EarthChunk& chunk, const EarthChunk::Polygon& polygon, const BodyState& body);
    void draw_clods(const EarthChunk& chunk, const EarthChunk::Polygon& polygon, const BodyState& body);
    Color earth_at(Vec2<float> there) const;
    void draw_turf(const EarthChunk& chunk, const EarthChunk::Polygon& polygon, const BodyState& body,
                   bool shade);

    Canvas& canvas_;
    const View& view_;
    const TerrainFaceLayers& layers_;
    const Palette& palette_;
};

}  // namespace terramorph

#pragma once

#include "battle/piece.h"
#include "paint/canvas.h"
#include "terrain/palette.h"
#include "ui/landscape/camera.h"
#include "ui/landscape/earth/terrain_face.h"

namespace terramorph {

/// The drift in columns per second at which a parachute leans fully.
constexpr float kDriftAtFullLean = 60;

/// The look of a body that isn't a tank.
struct PieceLook {
    const Piece& piece;
    BodyState body;  ///< the body as drawn
    Color color;     ///< of the wrecked tank
};

/// Draws everything that rolls, tumbles and drifts in a level. All arguments must outlive it.
class PiecePainter {
  public:
    PiecePainter(Canvas& canvas, const View& view, const TerrainFaceLayers& layers, const Palette& palette)
        : canvas_(canvas), view_(view), layers_(layers), palette_(palette) {}

    void draw(const PieceLook& look);

  private:
    void draw_ball(const PieceLook& look);
    void draw_boulder(const PieceLook& look);
    void draw_crate(const PieceLook& look);
    void draw_earth(const PieceLook& look);
    void draw_strata(const Rubble& rubble, const Rubble::Polygon& polygon, const BodyState& body);
    void draw_turf(const Rubble& rubble, const Rubble::Polygon& polygon, const BodyState& body, bool shade);

    Canvas& canvas_;
    const View& view_;
    const TerrainFaceLayers& layers_;
    const Palette& palette_;
};

}  // namespace terramorph

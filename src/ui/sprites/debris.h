#pragma once

#include "battle/piece.h"
#include "paint/canvas.h"
#include "terrain/palette.h"
#include "ui/landscape/camera.h"
#include "ui/landscape/earth/terrain_face.h"

namespace terramorph {

/// Columns per second, at which a parachute leans as far as it can.
constexpr float kDriftAtFullLean = 60;

/// A body that is no tank, as it is drawn.
struct PieceLook {
    const Piece& piece;
    BodyState body;  ///< where it is seen
    Color color;     ///< of the tank whose wreckage it is
};

/// Draws whatever rolls, tumbles and drifts in a level. All that is given must outlive it.
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

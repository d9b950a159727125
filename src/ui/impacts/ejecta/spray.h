#pragma once

#include "paint/soft/brush.h"
#include "ui/camera/camera.h"
#include "ui/impacts/blast_look.h"

namespace terramorph {

// What flies away from a blast and is light alone. `time` is in seconds of a nuke's, `pace` how many seconds
// each of them takes.

/// Rays of sparks, in the first moment; none into the ground.
void draw_rays(SoftBrush& brush, const View& view, const BlastLook& blast, float time, Floor ground = {});
/// Glowing crumbs that rise, cool and drift.
void draw_embers(SoftBrush& brush, const View& view, const BlastLook& blast, float time, float pace);
/// The ring of a shock in the air, which ends at the ground.
void draw_shock(SoftBrush& brush, const View& view, const BlastLook& blast, float time, Floor ground = {});
/// The same ring bends the picture.
void bend_shock(SoftBrush& brush, const View& view, const BlastLook& blast, float time, Floor ground = {});
/// The radius of that ring, in radii of the blast; 0 once it's gone.
float shock_radius(float time);

}  // namespace terramorph

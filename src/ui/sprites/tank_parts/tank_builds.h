#pragma once

#include "match/settings/player.h"
#include "ui/sprites/body_transform.h"

namespace terramorph {

/// The parts of a tank that its shape decides, placed in the picture. Lengths are in a body's own columns.
struct TankBuild {
    Outline hull, turret, hatch;
    float bore = 1;                 ///< of the barrel, as a share of the usual one
    float emblem = 16;              ///< above the underside
    float seam = 9.6f;              ///< a line along the hull
    Vec2<float> aerial = {-8, 17};  ///< its foot
    Vec2<float> lamp = {18.2f, 9.2f};
};

TankBuild build_of(TankShape shape, const BodyTransform& place);

/// The running gear around its wheels, which all shapes have in common.
Outline tracks_of(const BodyTransform& place, float inset = 0);

/// The barrel from its pivot on, thicker at its root and at its muzzle.
Outline barrel_of(const BodyTransform& place, Point along, float bore);

/// The part of an outline that faces up and to the right, drawn this far inside it.
Outline lit_edge(const Outline& outline, float inset);

/// Builds an outline from straight lines and curves.
class OutlinePen {
  public:
    explicit OutlinePen(const BodyTransform& place) : place_(place) {}

    OutlinePen& to(float x, float y) {
        at_ = {x, y};
        outline_.push_back(place_(at_));
        return *this;
    }
    /// A parabola that leaves towards the point `by` and arrives from there.
    OutlinePen& curve(Vec2<float> by, Vec2<float> end);
    Outline done() { return std::move(outline_); }

  private:
    const BodyTransform& place_;
    Vec2<float> at_ = {};
    Outline outline_;
};

}  // namespace terramorph

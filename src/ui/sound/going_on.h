#pragma once

#include "ui/sound/sound.h"

namespace terramorph {

// The sounds of what goes on, each in pieces that overlap by half: one begins every so many seconds. What
// they get is 0 to 1.

/// Wind between the hills of a planet: in thick air it's deep, over sand it hisses. Without air nothing is
/// heard but one's own machines.
struct Airs {
    float wind = 0;
    float thick = 1;  ///< 1 as on earth
    float sand = 0;
    float gravity = 1;
};
constexpr double kAmbienceEvery = 1.1;
Sound ambience(const Airs& airs);
Sound lapping_water();
Sound falling_rain();
/// A bird or a cricket, or what else lives there.
Sound something_alive(float kind);

constexpr double kMachineEvery = 0.09;
Sound turning_turret(float speed);
Sound loading_charge(float power);
Sound engine(float speed);
/// A shell that falls this fast and is this large.
Sound whistle(float speed);
Sound jet();

constexpr double kGrindingEvery = 0.16;
Sound rolling(float speed, float size);
Sound grinding(float much);
Sound tumbling(float much);
Sound burning(float much);
Sound quaking(float much);
Sound flowing(float much);
Sound rushing_water(float much);

}  // namespace terramorph

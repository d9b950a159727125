#pragma once

#include <optional>

#include "ai/aiming/aim_search.h"
#include "base/random.h"

namespace terramorph {

/// How a computer aims at a mark once more where nothing has moved: it leaves the barrel as it stands and
/// changes the power alone, as people do. None if its path is blocked, or if the last shot wasn't at this
/// mark from here. `hand`: the chance of the shot that's being aimed.
std::optional<FoundAims> bracketing_aim(const BattleView& view, const Temperament& temperament, TankId mark,
                                        Random hand, int& predictions);

}  // namespace terramorph

#pragma once

#include <optional>

#include "ai/battle_view.h"
#include "app/teaching/flown_way.h"

namespace terramorph {

/// True if a shell that has just left the barrel is steered, or left it otherwise than it was aimed.
bool is_guided(const BattleView& view, int angle, int power);

/// True if the shot meets no enemy and flies as plain shells do.
bool is_plain(const Prediction& end, const FlownWay& way, const BattleView& view);

/// The enemy that a shot was meant for which ends here: the nearest one on that side, or else the nearest.
TankId mark_of(const BattleView& view, Vec2<float> end);

/// How far the wind takes a shot to the right in so many ticks, whatever it meets, in columns; none where the
/// air's drag or its layers take part in that.
std::optional<int> blown_by(const BattleView& view, int angle, int power, Ticks ticks);

/// True if the shot fell on land well before its mark, and would have reached it or flown over it without
/// that land.
bool is_blocked(const Prediction& end, const FlownWay& way, Vec2<float> mark);

}  // namespace terramorph

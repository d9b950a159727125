#pragma once

#include <string>

#include "match/match.h"
#include "ui/captions/fall_of_shot.h"

namespace terramorph {

// Sentences and parts of sentences about a battle, for whoever doesn't see it. Columns are metres for
// players.

/// "210 m to the right, 30 m higher": where one place is, seen from another.
std::string way_words(Vec2<float> from, Vec2<float> to);

/// "Mira: 210 m to the right, 30 m higher, health 80"
std::string enemy_words(const Match& match, PlayerId player, TankId enemy);

/// The enemies of a player that are left, the nearest first.
std::vector<TankId> enemies_of(const Match& match, PlayerId player);

/// "wind 12 to the right"
std::string spoken_wind(int wind);

/// "Power: 500", "Angle: 45°", "Weapon: Boulder ×2, blast 60 m"
std::string angle_words(const Tank& tank);
std::string power_words(const Tank& tank);
std::string weapon_words(const Match& match, PlayerId player);

/// "Otto's shot falls 31 m short of Mira"
std::string fall_words(const FallOfShot& fall, const Match& match);

/// "Mira falls, loses 12 health and has 88"
std::string hurt_words(std::string_view name, HurtCause cause, int lost, int left);

}  // namespace terramorph

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/match.h"

namespace terramorph {

/// What has been seen of a shot so far.
struct SeenShot {
    TankId tank;
    std::vector<Vec2<float>> blasts = {};  ///< columns
    std::vector<int> damage = {};          ///< by tank, shields included
    TankId shielded = {};                  ///< whose shield took it; none: nobody's
    bool turned = false;                   ///< by a shield: it fell nowhere that it was aimed at
};

/// Where a shot that hurt nobody fell, and how far from its mark: the enemy nearest to where it fell, on that
/// side of the tank that fired. Of several blasts it's the one nearest to the mark.
struct FallOfShot {
    enum class Miss { none, too_short, too_long, below, above };

    TankId tank;
    TankId mark;
    Vec2<float> at;  ///< columns; beyond the level's sides if it left the level
    int columns = 0;
    Miss miss = Miss::none;

    bool beside() const { return miss == Miss::too_short || miss == Miss::too_long; }
};

/// Call when nothing of the shot goes on. None if there's nothing to tell: it hit an enemy, a shield or
/// itself, fell nowhere, or there's no enemy left.
std::optional<FallOfShot> fall_of_shot(const SeenShot& shot, const Match& match);

/// "38 m short of Mira": columns are metres for players.
std::string miss_words(FallOfShot::Miss miss, int columns, std::string_view mark);
std::string words_of(const FallOfShot& fall, const Match& match);

/// What somebody hears whose tank a rival's shot has nearly hit: "Mira missed you by 9 m". None if it was
/// another's shot or tank, or fell farther off.
std::optional<std::string> close_call(const FallOfShot& fall, PlayerId you, const Match& match);

}  // namespace terramorph

#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "match/match.h"

namespace terramorph {

/// The lessons of the practice range, in their order.
enum class Drill { flat, hill, wind, dig, shield };
constexpr int kDrills = 5;
constexpr int kDrillShots = 5;
constexpr int kMostStars = 3;

/// What a lesson asks for; all that isn't 0 must have been done, in any order.
struct DrillGoal {
    int targets = 0;  ///< hit
    int lowered = 0;  ///< columns by which a target's ground must sink
    int driven = 0;   ///< columns away from where one began
    bool shielded = false;
};

struct DrillKind {
    std::string_view id;
    std::string_view label;
    std::string_view goal;  ///< what is to be done
    std::string_view hint;  ///< how; "{turn}", "{power}", "{fire}", "{drive}" and "{items}" are keys
    DrillGoal asks;
    std::string_view touched_hint = {};  ///< for fingers, if it's another
};
const DrillKind& kind_of(Drill drill);

/// The match of a lesson, of the game's own weapons. The player is the first, and shoots first; the others
/// are targets, who would play as people but are never asked.
std::unique_ptr<Match> drill_match(Drill drill);

constexpr int kStrongestRangeWind = 30;
/// Three targets on rolling land, in this wind (to the left below 0), with every weapon of the arsenal.
std::unique_ptr<Match> range_match(int wind, const Arsenal& arsenal);

}  // namespace terramorph

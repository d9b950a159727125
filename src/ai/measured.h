#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>

#include "base/index.h"
#include "base/parameter.h"
#include "base/result.h"
#include "match/settings/player.h"

namespace terramorph {

/// How well computers have played, as `terramorph-lab ladder` found out; kMeasures describes each figure.
enum class Measure {
    duels_won,
    duels_low,
    duels_high,
    free_for_alls_won,
    free_for_alls_low,
    free_for_alls_high,
    first_miss,
    damage,
    thinking_ms,
};
extern const std::span<const Parameter> kMeasures;

/// The figures of a temperament or of a difficulty; all 0 of one that wasn't measured.
struct Measured {
    Values values = default_values(kMeasures);

    double value(Measure which) const { return values[at(which)]; }
    bool known() const { return value(Measure::duels_high) > 0; }
};

/// Of a temperament that plays Normal, against all other temperaments.
const Measured& measured(const PlayerKind& computer);
/// Of computers of a difficulty, whatever their temperament, against those of all other difficulties.
const Measured& measured(Difficulty difficulty);

/// Figures by the ids of temperaments and the names of difficulties.
using MeasuredById = std::map<std::string, Measured, std::less<>>;
/// Reads a file such as assets/ladder.toml.
Result<MeasuredById> parse_measured(std::string_view toml, const std::string& file_name);
/// The same, of the figures that the game knows.
const MeasuredById& all_measured();

}  // namespace terramorph

#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/parameter.h"
#include "base/result.h"
#include "match/settings/settings.h"

namespace terramorph {

/// The numbers that make a temperament: what `Trait` numbers, `kTraits` describes.
enum class Trait {
    wind_sense,
    angle_error,
    power_error,
    learning,
    thrift,
    hesitation,
    judgement,
    caution,
    patience,
};
extern const std::span<const Parameter> kTraits;

/// What `terramorph-lab ladder` found out about a temperament, as kMeasures declares it.
struct Measured {
    double win_rate = 0;    ///< %, of the duels against all others ...
    double low = 0;         ///< ... and the interval that it is in with 95 % confidence
    double high = 0;        ///< %
    double first_miss = 0;  ///< columns, by which the first shot of a round misses on average
    double damage_per_round = 0;
    double thinking_ms = 0;  ///< of a turn
};
extern const std::span<const Parameter> kMeasures;
/// What was measured, by its place in kMeasures.
double measure(const Measured& measured, std::size_t place);

/// How a computer plays: the numbers are data, the way it thinks is in temperaments/.
struct Temperament {
    Mind mind = Mind::moron;
    std::string label;  ///< as people read it
    std::string help;   ///< one line
    Values values = default_values(kTraits);
    Measured measured;

    double value(Trait which) const { return values[static_cast<std::size_t>(which)]; }
    int whole(Trait which) const { return static_cast<int>(value(which)); }
};

/// All temperaments from a file's text, in the order of Mind, one for each but the person. The error names
/// file, line, temperament, key, value and what is allowed.
Result<std::vector<Temperament>> parse_temperaments(std::string_view toml, const std::string& file_name);

/// Those that came with this program.
std::span<const Temperament> temperaments();
/// Of a computer; a person has none.
const Temperament& temperament(Mind mind);

}  // namespace terramorph

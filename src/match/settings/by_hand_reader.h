#pragma once

#include "base/files/record.h"
#include "terrain/generator.h"

namespace terramorph {

// What a person has made of a map, from a settings file.

/// A list of objects such as { x = 7, y = -3, what = "tree" }.
Refusal read_placed(const RecordPlace& place, const TomlValue& value, Features& placed);
/// A list of strokes such as { x = 64, y = -128, radius = 32, lift = 8 }.
Refusal read_strokes(const RecordPlace& place, const TomlValue& value, Strokes& strokes);
/// A list of roads such as [{ x = 64, y = -128 }, { x = 90, y = -20 }], the turns of each in their order.
Refusal read_roads(const RecordPlace& place, const TomlValue& value, std::vector<Road>& roads);
/// A curve, as curve_text() writes it.
Refusal read_wave(const RecordPlace& place, const TomlValue& value, std::optional<WaveCurve>& wave);

}  // namespace terramorph

#include "match/settings/by_hand_reader.h"

#include <algorithm>
#include <utility>

#include "base/text.h"

namespace terramorph {

namespace {

/// The spot of what's placed or brushed.
constexpr Parameter kSpotX = {
    "x", "East", "columns", -kEndOfLand, kEndOfLand - 1, 0, "which column of all land", true};
constexpr Parameter kSpotY = {"y", "South", "rows", -kEndOfLand, kEndOfLand - 1, 0, "which row of all land",
                              true};
constexpr Parameter kStrokeRadius = {
    "radius",    "Radius",           "m", kLeastBrush, brush_radius(kBrushSizes - 1),
    kLeastBrush, "how broad it was", true};
constexpr Parameter kStrokeLift = {"lift",
                                   "Lift",
                                   "m",
                                   -kMostSteps* kStrokeStep,
                                   kMostSteps* kStrokeStep,
                                   kStrokeStep,
                                   "how far it raised the land in its middle",
                                   true};

Refusal read_stroke(const RecordPlace& place, const TomlValue& entry, Strokes& strokes) {
    StrokePlace where;
    int radius = 0, lift = 0;
    RecordReader reader(place, "strokes");
    reader.number(kSpotX, where.middle.x).number(kSpotY, where.middle.y);
    reader.number(kStrokeRadius, radius).required();
    reader.number(kStrokeLift, lift).required();
    if (Refusal refusal = reader.read("strokes", entry)) return refusal;
    const std::optional<int> size = brush_size(radius);
    if (!size)
        return place.mistake(
            entry.line, "radius can't be {radius}; allowed: {least}, doubled any times up to {most}",
            {{"radius", radius}, {"least", kLeastBrush}, {"most", brush_radius(kBrushSizes - 1)}});
    if (lift % kStrokeStep != 0)
        return place.mistake(entry.line, "lift can't be {lift}; allowed: multiples of {step}",
                             {{"lift", lift}, {"step", kStrokeStep}});
    where.size = *size;
    strokes[where] = lift / kStrokeStep;
    return std::nullopt;
}

}  // namespace

Refusal read_placed(const RecordPlace& place, const TomlValue& value, Features& placed) {
    if (!value.list())
        return place.mistake(value.line, "placed must be a list of objects such as {example}",
                             {{"example", "{ x = 7, y = -3, what = \"tree\" }"}});
    for (const TomlValue& entry : *value.list()) {
        Spot spot;
        Feature what = Feature::none;
        RecordReader reader(place, "placed");
        reader.number(kSpotX, spot.x).number(kSpotY, spot.y);
        reader.choice("what", kFeatureNames, what).required();
        if (Refusal refusal = reader.read("placed", entry)) return refusal;
        placed[spot] = what;
    }
    return std::nullopt;
}

Refusal read_strokes(const RecordPlace& place, const TomlValue& value, Strokes& strokes) {
    if (!value.list())
        return place.mistake(value.line, "strokes must be a list of strokes such as {example}",
                             {{"example", "{ x = 64, y = -128, radius = 32, lift = 8 }"}});
    for (const TomlValue& entry : *value.list())
        if (Refusal refusal = read_stroke(place, entry, strokes)) return refusal;
    return std::nullopt;
}

Refusal read_roads(const RecordPlace& place, const TomlValue& value, std::vector<Road>& roads) {
    const auto is_list = [](const TomlValue& entry) { return entry.list() != nullptr; };
    if (!value.list() || !std::ranges::all_of(*value.list(), is_list))
        return place.mistake(value.line, "roads must be a list of roads such as {example}",
                             {{"example", "[{ x = 64, y = -128 }, { x = 90, y = -20 }]"}});
    for (const TomlValue& entry : *value.list()) {
        Road road;
        for (const TomlValue& each : *entry.list()) {
            Spot turn;
            RecordReader reader(place, "roads");
            reader.number(kSpotX, turn.x).required();
            reader.number(kSpotY, turn.y).required();
            if (Refusal refusal = reader.read("roads", each)) return refusal;
            road.push_back(turn);
        }
        roads.push_back(std::move(road));
    }
    return std::nullopt;
}

Refusal read_wave(const RecordPlace& place, const TomlValue& value, std::optional<WaveCurve>& wave) {
    if (!value.string())
        return place.mistake(value.line, "{key} must be a string, not {kind}",
                             {{"key", "wave"}, {"kind", message(value.kind())}});
    const Result<WaveCurve> curve = parse_curve(*value.string());
    if (!curve) return place.mistake(value.line, curve.error().message);
    wave = *curve;
    return std::nullopt;
}

}  // namespace terramorph

#include "terrain/code/code_tail.h"

#include <array>
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <optional>

#include "base/index.h"

namespace terramorph {

namespace {

// Things and strokes are their count and one after the other, row by row: how far each lies from the one
// before it, the first from the map's first column and row, and what it is. A drawn wave is its knots in 5
// bits each, the count of steps in 3, and where each is in 5. Roads are their count, and for each its count
// of turns and how far each lies from the one before it, the first likewise. Kinds of later versions are
// numbered upwards.
constexpr std::uint64_t kTailEnd = 1, kTailThings = 2, kTailStrokes = 3, kTailWave = 4, kTailRoads = 5;
constexpr int kKnotBits = 5, kStepCountBits = 3;
constexpr int kFeatureBits = 3, kSizeBits = 3, kLiftBits = 5;
constexpr std::int64_t kMostApart = std::int64_t{1} << 33;  // columns

static_assert(kFeatureNames.size() <= 1 << kFeatureBits && kBrushSizes <= 1 << kSizeBits &&
              2 * kMostSteps < 1 << kLiftBits);

/// The place of a map's first column and row on the grid of strokes.
Spot grid_begin(const MapSettings& terrain) {
    return {floor_div(terrain.origin.x, kStrokeGrid), floor_div(terrain.origin.y, kStrokeGrid)};
}

void put_way(CodeBits& bits, Spot from, Spot to) {
    bits.put_whole(to.y - from.y);
    bits.put_whole(to.x - from.x);
}

void put_things(CodeBits& bits, const MapSettings& terrain) {
    bits.put_small(kTailThings);
    bits.put_small(terrain.placed.size());
    Spot last = terrain.origin;
    for (const auto& [spot, feature] : terrain.placed) {
        put_way(bits, last, spot);
        bits.put(static_cast<std::uint64_t>(feature), kFeatureBits);
        last = spot;
    }
}

void put_strokes(CodeBits& bits, const MapSettings& terrain) {
    bits.put_small(kTailStrokes);
    bits.put_small(terrain.strokes.size());
    Spot last = grid_begin(terrain);
    for (const auto& [place, steps] : terrain.strokes) {
        const Spot cell = {place.middle.x / kStrokeGrid, place.middle.y / kStrokeGrid};
        put_way(bits, last, cell);
        bits.put(static_cast<std::uint64_t>(place.size), kSizeBits);
        bits.put(static_cast<std::uint64_t>(steps + kMostSteps), kLiftBits);
        last = cell;
    }
}

void put_wave(CodeBits& bits, const WaveCurve& wave) {
    bits.put_small(kTailWave);
    for (const std::uint8_t knot : wave.knots) bits.put(knot, kKnotBits);
    bits.put(static_cast<std::uint64_t>(std::popcount(wave.steps)), kStepCountBits);
    for (int knot = 0; knot < WaveCurve::kKnots; ++knot)
        if (wave.steps_to(knot)) bits.put(static_cast<std::uint64_t>(knot), kKnotBits);
}

void put_roads(CodeBits& bits, const MapSettings& terrain) {
    bits.put_small(kTailRoads);
    bits.put_small(terrain.roads.size());
    Spot last = terrain.origin;
    for (const Road& road : terrain.roads) {
        bits.put_small(road.size());
        for (const Spot& turn : road) {
            put_way(bits, last, turn);
            last = turn;
        }
    }
}

/// False if it's so far that no place is there.
bool take_way(CodeBitReader& bits, Spot& at) {
    const std::int64_t down = bits.take_whole(), across = bits.take_whole();
    if (bits.failed() || std::llabs(down) > kMostApart || std::llabs(across) > kMostApart) return false;
    at = at + Spot{across, down};
    return true;
}

/// Reads so many items at most, each some way from the one before it, the first from `at`. They must be in
/// order, each once. `take_item` reads what's at a place: none if that can't be there.
template <class Items, class TakeItem>
Refusal take_in_order(CodeBitReader& bits, std::size_t most, Spot at, Items& items, TakeItem take_item) {
    const std::uint64_t count = bits.take_small();
    if (count > most) return no_such_level();
    for (std::uint64_t left = count; left > 0; --left) {
        if (!take_way(bits, at)) return no_such_level();
        const std::optional<typename Items::value_type> item = take_item(at);
        if (bits.failed() || !item) return no_such_level();
        if (!items.empty() && !items.key_comp()(std::prev(items.end())->first, item->first))
            return no_such_level();
        items.insert(items.end(), *item);
    }
    return std::nullopt;
}

Refusal take_things(CodeBitReader& bits, MapSettings& terrain) {
    const auto take_thing = [&bits](Spot spot) -> std::optional<Features::value_type> {
        const std::uint64_t kind = bits.take(kFeatureBits);
        if (kind >= kFeatureNames.size()) return std::nullopt;
        return Features::value_type(spot, static_cast<Feature>(kind));
    };
    return take_in_order(bits, kMaxPlaced, terrain.origin, terrain.placed, take_thing);
}

Refusal take_strokes(CodeBitReader& bits, MapSettings& terrain) {
    const auto take_stroke = [&bits](Spot cell) -> std::optional<Strokes::value_type> {
        const int size = static_cast<int>(bits.take(kSizeBits));
        const int steps = static_cast<int>(bits.take(kLiftBits)) - kMostSteps;
        return Strokes::value_type({cell * kStrokeGrid, size}, steps);
    };
    return take_in_order(bits, kMostStrokes, grid_begin(terrain), terrain.strokes, take_stroke);
}

/// Steps must be in order, each once.
Refusal take_wave(CodeBitReader& bits, MapSettings& terrain) {
    WaveCurve wave;
    for (std::uint8_t& knot : wave.knots) knot = static_cast<std::uint8_t>(bits.take(kKnotBits));
    int least = 0;
    for (std::uint64_t left = bits.take(kStepCountBits); left > 0; --left) {
        const int knot = static_cast<int>(bits.take(kKnotBits));
        if (knot < least || bits.failed()) return no_such_level();
        wave.steps |= 1u << knot;
        least = knot + 1;
    }
    terrain.wave = wave;
    return std::nullopt;
}

Refusal take_roads(CodeBitReader& bits, MapSettings& terrain) {
    const std::uint64_t count = bits.take_small();
    if (bits.failed() || count > kMostRoads) return no_such_level();
    Spot at = terrain.origin;
    for (std::uint64_t road = 0; road < count; ++road) {
        const std::uint64_t turns = bits.take_small();
        if (bits.failed() || turns > kMostPointsOfRoad) return no_such_level();
        terrain.roads.emplace_back();
        for (std::uint64_t turn = 0; turn < turns; ++turn) {
            if (!take_way(bits, at)) return no_such_level();
            terrain.roads.back().push_back(at);
        }
    }
    return std::nullopt;
}

constexpr std::array kTakers = {take_things, take_strokes, take_wave, take_roads};  // from kTailThings on

}  // namespace

Error no_such_level() { return error("this code is well formed, but there's no such level"); }
Error newer_code() { return error("this code is from a newer version of the game"); }

bool has_tail(const MapSettings& terrain) {
    return !terrain.placed.empty() || !terrain.strokes.empty() || terrain.wave || !terrain.roads.empty();
}

void put_tail(CodeBits& bits, const MapSettings& terrain) {
    if (!terrain.placed.empty()) put_things(bits, terrain);
    if (!terrain.strokes.empty()) put_strokes(bits, terrain);
    if (terrain.wave) put_wave(bits, *terrain.wave);
    if (!terrain.roads.empty()) put_roads(bits, terrain);
    bits.put_small(kTailEnd);
}

Refusal take_tail(CodeBitReader& bits, MapSettings& terrain) {
    std::uint64_t last = kTailEnd;
    for (std::uint64_t kind = bits.take_small(); kind != kTailEnd; kind = bits.take_small()) {
        if (bits.failed() || kind <= last) return no_such_level();
        if (kind > kTailRoads) return newer_code();
        last = kind;
        if (Refusal refusal = kTakers[static_cast<std::size_t>(kind - kTailThings)](bits, terrain))
            return refusal;
    }
    if (last == kTailEnd) return no_such_level();
    return std::nullopt;
}

}  // namespace terramorph

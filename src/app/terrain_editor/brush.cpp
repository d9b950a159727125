#include "app/terrain_editor/brush.h"

#include <algorithm>

#include "base/index.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr std::int64_t kPartsOfRadius = 4;  // of a brush's radius, from place to place

/// The multiple nearest to a number.
std::int64_t on_grid(std::int64_t number, std::int64_t grid) {
    return floor_div(number + grid / 2, grid) * grid;
}

int steps_of_touch(int size) { return 1 + size / 2; }

}  // namespace

StrokePlace stroke_at(Spot spot, int size) {
    const std::int64_t grid = std::max(kStrokeGrid, brush_radius(size) / kPartsOfRadius);
    return {{on_grid(spot.x, grid), on_grid(spot.y, grid)}, size};
}

Result<int> touch_with_brush(MapSettings& terrain, Spot spot, int size, bool raise) {
    const StrokePlace place = stroke_at(spot, size);
    const auto found = terrain.strokes.find(place);
    const int now = found == terrain.strokes.end() ? 0 : found->second;
    const int most = raise ? kMostSteps : -kMostSteps;
    if (now == most)
        return error(raise ? N_("This brush can't raise the land any further here. Try a bigger one.")
                           : N_("This brush can't lower the land any further here. Try a bigger one."));
    const int then =
        std::clamp(now + (raise ? steps_of_touch(size) : -steps_of_touch(size)), -kMostSteps, kMostSteps);
    if (found == terrain.strokes.end() && terrain.strokes.size() >= kMostStrokes)
        return error(N_("A map can hold {most} strokes: undo some, or use a bigger brush."),
                     {{"most", kMostStrokes}});
    if (then == 0)
        terrain.strokes.erase(place);
    else
        terrain.strokes[place] = then;
    return then * kStrokeStep;
}

}  // namespace terramorph

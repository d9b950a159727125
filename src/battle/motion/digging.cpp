#include "battle/motion/digging.h"

#include <algorithm>

#include "base/index.h"
#include "battle/battle_state.h"
#include "terrain/isqrt.h"

namespace terramorph {

namespace {

constexpr int kLeastStone = 6;                // square columns of masonry that are heard to break
constexpr Sixteenths kLowered = 2 * kColumn;  // a surface lowered by less is no new toe of a slope

void tell_of_stone(BattleState& state, Range columns, std::int64_t cells) {
    const auto area = static_cast<int>(cells / kCellsPerSquareColumn);
    if (area < kLeastStone) return;
    const int middle = std::clamp((columns.x0 + columns.x1) / 2, 0, state.ground.width() - 1);
    state.emit(event::StoneBroke{.tank = to_blame(state),
                                 .area = area,
                                 .at = {static_cast<float>(middle), to_columns(state.ground.top(middle))}});
}

/// Where something was dug and where the surface is now so much lower that what's above may slide.
template <class Dig>
std::int64_t dig(BattleState& state, Range columns, const Dig& work) {
    columns = {std::max(columns.x0, 0), std::min(columns.x1, state.ground.width())};
    std::vector<Sixteenths> tops;
    for (int x = columns.x0; x < columns.x1; ++x) tops.push_back(state.ground.top(x));
    const std::int64_t stone = state.ground.masonry().cells();
    const std::int64_t cells = work();
    tell_of_stone(state, columns, stone - state.ground.masonry().cells());
    Range toes;
    for (int x = columns.x0; x < columns.x1; ++x)
        if (tops[at(x - columns.x0)] - state.ground.top(x) >= kLowered) toes.include({x, x + 1});
    if (!toes.empty()) state.doubts.push_back({.toes = toes, .by = to_blame(state)});
    return cells;
}

bool meet(const Chords& chords, const std::vector<Shape>& shapes) {
    return std::ranges::any_of(chords, [&](const Chord& chord) {
        return std::ranges::any_of(shapes, [&](const Shape& shape) {
            const Span other = shape.chord(chord.x);
            return other.bottom < chord.span.top && chord.span.bottom < other.top;
        });
    });
}

/// The columns around chords that turn them into a low mound beside a tank.
Chords columns_about(const Chords& chords, std::int64_t cells) {
    const int beside = 2 * kHullHalfWidth + static_cast<int>(isqrt(cells / kCellsPerSquareColumn));
    Chords columns;
    for (int x = chords.front().x - beside; x <= chords.back().x + beside; ++x) columns.push_back({x, {}});
    return columns;
}

}  // namespace

std::vector<Shape> shapes_of_hulls(const BattleState& state) {
    std::vector<Shape> shapes;
    for (const Hull& hull : state.hulls) shapes.push_back(shape_of(hull));
    return shapes;
}

std::int64_t heap(BattleState& state, const Shape& shape) {
    return state.ground.heap(shape, shapes_of_hulls(state));
}

std::int64_t deposit(BattleState& state, const Chords& chords, std::int64_t cells) {
    return state.ground.deposit(chords, cells, shapes_of_hulls(state));
}

std::int64_t lay_down(BattleState& state, const Chords& chords, std::int64_t cells) {
    const bool on_tank = meet(chords, shapes_of_hulls(state));
    return deposit(state, on_tank ? columns_about(chords, cells) : chords, cells);
}

std::int64_t carve(BattleState& state, const Shape& shape) {
    return dig(state, shape.columns(), [&] { return state.ground.carve(shape); });
}

std::int64_t crater(BattleState& state, Vec2<Sixteenths> at, Sixteenths radius, Sixteenths height) {
    const Range columns = {column_of(at.x - radius), column_of(at.x + radius) + 1};
    return dig(state, columns, [&] { return state.ground.blast(at.x, at.y, radius, height); });
}

void shake_earth(BattleState& state, const Shake& shake, Shaking how) {
    Crack doubt = {.columns = shake.columns(), .shake = shake, .by = to_blame(state)};
    if (how == Shaking::slopes_too) doubt.toes = doubt.columns;
    if (how == Shaking::all_that_hangs) state.shaking = true;
    state.doubts.push_back(doubt);
}

}  // namespace terramorph

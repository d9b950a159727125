#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <tuple>
#include <utility>
#include <vector>

#include "base/random.h"
#include "terrain/generator.h"
#include "terrain/simplex.h"

namespace terramorph::plateaus {

/// The generator's parameters.
struct Plateaus {
    double cell_size = 40;
    double scatter = 1;
    double levels = 6;
    double step = 100;
    double base = 180;
    double wave = 4;
    double slopes = 0.5;
    double slope_length = 0.5;
};

/// A cell, with its point in 1/256 column.
struct Cell {
    int i = 0;
    int j = 0;
    std::int64_t x = 0;
    std::int64_t y = 0;

    friend bool operator==(const Cell&, const Cell&) = default;
};

std::int64_t squared_distance(const Cell& cell, Place place) {
    return (cell.x - place.x) * (cell.x - place.x) + (cell.y - place.y) * (cell.y - place.y);
}

/// The contract, read as geometry: which two cells are the nearest to a place, and what the land between them
/// is.
class Text {
  public:
    Text(const Plateaus& values, std::uint32_t seed) : values_(values), seed_(seed) {}

    Cell cell(int i, int j) const {
        const int size = static_cast<int>(values_.cell_size);
        const int spread = static_cast<int>(values_.cell_size * values_.scatter);
        const auto at = [&](int index, std::uint32_t stream) {
            const float moved = uniform01(seed_, stream, i, j) * static_cast<float>(spread);
            return (std::int64_t{index} * size + (size - spread) / 2 + static_cast<int>(moved)) * kPlaceSub;
        };
        return {i, j, at(i, 50), at(j, 51)};
    }

    /// Of a map at the origin.
    std::pair<Cell, Cell> nearest_two(Place place) const {
        const double size = values_.cell_size * kPlaceSub;
        const int i = static_cast<int>(std::floor(static_cast<double>(place.x) / size));
        const int j = static_cast<int>(std::floor(static_cast<double>(place.y) / size));
        std::vector<std::tuple<std::int64_t, int, int>> cells;
        for (int di = -3; di <= 3; ++di)
            for (int dj = -3; dj <= 3; ++dj)
                cells.emplace_back(squared_distance(cell(i + di, j + dj), place), i + di, j + dj);
        std::ranges::partial_sort(cells, cells.begin() + 2);
        return {cell(std::get<1>(cells[0]), std::get<2>(cells[0])),
                cell(std::get<1>(cells[1]), std::get<2>(cells[1]))};
    }

    double height(const Cell& cell) const {
        const int wave = static_cast<int>(kSimplexSub / values_.wave);
        const auto noise =
            static_cast<double>(simplex(seed_, 53, std::int64_t{cell.i} * wave, std::int64_t{cell.j} * wave));
        const double level = std::floor((noise + 1) / 2 * values_.levels);
        return values_.base + values_.step * std::clamp(level, 0.0, values_.levels - 1);
    }

    bool joined(const Cell& a, const Cell& b) const {
        const auto value_a = static_cast<double>(uniform01(seed_, 52, a.i, a.j));
        const auto value_b = static_cast<double>(uniform01(seed_, 52, b.i, b.j));
        const bool from_a = std::tuple(value_a, a.i, a.j) > std::tuple(value_b, b.i, b.j);
        const int east = from_a ? b.i - a.i : a.i - b.i;
        const int south = from_a ? b.j - a.j : a.j - b.j;
        const bool along = std::abs(east) >= std::abs(south);
        const double direction = along ? (east > 0 ? 0 : 0.5) : (south > 0 ? 0.25 : 0.75);
        // A double holds the product, 48 bits, whole.
        const double turns = value_a * value_b * 256;
        const double chosen = std::floor((turns - std::floor(turns)) * 0x1p32) * 0x1p-32;
        const double behind = direction - chosen;
        return behind - std::floor(behind) < values_.slopes;
    }

    /// How far it is to the edge between the two, 0 at the edge and 1 at the middle.
    static double distance_to_edge(const Cell& own, const Cell& next, Place place) {
        const auto dx = static_cast<double>(own.x - next.x);
        const auto dy = static_cast<double>(own.y - next.y);
        const double x = static_cast<double>(place.x) - static_cast<double>(own.x + next.x) / 2;
        const double y = static_cast<double>(place.y) - static_cast<double>(own.y + next.y) / 2;
        const double apart = std::sqrt(dx * dx + dy * dy);
        return (x * dx + y * dy) / apart / (apart / 2);
    }

    double height(Place place) const {
        const auto [own, next] = nearest_two(place);
        if (!joined(own, next)) return height(own);
        const double t = std::clamp(distance_to_edge(own, next, place) / values_.slope_length, 0.0, 1.0);
        return std::lerp((height(own) + height(next)) / 2, height(own), t);
    }

  private:
    Plateaus values_;
    std::uint32_t seed_;
};

}  // namespace terramorph::plateaus

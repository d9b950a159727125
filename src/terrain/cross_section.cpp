#include "terrain/cross_section.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>
#include <utility>

#include "base/trig.h"

namespace terramorph {

namespace {

constexpr double kRadiansPerDegree = 0.017453292519943295;

/// The line of a cut on a map, possibly moved behind the level.
struct Line {
    Vec2<double> middle;
    Vec2<double> direction;  // from one column to the next

    Vec2<double> at(int x) const { return middle + direction * (x - middle.x); }
};

Line line_of(int width, int depth, const Cut& cut, int rows_behind = 0) {
    const Vec2<double> middle{(width - 1) / 2.0, static_cast<double>(cut_row(depth, cut) - rows_behind)};
    if (cut.angle == 0) return {middle, {1, 0}};
    const double angle = cut.angle * kRadiansPerDegree;
    return {middle, {cosine(angle), -sine(angle)}};
}

float mix_of(float a, float b, float part) { return a + (b - a) * part; }

/// The height at a place, bilinear; outside of the rows that of their edge.
float sample(const HeightMap& rows, Vec2<double> place) {
    const double x = std::clamp(place.x, 0.0, rows.width() - 1.0);
    const double y = std::clamp(place.y, 0.0, rows.depth() - 1.0);
    const int i = static_cast<int>(x);
    const int j = static_cast<int>(y);
    const int next_i = std::min(i + 1, rows.width() - 1);
    const int next_j = std::min(j + 1, rows.depth() - 1);
    const auto part = static_cast<float>(x - i);
    return mix_of(mix_of(rows.at(i, j), rows.at(next_i, j), part),
                  mix_of(rows.at(i, next_j), rows.at(next_i, next_j), part), static_cast<float>(y - j));
}

/// The heights along a line, out of rows of which the first is the map's row `first`.
std::vector<float> heights_along(const HeightMap& rows, int first, const Line& line) {
    std::vector<float> heights(static_cast<std::size_t>(rows.width()));
    for (int x = 0; x < rows.width(); ++x)
        heights[static_cast<std::size_t>(x)] =
            sample(rows, line.at(x) - Vec2<double>{0, static_cast<double>(first)});
    return heights;
}

/// The map's rows from `first` to `last`.
HeightMap strip(const Terrain& terrain, int first, int last) {
    std::vector<int> wanted(static_cast<std::size_t>(last - first + 1));
    std::iota(wanted.begin(), wanted.end(), first);
    HeightMap rows(terrain.width, last - first + 1);
    terrain.generator->rows(terrain, wanted, rows.heights());
    return rows;
}

/// Lines without an angle, nearest first: each is one of the map's rows.
std::vector<std::vector<float>> level_lines(const Terrain& terrain, int row, int count, int spacing) {
    std::vector<int> wanted;
    for (int n = count; n >= 0; --n) wanted.push_back(row - n * spacing);
    const auto width = static_cast<std::size_t>(terrain.width);
    std::vector<float> heights(wanted.size() * width);
    terrain.generator->rows(terrain, wanted, heights);
    std::vector<std::vector<float>> lines;
    for (auto end = heights.end(); end != heights.begin(); end -= terrain.width)
        lines.emplace_back(end - terrain.width, end);
    return lines;
}

/// Lines with an angle, nearest first, out of the rows of the map that they touch.
std::vector<std::vector<float>> turned_lines(const Terrain& terrain, const Cut& cut, int count, int spacing) {
    const auto line = [&](int n) { return line_of(terrain.width, terrain.depth, cut, n * spacing); };
    const auto [near_low, near_high] = std::minmax({line(0).at(0).y, line(0).at(terrain.width - 1).y});
    const double edge = terrain.depth - 1.0;
    const int first = static_cast<int>(std::clamp(near_low - count * spacing, 0.0, edge));
    const int last = static_cast<int>(std::ceil(std::clamp(near_high, 0.0, edge)));
    const HeightMap rows = strip(terrain, first, last);
    std::vector<std::vector<float>> lines;
    for (int n = 0; n <= count; ++n) lines.push_back(heights_along(rows, first, line(n)));
    return lines;
}

}  // namespace

const Parameter kCutPosition = {
    "cut", "Cut", "", 0, 1, 0.5, "Where the level cuts the map: 0 the first row, 1 the last."};
const Parameter kCutAngle = {
    "angle", "Angle", "degrees", -90, 90, 0, "How far the cut is turned about its middle."};

int cut_row(int depth, const Cut& cut) { return static_cast<int>(std::lround(cut.position * (depth - 1))); }

Vec2<double> place_on_map(int width, int depth, const Cut& cut, int x) {
    return line_of(width, depth, cut).at(x);
}

std::vector<float> cross_section(const Terrain& terrain, const Cut& cut) {
    return std::move(ridgelines(terrain, cut, 0, 1).front());
}

std::vector<float> cross_section(const HeightMap& map, const Cut& cut) {
    return heights_along(map, 0, line_of(map.width(), map.depth(), cut));
}

std::vector<std::vector<float>> ridgelines(const Terrain& terrain, const Cut& cut, int count, int spacing) {
    assert(!refuses(terrain) && count >= 0 && spacing > 0);
    const int row = cut_row(terrain, cut);
    const int there = std::min(count, row / spacing);
    return cut.angle == 0 ? level_lines(terrain, row, there, spacing)
                          : turned_lines(terrain, cut, there, spacing);
}

}  // namespace terramorph

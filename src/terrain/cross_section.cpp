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

/// The line of a cut on a map.
struct Line {
    Vec2<double> middle;
    Vec2<double> direction;  // from one column to the next
    double half;             // half its length in columns

    Vec2<double> at(int x) const { return middle + direction * (x - half); }
};

Line line_of(int width, int depth, const Cut& cut) {
    const Vec2<double> middle{(width - 1) / 2.0, static_cast<double>(cut_row(depth, cut))};
    if (cut.angle == 0) return {middle, {1, 0}, middle.x};
    const double angle = cut.angle * kRadiansPerDegree;
    return {middle, {cosine(angle), -sine(angle)}, middle.x};
}

float mix_of(float a, float b, float part) { return a + (b - a) * part; }

/// The height at a place, interpolated bilinearly and clamped to the rows.
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

/// The heights along a line, from rows that begin with the map's row `first`.
std::vector<float> heights_along(const HeightMap& rows, int first, const Line& line) {
    std::vector<float> heights(static_cast<std::size_t>(rows.width()));
    for (int x = 0; x < rows.width(); ++x)
        heights[x] = sample(rows, line.at(x) - Vec2<double>{0, static_cast<double>(first)});
    return heights;
}

/// The heights along a line in infinite land, which has heights everywhere.
std::vector<float> heights_along(const MapSettings& terrain, const Line& line) {
    std::vector<Place> places;
    places.reserve(static_cast<std::size_t>(terrain.width));
    for (int x = 0; x < terrain.width; ++x) {
        const Vec2<double> at = line.at(x) * kPlaceSub;
        places.push_back({static_cast<std::int64_t>(std::floor(at.x + 0.5)),
                          static_cast<std::int64_t>(std::floor(at.y + 0.5))});
    }
    std::vector<float> heights(places.size());
    make_heights(terrain, places, heights);
    return heights;
}

/// The map's rows from `first` to `last`.
HeightMap strip(const MapSettings& terrain, int first, int last) {
    std::vector<int> wanted(static_cast<std::size_t>(last - first + 1));
    std::iota(wanted.begin(), wanted.end(), first);
    HeightMap rows(terrain.width, last - first + 1);
    make_rows(terrain, wanted, rows.heights());
    return rows;
}

/// Lines without an angle, which are rows of the map.
Ridgelines level_lines(const MapSettings& terrain, int row, std::span<const int> distances) {
    std::vector<int> wanted;
    for (auto distance = distances.rbegin(); distance != distances.rend(); ++distance)
        wanted.push_back(row - *distance);
    const auto width = static_cast<std::size_t>(terrain.width);
    std::vector<float> heights(wanted.size() * width);
    make_rows(terrain, wanted, heights);
    Ridgelines lines;
    for (auto end = heights.end(); end != heights.begin(); end -= terrain.width)
        lines.emplace_back(end - terrain.width, end);
    return lines;
}

/// Lines with an angle, from the rows of the map that they touch.
Ridgelines turned_lines(const MapSettings& terrain, const std::vector<Line>& lines) {
    double low = terrain.depth;
    double high = 0;
    for (const Line& line : lines)
        for (const int x : {0, terrain.width - 1}) {
            low = std::min(low, line.at(x).y);
            high = std::max(high, line.at(x).y);
        }
    const double edge = terrain.depth - 1.0;
    const int first = static_cast<int>(std::clamp(low, 0.0, edge));
    const HeightMap rows = strip(terrain, first, static_cast<int>(std::ceil(std::clamp(high, 0.0, edge))));
    Ridgelines heights;
    for (const Line& line : lines) heights.push_back(heights_along(rows, first, line));
    return heights;
}

constexpr int kFarthestMove = 32000;  // columns: on land without an end

/// The cut's line moved back.
Line line_behind(const Line& front, int distance) {
    const Vec2<double> back{front.direction.y, -front.direction.x};
    return {front.middle + back * distance, front.direction, front.half};
}

/// True if a map has a line there: its middle is on the map, or the map has no end.
bool has_line(const MapSettings& terrain, const Line& line) {
    const Vec2<double> middle = line.middle;
    return terrain.generator->is_infinite() ||
           (middle.y >= 0 && middle.x >= 0 && middle.x <= terrain.width - 1 && middle.y <= terrain.depth - 1);
}

/// The cut's line moved back by each distance; of finite maps only lines with their middle on the map.
std::vector<Line> lines_behind(const MapSettings& terrain, const Cut& cut, std::span<const int> distances) {
    const Line front = line_of(terrain.width, terrain.depth, cut);
    std::vector<Line> lines;
    for (const int distance : distances) {
        const Line line = line_behind(front, distance);
        if (!has_line(terrain, line)) break;
        lines.push_back(line);
    }
    return lines;
}

}  // namespace

const Parameter kCutPosition = {
    "cut", "Cut", "", 0, 1, 0.5, "Where the cut crosses the map: 0 is the first row, 1 the last."};
const Parameter kCutAngle = {
    "angle", "Angle", "degrees", -90, 90, 0, "How far the cut is turned around its middle."};

int cut_row(int depth, const Cut& cut) { return static_cast<int>(std::lround(cut.position * (depth - 1))); }

Vec2<double> place_on_map(int width, int depth, const Cut& cut, int x) {
    return line_of(width, depth, cut).at(x);
}

std::vector<float> cross_section(const MapSettings& terrain, const Cut& cut) {
    constexpr int kFront[] = {0};
    return std::move(ridgelines(terrain, cut, kFront).front());
}

std::vector<float> cross_section(const HeightMap& map, const Cut& cut) {
    return heights_along(map, 0, line_of(map.width(), map.depth(), cut));
}

Ridgelines ridgelines(const MapSettings& terrain, const Cut& cut, std::span<const int> distances) {
    assert(!validate(terrain) && std::ranges::is_sorted(distances));
    const std::vector<Line> lines = lines_behind(terrain, cut, distances);
    if (lines.empty()) return {};
    if (cut.angle == 0) return level_lines(terrain, cut_row(terrain, cut), distances.first(lines.size()));
    if (!terrain.generator->is_infinite()) return turned_lines(terrain, lines);
    Ridgelines heights;
    for (const Line& line : lines) heights.push_back(heights_along(terrain, line));
    return heights;
}

RoomToMove room_to_move(const MapSettings& terrain, const Cut& cut) {
    if (terrain.generator->is_infinite()) return {-kFarthestMove, kFarthestMove};
    const Line front = line_of(terrain.width, terrain.depth, cut);
    RoomToMove room;
    while (has_line(terrain, line_behind(front, room.before - 1))) --room.before;
    while (has_line(terrain, line_behind(front, room.behind + 1))) ++room.behind;
    return room;
}

Ridgelines ridgelines(const MapSettings& terrain, const Cut& cut, int count, int spacing) {
    std::vector<int> distances;
    for (int n = 0; n <= count; ++n) distances.push_back(n * spacing);
    return ridgelines(terrain, cut, distances);
}

}  // namespace terramorph

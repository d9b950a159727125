#include "terrain/ground/cells.h"

#include <algorithm>

#include "base/multiversion.h"
#include "base/random.h"
#include "terrain/generator.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kPointStream = 50;
constexpr std::uint32_t kPointRowStream = 51;

/// The nearest two points to any place in a cell belong to cells at most two away: the second nearest lies
/// within sqrt(3.25) of a cell's size (the greatest distance to the nearer neighbour's point), and all others
/// are more than 2 away.
constexpr int kReach = 2;
constexpr int kSide = 2 * kReach + 1;

/// The points of the four cells two away in both directions can't be among them: the cell's own point and
/// that of its neighbour on the same side are always nearer. So the first of the surrounding cells is left
/// out, as 24 fill whole vectors. They're consecutive in a strip.
constexpr int kFirst = 1;
constexpr int kCellsAround = kSide * kSide - kFirst;

/// More columns than there ever are.
constexpr int kNever = 1 << 30;

/// The number of columns until another key becomes the second least. From column to column all keys change
/// equally, except for 64 times their point's column.
inline int columns_to_change(const int* keys, const int* x, int next) {
    double farther[kCellsAround];
    double closing[kCellsAround];
    for (int k = 0; k < kCellsAround; ++k) {
        const int apart = x[k] - x[next];
        const int never = apart == 0 ? 1 : 0;
        farther[k] = keys[k] - keys[next] + never * kNever;
        closing[k] = 64 * apart + never;
    }
    int same[kCellsAround];
    for (int k = 0; k < kCellsAround; ++k) {
        const double columns = farther[k] / closing[k];
        same[k] = static_cast<int>(columns > 0 ? columns : kNever);
    }
    int least = kNever;
    for (const int columns : same) least = std::min(least, columns);
    return least + 1;
}

/// The stretch for the points x, y around column `at` of row `row`. Keys are 32 times the squared distance
/// plus the point's number, so no two are equal.
TERRAMORPH_MULTIVERSION Stretch stretch_of(const int* x, const int* y, int at, int row) {
    int keys[kCellsAround];
    for (int k = 0; k < kCellsAround; ++k)
        keys[k] = ((x[k] - at) * (x[k] - at) + (y[k] - row) * (y[k] - row)) * 32 + k;
    int nearest = INT32_MAX;
    for (const int key : keys) nearest = std::min(nearest, key);
    int others[kCellsAround];
    for (int k = 0; k < kCellsAround; ++k) others[k] = keys[k] == nearest ? INT32_MAX : keys[k];
    int nearer = INT32_MAX;
    for (const int key : others) nearer = std::min(nearer, key);
    const int own = nearest & 31;
    const int next = nearer & 31;
    return {own, next, (nearer >> 5) - (nearest >> 5), 2 * (x[own] - x[next]),
            at + columns_to_change(keys, x, next)};
}

}  // namespace

Vec2<int> CellGrid::point(CellIndex cell) const {
    const int edge = (size - spread) / 2;
    const auto most = static_cast<float>(spread);
    return {edge + static_cast<int>(uniform01(seed, kPointStream, cell.i, cell.j) * most),
            edge + static_cast<int>(uniform01(seed, kPointRowStream, cell.i, cell.j) * most)};
}

CellPlace cell_place(std::int64_t place, int size) {
    const std::int64_t rest = (place % size + size) % size;
    return {static_cast<std::int32_t>((place - rest) / size), static_cast<int>(rest)};
}

CellStrip::CellStrip(const CellGrid& grid, CellIndex first, int cells) : size_(grid.size), first_(first) {
    const int count = (cells + 2 * kReach) * kSide;
    x_.reserve(static_cast<std::size_t>(count));
    y_.reserve(static_cast<std::size_t>(count));
    for (int k = 0; k < count; ++k) {
        const Vec2<int> point = grid.point(index(k));
        x_.push_back(point.x + (k / kSide - kReach) * size_);
        y_.push_back(point.y + (k % kSide - kReach) * size_);
    }
}

bool CellStrip::holds(CellIndex cell) const {
    const int cells = count() / kSide - 2 * kReach;
    return cell.j == first_.j && cell.i >= first_.i && cell.i - first_.i < cells;
}

CellIndex CellStrip::index(int k) const {
    return {first_.i + k / kSide - kReach, first_.j + k % kSide - kReach};
}

int CellStrip::apart_squared(int a, int b) const {
    const auto k = static_cast<std::size_t>(a);
    const auto l = static_cast<std::size_t>(b);
    return (x_[k] - x_[l]) * (x_[k] - x_[l]) + (y_[k] - y_[l]) * (y_[k] - y_[l]);
}

NearestTwo CellStrip::nearest_two(std::int64_t x, std::int64_t y) const {
    std::int64_t nearest = INT64_MAX;
    std::int64_t nearer = INT64_MAX;
    const int first = static_cast<int>(x / (size_ * kPlaceSub)) * kSide + kFirst;
    int own = first;
    int next = first;
    for (int k = first; k < first + kCellsAround; ++k) {
        const std::int64_t dx = x_[k] * kPlaceSub - x;
        const std::int64_t dy = y_[k] * kPlaceSub - y;
        const std::int64_t distance = dx * dx + dy * dy;
        if (distance < nearest) {
            nearer = nearest;
            next = own;
            nearest = distance;
            own = k;
        } else if (distance < nearer) {
            nearer = distance;
            next = k;
        }
    }
    return {own, next, nearer - nearest};
}

Stretch CellStrip::stretch(int x, int y) const {
    const int cell = x / size_;
    const int first = cell * kSide + kFirst;
    Stretch stretch = stretch_of(x_.data() + first, y_.data() + first, x, y);
    stretch.own += first;
    stretch.next += first;
    stretch.end = std::min(stretch.end, (cell + 1) * size_);
    return stretch;
}

}  // namespace terramorph

#include "terrain/mine/seam.h"

#include <algorithm>

#include "base/random.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kCellStream = 60;
constexpr std::uint32_t kSeamStream = 61;
constexpr std::uint32_t kWorkedOf16 = 2;  // bays
constexpr int kSeamRows = 4;              // of cells in which the same bays are worked
constexpr int kFloor = 8;                 // columns above the storey's beginning, and up to 7 more ...
constexpr int kRoof = 38;                 // ... likewise
constexpr int kRoomRise = 20;             // columns: of a room's roof in its middle

static_assert(MineCell::kWide == 1 << 6 && MineBay::kCells == 1 << 4);

MineRoom room_of(std::uint32_t lot) {
    constexpr MineRoom kRooms[] = {MineRoom::gas, MineRoom::ore, MineRoom::ore, MineRoom::water,
                                   MineRoom::empty};
    return lot < std::size(kRooms) ? kRooms[lot] : MineRoom::none;
}

/// From one end to the other in a straight line, rounded down.
Sixteenths between(int left, int right, int column) {
    static_assert(MineCell::kWide == kColumn.count() << 2);
    return Sixteenths{(left * (MineCell::kWide - column) + right * column) >> 2};
}

Span opening_at(std::uint32_t seed, std::int64_t u, std::int64_t v, int k) {
    const MineGallery gallery(seed, {MineCell::of(u), MineCell::of(v), k});
    return gallery.is_open() ? gallery.at(static_cast<int>(u & (MineCell::kWide - 1))) : Span{};
}

}  // namespace

bool is_barrier(const MineCell& cell) {
    return ((cell.i + MineBay::kShift * cell.k) & (MineBay::kCells - 1)) == MineBay::kCells - 1;
}

std::uint32_t bay_bits(std::uint32_t seed, MineBay bay, const MineCell& in) {
    static_assert(kSeamRows == 1 << 2);
    return hash_bits(seed, kSeamStream, bay.number, in.j >> 2, in.k);
}

MineGallery::MineGallery(std::uint32_t seed, const MineCell& cell) {
    const std::uint32_t left = hash_bits(seed, kCellStream, cell.i, cell.j, cell.k);
    const std::uint32_t right = hash_bits(seed, kCellStream, cell.i + 1, cell.j, cell.k);
    const auto height = [&](int over, std::uint32_t bits) {
        return MineCell::kHigh * cell.k + over + static_cast<int>(bits & 7);
    };
    floor_ = {height(kFloor, left >> 10), height(kFloor, right >> 10)};
    roof_ = {height(kRoof, left >> 13), height(kRoof, right >> 13)};
    room_ = room_of(left >> 16 & 31);
    const bool pillar = (left & 7) == 0;
    open_ = !pillar && !is_barrier(cell) && (bay_bits(seed, MineBay::of(cell), cell) & 15) < kWorkedOf16;
}

MineGallery MineGallery::plain() const {
    MineGallery gallery = *this;
    gallery.room_ = MineRoom::none;
    return gallery;
}

Span MineGallery::at(int column) const {
    const int rise = room_ == MineRoom::none ? 0 : std::min({column, MineCell::kWide - column, kRoomRise});
    return {between(floor_.left, floor_.right, column),
            between(roof_.left, roof_.right, column) + rise * kColumn};
}

Sixteenths MineGallery::highest() const {
    return (std::max(roof_.left, roof_.right) + (room_ == MineRoom::none ? 0 : kRoomRise)) * kColumn;
}

std::vector<Span> mine_row(std::uint32_t seed, std::int64_t v, std::int64_t u0, std::int64_t u1, int k0,
                           int k1) {
    std::vector<Span> row;
    for (int k = k0; k < k1; ++k)
        for (std::int64_t u = u0; u < u1; ++u) row.push_back(opening_at(seed, u, v, k));
    return row;
}

std::vector<Span> mine_plan(std::uint32_t seed, int k, std::int64_t u0, std::int64_t u1, std::int64_t v0,
                            std::int64_t v1) {
    std::vector<Span> plan;
    for (std::int64_t v = v0; v < v1; ++v)
        for (std::int64_t u = u0; u < u1; ++u) plan.push_back(opening_at(seed, u, v, k));
    return plan;
}

}  // namespace terramorph

#include "terrain/castle/castle.h"

#include <algorithm>

#include "base/index.h"

namespace terramorph {

namespace {

// All lengths are in columns; places are counted from the wall beside the gate, and heights from the floor.
constexpr int kTower = 34, kKeep = 44, kEnd = 26;  // wide
constexpr int kJuts = 3;                           // at the top of a tower, to each side
constexpr int kShell = 6, kKeepShell = 7;          // thick walls
constexpr int kSlab = 5, kDeck = 9, kRoof = 8;     // thick floors, walks and roofs
constexpr int kMerlon = 6, kCrenel = 4;
constexpr int kLowestDeck = 38, kLeastRoom = 10;
constexpr int kTurret = 16, kTurretHigh = 18;
constexpr int kBeam = 2;  // of a lining below what juts out

int yard_wide(std::uint32_t lot) { return 52 + static_cast<int>(lot % 9) * 2; }
int wing_wide(std::uint32_t lot) { return 34 + static_cast<int>((lot >> 4) % 9) * 2; }

/// Builds a castle column by column.
class Mason {
  public:
    explicit Mason(const CastleSite& site) : site_(site), wide_(castle_width(site.lot)) {
        columns_.resize(at(wide_ + 2 * kJuts));
        castle_.site = site;
        castle_.columns = {site.column, site.column + wide_};
        castle_.even = even_land(site);
    }

    Castle castle() {
        const int high = 40 + 2 * site_.size, keep_high = high * 8 / 5, keep = kTower + yard_wide(site_.lot);
        const int wing = keep + kKeep, end = wing + wing_wide(site_.lot);
        const int deck = std::max(high * 6 / 10, kLowestDeck);
        const int end_high = high - 2 - static_cast<int>((site_.lot >> 12) % 4) * 2;
        build_gate_tower(high);
        build_wall({kTower, keep}, deck);
        build_keep(keep, keep_high);
        build_wall({wing, end}, std::min(deck, end_high - 4));
        build_end_tower(end, end_high);
        finish();
        return std::move(castle_);
    }

  private:
    using Kind = CastleRoom::Kind;

    void build_gate_tower(int high) {
        fill({0, kTower}, 0, high);
        for (int x = 0; x < kTower; ++x) clear({x, x + 1}, 0, arch(x, kTower));
        room(Kind::gate, {0, kTower}, 0, Castle::kGateHigh);
        hollow({kShell, kTower - kShell}, Castle::kGateHigh + kSlab + 1, high - kRoof - 3, 1);
        crown({0, kTower}, high);
    }

    /// Rounded: lower at its ends.
    static int arch(int x, int wide) {
        const int off = std::abs(2 * x + 1 - wide);
        return Castle::kGateHigh - 6 * off * off / (wide * wide);
    }

    /// A wall walk with battlements, on corbels, over a yard.
    void build_wall(Range columns, int deck) {
        fill(columns, deck - kDeck, deck);
        for (int k = 0; k < kShell; ++k) {
            const int lower = deck - kDeck - (kShell - k);
            fill({columns.x0 + k, columns.x0 + k + 1}, lower, deck);
            fill({columns.x1 - k - 1, columns.x1 - k}, lower, deck);
        }
        battlements(columns, deck, 5);
        room(Kind::yard, columns, 0, deck - kDeck);
    }

    void build_keep(int x, int high) {
        const Range inside = {x + kKeepShell, x + kKeep - kKeepShell};
        fill({x, x + kKeep}, 0, high);
        clear({x, inside.x0}, 0, Castle::kGateHigh - 1);
        room(Kind::door, {x, inside.x0}, 0, Castle::kGateHigh - 1);
        clear(inside, 0, Castle::kGateHigh + 2);
        room(Kind::hall, inside, 0, Castle::kGateHigh + 2);
        hollow(inside, Castle::kGateHigh + 2 + kSlab, high - kRoof - 1, 2);
        crown({x, x + kKeep}, high);
        const int turret = x + ((site_.lot >> 16 & 1) != 0 ? 2 : kKeep - kTurret - 2);
        fill({turret, turret + kTurret}, high, high + kTurretHigh);
        battlements({turret, turret + kTurret}, high + kTurretHigh, 5);
        castle_.towers.back().top = {turret + kTurret / 2, high + kTurretHigh};
        castle_.towers.back().keep = true;
    }

    void build_end_tower(int x, int high) {
        fill({x, x + kEnd}, 0, high);
        hollow({x + kShell, x + kEnd - kShell}, 12, high - kRoof - 1, high > 70 ? 2 : 1);
        crown({x, x + kEnd}, high);
    }

    /// Chambers one above the other, if they're high enough.
    void hollow(Range columns, int low, int high, int count) {
        while (count > 1 && (high - low - (count - 1) * kSlab) / count < kLeastRoom) --count;
        const int each = (high - low - (count - 1) * kSlab) / count;
        if (each < kLeastRoom) return;
        for (int k = 0; k < count; ++k) {
            const int floor = low + k * (each + kSlab);
            clear(columns, floor, floor + each);
            room(Kind::chamber, columns, floor, floor + each);
        }
    }

    /// What juts out at a tower's top, with battlements.
    void crown(Range columns, int high) {
        const Range wider = {columns.x0 - kJuts, columns.x1 + kJuts};
        for (const Range side : {Range{wider.x0, columns.x0}, Range{columns.x1, wider.x1}}) {
            fill(side, high - kRoof + 1, high);
            room(Kind::eaves, side, high - kRoof + 1 - kBeam, high - kRoof + 1);
        }
        battlements(wider, high, 6);
        castle_.towers.push_back({columns, {(columns.x0 + columns.x1) / 2, high}});
    }

    void battlements(Range columns, int from, int high) {
        const int wide = columns.x1 - columns.x0 + kCrenel;
        const int count = std::max(2, wide / (kMerlon + kCrenel));
        for (int k = 0; k < count; ++k)
            fill({columns.x0 + k * wide / count, columns.x0 + (k + 1) * wide / count - kCrenel}, from,
                 from + high);
    }

    std::vector<bool>& column(int x) { return columns_[at(x + kJuts)]; }

    void fill(Range columns, int from, int to) { set(columns, from, to, true); }
    void clear(Range columns, int from, int to) { set(columns, from, to, false); }
    void set(Range columns, int from, int to, bool stone) {
        for (int x = columns.x0; x < columns.x1; ++x) {
            if (std::ssize(column(x)) < to) column(x).resize(at(to));
            std::fill(column(x).begin() + from, column(x).begin() + to, stone);
        }
    }

    void room(Kind kind, Range columns, int floor, int roof) {
        castle_.rooms.push_back({kind, placed(columns), {height(floor), height(roof)}});
    }

    /// From places beside the gate to columns of the level.
    Range placed(Range columns) const {
        if (site_.gate_on_right) columns = {wide_ - columns.x1, wide_ - columns.x0};
        return {site_.column + columns.x0, site_.column + columns.x1};
    }
    Sixteenths height(int high) const { return site_.floor + high * kColumn; }

    void finish() {
        for (int place = -kJuts; place < wide_ + kJuts; ++place) {
            const int x = site_.gate_on_right ? wide_ - 1 - place : place;
            const int to = site_.column + place;
            Sixteenths bottom = site_.floor;
            if (place >= 0 && place < wide_) bottom -= Castle::kFoundation;
            const std::vector<bool>& stone = column(x);
            Span run{bottom, site_.floor};
            for (int y = 0; y <= std::ssize(stone); ++y) {
                if (y < std::ssize(stone) && stone[at(y)]) {
                    if (run.empty()) run.bottom = height(y);
                    run.top = height(y + 1);
                    continue;
                }
                if (!run.empty()) castle_.stones.push_back({to, run});
                run = {};
            }
        }
        for (CastleTower& tower : castle_.towers) {
            const int x = tower.top.x;
            tower.top = {placed({x, x + 1}).x0, column_of(height(tower.top.y))};
            tower.columns = placed(tower.columns);
        }
        if (site_.gate_on_right) std::ranges::reverse(castle_.towers);
    }

    CastleSite site_;
    int wide_;
    std::vector<std::vector<bool>> columns_;  // which columns are of stone how high
    Castle castle_;
};

}  // namespace

std::vector<Lining> Castle::linings() const {
    std::vector<Lining> linings;
    for (const CastleRoom& room : rooms)
        linings.push_back(
            {.columns = room.columns,
             .opening = room.air,
             .strength = kArch,
             .kind = room.kind == CastleRoom::Kind::eaves ? Lining::Kind::corbel : Lining::Kind::arch});
    return linings;
}

Sixteenths Castle::height() const {
    Sixteenths highest = site.floor;
    for (const Chord& stone : stones) highest = std::max(highest, stone.span.top);
    return highest - site.floor;
}

int castle_width(std::uint32_t lot) { return kTower + yard_wide(lot) + kKeep + wing_wide(lot) + kEnd; }

Range even_land(const CastleSite& site) {
    const int left = site.gate_on_right ? Castle::kBehind : Castle::kBefore;
    const int right = site.gate_on_right ? Castle::kBefore : Castle::kBehind;
    return {site.column - left, site.column + castle_width(site.lot) + right};
}

Castle castle_at(const CastleSite& site) { return Mason(site).castle(); }

}  // namespace terramorph

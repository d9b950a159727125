#include "terrain/mine/works.h"

#include <algorithm>
#include <numeric>

#include "base/index.h"
#include "base/random.h"
#include "terrain/level.h"
#include "terrain/mine/land_line.h"
#include "terrain/mine/mine_bays.h"
#include "terrain/mine/shaft_places.h"

namespace terramorph {

namespace {

constexpr int kBeside = 48;  // columns beside a cell in which it has to be covered: levelling a place for a
                             // tank takes no more from there than what's as low within so many columns
constexpr Sixteenths kCover = 24 * kColumn;  // over a roof ...
constexpr Sixteenths kRoomCover = 48 * kColumn;
constexpr int kEdge = 4;  // columns on either side that a shaft leaves of its cell
constexpr Sixteenths kShallowestShaft = 60 * kColumn;  // shaft
constexpr Sixteenths kDeepestShaft = 200 * kColumn;
constexpr int kPerColumns = 2048;  // of a level, if it's as wide or wider
constexpr std::uint32_t kRoomStream = 63;
constexpr int kWaterWall = 8;  // columns of earth at either end of a room full of water
constexpr int kMaxShafts = 4;
constexpr int kMaxWinzes = 12;
constexpr int kMaxCells = 160;
constexpr int kGroundPart = 6;  // no more than one in so many cells of earth is taken
constexpr std::int64_t kMostOfCell{MineCell::kWide * (MineCell::kHigh * kColumn).count()};
constexpr int kFirstWinze = 2;  // cell of a bay, and 11 more
constexpr std::uint32_t kWinzes = 12;

/// Cells of a storey, from the first up to the last.
struct Run {
    int k = 0;
    int first = 0;
    int last = -1;

    int cells() const { return last - first + 1; }
    bool has(int cell) const { return cell >= first && cell <= last; }
};

/// Decides what of the seams a level opens. Cells are counted from the left end of the level, where the first
/// may be cut.
class Survey {
  public:
    Survey(const LevelSettings& level, std::span<const Sixteenths> surface)
        : level_(level),
          surface_(surface),
          line_(land_line(level)),
          before_(static_cast<int>(line_.u & (MineCell::kWide - 1))),
          cells_((before_ + level.width() + MineCell::kWide - 1) / MineCell::kWide),
          storeys_(std::ranges::max(surface) / (MineCell::kHigh * kColumn) + 1),
          water_(water_surface(level)),
          bays_(cells_, storeys_, index(0)),
          is_open_(at(storeys_ * cells_)),
          left_(std::accumulate(surface.begin(), surface.end(), std::int64_t{0},
                                [](std::int64_t sum, Sixteenths each) { return sum + each.count(); }) /
                kGroundPart) {
        for (int cell = 0; cell < cells_; ++cell) lowest_.push_back(lowest(columns(cell), kBeside));
    }

    MineWorks works() {
        for (const int place : shaft_places(level_)) {
            const int cell = (before_ + place) / MineCell::kWide;
            for (const int there : {cell, cell + 1, cell - 1})
                if (dig_shaft(there)) break;
        }
        for (int k = storeys_ - 1; k >= 0; --k)
            for (int cell = 1; cell + 1 < cells_; ++cell) open_seam(cell, k);
        for (int k = 0; k + 1 < storeys_; ++k) dig_winzes(k);
        std::ranges::sort(works_.mouths, {}, &Range::x0);
        return std::move(works_);
    }

  private:
    MineCell index(int cell, int k = 0) const {
        return {MineCell::of(line_.u) + cell, MineCell::of(line_.v), k};
    }
    Range columns(int cell) const {
        const int first = cell * MineCell::kWide - before_;
        return {first, first + MineCell::kWide};
    }
    Range mouth(int cell) const { return {columns(cell).x0 + kEdge, columns(cell).x1 - kEdge}; }
    bool is_inner(int cell) const { return cell > 0 && cell + 1 < cells_; }
    int most(int of) const { return of * std::max(level_.width(), kPerColumns) / kPerColumns; }
    std::vector<bool>::reference is_open(int cell, int k) { return is_open_[at(k * cells_ + cell)]; }
    MineGallery gallery(int cell, int k) const { return {line_.seed, index(cell, k)}; }

    std::span<const Sixteenths> land(Range columns, int beside = 0) const {
        const int first = std::max(columns.x0 - beside, 0);
        const int end = std::min(columns.x1 + beside, level_.width());
        return surface_.subspan(at(first), at(end - first));
    }
    Sixteenths lowest(Range columns, int beside = 0) const { return std::ranges::min(land(columns, beside)); }

    bool is_covered(int cell, const MineGallery& gallery) const {
        const Sixteenths cover = gallery.room() == MineRoom::none ? kCover : kRoomCover;
        return lowest_[at(cell)] >= std::max(gallery.highest() + cover, MineWorks::kLowestLand * kColumn);
    }

    /// True if a shaft down to this storey would be of a good depth, dry, and the only hole in all the roofs
    /// that it goes through.
    bool may_go_down(int cell, int k) const {
        const Sixteenths depth = lowest(columns(cell)) - gallery(cell, k).at(0).bottom;
        if (depth < kShallowestShaft || depth > kDeepestShaft || lowest(columns(cell)) < water_) return false;
        for (int through = k; through < storeys_ && is_below(through, std::ranges::max(land(columns(cell))));
             ++through)
            if (is_barrier(index(cell, through)) || bays_.has_hole(cell, through)) return false;
        return true;
    }
    static bool is_below(int k, Sixteenths surface) { return k * MineCell::kHigh * kColumn < surface; }

    bool may_be_landing(int cell, int k) const {
        if (!is_inner(cell) || !is_covered(cell, gallery(cell, k).plain())) return false;
        if (bays_.has_hole(cell, k)) return false;
        return !is_barrier(index(cell, k)) || !bays_.has_hole(cell + 1, k);
    }

    Run landing(int cell, int k) const {
        Run run{k, cell, cell};
        if (!may_be_landing(cell, k)) return {};
        while (may_be_landing(run.first - 1, k)) --run.first;
        while (may_be_landing(run.last + 1, k)) ++run.last;
        while (run.cells() > MineWorks::kLongestLanding)
            cell - run.first > run.last - cell ? ++run.first : --run.last;
        return run;
    }

    bool dig_shaft(int cell) {
        if (!is_inner(cell) || std::ssize(works_.mouths) >= most(kMaxShafts)) return false;
        Run best;
        for (int k = 0; k < storeys_; ++k)
            if (may_go_down(cell, k))
                if (const Run run = landing(cell, k); run.cells() > best.cells()) best = run;
        if (best.cells() < MineWorks::kShortestLanding) return false;
        const int k = best.k;
        for (int each = best.first; each <= best.last; ++each) {
            if (is_barrier(index(each, k))) bays_.join_over(each, k);
            const MineGallery own = gallery(each, k);
            const bool may_be_room = each != cell && own.room() != MineRoom::water && is_covered(each, own);
            open(each, k, may_be_room ? own : own.plain());
        }
        for (int through = k; through < storeys_ && is_below(through, std::ranges::max(land(columns(cell))));
             ++through)
            bays_.make_hole(cell, through);
        landings_.push_back(best);
        works_.mouths.push_back(mouth(cell));
        dig(MineOpening::Kind::shaft, MineRoom::none, mouth(cell), [&](int x) {
            return Span{gallery(cell, k).at(x - columns(cell).x0).bottom, surface_[at(x)]};
        });
        return true;
    }

    /// Opens what's worked, as far as it's covered and not too much.
    void open_seam(int cell, int k) {
        const bool at_shaft = std::ranges::count(works_.mouths, mouth(cell)) > 0;
        const MineGallery worked = at_shaft ? gallery(cell, k).plain() : gallery(cell, k);
        if (!worked.is_open() || is_open(cell, k) || !is_covered(cell, worked)) return;
        if (opened_ >= most(kMaxCells) || left_ < kMostOfCell) return;
        open(cell, k, worked);
    }

    void open(int cell, int k, const MineGallery& gallery) {
        is_open(cell, k) = true;
        ++opened_;
        const int wall = gallery.room() == MineRoom::water ? kWaterWall : 0;
        const Range dug = {columns(cell).x0 + wall, columns(cell).x1 - wall};
        dig(MineOpening::Kind::gallery, gallery.room(), dug,
            [&](int x) { return gallery.at(x - columns(cell).x0); });
        const MineCell place = index(cell, k);
        works_.openings.back().lots = hash_bits(line_.seed, kRoomStream, place.i, place.j, place.k);
    }

    /// Winzes from a storey up to the next, one for each bay whose roofs are whole.
    void dig_winzes(int k) {
        for (int cell = 1; is_inner(cell); ++cell) {
            const MineBay bay = MineBay::of(index(cell, k));
            const std::uint32_t bits = bay_bits(line_.seed, bay, index(cell, k));
            const int lot = kFirstWinze + static_cast<int>((bits >> 8) % kWinzes);
            if (bay.column(lot, k) != index(cell).i || (bits >> 12 & 3) == 0) continue;
            if (!is_open(cell, k) || !is_open(cell, k + 1) || is_landing(cell, k + 1)) continue;
            if (gallery(cell, k).room() == MineRoom::water || gallery(cell, k + 1).room() == MineRoom::water)
                continue;
            if (bays_.has_hole(cell, k) || winzes_ >= most(kMaxWinzes)) continue;
            ++winzes_;
            bays_.make_hole(cell, k);
            const MineGallery below = gallery(cell, k), above = gallery(cell, k + 1);
            dig(MineOpening::Kind::winze, MineRoom::none, mouth(cell), [&](int x) {
                const int column = x - columns(cell).x0;
                return Span{below.at(column).top, above.at(column).bottom};
            });
        }
    }

    bool is_landing(int cell, int k) const {
        return std::ranges::any_of(landings_, [&](const Run& run) { return run.k == k && run.has(cell); });
    }

    template <class SpanAt>
    void dig(MineOpening::Kind kind, MineRoom room, Range columns, SpanAt span_at) {
        works_.openings.push_back({kind, room, {columns.x0, {}}});
        MineOpening& opening = works_.openings.back();
        for (int x = columns.x0; x < columns.x1; ++x) {
            opening.air.chords.push_back(span_at(x));
            left_ -= opening.air.chords.back().length().count();
        }
    }

    const LevelSettings& level_;
    std::span<const Sixteenths> surface_;
    LandLine line_;
    int before_;  // columns of the first cell that lie before the level
    int cells_;
    int storeys_;
    Sixteenths water_;
    std::vector<Sixteenths> lowest_;  // land over each cell and beside it
    MineBays bays_;
    std::vector<bool> is_open_;
    std::int64_t left_;  // cells of earth that may be taken
    int opened_ = 0;
    int winzes_ = 0;
    std::vector<Run> landings_;
    MineWorks works_;
};

}  // namespace

Span MineOpening::whole() const {
    Span whole = air.chords.front();
    for (const Span chord : air.chords)
        whole = {std::min(whole.bottom, chord.bottom), std::max(whole.top, chord.top)};
    return whole;
}

std::vector<Lining> MineWorks::linings() const {
    std::vector<Lining> linings;
    for (const MineOpening& opening : openings) {
        if (opening.kind == MineOpening::Kind::gallery)
            linings.push_back({opening.air.columns(), opening.whole()});
    }
    return linings;
}

MineWorks mine_works(const LevelSettings& level, std::span<const Sixteenths> surface) {
    return Survey(level, surface).works();
}

}  // namespace terramorph

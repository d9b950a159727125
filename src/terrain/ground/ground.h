#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "base/index.h"
#include "terrain/ground/column_set.h"
#include "terrain/ground/linings.h"
#include "terrain/ground/loose_region.h"
#include "terrain/ground/masonry.h"
#include "terrain/ground/strata.h"
#include "terrain/shape.h"

namespace terramorph {

class StateHash;

/// All that the ground is in a column.
struct GroundColumn {
    Sixteenths surface;       ///< as the generator made it
    Sixteenths rock_top;      ///< everything below is rock
    Sixteenths sand_bottom;   ///< everything above is sand; kNoSand: nowhere
    Sixteenths loose_bottom;  ///< above it earth flows; kNoSand: nowhere
    Sixteenths slipped;       ///< how far what props it has ridden up
    std::vector<Span> spans;
    std::vector<Span> stones;

    friend bool operator==(const GroundColumn&, const GroundColumn&) = default;
};

/// The destructible ground: for each column its solid spans, sorted, disjoint and not touching. Bedrock
/// (below kBedrock) is never removed. Craters leave overhangs and caves. Rock is always part of a column's
/// lowest span: rock with a hole below it becomes loose earth.
class Ground {
  public:
    /// Bedrock's top.
    static constexpr Sixteenths kBedrock = 8 * kColumn;

    Ground() = default;
    /// A height of the surface for each column; `height` of the level in columns.
    Ground(std::vector<Sixteenths> surface, int height, Strata strata = {});

    int width() const { return static_cast<int>(surface_.size()); }
    int height() const { return height_; }

    std::span<const Span> column(int x) const;
    /// The top of the highest span of a column.
    Sixteenths top(int x) const;
    /// The highest top of columns x0 .. x1 - 1; columns outside the level count as 0. Fast: uses a table of
    /// maxima.
    Sixteenths highest(int x0, int x1) const;
    /// True if the cell with its bottom at y is solid. Nothing is outside the level, everything
    /// below 0.
    bool solid(int x, Sixteenths y) const;
    /// The first top at or below y in a column, where something falling from y comes to rest.
    Sixteenths floor_below(int x, Sixteenths y) const;
    /// The surface as the generator made it: the picture's grass and strata.
    Sixteenths generated_surface(int x) const { return surface_[x]; }
    /// Everything solid below this height is rock.
    Sixteenths rock_top(int x) const { return rock_top_[x]; }
    /// Everything solid above this height that isn't rock is sand; kNoSand if there is none.
    Sixteenths sand_bottom(int x) const { return sand_bottom_[x]; }
    /// The material of the cell with its bottom at y: air outside the level, bedrock below 0.
    Material material(int x, Sixteenths y) const;

    /// Removes everything in the shape but bedrock. Returns the number of cells removed, each 1 by 1/16
    /// column.
    std::int64_t carve(const Shape& shape);
    /// Makes a crater at (x, y); it reaches half as far into rock and masonry. `height` is the
    /// vertical radius.
    std::int64_t blast(Sixteenths x, Sixteenths y, Sixteenths radius, Sixteenths height);
    std::int64_t blast(Sixteenths x, Sixteenths y, Sixteenths radius) { return blast(x, y, radius, radius); }
    /// Fills the shape with earth, below the level's ceiling and outside the `hulls`. Returns the cells
    /// added.
    std::int64_t heap(const Shape& shape, std::span<const Shape> hulls = {});
    /// Adds exactly this many cells. They fill the chords, where `heap` would; the rest goes on top of the
    /// chords' columns and, if the ceiling or a hull is in the way, farther and farther from them. If the
    /// chords have more room, their tops stay free. Returns the cells added: fewer only if the level is full.
    std::int64_t deposit(const Chords& chords, std::int64_t cells, std::span<const Shape> hulls = {});
    /// Lets hanging earth fall by at most `fall`, and sand flow; earth merges with earth that
    /// it meets. About `suspend_chance` % of the columns, chosen by the seed, keep their hanging earth.
    /// Returns true if anything moved: call it until it returns false. It ends, because every move brings
    /// earth down.
    bool settle(Sixteenths fall, int suspend_chance = 0, std::uint32_t seed = 0);
    /// Lets disturbed sand and loosened earth flow where it's too steep. Returns true if any moved.
    bool flow();
    /// Takes out the loose regions that a change of these columns has cut off from bedrock. Crumbs drop at
    /// once and stay in the ground.
    std::vector<LooseRegion> take_loose(Range changed);
    /// Takes out these pieces, which are solid and disjoint. Crumbs drop at once and stay in the ground.
    std::vector<LooseRegion> take_out(std::vector<Chords> pieces);
    /// Builds with stone: fills these chords, and what lies in them is masonry from now on.
    void build(const Chords& stones);
    const Masonry& masonry() const { return masonry_; }
    /// Adds linings: what they carry stays.
    void line(std::span<const Lining> linings);
    std::span<const Lining> linings() const { return linings_.standing(); }
    void weaken_lining(int number, int by) { linings_.weaken(number, by); }
    /// Takes out those without strength: what they carried sinks from now on. Those beside them get weaker.
    std::vector<Lining> break_linings();
    /// Lets what sinks do so by at most `fall`, until it meets what's below. Returns true if anything moved.
    bool sink(Sixteenths fall);
    /// Moves columns from x0 on up (or down, below 0) as wholes: earth is added or taken away at the top of
    /// bedrock, and all above rides. Where there's too little to take, caves and the earth above are crushed;
    /// no top rises above `highest`. Writes back how far each was moved. Returns the cells added: below 0 if
    /// more were taken. Nothing slides or comes loose until unsettle().
    std::int64_t slip(int x0, std::span<Sixteenths> rises, Sixteenths highest);
    /// Lets what flows in these columns do so where they're too steep now.
    void unsettle(Range columns) { disturb({columns.x0 - 1, columns.x1 + 1}); }
    /// What a lining props, where it is after slips: by the column in its middle.
    Span opening(const Lining& lining) const;
    /// How far a column with linings has slipped.
    Sixteenths slipped(int x) const { return linings_.slipped(x); }
    /// True if a span of a column stands on bedrock or on a lining.
    bool is_held(int x, int k) const {
        return k == 0 || linings_.carry(x, column(x)[static_cast<std::size_t>(k)].bottom);
    }
    /// True if any span of a column isn't.
    bool hangs(int x) const;
    /// Lets all earth above these chords' bottoms flow as sand does, if less easily, from now on.
    void loosen(const Chords& chords);
    /// The number of solid cells.
    std::int64_t area() const;
    GroundColumn whole_column(int x) const;
    /// Makes a column exactly this. Its spans must be as a ground's are.
    void put_column(int x, const GroundColumn& column);
    /// Has these linings and no others, which stand where some of its own have stood.
    void keep_linings(std::vector<Lining> standing);

    /// The number of changes so far. A reader that remembers it can ask for the columns changed since; if too
    /// much has happened, or it's about another ground, that's the whole level.
    std::uint32_t revision() const { return revision_; }
    Range changed_since(std::uint32_t revision) const;

    void add_to(StateHash& state) const;

  private:
    static constexpr std::uint32_t kRemembered = 64;

    /// Calls `edit` for every column of the level with a chord of the shape; it returns the cells that it
    /// changed.
    template <class Edit>
    std::int64_t edit_columns(const Shape& shape, Edit edit);
    std::int64_t carve_column(int x, Span away);
    std::int64_t heap_column(int x, Span piece);
    std::int64_t slip_column(int x, Sixteenths rise);
    Chords free_parts(const Chords& chords, std::span<const Shape> hulls) const;
    Span room_on_top(int x, std::span<const Shape> hulls) const;
    Range heap_on_top(Range columns, std::int64_t& left, std::span<const Shape> hulls);
    Range fill_up(std::int64_t& left, std::span<const Shape> hulls);
    template <class Stays>
    bool settle_column(int x, Sixteenths fall, Stays stays);
    struct Slide;
    Slide slide_of(int x, int away) const;
    Sixteenths wanted(int from, int to, Sixteenths repose) const;
    Range flow_once(int away);
    void remove_from_top(int x, Sixteenths height);
    void add_on_top(int x, Sixteenths height, std::vector<Sixteenths>& bottoms);
    void drop(Chords crumbs);
    void replace(int x, int first, int last, std::span<const Span> with);
    void set_count(int x, int count);
    void widen();
    void update_maxima(Range range);
    void disturb(Range range);
    void remember(Range range);
    /// Updates everything that depends on these columns.
    void changed(Range range);
    Range level() const { return {0, width()}; }
    std::span<Span> spans(int x);

    int height_ = 0;
    std::vector<Sixteenths> surface_;
    std::vector<Sixteenths> rock_top_;
    std::vector<Sixteenths> sand_bottom_;
    std::vector<Sixteenths> loose_bottom_;  // above it earth flows; kNoSand: nowhere
    int stride_ = 0;                        // room for spans in each column; doubles when one needs more
    std::vector<Span> spans_;               // width * stride
    std::vector<int> counts_;               // spans in use, per column
    std::vector<Sixteenths> maxima_;        // tree of tops: node n is the higher of 2n and 2n + 1;
                                            // the leaves are columns
    int leaves_ = 0;
    ColumnSet hanging_;  // columns with more than one span
    Linings linings_;
    Masonry masonry_;
    bool has_sand_ = false;  // true if there is any, or loosened earth
    ColumnSet disturbed_;    // columns with earth that flows and may be too steep
    std::uint32_t revision_ = 0;
    std::array<Range, kRemembered> changes_;  // of the latest revisions, a ring
};

// These two are asked for more often than anything else.
inline std::span<const Span> Ground::column(int x) const {
    assert(x >= 0 && x < width());
    return {spans_.data() + at(x) * at(stride_), at(counts_[at(x)])};
}
inline Sixteenths Ground::top(int x) const { return column(x).back().top; }

/// Lets hanging spans fall, but for those that stay. Returns true if any did. What has fallen is no masonry.
template <class Stays>
bool Ground::settle_column(int x, Sixteenths fall, Stays stays) {
    const std::span<Span> column = spans(x);
    std::size_t kept = 1;
    bool moved = false;
    for (std::size_t k = 1; k < column.size(); ++k) {
        const Sixteenths drop =
            stays(column[k]) ? Sixteenths{} : std::min(fall, column[k].bottom - column[kept - 1].top);
        moved = moved || drop > Sixteenths{};
        if (drop > Sixteenths{}) masonry_.carve(x, column[k]);
        const Span fallen{column[k].bottom - drop, column[k].top - drop};
        if (fallen.bottom == column[kept - 1].top)
            column[kept - 1].top = fallen.top;
        else
            column[kept++] = fallen;
    }
    set_count(x, static_cast<int>(kept));
    return moved;
}

}  // namespace terramorph

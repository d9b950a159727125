#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "base/state_hash.h"
#include "terrain/clump.h"
#include "terrain/column_set.h"
#include "terrain/shape.h"
#include "terrain/strata.h"

namespace terramorph {

/// The destructible ground: for each column the solid spans, sorted and disjoint, and never touching one
/// another. Bedrock (below kBedrock) is never removed. Craters leave overhangs and caves. Rock is a part of a
/// column's lowest span, always: what was rock and has a hole below it is loose earth.
class Ground {
  public:
    /// Bedrock's top in 1/16 column.
    static constexpr int kBedrock = 8 * kSub;

    Ground() = default;
    /// `surface` in 1/16 column, one per column; `height` of the level in columns.
    Ground(std::vector<int> surface, int height, Strata strata = {});

    int width() const { return static_cast<int>(surface_.size()); }
    int height() const { return height_; }

    std::span<const Span> column(int x) const;
    /// The top of the highest span of a column.
    int top(int x) const;
    /// The highest top of columns x0 .. x1 - 1; columns outside the level count as nothing (0). Fast: a table
    /// of maxima.
    int highest(int x0, int x1) const;
    /// Whether the cell whose bottom is y (1/16 column) is solid. Outside the level nothing is, but below 0
    /// everything.
    bool solid(int x, int y) const;
    /// The first top at or below y in a column: where something that falls from y comes to rest.
    int floor_below(int x, int y) const;
    /// The surface as the generator made it: the picture's grass and strata.
    int generated_surface(int x) const { return surface_[x]; }
    /// What stands below this height is rock.
    int rock_top(int x) const { return rock_top_[x]; }
    /// What stands above this height and is no rock is sand; kNoSand where none does.
    int sand_bottom(int x) const { return sand_bottom_[x]; }
    /// What the cell whose bottom is y (1/16 column) is made of; outside the level air, and below 0 bedrock.
    Material material(int x, int y) const;

    /// Removes everything but bedrock. Returns the cells removed, each 1 column by 1/16.
    std::int64_t carve(const Shape& shape);
    /// Removes what an explosion at (x, y) does, all in 1/16 column: rock only half as far. One that reaches
    /// less far up and down than `radius` has a `height` of its own.
    std::int64_t blast(int x, int y, int radius, int height);
    std::int64_t blast(int x, int y, int radius) { return blast(x, y, radius, radius); }
    /// Adds earth below the level's ceiling where there is none, but not inside any of the `hulls`. Returns
    /// the cells added.
    std::int64_t heap(const Shape& shape, std::span<const Shape> hulls = {});
    /// Adds this many cells, to the last one: where the chords are and it is free as by `heap`; what is then
    /// left on top of their columns and, where the ceiling or a hull is in the way, ever farther from them.
    /// Where the chords hold more, their tops stay free. Returns the cells added: fewer only if the level is
    /// full.
    std::int64_t deposit(const Chords& chords, std::int64_t cells, std::span<const Shape> hulls = {});
    /// Lets everything that hangs fall by at most `fall` (1/16 column), and sand flow; earth that meets earth
    /// becomes one with it. Of 100 columns some `suspend_chance`, chosen by the seed, keep what hangs.
    /// Returns whether anything moved: call until not. It ends, for every move brings earth farther down.
    bool settle(int fall, int suspend_chance = 0, std::uint32_t seed = 0);
    /// Lets just the sand flow that was disturbed and is steeper than it can lie. Returns whether any did.
    bool flow();
    /// Takes out every clump of earth that a change of these columns may have cut off from bedrock. Crumbs
    /// fall down at once and stay.
    std::vector<Clump> take_loose(Range changed);
    /// All solid cells.
    std::int64_t area() const;

    /// Counts the changes. A reader that remembers it asks what has changed since; one that asks too late, or
    /// about another ground, is told all of the level.
    std::uint32_t revision() const { return revision_; }
    Range changed_since(std::uint32_t revision) const;

    void add_to(StateHash& state) const;

  private:
    static constexpr std::uint32_t kRemembered = 64;

    /// Edits every column of the level that the shape has a chord in; `edit` returns the cells that it
    /// changed.
    template <class Edit>
    std::int64_t edit_columns(const Shape& shape, Edit edit);
    std::int64_t carve_column(int x, Span away);
    std::int64_t heap_column(int x, Span piece);
    Chords free_parts(const Chords& chords, std::span<const Shape> hulls) const;
    Span room_on_top(int x, std::span<const Shape> hulls) const;
    Range heap_on_top(Range columns, std::int64_t& left, std::span<const Shape> hulls);
    Range fill_up(std::int64_t& left, std::span<const Shape> hulls);
    void settle_column(int x, int fall);
    struct Slide;
    Slide slide_of(int x, int away) const;
    int wanted(int from, int to) const;
    Range flow_once(int away);
    void remove_from_top(int x, int cells);
    void add_sand(int x, int cells);
    void drop(Chords crumbs);
    void replace(int x, int first, int last, std::span<const Span> with);
    void set_count(int x, int count);
    void widen();
    void update_maxima(Range range);
    void disturb(Range range);
    void remember(Range range);
    /// What follows from every change of these columns.
    void changed(Range range);
    Range level() const { return {0, width()}; }
    std::span<Span> spans(int x);

    int height_ = 0;
    std::vector<int> surface_;
    std::vector<int> rock_top_;
    std::vector<int> sand_bottom_;
    int stride_ = 0;           // room for spans in each column; doubles when one needs more
    std::vector<Span> spans_;  // width * stride
    std::vector<int> counts_;  // spans in use, per column
    std::vector<int>
        maxima_;  // tree of tops: a node n is the higher of 2n and 2n + 1, its leaves are the columns
    int leaves_ = 0;
    ColumnSet hanging_;      // those that have more than one span
    bool has_sand_ = false;  // whether there is any anywhere
    ColumnSet disturbed_;    // those whose sand may lie too steep
    std::uint32_t revision_ = 0;
    std::array<Range, kRemembered> changes_;  // of the latest revisions, a ring
};

}  // namespace terramorph

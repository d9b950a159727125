#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "base/hash.h"
#include "terrain/shape.h"

namespace terramorph {

/// The destructible ground: for each column the solid spans, sorted and disjoint, and never touching one
/// another. Bedrock (below kBedrock) is never removed. Craters leave overhangs and caves.
class Ground {
  public:
    /// Bedrock's top in 1/16 column.
    static constexpr int kBedrock = 8 * kSub;

    Ground() = default;
    /// `surface` in 1/16 column, one per column; `height` of the level in columns.
    Ground(std::vector<int> surface, int height);

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
    int generated_surface(int x) const { return surface_[static_cast<std::size_t>(x)]; }

    /// Removes earth, all but bedrock. Returns the cells removed, each 1 column by 1/16.
    std::int64_t carve(const Shape& shape);
    /// Adds earth below the level's ceiling where there is none, but not inside any of the `hulls`. Returns
    /// the cells added.
    std::int64_t heap(const Shape& shape, std::span<const Shape> hulls = {});
    /// Lets everything that hangs fall by at most `fall` (1/16 column); earth that meets earth becomes one
    /// with it. Of 100 columns some `suspend_chance`, chosen by the seed, keep what hangs. Returns whether
    /// anything moved: call until not.
    bool settle(int fall, int suspend_chance = 0, std::uint32_t seed = 0);
    /// All solid cells.
    std::int64_t area() const;

    /// Counts the changes. A reader that remembers it asks what has changed since; one that asks too late, or
    /// about another ground, is told all of the level.
    std::uint32_t revision() const { return revision_; }
    Range changed_since(std::uint32_t revision) const;

    void add_to(Hash& hash) const;

  private:
    static constexpr std::uint32_t kRemembered = 64;

    /// Edits every column of the level that the shape has a chord in; `edit` returns the cells that it
    /// changed.
    template <class Edit>
    std::int64_t edit_columns(const Shape& shape, Edit edit);
    std::int64_t carve_column(int x, Span away);
    std::int64_t heap_column(int x, Span piece);
    std::int64_t heap_around(int x, Span piece, std::span<const Shape> hulls);
    void settle_column(int x, int fall);
    void replace(int x, int first, int last, std::span<const Span> with);
    void set_count(int x, int count);
    void widen();
    void update_maxima(Range range);
    void remember(Range range);

    int height_ = 0;
    std::vector<int> surface_;
    int stride_ = 0;           // room for spans in each column; doubles when one needs more
    std::vector<Span> spans_;  // width * stride
    std::vector<int> counts_;  // spans in use, per column
    std::vector<int>
        maxima_;  // tree of tops: a node n is the higher of 2n and 2n + 1, its leaves are the columns
    int leaves_ = 0;
    std::vector<std::uint64_t> hanging_;  // a bit for each column that has more than one span
    std::uint32_t revision_ = 0;
    std::array<Range, kRemembered> changes_;  // of the latest revisions, a ring
};

}  // namespace terramorph

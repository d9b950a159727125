#include "terrain/ground/ground.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

#include "base/index.h"
#include "base/state_hash.h"

namespace terramorph {

namespace {

constexpr int kFirstStride = 4;
constexpr Sixteenths kTopsoil = 3 * kColumn;

}  // namespace

Ground::Ground(std::vector<Sixteenths> surface, int height, Strata strata)
    : height_(height),
      surface_(std::move(surface)),
      rock_top_(std::move(strata.rock_top)),
      sand_bottom_(std::move(strata.sand_bottom)),
      stride_(kFirstStride),
      spans_(surface_.size() * kFirstStride),
      counts_(surface_.size(), 1),
      leaves_(static_cast<int>(std::bit_ceil(surface_.size()))),
      hanging_(width()),
      disturbed_(width()) {
    rock_top_.resize(surface_.size(), kBedrock);
    sand_bottom_.resize(surface_.size(), kNoSand);
    loose_bottom_.resize(surface_.size(), kNoSand);
    for (int x = 0; x < width(); ++x) {
        assert(surface_[at(x)] >= kBedrock && surface_[at(x)] <= height * kColumn);
        spans_[at(x * stride_)] = {Sixteenths{}, surface_[at(x)]};
        rock_top_[at(x)] = std::clamp(rock_top_[at(x)], kBedrock, surface_[at(x)]);
        has_sand_ = has_sand_ || sand_bottom_[at(x)] != kNoSand;
    }
    maxima_.assign(at(2 * leaves_), Sixteenths{});
    update_maxima(level());
}

std::span<Span> Ground::spans(int x) { return {spans_.data() + at(x) * at(stride_), at(counts_[at(x)])}; }

Sixteenths Ground::highest(int x0, int x1) const {
    Sixteenths highest;
    int left = leaves_ + std::clamp(x0, 0, width());
    int right = leaves_ + std::clamp(x1, 0, width());
    for (; left < right; left /= 2, right /= 2) {
        if (left % 2 == 1) highest = std::max(highest, maxima_[at(left++)]);
        if (right % 2 == 1) highest = std::max(highest, maxima_[at(--right)]);
    }
    return highest;
}

bool Ground::solid(int x, Sixteenths y) const {
    if (y < Sixteenths{}) return true;
    if (x < 0 || x >= width()) return false;
    for (const Span span : column(x))
        if (y < span.top) return y >= span.bottom;
    return false;
}

Sixteenths Ground::floor_below(int x, Sixteenths y) const {
    Sixteenths floor;
    if (x < 0 || x >= width()) return floor;
    for (const Span span : column(x))
        if (span.top <= y) floor = span.top;
    return floor;
}

Material Ground::material(int x, Sixteenths y) const {
    if (!solid(x, y)) return Material::air;
    if (y < kBedrock) return Material::bedrock;
    if (y < rock_top(x)) return Material::rock;
    if (masonry_.has(x, y)) return Material::stone;
    if (y >= sand_bottom(x)) return Material::sand;
    const Sixteenths surface = generated_surface(x);
    return y < surface && y >= surface - kTopsoil ? Material::topsoil : Material::earth;
}

template <class Edit>
std::int64_t Ground::edit_columns(const Shape& shape, Edit edit) {
    std::int64_t cells = 0;
    Range dirty;
    const Range columns = shape.columns();
    for (int x = std::max(columns.x0, 0); x < std::min(columns.x1, width()); ++x) {
        const std::int64_t here = edit(x, shape.chord(x));
        if (here > 0) dirty.include({x, x + 1});
        cells += here;
    }
    changed(dirty);
    return cells;
}

std::int64_t Ground::carve(const Shape& shape) {
    return edit_columns(shape, [&](int x, Span chord) {
        return carve_column(x, {std::max(chord.bottom, kBedrock), chord.top});
    });
}

std::int64_t Ground::blast(Sixteenths x, Sixteenths y, Sixteenths radius, Sixteenths height) {
    const Shape hard = ellipse(x, y, radius / 2, height / 2);
    return edit_columns(ellipse(x, y, radius, height), [&](int column, Span soft_chord) {
        const Sixteenths rock = rock_top(column);
        const Span hard_chord = hard.chord(column);
        const Span soft{std::max(soft_chord.bottom, rock), soft_chord.top};
        std::int64_t cells = 0;
        Sixteenths from = soft.bottom;  // what lies between stones, and then the stones
        const std::span<const Chord> stones = masonry_.column(column);
        const Chords before(stones.begin(), stones.end());
        for (const Chord& stone : before) {
            cells += carve_column(column, {from, std::min(stone.span.bottom, soft.top)});
            from = std::max(from, stone.span.top);
        }
        cells += carve_column(column, {from, soft.top});
        for (const Chord& stone : before)
            cells += carve_column(column, {std::max(hard_chord.bottom, stone.span.bottom),
                                           std::min(hard_chord.top, stone.span.top)});
        return cells +
               carve_column(column, {std::max(hard_chord.bottom, kBedrock), std::min(hard_chord.top, rock)});
    });
}

void Ground::build(const Chords& stones) {
    Range dirty;
    for (const Chord& each : stones) {
        heap_column(each.x, each.span);
        dirty.include({each.x, each.x + 1});
    }
    masonry_.add(stones);
    changed(dirty);
}

std::int64_t Ground::heap(const Shape& shape, std::span<const Shape> hulls) {
    return edit_columns(shape, [&](int x, Span chord) {
        std::int64_t added = 0;
        for_each_part_outside(hulls, x,
                              {std::max(chord.bottom, Sixteenths{}), std::min(chord.top, height_ * kColumn)},
                              [&](Span part) { added += heap_column(x, part); });
        return added;
    });
}

std::int64_t Ground::area() const {
    std::int64_t cells = 0;
    for (int x = 0; x < width(); ++x)
        for (const Span span : column(x)) cells += span.length().count();
    return cells;
}

bool Ground::hangs(int x) const {
    for (int k = 1; k < counts_[at(x)]; ++k)
        if (!is_held(x, k)) return true;
    return false;
}

Range Ground::changed_since(std::uint32_t revision) const {
    const std::uint32_t behind = revision_ - revision;
    if (behind > kRemembered) return {0, width()};
    Range changed;
    for (std::uint32_t n = 0; n < behind; ++n) changed.include(changes_[(revision_ - n) % kRemembered]);
    return changed;
}

void Ground::add_to(StateHash& state) const {
    state.begin("ground");
    state.add("height", height_);
    state.add("width", width());
    for (int x = 0; x < width(); ++x) {
        state.begin("column", x);
        state.add("spans", counts_[at(x)]);
        for (int k = 0; const Span span : column(x)) {
            state.add("bottom", k, span.bottom.count());
            state.add("top", k++, span.top.count());
        }
        state.add("rock top", rock_top(x).count());
        state.add("sand bottom", sand_bottom(x).count());
        if (loose_bottom_[at(x)] != kNoSand) state.add("loose bottom", loose_bottom_[at(x)].count());
    }
    state.begin("disturbed columns");
    state.add_all("word", disturbed_.words());
    if (!linings_.empty()) linings_.add_to(state);
    if (!masonry_.empty()) masonry_.add_to(state);
}

std::int64_t Ground::carve_column(int x, Span away) {
    if (away.empty()) return 0;
    const std::span<const Span> spans = column(x);
    int first = 0;
    while (first < counts_[at(x)] && spans[at(first)].top <= away.bottom) ++first;
    int last = first;
    Sixteenths removed;
    for (; last < counts_[at(x)] && spans[at(last)].bottom < away.top; ++last)
        removed += std::min(spans[at(last)].top, away.top) - std::max(spans[at(last)].bottom, away.bottom);
    if (first == last) return 0;
    rock_top_[at(x)] = std::min(rock_top_[at(x)], away.bottom);
    masonry_.carve(x, away);
    const Span below{spans[at(first)].bottom, away.bottom};
    const Span above{away.top, spans[at(last - 1)].top};
    std::array<Span, 2> kept;
    std::size_t count = 0;
    if (!below.empty()) kept[count++] = below;
    if (!above.empty()) kept[count++] = above;
    replace(x, first, last, {kept.data(), count});
    return removed.count();
}

/// Spans that touch the piece from above or below merge with it.
std::int64_t Ground::heap_column(int x, Span piece) {
    const std::span<const Span> spans = column(x);
    int first = 0;
    while (first < counts_[at(x)] && spans[at(first)].top < piece.bottom) ++first;
    int last = first;
    Span whole = piece;
    Sixteenths earth_before;
    for (; last < counts_[at(x)] && spans[at(last)].bottom <= piece.top; ++last) {
        const Span span = spans[at(last)];
        whole = {std::min(whole.bottom, span.bottom), std::max(whole.top, span.top)};
        earth_before += span.length();
    }
    replace(x, first, last, {&whole, 1});
    return (whole.length() - earth_before).count();
}

/// Replaces a column's spans first .. last - 1.
void Ground::replace(int x, int first, int last, std::span<const Span> with) {
    const int count = counts_[at(x)] + static_cast<int>(with.size()) - (last - first);
    while (count > stride_) widen();
    Span* const spans = &spans_[at(x) * at(stride_)];
    Span* const rest = spans + last;
    Span* const rest_end = spans + counts_[at(x)];
    Span* const rest_place = spans + first + with.size();
    if (rest_place < rest)
        std::copy(rest, rest_end, rest_place);
    else
        std::copy_backward(rest, rest_end, spans + count);
    std::ranges::copy(with, spans + first);
    set_count(x, count);
}

void Ground::set_count(int x, int count) {
    counts_[at(x)] = count;
    hanging_.set(x, count > 1);
}

void Ground::widen() {
    std::vector<Span> wider(spans_.size() * 2);
    for (int x = 0; x < width(); ++x)
        std::ranges::copy(column(x), wider.begin() + std::ptrdiff_t{x} * stride_ * 2);
    spans_ = std::move(wider);
    stride_ *= 2;
}

void Ground::update_maxima(Range range) {
    if (range.empty()) return;
    for (int x = range.x0; x < range.x1; ++x) maxima_[at(leaves_ + x)] = top(x);
    int first = (leaves_ + range.x0) / 2;
    int last = (leaves_ + range.x1 - 1) / 2;
    for (; first > 0; first /= 2, last /= 2)
        for (int node = first; node <= last; ++node)
            maxima_[at(node)] = std::max(maxima_[at(2 * node)], maxima_[at(2 * node + 1)]);
}

void Ground::changed(Range range) {
    if (range.empty()) return;
    update_maxima(range);
    disturb({range.x0 - 1, range.x1 + 1});
    remember(range);
}

/// Marks what flows in these columns as possibly too steep.
void Ground::disturb(Range range) {
    if (!has_sand_) return;
    for (int x = std::max(range.x0, 0); x < std::min(range.x1, width()); ++x) disturbed_.set(x, true);
}

void Ground::remember(Range range) {
    if (range.empty()) return;
    ++revision_;
    changes_[revision_ % kRemembered] = range;
}

}  // namespace terramorph

#include "terrain/ground.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

#include "base/random.h"

namespace terramorph {

namespace {

constexpr int kFirstStride = 4;
constexpr int kWordBits = 64;
constexpr std::uint32_t kSuspendStream = 100;

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

int length(Span span) { return span.top - span.bottom; }

bool suspended(int x, int chance, std::uint32_t seed) {
    const std::uint64_t scaled = std::uint64_t{bits(seed, kSuspendStream, x, 0)} * 100;
    return static_cast<int>(scaled >> 32) < chance;
}

}  // namespace

Ground::Ground(std::vector<int> surface, int height)
    : height_(height),
      surface_(std::move(surface)),
      stride_(kFirstStride),
      spans_(surface_.size() * kFirstStride),
      counts_(surface_.size(), 1),
      leaves_(static_cast<int>(std::bit_ceil(surface_.size()))),
      hanging_(surface_.size() / kWordBits + 1) {
    for (int x = 0; x < width(); ++x) {
        assert(surface_[at(x)] >= kBedrock && surface_[at(x)] <= height * kSub);
        spans_[at(x * stride_)] = {0, surface_[at(x)]};
    }
    maxima_.assign(at(2 * leaves_), 0);
    update_maxima({0, width()});
}

std::span<const Span> Ground::column(int x) const {
    assert(x >= 0 && x < width());
    return {spans_.data() + at(x) * at(stride_), at(counts_[at(x)])};
}

int Ground::top(int x) const { return column(x).back().top; }

int Ground::highest(int x0, int x1) const {
    int highest = 0;
    int left = leaves_ + std::clamp(x0, 0, width());
    int right = leaves_ + std::clamp(x1, 0, width());
    for (; left < right; left /= 2, right /= 2) {
        if (left % 2 == 1) highest = std::max(highest, maxima_[at(left++)]);
        if (right % 2 == 1) highest = std::max(highest, maxima_[at(--right)]);
    }
    return highest;
}

bool Ground::solid(int x, int y) const {
    if (y < 0) return true;
    if (x < 0 || x >= width()) return false;
    for (const Span span : column(x))
        if (y < span.top) return y >= span.bottom;
    return false;
}

int Ground::floor_below(int x, int y) const {
    int floor = 0;
    if (x < 0 || x >= width()) return floor;
    for (const Span span : column(x))
        if (span.top <= y) floor = span.top;
    return floor;
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
    update_maxima(dirty);
    remember(dirty);
    return cells;
}

std::int64_t Ground::carve(const Shape& shape) {
    return edit_columns(shape, [&](int x, Span chord) {
        return carve_column(x, {std::max(chord.bottom, kBedrock), chord.top});
    });
}

std::int64_t Ground::heap(const Shape& shape, std::span<const Shape> hulls) {
    return edit_columns(shape, [&](int x, Span chord) {
        return heap_around(x, {std::max(chord.bottom, 0), std::min(chord.top, height_ * kSub)}, hulls);
    });
}

bool Ground::settle(int fall, int suspend_chance, std::uint32_t seed) {
    assert(fall > 0);
    Range moved;
    Range run;  // neighbouring columns, whose maxima are brought up to date together
    for (std::size_t word = 0; word < hanging_.size(); ++word)
        for (std::uint64_t left = hanging_[word]; left != 0; left &= left - 1) {
            const int x = static_cast<int>(word) * kWordBits + std::countr_zero(left);
            if (suspended(x, suspend_chance, seed)) continue;
            settle_column(x, fall);
            if (x != run.x1) update_maxima(std::exchange(run, {x, x}));
            run.x1 = x + 1;
            moved.include(run);
        }
    update_maxima(run);
    remember(moved);
    return !moved.empty();
}

std::int64_t Ground::area() const {
    std::int64_t cells = 0;
    for (int x = 0; x < width(); ++x)
        for (const Span span : column(x)) cells += length(span);
    return cells;
}

Range Ground::changed_since(std::uint32_t revision) const {
    const std::uint32_t behind = revision_ - revision;
    if (behind > kRemembered) return {0, width()};
    Range changed;
    for (std::uint32_t n = 0; n < behind; ++n) changed.include(changes_[(revision_ - n) % kRemembered]);
    return changed;
}

void Ground::add_to(Hash& hash) const {
    hash.add(height_);
    hash.add(width());
    for (int x = 0; x < width(); ++x) {
        hash.add(counts_[at(x)]);
        for (const Span span : column(x)) {
            hash.add(span.bottom);
            hash.add(span.top);
        }
    }
}

std::int64_t Ground::carve_column(int x, Span away) {
    if (away.empty()) return 0;
    const std::span<const Span> spans = column(x);
    int first = 0;
    while (first < counts_[at(x)] && spans[at(first)].top <= away.bottom) ++first;
    int last = first;
    std::int64_t removed = 0;
    for (; last < counts_[at(x)] && spans[at(last)].bottom < away.top; ++last)
        removed += std::min(spans[at(last)].top, away.top) - std::max(spans[at(last)].bottom, away.bottom);
    if (first == last) return 0;
    const Span below{spans[at(first)].bottom, away.bottom};
    const Span above{away.top, spans[at(last - 1)].top};
    std::array<Span, 2> kept;
    std::size_t count = 0;
    if (!below.empty()) kept[count++] = below;
    if (!above.empty()) kept[count++] = above;
    replace(x, first, last, {kept.data(), count});
    return removed;
}

/// What touches the piece, above or below, becomes one with it.
std::int64_t Ground::heap_column(int x, Span piece) {
    const std::span<const Span> spans = column(x);
    int first = 0;
    while (first < counts_[at(x)] && spans[at(first)].top < piece.bottom) ++first;
    int last = first;
    Span whole = piece;
    int earth_before = 0;
    for (; last < counts_[at(x)] && spans[at(last)].bottom <= piece.top; ++last) {
        const Span span = spans[at(last)];
        whole = {std::min(whole.bottom, span.bottom), std::max(whole.top, span.top)};
        earth_before += length(span);
    }
    replace(x, first, last, {&whole, 1});
    return length(whole) - earth_before;
}

std::int64_t Ground::heap_around(int x, Span piece, std::span<const Shape> hulls) {
    if (piece.empty()) return 0;
    if (hulls.empty()) return heap_column(x, piece);
    const Span hull = hulls.front().chord(x);
    const std::span<const Shape> others = hulls.subspan(1);
    if (hull.empty()) return heap_around(x, piece, others);
    const Span below{piece.bottom, std::min(piece.top, hull.bottom)};
    const Span above{std::max(piece.bottom, hull.top), piece.top};
    const std::int64_t added = heap_around(x, below, others);
    return added + heap_around(x, above, others);
}

void Ground::settle_column(int x, int fall) {
    Span* const spans = &spans_[at(x) * at(stride_)];
    int kept = 1;
    for (int k = 1; k < counts_[at(x)]; ++k) {
        const int drop = std::min(fall, spans[k].bottom - spans[kept - 1].top);
        const Span fallen{spans[k].bottom - drop, spans[k].top - drop};
        if (fallen.bottom == spans[kept - 1].top)
            spans[kept - 1].top = fallen.top;
        else
            spans[kept++] = fallen;
    }
    set_count(x, kept);
}

/// Puts some spans in the place of a column's spans first .. last - 1.
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
    const std::uint64_t bit = std::uint64_t{1} << (x % kWordBits);
    std::uint64_t& word = hanging_[at(x / kWordBits)];
    word = count > 1 ? word | bit : word & ~bit;
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

void Ground::remember(Range range) {
    if (range.empty()) return;
    ++revision_;
    changes_[revision_ % kRemembered] = range;
}

}  // namespace terramorph

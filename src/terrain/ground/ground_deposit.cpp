// Adds earth by the cell: a loose region that has come to rest becomes ground again.
#include <algorithm>

#include "terrain/ground/ground.h"

namespace terramorph {

namespace {

/// The share of each, rounded up, if cells are divided equally.
int share(std::int64_t cells, std::size_t count) {
    const auto each = static_cast<std::int64_t>(count);
    return static_cast<int>((cells + each - 1) / each);
}

/// Removes cells evenly from all tops until at most this many are left.
void trim(Chords& parts, std::int64_t cells) {
    std::int64_t surplus = cells_of(parts) - cells;
    while (surplus > 0) {
        const int each = share(surplus, parts.size());
        for (Chord& part : parts) {
            const auto cut =
                static_cast<int>(std::min<std::int64_t>({each, part.span.length().count(), surplus}));
            part.span.top -= Sixteenths{cut};
            surplus -= cut;
        }
        std::erase_if(parts, [](const Chord& part) { return part.span.empty(); });
    }
}

}  // namespace

std::int64_t Ground::deposit(const Chords& chords, std::int64_t cells, std::span<const Shape> hulls) {
    if (cells <= 0 || width() == 0) return 0;
    Chords parts = free_parts(chords, hulls);
    trim(parts, cells);
    std::int64_t left = cells;
    Range dirty = columns_of(parts);
    for (const Chord& part : parts) left -= heap_column(part.x, part.span);
    dirty.include(heap_on_top(columns_of(chords), left, hulls));
    dirty.include(fill_up(left, hulls));
    changed(dirty);
    return cells - left;
}

/// The parts of the chords inside the level and outside hulls and earth.
Chords Ground::free_parts(const Chords& chords, std::span<const Shape> hulls) const {
    Chords parts;
    for (const Chord& chord : chords) {
        if (chord.x < 0 || chord.x >= width()) continue;
        const Span inside = {std::max(chord.span.bottom, Sixteenths{}),
                             std::min(chord.span.top, height_ * kColumn)};
        for_each_part_outside(hulls, chord.x, inside, [&](Span part) {
            for (const Span span : column(chord.x)) {
                if (span.top <= part.bottom) continue;
                const Span below = {part.bottom, std::min(part.top, span.bottom)};
                if (!below.empty()) parts.push_back({chord.x, below});
                part.bottom = span.top;
            }
            if (!part.empty()) parts.push_back({chord.x, part});
        });
    }
    return parts;
}

/// The room from a column's top up to the ceiling or the first hull.
Span Ground::room_on_top(int x, std::span<const Shape> hulls) const {
    Span room = {top(x), height_ * kColumn};
    for (const Shape& hull : hulls) {
        const Span chord = hull.chord(x);
        if (!chord.empty() && chord.top > room.bottom) room.top = std::min(room.top, chord.bottom);
    }
    return room;
}

/// Adds the rest evenly on top of these columns, as far as there is room, and then on more and more columns
/// beside them. Returns the changed columns.
Range Ground::heap_on_top(Range columns, std::int64_t& left, std::span<const Shape> hulls) {
    columns.x0 = std::clamp(columns.x0, 0, width() - 1);
    columns.x1 = std::clamp(columns.x1, columns.x0 + 1, width());
    std::vector<int> open;
    for (int x = columns.x0; x < columns.x1; ++x) open.push_back(x);
    Range dirty;
    while (left > 0) {
        std::erase_if(open, [&](int x) { return room_on_top(x, hulls).empty(); });
        if (open.empty()) {
            if (columns == level()) break;
            if (columns.x0 > 0) open.push_back(--columns.x0);
            if (columns.x1 < width()) open.push_back(columns.x1++);
            continue;
        }
        const int each = share(left, open.size());
        for (const int x : open) {
            const Span room = room_on_top(x, hulls);
            const auto added = static_cast<int>(std::min<std::int64_t>({each, room.length().count(), left}));
            if (added == 0) break;
            left -= heap_column(x, {room.bottom, room.bottom + Sixteenths{added}});
            dirty.include({x, x + 1});
        }
    }
    return dirty;
}

/// Fills any free place in the level, if there was still not enough room.
Range Ground::fill_up(std::int64_t& left, std::span<const Shape> hulls) {
    Range dirty;
    for (int x = 0; x < width() && left > 0; ++x) {
        Chords parts = free_parts({{x, {Sixteenths{}, height_ * kColumn}}}, hulls);
        trim(parts, left);
        for (const Chord& part : parts) left -= heap_column(part.x, part.span);
        dirty.include(columns_of(parts));
    }
    return dirty;
}

}  // namespace terramorph

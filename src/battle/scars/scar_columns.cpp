#include "battle/scars/scar_columns.h"

#include <algorithm>
#include <iterator>

#include "base/index.h"

namespace terramorph {

namespace {

constexpr int kMostSpans = 4000;    // of a column
constexpr int kMostStep = 2 << 24;  // from any height to any other, in sixteenths

/// The heights of a column that may differ; its spans and its stones come behind them.
constexpr Sixteenths GroundColumn::*kHeights[] = {&GroundColumn::surface, &GroundColumn::rock_top,
                                                  &GroundColumn::sand_bottom, &GroundColumn::loose_bottom,
                                                  &GroundColumn::slipped};
constexpr std::vector<Span> GroundColumn::*kSpans[] = {&GroundColumn::spans, &GroundColumn::stones};
constexpr int kParts = static_cast<int>(std::size(kHeights) + std::size(kSpans));

/// The bound of a span number k that's likely, after that of the column before it.
Sixteenths likely_bound(const std::vector<Span>& before, std::size_t k, Sixteenths Span::*bound,
                        Sixteenths last) {
    return k < before.size() ? before[k].*bound : last;
}

void put_spans(ScarWriter& writer, const std::vector<Span>& spans, const std::vector<Span>& before) {
    writer.put(std::ssize(spans));
    Sixteenths last;
    for (std::size_t k = 0; k < spans.size(); ++k)
        for (const auto bound : {&Span::bottom, &Span::top}) {
            writer.put((spans[k].*bound - likely_bound(before, k, bound, last)).count());
            last = spans[k].*bound;
        }
}

std::vector<Span> take_spans(ScarReader& reader, const std::vector<Span>& before) {
    std::vector<Span> spans(at(reader.take(0, kMostSpans)));
    Sixteenths last;
    for (std::size_t k = 0; k < spans.size(); ++k)
        for (const auto bound : {&Span::bottom, &Span::top}) {
            const Sixteenths likely = likely_bound(before, k, bound, last);
            last = spans[k].*bound = likely + Sixteenths(reader.take(-kMostStep, kMostStep));
        }
    return spans;
}

/// A column as it differs from what it's anew, with numbers as they differ from the column before.
void put_column(ScarWriter& writer, const GroundColumn& now, const GroundColumn& anew,
                const GroundColumn& before) {
    int parts = 0;
    for (int k = 0; const auto height : kHeights) parts |= int{now.*height != anew.*height} << k++;
    for (int k = std::size(kHeights); const auto spans : kSpans)
        parts |= int{now.*spans != anew.*spans} << k++;
    writer.put(parts);
    for (const auto height : kHeights)
        if (now.*height != anew.*height) writer.put((now.*height - before.*height).count());
    for (const auto spans : kSpans)
        if (now.*spans != anew.*spans) put_spans(writer, now.*spans, before.*spans);
}

GroundColumn take_column(ScarReader& reader, const GroundColumn& anew, const GroundColumn& before) {
    GroundColumn now = anew;
    int parts = reader.take(0, (1 << kParts) - 1);
    for (const auto height : kHeights) {
        if ((parts & 1) != 0) now.*height = before.*height + Sixteenths(reader.take(-kMostStep, kMostStep));
        parts >>= 1;
    }
    for (const auto spans : kSpans) {
        if ((parts & 1) != 0) now.*spans = take_spans(reader, before.*spans);
        parts >>= 1;
    }
    return now;
}

/// True if these are sorted, apart and within a level.
bool are_spans(const std::vector<Span>& spans, Sixteenths highest) {
    for (std::size_t k = 0; k < spans.size(); ++k) {
        const bool apart = k == 0 || spans[k - 1].top < spans[k].bottom;
        if (!apart || spans[k].empty() || spans[k].top > highest) return false;
    }
    return true;
}

/// True if stones, which may touch, lie in earth.
bool are_stones(const GroundColumn& column) {
    return std::ranges::all_of(column.stones,
                               [&](Span stone) {
                                   return !stone.empty() && std::ranges::any_of(column.spans, [&](Span span) {
                                       return span.bottom <= stone.bottom && stone.top <= span.top;
                                   });
                               }) &&
           std::ranges::is_sorted(column.stones, [](Span a, Span b) { return a.top <= b.bottom; });
}

/// True if a ground can have it, so high.
bool is_column(const GroundColumn& column, Sixteenths highest) {
    const auto is_height = [&](Sixteenths y) { return y >= Sixteenths{} && y <= highest; };
    const auto is_bottom = [&](Sixteenths y) { return is_height(y) || y == kNoSand; };
    return !column.spans.empty() && column.spans.front().bottom == Sixteenths{} &&
           column.spans.front().top >= Ground::kBedrock && are_spans(column.spans, highest) &&
           are_stones(column) && is_height(column.surface) && is_height(column.rock_top) &&
           is_bottom(column.sand_bottom) && is_bottom(column.loose_bottom) && abs(column.slipped) <= highest;
}

}  // namespace

std::string scar_as_bytes(const Scar& scar, const Ground& anew) {
    ScarWriter writer;
    writer.put(scar.x0);
    writer.put(std::ssize(scar.columns));
    GroundColumn before = anew.whole_column(scar.x0);
    for (int x = scar.x0; const GroundColumn& column : scar.columns) {
        put_column(writer, column, anew.whole_column(x++), before);
        before = column;
    }
    return writer.bytes();
}

Scar take_scar(ScarReader& reader, const Ground& anew, int first) {
    Scar scar;
    scar.x0 = reader.take(first, anew.width() - 1);
    const int count = reader.take(1, anew.width() - scar.x0);
    if (reader.failed()) return scar;
    GroundColumn before = anew.whole_column(scar.x0);
    for (int x = scar.x0; x < scar.x0 + count && !reader.failed(); ++x) {
        before = take_column(reader, anew.whole_column(x), before);
        if (!is_column(before, anew.height() * kColumn)) reader.fail();
        scar.columns.push_back(before);
    }
    return scar;
}

}  // namespace terramorph

// Finds earth that's cut off from bedrock.
#include <algorithm>
#include <utility>

#include "base/index.h"
#include "terrain/ground/ground.h"

namespace terramorph {

namespace {

bool overlap(Span a, Span b) { return a.bottom < b.top && b.bottom < a.top; }

bool lower_in_column(const Chord& a, const Chord& b) {
    return std::pair(a.x, a.span.bottom) < std::pair(b.x, b.span.bottom);
}

/// Floods spans of neighbouring columns that overlap. The lowest span of every column stands on bedrock, and
/// some others on linings.
class Flood {
  public:
    explicit Flood(const Ground& ground) : ground_(ground), first_(at(ground.width()) + 1) {
        for (int x = 0; x < ground.width(); ++x)
            first_[at(x) + 1] = first_[at(x)] + static_cast<int>(ground.column(x).size());
        number_.resize(at(first_.back()));
    }

    /// The region connected to the k-th span of column x; empty if it's held or was found before.
    Chords region_at(int x, int k) {
        if (number(x, k) != 0) return {};
        ++flood_;
        Chords found;
        open_.clear();
        enter(x, k);
        while (!open_.empty()) {
            const Place place = open_.back();
            open_.pop_back();
            found.push_back({place.x, ground_.column(place.x)[at(place.k)]});
            for (const int beside : {place.x - 1, place.x + 1})
                if (!enter_all(beside, found.back().span)) return {};
        }
        std::ranges::sort(found, lower_in_column);
        return found;
    }

  private:
    struct Place {
        int x;
        int k;
    };

    int& number(int x, int k) { return number_[at(first_[at(x)] + k)]; }

    void enter(int x, int k) {
        number(x, k) = flood_;
        open_.push_back({x, k});
    }

    /// Enters the spans of a column that touch this one. False if they're held: one is the lowest or
    /// lined or, since every region is flooded only once, belongs to an earlier flood.
    bool enter_all(int x, Span span) {
        if (x < 0 || x >= ground_.width()) return true;
        const std::span<const Span> spans = ground_.column(x);
        for (int k = 0; at(k) < spans.size() && spans[at(k)].bottom < span.top; ++k) {
            if (!overlap(spans[at(k)], span) || number(x, k) == flood_) continue;
            if (ground_.is_held(x, k) || number(x, k) != 0) return false;
            enter(x, k);
        }
        return true;
    }

    const Ground& ground_;
    std::vector<int> first_;   // index of each column's first span
    std::vector<int> number_;  // number of the flood that reached a span; 0: none yet
    std::vector<Place> open_;
    int flood_ = 0;
};

}  // namespace

std::vector<LooseRegion> Ground::take_loose(Range changed_columns) {
    if (changed_columns.empty()) return {};
    std::vector<int> starts;
    hanging_.for_each({std::max(changed_columns.x0 - 1, 0), std::min(changed_columns.x1 + 1, width())},
                      [&](int x) { starts.push_back(x); });
    if (starts.empty()) return {};
    std::vector<Chords> loose;
    Flood flood(*this);
    for (const int x : starts)
        for (int k = 1; k < counts_[at(x)]; ++k)
            if (!is_held(x, k))
                if (Chords chords = flood.region_at(x, k); !chords.empty())
                    loose.push_back(std::move(chords));
    return take_out(std::move(loose));
}

std::vector<LooseRegion> Ground::take_out(std::vector<Chords> pieces) {
    std::vector<LooseRegion> regions;
    for (Chords& chords : pieces) regions.push_back({.chords = std::move(chords)});
    Range dirty;
    Chords crumbs;
    for (LooseRegion& region : regions) {
        if (!masonry_.empty()) region.stones = common(region.chords, masonry_.stones());
        for (const Chord& chord : region.chords) region.cells += carve_column(chord.x, chord.span);
        dirty.include(columns_of(region.chords));
        if (is_too_small(region)) crumbs.insert(crumbs.end(), region.chords.begin(), region.chords.end());
    }
    std::erase_if(regions, is_too_small);
    drop(std::move(crumbs));
    changed(dirty);
    return regions;
}

/// Drops each straight down at once, the lowest first.
void Ground::drop(Chords crumbs) {
    std::ranges::sort(crumbs, lower_in_column);
    for (const Chord& crumb : crumbs) {
        const Sixteenths floor = floor_below(crumb.x, crumb.span.bottom);
        heap_column(crumb.x, {floor, floor + crumb.span.length()});
    }
}

}  // namespace terramorph

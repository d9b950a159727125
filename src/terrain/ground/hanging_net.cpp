#include "terrain/ground/hanging_net.h"

#include <algorithm>

namespace terramorph {

namespace {

constexpr int kMortarPart = 4;  // joints of masonry are as strong as joints of earth so many times thinner

/// The columns that could hold a region about these: hanging earth has its joints in the next column.
Range run_about(const Ground& ground, Range changed) {
    Range run = {std::max(changed.x0 - 1, 0), std::min(changed.x1 + 1, ground.width())};
    if (run.empty()) return {};
    while (run.x0 > 0 && ground.hangs(run.x0)) --run.x0;
    while (run.x1 < ground.width() && ground.hangs(run.x1 - 1)) ++run.x1;
    return run;
}

}  // namespace

void HangingSpan::clear_load() {
    steps = joint = parents = sides = 0;
    braced = cut = false;
    cells = moment2 = span.length().count() + load;
}

HangingNet::HangingNet(const Ground& ground, Range changed)
    : ground_(ground), run_(run_about(ground, changed)) {
    for (int x = run_.x0; x < run_.x1; ++x) {
        first_.push_back(size());
        for (int k = 1; const Span each : ground.column(x).subspan(1))
            if (!ground.is_held(x, k++)) spans_.push_back({x, each});
    }
    first_.push_back(size());
    for (HangingSpan& each : spans_) {
        each.joints = static_cast<int>(joints_.size());
        for (const int side : {0, 1}) join(each, side);
    }
    for (int v = 0; v < size(); ++v)
        if (span(v).x >= changed.x0 - 1 && span(v).x <= changed.x1) flood(v, Is::elsewhere, Is::held);
}

/// The thickness of the joint between spans of neighbouring columns, without sand; kNoJoint if they don't
/// touch. Mortar joins less.
int HangingNet::joint(int x, Span a, int beside, Span b) const {
    const Span common = {std::max(a.bottom, b.bottom), std::min(a.top, b.top)};
    if (common.empty()) return HangingSpan::kNoJoint;
    const Sixteenths firm = std::min({common.top, ground_.sand_bottom(x), ground_.sand_bottom(beside)});
    const int thick = std::max((firm - common.bottom).count(), 0);
    const Masonry& masonry = ground_.masonry();
    const bool mortar = masonry.has(x, common.bottom) || masonry.has(beside, common.bottom);
    return mortar ? thick / kMortarPart : thick;
}

/// Finds its joints to one side.
void HangingNet::join(HangingSpan& from, int side) {
    const int x = from.x + 2 * side - 1;
    if (x < 0 || x >= ground_.width()) return;
    for (int k = 0; const Span each : ground_.column(x))
        if (ground_.is_held(x, k++))
            from.on_ground[at(side)] = std::max(from.on_ground[at(side)], joint(from.x, from.span, x, each));
    if (x < run_.x0 || x >= run_.x1) return;
    for (int u = first_[at(x - run_.x0)]; u < first_[at(x - run_.x0 + 1)]; ++u)
        if (const int thick = joint(from.x, from.span, x, span(u).span); thick != HangingSpan::kNoJoint)
            joints_.push_back({u, thick});
}

Chords HangingNet::flood(int start, Is from, Is to) {
    if (span(start).is != from) return {};
    std::vector<int> found = {start};
    std::vector<int> open;
    span(start).is = to;
    for (std::size_t done = 0; done < found.size(); ++done) {
        open.clear();
        span(found[done]).is = from;  // to find its like
        for_each_beside(found[done], [&](int u, int) { open.push_back(u); });
        span(found[done]).is = to;
        for (const int u : open) span(u).is = to;
        found.insert(found.end(), open.begin(), open.end());
    }
    std::ranges::sort(found);
    Chords chords;
    for (const int v : found) chords.push_back({span(v).x, span(v).span});
    return chords;
}

}  // namespace terramorph

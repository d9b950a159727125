#include "battle/slip/slip.h"

#include <algorithm>
#include <utility>

#include "base/index.h"
#include "base/state_hash.h"

namespace terramorph {

std::vector<Range> Slip::moving() const {
    std::vector<Range> runs = {columns()};
    for (const Range& plot : held) {
        std::vector<Range> left;
        for (const Range& run : runs)
            for (const Range part :
                 {Range{run.x0, std::min(run.x1, plot.x0)}, {std::max(run.x0, plot.x1), run.x1}})
                if (!part.empty()) left.push_back(part);
        runs = std::move(left);
    }
    return runs;
}

Sixteenths Slip::risen(std::size_t k, Ticks after) const {
    const std::int64_t all = ticks.count();
    const std::int64_t twice = 2 * std::int64_t{rises[k].count()} * after.count();
    return Sixteenths(static_cast<int>(floor_div(twice + all, 2 * all)));
}

void Slips::add_to(StateHash& state) const {
    if (rows.empty()) return;
    state.begin("slips");
    for (int x = 0; const std::int16_t row : rows) state.add("row", x++, int{row});
    state.add("cells", cells);
    state.add("unsettled from", unsettled.x0);
    state.add("unsettled to", unsettled.x1);
    for (int k = 0; const Slip& slip : going) {
        state.begin("slip", k++);
        state.add("from", slip.x0);
        for (int x = 0; const Sixteenths rise : slip.rises) state.add("rise", x++, rise.count());
        state.add("ticks", slip.ticks);
        state.add("gone", slip.gone);
        state.add("by", slip.by);
    }
}

}  // namespace terramorph

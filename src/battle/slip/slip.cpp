#include "battle/slip/slip.h"

#include "base/index.h"
#include "base/state_hash.h"

namespace terramorph {

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

// Galleries that are propped, and what sinks when their props break.
#include <algorithm>
#include <utility>

#include "base/index.h"
#include "terrain/ground/ground.h"

namespace terramorph {

void Ground::line(std::span<const Lining> linings) { linings_.add(linings, width()); }

std::vector<Lining> Ground::break_linings() { return linings_.take_broken(); }

Span Ground::opening(const Lining& lining) const {
    const Sixteenths rise = slipped((lining.columns.x0 + lining.columns.x1) / 2);
    return {lining.opening.bottom + rise, lining.opening.top + rise};
}

bool Ground::sink(Sixteenths fall) {
    Range moved;
    for (Lining& over : linings_.sinking()) {
        Range here;
        Sixteenths lowest = over.opening.bottom;
        for (int x = over.columns.x0; x < over.columns.x1; ++x) {
            const auto stays = [&](Span span) {
                const Sixteenths bottom = span.bottom - slipped(x);
                if (!over.carries(bottom) || linings_.carry(x, span.bottom)) return true;
                lowest = std::min(lowest, bottom - fall - Sixteenths{1});
                return false;
            };
            if (settle_column(x, fall, stays)) here.include({x, x + 1});
        }
        over.opening.bottom = lowest;  // the floor may sink as well
        if (here.empty()) over.columns = {};
        changed(here);
        moved.include(here);
    }
    std::erase_if(linings_.sinking(), [](const Lining& over) { return over.columns.empty(); });
    return !moved.empty();
}

}  // namespace terramorph

#pragma once

#include <cstdint>
#include <vector>

#include "battle/content/arsenal.h"
#include "lab/balance/table.h"

namespace terramorph {

/// The health that a shot of a weapon costs enemies, minus 1.5 times what it costs the shooter: the mean over
/// levels.
struct Worth {
    WeaponId weapon;
    double exact = 0;     ///< aimed without an error
    double good = 0;      ///< with errors of up to a degree and 2 % of the power
    double poor = 0;      ///< 2.5 degrees and 6 %
    double shielded = 0;  ///< exactly aimed, at enemies behind shields
    double own = 0;       ///< what the shooter loses, exactly aimed
    double earth = 0;     ///< cells of ground that are gone, or new

    /// Of all three aims.
    double mean() const { return (3 * exact + 4 * good + 3 * poor) / 10; }
};

struct WorthPlan {
    int levels = 60;  ///< the generators in turn
    std::uint32_t seed = 1;
    int jobs = 0;  ///< threads; 0: as many as there are cores
};

/// On each level one of four tanks fires every weapon that a player can buy, at the best of several aims. The
/// result doesn't depend on the number of threads.
std::vector<Worth> measure_worth(const WorthPlan& plan, const Arsenal& arsenal);

/// The fair price of a shot, in dollars: the more a shot does, the dearer each point of health.
int fair_price(double worth);

/// By arms level, the cheapest first.
Table worth_table(const std::vector<Worth>& worths, const Arsenal& arsenal);

}  // namespace terramorph

#include "ui/screens/galaxy/years.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "base/text.h"

namespace terramorph {

YearSteps::YearSteps(const Parameter& years, double set_before)
    : steps_{years.minimum, years.default_value, set_before, years.maximum}, parameter_(years) {
    for (double decade = 1; decade <= years.maximum; decade *= 10)
        for (const double times : {1.0, 2.0, 5.0})
            if (!validate(years, times * decade)) steps_.push_back(times * decade);
    std::ranges::sort(steps_);
    steps_.erase(std::unique(steps_.begin(), steps_.end()), steps_.end());
    for (const double step : steps_) {
        const bool whole = step == std::floor(step);  // all digits of it, to be typed as they are shown
        names_.push_back(whole ? concat(static_cast<std::int64_t>(step)) : to_text(step));
    }
    choices_.assign(names_.begin(), names_.end());
    parameter_.minimum = 0;
    parameter_.maximum = static_cast<double>(steps_.size() - 1);
    parameter_.default_value = place(years.default_value);
    parameter_.whole = true;
    parameter_.choices = choices_;
}

double YearSteps::place(double years) const {
    const auto above = std::ranges::upper_bound(steps_, years);
    return static_cast<double>(above - steps_.begin() - 1);
}

}  // namespace terramorph

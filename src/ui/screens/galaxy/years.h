#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/parameter.h"

namespace terramorph {

/// A slider for years from 0 to a thousand million, in steps of 1, 2, 5, 10, 20 ... and the value that was
/// set before.
class YearSteps {
  public:
    /// `years`: the number's parameter, which must outlive this.
    YearSteps(const Parameter& years, double set_before);
    YearSteps(const YearSteps&) = delete;
    YearSteps& operator=(const YearSteps&) = delete;

    /// A parameter for the step's index, with years as names.
    const Parameter& parameter() const { return parameter_; }
    double years(double place) const { return steps_[static_cast<std::size_t>(place)]; }
    /// The index of the last step that's at most this many years.
    double place(double years) const;

  private:
    std::vector<double> steps_;
    std::vector<std::string> names_;
    std::vector<std::string_view> choices_;
    Parameter parameter_;
};

}  // namespace terramorph

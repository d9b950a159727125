#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/parameter.h"

namespace terramorph {

/// Numbers of years from none to a thousand million on one slider: it goes through 1, 2, 5, 10, 20 ... and
/// one number more, which is whatever was set before.
class YearSteps {
  public:
    /// `years`: what these are as a number; it outlives this.
    YearSteps(const Parameter& years, double set_before);
    YearSteps(const YearSteps&) = delete;
    YearSteps& operator=(const YearSteps&) = delete;

    /// Of the step's place, named by its years.
    const Parameter& parameter() const { return parameter_; }
    double years(double place) const { return steps_[static_cast<std::size_t>(place)]; }
    /// Of the last step that is not above so many years.
    double place(double years) const;

  private:
    std::vector<double> steps_;
    std::vector<std::string> names_;
    std::vector<std::string_view> choices_;
    Parameter parameter_;
};

}  // namespace terramorph

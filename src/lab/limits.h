#pragma once

#include <string_view>

#include "base/result.h"

namespace terramorph {

constexpr int kMostJobs = 1024;  ///< threads of a measurement

/// Why an option of a command can't have this value; none if it can.
inline Refusal validate_option(std::string_view option, double value, double least, double most) {
    if (value >= least && value <= most) return std::nullopt;
    return error("{option} can't be {value}; allowed: {low} to {high}",
                 {{"option", option}, {"value", value}, {"low", least}, {"high", most}});
}

}  // namespace terramorph

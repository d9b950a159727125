#pragma once

#include <iostream>
#include <string>

#include "base/result.h"

namespace terramorph {

/// Says why a command of the lab cannot be done, and returns its status.
inline int fail(const std::string& why) {
    std::cerr << "terramorph-lab: " << why << '\n';
    return 2;
}
inline int fail(const Error& error) { return fail(error.text()); }

}  // namespace terramorph

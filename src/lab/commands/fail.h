#pragma once

#include <iostream>
#include <string>

#include "base/result.h"
#include "base/text.h"

namespace terramorph {

/// Prints why a command of the lab failed, and returns the exit status.
inline int fail(const std::string& why) {
    std::cerr << "terramorph-lab: " << terminal_line(why) << '\n';
    return 2;
}
inline int fail(const Error& error) { return fail(error.text()); }

}  // namespace terramorph

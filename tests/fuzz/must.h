#pragma once

#include <cstdlib>
#include <iostream>
#include <string_view>

#include "base/result.h"

namespace terramorph::test {

/// Stops the program where it does not hold: a fuzzer then keeps what it came from.
inline void must(bool holds, std::string_view what) {
    if (holds) return;
    std::cerr << "this does not hold: " << what << '\n';
    std::abort();
}

/// An error is one line or a few, and says something.
inline void must_tell(const Error& error) {
    must(!error.text().empty(), "an error says what is wrong");
    must(error.text().size() < 1000, "an error is short");
}

}  // namespace terramorph::test

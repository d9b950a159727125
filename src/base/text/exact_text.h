#pragma once

#include <concepts>
#include <string>

namespace terramorph {

/// The shortest text that reads back as exactly this number: "0.1", "1e+22".
template <std::floating_point Number>
std::string exact_text(Number number);

/// The same, bit for bit, by what every library of C has: clang's own way takes tables of 100 KB to a page.
template <std::floating_point Number>
std::string exact_text_by_trial(Number number);

}  // namespace terramorph

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace terramorph {

/// The base letter, A to z, of a Latin letter: u for ü, l for ł; 0 for all others.
char plain_letter(char32_t code);

/// Lower case without marks, for searching: "Große" is "grosse".
std::string folded(std::string_view text);

}  // namespace terramorph

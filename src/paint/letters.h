#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace terramorph {

/// The letter from A to z that this Latin one is made of: u for ü, l for ł; 0 for all others.
char plain_letter(char32_t code);

/// In lower case and without marks, so that what is looked for is found however it is typed: "Große" is
/// "grosse".
std::string folded(std::string_view text);

}  // namespace terramorph

#pragma once

#include <cstddef>
#include <string_view>

namespace terramorph {

// UTF-8, code point by code point. An invalid byte counts as a code point of its own, so any text can be
// walked through. (The Unicode Standard, table 3-7: no overlong forms, no surrogates, nothing beyond
// U+10FFFF.)

struct CodePoint {
    char32_t value;
    std::size_t size;  ///< in bytes
    bool valid;        ///< if not, the value is U+FFFD and the size 1
};

/// The first code point of a text that is not empty.
CodePoint first_code_point(std::string_view text);

/// Where the code point that begins at byte `at` ends, and where the one that ends at `at` begins.
std::size_t code_point_after(std::string_view text, std::size_t at);
std::size_t code_point_before(std::string_view text, std::size_t at);

std::size_t code_point_count(std::string_view text);

}  // namespace terramorph

#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace terramorph {

// UTF-8, letter by letter. Broken bytes count as letters of one byte each, so that any text can be walked
// through.

/// Where the letter that ends at `at` begins, and where the one that begins at `at` ends.
std::size_t letter_before(std::string_view text, std::size_t at);
std::size_t letter_after(std::string_view text, std::size_t at);

/// The code of the letter that begins at `at`; 0xfffd for a broken one.
char32_t letter_at(std::string_view text, std::size_t at);

std::size_t letters_in(std::string_view text);

/// The letter from A to z that this Latin one is made of: u for ü, l for ł; 0 for all others.
char plain_letter(char32_t code);

/// In lower case and without marks, so that what is looked for is found however it is typed: "Große" is
/// "grosse".
std::string folded(std::string_view text);

}  // namespace terramorph

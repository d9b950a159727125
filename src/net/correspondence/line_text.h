#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "terrain/code/code_letters.h"

namespace terramorph {

// What lines of correspondence begin with.
constexpr std::string_view kTurnMark = "TM-", kInvitationMark = "TMI-";

/// A line with these letters, and others that check them: "TM-7QK2-M9XD-4HB8-2C".
std::string line_text(std::string_view mark, const CodeLetters& letters);

/// The letters of a line that begins with this mark, however it's grouped, without those that check them.
/// None if there's a typo in it: one or two wrong letters, exchanged neighbors and missing letters are always
/// noticed.
std::optional<CodeLetters> line_letters(std::string_view mark, std::string_view line);

/// Everything in a text, such as a whole chat, that looks like a line, in order. A line that goes on behind a
/// dash at the end of a row is put together.
std::vector<std::string> lines_in(std::string_view text);

}  // namespace terramorph

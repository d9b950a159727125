#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/hash.h"

namespace terramorph {

/// Ends each line with a checksum of all lines so far, so that a reader finds the first line that was
/// damaged, left out or inserted: "0 1 fire 2 #0123abcd". The checksum is the lower 32 bits of FNV-1a.
class LineChecksum {
  public:
    /// The line with its checksum and an end of line.
    std::string sign(std::string_view line);
    /// The line without its checksum; none if the checksum is wrong or missing. Lines that fail don't count.
    std::optional<std::string_view> verify(std::string_view line);

  private:
    std::string mark(std::string_view line);

    Hash hash_;
};

}  // namespace terramorph

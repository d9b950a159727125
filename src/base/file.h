#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/result.h"

namespace terramorph {

/// The content of a regular file of at most `limit` bytes.
Result<std::string> read_file(const std::string& path, std::size_t limit = 64u << 20);

/// Replaces a file all at once: temporary file beside it, fsync, rename, fsync of the folder. After a fault the old file is
/// still there, and no temporary one.
Refusal write_file(const std::string& path, std::string_view content);

}  // namespace terramorph

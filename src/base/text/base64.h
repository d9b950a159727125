#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace terramorph {

/// Bytes as base64 for addresses (RFC 4648, section 5, without padding): letters, digits, "-" and "_".
std::string base64_text(std::string_view bytes);
/// And back; none if that isn't the one way in which they're written.
std::optional<std::string> bytes_of_base64(std::string_view text);

}  // namespace terramorph

#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/digest.h"

namespace terramorph {

/// Lines, and a last one that signs them. The purpose is signed too but not written: the lines say nothing in
/// another match or another room.
std::string signed_text(std::string_view lines, std::string_view purpose, const KeyPair& keys);

/// A text in its parts.
struct SignedText {
    std::string_view lines;  ///< each ends
    Signature signature;

    bool is_by(const PublicKey& key, std::string_view purpose) const;
};
/// None if it doesn't end with a signature.
std::optional<SignedText> parse_signed(std::string_view text);

}  // namespace terramorph

#include "net/signed_text.h"

#include "base/text.h"

namespace terramorph {

namespace {

constexpr std::string_view kSigned = "signed ";

}  // namespace

std::string signed_text(std::string_view lines, std::string_view purpose, const KeyPair& keys) {
    return concat(lines, kSigned, signature_text(keys.sign(concat(purpose, "\n", lines))), "\n");
}

bool SignedText::is_by(const PublicKey& key, std::string_view purpose) const {
    return verify(key, concat(purpose, "\n", lines), signature);
}

std::optional<SignedText> parse_signed(std::string_view text) {
    if (!text.ends_with('\n')) return std::nullopt;
    const std::string_view lines = text.substr(0, text.size() - 1);
    const auto end = lines.rfind('\n');
    if (end == std::string_view::npos || !lines.substr(end + 1).starts_with(kSigned)) return std::nullopt;
    const auto signature = parse_signature(lines.substr(end + 1 + kSigned.size()));
    if (!signature) return std::nullopt;
    return SignedText{text.substr(0, end + 1), *signature};
}

}  // namespace terramorph

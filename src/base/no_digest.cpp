// Where libsodium is missing: nothing can be signed, which can_sign() says.
#include <cstdlib>

#include "base/digest.h"

namespace terramorph {

bool can_sign() { return false; }

Digest digest(std::string_view) { std::abort(); }
Digest unguessable() { std::abort(); }
KeyPair::KeyPair(const Digest&) { std::abort(); }
Signature KeyPair::sign(std::string_view) const { std::abort(); }
bool verify(const PublicKey&, std::string_view, const Signature&) { std::abort(); }
std::string digest_text(const Digest&) { std::abort(); }
std::optional<Digest> parse_digest(std::string_view) { std::abort(); }
std::string signature_text(const Signature&) { std::abort(); }
std::optional<Signature> parse_signature(std::string_view) { std::abort(); }

}  // namespace terramorph

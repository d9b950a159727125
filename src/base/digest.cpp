#include "base/digest.h"

#include <algorithm>
#include <cstdlib>

#include "base/text/base64.h"

#ifdef TERRAMORPH_SODIUM

#include <sodium.h>

#include <cassert>
#include <vector>

namespace terramorph {

namespace {

static_assert(std::tuple_size_v<Digest> == crypto_generichash_BYTES);
static_assert(std::tuple_size_v<Digest> == crypto_sign_SEEDBYTES);
static_assert(std::tuple_size_v<PublicKey> == crypto_sign_PUBLICKEYBYTES);
static_assert(std::tuple_size_v<Signature> == crypto_sign_BYTES);

/// The library has to be told before its first use.
void prepare() {
    static const bool ready = sodium_init() >= 0;
    if (!ready) std::abort();
}

std::vector<unsigned char> bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

}  // namespace

bool can_sign() { return true; }

Digest digest(std::string_view bytes) {
    prepare();
    Digest result = {};
    const std::vector<unsigned char> all = bytes_of(bytes);
    crypto_generichash(result.data(), result.size(), all.data(), all.size(), nullptr, 0);
    return result;
}

Digest unguessable() {
    prepare();
    Digest bytes;
    randombytes_buf(bytes.data(), bytes.size());
    return bytes;
}

KeyPair::KeyPair(const Digest& seed) {
    prepare();
    static_assert(sizeof(secret_key_) == crypto_sign_SECRETKEYBYTES);
    crypto_sign_seed_keypair(public_key_.data(), secret_key_.data(), seed.data());
}

Signature KeyPair::sign(std::string_view text) const {
    Signature signature = {};
    const std::vector<unsigned char> all = bytes_of(text);
    crypto_sign_detached(signature.data(), nullptr, all.data(), all.size(), secret_key_.data());
    return signature;
}

bool verify(const PublicKey& key, std::string_view text, const Signature& signature) {
    prepare();
    const std::vector<unsigned char> all = bytes_of(text);
    return crypto_sign_verify_detached(signature.data(), all.data(), all.size(), key.data()) == 0;
}

std::string digest_text(const Digest& digest) {
    std::string text(2 * digest.size() + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), digest.data(), digest.size());
    text.pop_back();
    return text;
}

std::optional<Digest> parse_digest(std::string_view text) {
    Digest digest = {};
    std::size_t length = 0;
    const bool read = sodium_hex2bin(digest.data(), digest.size(), text.data(), text.size(), nullptr, &length,
                                     nullptr) == 0;
    if (!read || length != digest.size() || digest_text(digest) != text) return std::nullopt;
    return digest;
}

}  // namespace terramorph

#else  // without libsodium nothing can be signed, which can_sign() says

namespace terramorph {

bool can_sign() { return false; }

Digest digest(std::string_view) { std::abort(); }
Digest unguessable() { std::abort(); }
KeyPair::KeyPair(const Digest&) { std::abort(); }
Signature KeyPair::sign(std::string_view) const { std::abort(); }
bool verify(const PublicKey&, std::string_view, const Signature&) { std::abort(); }
std::string digest_text(const Digest&) { std::abort(); }
std::optional<Digest> parse_digest(std::string_view) { std::abort(); }

}  // namespace terramorph

#endif

namespace terramorph {

namespace {

template <class Bytes>
std::string letters_of(const Bytes& bytes) {
    return base64_text(std::string(bytes.begin(), bytes.end()));
}

template <class Bytes>
std::optional<Bytes> parse_letters(std::string_view text) {
    const std::optional<std::string> read = bytes_of_base64(text);
    Bytes bytes = {};
    if (!read || read->size() != bytes.size()) return std::nullopt;
    std::ranges::copy(*read, bytes.begin());
    return bytes;
}

}  // namespace

HalfDigest half_of(const Digest& digest) {
    HalfDigest half = {};
    std::copy_n(digest.begin(), half.size(), half.begin());
    return half;
}

std::string half_digest_text(const HalfDigest& half) { return letters_of(half); }
std::optional<HalfDigest> parse_half_digest(std::string_view text) { return parse_letters<HalfDigest>(text); }

std::string signature_text(const Signature& signature) { return letters_of(signature); }
std::optional<Signature> parse_signature(std::string_view text) { return parse_letters<Signature>(text); }

}  // namespace terramorph

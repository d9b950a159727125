#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace terramorph {

// What holds against somebody who wants to deceive. Hash is quicker, and good enough against accidents.

/// False where the program was built without libsodium: then nothing below may be called.
bool can_sign();

/// BLAKE2b (J.-P. Aumasson et al., RFC 7693) of 256 bits.
using Digest = std::array<std::uint8_t, 32>;
Digest digest(std::string_view bytes);
/// The first half of one. Whoever looks for two texts with the same half has to try some 2^64.
using HalfDigest = std::array<std::uint8_t, 16>;
HalfDigest half_of(const Digest& digest);
/// Bytes that nobody can guess, from the system. Only for programs: rules have no chance of their own.
Digest unguessable();

/// Keys and signatures of Ed25519 (RFC 8032). The same key signs the same text in the same way.
using PublicKey = std::array<std::uint8_t, 32>;
using Signature = std::array<std::uint8_t, 64>;

/// A secret key with its public one. Equal seeds give equal keys, so a seed has to be kept as secret.
class KeyPair {
  public:
    explicit KeyPair(const Digest& seed);

    const PublicKey& public_key() const { return public_key_; }
    Signature sign(std::string_view text) const;

  private:
    PublicKey public_key_ = {};
    std::array<std::uint8_t, 64> secret_key_ = {};
};

/// True if the owner of the key has signed this text.
bool verify(const PublicKey& key, std::string_view text, const Signature& signature);

/// 64 lower-case hexadecimal digits, and back. Any other text is none.
std::string digest_text(const Digest& digest);
std::optional<Digest> parse_digest(std::string_view text);

/// 22 letters of base64 for addresses (RFC 4648, section 5, without padding), and back. Any other text is
/// none.
std::string half_digest_text(const HalfDigest& half);
std::optional<HalfDigest> parse_half_digest(std::string_view text);
/// 86 of these letters, and back.
std::string signature_text(const Signature& signature);
std::optional<Signature> parse_signature(std::string_view text);

}  // namespace terramorph

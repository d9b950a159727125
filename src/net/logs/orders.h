#pragma once

#include "base/digest.h"
#include "net/logs/entry.h"
#include "net/logs/turn_key.h"

namespace terramorph {

/// What a seat seals its orders with: they can't be told from it, nor can it be opened with others. The nonce
/// is a number that nobody else can guess. It holds in one volley at one table alone.
HalfDigest sealed_orders(const Digest& mark, const TurnKey& volley, PlayerId seat, const word::Opens& orders);
/// A seat's nonce for a volley, always the same one.
HalfDigest orders_nonce(const Digest& mark, const TurnKey& volley, const KeyPair& keys);

}  // namespace terramorph

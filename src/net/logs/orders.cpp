#include "net/logs/orders.h"

#include "base/text.h"

namespace terramorph {

HalfDigest sealed_orders(const Digest& mark, const TurnKey& volley, PlayerId seat,
                         const word::Opens& orders) {
    return half_of(digest(concat("tm1 orders\n", digest_text(mark), "\n", seat, "\n",
                                 entry_text({volley.turn, volley.hash, orders}), "\n")));
}

HalfDigest orders_nonce(const Digest& mark, const TurnKey& volley, const KeyPair& keys) {
    return half_of(digest(signature_text(keys.sign(concat("tm1 nonce of orders\n", digest_text(mark), "\n",
                                                          volley.turn, " ", hex_text(volley.hash), "\n")))));
}

}  // namespace terramorph

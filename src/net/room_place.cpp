#include "net/room_place.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text.h"
#include "net/letter.h"
#include "terrain/code/code_letters.h"

namespace terramorph {

namespace {

constexpr int kKindBits = 2, kPortBits = 4, kLetterBits = 5;

/// A network of one's own, and what its codes hold: the last bits of an address, and a secret that fills the
/// rest.
struct HomeNetwork {
    std::uint32_t network;
    int address_bits;
    std::size_t letters;  // without the one that checks them

    int secret_bits() const {
        return static_cast<int>(letters) * kLetterBits - kKindBits - address_bits - kPortBits;
    }
    std::uint32_t last(std::uint32_t address) const { return address & ((1u << address_bits) - 1); }
};
constexpr std::array<HomeNetwork, 4> kHomeNetworks = {{
    {192u << 24 | 168u << 16, 16, 8},
    {10u << 24, 24, 10},
    {172u << 24 | 16u << 16, 20, 10},
    {127u << 24, 16, 8},
}};

/// Reads and writes numbers as bits, the first ones on top.
class Bits {
  public:
    void put(std::uint64_t number, int bits) { all_ = all_ << bits | number, left_ += bits; }
    std::uint64_t take(int bits) {
        left_ -= bits;
        return all_ >> left_ & ((std::uint64_t{1} << bits) - 1);
    }

  private:
    std::uint64_t all_ = 0;
    int left_ = 0;
};

std::optional<Broker> broker_of(std::string_view code) {
    Bits bits;
    for (const char each : code.substr(0, code.size() - 1)) bits.put(*code_letter(each), kLetterBits);
    const HomeNetwork& home = kHomeNetworks[bits.take(kKindBits)];
    if (home.letters + 1 != code.size()) return std::nullopt;
    Broker broker;
    broker.host = ipv4_text(home.network | static_cast<std::uint32_t>(bits.take(home.address_bits)));
    broker.port = kHomePort + static_cast<int>(bits.take(kPortBits));
    broker.user = kHomeUser;
    broker.password = std::to_string(bits.take(home.secret_bits()));
    return broker;
}

std::string in_groups(std::string_view code) {
    std::string text;
    for (std::size_t k = 0; k < code.size(); ++k) {
        if (k > 0 && k % 4 == 0) text += '-';
        text += code[k];
    }
    return text;
}

}  // namespace

Result<RoomPlace> parse_room_place(std::string_view typed) {
    const auto at = typed.find('@');
    auto code = parse_room_code(typed.substr(0, at));
    if (!code) return code.error();
    RoomPlace place = {code.take()};
    if (at != std::string_view::npos) {
        auto broker = parse_broker(trimmed(typed.substr(at + 1)));
        if (!broker) return broker.error();
        place.broker = broker_of_room(broker.take(), place.code);
    } else if (place.code.size() != kRoomCodeLength) {
        place.broker = broker_of(place.code);
        if (!place.broker) return error("there's a typo in this code");
    }
    return place;
}

std::string room_place_text(const RoomPlace& place, const Broker& own) {
    const std::string code = in_groups(place.code);
    if (place.code.size() != kRoomCodeLength || !place.broker || *place.broker == own) return code;
    Broker told = *place.broker;
    told.user.clear(), told.password.clear();
    const bool usual = told.port == (told.tls ? kBrokerPortTls : kBrokerPort);
    return concat(code, "@", usual ? told.host : told.place());
}

std::optional<std::string> home_code(const Broker& broker) {
    const auto address = parse_ipv4(broker.host);
    const auto secret = to_integer(broker.password);
    const int port = broker.port - kHomePort;
    if (!address || !secret || *secret < 0 || broker.tls || broker.user != kHomeUser || port < 0 ||
        port >= kHomePorts)
        return std::nullopt;
    for (std::size_t kind = 0; kind < kHomeNetworks.size(); ++kind) {
        const HomeNetwork& home = kHomeNetworks[kind];
        if ((home.network | home.last(*address)) != *address || *secret >> home.secret_bits() != 0) continue;
        Bits bits;
        bits.put(kind, kKindBits);
        bits.put(home.last(*address), home.address_bits);
        bits.put(static_cast<std::uint64_t>(port), kPortBits);
        bits.put(static_cast<std::uint64_t>(*secret), home.secret_bits());
        CodeLetters letters;
        for (std::size_t k = 0; k < home.letters; ++k)
            letters.push_back(static_cast<std::uint8_t>(bits.take(kLetterBits)));
        letters.push_back(check_letter(letters));
        return code_text(letters);
    }
    return std::nullopt;
}

}  // namespace terramorph

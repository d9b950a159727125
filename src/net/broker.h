#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace terramorph {

constexpr int kBrokerPort = 1883, kBrokerPortTls = 8883;

/// Where a broker is, and who I am there.
struct Broker {
    std::string host;  ///< "*.play.example.org": many that share the rooms, see broker_of_room()
    int port = kBrokerPort;
    bool tls = false;  ///< by the certificates of the system
    std::string user = {}, password = {};

    std::string place() const;  ///< "play.example.org:1883"
    friend bool operator==(const Broker&, const Broker&) = default;
};

/// Reads "play.example.org", "192.168.1.20:18830" or "mqtts://user:password@play.example.org:8883". Beyond a
/// home network it's TLS, whether the address says so or not; the error says what's wrong.
Result<Broker> parse_broker(std::string_view typed);
/// The broker of this room among those that share them: the code's first letter takes the place of the "*".
/// Any other broker as it is.
Broker broker_of_room(Broker broker, std::string_view code);
/// Reads back as the same broker.
std::string broker_text(const Broker& broker);

/// Its address for WebSockets, by which alone browsers reach it (RFC 6455): on the internet port 443 unless
/// another one than that of MQTT was named; at home it's kWebPortsAbove above that of MQTT.
std::string web_address(const Broker& broker);
constexpr int kWebPortsAbove = 100;

/// Four numbers with dots between them.
std::optional<std::uint32_t> parse_ipv4(std::string_view text);
std::string ipv4_text(std::uint32_t address);
/// True for this machine and for addresses that only a network of one's own has (RFC 1918).
bool is_at_home(const Broker& broker);

}  // namespace terramorph

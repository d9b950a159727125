#include "net/broker.h"

#include <algorithm>

#include "base/text.h"

namespace terramorph {

namespace {

constexpr std::string_view kPlain = "mqtt://", kTls = "mqtts://";
constexpr std::string_view kWebPath = "/mqtt";  // where others than mosquitto expect it
constexpr int kBrokerPortWeb = 443;
constexpr std::size_t kMaxHost = 253;  // RFC 1035
constexpr std::size_t kMaxLogin = 100;
constexpr std::string_view kShared = "*.";
constexpr std::uint32_t kLoopback = 127u << 24, kTen = 10u << 24, kThisHome = 192u << 24 | 168u << 16,
                        kMiddle = 172u << 24 | 16u << 16;

bool is_host(std::string_view text) {
    if (text.starts_with(kShared)) text.remove_prefix(kShared.size());
    const auto fits = [](char each) {
        return (each >= 'a' && each <= 'z') || (each >= '0' && each <= '9') || each == '.' || each == '-';
    };
    return !text.empty() && text.size() <= kMaxHost && text.front() != '.' && text.front() != '-' &&
           std::ranges::all_of(text, fits);
}

bool is_login(std::string_view text) {
    const auto fits = [](char each) { return each > ' ' && each < 127 && each != '/'; };
    return text.size() <= kMaxLogin && std::ranges::all_of(text, fits);
}

std::string lower(std::string_view text) {
    std::string all(text);
    for (char& each : all)
        if (each >= 'A' && each <= 'Z') each = static_cast<char>(each - 'A' + 'a');
    return all;
}

bool is_in(std::uint32_t address, std::uint32_t network, int bits) {
    return address >> (32 - bits) == network >> (32 - bits);
}

}  // namespace

std::string Broker::place() const { return concat(host, ":", port); }

std::optional<std::uint32_t> parse_ipv4(std::string_view text) {
    const auto parts = split(text, '.');
    if (parts.size() != 4) return std::nullopt;
    std::uint32_t address = 0;
    for (const std::string_view part : parts) {
        const auto number = to_integer(part);
        if (!number || *number < 0 || *number > 255) return std::nullopt;
        address = address << 8 | static_cast<std::uint32_t>(*number);
    }
    return address;
}

std::string ipv4_text(std::uint32_t address) {
    return concat(address >> 24, ".", address >> 16 & 255, ".", address >> 8 & 255, ".", address & 255);
}

bool is_at_home(const Broker& broker) {
    if (broker.host == "localhost" || broker.host.ends_with(".local")) return true;
    const auto address = parse_ipv4(broker.host);
    return address && (is_in(*address, kLoopback, 8) || is_in(*address, kTen, 8) ||
                       is_in(*address, kThisHome, 16) || is_in(*address, kMiddle, 12));
}

Result<Broker> parse_broker(std::string_view typed) {
    Broker broker;
    const bool says_tls = typed.starts_with(kTls), says_plain = typed.starts_with(kPlain);
    if (says_tls || says_plain) typed.remove_prefix((says_tls ? kTls : kPlain).size());
    if (const auto at = typed.rfind('@'); at != std::string_view::npos) {
        std::string_view login = typed.substr(0, at);
        typed.remove_prefix(at + 1);
        if (!is_login(login)) return error("a game server's name and password can't have spaces or slashes");
        broker.user = take_until(':', login);
        broker.password = login;
    }
    std::string_view rest = typed;
    broker.host = lower(take_until(':', rest));
    if (!is_host(broker.host) || typed.find('/') != std::string_view::npos)
        return error("that isn't a game server's address, such as 192.168.1.20 or play.example.org");
    const bool at_home = is_at_home(broker);
    if (says_plain && !at_home)
        return error("a game server outside your network needs {scheme}", {{"scheme", kTls}});
    broker.tls = says_tls || !at_home;
    broker.port = broker.tls ? kBrokerPortTls : kBrokerPort;
    if (typed.find(':') == std::string_view::npos) return broker;
    const auto port = to_integer(rest);
    if (!port || *port < 1 || *port > 65535) return error("a port is a number from 1 to 65535");
    broker.port = static_cast<int>(*port);
    return broker;
}

Broker broker_of_room(Broker broker, std::string_view code) {
    if (broker.host.starts_with(kShared)) broker.host.replace(0, 1, lower(code.substr(0, 1)));
    return broker;
}

std::string broker_text(const Broker& broker) {
    const std::string login =
        broker.user.empty() && broker.password.empty() ? "" : concat(broker.user, ":", broker.password, "@");
    return concat(broker.tls ? kTls : kPlain, login, broker.place());
}

std::string web_address(const Broker& broker) {
    if (!broker.tls) return concat("ws://", broker.host, ":", broker.port + kWebPortsAbove, kWebPath);
    const int port = broker.port == kBrokerPortTls ? kBrokerPortWeb : broker.port;
    return concat("wss://", broker.host, ":", port, kWebPath);
}

}  // namespace terramorph

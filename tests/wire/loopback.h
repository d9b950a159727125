#pragma once

#include <netinet/in.h>

#include <cstdint>

namespace terramorph::test {

/// A port of this machine.
inline sockaddr_in loopback(int port) {
    sockaddr_in place = {};
    place.sin_family = AF_INET;
    place.sin_port = htons(static_cast<std::uint16_t>(port));
    place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return place;
}

}  // namespace terramorph::test

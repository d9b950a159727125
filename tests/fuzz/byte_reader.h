#pragma once

#include <cstdint>
#include <limits>
#include <string_view>

namespace terramorph::test {

/// Numbers out of bytes, one behind the other; 0 where there are none left.
struct ByteReader {
    std::string_view rest;

    int byte() {
        if (rest.empty()) return 0;
        const auto first = static_cast<unsigned char>(rest.front());
        rest.remove_prefix(1);
        return first;
    }
    int below(int count) { return byte() % count; }
    int from_to(int low, int high) { return low + (byte() * 256 + byte()) % (high - low + 1); }
    /// Any number; the largest and the smallest too.
    int number() {
        const int high = byte();
        if (high == 0x80) return std::numeric_limits<int>::min();
        if (high == 0x7f) return std::numeric_limits<int>::max();
        return static_cast<std::int16_t>(high * 256 + byte());
    }
};

}  // namespace terramorph::test

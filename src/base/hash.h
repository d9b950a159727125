#pragma once

#include <bit>
#include <concepts>
#include <cstdint>
#include <string_view>

namespace terramorph {

/// FNV-1a over 64 bits (Fowler, Noll, Vo). Values are fed byte by byte, low byte first, so the hash is the
/// same on every machine.
class Hash {
  public:
    void add(std::integral auto value) {
        static_assert(same_everywhere<decltype(value)>, "this type has another size on other machines");
        auto rest = static_cast<std::uint64_t>(value);
        for (unsigned k = 0; k < sizeof(value); ++k, rest >>= 8) byte(static_cast<std::uint8_t>(rest));
    }
    void add(float value) { add(std::bit_cast<std::uint32_t>(value)); }
    void add(double value) { add(std::bit_cast<std::uint64_t>(value)); }
    void add(std::string_view text) {
        add(static_cast<std::uint64_t>(text.size()));
        for (const char c : text) byte(static_cast<std::uint8_t>(c));
    }

    std::uint64_t value() const { return value_; }

  private:
    /// A long has 4 bytes in browsers and 8 elsewhere, and so have sizes. Here it's refused only there, for
    /// elsewhere 64 bits are one.
    template <class Value>
    static constexpr bool same_everywhere =
        sizeof(long) == 8 || !(std::same_as<Value, long> || std::same_as<Value, unsigned long>);

    void byte(std::uint8_t b) { value_ = (value_ ^ b) * 0x100000001b3u; }

    std::uint64_t value_ = 0xcbf29ce484222325u;
};

}  // namespace terramorph

#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace terramorph {

/// Whole numbers as bytes: those near 0 take fewer, seven bits to a byte, lowest first, with the sign in the
/// lowest (as in Protocol Buffers, protobuf.dev/programming-guides/encoding).
class ScarWriter {
  public:
    void put(std::int64_t number);
    void put_bits(float number);
    /// Behind all so far.
    void append(std::string_view bytes) { bytes_ += bytes; }

    const std::string& bytes() const { return bytes_; }

  private:
    std::string bytes_;
};

/// Reads them back. From the first that isn't there, or isn't within its limits, on all is 0 and `failed`.
class ScarReader {
  public:
    explicit ScarReader(std::string_view bytes) : rest_(bytes) {}

    std::int64_t take();
    /// A number from `least` to `most`.
    int take(int least, int most);
    /// A number within these limits, and so finite.
    float take_bits(float least, float most);

    void fail() { failed_ = true; }
    bool failed() const { return failed_; }
    bool at_end() const { return rest_.empty() && !failed_; }

  private:
    std::string_view rest_;
    bool failed_ = false;
};

}  // namespace terramorph

#include "battle/scars/scar_bytes.h"

#include <bit>

namespace terramorph {

namespace {

constexpr int kBitsOfByte = 7;
constexpr unsigned kMoreFollow = 0x80;

}  // namespace

void ScarWriter::put(std::int64_t number) {
    const auto bits = static_cast<std::uint64_t>(number);
    std::uint64_t rest = number < 0 ? ~(bits << 1) : bits << 1;
    for (; rest >= kMoreFollow; rest >>= kBitsOfByte) bytes_ += static_cast<char>(rest | kMoreFollow);
    bytes_ += static_cast<char>(rest);
}

void ScarWriter::put_bits(float number) { put(std::int64_t{std::bit_cast<std::uint32_t>(number)}); }

std::int64_t ScarReader::take() {
    std::uint64_t all = 0;
    for (int shift = 0; !failed_; shift += kBitsOfByte) {
        failed_ = rest_.empty() || shift > 63;
        if (failed_) break;
        const auto byte = static_cast<unsigned char>(rest_.front());
        rest_.remove_prefix(1);
        all |= std::uint64_t{byte & ~kMoreFollow} << shift;
        if ((byte & kMoreFollow) == 0)
            return static_cast<std::int64_t>((all & 1) == 0 ? all >> 1 : ~(all >> 1));
    }
    return 0;
}

int ScarReader::take(int least, int most) {
    const std::int64_t number = take();
    failed_ = failed_ || number < least || number > most;
    return failed_ ? 0 : static_cast<int>(number);
}

float ScarReader::take_bits(float least, float most) {
    const std::int64_t bits = take();
    failed_ = failed_ || bits < 0 || bits > 0xffffffff;
    if (failed_) return 0;
    const auto number = std::bit_cast<float>(static_cast<std::uint32_t>(bits));
    failed_ = !(number >= least && number <= most);
    return failed_ ? 0 : number;
}

}  // namespace terramorph

#include "terrain/code/code_bits.h"

#include <bit>
#include <cassert>
#include <cmath>

namespace terramorph {

namespace {

constexpr int kBitsPerLetter = 5;
constexpr int kMaxDigits = 6;            // behind the point
constexpr int kAsBits = 1 + kMaxDigits;  // stands for the 64 bits of a number instead of digits
constexpr double kMaxSteps = 0x1p53;     // whole numbers up to here are exact

double steps_per_one(int digits) {
    double steps = 1;
    for (int n = 0; n < digits; ++n) steps *= 10;
    return steps;
}

/// 0, -1, 1, -2, 2 ... as 1, 2, 3, 4, 5 ...
std::uint64_t folded(std::int64_t number) {
    const auto doubled = static_cast<std::uint64_t>(number) << 1;
    return (number < 0 ? ~doubled : doubled) + 1;
}

std::int64_t unfolded(std::uint64_t number) {
    const std::uint64_t doubled = number - 1;
    const auto half = static_cast<std::int64_t>(doubled >> 1);
    return doubled & 1 ? -half - 1 : half;
}

/// The quotient of two exact whole numbers is the double nearest to the decimal fraction, so reading its
/// digits gives it back.
double value_of(std::int64_t steps, int digits) { return static_cast<double>(steps) / steps_per_one(digits); }

}  // namespace

bool same_bits(double a, double b) {
    return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b);
}

void CodeBits::put(std::uint64_t number, int count) {
    for (int n = count - 1; n >= 0; --n) {
        if (free_ == 0) {
            letters_.push_back(0);
            free_ = kBitsPerLetter;
        }
        --free_;
        const auto bit = static_cast<unsigned>(number >> n & 1);
        letters_.back() = static_cast<std::uint8_t>(letters_.back() | bit << free_);
    }
}

void CodeBits::put_small(std::uint64_t number) {
    assert(number > 0);
    const auto width = static_cast<int>(std::bit_width(number));
    put(0, width - 1);
    put(number, width);
}

void CodeBits::put_large(std::uint64_t number) {
    assert(number > 0);
    const auto width = static_cast<int>(std::bit_width(number));
    put_small(static_cast<std::uint64_t>(width));
    put(number, width - 1);
}

void CodeBits::put_value(double value) {
    for (int digits = 0; digits <= kMaxDigits; ++digits) {
        const double steps = std::floor(value * steps_per_one(digits) + 0.5);
        if (!(std::abs(steps) < kMaxSteps)) break;
        const auto whole = static_cast<std::int64_t>(steps);
        if (!same_bits(value_of(whole, digits), value)) continue;
        put_small(static_cast<std::uint64_t>(1 + digits));
        return put_large(folded(whole));
    }
    put_small(1 + kAsBits);
    put(std::bit_cast<std::uint64_t>(value), 64);
}

void CodeBits::put_whole(std::int64_t number) { put_large(folded(number)); }

std::uint64_t CodeBitReader::fail() {
    failed_ = true;
    return 0;
}

std::uint64_t CodeBitReader::take(int count) {
    if (next_ + static_cast<std::size_t>(count) > letters_.size() * kBitsPerLetter) return fail();
    std::uint64_t number = 0;
    for (int n = 0; n < count; ++n, ++next_) {
        const auto below = kBitsPerLetter - 1 - next_ % kBitsPerLetter;
        number = number << 1 | (letters_[next_ / kBitsPerLetter] >> below & 1u);
    }
    return number;
}

std::uint64_t CodeBitReader::take_small() {
    constexpr int kMaxBits = 32;
    int zeros = 0;
    while (!failed_ && take(1) == 0)
        if (++zeros == kMaxBits) return fail();
    if (failed_) return 0;
    return std::uint64_t{1} << zeros | take(zeros);
}

std::uint64_t CodeBitReader::take_large() {
    const std::uint64_t width = take_small();
    if (failed_ || width > 63) return fail();
    return std::uint64_t{1} << (width - 1) | take(static_cast<int>(width) - 1);
}

double CodeBitReader::take_value() {
    const std::uint64_t digits = take_small() - 1;
    if (failed_ || digits > kAsBits) return static_cast<double>(fail());
    if (digits == kAsBits) return std::bit_cast<double>(take(64));
    const std::uint64_t steps = take_large();
    return failed_ ? 0 : value_of(unfolded(steps), static_cast<int>(digits));
}

std::int64_t CodeBitReader::take_whole() {
    const std::uint64_t number = take_large();
    return failed_ ? 0 : unfolded(number);
}

bool CodeBitReader::at_end() const {
    const std::size_t bits = letters_.size() * kBitsPerLetter;
    if (failed_ || bits - next_ >= kBitsPerLetter) return false;
    return letters_.empty() || (letters_.back() & ((1u << (bits - next_)) - 1)) == 0;
}

}  // namespace terramorph

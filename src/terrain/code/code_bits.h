#pragma once

#include <cstdint>

#include "terrain/code/code_letters.h"

namespace terramorph {

/// True if two numbers have the same bits; 0 and -0 don't.
bool same_bits(double a, double b);

/// Numbers as bits, five to a letter.
class CodeBits {
  public:
    /// The lowest `count` bits of a number, highest first.
    void put(std::uint64_t number, int count);
    /// A number from 1 up; smaller ones take fewer bits (P. Elias, "Universal codeword sets and
    /// representations of the integers", 1975: its codes gamma, for 1 to 20 or so, and delta, for any).
    void put_small(std::uint64_t number);
    /// Any number, exactly; takes few bits if it's whole or has few decimals.
    void put_value(double value);
    /// Any whole number; fewer bits if it's near 0.
    void put_whole(std::int64_t number);

    /// The last letter is padded with zeros.
    CodeLetters letters() const { return letters_; }

  private:
    void put_large(std::uint64_t number);

    CodeLetters letters_;
    int free_ = 0;  // bits of the last letter
};

/// Reads the numbers back from letters. Past the end, and at invalid bits, everything is 0 and `failed`.
class CodeBitReader {
  public:
    explicit CodeBitReader(CodeLetters letters) : letters_(std::move(letters)) {}

    std::uint64_t take(int count);
    std::uint64_t take_small();
    double take_value();
    std::int64_t take_whole();

    bool failed() const { return failed_; }
    /// True if all letters were read and the padding is zeros.
    bool at_end() const;

  private:
    std::uint64_t take_large();
    std::uint64_t fail();

    CodeLetters letters_;
    std::size_t next_ = 0;  // bit
    bool failed_ = false;
};

}  // namespace terramorph

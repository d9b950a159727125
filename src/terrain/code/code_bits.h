#pragma once

#include <cstdint>

#include "terrain/code/code_letters.h"

namespace terramorph {

/// Whether two numbers are equal to the last bit: 0 and -0 are not.
bool same_bits(double a, double b);

/// Numbers as bits, five to a letter.
class CodeBits {
  public:
    /// The lowest `count` bits of a number, highest first.
    void put(std::uint64_t number, int count);
    /// A number from 1 up, in the fewer bits the smaller it is (P. Elias, "Universal codeword sets and
    /// representations of the integers", 1975: its codes gamma, for 1 to 20 or so, and delta, for any).
    void put_small(std::uint64_t number);
    void put_large(std::uint64_t number);
    /// Any number to the last bit; in few bits if it is whole or has few digits behind the point.
    void put_value(double value);

    /// The last letter is filled up with zeros.
    CodeLetters letters() const { return letters_; }

  private:
    CodeLetters letters_;
    int free_ = 0;  // bits of the last letter
};

/// The same numbers out of letters. Beyond their end, and where bits mean nothing, all is 0 and `failed`.
class CodeBitReader {
  public:
    explicit CodeBitReader(CodeLetters letters) : letters_(std::move(letters)) {}

    std::uint64_t take(int count);
    std::uint64_t take_small();
    std::uint64_t take_large();
    double take_value();

    bool failed() const { return failed_; }
    /// Whether all letters were needed, and what fills up the last one is zeros.
    bool at_end() const;

  private:
    std::uint64_t fail();

    CodeLetters letters_;
    std::size_t next_ = 0;  // bit
    bool failed_ = false;
};

}  // namespace terramorph

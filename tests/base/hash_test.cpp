#include "base/hash.h"

#include <gtest/gtest.h>

#include <string_view>

namespace terramorph {
namespace {

std::uint64_t hash_of_bytes(std::string_view bytes) {
    Hash hash;
    for (const char byte : bytes) hash.add(static_cast<std::uint8_t>(byte));
    return hash.value();
}

template <class Value>
std::uint64_t hash_of(Value value) {
    Hash hash;
    hash.add(value);
    return hash.value();
}

TEST(Hash, IsThePublishedFnv1a) {
    EXPECT_EQ(hash_of_bytes(""), 0xcbf29ce484222325u);
    EXPECT_EQ(hash_of_bytes("a"), 0xaf63dc4c8601ec8cu);
    EXPECT_EQ(hash_of_bytes("foobar"), 0x85944171f73967e8u);
}

TEST(Hash, IntegersGoInLowByteFirst) {
    EXPECT_EQ(hash_of(std::uint32_t{0x64636261}), hash_of_bytes("abcd"));
    EXPECT_EQ(hash_of(std::int16_t{-2}), hash_of_bytes("\xfe\xff"));
}

TEST(Hash, NumbersGoInAsTheirBits) {
    EXPECT_EQ(hash_of(1.0f), hash_of(std::uint32_t{0x3f800000}));
    EXPECT_EQ(hash_of(1.0), hash_of(std::uint64_t{0x3ff0000000000000}));
    EXPECT_NE(hash_of(0.0f), hash_of(-0.0f));
}

TEST(Hash, WhereOneTextEndsAndTheNextBeginsMatters) {
    Hash one;
    one.add(std::string_view("ab"));
    one.add(std::string_view("c"));
    Hash other;
    other.add(std::string_view("a"));
    other.add(std::string_view("bc"));
    EXPECT_NE(one.value(), other.value());
}

}  // namespace
}  // namespace terramorph

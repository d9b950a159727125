#include "base/digest.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "base/text.h"

namespace terramorph {
namespace {

/// The secret key of RFC 8032, section 7.1, test 2, whose public key and signature of "r" stand there too.
Digest seed_of_the_standard() {
    return *parse_digest("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb");
}

std::string hex(const Signature& signature) {
    Digest first, second;
    std::copy_n(signature.begin(), 32, first.begin());
    std::copy_n(signature.begin() + 32, 32, second.begin());
    return digest_text(first) + digest_text(second);
}

// b2sum --length=256
TEST(Digest, IsBlake2bOf256Bits) {
    EXPECT_EQ(digest_text(digest("")), "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
    EXPECT_EQ(digest_text(digest("abc")), "bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319");
    EXPECT_NE(digest(std::string_view("a\0b", 3)), digest("a")) << "a zero doesn't end a text";
}

TEST(Digest, SignsAsTheStandardDoes) {
    const KeyPair keys(seed_of_the_standard());
    EXPECT_EQ(digest_text(keys.public_key()),
              "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c");
    EXPECT_EQ(hex(keys.sign("r")),
              "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
              "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00");
}

TEST(Digest, ASignatureHoldsForItsTextAndItsKeyAlone) {
    const KeyPair anna(digest("anna")), ben(digest("ben"));
    Signature signature = anna.sign("fire 2");
    EXPECT_TRUE(verify(anna.public_key(), "fire 2", signature));
    EXPECT_FALSE(verify(anna.public_key(), "fire 3", signature));
    EXPECT_FALSE(verify(anna.public_key(), "", signature));
    EXPECT_FALSE(verify(ben.public_key(), "fire 2", signature));
    EXPECT_FALSE(verify(PublicKey{}, "fire 2", signature));
    for (std::size_t place : {std::size_t{0}, std::size_t{31}, std::size_t{32}, std::size_t{63}}) {
        signature[place] ^= 1;
        EXPECT_FALSE(verify(anna.public_key(), "fire 2", signature)) << place;
        signature[place] ^= 1;
    }
}

TEST(Digest, EqualSeedsGiveEqualKeys) {
    EXPECT_EQ(KeyPair(digest("anna")).public_key(), KeyPair(digest("anna")).public_key());
    EXPECT_NE(KeyPair(digest("anna")).public_key(), KeyPair(digest("ben")).public_key());
}

TEST(Digest, IsReadBackFromExactlyTheTextThatIsWritten) {
    const std::string text = digest_text(digest("abc"));
    ASSERT_EQ(text.size(), 64u);
    EXPECT_EQ(parse_digest(text), digest("abc"));
    std::string upper = text;
    upper[0] = 'B';
    const std::string wrong[] = {
        "",         text.substr(1), text.substr(2),       text + "00",
        text + " ", upper,          "g" + text.substr(1), concat(text.substr(0, 32), " ", text.substr(33))};
    for (const std::string& each : wrong) EXPECT_FALSE(parse_digest(each)) << each;
}

TEST(Digest, ASignatureIsReadBackFromExactlyTheTextThatIsWritten) {
    const Signature signature = KeyPair(digest("anna")).sign("fire 2");
    const std::string text = signature_text(signature);
    ASSERT_EQ(text.size(), 86u);
    EXPECT_EQ(parse_signature(text), signature);
    const std::string wrong[] = {"",
                                 text.substr(1),
                                 text + "A",
                                 text + "=",
                                 text + "==",
                                 "+" + text.substr(1),
                                 text.substr(0, 85) + "B"};
    for (const std::string& each : wrong) EXPECT_FALSE(parse_signature(each)) << each;
}

}  // namespace
}  // namespace terramorph

#include "net/people/guest.h"

#include <gtest/gtest.h>

#include "base/text.h"

namespace terramorph {
namespace {

constexpr std::string_view kRoom = "5d0c21f091b4198f";
const KeyPair kKeys(digest("anna"));

Guest some_guest() {
    Guest guest = {"ANNA", kKeys.public_key(), seal(digest("nonce")), {"0.1.0", 5, kLettersVersion, 1, 2, 3}};
    guest.agrees = {digest("a table"), digest("nonce")};
    return guest;
}

std::string read(std::string_view text, std::string_view room = kRoom,
                 std::string_view who = some_guest().who()) {
    const auto guest = parse_guest(text, room, who);
    return guest ? "read" : guest.error().text();
}

TEST(Guest, IsReadAsItWasWritten) {
    Guest guest = some_guest();
    for (int k = 0; k < 2; ++k, guest.agrees.reset()) {
        const auto again = parse_guest(guest_text(guest, kRoom, kKeys), kRoom, guest.who());
        ASSERT_TRUE(again) << again.error().text();
        EXPECT_EQ(*again, guest);
    }
}

TEST(Guest, SpeaksOnlyForHimself) {
    const std::string text = guest_text(some_guest(), kRoom, kKeys);
    EXPECT_EQ(read(text), "read");
    const std::string_view wrong = "this isn't signed by the guest it's from";
    EXPECT_EQ(read(text, "6d0c21f091b4198f"), wrong) << "said in another room";
    EXPECT_EQ(read(text, kRoom, "ANNAXK4Q2M"), wrong) << "said under another's name";
    EXPECT_EQ(read(guest_text(some_guest(), kRoom, KeyPair(digest("eve")))), wrong) << "signed by another";
}

TEST(Guest, IsRefusedWithAnyByteChangedOrLeftOut) {
    const std::string text = guest_text(some_guest(), kRoom, kKeys);
    for (std::size_t place = 0; place < text.size(); ++place) {
        std::string changed = text;
        changed[place] = static_cast<char>(changed[place] ^ 1);
        EXPECT_NE(read(changed), "read") << place;
        EXPECT_NE(read(text.substr(0, place)), "read") << place;
    }
    EXPECT_EQ(read(std::string(kMaxGuestBytes + 1, 'a')), "a guest's message has at most 1024 bytes");
}

}  // namespace
}  // namespace terramorph

#include "net/board/claim.h"

#include "net/board/days.h"
#include "net/signed_text.h"

namespace terramorph {
namespace {

using test::kDay;

class DayClaim : public testing::Test {
  protected:
    std::string read(const std::string& text) const {
        const auto claim = parse_claim(text, kDay, who_of(keys_.public_key()));
        return claim ? claim->name : "none";
    }
    std::string changed(std::string_view from, std::string_view to) const {
        std::string text = claim_text(claim_, keys_);
        text.replace(text.find(from), from.size(), to);
        return text;
    }
    std::string signed_anew(std::string_view from, std::string_view to) const {
        const std::string text = changed(from, to);
        return signed_text(parse_signed(text)->lines, "tm1 day score", keys_);
    }

    const KeyPair keys_{digest("anna")};
    const Claim claim_ = {kDay, "ANNA", {1234, 10}, digest("a recording"), keys_.public_key()};
};

TEST_F(DayClaim, IsReadAsItWasWritten) {
    const std::string text = claim_text(claim_, keys_);
    EXPECT_LE(text.size(), kMaxClaimBytes);
    const auto read = parse_claim(text, kDay, claim_.who());
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, claim_);
}

TEST_F(DayClaim, IsOnlyItsPlayersOwn) {
    EXPECT_EQ(read(claim_text(claim_, KeyPair(digest("ben")))), "none");
    EXPECT_EQ(read(changed("1234", "9234")), "none");
    EXPECT_FALSE(parse_claim(claim_text(claim_, keys_), kDay, "SOMEBODY22"));
    EXPECT_FALSE(parse_claim(claim_text(claim_, keys_), "2026-11-23", claim_.who()));
    EXPECT_FALSE(parse_claim(signed_text("tm1 score\n", "tm1 seat", keys_), kDay, claim_.who()));
}

TEST_F(DayClaim, IsBounded) {
    EXPECT_EQ(read(signed_anew("shots 10", "shots 10")), "ANNA");
    EXPECT_EQ(read(signed_anew("shots 10", "shots 11")), "none");
    EXPECT_EQ(read(signed_anew("shots 10", "shots -1")), "none");
    EXPECT_EQ(read(signed_anew("points 1234", "points 1000001")), "none");
    EXPECT_EQ(read(signed_anew("points 1234", "points 01234")), "none");
    EXPECT_EQ(read(signed_anew("ANNA", "A NAME OF MORE THAN SIXTEEN LETTERS")), "none");
    EXPECT_EQ(read(signed_anew("name", "name " + std::string(600, 'x') + "\nname")), "none") << "too long";
    EXPECT_EQ(read(""), "none");
    const std::string text = claim_text(claim_, keys_);
    for (std::size_t size = 0; size < text.size(); ++size)
        EXPECT_FALSE(parse_claim(text.substr(0, size), kDay, claim_.who())) << size;
}

TEST_F(DayClaim, HasATopicUnderItsPlayersName) {
    const std::string who = claim_.who(), topic = day_topic(kDay, who, kScoreTopic);
    EXPECT_EQ(topic, concat("tm/1/day/2026-11-22/p/", who, "/score"));
    EXPECT_EQ(day_topics(kDay), "tm/1/day/2026-11-22/p/+/+");
    const auto address = parse_day_topic(topic, kDay);
    ASSERT_TRUE(address);
    EXPECT_EQ(address->who, who);
    EXPECT_EQ(address->what, kScoreTopic);
    EXPECT_FALSE(parse_day_topic(topic, "2026-11-23"));
    EXPECT_FALSE(parse_day_topic("tm/1/day/2026-11-22/p/anna/score", kDay));
    EXPECT_FALSE(parse_day_topic(day_topic(kDay, who, std::string(100, 'x')), kDay));
}

}  // namespace
}  // namespace terramorph

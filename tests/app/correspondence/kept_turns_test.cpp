#include "app/correspondence/kept_turns.h"

#include <gtest/gtest.h>

#include "base/text.h"

namespace terramorph {
namespace {

KeptTurns kept_example() {
    return {"TMI-0123-4567", 1, 2, "20260714-120000", {{11, "TM-1234-5678"}, {12, "TM-9ABC-DEFG"}}};
}

TEST(KeptTurns, AreReadBackAsTheyWereWritten) {
    const auto read = parse_kept_turns(kept_turns_text(kept_example()));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, kept_example());
    KeptTurns over = kept_example();
    over.awaited = {};
    over.heard.clear();
    const auto again = parse_kept_turns(kept_turns_text(over));
    ASSERT_TRUE(again);
    EXPECT_EQ(*again, over);
}

/// A file that was cut off keeps what can be read of it.
TEST(KeptTurns, AreReadAsFarAsTheyGo) {
    const std::string text = kept_turns_text(kept_example());
    for (std::size_t size = 0; size <= text.size(); ++size) {
        const auto read = parse_kept_turns(std::string_view(text).substr(0, size));
        EXPECT_TRUE(!read || read->mine == kept_example().mine) << size;
    }
    EXPECT_FALSE(parse_kept_turns("mine 1\n"));
    EXPECT_FALSE(parse_kept_turns("tmturns 1\ninvitation TMI-0\nmine 77\n"));
}

}  // namespace
}  // namespace terramorph

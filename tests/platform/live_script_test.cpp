#include "platform/live_script.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <string_view>

namespace terramorph {
namespace {

class LiveScriptTest : public testing::Test {
  protected:
    ~LiveScriptTest() override {
        end();
        ::close(ends_[0]);
    }
    void write(std::string_view words) const {
        EXPECT_EQ(::write(ends_[1], words.data(), words.size()), static_cast<ssize_t>(words.size()));
    }
    void end() {
        if (ends_[1] >= 0) ::close(ends_[1]);
        ends_[1] = -1;
    }

    static std::array<int, 2> open() {
        std::array<int, 2> ends = {};
        EXPECT_EQ(::pipe(ends.data()), 0);
        return ends;
    }

    std::array<int, 2> ends_ = open();
    LiveScript script{ends_[0]};
};

TEST_F(LiveScriptTest, WaitsAFrameWhileNoWholeLineHasCome) {
    write("key en");
    for (int frame = 0; frame < 2; ++frame) {
        const auto action = script.next();
        ASSERT_TRUE(action);
        EXPECT_EQ(action->kind, Action::Kind::wait);
        EXPECT_EQ(action->seconds, 1.0 / 60);
    }
    write("ter\n# nothing\nsize 640 360\n");
    EXPECT_EQ(script.next()->press.key, Key::enter);
    EXPECT_EQ(script.next()->width, 640);
    end();
    EXPECT_FALSE(script.next());
    EXPECT_FALSE(script.refusal());
}

TEST_F(LiveScriptTest, EndsAtALineThatIsWrongAndNamesIt) {
    write("wait 1\n\nkey enterr\nwait 2\n");
    EXPECT_EQ(script.next()->seconds, 1);
    EXPECT_FALSE(script.next());
    ASSERT_TRUE(script.refusal());
    EXPECT_NE(script.refusal()->text().find("line 3"), std::string::npos) << script.refusal()->text();
}

}  // namespace
}  // namespace terramorph

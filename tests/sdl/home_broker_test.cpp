#include "sdl/desktop/home_broker.h"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <memory>
#include <thread>

#include "base/text.h"
#include "support/scratch.h"

namespace terramorph {
namespace {

/// With a script of the test's own instead of one that starts a broker.
class HomeBrokerScript : public test::ScratchTest {
  protected:
    ScriptedHomeBroker& run(const std::string& script) {
        std::ofstream(path("script")) << script;
        broker_ = std::make_unique<ScriptedHomeBroker>(path("script"));
        broker_->start();
        return *broker_;
    }
    /// What it says in the end.
    static std::optional<Result<std::string>> said(ScriptedHomeBroker& broker) {
        constexpr int kTimes = 4000;
        for (int time = 0; time < kTimes && !broker.address(); ++time)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        return broker.address();
    }
    std::unique_ptr<ScriptedHomeBroker> broker_;
};

TEST_F(HomeBrokerScript, TellsTheAddressAndEndsWithTheProgram) {
    ScriptedHomeBroker& broker =
        run(concat("echo mqtt://a:1@10.0.0.2:18830\necho more\ncat >/dev/null\n: >'", path("ended"), "'\n"));
    const auto address = said(broker);
    ASSERT_TRUE(address && address->ok());
    EXPECT_EQ(**address, "mqtt://a:1@10.0.0.2:18830");
    EXPECT_FALSE(std::filesystem::exists(path("ended")));
    broker_ = nullptr;
    EXPECT_TRUE(std::filesystem::exists(path("ended"))) << "it has seen the end of its input";
}

TEST_F(HomeBrokerScript, SaysThatItDoesNotStart) {
    const auto address = said(run("exit 1\n"));
    ASSERT_TRUE(address);
    EXPECT_FALSE(address->ok());
}

TEST_F(HomeBrokerScript, StartsAnewInsteadOfAnEarlierOne) {
    ScriptedHomeBroker& broker =
        run(concat("echo x >>'", path("starts"), "'\necho mqtt://localhost:$(wc -l <'", path("starts"),
                   "')\ncat >/dev/null\n"));
    EXPECT_EQ(**said(broker), "mqtt://localhost:1");
    broker.start();
    EXPECT_EQ(**said(broker), "mqtt://localhost:2");
}

TEST_F(HomeBrokerScript, StartsTheOneOfAnEarlierMatchByItsPasswordAndPort) {
    ScriptedHomeBroker& broker = run("echo mqtt://terramorph:${1-none}@localhost:${2-1}\ncat >/dev/null\n");
    EXPECT_EQ(**said(broker), "mqtt://terramorph:none@localhost:1");
    broker.start(*parse_broker("mqtt://terramorph:4711@192.168.1.20:18833"));
    EXPECT_EQ(**said(broker), "mqtt://terramorph:4711@localhost:18833");
}

TEST_F(HomeBrokerScript, IsMissingWithoutItsScript) {
    const ScriptedHomeBroker broker(path("nowhere"));
    ASSERT_TRUE(broker.missing());
    EXPECT_NE(broker.missing()->text().find("mosquitto"), std::string::npos) << "it says what to install";
}

}  // namespace
}  // namespace terramorph

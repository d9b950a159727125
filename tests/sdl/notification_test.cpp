#include "sdl/desktop/notification.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <thread>

#include "base/text.h"
#include "support/scratch.h"

namespace terramorph {
namespace {

/// With a notify-send of the test's own.
class Notification : public test::ScratchTest {
  protected:
    Notification() : path_(std::getenv("PATH")) { setenv("PATH", path("").c_str(), 1); }
    ~Notification() override { setenv("PATH", path_.c_str(), 1); }

    void install() {
        const std::string program = path("notify-send"), told = path("told");
        std::ofstream(program) << "#!/bin/sh\nprintf '%s\\n' \"$@\" >'" << told << ".part'\n/bin/mv '" << told
                               << ".part' '" << told << "'\n";
        std::filesystem::permissions(program, std::filesystem::perms::owner_all);
    }
    std::string told() const {
        constexpr int kTimes = 4000;
        for (int time = 0; time < kTimes && !std::filesystem::exists(path("told")); ++time)
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        std::ostringstream all;
        all << std::ifstream(path("told")).rdbuf();
        return all.str();
    }

  private:
    std::string path_;
};

TEST_F(Notification, IsShownAsWordsWhateverPlayersCallThemselves) {
    install();
    show_notification("<b>--help & \"BEN\", you're up");
    EXPECT_TRUE(told().ends_with("--\nTerramorph\n&lt;b&gt;--help &amp; \"BEN\", you're up\n")) << told();
}

TEST_F(Notification, IsNothingWhereTheDesktopHasNone) {
    show_notification("ANNA, you're up");
    EXPECT_FALSE(std::filesystem::exists(path("told")));
}

}  // namespace
}  // namespace terramorph

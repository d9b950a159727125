#include "support/program/display.h"

#include <csignal>
#include <filesystem>
#include <utility>

#include "base/files/file.h"
#include "base/text.h"
#include "support/read_png.h"

namespace terramorph::test {

namespace fs = std::filesystem;

Display::Display() {
    soon([this] { return !server_.runs() || server_.output().ends_with('\n'); });
    if (server_.runs()) name_ = ":" + std::string(trimmed(server_.output()));
}

Ran Display::tell(const std::string& what) const {
    return test::run("DISPLAY=" + name_ + " timeout 60 xdotool " + what);
}

void Windowed::SetUp() { ASSERT_NE(display.name(), "") << "there is no Xvfb: third_party/install.sh dev"; }

std::unique_ptr<Running> Windowed::start(const std::string& arguments, const std::string& environment) {
    auto game = std::make_unique<Running>(command("--size 640x360 " + arguments, on_display() + environment));
    // before that, what draws into its first window may still ask for another
    EXPECT_TRUE(soon([&] { return game->catches(SIGTERM) || !game->runs(); }));
    window.clear();
    soon([&] { return window = another_window(""), !window.empty() || !game->runs(); });
    EXPECT_NE(picture().width, 0) << game->output();
    return game;
}

std::string Windowed::another_window(const std::string& known) const {
    const Ran ran = display.tell("search --onlyvisible --name '^Terramorph$' 2> /dev/null");
    if (ran.status != 0) return "";  // none, or one went away in the middle of the search
    for (const std::string_view each : split(trimmed(ran.output), '\n'))
        if (each != known) return std::string(each);
    return "";
}

std::string Windowed::on_display() const {
    // libraries of the display leave some memory to the system
    return "DISPLAY=" + display.name() + " ASAN_OPTIONS=detect_leaks=0:$ASAN_OPTIONS ";
}

void Windowed::press(const std::string& keys) const {
    const auto ran = display.tell("key --window " + window + " --delay 30 " + keys);
    EXPECT_EQ(ran.status, 0) << ran.output;
}

Windowed::Picture Windowed::picture() const {
    for (const std::string& old : names_in(data(), ".png")) fs::remove(data(old));
    Picture picture;
    // a window that has only just been opened may not hear it
    for (int attempt = 0; attempt < 20 && names_in(data(), ".png").empty(); ++attempt) {
        press("F12");
        soon([&] { return !names_in(data(), ".png").empty(); }, 1);
    }
    for (const std::string& name : names_in(data(), ".png"))
        if (auto rgb = test::rgb_of_png(read_file(data(name)).value(), picture.width, picture.height))
            picture.rgb = rgb.take();
    return picture;
}

void Windowed::resize(int width, int height) const {
    display.tell(concat("windowsize ", window, " ", width, " ", height));
}

}  // namespace terramorph::test

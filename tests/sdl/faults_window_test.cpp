// What can happen to the game in its window: sizes, displays, signals, a second game.
#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <filesystem>

#include "base/files/file.h"
#include "base/random.h"
#include "base/text.h"
#include "match/settings/settings.h"
#include "support/program/display.h"

namespace terramorph {
namespace {

namespace fs = std::filesystem;

class FaultsOfWindows : public test::Windowed {
  protected:
    /// From the first start on it is these who play, so that "Play" needs nobody else.
    void play_with(const PlayerKind& kind, int count = 2) const {
        MatchSettings settings = default_settings();
        settings.set(Rule::armory, 0);
        while (static_cast<int>(settings.players.size()) < count)
            settings.players.push_back(another_player(settings.players));
        for (Player& player : settings.players) player.kind = kind;
        write(this->settings(), settings_text(settings));
    }
    /// From the title to the match of the settings' players.
    void press_friends() { press("Right Return Return"); }
    /// Whether the game goes on where it was: with a recording of more of the same match.
    void expect_goes_on() {
        const std::string before = newest_recording();
        const Ticks tick = newest_tick();
        ASSERT_GE(tick, Ticks());
        const auto ran = play("size 640 360\nwait 0.2\nkey enter\nwait 4\n");
        EXPECT_EQ(ran.status, 0) << ran.output;
        EXPECT_EQ(recordings().size(), 1u);
        EXPECT_GT(newest_tick(), tick);
        const std::size_t last_line =
            before.rfind('\n', before.size() - 2) + 1;  // where it was left, perhaps
        EXPECT_TRUE(newest_recording().starts_with(before.substr(0, last_line))) << before;
    }
};

TEST_F(FaultsOfWindows, EverySizeIsFilled) {
    const auto game = start();
    struct Size {
        int width, height, wide, high;  // of the window, and of the picture that it shows, shrunk if need be
    };
    for (const auto& [width, height, wide, high] : {Size{1, 1, 640, 640},
                                                    {1, 700, 640, 700},
                                                    {900, 1, 900, 360},
                                                    {640, 360, 640, 360},
                                                    {1280, 800, 1280, 800},
                                                    {1921, 1083, 1921, 1083},
                                                    {333, 777, 640, 1493},
                                                    {5000, 40, 5000, 360}}) {
        resize(width, height);
        Picture shown;
        test::soon(
            [&, w = wide, h = high] { return shown = picture(), shown.width == w && shown.height == h; });
        EXPECT_EQ(shown.width, wide);
        EXPECT_EQ(shown.height, high);
    }
    game->send(SIGTERM);
    EXPECT_EQ(game->wait().status, 0) << game->output();
}

TEST_F(FaultsOfWindows, TwoHundredSizesInTheMiddleOfAMatchDoNotStopIt) {
    play_with(computer("moron"));
    const auto game = start();
    press_friends();
    Random random(20261122, 1);
    std::string sizes;
    for (int k = 0; k < 200; ++k)
        sizes += concat("windowsize ", window, " ", 1 + random.below(k % 2 == 0 ? 100 : 1600), " ",
                        1 + random.below(1000), " sleep 0.01 ");
    EXPECT_EQ(display.tell(sizes).status, 0);
    resize(800, 450);
    EXPECT_TRUE(test::soon([&] { return picture().width == 800; }));
    EXPECT_TRUE(test::soon([&] { return !newest_recording().empty(); })) << "nobody has played";
    game->send(SIGTERM);
    EXPECT_EQ(game->wait().status, 0) << game->output();
    expect_goes_on();
}

TEST_F(FaultsOfWindows, AWindowThatIsHiddenAndShownAgainIsDrawnAgain) {
    const auto game = start();
    const Picture before = picture();
    for (int k = 0; k < 3; ++k) {
        EXPECT_EQ(
            display.tell("windowunmap --sync " + window + " sleep 0.1 windowmap --sync " + window).status, 0);
    }
    EXPECT_EQ(picture().width, before.width);
    game->send(SIGTERM);
    EXPECT_EQ(game->wait().status, 0) << game->output();
}

TEST_F(FaultsOfWindows, TheDesktopKnowsTheWindowByItsClass) {
    const auto game = start();
    const auto found = display.tell("search --class org.terramorph.terramorph");
    EXPECT_NE(found.output.find(window), std::string::npos) << found.output;
    game->send(SIGTERM);
    EXPECT_EQ(game->wait().status, 0) << game->output();
}

TEST_F(FaultsOfWindows, ADriverThatLacksMemoryIsDoneWithoutOrTheCrashIsReported) {
    test::Running game("ulimit -v 500000; " + command("--size 640x360", on_display()));
    test::soon([&] { return !game.runs() || game.catches(SIGTERM); });
    game.send(SIGTERM);
    const auto ran = game.wait();
    EXPECT_TRUE(ran.status == 0 || !ran.output.empty()) << "it ended without a word: " << ran.status;
}

TEST_F(FaultsOfWindows, WithoutAGraphicsCardSdlDraws) {
    for (const char* driver : {"SDL_RENDER_DRIVER=nonsense", "SDL_RENDER_DRIVER=software",
                               "LIBGL_ALWAYS_SOFTWARE=1 LIBGL_DRIVERS_PATH=/nowhere"}) {
        const auto game = start("", driver);
        EXPECT_EQ(picture().width, 640) << driver;
        game->send(SIGTERM);
        EXPECT_EQ(game->wait().status, 0) << driver << ": " << game->output();
    }
}

TEST_F(FaultsOfWindows, AGraphicsDriverThatCrashesIsSaidAndTheGameDrawsInSoftware) {
    if (test::sanitized()) GTEST_SKIP() << "sanitizers need more memory than there is here";
    const auto game = start("", "SDL_RENDER_DRIVER=opengl prlimit --as=500000000");  // too little for Mesa
    EXPECT_EQ(picture().width, 640);
    game->send(SIGTERM);
    const auto ran = game->wait();
    EXPECT_EQ(ran.status, 0) << ran.output;
    EXPECT_NE(ran.output.find("draws in software"), std::string::npos) << ran.output;
}

TEST_F(FaultsOfWindows, WhatLargeSizesTookIsGivenBack) {
    if (test::sanitized()) GTEST_SKIP() << "sanitizers keep memory that was given back";
    play_with(kPerson);
    const auto game = start();
    press_friends();
    press("Return");
    picture();
    const double before = game->megabytes();
    for (const auto& [width, height] : {std::pair{2400, 1350}, {1900, 1900}, {3000, 1200}, {640, 360}}) {
        resize(width, height);
        EXPECT_TRUE(test::soon([&, wide = width] { return picture().width == wide; }));
    }
    EXPECT_LT(game->megabytes(), before + 25) << "a picture of 3000 x 1200 is 14 MB, and there are several";
    game->send(SIGTERM);
    EXPECT_EQ(game->wait().status, 0) << game->output();
}

TEST_F(FaultsOfWindows, ThroughOpenGlItPlaysAndFollowsTheWindowsSize) {
    play_with(computer("moron"));
    const auto game = start("", "SDL_RENDER_DRIVER=opengl");
    press_friends();
    EXPECT_TRUE(test::soon([&] { return !newest_recording().empty(); })) << "nobody has played";
    EXPECT_EQ(picture().width, 640);
    resize(800, 450);
    EXPECT_TRUE(test::soon([&] { return picture().width == 800; }));
    game->send(SIGTERM);
    EXPECT_EQ(game->wait().status, 0) << game->output();
}

TEST_F(FaultsOfWindows, ADisplayThatGoesAwayTakesNothingWithIt) {
    play_with(computer("moron"));
    const auto game = start();
    press_friends();
    ASSERT_TRUE(test::soon([&] { return !newest_recording().empty(); })) << "nobody has played";
    const std::string seen = newest_recording();
    display.end();
    const auto ran = game->wait();
    EXPECT_TRUE(ran.status == 0 || ran.status == 1) << ran.status << ": " << ran.output;
    EXPECT_EQ(newest_recording().substr(0, seen.size()), seen);
    expect_goes_on();
}

TEST_F(FaultsOfWindows, ASignalEndsTheGameWellWhileAComputerThinksOrAShellFlies) {
    play_with(computer("cyborg"), 10);
    int number = 0;
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
        const auto game = start();
        number == 0 ? press_friends() : press("Return");
        test::soon([&] { return !newest_recording().empty(); });
        display.tell(concat("sleep 0.", 2 + 3 * number++));
        const std::string seen = newest_recording();
        game->send(signal);
        const auto ran = game->wait();
        EXPECT_EQ(ran.status, 0) << signal << ": " << ran.output;
        EXPECT_EQ(newest_recording().substr(0, seen.size()), seen);
        EXPECT_EQ(recordings().size(), 1u) << "the next start goes on with it";
    }
    expect_goes_on();
}

TEST_F(FaultsOfWindows, ASignalWhileSomebodyAimsKeepsTheAim) {
    play_with(kPerson);
    const auto game = start();
    press_friends();
    picture();  // the battle is there
    press("Left Left Left Up Up");
    picture();  // the keys before it have been heard
    game->send(SIGTERM);
    EXPECT_EQ(game->wait().status, 0) << game->output();
    EXPECT_NE(newest_recording().find("aim"), std::string::npos) << newest_recording();
}

TEST_F(FaultsOfWindows, ANewNameIsKeptThoughTheGameIsKilled) {
    const auto game = start();
    press("Right Return");  // the page of friends
    press("Tab Tab");       // past its buttons to the first name
    press("End x y z Return");
    const auto named = [&] {
        const auto file = read_file(settings());
        const auto kept = parse_settings(file ? *file : "", "settings.toml");
        return kept && kept->players[0].name.ends_with("xyz");
    };
    EXPECT_TRUE(test::soon(named));
    game->send(SIGKILL);
    game->wait();
    EXPECT_TRUE(named());
    EXPECT_EQ(start_and_end().status, 0);
    EXPECT_TRUE(named());
}

TEST_F(FaultsOfWindows, TwoGamesAtOnceKeepTwoMatches) {
    play_with(computer("moron"));
    const auto first = start();
    press_friends();
    ASSERT_TRUE(test::soon([&] { return recordings().size() == 1; }));
    const auto second = std::make_unique<test::Running>(command("--size 640x360", on_display()));
    const std::string first_window = window;
    test::soon([&] { return window = another_window(first_window), !window.empty(); });
    ASSERT_TRUE(test::soon([&] { return press_friends(), recordings().size() == 2; })) << second->output();
    const std::string one = read_file(recordings().front()).value();
    for (const auto& game : {first.get(), second.get()}) {
        game->send(SIGTERM);
        EXPECT_EQ(game->wait().status, 0) << game->output();
    }
    for (const std::string& recording : recordings()) EXPECT_GT(fs::file_size(recording), 100u);
    EXPECT_TRUE(parse_settings(read_file(settings()).value(), "settings.toml"));
}

TEST_F(FaultsOfWindows, NoScreenshotTakesThePlaceOfAnother) {
    const auto game = start();
    ASSERT_GT(picture().width, 0);  // it hears the keys
    press("F12 F12 F12");
    EXPECT_TRUE(test::soon([&] { return names_in(data(), ".png").size() == 4; })) << game->output();
    game->send(SIGTERM);
    EXPECT_EQ(game->wait().status, 0) << game->output();
}

}  // namespace
}  // namespace terramorph

// A crash, should one ever come: what it leaves, and how the next start goes on.
#include "platform/crash_report.h"

#include <gtest/gtest.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <regex>

#include "base/files/file.h"
#include "base/options.h"
#include "base/text.h"
#include "support/program/game.h"

namespace terramorph {
namespace {

namespace fs = std::filesystem;

class CrashReport : public test::Game {
  protected:
    /// A match of two people in which one has fired, with the game still there: it waits for real seconds.
    std::unique_ptr<test::Running> in_a_match() const {
        write_script(kOneShot + std::string("wait 120\n"));
        auto game = std::make_unique<test::Running>(
            play_command(path("script"), "ASAN_OPTIONS=detect_leaks=0:$ASAN_OPTIONS") + " --real-time");
        EXPECT_TRUE(test::soon([&] { return newest_recording().find("fire") != std::string::npos; }))
            << game->output();
        return game;
    }
    std::string report() const {
        const auto names = names_in(data(), ".txt");
        for (const std::string& name : names)
            if (name.starts_with("crash-")) return data(name);
        return {};
    }
    test::Ran next_start() const { return play(kAnotherShot); }
};

TEST_F(CrashReport, TellsOfVersionSignalStackAndMatchAndTheNextStartGoesOn) {
    const std::pair<int, const char*> crashes[] = {{SIGSEGV, "SIGSEGV"},
                                                   {SIGABRT, "SIGABRT"},
                                                   {SIGFPE, "SIGFPE"},
                                                   {SIGBUS, "SIGBUS"},
                                                   {SIGILL, "SIGILL"}};
    for (const auto& [signal, name] : crashes) {
        const auto game = in_a_match();
        const std::string match = newest_recording();
        game->send(signal);
        const auto ran = game->wait();
        EXPECT_EQ(ran.status, 128 + signal) << name << ": " << ran.output;
        ASSERT_NE(report(), "") << ran.output;
        EXPECT_NE(ran.output.find("The report is " + report()), std::string::npos) << ran.output;
        const std::string told = read_file(report()).value();
        EXPECT_EQ(told.find("terramorph " + version() + " crashed: " + name), 0u) << told;
        EXPECT_NE(told.find("main"), std::string::npos) << "the stack: " << told;
        EXPECT_TRUE(told.ends_with(match)) << told;
        EXPECT_TRUE(std::regex_match(fs::path(report()).filename().string(),
                                     std::regex("crash-20[0-9]{6}-[0-9]{6}\\.txt")));

        const auto next = next_start();
        EXPECT_EQ(next.status, 0) << next.output;
        EXPECT_NE(next.output.find("The game crashed last time"), std::string::npos) << next.output;
        EXPECT_NE(next.output.find(report()), std::string::npos) << next.output;
        EXPECT_NE(next.output.find("Continue"), std::string::npos) << next.output;
        EXPECT_EQ(newest_recording().substr(0, match.size()), match) << "it is the same match that went on";
        EXPECT_EQ(next_start().output.find("crashed"), std::string::npos) << "it is told once";
        fs::remove_all(home());
    }
}

/// Calls itself until the stack has run out.
int fall(int depth) {
    volatile int here[1000] = {};
    here[depth % 1000] = depth;
    return depth < 0 ? 0 : fall(depth + 1) + here[999];
}

TEST_F(CrashReport, IsLeftWhereTheStackRanOut) {
    EXPECT_DEATH((report_crashes(data()), fall(0)), "SIGSEGV");
    EXPECT_NE(report(), "");
}

TEST_F(CrashReport, IsOnlyToldInTheTerminalWhereThereIsNoFolder) {
    EXPECT_DEATH((report_crashes(""), std::abort()), "crashed: SIGABRT");
    write(path("file"), "no folder");
    EXPECT_DEATH((report_crashes(path("file/below")), std::abort()), "crashed: SIGABRT");
    EXPECT_DEATH((report_crashes("/" + std::string(5000, 'x')), std::abort()), "crashed: SIGABRT");
}

TEST_F(CrashReport, QuotesTheEndOfALongLogAndSaysWhereThereIsNone) {
    std::string log;
    for (int k = 0; k < 100000; ++k) log += concat(k, "\n");
    write(path("log"), log);
    const auto told_of = [&](const std::string& named) {
        fs::remove_all(data());
        EXPECT_DEATH((report_crashes(data()), name_log_for_report(named), std::abort()), "SIGABRT");
        return read_file(report()).value();
    };
    const std::string told = told_of(path("log"));
    EXPECT_TRUE(told.ends_with("\n99998\n99999\n"));
    EXPECT_LT(told.size(), 100000u);
    EXPECT_NE(told_of(path("nowhere")).find("can't be opened"), std::string::npos);
    EXPECT_NE(told_of("").find("no match"), std::string::npos);
    EXPECT_NE(told_of(std::string(5000, 'x')).find("no match"), std::string::npos);
}

TEST_F(CrashReport, IsToldOfOnceAndOnlyTheNewest) {
    EXPECT_EQ(untold_crash_report(path("nowhere")), "");
    for (const char* name : {"crash-20260101-000000.txt", "crash-20261231-235959.txt",
                             "crash-20260601-120000.txt", "other-20270101-000000.txt"})
        write(data(name), "x");
    fs::create_directory(data("crash-folder.txt"));
    EXPECT_EQ(untold_crash_report(data()), data("crash-20261231-235959.txt"));
    EXPECT_EQ(untold_crash_report(data()), "");
    write(data("crash-20250101-000000.txt"), "a new one, by a clock that was set back");
    EXPECT_EQ(untold_crash_report(data()), data("crash-20250101-000000.txt"));
}

}  // namespace
}  // namespace terramorph

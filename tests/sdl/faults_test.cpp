// What goes wrong around the game: folders, disks, sound, graphics, clocks, languages.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>

#include "base/files/file.h"
#include "base/text.h"
#include "match/settings/settings.h"
#include "support/program/game.h"

namespace terramorph {
namespace {

namespace fs = std::filesystem;
using test::quoted;

class Faults : public test::Game {
  protected:
    using Game::Game;

    /// What it says in each of these environments, when it ends well.
    void expect_said(const std::vector<std::pair<std::string, std::string>>& environments) const {
        for (const auto& [environment, words] : environments) {
            const auto ran = start_and_end(environment);
            EXPECT_EQ(ran.status, 0) << environment << ": " << ran.output;
            EXPECT_NE(ran.output.find(words), std::string::npos) << environment << ": " << ran.output;
            EXPECT_EQ(std::ranges::count(ran.output, '\n'), words.empty() ? 0 : 1) << ran.output;
        }
    }
};

TEST_F(Faults, OfFoldersAreSaidInOneSentenceAndTheGameGoesOn) {
    write(path("file"), "no folder");
    expect_said({{"-u HOME", "There's no home folder"},
                 {"HOME=", "There's no home folder"},
                 {"HOME=relative", "There's no home folder"},
                 {"HOME=" + quoted(path("file")), "Can't write to"},
                 {"HOME=" + quoted(path("file/below")), "Can't write to"},
                 {"XDG_CONFIG_HOME=" + quoted(path("file")), "so settings can't be saved there"},
                 {"XDG_DATA_HOME=/dev/null", "so matches can't be saved there"}});
    EXPECT_FALSE(fs::exists(path("relative")));
    const auto ran = start_and_end("HOME=/proc/nowhere");  // of which the system says that it can be written
    EXPECT_EQ(ran.status, 0) << ran.output;
    EXPECT_NE(ran.output.find("/proc/nowhere"), std::string::npos) << ran.output;
}

TEST_F(Faults, AreToldInTheLanguageOfTheSystem) {
    const std::string german = "Es gibt keinen Home-Ordner";
    expect_said({{"LANG=de_AT.UTF-8 HOME=", german},
                 {"LANG=cy_GB.UTF-8 LANGUAGE=cy:de HOME=", german},
                 {"LANG=C HOME=", "There's no home folder"},
                 {"LANG= LANGUAGE= HOME=", "There's no home folder"},
                 {"LANG=nonsense HOME=", "There's no home folder"}});
}

TEST_F(Faults, NoneIsAHomeThatIsNotThereYet) {
    const std::string nowhere = path("not/there/yet");
    expect_said({{"HOME=" + quoted(nowhere), ""}, {"XDG_CONFIG_HOME=relative XDG_DATA_HOME=../up", ""}});
    EXPECT_TRUE(fs::exists(nowhere + "/.config/terramorph/settings.toml"));
    EXPECT_TRUE(fs::exists(settings())) << "relative folders do not count";
    EXPECT_FALSE(fs::exists(path("relative")));
}

TEST_F(Faults, OfSoundAreNotHeard) {
    for (const char* sound : {"SDL_AUDIODRIVER=nonsense", "-u SDL_AUDIODRIVER",
                              "SDL_AUDIODRIVER=disk SDL_DISKAUDIOFILE=/dev/full",
                              "SDL_AUDIODRIVER=disk SDL_DISKAUDIOFILE=/nowhere/at/all"}) {
        const auto ran = start_and_end(sound);
        EXPECT_EQ(ran.status, 0) << sound << ": " << ran.output;
    }
}

TEST_F(Faults, OfTheGraphicsCardAreDrawnAround) {
    expect_said({{"SDL_RENDER_DRIVER=nonsense", ""},
                 {"SDL_RENDER_DRIVER=opengl", ""},
                 {"SDL_RENDER_DRIVER=software", ""}});
}

class FaultsOfNames : public Faults {
  protected:
    FaultsOfNames() : Faults("/Meine Spiele/'Größe' \"2\" $HOME \\ %s é\xff") {}
};

TEST_F(FaultsOfNames, AreNoneWherePathsHaveBlanksAndForeignLetters) {
    move_program(path("Programme & Spiele/Ünïcødé"));
    const auto ran = play(kOneShot);
    EXPECT_EQ(ran.status, 0) << ran.output;
    EXPECT_EQ(ran.output, "");
    EXPECT_TRUE(fs::exists(path("shots/end.png")));
    EXPECT_FALSE(newest_recording().empty());
    expect_said({{"", ""}, {"HOME=" + quoted(path("höme sweet\thome")), ""}});
    EXPECT_TRUE(fs::exists(path("höme sweet\thome/.config/terramorph/settings.toml")));
}

TEST_F(Faults, NoneIsALanguageWithDecimalCommas) {
    write(path("comma"),
          "LC_NUMERIC\ndecimal_point \",\"\nthousands_sep \".\"\ngrouping 3;3\nEND LC_NUMERIC\n");
    test::run("localedef -c -i " + quoted(path("comma")) + " -f ANSI_X3.4-1968 " + quoted(path("comma_XX")));
    const std::string language = "LOCPATH=" + quoted(path("")) + " LC_ALL=comma_XX LANG=comma_XX";
    const auto comma = test::run("env " + language + " locale decimal_point");
    if (comma.output != ",\n") GTEST_SKIP() << "no such language can be made here: " << comma.output;

    MatchSettings settings = default_settings();
    settings.level.scale = 1.25;
    settings.level.lift = 0.5;
    write(this->settings(), settings_text(settings));
    expect_said({{language, ""}});
    const auto kept = read_file(this->settings());
    ASSERT_TRUE(kept);
    const auto read = parse_settings(*kept, "settings.toml");
    ASSERT_TRUE(read) << read.error().text();
    EXPECT_EQ(read->level, settings.level);
    EXPECT_EQ(play(kOneShot, language).status, 0);
    const std::string with_comma = newest_recording();
    fs::remove_all(home());
    write(this->settings(), *kept);
    EXPECT_EQ(play(kOneShot).status, 0);
    EXPECT_EQ(newest_recording(), with_comma);
    EXPECT_NE(with_comma, "");
}

TEST_F(Faults, OfClocksThatSwingLeaveTheMatchAsItIs) {
    const std::string clock = "ASAN_OPTIONS=verify_asan_link_order=0:$ASAN_OPTIONS LD_PRELOAD=" +
                              quoted(test::binary_path("libswinging_clock.so"));
    const auto look = test::run("env " + clock +
                                " sh -c 'for k in 1 2 3 4 5 6 7 8 9 10 11 12; do date +%Y; "
                                "done' | sort -u | wc -l");
    ASSERT_EQ(look.output, "2\n") << "the clock does not swing";
    EXPECT_EQ(play(kOneShot).status, 0);
    const std::string as_always = newest_recording();
    fs::remove_all(home());
    const auto ran = play(kOneShot, clock);
    EXPECT_EQ(ran.status, 0) << ran.output;
    EXPECT_EQ(newest_recording(), as_always);
    expect_said({{clock, ""}});
}

TEST_F(Faults, OfAClockThatWasSetBackDoNotHideTheMatch) {
    EXPECT_EQ(play(kOneShot).status, 0);
    const std::string before = newest_recording();
    for (const auto& entry : fs::recursive_directory_iterator(home()))
        fs::last_write_time(entry, fs::file_time_type::clock::now() + std::chrono::hours(24 * 365));
    EXPECT_EQ(play(kAnotherShot).status, 0);
    EXPECT_EQ(recordings().size(), 1u) << "it is the same match that goes on";
    EXPECT_GT(newest_recording().size(), before.size());
}

TEST_F(Faults, OfDisksThatAreFullLeaveWhatWasThere) {
    ASSERT_EQ(play(kOneShot).status, 0);
    const std::string match = newest_recording();
    const std::string kept = read_file(settings()).value();
    const std::string script = kAnotherShot;
    write_script(script.substr(0, script.find("shot")));
    // of a file no more than 512 bytes can be written, as where a quota is used up
    const auto ran = test::run("ulimit -f 1; " + play_command(path("script")));
    EXPECT_EQ(ran.status, 0) << ran.output;
    EXPECT_EQ(read_file(settings()).value(), kept);
    EXPECT_EQ(newest_recording(), match);
    EXPECT_TRUE(names_in(data(), ".tmp").empty());
    EXPECT_EQ(play(kAnotherShot).status, 0);
    EXPECT_EQ(newest_recording().find(match.substr(0, match.size() / 2)), 0u) << "it is still that match";
}

/// The home is a small disk of its own, for as long as one command of the shell.
class FaultsOfDisks : public Faults {
  protected:
    void SetUp() override {
        const auto ran = on_disk("true");
        if (ran.status != 0) GTEST_SKIP() << "no disk can be mounted here: " << ran.output;
        fs::create_directories(path("out"));
    }
    test::Ran on_disk(const std::string& commands) const {
        write(path("commands"),
              "set -e\nmount -t tmpfs -o size=256k none " + quoted(home()) + "\n" + commands);
        const std::string as_root = ::geteuid() == 0 ? "" : "--map-root-user ";
        return test::run("unshare " + as_root + "--mount sh " + quoted(path("commands")));
    }
    /// A command that plays a script.
    std::string plays(const std::string& name, const std::string& script) const {
        write(path(name), script);
        return "( " + play_command(path(name)) + " )\n";
    }
    std::string copies(const std::string& to) const {
        return "cp -r " + quoted(home()) + " " + quoted(path("out/" + to)) + "\n";
    }
};

TEST_F(FaultsOfDisks, KeepTheMatchAsItWasWhereThereIsNoRoomAndTheGameGoesOn) {
    const std::string home_now = quoted(home());
    const auto ran =
        on_disk(plays("first", kOneShot) + copies("before") + "head -c 1000000 /dev/zero > " + home_now +
                "/fill 2> /dev/null || true\n" + plays("second", kAnotherShot) + copies("after"));
    EXPECT_EQ(ran.status, 0) << ran.output;
    for (const char* file : {".config/terramorph/settings.toml"})
        EXPECT_EQ(read_file(path("out/before/") + file).value(),
                  read_file(path("out/after/") + file).value());
    const std::string below = "/.local/share/terramorph";
    const auto before = names_in(path("out/before") + below, ".tmrec");
    EXPECT_EQ(before, names_in(path("out/after") + below, ".tmrec"));
    ASSERT_EQ(before.size(), 1u);
    const std::string was = read_file(path("out/before") + below + "/" + before.front()).value();
    const std::string is = read_file(path("out/after") + below + "/" + before.front()).value();
    EXPECT_NE(was, "");
    EXPECT_EQ(is.substr(0, was.size()), was);
}

TEST_F(FaultsOfDisks, AreSaidOnceWhereNothingMayBeWritten) {
    const auto ran =
        on_disk("mount -o remount,ro " + quoted(home()) + "\n( " + command("", "SDL_VIDEODRIVER=dummy") +
                " ) &\n"
                "until grep -q '^SigCgt:.*[4567cdef]...$' /proc/$!/status; do sleep 0.05; done\n"
                "kill $!\nwait $!\n");
    EXPECT_NE(ran.output.find("so matches can't be saved there"), std::string::npos) << ran.output;
    EXPECT_EQ(std::ranges::count(ran.output, '\n'), 1) << ran.output;
    EXPECT_EQ(ran.status, 0);
}

}  // namespace
}  // namespace terramorph

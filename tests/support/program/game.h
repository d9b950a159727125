#pragma once

#include <gtest/gtest.h>

#include <csignal>
#include <cstdint>
#include <string>
#include <vector>

#include "base/ticks.h"
#include "support/paths.h"
#include "support/program/run.h"
#include "support/program/running.h"

namespace terramorph::test {

/// The game's program in a folder and a home of its own, without a display unless the environment names one.
class Game : public testing::Test {
  protected:
    /// From the title to a match of friends: part of a script.
    /// Where there's one to continue, the title begins there, and this goes on with it.
    static std::string play_friends() {
        return "size 640 360\nwait 0.2\nkey left\nkey right\nkey enter\nkey enter\n";
    }
    /// A script for play(): begins a match of two people, and the first one fires ...
    static inline const std::string kOneShot = play_friends() +
                                               "wait 0.2\nkey space\nwait 0.2\nkey space\nwait 0.2\n"
                                               "key space\nwait 4\nshot end.png\n";
    /// ... and to take it up again, and fire.
    static constexpr const char* kAnotherShot =
        "size 640 360\nwait 0.2\nkey enter\nwait 0.2\nkey left\nkey space\nwait 4\nshot end.png\n";

    explicit Game(const std::string& below = "");
    ~Game() override;

    std::string path(const std::string& name) const { return folder_ + "/" + name; }
    std::string home(const std::string& below = "") const { return folder_ + "/home" + below; }
    /// A file of the player's settings, and one of the player's matches.
    std::string settings(const std::string& name = "settings.toml") const;
    std::string data(const std::string& name = "") const;

    /// The paths of all recordings, the newest last; and what is in that one.
    std::vector<std::string> recordings() const;
    std::string newest_recording() const;
    /// The tick that it has come to; less than any where there is none.
    Ticks newest_tick() const;
    /// The folder's file names that end in this, in order.
    static std::vector<std::string> names_in(const std::string& folder, const std::string& ending);

    /// The command of the shell that starts it with arguments and variables of the environment ("A=b C=d").
    std::string command(const std::string& arguments = "", const std::string& environment = "") const;
    /// Runs it to its end.
    Ran run(const std::string& arguments = "", const std::string& environment = "") const;
    /// Plays a script with the home's settings and matches; its pictures go into the folder "shots".
    Ran play(const std::string& script, const std::string& environment = "") const;
    /// The command for that, with a script that was written to this path.
    std::string play_command(const std::string& script_path, const std::string& environment = "") const;
    /// Starts it in a window that nobody sees, lets it show some frames, and tells it to end.
    Ran start_and_end(const std::string& environment = "", int signal = SIGTERM) const;

    /// Writes a file below the folder, and the folders that lead there.
    void write(const std::string& file, const std::string& content) const;
    void write_script(const std::string& script) const { write(path("script"), script); }
    /// From now on it is a copy that is started, in a folder of its own with its assets and fonts.
    void move_program(const std::string& folder);

    std::string program = binary_path("terramorph");  ///< or a copy of it

  private:
    std::string scratch_;
    std::string folder_;
};

}  // namespace terramorph::test

#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "paint/files/png.h"
#include "support/program/game.h"

namespace terramorph::test {

/// A display of its own that nobody sees.
class Display {
  public:
    Display();

    /// As ":7"; empty where there can be none.
    const std::string& name() const { return name_; }
    /// Sends what xdotool is told: "key F12".
    Ran tell(const std::string& what) const;
    /// As if somebody pulled the plug.
    void end() { server_.send(9), server_.wait(); }

  private:
    Running server_{"exec Xvfb -displayfd 1 -screen 0 1280x800x24 -nolisten tcp -noreset 2> /dev/null"};
    std::string name_;
};

/// The game in a window.
class Windowed : public Game {
  protected:
    struct Picture {
        int width = 0;
        int height = 0;
        std::vector<std::uint8_t> rgb = {};
    };

    void SetUp() override;
    /// Starts the game and waits for its window.
    std::unique_ptr<Running> start(const std::string& arguments = "", const std::string& environment = "");
    /// The number of a window of the game, other than the known one; empty while there is none.
    std::string another_window(const std::string& known) const;
    /// The environment that the game is started in.
    std::string on_display() const;
    /// Presses keys, one after the other: "Tab Return".
    void press(const std::string& keys) const;
    /// What the game shows now, by its own screenshot.
    Picture picture() const;
    /// Asks the X server for this size of the window.
    void resize(int width, int height) const;

    Display display;
    std::string window = {};  ///< its number
};

}  // namespace terramorph::test

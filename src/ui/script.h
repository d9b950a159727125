#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "ui/app.h"

namespace terramorph {

/// One line of a script: what a person would do.
struct Action {
    enum class Kind { key, hold, text, move, click, drag, wait, shot, size, quit };

    Kind kind = Kind::quit;
    InputEvent press = {};      ///< key, hold
    std::string words = {};     ///< what is typed; the file name of a shot
    Point from = {}, to = {};   ///< move and click go to `to`
    double seconds = 0;         ///< hold, wait
    int width = 0, height = 0;  ///< size
};

/// Reads a script: lines of `key NAME`, `hold NAME SECONDS`, `text WORDS`, `move X Y`, `click X Y`, `drag X Y
/// X Y`, `wait SECONDS`, `shot NAME.png`, `size W H`, `quit`; `#` begins a comment. The error names the line
/// and what is wrong there.
Result<std::vector<Action>> parse_script(std::string_view script);

/// Who is told what a script brings about.
struct ScriptSinks {
    /// Keeps a picture under a plain file name; the script ends where it cannot.
    std::function<Refusal(const std::string& name, const Image& picture)> shot;
    /// Called after every frame with its picture: to show it, and to wait for the clock. None to go as fast
    /// as it goes.
    std::function<void(const Image& picture)> frame = {};
    std::function<void(const std::vector<Sound>& sounds)> sounds = {};
};

/// Does what the script says, in frames of 1/60 s, until its end or until the game is quit. `picture` is
/// drawn into; its size is the window's until the script sets another. The same script always gives the same
/// pictures.
Refusal run_script(const std::vector<Action>& actions, App& app, const Typeface& typeface, Image& picture,
                   const ScriptSinks& sinks);

}  // namespace terramorph

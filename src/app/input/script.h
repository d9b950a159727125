#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/input/input.h"
#include "base/result.h"

namespace terramorph {

/// A line of a script: an action of a person.
struct Action {
    enum class Kind { key, hold, text, move, click, drag, wait, shot, size, sheet, moment, quit };

    Kind kind = Kind::quit;
    InputEvent press = {};           ///< key, hold
    std::string words = {};          ///< typed text; the file name of a shot
    std::string good = {};           ///< moment
    Vec2<float> from = {}, to = {};  ///< move and click go to `to`
    double seconds = 0;              ///< hold, wait, moment
    int width = 0, height = 0;       ///< size
};

/// Reads a script: lines of `key NAME`, `hold NAME SECONDS`, `text WORDS`, `move X Y`, `click X Y`, `drag X Y
/// X Y`, `wait SECONDS`, `shot NAME.png`, `size W H`, `quit`; `#` begins a comment. `sheet NAME.png` is a
/// picture of every weapon at its peak, `moment GOOD SECONDS NAME.png` one of a good so long after its first
/// blow. Errors name the line and the problem.
Result<std::vector<Action>> parse_script(std::string_view script);

}  // namespace terramorph

#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/input/script.h"
#include "ui/app.h"

namespace terramorph {

/// Receivers of a script's results.
struct ScriptSinks {
    /// Saves a picture under a plain file name; the script ends if that fails.
    std::function<Refusal(const std::string& name, const Image& picture)> shot;
    /// Called after every frame with its picture, to show it and to wait for the clock. None to run at full
    /// speed.
    std::function<void(const Image& picture)> frame = {};
    std::function<void(const std::vector<Sound>& sounds)> sounds = {};
};

/// Runs the script in frames of 1/60 s, until its end or until the game is quit. `picture` is drawn into; its
/// size is the window's until the script sets another. The same script always gives the same pictures.
Refusal run_script(const std::vector<Action>& actions, App& app, const Typeface& typeface, Image& picture,
                   const ScriptSinks& sinks);
/// The same with actions that come one by one, until there are no more.
Refusal run_script(const std::function<std::optional<Action>()>& next_action, App& app,
                   const Typeface& typeface, Image& picture, const ScriptSinks& sinks);

}  // namespace terramorph

#pragma once

#include <cstddef>
#include <string_view>

#include "ui/app.h"

namespace terramorph {

// The preset of the next match, by number; after the presets comes "Custom", the player's own rules, which
// are restored when it's chosen again.

/// The number of presets, including "Custom".
std::size_t preset_count();
/// For tests.
std::string_view preset_id(std::size_t number);
std::string_view preset_label(std::size_t number);
std::string_view preset_help(std::size_t number);

std::size_t chosen_preset(const App& app);
/// True if the preset can be chosen: "Custom" only if there are own rules.
bool has_preset(const App& app, std::size_t number);
void choose_preset(App& app, std::size_t number);
/// Selects the next available preset, or the previous one with a step of -1.
void step_preset(App& app, int step);

}  // namespace terramorph

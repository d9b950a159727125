#pragma once

#include <cstddef>
#include <string_view>

#include "ui/app.h"

namespace terramorph {

// Which preset the next match is played with, by its number; behind the presets, as "Custom", stand rules
// that somebody has set. Those come back when "Custom" is chosen again.

/// How many there are, with "Custom".
std::size_t preset_count();
/// For tests.
std::string_view preset_id(std::size_t number);
std::string_view preset_label(std::size_t number);
std::string_view preset_help(std::size_t number);

std::size_t chosen_preset(const App& app);
/// Whether it can be chosen: "Custom" only once there are such rules.
bool has_preset(const App& app, std::size_t number);
void choose_preset(App& app, std::size_t number);
/// The next one that can be chosen, or the one before with a step of -1.
void step_preset(App& app, int step);

}  // namespace terramorph

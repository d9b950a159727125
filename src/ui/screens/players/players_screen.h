#pragma once

#include <memory>

#include "app/player/lineup.h"
#include "ui/screen.h"

namespace terramorph {

/// The players of the next match: names, colours, emblems and kinds; alone, oneself and one's opponents.
std::unique_ptr<Screen> players_screen(App& app, Lineup lineup);
inline std::unique_ptr<Screen> players_screen(App& app) { return players_screen(app, Lineup::friends); }

}  // namespace terramorph

#pragma once

#include <memory>

#include "app/player/lineup.h"
#include "ui/screen.h"

namespace terramorph {

/// Over the title: whom one plays against, how hard they are, and by which rules.
std::unique_ptr<Screen> match_panel(App& app, Lineup lineup);

}  // namespace terramorph

#pragma once

#include <memory>

#include "ui/app.h"

namespace terramorph {

/// The page Friends online: one's name, the ways to play with people at other machines, and matches to go
/// back to.
std::unique_ptr<Screen> remote_screen(App& app);
/// Opens that page, and there a room at a broker that's started on this machine.
void host_at_home(App& app);

}  // namespace terramorph
